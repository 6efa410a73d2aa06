import { APPEND_ONLY } from '../database/roles/privileges';

/** All triggers. Whatever a program asks, most of them refuse what must not be. */
export const GUARDS: readonly string[] = [
  ...APPEND_ONLY.flatMap((table) => [`${table}_append_only`, `${table}_never_emptied`]),
  'api_key_never_emptied',
  'api_key_stays',
  'api_key_stays_revoked',
  'hardship_request_answered_once',
  'hardship_request_never_emptied',
  'hardship_request_stays',
  'incoming_payment_never_emptied',
  'incoming_payment_stays',
  'incoming_payment_suspense',
  'ledger_transaction_posted',
  'loan_charge_sums',
  'member_number_hashes',
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
