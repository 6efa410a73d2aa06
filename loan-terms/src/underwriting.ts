/** Why an application was decided as it was; members read a sentence for each. */
export const DECISION_REASONS = [
  'INCOME_SUFFICIENT',
  'SCORE_SUFFICIENT',
  'INCOME_NOT_STATED',
  'INSTALLMENT_ABOVE_HALF_INCOME',
  'INSTALLMENT_ABOVE_INCOME',
  'SCORE_LOW',
  'SCORE_TOO_LOW',
  'LATE_BEFORE',
  'SERIOUSLY_LATE_BEFORE',
] as const;
export type DecisionReason = (typeof DECISION_REASONS)[number];

/** What is known of an applicant. */
export interface Applicant {
  /** What is paid each month, in hundredths of a peso. */
  readonly installmentPhpMinor: number;
  readonly monthlyNetIncomePesos: number;
  /** Whether the income was stated; registration fills in a figure where it was not. */
  readonly isIncomeStated: boolean;
  readonly creditScore: number;
  /** Installments of earlier loans that were 30 days late or more, and those that were 90. */
  readonly veryLateInstallments: number;
  readonly seriouslyLateInstallments: number;
}

/** REFER: a person decides. */
export interface Underwriting {
  readonly outcome: 'APPROVE' | 'REFER' | 'REJECT';
  readonly reasons: readonly DecisionReason[];
}

/** Below the first a person looks at it; below the second there is no loan. */
export const LEAST_SCORE = { approved: 400, considered: 250 } as const;

/** One installment that was very late is forgiven, once the loan is repaid all the same. */
const FORGIVEN_VERY_LATE = 1;

/**
 * The lender's own rule on applications: what a month costs against the month's income, the score, and how
 * earlier loans were paid. One ground to reject is enough, then one to refer.
 */
export function underwrite(applicant: Applicant): Underwriting {
  const rejected = against(applicant, 'REJECT');
  if (rejected.length > 0) return { outcome: 'REJECT', reasons: rejected };
  const referred = against(applicant, 'REFER');
  if (referred.length > 0) return { outcome: 'REFER', reasons: referred };
  return { outcome: 'APPROVE', reasons: ['INCOME_SUFFICIENT', 'SCORE_SUFFICIENT'] };
}

/** What the rule has against an installment of so much a month, for an income that was stated. */
export function installmentGround(
  installmentPhpMinor: number,
  monthlyNetIncomePesos: number,
): 'INSTALLMENT_ABOVE_INCOME' | 'INSTALLMENT_ABOVE_HALF_INCOME' | undefined {
  const incomeMinor = BigInt(monthlyNetIncomePesos) * 100n;
  const installmentMinor = BigInt(installmentPhpMinor);
  if (installmentMinor > incomeMinor) return 'INSTALLMENT_ABOVE_INCOME';
  return installmentMinor * 2n > incomeMinor ? 'INSTALLMENT_ABOVE_HALF_INCOME' : undefined;
}

function against(applicant: Applicant, outcome: 'REFER' | 'REJECT'): DecisionReason[] {
  const { isIncomeStated, creditScore, veryLateInstallments, seriouslyLateInstallments } = applicant;
  const ground = isIncomeStated
    ? installmentGround(applicant.installmentPhpMinor, applicant.monthlyNetIncomePesos)
    : undefined;
  const grounds: Record<typeof outcome, [DecisionReason, boolean][]> = {
    REJECT: [
      ['INSTALLMENT_ABOVE_INCOME', ground === 'INSTALLMENT_ABOVE_INCOME'],
      ['SCORE_TOO_LOW', creditScore < LEAST_SCORE.considered],
      ['SERIOUSLY_LATE_BEFORE', seriouslyLateInstallments > 0],
    ],
    REFER: [
      ['INCOME_NOT_STATED', !isIncomeStated],
      ['INSTALLMENT_ABOVE_HALF_INCOME', ground === 'INSTALLMENT_ABOVE_HALF_INCOME'],
      ['SCORE_LOW', creditScore < LEAST_SCORE.approved],
      ['LATE_BEFORE', veryLateInstallments > FORGIVEN_VERY_LATE],
    ],
  };
  return grounds[outcome].filter(([, applies]) => applies).map(([reason]) => reason);
}
