import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What happened to a member is told in the order of `recorded_at`: the time of the statement, which came after all locks. */
const CREATE = `CREATE TABLE member_event (
  member_id uuid NOT NULL,
  id uuid NOT NULL,
  type text NOT NULL,
  data json NOT NULL,
  at timestamptz NOT NULL,
  recorded_at timestamptz NOT NULL DEFAULT statement_timestamp(),
  taken_at timestamptz,
  CONSTRAINT "PK_member_event" PRIMARY KEY (member_id, id)
)`;

/** Expands: a version before this one writes no events, and misses none. */
export class CreateMemberEvents1763700000330 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CREATE);
    await runner.query(
      'CREATE INDEX member_event_untaken ON member_event (recorded_at) WHERE taken_at IS NULL',
    );
    // They come in the order of their time, so this costs next to nothing.
    await runner.query('CREATE INDEX member_event_time ON member_event USING brin (recorded_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE member_event');
  }
}
