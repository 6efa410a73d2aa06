import { LRUCache } from 'lru-cache';
import { networkOf } from '../network';
import type { KeyedHash } from './keyed-hash';

/** By which the audit trail and the log name a network, so that nobody else can tell which one it is. */
export function networkHashOf(keyedHash: KeyedHash, address: string): string {
  return keyedHash.of('sign-in lock scope', 'network', networkOf(address));
}

const MOST_ADDRESSES = 1000;

/** The same for every request, remembered for those who come again and again. */
export function rememberedNetworkHash(keyedHash: KeyedHash): (address: string) => string {
  const known = new LRUCache<string, string>({
    max: MOST_ADDRESSES,
    memoMethod: (address) => networkHashOf(keyedHash, address),
  });
  return (address) => known.memo(address);
}
