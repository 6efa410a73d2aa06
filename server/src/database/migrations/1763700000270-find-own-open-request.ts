import type { MigrationInterface, QueryRunner } from 'typeorm';

const NEWEST = 'withdrawal_request_open_newest';

/**
 * Expands: a server of before lists the open requests without it, only slower. Where none was open when the table was
 * counted, an index of the open ones seems to cost nothing, and a member's own was looked for among those of everybody.
 * It is for who names an id, as staff's list does: the planner knows that of `id < …`, and of nothing else.
 */
export class FindOwnOpenRequest1763700000270 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await replace(runner, "status = 'OPEN' AND id IS NOT NULL");
  }

  async down(runner: QueryRunner): Promise<void> {
    await replace(runner, "status = 'OPEN'");
  }
}

/** Built beside the old one, which readers need not wait for. */
async function replace(runner: QueryRunner, where: string): Promise<void> {
  await runner.query(`CREATE INDEX ${NEWEST}_next ON withdrawal_request (id) WHERE ${where}`);
  await runner.query(`DROP INDEX ${NEWEST}`);
  await runner.query(`ALTER INDEX ${NEWEST}_next RENAME TO ${NEWEST}`);
}
