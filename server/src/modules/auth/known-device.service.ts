import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { KeyedHash } from '../../platform/crypto/keyed-hash';
import { KnownDevice } from './known-device.entity';

/** A browser that stayed away for longer is forgotten. */
export const KNOWN_FOR_DAYS = 180;

/** Knows the browsers that have signed in to an account: they are not shut out by what others try. */
@Injectable()
export class KnownDeviceService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keyedHash: KeyedHash,
  ) {}

  /** Asks the same of the database whether there is an account or not. */
  knows(accountId: string, device: string | undefined): Promise<boolean> {
    if (!device) return Promise.resolve(false);
    return this.dataSource.manager.existsBy(KnownDevice, { accountId, deviceHash: this.hashOf(device) });
  }

  /**
   * Remembers the browser that has just signed in. One that is known to any account keeps its cookie, so that a family's
   * phone is known to each of them; a cookie that was never issued here is replaced.
   * @returns what its cookie holds from now on
   */
  async remember(tx: EntityManager, accountId: string, cookie: string | undefined): Promise<string> {
    const isIssued = cookie && (await tx.existsBy(KnownDevice, { deviceHash: this.hashOf(cookie) }));
    const device = isIssued ? cookie : randomBytes(32).toString('base64url');
    const row = { accountId, deviceHash: this.hashOf(device), lastSeenAt: new Date() };
    await tx.upsert(KnownDevice, row, ['accountId', 'deviceHash']);
    return device;
  }

  async forgetAll(tx: EntityManager, accountId: string): Promise<void> {
    await tx.delete(KnownDevice, { accountId });
  }

  private hashOf(device: string): string {
    return this.keyedHash.of('known device', device);
  }
}
