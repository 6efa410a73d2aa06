import { coinMinor, toMajor, toMinor } from '@pautang/loan-terms';
import type { WalletCreditDto } from '@pautang/sdk';
import { ApiError, isUndecided } from '../../api/problem';
import { componentSchemas, rulesOf } from '../../api/schemas';
import { defineForm } from '../../components/form/define-form';
import { unended } from '../../lib/error-message';
import { nothingTyped } from './typed-withdrawal';

const rule = componentSchemas.WithdrawalPrepareDto.properties.withdrawalAmount;

/** A withdrawal must be above this many units of the wallet's currency, or the whole balance. */
export const mustExceed = rule['x-above-unless-whole-balance'];

const maxLength = 14;

/** What stays of a typed or pasted amount: digits, one point and two decimals. */
export function cleanAmount(text: string): string {
  const [whole = '', ...rest] = text.replace(/[^\d.]/g, '').split('.');
  const decimals = rest.join('').slice(0, 2);
  return (rest.length > 0 ? `${whole}.${decimals}` : whole).slice(0, maxLength);
}

/** An amount above the balance becomes the balance; any other stays as typed. */
export function cappedAmount(text: string, balance: number): string {
  const clean = cleanAmount(text);
  return Number(clean) > balance ? String(balance) : clean;
}

export function amountIn(text: string): number {
  const amount = Number(text);
  return Number.isFinite(amount) ? amount : 0;
}

/** Whether the currency has coins for it. */
export const isInCoins = (amount: number, currency: string): boolean =>
  toMinor(amount) % coinMinor(currency) === 0;

export function isWithdrawable(amount: number, balance: number, currency: string): boolean {
  if (amount === balance) return amount > 0;
  return amount > mustExceed && isInCoins(amount, currency);
}

/** Of what was paid too much: all there is, or a part that the currency has coins for. */
export function isRefundable(
  text: string,
  { amount, selectedCurrency }: Pick<WalletCreditDto, 'amount' | 'selectedCurrency'>,
): boolean {
  const wanted = amountIn(text);
  return wanted === amount || (wanted > 0 && wanted < amount && isInCoins(wanted, selectedCurrency));
}

/** What stays in the wallet. */
export function balanceAfter(balance: number, amount: number): number {
  return toMajor(toMinor(balance) - toMinor(amount));
}

/** What an attempt to confirm with a one-time password came to, when it was no plain success. */
export type Refusal =
  /** The first attempt did arrive, only its answer was lost. */
  | { kind: 'done' }
  | { kind: 'wrongOtp'; triesLeft: number | undefined }
  /** It may have arrived, or was never looked at: the same code may be sent again. */
  | { kind: 'noAnswer'; message: string }
  /** The request is no longer open: the withdrawal must be asked for again. */
  | { kind: 'requestLost'; message: string }
  | { kind: 'other'; message: string };

const lostCodes: readonly string[] = [
  'NO_WITHDRAWAL_REQUEST',
  'WITHDRAWAL_REQUEST_CHANGED',
  'INSUFFICIENT_BALANCE',
  'WALLET_NOT_FOUND',
  // What was the whole balance is none any more: the dialog sends nothing else that could be refused so.
  'VALIDATION_FAILED',
];

/** The server's rule of a one-time password. */
const otpRule = rulesOf('WithdrawalConfirmDto').oTP;

export function refusalOf(error: unknown, message: string): Refusal {
  if (!(error instanceof ApiError) || isUndecided(error)) {
    return { kind: 'noAnswer', message: unended(message) };
  }
  // Only successes are remembered under a key, and there is one key for each request: it went through before,
  // with another code than the one typed now.
  if (error.code === 'IDEMPOTENCY_KEY_REUSED') return { kind: 'done' };
  if (error.code === 'OTP_INVALID') {
    const triesLeft = error.problem?.triesLeft;
    return { kind: 'wrongOtp', triesLeft: typeof triesLeft === 'number' ? triesLeft : undefined };
  }
  return { kind: lostCodes.includes(error.code) ? 'requestLost' : 'other', message };
}

/** Where what is typed waits, that is for the wallet's screen to say. */
export const withdrawal = defineForm({
  empty: nothingTyped,
  rules: {},
  judges: { amount: (text, { balance, currency }) => isWithdrawable(amountIn(text), balance, currency) },
});

/** The code, which waits nowhere. */
export const oneTimePassword = defineForm({
  empty: { oTP: '' },
  rules: { oTP: otpRule },
  secrets: ['oTP'],
});
