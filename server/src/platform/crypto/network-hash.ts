import { networkOf } from '../network';
import type { KeyedHash } from './keyed-hash';

/** By which the audit trail and the log name a network, so that nobody else can tell which one it is. */
export function networkHashOf(keyedHash: KeyedHash, address: string): string {
  return keyedHash.of('sign-in lock scope', 'network', networkOf(address));
}
