import type { DecisionReason } from '@pautang/loan-terms';
import type { Language } from '../../platform/language/language';
import { inLanguage, type Words } from '../../platform/language/sentence';

const TEXTS: Readonly<Record<DecisionReason, Words>> = {
  INCOME_SUFFICIENT: 'One installment fits the monthly income you stated.',
  SCORE_SUFFICIENT: 'Your credit score is sufficient.',
  INCOME_NOT_STATED: 'You have not stated your monthly income.',
  INSTALLMENT_ABOVE_HALF_INCOME: 'One installment is more than half of the monthly income you stated.',
  INSTALLMENT_ABOVE_INCOME: 'One installment is more than the whole monthly income you stated.',
  SCORE_LOW: 'Your credit score is below 400.',
  SCORE_TOO_LOW: 'Your credit score is below 250.',
  LATE_BEFORE: 'More than one installment of earlier loans was 30 days late or more.',
  SERIOUSLY_LATE_BEFORE: 'An installment of an earlier loan was 90 days late or more.',
};

/** The reasons of a decision, as a member reads them. */
export function explainReasons(
  reasons: readonly DecisionReason[],
  language: Language,
): { code: DecisionReason; text: string }[] {
  return reasons.map((code) => ({ code, text: inLanguage(language, TEXTS[code]) }));
}
