import { firstLoanFlow, type LoanFlowEvent, loanFlow } from './loan-flow';

function after(...events: LoanFlowEvent[]) {
  return events.reduce(loanFlow, firstLoanFlow).view;
}

describe('the views of the loan screen', () => {
  it('go from the loan box over the submission to the success, and back', () => {
    expect(after()).toBe('loanbox');
    expect(after('created')).toBe('loansubmitting');
    expect(after('created', 'submitted')).toBe('continue');
    expect(after('created', 'submitted', 'continued')).toBe('loanbox');
  });

  it('ignore what does not belong to the view', () => {
    expect(after('submitted')).toBe('loanbox');
    expect(after('created', 'continued')).toBe('loansubmitting');
    expect(loanFlow(firstLoanFlow, 'continued')).toBe(firstLoanFlow);
  });
});
