import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  'CREATE TABLE kept_key (name text NOT NULL, key_cipher text, CONSTRAINT "PK_kept_key" PRIMARY KEY (name))',
  'CREATE TABLE data_key (id text NOT NULL, CONSTRAINT "PK_data_key" PRIMARY KEY (id))',
];

/**
 * Expands: a version before this one takes its keys from JWT_SECRET, and the first server of this one that starts keeps the
 * very same, where there is somebody for whom they hold. It cannot read the files that this one writes: until it is stopped, it
 * shows a photo of that time as one that is broken, and draws papers anew.
 */
export class KeepKeys1763700000350 implements MigrationInterface {
  static readonly phase = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
    const has = async (table: string) => (await runner.query(`SELECT 1 FROM ${table} LIMIT 1`)).length > 0;
    if (await has('account')) {
      await runner.query(`INSERT INTO kept_key (name) VALUES ('hashes'), ('audit heads')`);
    }
    if ((await has('upload')) || (await has('kept_paper'))) {
      await runner.query(`INSERT INTO data_key (id) VALUES ('plain')`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE kept_key, data_key');
  }
}
