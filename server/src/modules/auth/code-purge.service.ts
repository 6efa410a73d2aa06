import { Injectable } from '@nestjs/common';
import { Settings } from '../../config/settings';
import { Database } from '../../platform/database/database';
import { forget } from '../../platform/database/forget';
import { KNOWN_FOR_DAYS } from './known-device.service';
import { correctionLinkHours, LINK_HOURS } from './sessions/link-hours';

/** So much longer a link is remembered than it is good. */
const LINK_KEPT_HOURS = 24;

/** What no code, no lock and no limit of a day looks at any more. */
const OUTLIVED = {
  recovery_code: `expires_at < now() - interval '2 days'`,
  recovery_day: `day < (now() AT TIME ZONE 'Asia/Manila')::date - 1`,
  phone_verification: `expires_at < now() - interval '2 days'`,
  passkey_challenge: 'expires_at < now()',
  invitation: `expires_at < now() - interval '30 days'`,
  sign_in_lock: `forgotten_at < now() AND (locked_until IS NULL OR locked_until < now())`,
  second_factor_challenge: `expires_at < now() - interval '2 days'`,
  known_device: `last_seen_at < now() - interval '${KNOWN_FOR_DAYS} days'`,
};

/**
 * Forgets codes of recoveries and registrations, and links of messages, some time after they ended, numbers without failed sign-ins, which are
 * mostly numbers that nobody has, and devices that stay away; the audit log stays.
 */
@Injectable()
export class CodePurge {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
  ) {}

  async run(): Promise<void> {
    for (const [table, isOver] of Object.entries(OUTLIVED)) await forget(this.database, table, isOver);
    const olderThan = (hours: number) => `created_at < now() - interval '${hours + LINK_KEPT_HOURS} hours'`;
    const ofOthers = `kind NOT LIKE '%_ASKED' AND ${olderThan(LINK_HOURS)}`;
    const ofCorrections = olderThan(correctionLinkHours(this.settings));
    await forget(this.database, 'security_notice', `${ofOthers} OR ${ofCorrections}`);
  }
}
