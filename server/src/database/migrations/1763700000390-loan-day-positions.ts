import type { MigrationInterface, QueryRunner } from 'typeorm';
import { appendOnly } from '../append-only';

/**
 * Expands: a version before this one writes no rows, so what it records stands here once something else happens to the loan.
 * End its servers before reports are read.
 */
const STATEMENTS = [
  `CREATE TABLE loan_day_position (
    member_id uuid NOT NULL,
    loan_id uuid NOT NULL,
    on_day date NOT NULL,
    recorded_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    status text NOT NULL,
    oldest_unpaid_on date,
    principal_minor bigint NOT NULL,
    interest_minor bigint NOT NULL,
    penalty_minor bigint NOT NULL,
    fee_minor bigint NOT NULL,
    is_accruing boolean NOT NULL DEFAULT true,
    CONSTRAINT "PK_loan_day_position" PRIMARY KEY (member_id, loan_id, on_day, recorded_at),
    CONSTRAINT "FK_loan_day_position_loan" FOREIGN KEY (member_id, loan_id) REFERENCES loan(member_id, id)
  )`,
  ...appendOnly('loan_day_position'),
  'ALTER TABLE loan ADD COLUMN oldest_unpaid_on date',
];

const LOANS_AT_ONCE = 2000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Loans that run stand from the day on which their rows were last added to. */
const RUNNING = `INSERT INTO loan_day_position
    (member_id, loan_id, on_day, status, oldest_unpaid_on, principal_minor, interest_minor, penalty_minor, fee_minor)
  SELECT l.member_id, l.id, coalesce(l.serviced_on, l.approved_on), l.status, oldest.due_on,
    l.principal_minor - paid.principal, charged.interest - paid.interest, charged.penalty - paid.penalty,
    charged.fee - paid.fee
  FROM loan l
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(amount_minor) FILTER (WHERE kind = 'INTEREST'), 0) AS interest,
      coalesce(sum(amount_minor) FILTER (WHERE kind = 'PENALTY'), 0) AS penalty,
      coalesce(sum(amount_minor) FILTER (WHERE kind = 'LATE_CHARGE'), 0) AS fee
    FROM loan_charge WHERE member_id = l.member_id AND loan_id = l.id
  ) charged
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(amount_minor) FILTER (WHERE bucket = 'PRINCIPAL'), 0) AS principal,
      coalesce(sum(amount_minor) FILTER (WHERE bucket = 'INTEREST'), 0) AS interest,
      coalesce(sum(amount_minor) FILTER (WHERE bucket = 'PENALTY'), 0) AS penalty,
      coalesce(sum(amount_minor) FILTER (WHERE bucket = 'FEE'), 0) AS fee
    FROM repayment_allocation WHERE member_id = l.member_id AND loan_id = l.id
  ) paid
  CROSS JOIN LATERAL (
    SELECT min(i.due_on) AS due_on FROM installment i
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(amount_minor) FILTER (WHERE bucket = 'PRINCIPAL'), 0) AS principal,
        coalesce(sum(amount_minor) FILTER (WHERE bucket = 'INTEREST'), 0) AS interest
      FROM repayment_allocation
      WHERE member_id = l.member_id AND loan_id = l.id AND installment_number = i.number
    ) p
    CROSS JOIN LATERAL (
      SELECT sum(amount_minor) AS interest FROM loan_charge
      WHERE member_id = l.member_id AND loan_id = l.id AND installment_number = i.number AND kind = 'INTEREST'
    ) c
    WHERE i.member_id = l.member_id AND i.loan_id = l.id
      AND (p.principal < i.principal_minor OR p.interest < coalesce(c.interest, i.interest_minor))
  ) oldest
  WHERE l.id = ANY ($1::uuid[])`;

const OLDEST = `UPDATE loan l SET oldest_unpaid_on = p.oldest_unpaid_on FROM loan_day_position p
  WHERE p.member_id = l.member_id AND p.loan_id = l.id AND l.id = ANY ($1::uuid[])`;

/** What every loan stood at from each day on, and how late it is by now. */
export class LoanDayPositions1763700000390 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
    for (let last = FIRST_ID; ; ) {
      const page: { id: string }[] = await runner.query(
        `SELECT id FROM loan WHERE status = 'APPROVED' AND id > $1 ORDER BY id LIMIT ${LOANS_AT_ONCE}`,
        [last],
      );
      const ids = page.map(({ id }) => id);
      if (ids.length === 0) return;
      await runner.query(RUNNING, [ids]);
      await runner.query(OLDEST, [ids]);
      last = ids.at(-1) ?? last;
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE loan DROP COLUMN oldest_unpaid_on');
    await runner.query('DROP TABLE loan_day_position');
  }
}
