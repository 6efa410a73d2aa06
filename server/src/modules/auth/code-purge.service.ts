import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { KNOWN_FOR_DAYS } from './known-device.service';

/** What no code, no lock and no limit of a day looks at any more. */
const OUTLIVED = [
  `DELETE FROM recovery_code WHERE expires_at < now() - interval '2 days'`,
  `DELETE FROM recovery_day WHERE day < (now() AT TIME ZONE 'Asia/Manila')::date - 1`,
  `DELETE FROM phone_verification WHERE expires_at < now() - interval '2 days'`,
  `DELETE FROM invitation WHERE expires_at < now() - interval '30 days'`,
  `DELETE FROM sign_in_lock WHERE forgotten_at < now() AND (locked_until IS NULL OR locked_until < now())`,
  `DELETE FROM known_device WHERE last_seen_at < now() - interval '${KNOWN_FOR_DAYS} days'`,
];

/**
 * Forgets codes of recoveries and registrations some time after they ended, numbers without failed sign-ins, which are
 * mostly numbers that nobody has, and devices that stay away; the audit log stays.
 */
@Injectable()
export class CodePurge {
  constructor(private readonly dataSource: DataSource) {}

  async run(): Promise<void> {
    for (const statement of OUTLIVED) await this.dataSource.query(statement);
  }
}
