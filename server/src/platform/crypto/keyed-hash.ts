import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Keyring } from './keyring';

/** Hashes that only this installation can make; each purpose has its own. They hold as long as the installation. */
@Injectable()
export class KeyedHash {
  constructor(private readonly keyring: Keyring) {}

  of(purpose: string, ...parts: string[]): string {
    return hashWith(this.keyring.hashes, [purpose, ...parts]);
  }

  /** Compares in constant time. */
  matches(hash: string, purpose: string, ...parts: string[]): boolean {
    return isSame(hash, this.of(purpose, ...parts));
  }
}

export function hashWith(key: Buffer, parts: readonly string[]): string {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
}

/** In constant time. */
export function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
