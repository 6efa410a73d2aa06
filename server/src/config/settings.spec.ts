import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigurationError, readEnvironment } from './env';
import { Settings } from './settings';

describe('Settings', () => {
  let dataDir: string;

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'pautang-settings-'));
  });

  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  const settings = (more: NodeJS.ProcessEnv = {}) =>
    new Settings(readEnvironment({ DATA_DIR: dataDir, ...more }));

  it('make the secrets of the demo once, for the owner of the folder alone', () => {
    const [first, second] = [settings(), settings()];

    expect(first.isDemo).toBe(true);
    expect(second.jwtSecret).toBe(first.jwtSecret);
    expect(second.dataKeys).toEqual(first.dataKeys);
    expect(first.jwtSecret.length).toBeGreaterThan(32);
    expect(first.dataKeys[0]?.bytes).toHaveLength(32);
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('sign with the configured secret, and hash with a key that is not the secret itself', () => {
    const secret = 'k3Vw9QzXr7LmTn2BpYc8HsJd4FgAe6Ru';
    const { jwtSecret, hashKey } = settings({ JWT_SECRET: secret });

    expect(jwtSecret).toBe(secret);
    expect(hashKey).toHaveLength(32);
    expect(hashKey.toString('utf8')).not.toContain(secret);
  });

  it('insist on HTTPS when the public address does', () => {
    expect(settings().isHttps).toBe(false);
    expect(settings({ PUBLIC_URL: 'http://localhost:3000' }).isHttps).toBe(false);
    expect(settings({ PUBLIC_URL: 'https://pautang.example' }).isHttps).toBe(true);
  });

  it('limit addresses outside the demo alone', () => {
    expect(settings().addressLimitPerMinute).toBe(0);
    expect(settings({ ADDRESS_LIMIT_PER_MINUTE: '5' }).addressLimitPerMinute).toBe(0);
  });

  it('refuse a smallest loan that could not be repaid over the longest term', () => {
    expect(() => settings({ LOAN_MIN: '50' })).toThrow(ConfigurationError);
    expect(() => settings({ LOAN_MIN: '50' })).toThrow('LOAN_MIN');
  });
});
