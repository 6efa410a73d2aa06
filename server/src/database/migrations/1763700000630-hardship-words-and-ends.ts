import type { MigrationInterface, QueryRunner } from 'typeorm';

const statesAre = (also: string) => [
  'ALTER TABLE hardship_request DROP CONSTRAINT hardship_request_state_known',
  `ALTER TABLE hardship_request ADD CONSTRAINT hardship_request_state_known
    CHECK (state IN ('ASKED', 'AGREED', 'REFUSED', 'WITHDRAWN'${also}))`,
];

/**
 * Requests that wait for an answer although their loan runs no more: a version before this one left them so. The moment is a
 * parameter, since an update over nodes cannot ask for it where it is one of several.
 */
const END_THOSE_OF_ENDED_LOANS = `
  UPDATE hardship_request h SET state = 'ENDED', closed_at = greatest(h.asked_at, coalesce(l.repaid_at, $1::timestamptz))
  FROM loan l
  WHERE h.state = 'ASKED' AND l.member_id = h.member_id AND l.id = h.loan_id AND l.status <> 'APPROVED'`;

/**
 * Expands: what a member adds in own words, sealed, and requests that ended with their loan. A version before this one writes
 * neither, and reads a request that ended as one that is closed.
 */
export class HardshipWordsAndEnds1763700000630 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE hardship_request ADD COLUMN words_cipher text');
    for (const statement of statesAre(`, 'ENDED'`)) await runner.query(statement);
    const [{ now }] = await runner.query('SELECT now()');
    await runner.query(END_THOSE_OF_ENDED_LOANS, [now]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE hardship_request SET state = 'WITHDRAWN' WHERE state = 'ENDED'`);
    for (const statement of statesAre('')) await runner.query(statement);
    await runner.query('ALTER TABLE hardship_request DROP COLUMN words_cipher');
  }
}
