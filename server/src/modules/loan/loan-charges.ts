import { type LoanChargeKind, netProceeds, toMajor } from '@pautang/loan-terms';
import type { Movement, PostingLine } from '../ledger/movement';
import type { Loan } from './loan.entity';
import type { LoanChargesDto } from './loan-charges.dto';

export type ChargedColumns = Pick<Loan, 'principalMinor' | 'processingFeeMinor' | 'stampTaxMinor'>;

/** For hot statements that read a loan as `l`. */
export const CHARGE_COLUMNS = `l.processing_fee_minor AS "processingFeeMinor", l.stamp_tax_minor AS "stampTaxMinor"`;

/** What of a loan's principal is paid out. */
export function proceedsOf({ principalMinor, processingFeeMinor, stampTaxMinor }: ChargedColumns): number {
  return netProceeds(principalMinor, [{ amountMinor: processingFeeMinor }, { amountMinor: stampTaxMinor }]);
}

/** The same for SQL that reads a loan as `l`. */
export const PROCEEDS = '(l.principal_minor - l.processing_fee_minor - l.stamp_tax_minor)';

/** What a loan that is read as `l`, of the member $1, paid to close another one. */
export const PAID_OFF = `coalesce((
   SELECT p.amount_minor FROM repayment p
   WHERE p.member_id = $1 AND p.loan_id = l.pays_off_id AND p.paid_by_loan_id = l.id
 ), 0)`;

/** Of a contract: nothing is said where nothing was charged. */
export function chargedOnce({ processingFeeMinor, stampTaxMinor }: ChargedColumns): {
  chargesMinor?: number;
} {
  const chargesMinor = processingFeeMinor + stampTaxMinor;
  return chargesMinor > 0 ? { chargesMinor } : {};
}

/**
 * A loan comes into its wallet, less what it is charged once: or goes back as it came.
 * @param payoffMinor what of it pays off an earlier loan
 */
export function fundingLines(
  loan: ChargedColumns,
  walletAccountId: string,
  direction: 'OUT' | 'BACK',
  payoffMinor: number,
): PostingLine[] {
  const signed = (amountMinor: number) => (direction === 'OUT' ? amountMinor : 0 - amountMinor);
  return [
    { account: 'WALLET', walletAccountId, amountMinor: signed(proceedsOf(loan) - payoffMinor) },
    { account: 'TOP_UPS', amountMinor: signed(payoffMinor) },
    { account: 'LOANS_RECEIVABLE', amountMinor: signed(0 - loan.principalMinor) },
    { account: 'PROCESSING_FEE_INCOME', amountMinor: signed(loan.processingFeeMinor) },
    { account: 'STAMP_TAX_PAYABLE', amountMinor: signed(loan.stampTaxMinor) },
  ] satisfies Movement['lines'];
}

/** What a loan was charged once; undefined where that is nothing. */
export function loanChargesOf(loan: ChargedColumns): LoanChargesDto | undefined {
  const { processingFeeMinor, stampTaxMinor } = loan;
  const charged: [LoanChargeKind, number][] = [
    ['PROCESSING_FEE', processingFeeMinor],
    ['DOCUMENTARY_STAMP_TAX', stampTaxMinor],
  ];
  const items = charged.filter(([, amountMinor]) => amountMinor > 0);
  if (items.length === 0) return undefined;
  return {
    items: items.map(([kind, amountMinor]) => ({ kind, amountXR: toMajor(amountMinor) })),
    totalXR: toMajor(processingFeeMinor + stampTaxMinor),
    proceedsXR: toMajor(proceedsOf(loan)),
  };
}
