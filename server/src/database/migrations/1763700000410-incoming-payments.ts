import type { MigrationInterface, QueryRunner } from 'typeorm';
import { appendOnly } from '../append-only';

const TABLES = [
  'CREATE SEQUENCE incoming_payment_number_sequence',
  `CREATE TABLE incoming_payment (
    id uuid NOT NULL,
    payment_number text NOT NULL,
    source text NOT NULL,
    state text NOT NULL,
    event_hash text,
    line_hash text,
    figures_hash text NOT NULL,
    amount_minor bigint NOT NULL,
    currency varchar(3) NOT NULL,
    paid_at timestamptz NOT NULL,
    paid_on date NOT NULL,
    reference_cipher text,
    payer_name_cipher text,
    channel text,
    unmatched_because text,
    matched_by text,
    member_id uuid,
    loan_id uuid,
    loan_number text,
    repayment_id uuid,
    repayment_number text,
    note text,
    proposed_action text,
    proposed_loan_number text,
    proposed_note text,
    proposed_by uuid,
    proposed_at timestamptz,
    recorded_by uuid NOT NULL,
    received_at timestamptz NOT NULL,
    closed_at timestamptz,
    CONSTRAINT "PK_incoming_payment" PRIMARY KEY (id),
    CONSTRAINT incoming_payment_amount_positive CHECK (amount_minor > 0),
    CONSTRAINT incoming_payment_source CHECK (source IN ('PROVIDER', 'STATEMENT')),
    CONSTRAINT incoming_payment_state CHECK (state IN ('UNASSIGNED', 'ASSIGNED', 'RETURNED', 'BOUNCED')),
    CONSTRAINT incoming_payment_assigned CHECK (state <> 'ASSIGNED'
      OR (member_id IS NOT NULL AND loan_id IS NOT NULL AND repayment_id IS NOT NULL)),
    CONSTRAINT incoming_payment_proposed CHECK ((proposed_action IS NULL) = (proposed_by IS NULL)
      AND (proposed_action IS NULL OR state = 'UNASSIGNED'))
  )`,
  'CREATE UNIQUE INDEX incoming_payment_number ON incoming_payment (payment_number)',
  'CREATE UNIQUE INDEX incoming_payment_event ON incoming_payment (event_hash)',
  'CREATE UNIQUE INDEX incoming_payment_line ON incoming_payment (line_hash)',
  'CREATE INDEX incoming_payment_figures ON incoming_payment (figures_hash, id)',
  'CREATE INDEX incoming_payment_newest ON incoming_payment (state, id)',
  'CREATE INDEX incoming_payment_repayment ON incoming_payment (repayment_number)',
  'CREATE INDEX incoming_payment_closed ON incoming_payment (closed_at)',
  `CREATE TABLE suspense_posting (
    transaction_id uuid NOT NULL,
    line_number smallint NOT NULL,
    payment_id uuid NOT NULL,
    kind text NOT NULL,
    account text NOT NULL,
    currency varchar(3) NOT NULL,
    amount_minor bigint NOT NULL,
    business_on date NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT "PK_suspense_posting" PRIMARY KEY (transaction_id, line_number),
    CONSTRAINT suspense_posting_not_empty CHECK (amount_minor <> 0),
    CONSTRAINT suspense_posting_kind CHECK (kind IN ('RECEIVED', 'RELEASED', 'ASSIGNED', 'RETURNED', 'BOUNCED')),
    CONSTRAINT suspense_posting_account CHECK (account IN ('COLLECTIONS', 'UNAPPLIED_PAYMENTS', 'PAYOUTS')),
    CONSTRAINT "FK_suspense_posting_payment" FOREIGN KEY (payment_id) REFERENCES incoming_payment (id)
  )`,
  'CREATE INDEX suspense_posting_of_payment ON suspense_posting (payment_id)',
];

/**
 * What the database itself refuses at the end of a transaction: postings that do not sum to zero, and money that lies in
 * suspense although somebody has it, or does not although nobody has.
 */
const GUARDS = [
  ...appendOnly('suspense_posting'),
  `CREATE FUNCTION assert_suspense() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      checked uuid;
    BEGIN
      IF TG_TABLE_NAME = 'incoming_payment' THEN checked := NEW.id; ELSE checked := NEW.payment_id; END IF;
      IF EXISTS (
        SELECT 1 FROM suspense_posting WHERE payment_id = checked
        GROUP BY transaction_id, currency HAVING sum(amount_minor) <> 0
      ) THEN
        RAISE EXCEPTION 'postings of suspense sum to zero' USING ERRCODE = 'check_violation';
      END IF;
      IF EXISTS (
        SELECT 1 FROM incoming_payment p
        LEFT JOIN suspense_posting s ON s.payment_id = p.id AND s.account = 'UNAPPLIED_PAYMENTS'
        WHERE p.id = checked
        GROUP BY p.id
        HAVING coalesce(sum(s.amount_minor), 0) <> CASE p.state WHEN 'UNASSIGNED' THEN p.amount_minor ELSE 0 END
          OR bool_or(s.currency <> p.currency)
      ) THEN
        RAISE EXCEPTION 'what nobody was given lies in suspense' USING ERRCODE = 'check_violation';
      END IF;
      RETURN NULL;
    END $$`,
  `CREATE CONSTRAINT TRIGGER incoming_payment_suspense AFTER INSERT OR UPDATE ON incoming_payment
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION assert_suspense()`,
  `CREATE CONSTRAINT TRIGGER suspense_posting_sums AFTER INSERT ON suspense_posting
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION assert_suspense()`,
  // What a payment was does not change, nor does a row go: only what becomes of it, and the person is forgotten in time.
  `CREATE TRIGGER incoming_payment_stays BEFORE DELETE OR UPDATE OF
      id, payment_number, source, figures_hash, amount_minor, currency, paid_at, paid_on, received_at ON incoming_payment
    FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER incoming_payment_never_emptied BEFORE TRUNCATE ON incoming_payment
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
];

/**
 * Expands: a version before this one takes no payments from providers and statements. Where it takes back a repayment that
 * one of this version made of such a payment, the payment stays assigned: let servers of before end first.
 */
export class IncomingPayments1763700000410 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...TABLES, ...GUARDS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE suspense_posting, incoming_payment');
    await runner.query('DROP FUNCTION assert_suspense()');
    await runner.query('DROP SEQUENCE incoming_payment_number_sequence');
  }
}
