import { type DecisionReason, LATE_FROM_DAY, LEAST_SCORE } from '@pautang/loan-terms';
import type { Language } from '../../platform/language/language';
import { filled, inLanguage, type Words } from '../../platform/language/sentence';

const days = (rule: keyof typeof LATE_FROM_DAY) => ({ days: String(LATE_FROM_DAY[rule]) });
const score = (least: number) => ({ score: String(least) });

/** Why a person looks at an application; told to staff alone. */
const FOR_STAFF = {
  SAME_IDENTITY_NUMBER: 'Another account has the same ID.',
  SAME_BANK_ACCOUNT: 'Another account has the same bank account.',
} as const;
type StaffReason = keyof typeof FOR_STAFF;

/** Why a loan became what it is: what the rule found, or that nobody decided in time. */
export type LoanReason =
  | DecisionReason
  | 'APPLICATION_LAPSED'
  | 'AMOUNT_FOR_TWO'
  | 'TOP_UP_NOT_POSSIBLE'
  | StaffReason;

const TEXTS: Readonly<Record<Exclude<LoanReason, StaffReason>, Words>> = {
  APPLICATION_LAPSED: 'It was not decided in the days for which you agreed to its figures.',
  AMOUNT_FOR_TWO: 'A loan of this amount is approved by two Loan Officers.',
  TOP_UP_NOT_POSSIBLE: 'The loan that it would pay off has changed since you applied.',
  INCOME_SUFFICIENT: 'One installment fits the monthly income you stated.',
  SCORE_SUFFICIENT: 'Your credit score is sufficient.',
  INCOME_NOT_STATED: 'You have not stated your monthly income.',
  INSTALLMENT_ABOVE_HALF_INCOME: 'One installment is more than half of the monthly income you stated.',
  INSTALLMENT_ABOVE_INCOME: 'One installment is more than the whole monthly income you stated.',
  SCORE_LOW: filled('Your credit score is below {score}.', score(LEAST_SCORE.approved)),
  SCORE_TOO_LOW: filled('Your credit score is below {score}.', score(LEAST_SCORE.considered)),
  LATE_BEFORE: filled(
    'More than one installment of earlier loans was {days} days late or more.',
    days('VERY_LATE_INSTALLMENT'),
  ),
  SERIOUSLY_LATE_BEFORE: filled(
    'An installment of an earlier loan was {days} days late or more.',
    days('SERIOUSLY_LATE_INSTALLMENT'),
  ),
};

/** A reason with its words. */
export interface ExplainedReason {
  readonly code: LoanReason;
  readonly text: string;
}

/** The reasons of a decision, as a member reads them: without what concerns another member. */
export function explainReasons(reasons: readonly LoanReason[], language: Language): ExplainedReason[] {
  return reasons.flatMap((code) =>
    isForStaff(code) ? [] : [{ code, text: inLanguage(language, TEXTS[code]) }],
  );
}

/** The same as staff read them: all. */
export function reasonsForStaff(reasons: readonly LoanReason[]): ExplainedReason[] {
  return reasons.map((code) => ({
    code,
    text: isForStaff(code) ? FOR_STAFF[code] : inLanguage('en', TEXTS[code]),
  }));
}

/** Whether it concerns another member, so that the borrower is not told. */
export function isForStaff(code: unknown): code is StaffReason {
  return typeof code === 'string' && Object.hasOwn(FOR_STAFF, code);
}
