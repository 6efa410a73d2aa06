import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stored answers may hold account numbers. Readable ones are forgotten: their requests were all carried out. */
export class EncryptStoredAnswers1763700000002 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DELETE FROM idempotency_record');
    await queryRunner.query('ALTER TABLE idempotency_record RENAME COLUMN answer TO answer_cipher');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DELETE FROM idempotency_record');
    await queryRunner.query('ALTER TABLE idempotency_record RENAME COLUMN answer_cipher TO answer');
  }
}
