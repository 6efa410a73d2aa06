import type { ScoreRule } from '@pautang/loan-terms';
import type { Words } from '../../platform/language/sentence';

/** What members are told of each rule, where it moved the score and where the rules are listed. */
export const SCORE_TEXTS: Readonly<Record<ScoreRule | 'STARTED', Words>> = {
  STARTED: 'Every member starts with 500 points.',
  EARLY_INSTALLMENT: 'An installment was paid before its due date.',
  ON_TIME_INSTALLMENT: 'An installment was paid by its due date or within 3 days after it.',
  LATE_INSTALLMENT: 'An installment was not paid within 3 days after its due date.',
  VERY_LATE_INSTALLMENT: 'An installment was 30 days late.',
  SERIOUSLY_LATE_INSTALLMENT: 'An installment was 90 days late.',
  MONEY_KEPT: 'On a due date at least a tenth of the loan was in the wallet.',
  LOAN_COMPLETED: 'A loan was repaid in full. It counts from its first due date on.',
};
