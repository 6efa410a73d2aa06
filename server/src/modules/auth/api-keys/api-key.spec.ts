import { keyIdOf, newApiKey } from './api-key';

describe('an API key', () => {
  it('says which one it is, and hides 256 bits', () => {
    const { apiKey, keyId } = newApiKey('live');

    expect(keyId).toMatch(/^[a-z\d]{8}$/);
    expect(keyIdOf(apiKey)).toBe(keyId);
    expect(apiKey).toMatch(new RegExp(`^pautang_live_${keyId}_[0-9a-f]{64}$`));
    expect(newApiKey('demo').apiKey).toMatch(/^pautang_demo_/);
  });

  it('is another one each time', () => {
    const keys = Array.from({ length: 1000 }, () => newApiKey('live'));

    expect(new Set(keys.map(({ keyId }) => keyId)).size).toBe(1000);
    expect(new Set(keys.map(({ apiKey }) => apiKey.split('_').at(-1))).size).toBe(1000);
  });

  it.each(['', 'pautang_', 'pautang_test_abcdefgh_00', `pautang_live_ABCDEFGH_${'0'.repeat(64)}`])(
    '%j is none',
    (text) => expect(keyIdOf(text)).toBeUndefined(),
  );
});
