import type { ErrorCode } from '@pautang/sdk';
import { ApiError } from '../../api/problem';
import { isOtp, refusalOf } from './confirmation';

function refusal(status: number, code: ErrorCode, extra: Record<string, unknown> = {}) {
  return refusalOf(
    new ApiError(status, code, 'The sentence', [], extra as ApiError['problem']),
    'The sentence',
  );
}

it('takes 6 to 12 digits for a one-time password', () => {
  expect(['12345', '123456', '123456789012', '1234567890123', '12345a', ''].map(isOtp)).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
});

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
