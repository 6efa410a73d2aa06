import type { MigrationInterface, QueryRunner } from 'typeorm';
import { appendOnly } from '../append-only';

const SCHEDULE = [
  `CREATE TABLE installment (
    member_id uuid NOT NULL,
    loan_id uuid NOT NULL,
    number smallint NOT NULL,
    due_on date NOT NULL,
    principal_minor bigint NOT NULL,
    interest_minor bigint NOT NULL,
    CONSTRAINT installment_amounts_known CHECK (principal_minor >= 0 AND interest_minor >= 0),
    CONSTRAINT "PK_installment" PRIMARY KEY (member_id, loan_id, number),
    CONSTRAINT "FK_installment_loan" FOREIGN KEY (member_id, loan_id) REFERENCES loan(member_id, id)
  )`,
  `CREATE TABLE servicing_policy (
    member_id uuid NOT NULL,
    loan_id uuid NOT NULL,
    grace_days smallint NOT NULL,
    daily_percent numeric NOT NULL,
    late_charge_percent numeric NOT NULL,
    cap_percent numeric NOT NULL,
    allocation_order text array NOT NULL,
    CONSTRAINT "PK_servicing_policy" PRIMARY KEY (member_id, loan_id),
    CONSTRAINT "FK_servicing_policy_loan" FOREIGN KEY (member_id, loan_id) REFERENCES loan(member_id, id)
  )`,
];

/** Loans that were approved before there was servicing: all have add-on interest. */
const RUNNING_LOANS = [
  `INSERT INTO installment (member_id, loan_id, number, due_on, principal_minor, interest_minor)
    SELECT member_id, id, number, (approved_on + make_interval(months => number))::date,
      CASE WHEN number < term_months THEN installment_minor - interest_minor
        ELSE principal_minor - (term_months - 1) * (installment_minor - interest_minor) END,
      interest_minor
    FROM loan CROSS JOIN LATERAL generate_series(1, term_months) number
    WHERE status = 'APPROVED'`,
  `INSERT INTO servicing_policy
      (member_id, loan_id, grace_days, daily_percent, late_charge_percent, cap_percent, allocation_order)
    SELECT member_id, id, 3, 0.3, 5, 25, '{PENALTY,FEE,INTEREST,PRINCIPAL}'
    FROM loan WHERE status = 'APPROVED'`,
  `UPDATE loan SET serviced_on = approved_on WHERE status = 'APPROVED' AND serviced_on IS NULL`,
];

const PAYMENTS = [
  `CREATE SEQUENCE repayment_number_sequence`,
  `CREATE TABLE repayment (
    member_id uuid NOT NULL,
    id uuid NOT NULL,
    loan_id uuid NOT NULL,
    repayment_number text NOT NULL,
    amount_minor bigint NOT NULL,
    paid_at TIMESTAMP WITH TIME ZONE NOT NULL,
    paid_on date NOT NULL,
    reference text NOT NULL,
    is_settlement boolean NOT NULL,
    recorded_by uuid NOT NULL,
    recorded_at TIMESTAMP WITH TIME ZONE NOT NULL,
    CONSTRAINT repayment_amount_positive CHECK (amount_minor > 0),
    CONSTRAINT "PK_repayment" PRIMARY KEY (member_id, id),
    CONSTRAINT "FK_repayment_loan" FOREIGN KEY (member_id, loan_id) REFERENCES loan(member_id, id)
  )`,
  `CREATE INDEX repayment_of_loan ON repayment (member_id, loan_id, id)`,
  `CREATE TABLE repayment_reversal (
    member_id uuid NOT NULL,
    repayment_id uuid NOT NULL,
    reason text NOT NULL,
    reversed_by uuid NOT NULL,
    reversed_at TIMESTAMP WITH TIME ZONE NOT NULL,
    CONSTRAINT "PK_repayment_reversal" PRIMARY KEY (member_id, repayment_id),
    CONSTRAINT "FK_repayment_reversal_repayment" FOREIGN KEY (member_id, repayment_id)
      REFERENCES repayment(member_id, id)
  )`,
  `CREATE TABLE repayment_allocation (
    member_id uuid NOT NULL,
    id uuid NOT NULL,
    loan_id uuid NOT NULL,
    repayment_id uuid NOT NULL,
    bucket text NOT NULL,
    installment_number smallint,
    amount_minor bigint NOT NULL,
    booked_on date NOT NULL,
    transaction_id uuid,
    CONSTRAINT repayment_allocation_not_empty CHECK (amount_minor <> 0),
    CONSTRAINT repayment_allocation_bucket CHECK (
      bucket IN ('PENALTY', 'FEE', 'INTEREST', 'PRINCIPAL', 'CREDIT')
      AND (bucket = 'CREDIT') = (installment_number IS NULL)),
    CONSTRAINT "PK_repayment_allocation" PRIMARY KEY (member_id, id),
    CONSTRAINT "FK_repayment_allocation_repayment" FOREIGN KEY (member_id, repayment_id)
      REFERENCES repayment(member_id, id),
    CONSTRAINT "FK_repayment_allocation_installment" FOREIGN KEY (member_id, loan_id, installment_number)
      REFERENCES installment(member_id, loan_id, number),
    CONSTRAINT "FK_repayment_allocation_transaction" FOREIGN KEY (member_id, transaction_id)
      REFERENCES ledger_transaction(member_id, id)
  )`,
  `CREATE INDEX repayment_allocation_of_repayment ON repayment_allocation (member_id, repayment_id)`,
  `CREATE INDEX repayment_allocation_of_loan ON repayment_allocation (member_id, loan_id)`,
  `CREATE TABLE loan_charge (
    member_id uuid NOT NULL,
    id uuid NOT NULL,
    loan_id uuid NOT NULL,
    installment_number smallint NOT NULL,
    kind text NOT NULL,
    charged_on date NOT NULL,
    amount_minor bigint NOT NULL,
    waived_minor bigint NOT NULL,
    booked_on date NOT NULL,
    transaction_id uuid,
    CONSTRAINT loan_charge_not_empty CHECK (amount_minor <> 0 OR waived_minor <> 0),
    CONSTRAINT loan_charge_kind CHECK (kind IN ('INTEREST', 'PENALTY', 'LATE_CHARGE')),
    CONSTRAINT "PK_loan_charge" PRIMARY KEY (member_id, id),
    CONSTRAINT "FK_loan_charge_installment" FOREIGN KEY (member_id, loan_id, installment_number)
      REFERENCES installment(member_id, loan_id, number),
    CONSTRAINT "FK_loan_charge_transaction" FOREIGN KEY (member_id, transaction_id)
      REFERENCES ledger_transaction(member_id, id)
  )`,
  `CREATE INDEX loan_charge_of_day ON loan_charge (member_id, loan_id, installment_number, kind, charged_on)`,
];

/**
 * What the database itself refuses at the end of a transaction: a payment that is not wholly accounted for, or
 * that still pays something after it was taken back, and sums below zero.
 */
const GUARDS = [
  ...['installment', 'servicing_policy', 'repayment', 'repayment_reversal'].flatMap(appendOnly),
  ...['repayment_allocation', 'loan_charge'].flatMap(appendOnly),
  `CREATE FUNCTION assert_repayment_allocated() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      checked uuid;
      expected bigint;
      allocated numeric;
    BEGIN
      IF TG_TABLE_NAME = 'repayment' THEN checked := NEW.id; ELSE checked := NEW.repayment_id; END IF;
      SELECT CASE WHEN v.repayment_id IS NULL THEN r.amount_minor ELSE 0 END INTO expected
        FROM repayment r LEFT JOIN repayment_reversal v ON v.member_id = r.member_id AND v.repayment_id = r.id
        WHERE r.member_id = NEW.member_id AND r.id = checked;
      SELECT coalesce(sum(amount_minor), 0) INTO allocated FROM repayment_allocation
        WHERE member_id = NEW.member_id AND repayment_id = checked;
      IF allocated <> expected THEN
        RAISE EXCEPTION 'allocations and credit sum to the repayment' USING ERRCODE = 'check_violation';
      END IF;
      IF EXISTS (
        SELECT 1 FROM repayment_allocation WHERE member_id = NEW.member_id AND repayment_id = checked
        GROUP BY loan_id, installment_number, bucket HAVING sum(amount_minor) < 0
      ) THEN
        RAISE EXCEPTION 'no allocation sums to less than zero' USING ERRCODE = 'check_violation';
      END IF;
      RETURN NULL;
    END $$`,
  ...['repayment', 'repayment_reversal', 'repayment_allocation'].map(
    (table) => `CREATE CONSTRAINT TRIGGER ${table}_sums AFTER INSERT ON ${table}
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION assert_repayment_allocated()`,
  ),
  `CREATE FUNCTION assert_charge_not_negative() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (
        SELECT 1 FROM loan_charge
        WHERE member_id = NEW.member_id AND loan_id = NEW.loan_id
          AND installment_number = NEW.installment_number AND kind = NEW.kind AND charged_on = NEW.charged_on
        HAVING sum(amount_minor) < 0 OR sum(waived_minor) < 0
      ) THEN
        RAISE EXCEPTION 'no charge sums to less than zero' USING ERRCODE = 'check_violation';
      END IF;
      RETURN NULL;
    END $$`,
  `CREATE CONSTRAINT TRIGGER loan_charge_sums AFTER INSERT ON loan_charge
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION assert_charge_not_negative()`,
];

/** The schedule of running loans, what was paid, and what was charged. */
export class Servicing1763700000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...SCHEDULE, ...RUNNING_LOANS, ...PAYMENTS, ...GUARDS]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE loan_charge, repayment_allocation, repayment_reversal, repayment, servicing_policy, installment`,
    );
    await runner.query(`DROP SEQUENCE repayment_number_sequence`);
    await runner.query(`DROP FUNCTION assert_repayment_allocated, assert_charge_not_negative`);
  }
}
