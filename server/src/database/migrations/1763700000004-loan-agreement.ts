import type { MigrationInterface, QueryRunner } from 'typeorm';
import { appendOnly } from '../append-only';

const STATEMENTS = [
  `CREATE TABLE loan_agreement (
    member_id uuid NOT NULL,
    loan_id uuid NOT NULL,
    agreed_at TIMESTAMP WITH TIME ZONE NOT NULL,
    terms_version text NOT NULL,
    language text NOT NULL,
    address text NOT NULL,
    quote_hash text NOT NULL,
    agreed jsonb NOT NULL,
    CONSTRAINT "PK_loan_agreement" PRIMARY KEY (member_id, loan_id),
    CONSTRAINT "FK_loan_agreement_loan" FOREIGN KEY (member_id, loan_id) REFERENCES loan(member_id, id)
  )`,
  ...appendOnly('loan_agreement'),
];

/** What members agreed to, which nothing changes later. */
export class LoanAgreement1763700000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE loan_agreement');
  }
}
