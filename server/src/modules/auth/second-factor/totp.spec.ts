import { enrolmentUri, newSecret, stepOf } from './totp';

/** The secret and the times of RFC 6238, appendix B, with the last six of its eight digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('a code of an authenticator', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_111_111_111, '050471', 37_037_037],
    [1_234_567_890, '005924', 41_152_263],
    [2_000_000_000, '279037', 66_666_666],
  ])('at %d seconds is %s', (seconds, code, step) => {
    expect(stepOf(SECRET, code, at(seconds))).toBe(step);
  });

  it('counts a step before and a step after its own, and no further', () => {
    const code = '050471';
    const began = 37_037_037 * 30;

    expect(stepOf(SECRET, code, at(began - 30))).toBe(37_037_037);
    expect(stepOf(SECRET, code, at(began + 59.999))).toBe(37_037_037);
    expect(stepOf(SECRET, code, at(began - 30.001))).toBeUndefined();
    expect(stepOf(SECRET, code, at(began + 60))).toBeUndefined();
  });

  it('is none of another secret, and nothing else is one', () => {
    expect(stepOf(newSecret(), '287082', at(59))).toBeUndefined();
    for (const code of ['', '28708', '2870820', 'abcdef']) {
      expect(stepOf(SECRET, code, at(59))).toBeUndefined();
    }
  });

  it('comes from a secret of 160 bits that authenticators read with its name', () => {
    const secret = newSecret();

    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSecret()).not.toBe(secret);
    const uri = new URL(enrolmentUri(secret, 'Pautang', '639170000001'));
    expect(uri.protocol).toBe('otpauth:');
    expect(uri.pathname).toContain('639170000001');
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({
      secret,
      issuer: 'Pautang',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
