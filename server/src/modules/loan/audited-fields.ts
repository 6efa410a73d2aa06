import type { Loan } from './loan.entity';

/** What the audit keeps of a loan before and after a change. */
export function auditedFields(loan: Loan): object {
  const { status, statusText, statusColor, statusIcon, statusMessage } = loan;
  const { statement, statementMessage, statementShow, decisionReasons } = loan;
  return {
    status,
    statusText,
    statusColor,
    statusIcon,
    statusMessage,
    statement,
    statementMessage,
    statementShow,
    decisionReasons,
  };
}
