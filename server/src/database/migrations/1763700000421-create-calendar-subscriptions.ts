import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Expands: a version before this one hands out no calendars. */
export class CreateCalendarSubscriptions1763700000421 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE calendar_subscription (
      member_id uuid NOT NULL,
      seed text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT "PK_calendar_subscription" PRIMARY KEY (member_id)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE calendar_subscription');
  }
}
