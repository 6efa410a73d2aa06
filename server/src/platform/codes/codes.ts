import { Injectable } from '@nestjs/common';
import { KeyedHash } from '../crypto/keyed-hash';
import { randomDigits } from '../crypto/random-digits';
import { type CodeRules, judgeTry, type KeptCode, type Verdict } from './code-rules';

/** A code as it is told once, and what is kept of it. */
export interface NewCode {
  readonly code: string;
  readonly codeHash: string;
  readonly expiresAt: Date;
}

/** What somebody tried. */
export interface TypedCode {
  readonly code: string;
  /** What the code was made for: the same parts, in the same order. */
  readonly boundTo: readonly string[];
  /** With rules that limit the wrong tries of a day. */
  readonly wrongToday?: number;
}

/**
 * Codes of digits that people are told and type: for withdrawals, for recoveries, for phone numbers. They are kept as
 * keyed hashes, bound to what they are for. Each purpose has its rules, and a table of its own.
 */
@Injectable()
export class Codes {
  constructor(private readonly keyedHash: KeyedHash) {}

  create({ purpose, digits, lifetimeSeconds }: CodeRules, boundTo: readonly string[]): NewCode {
    const code = randomDigits(digits);
    const codeHash = this.keyedHash.of(purpose, ...boundTo, code);
    return { code, codeHash, expiresAt: new Date(Date.now() + lifetimeSeconds * 1000) };
  }

  /** Takes as long without a code as with one. */
  judge(rules: CodeRules, kept: KeptCode | undefined, { code, boundTo, wrongToday = 0 }: TypedCode): Verdict {
    const isSame = this.keyedHash.matches(kept?.codeHash ?? '', rules.purpose, ...boundTo, code);
    return judgeTry(rules, { kept, wrongToday, isSame, now: new Date() });
  }
}
