import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Expands: a version before this one draws each paper anew, and knows neither the table nor its job. */
const STATEMENTS = [
  `CREATE TABLE kept_paper (
    member_id uuid NOT NULL,
    hash text NOT NULL,
    document text NOT NULL,
    check_sum text NOT NULL,
    keep_until timestamptz,
    CONSTRAINT "PK_kept_paper" PRIMARY KEY (member_id, hash),
    CONSTRAINT "FK_kept_paper_member" FOREIGN KEY (member_id) REFERENCES member(id)
  )`,
  'CREATE INDEX kept_paper_over ON kept_paper (keep_until) WHERE keep_until IS NOT NULL',
  `SELECT jobs.create_queue('forget-papers', '{"policy": "short", "retryLimit": 0, "expireInSeconds": 900}')`,
];

export class KeepPapers1763700000220 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`SELECT jobs.delete_queue('forget-papers')`);
    await runner.query('DROP TABLE kept_paper');
  }
}
