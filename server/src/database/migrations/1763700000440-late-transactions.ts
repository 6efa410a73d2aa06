import type { MigrationInterface, QueryRunner } from 'typeorm';
import { appendOnly } from '../append-only';

/**
 * Expands: a version before this one adds no rows, so what it records of a day that was over counts, in reports, on that day.
 * Payments that were recorded late until now are taken over.
 */
const STATEMENTS = [
  `CREATE TABLE late_transaction (
    member_id uuid NOT NULL,
    transaction_id uuid NOT NULL,
    recorded_on date NOT NULL,
    CONSTRAINT "PK_late_transaction" PRIMARY KEY (member_id, transaction_id),
    CONSTRAINT "FK_late_transaction_transaction" FOREIGN KEY (member_id, transaction_id)
      REFERENCES ledger_transaction(member_id, id)
  )`,
  `INSERT INTO late_transaction
   SELECT r.member_id, t.id, (r.recorded_at AT TIME ZONE 'Asia/Manila')::date
   FROM repayment r JOIN ledger_transaction t
     ON t.member_id = r.member_id AND t.kind = 'REPAYMENT' AND t.subject_id = r.id
   WHERE (r.recorded_at AT TIME ZONE 'Asia/Manila')::date > t.business_on`,
  ...appendOnly('late_transaction'),
];

export class LateTransactions1763700000440 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE late_transaction');
  }
}
