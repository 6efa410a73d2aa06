import type { Language } from '../../platform/language/language';
import { inLanguage } from '../../platform/language/sentence';
import type { StatusColor, StatusIcon } from '../../platform/status-look';
import type { Loan } from './loan.entity';
import { LOAN_LOOKS } from './loan-status';

/** Nothing of staff's own, and no automatic reasons: the status speaks for itself. */
export const OWN_LOOK = {
  statusText: null,
  statusColor: null,
  statusIcon: null,
  statusMessage: null,
  statement: null,
  statementMessage: null,
  decisionReasons: [],
} satisfies Partial<Loan>;

export interface ShownStatus {
  readonly text: string;
  readonly color: StatusColor;
  readonly icon: StatusIcon;
  readonly message: string;
  readonly statement: string;
  readonly statementMessage: string;
}

/** What is shown for a loan's status: staff's words as they wrote them, else the status's own in this language. */
export function shownStatus(loan: Loan, language: Language): ShownStatus {
  const look = LOAN_LOOKS[loan.status];
  const message = inLanguage(language, look.message);
  return {
    text: loan.statusText ?? loan.status,
    color: loan.statusColor ?? look.color,
    icon: loan.statusIcon ?? look.icon,
    message: loan.statusMessage ?? message,
    statement: loan.statement ?? inLanguage(language, look.statement),
    statementMessage: loan.statementMessage ?? message,
  };
}
