import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Expands: payments that members say to have made. A version before this one takes none, and matches none. */
export class PaymentClaims1763700000550 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE payment_claim (
      member_id uuid NOT NULL,
      id uuid NOT NULL,
      loan_id uuid NOT NULL,
      loan_number text NOT NULL,
      amount_minor bigint NOT NULL,
      currency varchar(3) NOT NULL,
      paid_on date NOT NULL,
      reference_cipher text,
      reference_hash text,
      bank_cipher text,
      claimed_at timestamptz NOT NULL,
      waits_until date NOT NULL,
      withdrawn_at timestamptz,
      payment_number text,
      repayment_id uuid,
      CONSTRAINT "PK_payment_claim" PRIMARY KEY (member_id, id),
      CONSTRAINT payment_claim_amount_positive CHECK (amount_minor > 0),
      CONSTRAINT payment_claim_found CHECK ((payment_number IS NULL) = (repayment_id IS NULL)
        AND (repayment_id IS NULL OR withdrawn_at IS NULL)),
      CONSTRAINT "FK_payment_claim_loan" FOREIGN KEY (member_id, loan_id) REFERENCES loan (member_id, id)
    )`);
    await runner.query(
      'CREATE UNIQUE INDEX payment_claim_once ON payment_claim (member_id, loan_id, reference_hash) WHERE withdrawn_at IS NULL',
    );
    await runner.query('CREATE INDEX payment_claim_reference ON payment_claim (reference_hash)');
    await runner.query(
      'CREATE INDEX payment_claim_open ON payment_claim (id) WHERE withdrawn_at IS NULL AND repayment_id IS NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE payment_claim');
  }
}
