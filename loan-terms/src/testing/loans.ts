import { bankingDay } from '../banking-day';
import { dueDays } from '../calendar';
import { quoteLoan } from '../quote';
import { scheduleOf } from '../schedule';
import type { LoanCheckpoint } from '../servicing/checkpoint';
import type { LaterRules, ReceivedPayment, ServicedContract, ServicingPolicy } from '../servicing/contract';
import type { LoanTerms } from '../terms';

export const POLICY: ServicingPolicy = {
  graceDays: 3,
  dailyPercent: 0.3,
  lateChargePercent: 5,
  capPercent: 25,
  order: ['PENALTY', 'FEE', 'INTEREST', 'PRINCIPAL'],
};

export const RULES: LaterRules = { version: 2, coinMinor: 1, smallRestMinor: 100, lifeCapPercent: 100 };

/** The running contract of a loan: 100,000 over six months unless something else is said. */
export function contractOf({
  startsOn = '2026-01-15',
  policy = {},
  ...terms
}: Partial<LoanTerms> & { startsOn?: string; policy?: Partial<ServicingPolicy> } = {}): ServicedContract {
  const quote = quoteLoan({
    principalMinor: 100_000_00,
    termMonths: 6,
    ratePercent: 0.4,
    unitMinor: 100,
    coinMinor: policy.rules?.coinMinor,
    ...terms,
  });
  const due = dueDays(startsOn, quote.termMonths);
  return {
    principalMinor: quote.principalMinor,
    method: quote.method,
    ratePercent: quote.ratePercent,
    startsOn,
    installments: scheduleOf(quote).map(({ number, principalMinor, interestMinor }, index) => {
      const dueOn = due[index]!;
      const keptOn = policy.rules ? bankingDay(dueOn, ['REGULAR']) : dueOn;
      return { number, dueOn, principalMinor, interestMinor, ...(keptOn !== dueOn && { keptOn }) };
    }),
    policy: { ...POLICY, ...policy },
  };
}

/** A payment in major units; its id is its day. */
export function payment(paidOn: string, amount: number, isSettlement = false): ReceivedPayment {
  return { id: paidOn, paidOn, amountMinor: Math.round(amount * 100), isSettlement };
}

/** A checkpoint as it comes back from where it was kept. */
export const kept = (checkpoint: LoanCheckpoint): LoanCheckpoint => JSON.parse(JSON.stringify(checkpoint));

export const sum = (amounts: readonly number[]) => amounts.reduce((whole, amount) => whole + amount, 0);
