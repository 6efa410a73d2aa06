/** What a value that FieldCipher encrypts is bound to beside its owner. Whoever adds one says below where it is kept. */
export type SealedField =
  | 'accountNumber'
  | 'identityNumber'
  | 'claimBank'
  | 'claimReference'
  | 'closedAccount'
  | 'correction'
  | 'hardshipWords'
  | 'key'
  | 'message'
  | 'notice'
  | 'payerName'
  | 'paymentReference'
  | 'secondFactor'
  | 'secondFactorBeginning'
  | 'webhookSecret'
  | `answer ${string}`;

/** A column whose values FieldCipher encrypted. `keys:rotate` goes through all of them. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** Of a column with JSON: the name under which the value stands. */
  readonly inside?: string;
  /** The column with the keyed hash of the same value, which the database forgets when the value is written without it. */
  readonly hash?: string;
  /** The columns of the primary key, all of them texts or uuids. A table that is spread has the one that it is spread by first. */
  readonly primaryKey: readonly string[];
  /** The owner and field that a row's value is bound to. */
  readonly boundTo: (row: Readonly<Record<string, string>>) => readonly [ownerId: string, field: SealedField];
}

/** The names of sealed columns end in `_cipher`, but for those in JSON; a test compares the list with the schema. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  {
    table: 'member',
    column: 'identity_number_cipher',
    hash: 'identity_number_hash',
    primaryKey: ['id'],
    boundTo: ({ id = '' }) => [id, 'identityNumber'],
  },
  {
    table: 'member',
    column: 'account_number_cipher',
    hash: 'account_number_hash',
    primaryKey: ['id'],
    boundTo: ({ id = '' }) => [id, 'accountNumber'],
  },
  {
    table: 'member',
    column: 'next_account_number_cipher',
    primaryKey: ['id'],
    boundTo: ({ id = '' }) => [id, 'accountNumber'],
  },
  {
    table: 'correction',
    column: 'wanted_cipher',
    primaryKey: ['member_id', 'id'],
    boundTo: ({ member_id = '' }) => [member_id, 'correction'],
  },
  {
    table: 'withdrawal_request',
    column: 'account_number_cipher',
    primaryKey: ['member_id', 'id'],
    boundTo: ({ member_id = '' }) => [member_id, 'accountNumber'],
  },
  {
    table: 'withdrawal',
    column: 'account_number_cipher',
    primaryKey: ['member_id', 'id'],
    boundTo: ({ member_id = '' }) => [member_id, 'accountNumber'],
  },
  {
    table: 'closed_account',
    column: 'sealed_cipher',
    primaryKey: ['member_id'],
    boundTo: ({ member_id = '' }) => [member_id, 'closedAccount'],
  },
  {
    table: 'idempotency_record',
    column: 'answer_cipher',
    primaryKey: ['account_id', 'operation', 'key'],
    boundTo: ({ account_id = '', operation = '', key = '' }) => [account_id, answerField({ operation, key })],
  },
  {
    table: 'second_factor',
    column: 'secret_cipher',
    primaryKey: ['account_id'],
    boundTo: ({ account_id = '' }) => [account_id, 'secondFactor'],
  },
  {
    table: 'second_factor',
    column: 'pending_secret_cipher',
    primaryKey: ['account_id'],
    boundTo: ({ account_id = '' }) => [account_id, 'secondFactor'],
  },
  {
    table: 'second_factor_challenge',
    column: 'beginning_cipher',
    primaryKey: ['account_id', 'id'],
    boundTo: ({ account_id = '' }) => [account_id, 'secondFactorBeginning'],
  },
  {
    table: 'kept_key',
    column: 'key_cipher',
    primaryKey: ['name'],
    boundTo: ({ name = '' }) => [name, 'key'],
  },
  ...['secret_cipher', 'previous_secret_cipher'].map(
    (column): SealedColumn => ({
      table: 'webhook_endpoint',
      column,
      primaryKey: ['id'],
      boundTo: ({ id = '' }) => [id, 'webhookSecret'],
    }),
  ),
  ...(
    [
      ['reference_cipher', 'paymentReference'],
      ['payer_name_cipher', 'payerName'],
    ] as const
  ).map(
    ([column, field]): SealedColumn => ({
      table: 'incoming_payment',
      column,
      primaryKey: ['id'],
      boundTo: ({ id = '' }) => [id, field],
    }),
  ),
  ...(
    [
      ['reference_cipher', 'claimReference'],
      ['bank_cipher', 'claimBank'],
    ] as const
  ).map(
    ([column, field]): SealedColumn => ({
      table: 'payment_claim',
      column,
      primaryKey: ['member_id', 'id'],
      boundTo: ({ member_id = '' }) => [member_id, field],
    }),
  ),
  {
    table: 'hardship_request',
    column: 'words_cipher',
    primaryKey: ['member_id', 'id'],
    boundTo: ({ member_id = '' }) => [member_id, 'hardshipWords'],
  },
  {
    table: 'notice',
    column: 'text_cipher',
    primaryKey: ['member_id', 'id'],
    boundTo: ({ member_id = '' }) => [member_id, 'notice'],
  },
  {
    table: 'jobs.job',
    column: 'data',
    inside: 'sealed',
    primaryKey: ['name', 'id'],
    boundTo: ({ id = '' }) => [id, 'message'],
  },
];

/** A remembered answer is bound to what it answered. */
export function answerField({
  operation,
  key,
}: {
  readonly operation: string;
  readonly key: string;
}): SealedField {
  return `answer ${operation}/${key}`;
}
