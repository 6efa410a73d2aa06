/** Where a loan stands, as JSON, with the payment that was recorded last. */
export type CheckpointValues = [
  version: number,
  state: string,
  keptInstallments: string,
  lastRepaymentId: string | null,
];

/**
 * Part of a WITH that keeps a loan's checkpoint: the member's and the loan's ids are the first two parameters, and
 * `checkpointValues` gives those from this one on.
 * @param onlyIf a WHERE, such as that another part moved the loan
 */
export const checkpointed = (first: number, onlyIf = '') => `checkpointed AS (
     INSERT INTO loan_checkpoint AS k (member_id, loan_id, version, state, kept_installments, last_repayment_id)
     SELECT $1::uuid, $2::uuid, $${first}::smallint, $${first + 1}::json, $${first + 2}::json, $${first + 3}::uuid
     ${onlyIf || 'WHERE true'}
     ON CONFLICT (member_id, loan_id) DO UPDATE SET version = excluded.version, state = excluded.state,
       kept_installments = excluded.kept_installments, last_repayment_id = excluded.last_repayment_id
   )`;
