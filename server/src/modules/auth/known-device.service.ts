import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { KeyedHash } from '../../platform/crypto/keyed-hash';
import { forgetOtherDevices, type Knowing } from './auth.sql';
import { KnownDevice } from './known-device.entity';

/** A browser that stayed away for longer is forgotten. */
export const KNOWN_FOR_DAYS = 180;

/** Knows the browsers that have signed in to an account: they are not shut out by what others try. */
@Injectable()
export class KnownDeviceService {
  constructor(private readonly keyedHash: KeyedHash) {}

  /**
   * What the cookie of a browser holds that has just signed in. One that is known to any account keeps its cookie, so
   * that a family's phone is known to each of them; a cookie that was never issued here is replaced.
   */
  cookieFor(cookie: string | undefined, isIssued: boolean): string {
    return cookie && isIssued ? cookie : randomBytes(32).toString('base64url');
  }

  /** One whose password is another since is known no longer; a sign-in may have come between that change and its end. */
  isKnownTo(
    { id, passwordPrint }: { readonly id: string; readonly passwordPrint: string },
    knownTo: readonly Knowing[],
  ): boolean {
    const known = knownTo.find(({ accountId }) => accountId === id);
    return known !== undefined && (known.passwordPrint ?? passwordPrint) === passwordPrint;
  }

  /** All but the one of this session, which goes on with a new password. */
  async forgetOthers(
    tx: EntityManager,
    { accountId, sessionId }: { readonly accountId: string; readonly sessionId: string },
    passwordHash: string,
  ): Promise<void> {
    await forgetOtherDevices.all(tx, accountId, sessionId, passwordHash);
  }

  async forgetAll(tx: EntityManager, accountId: string): Promise<void> {
    await tx.delete(KnownDevice, { accountId });
  }

  hashOf(device: string): string {
    return this.keyedHash.of('known device', device);
  }
}
