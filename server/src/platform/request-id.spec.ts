import { requestIdOf } from './request-id';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const idOf = (given?: string) =>
  requestIdOf({ headers: given === undefined ? {} : { 'x-request-id': given } });

describe('the id of a request', () => {
  it.each(['a', 'A.b_c:d-9', '1700000000000', '0193d5a0-6f5e-7c1e-9a31-123456789012', 'x'.repeat(100)])(
    'is the caller’s where it is sane: %s',
    (given) => expect(idOf(given)).toBe(given),
  );

  it.each([
    '',
    'a b',
    'x'.repeat(101),
    'ñ',
    'a\nb',
    'a, b',
    '{"a":1}',
    '639170000010',
    'call-09170000010',
    'pautang_live_abc_secret',
    'Pautang_live_abc_secret',
  ])('is a new one where the caller’s is not, or may name somebody: %j', (given) => {
    expect(idOf(given)).toMatch(UUID);
  });

  it('is another one for each request without', () => {
    expect(idOf()).toMatch(UUID);
    expect(idOf()).not.toBe(idOf());
  });
});
