import type { MigrationInterface, QueryRunner } from 'typeorm';
import { appendOnly } from '../append-only';

/**
 * Expands: a version before this one knows no waivers, and refuses to service a loan that has one. End its servers before the
 * first one is granted.
 */
const STATEMENTS = [
  `CREATE TABLE loan_waiver (
    member_id uuid NOT NULL,
    id uuid NOT NULL,
    loan_id uuid NOT NULL,
    amount_minor bigint NOT NULL,
    waived_on date NOT NULL,
    reason text NOT NULL,
    waived_by uuid NOT NULL,
    recorded_at timestamptz NOT NULL,
    CONSTRAINT loan_waiver_amount_positive CHECK (amount_minor > 0),
    CONSTRAINT "PK_loan_waiver" PRIMARY KEY (member_id, id),
    CONSTRAINT "FK_loan_waiver_loan" FOREIGN KEY (member_id, loan_id) REFERENCES loan(member_id, id)
  )`,
  'CREATE INDEX loan_waiver_of_loan ON loan_waiver (member_id, loan_id, id)',
  `CREATE TABLE loan_waiver_reversal (
    member_id uuid NOT NULL,
    waiver_id uuid NOT NULL,
    reason text NOT NULL,
    reversed_by uuid NOT NULL,
    reversed_at timestamptz NOT NULL,
    CONSTRAINT "PK_loan_waiver_reversal" PRIMARY KEY (member_id, waiver_id),
    CONSTRAINT "FK_loan_waiver_reversal_waiver" FOREIGN KEY (member_id, waiver_id)
      REFERENCES loan_waiver(member_id, id)
  )`,
  ...['loan_waiver', 'loan_waiver_reversal'].flatMap(appendOnly),
];

const kindsAre = (also: string) => [
  'ALTER TABLE loan_charge DROP CONSTRAINT loan_charge_kind',
  `ALTER TABLE loan_charge ADD CONSTRAINT loan_charge_kind CHECK (kind IN ('INTEREST', 'PENALTY', 'LATE_CHARGE',
    'REST_PENALTY', 'REST_FEE', 'REST_INTEREST', 'REST_PRINCIPAL'${also}))`,
];

/** After the migration of the rules of loans, which names the kinds before these. */
export class Waivers1763700000490 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...STATEMENTS, ...kindsAre(`, 'WAIVED_PENALTY', 'WAIVED_FEE'`)])
      await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of kindsAre('')) await runner.query(statement);
    await runner.query('DROP TABLE loan_waiver_reversal, loan_waiver');
  }
}
