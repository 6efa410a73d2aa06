import { ApiError } from '@pautang/sdk';
import { asTyped } from './as-typed';

function fieldOf(field: string, typed: readonly string[]): string | undefined {
  const error = new ApiError(400, 'VALIDATION_FAILED', 'Please check it.', [
    { field, message: 'It is wrong.' },
  ]);
  return (asTyped(error, typed) as ApiError).fieldErrors[0]?.field;
}

describe('what the API refuses', () => {
  it.each([
    ['paidAt', ['reference', 'paid-at'], '--paid-at'],
    ['statusText', ['status-text'], '--status-text'],
    ['reason', ['reason'], '--reason'],
    ['validDays', ['name', 'days'], '--days'],
    ['description', ['name'], '--name'],
    ['state', ['status'], '--status'],
    ['from', ['from', 'to'], '--from'],
    ['from', ['since'], '--since'],
    ['to', ['at'], '--at'],
    ['at', ['at'], '--at'],
  ])('names %s of %j by the option: %s', (field, typed, option) => {
    expect(fieldOf(field, typed)).toBe(option);
  });

  it.each([
    ['phoneNumber', [], 'phone number'],
    ['promisedOn', ['message'], 'promised on'],
    ['amount', [], 'amount'],
  ])('names %s in words where no option gave it', (field, typed, words) => {
    expect(fieldOf(field, typed)).toBe(words);
  });

  it('names the key that was typed', () => {
    const refusal = new ApiError(400, 'IDEMPOTENCY_KEY_REQUIRED', 'It has 255 characters at most.');

    expect(asTyped(refusal, ['key'])).toMatchObject({ message: '--key: It has 255 characters at most.' });
    expect(asTyped(refusal, [])).toMatchObject({ message: 'It has 255 characters at most.' });
  });

  it('keeps what else the error says', () => {
    const refusal = new ApiError(409, 'SERVICE_BUSY', 'Later.', [], undefined, 3, 'request');

    expect(asTyped(refusal, ['key'])).toEqual(refusal);
    const other = new Error('odd');
    expect(asTyped(other, ['key'])).toBe(other);
  });
});
