import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Expands: what was proposed before says nothing of it, and is assigned as its second person says. */
export class ProposeSettlements1763700000700 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE incoming_payment ADD COLUMN proposed_settlement boolean');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE incoming_payment DROP COLUMN proposed_settlement');
  }
}
