import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { todayInManila } from '../../../platform/calendar';
import { KeyedHash } from '../../../platform/crypto/keyed-hash';
import { canonicalPhone } from '../../../platform/phone-number';
import type { RecoveryDay } from './recovery-code.entity';

@Injectable()
export class RecoveryDays {
  constructor(private readonly keyedHash: KeyedHash) {}

  /** Locks the day of a number, so that its tries, its codes and their stops come one after the other. */
  async lock(tx: EntityManager, phoneNumber: string): Promise<RecoveryDay> {
    const [day] = await tx.query<[RecoveryDay]>(
      `INSERT INTO recovery_day (phone_hash, day, wrong_tries) VALUES ($1, $2, 0)
       ON CONFLICT (phone_hash, day) DO UPDATE SET wrong_tries = recovery_day.wrong_tries
       RETURNING phone_hash AS "phoneHash", day::text, wrong_tries AS "wrongTries"`,
      [this.keyedHash.of('recovery', canonicalPhone(phoneNumber)), todayInManila(new Date())],
    );
    return day;
  }
}
