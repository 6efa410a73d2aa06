import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { CurrentAccount } from './access';

/** Those that are asked for least are verified anew. */
const MOST_TOKENS = 10_000;
const MILLISECONDS = 1000;

/** What a verified token says of itself: in seconds, until when it is one; 0 where it does not say, and is not kept. */
export interface TokenInfo {
  readonly expiresAt: number;
}

/** Longer than any token is one. */
const ENDED_MILLISECONDS = 60 * 60 * MILLISECONDS;

interface KnownToken extends TokenInfo {
  readonly account: CurrentAccount;
}

/**
 * Whom access tokens that were verified stand for, until they expire. They are kept as hashes of the header that they
 * came in, so that no token can be read here.
 */
@Injectable()
export class KnownTokens {
  private readonly known = new LRUCache<string, KnownToken>({ max: MOST_TOKENS });
  private readonly ended = new LRUCache<string, true>({ max: MOST_TOKENS, ttl: ENDED_MILLISECONDS });

  remember(header: string, account: CurrentAccount, expiresAt: number): void {
    if (expiresAt > 0) this.known.set(nameOf(header), { account, expiresAt });
  }

  accountOf(header: string): CurrentAccount | undefined {
    if (header === '') return undefined;
    const name = nameOf(header);
    const known = this.known.get(name);
    if (known === undefined || Date.now() < known.expiresAt * MILLISECONDS) return known?.account;
    this.known.delete(name);
    return undefined;
  }

  /** Of an account that was closed here, no token is good any more. */
  end(accountId: string): void {
    this.ended.set(accountId, true);
  }

  isEnded({ accountId }: CurrentAccount): boolean {
    return this.ended.size > 0 && this.ended.has(accountId);
  }
}

function nameOf(header: string): string {
  return hash('sha256', header, 'base64');
}
