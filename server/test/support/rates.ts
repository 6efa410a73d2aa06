import { randomUUID } from 'node:crypto';
import type { TestApp } from './app';

/** Puts these rates into force, as if they had just been fetched. */
export async function publishRates(test: TestApp, rates: Record<string, number>): Promise<void> {
  await test.sql(
    `INSERT INTO rate_snapshot (id, in_force_from, as_of, source, rates) VALUES ($1, now(), now(), 'fetched', $2)`,
    [randomUUID(), JSON.stringify({ PHP: 1, ...rates })],
  );
}

/** The currencies that visitors may choose for a loan, by code. */
export async function offeredCurrencies(test: TestApp): Promise<string[]> {
  const currencies = await test.client().currency.listAvailableCurrencies();
  return currencies.map(({ currencyCode }) => currencyCode).sort();
}
