import { APPEND_ONLY } from '../database/roles/privileges';

/** The triggers of the tables that money and proof stand in. Whatever a program asks, they refuse what must not be. */
export const GUARDS: readonly string[] = [
  ...APPEND_ONLY.flatMap((table) => [`${table}_append_only`, `${table}_never_emptied`]),
  'ledger_transaction_posted',
  'loan_charge_sums',
  'posting_balanced',
  'posting_moves_balance',
  'repayment_allocation_sums',
  'repayment_discards_checkpoint',
  'repayment_reversal_discards_checkpoint',
  'repayment_reversal_sums',
  'repayment_sums',
  'suspense_posting_sums',
  'wallet_account_moved_by_postings',
  'wallet_account_opens_empty',
  'wallet_account_stays',
];
