import type { MigrationInterface, QueryRunner } from 'typeorm';
import { canonicalPhone } from '../../platform/phone-number';

const ACCOUNTS_AT_ONCE = 5000;

interface Owner {
  readonly id: string;
  readonly phone_number: string;
}

/**
 * Stores phone numbers by the digits of E.164. Where two accounts turn out to have one number, the one that is stored by
 * these digits, else the oldest, goes by it, and the others stay as they are: each is reached by its very digits.
 */
export class CanonicalPhoneNumbers1763700000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    let last = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const owners: Owner[] = await runner.query(
        'SELECT id, phone_number FROM account WHERE id > $1 ORDER BY id LIMIT $2',
        [last, ACCOUNTS_AT_ONCE],
      );
      for (const owner of owners) await this.store(runner, owner);
      last = owners.at(-1)?.id ?? last;
      if (owners.length < ACCOUNTS_AT_ONCE) return;
    }
  }

  /** How a number was written is not kept, and every writing still names its account. */
  async down(): Promise<void> {}

  private async store(runner: QueryRunner, { id, phone_number }: Owner): Promise<void> {
    const canonical = canonicalPhone(phone_number);
    if (canonical === phone_number) return;
    const [changed] = await runner.query(
      `UPDATE account SET phone_number = $2
       WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM account WHERE phone_number = $2) RETURNING id`,
      [id, canonical],
    );
    if (changed.length === 0) return;
    await runner.query('UPDATE member SET phone_number = $2 WHERE id = $1', [id, canonical]);
  }
}
