/** The schema of the job engine. */
export const JOBS_SCHEMA = 'jobs';

/** Rows that are added and stay as they are: with the triggers of `appendOnly`, and without the right to try. */
export const APPEND_ONLY: readonly string[] = [
  'audit_entry',
  'audit_head',
  'audit_link',
  'credit_score_entry',
  'credit_use',
  'installment',
  'late_transaction',
  'ledger_transaction',
  'loan_agreement',
  'loan_charge',
  'loan_day_position',
  'loan_event',
  'loan_waiver',
  'loan_waiver_reversal',
  'loan_write_off',
  'loan_write_off_reversal',
  'posting',
  'repayment',
  'repayment_allocation',
  'repayment_reversal',
  'servicing_policy',
  'suspense_posting',
];

/** What a role may do to a table. */
export interface Privileges {
  readonly kinds: readonly string[];
  /** Which columns alone it may change, where it may not change all. */
  readonly columns?: readonly string[];
}

const EVERY_ROW: Privileges = { kinds: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'] };

const OTHERS: Readonly<Record<string, Privileges>> = {
  ...Object.fromEntries(APPEND_ONLY.map((table) => [table, { kinds: ['SELECT', 'INSERT'] }])),
  /** Their balances are moved by the trigger of a posting, and by nothing else. */
  wallet_account: { kinds: ['SELECT', 'INSERT', 'UPDATE'] },
  api_key: { kinds: ['SELECT', 'INSERT'], columns: ['last_used_at', 'revoked_at'] },
  payment_promise: { kinds: ['SELECT', 'INSERT'], columns: ['ended_at', 'is_withdrawn', 'told'] },
  /** Asked once and answered once; own words are sealed besides. */
  hardship_request: {
    kinds: ['SELECT', 'INSERT'],
    columns: [
      ...['state', 'closed_at', 'decided_by', 'reason', 'change', 'changed_on', 'last_repayment_id'],
      'words_cipher',
    ],
  },
  incoming_payment: { kinds: ['SELECT', 'INSERT', 'UPDATE'] },
  migrations: { kinds: ['SELECT'] },
};

/** What the server may do to a table. One that is not named is one whose rows come, change and go. */
export function privilegesOn(schema: string, table: string): Privileges {
  return (schema === JOBS_SCHEMA ? undefined : OTHERS[table]) ?? EVERY_ROW;
}
