import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Expands: a version before this one knows neither table nor jobs. */
const STATEMENTS = [
  `CREATE TABLE report_file (
    id uuid NOT NULL,
    kind text NOT NULL,
    format text NOT NULL,
    from_on date NOT NULL,
    to_on date NOT NULL,
    state text NOT NULL,
    requested_by uuid NOT NULL,
    requested_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz,
    size_bytes integer NOT NULL DEFAULT 0,
    CONSTRAINT "PK_report_file" PRIMARY KEY (id),
    CONSTRAINT report_file_state_known CHECK (state IN ('RUNNING', 'READY', 'FAILED', 'TOO_LARGE', 'EXPIRED'))
  )`,
  'CREATE INDEX report_file_requested ON report_file (requested_at)',
  `SELECT jobs.create_queue('make-report', '{"policy": "standard", "retryLimit": 2, "retryDelay": 5, "expireInSeconds": 600}')`,
  `SELECT jobs.create_queue('forget-reports', '{"policy": "short", "retryLimit": 0, "expireInSeconds": 600}')`,
];

export class ReportFiles1763700000441 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`SELECT jobs.delete_queue('make-report')`);
    await runner.query(`SELECT jobs.delete_queue('forget-reports')`);
    await runner.query('DROP TABLE report_file');
  }
}
