import { assertMinor } from '@pautang/loan-terms';
import type { ValueTransformer } from 'typeorm';

/** bigint columns hold hundredths; PostgreSQL sends them as text. @throws MoneyError beyond 2^53 - 1. */
export const minorTransformer: ValueTransformer = {
  to: (value: number | null | undefined) => (value == null ? value : assertMinor(value)),
  from: (value: string | null) => (value === null ? null : assertMinor(Number(value))),
};

/** numeric columns hold rates, which JSON carries as numbers; up to 15 digits survive exactly. */
export const rateTransformer: ValueTransformer = {
  to: (value: number | null | undefined) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};
