import { Injectable } from '@nestjs/common';
import { Settings } from '../../config/settings';
import { hashWith, isSame } from './keyed-hash';
import { hashKeyOf } from './keyring';

/**
 * Signatures of what is handed out for minutes, such as links. Their key comes from JWT_SECRET, and what the secret before it
 * signed counts too.
 */
@Injectable()
export class Signatures {
  private readonly key: Buffer;
  private readonly keys: readonly Buffer[];

  constructor({ jwtSecret, jwtSecrets }: Settings) {
    this.key = hashKeyOf(jwtSecret);
    this.keys = jwtSecrets.map(hashKeyOf);
  }

  of(purpose: string, ...parts: string[]): string {
    return hashWith(this.key, [purpose, ...parts]);
  }

  /** Compares in constant time. */
  matches(signature: string, purpose: string, ...parts: string[]): boolean {
    return this.keys.some((key) => isSame(signature, hashWith(key, [purpose, ...parts])));
  }
}
