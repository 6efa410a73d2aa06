/** Specification section 4, 'Loan screen flow'. */
export type LoanView = 'loanbox' | 'loansubmitting' | 'continue';

export interface LoanFlow {
  readonly view: LoanView;
  /** Whether the view took the place of another one. */
  readonly moved: boolean;
}

export type LoanFlowEvent = 'created' | 'submitted' | 'continued';

export const firstLoanFlow: LoanFlow = { view: 'loanbox', moved: false };

/** How long the submission page stays. */
export const submissionMs = 5000;

const transitions: Record<LoanView, Partial<Record<LoanFlowEvent, LoanView>>> = {
  loanbox: { created: 'loansubmitting' },
  loansubmitting: { submitted: 'continue' },
  continue: { continued: 'loanbox' },
};

export function loanFlow(flow: LoanFlow, event: LoanFlowEvent): LoanFlow {
  const view = transitions[flow.view][event];
  return view ? { view, moved: true } : flow;
}
