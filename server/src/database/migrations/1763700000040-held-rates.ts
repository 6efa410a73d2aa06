import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rates that moved too far wait for an officer; the old one stays in force, as old as it is. */
export class HeldRates1763700000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE rate_snapshot ADD COLUMN kept_as_of jsonb NOT NULL DEFAULT '{}'`);
    await runner.query(`CREATE TABLE held_rate (
      id uuid NOT NULL CONSTRAINT "PK_held_rate" PRIMARY KEY,
      currency_code character varying(3) NOT NULL,
      state text NOT NULL,
      rate double precision NOT NULL,
      as_of timestamp with time zone NOT NULL,
      held_at timestamp with time zone NOT NULL,
      ended_at timestamp with time zone,
      CONSTRAINT held_rate_state_known CHECK (state IN ('HELD', 'ACCEPTED', 'REJECTED', 'DROPPED')),
      CONSTRAINT "FK_held_rate_currency" FOREIGN KEY (currency_code) REFERENCES currency(currency_code)
    )`);
    await runner.query(
      `CREATE UNIQUE INDEX held_rate_one_open ON held_rate (currency_code) WHERE state = 'HELD'`,
    );
    await runner.query('CREATE INDEX held_rate_newest ON held_rate (currency_code, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE held_rate');
    await runner.query('ALTER TABLE rate_snapshot DROP COLUMN kept_as_of');
  }
}
