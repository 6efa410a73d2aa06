import { ABORTED, ApiError, type ErrorCode, NO_SERVER_RESPONSE, TIMEOUT, UNKNOWN_ERROR } from '@pautang/sdk';
import { isUndecided, retryDelayMs } from './problem';

const failure = (status: number, code: ErrorCode, retryAfterSeconds?: number) =>
  new ApiError(status, code, 'The sentence', [], undefined, retryAfterSeconds);

it.each([
  ['no answer', failure(0, NO_SERVER_RESPONSE), 1000],
  ['a gateway without a server', failure(502, NO_SERVER_RESPONSE), 1000],
  ['a page of another network', failure(200, UNKNOWN_ERROR), 1000],
  ['a failing server', failure(500, 'INTERNAL_ERROR'), 1000],
  ['a server that names a time', failure(503, 'INTERNAL_ERROR', 3), 3000],
  ['too many requests, with a time', failure(429, 'TOO_MANY_REQUESTS', 5), 5000],
  ['code that did not arrive', new TypeError('Failed to fetch'), 1000],
])('%s is tried once more', (_, error, delayMs) => {
  expect(retryDelayMs(0, error)).toBe(delayMs);
  expect(retryDelayMs(1, error)).toBeUndefined();
});

it.each([
  ['a refusal', failure(403, 'FORBIDDEN')],
  ['something that is not there', failure(404, 'LOAN_NOT_FOUND')],
  ['what does not fit the state', failure(409, 'NOT_ACTIVATED')],
  ['too many requests, without a time', failure(429, 'TOO_MANY_REQUESTS')],
  ['too many requests for long', failure(429, 'TOO_MANY_REQUESTS', 60)],
  ['an answer that was waited for in vain', failure(0, TIMEOUT)],
  ['a call that was stopped', failure(0, ABORTED)],
])('%s is not', (_, error) => {
  expect(retryDelayMs(0, error)).toBeUndefined();
});

it('leaves open what nothing answered, and what was too much at once, and takes a refusal for a no', () => {
  const open = [
    failure(0, TIMEOUT),
    failure(503, 'SERVICE_BUSY', 1),
    failure(429, 'TOO_MANY_REQUESTS', 60),
    failure(409, 'IDEMPOTENCY_IN_FLIGHT', 1),
  ];
  expect(open.map(isUndecided)).toEqual([true, true, true, true]);
  expect([failure(401, 'SIGN_IN_FAILED'), failure(409, 'NOT_ACTIVATED')].map(isUndecided)).toEqual([
    false,
    false,
  ]);
});
