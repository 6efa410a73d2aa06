import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../config/settings';

/** Hashes that only this installation can make; each purpose has its own. */
@Injectable()
export class KeyedHash {
  constructor(private readonly settings: Settings) {}

  of(purpose: string, ...parts: string[]): string {
    return createHmac('sha256', this.settings.hashKey)
      .update(JSON.stringify([purpose, ...parts]))
      .digest('base64url');
  }

  /** Compares in constant time. */
  matches(hash: string, purpose: string, ...parts: string[]): boolean {
    const expected = Buffer.from(this.of(purpose, ...parts));
    const actual = Buffer.from(hash);
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  }
}
