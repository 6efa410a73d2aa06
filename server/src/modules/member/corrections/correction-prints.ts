import { Injectable } from '@nestjs/common';
import { KeyedHash } from '../../../platform/crypto/keyed-hash';

/** What is compared and told of a member as a value of its own. */
export type Details = Readonly<Record<string, string | number | null>>;

/**
 * What the audit trail tells of corrected data: keyed hashes, other ones for each member, by which it shows that something
 * became another value, and whether it was a value that somebody names, without telling it.
 */
@Injectable()
export class CorrectionPrints {
  constructor(private readonly keyedHash: KeyedHash) {}

  /** Of what is not the same, before and after. */
  ofChange(memberId: string, before: Details, after: Details): { before: Details; after: Details } {
    const changed = Object.keys(after).filter((field) => before[field] !== after[field]);
    const printsOf = (details: Details) =>
      Object.fromEntries(
        changed.map((field) => [field, this.printOf(memberId, field, details[field] ?? null)]),
      );
    return { before: printsOf(before), after: printsOf(after) };
  }

  private printOf(memberId: string, field: string, value: string | number | null): string | null {
    return value === null ? null : this.keyedHash.of('corrected data', memberId, field, String(value));
  }
}
