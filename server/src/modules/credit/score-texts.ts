import { agreedTerms } from '@pautang/legal-texts';
import { CREDIT_SCORE, LATE_FROM_DAY, type ScoreRule } from '@pautang/loan-terms';
import { filled, type Words } from '../../platform/language/sentence';

const graceDays = { days: String(agreedTerms.penaltyAfterDaysLate) };

/** What members are told of each rule, where it moved the score and where the rules are listed. */
export const SCORE_TEXTS: Readonly<Record<ScoreRule | 'STARTED', Words>> = {
  STARTED: filled('Every member starts with {points} points.', { points: String(CREDIT_SCORE.start) }),
  EARLY_INSTALLMENT: 'An installment was paid before its due date.',
  ON_TIME_INSTALLMENT: filled(
    'An installment was paid by its due date or within {days} days after it.',
    graceDays,
  ),
  LATE_INSTALLMENT: filled('An installment was not paid within {days} days after its due date.', graceDays),
  VERY_LATE_INSTALLMENT: filled('An installment was {days} days late.', {
    days: String(LATE_FROM_DAY.VERY_LATE_INSTALLMENT),
  }),
  SERIOUSLY_LATE_INSTALLMENT: filled('An installment was {days} days late.', {
    days: String(LATE_FROM_DAY.SERIOUSLY_LATE_INSTALLMENT),
  }),
  MONEY_KEPT: 'On a due date at least a tenth of the loan was in the wallet.',
  LOAN_WRITTEN_OFF: 'A loan was written off. What is paid on it afterwards moves nothing.',
  LOAN_COMPLETED: 'A loan was repaid in full. One that ends before its first due date moves nothing.',
};
