import type { StatusColor, StatusIcon } from '../../platform/status-look';
import type { Loan } from './loan.entity';
import { LOAN_LOOKS } from './loan-status';

export interface ShownStatus {
  readonly text: string;
  readonly color: StatusColor;
  readonly icon: StatusIcon;
  readonly message: string;
  readonly statement: string;
  readonly statementMessage: string;
}

/** What is shown for a loan's status: staff's words where they gave some, else the status's own. */
export function shownStatus(loan: Loan): ShownStatus {
  const look = LOAN_LOOKS[loan.status];
  return {
    text: loan.statusText ?? loan.status,
    color: loan.statusColor ?? look.color,
    icon: loan.statusIcon ?? look.icon,
    message: loan.statusMessage ?? look.message,
    statement: loan.statement ?? look.statement,
    statementMessage: loan.statementMessage ?? look.message,
  };
}
