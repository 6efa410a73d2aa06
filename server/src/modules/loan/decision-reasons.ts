import { type DecisionReason, LATE_FROM_DAY, LEAST_SCORE } from '@pautang/loan-terms';
import type { Language } from '../../platform/language/language';
import { filled, inLanguage, type Words } from '../../platform/language/sentence';

const days = (rule: keyof typeof LATE_FROM_DAY) => ({ days: String(LATE_FROM_DAY[rule]) });
const score = (least: number) => ({ score: String(least) });

/** Why a loan became what it is: what the rule found, or that nobody decided in time. */
export type LoanReason = DecisionReason | 'APPLICATION_LAPSED';

const TEXTS: Readonly<Record<LoanReason, Words>> = {
  APPLICATION_LAPSED: 'It was not decided in the days for which you agreed to its figures.',
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

/** The reasons of a decision, as a member reads them. */
export function explainReasons(
  reasons: readonly LoanReason[],
  language: Language,
): { code: LoanReason; text: string }[] {
  return reasons.map((code) => ({ code, text: inLanguage(language, TEXTS[code]) }));
}
