import type { CurrentAccount } from './access';
import { KnownTokens } from './known-tokens';

describe('KnownTokens', () => {
  const now = Date.parse('2026-06-30T12:00:00Z');
  const account: CurrentAccount = { accountId: '1', phoneNumber: '639170000010', roles: [], sessionId: '2' };

  beforeEach(() => jest.useFakeTimers({ now }));
  afterEach(() => jest.useRealTimers());

  it('knows a token until the second it expires in, and not one longer', () => {
    const tokens = new KnownTokens();
    tokens.remember('Bearer a', account, now / 1000 + 900);

    jest.setSystemTime(now + 899_999);
    expect(tokens.accountOf('Bearer a')).toBe(account);
    jest.setSystemTime(now + 900_000);
    expect(tokens.accountOf('Bearer a')).toBeUndefined();
    jest.setSystemTime(now);
    expect(tokens.accountOf('Bearer a')).toBeUndefined();
  });

  it('knows no other one, and none that is missing', () => {
    const tokens = new KnownTokens();
    tokens.remember('Bearer a', account, now / 1000 + 900);

    expect(tokens.accountOf('Bearer b')).toBeUndefined();
    expect(tokens.accountOf('')).toBeUndefined();
  });

  it('keeps so many and no more: those that are asked for', () => {
    const tokens = new KnownTokens();
    tokens.remember('Bearer first', account, now / 1000 + 900);
    for (let index = 0; index < 20_000; index++) {
      tokens.remember(`Bearer ${index}`, account, now / 1000 + 900);
      if (index < 15_000) tokens.accountOf('Bearer first');
    }

    expect(tokens.accountOf('Bearer first')).toBe(account);
    expect(tokens.accountOf('Bearer 9999')).toBeUndefined();
    expect(tokens.accountOf('Bearer 19999')).toBe(account);
  });

  it('holds no token that could be read', () => {
    const tokens = new KnownTokens();
    tokens.remember('Bearer a-very-secret-token', account, now / 1000 + 900);

    const kept: object = Reflect.get(tokens, 'known');
    expect(JSON.stringify((kept as { dump(): unknown }).dump())).not.toContain('secret');
  });
});
