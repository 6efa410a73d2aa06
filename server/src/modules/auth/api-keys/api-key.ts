import { randomBytes, randomInt } from 'node:crypto';

/** Without letters that are taken for others, or for digits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const KEY_ID_LENGTH = 8;
const SECRET_BYTES = 32;
const KEY = /^pautang_(?:live|demo)_([a-z\d]{8})_[\da-f]{64}$/;

export interface NewApiKey {
  /** The part of it by which people name it. */
  readonly keyId: string;
  /** Whole, as it is told once. */
  readonly apiKey: string;
}

/** A key says what it is, where it is good for, and which one it is; what follows is 256 random bits. */
export function newApiKey(kind: 'live' | 'demo'): NewApiKey {
  const letters = Array.from({ length: KEY_ID_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]);
  const keyId = letters.join('');
  return { keyId, apiKey: `pautang_${kind}_${keyId}_${randomBytes(SECRET_BYTES).toString('hex')}` };
}

/** Nothing where it is no key of ours. */
export function keyIdOf(apiKey: string): string | undefined {
  return KEY.exec(apiKey)?.[1];
}
