import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What all servers together have counted against a limit, in the columns of rate-limiter-flexible. */
export class CountLimits1763700000101 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE limit_count (
      key character varying(255) NOT NULL CONSTRAINT "PK_limit_count" PRIMARY KEY,
      points integer NOT NULL DEFAULT 0,
      expire bigint
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE limit_count');
  }
}
