import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** What no code, and no limit of a day, looks at any more. */
const OUTLIVED = [
  `DELETE FROM recovery_code WHERE expires_at < now() - interval '2 days'`,
  `DELETE FROM recovery_day WHERE day < (now() AT TIME ZONE 'Asia/Manila')::date - 1`,
  `DELETE FROM phone_verification WHERE expires_at < now() - interval '2 days'`,
  `DELETE FROM invitation WHERE expires_at < now() - interval '30 days'`,
];

/** Forgets codes of recoveries and registrations some time after they ended; the audit log stays. */
@Injectable()
export class CodePurge {
  constructor(private readonly dataSource: DataSource) {}

  async run(): Promise<void> {
    for (const statement of OUTLIVED) await this.dataSource.query(statement);
  }
}
