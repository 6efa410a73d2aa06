import type { ValueTransformer } from 'typeorm';

/** bigint columns hold hundredths; PostgreSQL sends them as text. @throws RangeError beyond 2^53 - 1. */
export const minorTransformer: ValueTransformer = {
  to: (value: number | null | undefined) => (value == null ? value : assertSafe(value)),
  from: (value: string | null) => (value === null ? null : assertSafe(Number(value))),
};

/** numeric columns hold rates, which JSON carries as numbers; up to 15 digits survive exactly. */
export const rateTransformer: ValueTransformer = {
  to: (value: number | null | undefined) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};

function assertSafe(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError('an amount is beyond the exact range');
  return value;
}
