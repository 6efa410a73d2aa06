import type { ErrorCode } from '@pautang/sdk';
import { ApiError } from '../../api/problem';
import {
  balanceAfter,
  cappedAmount,
  cleanAmount,
  isRefundable,
  isWithdrawable,
  refusalOf,
} from './withdrawal-amount';

describe('the amount to withdraw', () => {
  it.each([
    ['75000', '75000'],
    ['₱75,000.50', '75000.50'],
    ['7x5-0e', '750'],
    ['1.2.3', '1.23'],
    ['1000.999', '1000.99'],
    ['.', '.'],
    ['', ''],
    ['123456789012345678', '12345678901234'],
  ])('keeps of %s only %s', (typed, kept) => {
    expect(cleanAmount(typed)).toBe(kept);
  });

  it.each([
    ['300.50', 'PHP', true],
    ['120.25', 'PHP', true],
    ['300.51', 'PHP', false],
    ['0', 'PHP', false],
    ['', 'PHP', false],
    ['100', 'JPY', true],
    ['100.5', 'JPY', false],
    ['300.5', 'JPY', true],
  ])('of 300.50 that were paid too much %s %s can be sent back: %s', (typed, selectedCurrency, can) => {
    expect(isRefundable(typed, { amount: 300.5, selectedCurrency })).toBe(can);
  });

  it('becomes the balance when it is more', () => {
    expect(cappedAmount('200000.01', 200_000)).toBe('200000');
    expect(cappedAmount('99999999999999', 530.25)).toBe('530.25');
    expect(cappedAmount('200000', 200_000)).toBe('200000');
    expect(cappedAmount('1000.', 200_000)).toBe('1000.');
  });

  it.each([
    [0, 5000, 'PHP', false],
    [998.99, 5000, 'PHP', false],
    [999, 5000, 'PHP', false],
    [999.01, 5000, 'PHP', true],
    [5000, 5000, 'PHP', true],
    [530, 530, 'PHP', true],
    [529.99, 530, 'PHP', false],
    [0.01, 0.01, 'PHP', true],
    [0, 0, 'PHP', false],
    [1000, 5000, 'JPY', true],
    [1000.55, 5000, 'JPY', false],
    [1000.55, 1000.55, 'JPY', true],
  ])('must be above 999 or the whole balance, in coins: %d of %d %s', (amount, balance, currency, may) => {
    expect(isWithdrawable(amount, balance, currency)).toBe(may);
  });

  it('leaves an exact balance', () => {
    expect(balanceAfter(1234.56, 1000.1)).toBe(234.46);
  });
});

function refusal(status: number, code: ErrorCode, extra: Record<string, unknown> = {}) {
  return refusalOf(
    new ApiError(status, code, 'The sentence', [], extra as ApiError['problem']),
    'The sentence',
  );
}

describe('a confirmation that was not answered with success', () => {
  it('tells a wrong code and the tries left', () => {
    expect(refusal(422, 'OTP_INVALID', { triesLeft: 4 })).toEqual({ kind: 'wrongOtp', triesLeft: 4 });
  });

  it.each<[number, ErrorCode]>([
    [0, 'NO_SERVER_RESPONSE'],
    [0, 'TIMEOUT'],
    [504, 'NO_SERVER_RESPONSE'],
    [500, 'UNKNOWN_ERROR'],
    [503, 'INTERNAL_ERROR'],
    [409, 'IDEMPOTENCY_IN_FLIGHT'],
    [429, 'TOO_MANY_REQUESTS'],
  ])('may be sent again after %d %s', (status, code) => {
    expect(refusal(status, code)).toEqual({ kind: 'noAnswer', message: 'The sentence' });
  });

  it('has gone through when its key was used with another code before', () => {
    expect(refusal(422, 'IDEMPOTENCY_KEY_REUSED')).toEqual({ kind: 'done' });
  });

  it('must be asked for again when the request is no longer open', () => {
    expect(refusal(409, 'NO_WITHDRAWAL_REQUEST').kind).toBe('requestLost');
    expect(refusal(422, 'INSUFFICIENT_BALANCE').kind).toBe('requestLost');
    expect(refusal(400, 'VALIDATION_FAILED').kind).toBe('requestLost');
  });

  it('shows the sentence of any other refusal', () => {
    expect(refusal(422, 'OTP_EXPIRED')).toEqual({ kind: 'other', message: 'The sentence' });
  });
});
