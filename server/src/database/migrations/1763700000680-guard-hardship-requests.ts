import type { MigrationInterface, QueryRunner } from 'typeorm';

const ASKED = [
  ...['member_id', 'id', 'loan_id', 'happened', 'can_pay_minor', 'way', 'size', 'quote_hash', 'quote'],
  ...['language', 'addendum_edition', 'asked_at'],
];
const ANSWERED = ['state', 'closed_at', 'decided_by', 'reason', 'change', 'changed_on', 'last_repayment_id'];

const REFUSE = 'EXECUTE FUNCTION refuse_change()';

const UP = [
  `CREATE TRIGGER hardship_request_stays BEFORE DELETE OR UPDATE OF ${ASKED.join(', ')} ON hardship_request
    FOR EACH ROW ${REFUSE}`,
  `CREATE TRIGGER hardship_request_answered_once BEFORE UPDATE OF ${ANSWERED.join(', ')} ON hardship_request
    FOR EACH ROW WHEN (OLD.state <> 'ASKED') ${REFUSE}`,
  `CREATE TRIGGER hardship_request_never_emptied BEFORE TRUNCATE ON hardship_request
    FOR EACH STATEMENT ${REFUSE}`,
];

const DOWN = ['stays', 'answered_once', 'never_emptied'].map(
  (name) => `DROP TRIGGER hardship_request_${name} ON hardship_request`,
);

/**
 * Expands: what a member asked for stays as it was asked, and what was answered as it was answered, since an agreed request
 * is an agreement; only the own words are sealed. A version before this one changes nothing else either.
 */
export class GuardHardshipRequests1763700000680 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
