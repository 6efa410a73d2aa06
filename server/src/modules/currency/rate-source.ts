import { coinMinor } from '@pautang/loan-terms';

const TIMEOUT_MILLISECONDS = 10_000;
const MOST_BYTES = 1_000_000;
/** Beyond these a rate is a mistake of the source, and no loan at it could be computed exactly and repaid. */
const PLAUSIBLE = { least: 1e-3, most: 1e5 };
/** A currency that is paid in whole units is rounded to them, which takes one that is worth at most a peso. */
const leastOf = (code: string) => (coinMinor(code) > 1 ? 1 : PLAUSIBLE.least);

export interface FetchedRates {
  readonly asOf: Date;
  readonly rates: Record<string, number>;
}

/**
 * Fetches rates quoted against the peso: JSON with a `rates` object of units for one peso by currency code,
 * and optionally `time_last_update_unix`.
 * @param wanted the currencies to take; one that is missing is not offered while the answer is in force
 * @throws Error for anything but a usable answer; it says what was wrong, and the old rates stay in force.
 */
export async function fetchRates(url: string, wanted: readonly string[], now: Date): Promise<FetchedRates> {
  const response = await fetch(url, {
    // Whom the rates come from, the operator says, and nobody else.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    headers: { accept: 'application/json' },
  });
  if (!response.ok) throw new Error(`the rate source answered ${response.status}`);
  const answer: unknown = JSON.parse(await readLimited(response));
  return { asOf: publishedAt(answer, now), rates: pickRates(answer, wanted) };
}

async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Error('the rate source answered too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function pickRates(answer: unknown, wanted: readonly string[]): Record<string, number> {
  const quoted = property(answer, 'rates');
  if (property(quoted, 'PHP') !== undefined && property(quoted, 'PHP') !== 1) {
    throw new Error('the rates are not quoted against PHP');
  }
  const rates: Record<string, number> = { PHP: 1 };
  for (const code of wanted) {
    const rate = property(quoted, code);
    if (rate === undefined || code === 'PHP') continue;
    if (typeof rate !== 'number' || !(rate >= leastOf(code) && rate <= PLAUSIBLE.most)) {
      throw new Error(`the rate of ${code} is not a plausible number`);
    }
    rates[code] = Number(rate.toPrecision(10));
  }
  if (Object.keys(rates).length === 1) throw new Error('the answer holds no rate of an offered currency');
  return rates;
}

function publishedAt(answer: unknown, now: Date): Date {
  const seconds = property(answer, 'time_last_update_unix');
  if (typeof seconds !== 'number' || !Number.isFinite(seconds) || seconds <= 0) return now;
  return new Date(Math.min(seconds * 1000, now.getTime()));
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;
}
