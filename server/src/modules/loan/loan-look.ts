import type { Language } from '../../platform/language/language';
import { inLanguage, type Words } from '../../platform/language/sentence';
import type { StatusColor, StatusIcon } from '../../platform/status-look';
import { explainReasons, type LoanReason } from './decision-reasons';
import type { Loan } from './loan.entity';
import { LAPSED_LOOK, LOAN_LOOKS, type LoanStatus, type LoanStatusLook } from './loan-status';

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

/** What the look of a loan rests upon. */
export type LookedAtLoan = Pick<Loan, keyof typeof OWN_LOOK | 'status'>;

/** The same for hot statements that read a loan as `l`. */
export const LOOK_COLUMNS = `l.status, l.status_text AS "statusText", l.status_color AS "statusColor",
   l.status_icon AS "statusIcon", l.status_message AS "statusMessage", l.statement,
   l.statement_message AS "statementMessage", l.decision_reasons AS "decisionReasons"`;

/** Why an application is over that nobody cancelled. */
export const LAPSED = 'APPLICATION_LAPSED' as const satisfies LoanReason;

/** What stands before and after the reasons of an automatic decision. */
const AUTOMATIC: Partial<Record<LoanStatus, readonly Words[]>> = {
  UNDER_REVIEW: ['A Loan Officer looks at your application. You need not do anything now.'],
  REJECTED: [
    'We cannot lend to you this time.',
    'Your Loan Officer can look at it again, and you may apply again.',
  ],
};

export interface ShownStatus {
  readonly text: string;
  readonly color: StatusColor;
  readonly icon: StatusIcon;
  readonly message: string;
  readonly statement: string;
  readonly statementMessage: string;
}

/** What is shown for a loan's status: staff's words as they wrote them, else the status's own in this language. */
export function shownStatus(loan: LookedAtLoan, language: Language): ShownStatus {
  const look = lookOf(loan);
  const message = messageOf(loan, language);
  return {
    text: loan.statusText ?? loan.status,
    color: loan.statusColor ?? look.color,
    icon: loan.statusIcon ?? look.icon,
    message: loan.statusMessage ?? message,
    statement: loan.statement ?? inLanguage(language, look.statement),
    statementMessage: loan.statementMessage ?? message,
  };
}

/** The status's own message; what the rule decided against the application, or left to a person, is told with it. */
function messageOf(loan: LookedAtLoan, language: Language): string {
  const { status, decisionReasons } = loan;
  const words = decisionReasons.length > 0 ? AUTOMATIC[status] : undefined;
  if (!words) return inLanguage(language, lookOf(loan).message);
  const reasons = explainReasons(decisionReasons, language).map(({ text }) => text);
  const [first, ...rest] = words.map((line) => inLanguage(language, line));
  return [first, ...reasons, ...rest].join('\n');
}

function lookOf({ status, decisionReasons }: LookedAtLoan): LoanStatusLook {
  return status === 'CANCELLED' && decisionReasons.includes(LAPSED) ? LAPSED_LOOK : LOAN_LOOKS[status];
}
