import fs, { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigurationError, readEnvironment } from './env';
import { Settings } from './settings';

const NEARLY_ALL = { LOAN_CHARGES: 'processing_fee:20%:deducted,documentary_stamp_tax:law:deducted' };

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

  it('leave the secrets alone that another process of the same folder made first', () => {
    const { dataKeys } = settings();
    jest.spyOn(fs, 'existsSync').mockReturnValueOnce(false);

    expect([settings().dataKeys, settings().dataKeys]).toEqual([dataKeys, dataKeys]);
    expect(readdirSync(dataDir)).toEqual(['secrets.json']);
  });

  it('tell one installation from another by its address, however that is written', () => {
    expect(settings().tokenAudience).toBe('pautang');
    for (const PUBLIC_URL of ['https://pautang.example', 'https://Pautang.example:443/']) {
      expect(settings({ PUBLIC_URL }).tokenAudience).toBe('https://pautang.example');
    }
  });

  it('sign with the configured secret, and know the one before it', () => {
    const secret = 'k3Vw9QzXr7LmTn2BpYc8HsJd4FgAe6Ru';
    const former = 'ur6eAgF4dJsH8cYpB2nTmL7rXzQ9wV3k';

    expect(settings({ JWT_SECRET: secret }).jwtSecrets).toEqual([secret]);
    const { jwtSecret, jwtSecrets } = settings({ JWT_SECRET: secret, JWT_SECRET_PREVIOUS: former });
    expect(jwtSecret).toBe(secret);
    expect(jwtSecrets).toEqual([secret, former]);
    expect(() => settings({ JWT_SECRET: secret, JWT_SECRET_PREVIOUS: 'short' })).toThrow(
      'JWT_SECRET_PREVIOUS: must have at least 32 characters',
    );
  });

  it('insist on HTTPS when the public address does', () => {
    expect(settings().isHttps).toBe(false);
    expect(settings({ PUBLIC_URL: 'http://localhost:3000' }).isHttps).toBe(false);
    expect(settings({ PUBLIC_URL: 'https://pautang.example' }).isHttps).toBe(true);
  });

  it.each([
    ['2998', '2', undefined, false],
    ['2998', '2', 'web', true],
    ['2998', '2', 'worker', true],
    ['2997', '2', undefined, true],
    ['3001', '2', undefined, true],
    ['65535', '1', undefined, true],
    ['65535', '2', 'web', false],
  ])('take METRICS_PORT=%s with WEB_CONCURRENCY=%s and ROLE=%s: %s', (port, processes, ROLE, isTaken) => {
    const take = () => settings({ METRICS_PORT: port, WEB_CONCURRENCY: processes, ROLE });

    if (isTaken) expect(take).not.toThrow();
    else expect(take).toThrow('METRICS_PORT: the ports after it');
  });

  it('limit addresses outside the demo alone', () => {
    expect(settings().addressLimitPerMinute).toBe(0);
    expect(settings({ ADDRESS_LIMIT_PER_MINUTE: '5' }).addressLimitPerMinute).toBe(0);
  });

  it.each([
    // A month's interest is rounded up: 100,000 at 2.083 % would fit by a peso, but of 100,001 12 × 2,084 are too much.
    [{ LOAN_RATE_PERCENT: '2.0823' }, true],
    [{ LOAN_RATE_PERCENT: '2.0824' }, false],
    [{ LOAN_RATE_PERCENT: '4.1656', LOAN_TERMS: '6' }, true],
    [{ LOAN_RATE_PERCENT: '4.166', LOAN_TERMS: '6' }, false],
    // On what is still owed the same rate comes to less.
    [{ LOAN_RATE_PERCENT: '2.09', LOAN_METHOD: 'declining' }, true],
    [{ LOAN_RATE_PERCENT: '3', LOAN_METHOD: 'declining', LOAN_TERMS: '6,48' }, false],
  ])('hold the interest of a year to a quarter of the principal: %j is taken: %s', (change, isTaken) => {
    if (isTaken) expect(() => settings(change)).not.toThrow();
    else expect(() => settings(change)).toThrow('LOAN_RATE_PERCENT: the interest of a year is above 25 %');
  });

  it.each([
    // Of 100,001 a quarter is 25,000.25, of which 12 × 401 are interest: 20,188.25 are left, 20.18804 %.
    [{ LOAN_CHARGES: 'processing_fee:20.188%:deducted' }, true],
    [{ LOAN_CHARGES: 'processing_fee:20.1881%:deducted' }, false],
    // A percent of what was asked for is less of a principal that it is added to.
    [{ LOAN_CHARGES: 'processing_fee:25%:added' }, true],
    [{ LOAN_CHARGES: 'processing_fee:27%:added' }, false],
    [{ LOAN_CHARGES: 'processing_fee:20188.25:deducted' }, true],
    [{ LOAN_CHARGES: 'processing_fee:20188.26:deducted' }, false],
    // Of 100,001 the tax is 501 steps of 1.50, 751.50: 19,436.75 are left.
    [{ LOAN_CHARGES: 'processing_fee:19436.75:deducted,documentary_stamp_tax:law:deducted' }, true],
    [{ LOAN_CHARGES: 'processing_fee:19436.76:deducted,documentary_stamp_tax:law:deducted' }, false],
    // The least loan bears no tax where so much is exempt, one of 250,001 does.
    [{ ...NEARLY_ALL, STAMP_TAX_EXEMPT: '250000' }, false],
    [{ ...NEARLY_ALL, STAMP_TAX_EXEMPT: '5000000' }, true],
    [{ LOAN_CHARGES: 'processing_fee:99.9%:deducted,documentary_stamp_tax:100:deducted' }, false],
    [{ LOAN_CHARGES: 'processing_fee:999999:deducted' }, false],
  ])(
    'hold interest and charges of a year to a quarter of the principal: %j is taken: %s',
    (change, isTaken) => {
      if (isTaken) expect(() => settings(change)).not.toThrow();
      else expect(() => settings(change)).toThrow('LOAN_CHARGES');
    },
  );

  it('take charges one by one', () => {
    const { loanCharges } = settings({
      LOAN_CHARGES: ' processing_fee:500.50:added, documentary_stamp_tax:law:deducted',
      STAMP_TAX_EXEMPT: '250000',
    });

    expect(settings().loanCharges).toEqual([]);
    expect(loanCharges).toEqual([
      { kind: 'PROCESSING_FEE', way: 'ADDED', measure: { by: 'FIXED', phpMinor: 50_050 } },
      {
        kind: 'DOCUMENTARY_STAMP_TAX',
        way: 'DEDUCTED',
        measure: { by: 'STAMP_TAX', exemptPhpMinor: 25_000_000 },
      },
    ]);
  });

  it.each([
    'processing_fee',
    'processing_fee:2%',
    'processing_fee:0:added',
    'processing_fee:law:added',
    'processing_fee:-5:added',
    'processing_fee:2.005:added',
    'processing_fee:2%:hidden',
    'service_fee:2%:added',
    'processing_fee:2%:added:twice',
    'processing_fee:2%:added,processing_fee:1%:deducted',
    ',',
  ])('refuse charges that cannot be meant: %s', (LOAN_CHARGES) => {
    expect(() => settings({ LOAN_CHARGES })).toThrow('LOAN_CHARGES: must');
  });

  const small = (change: NodeJS.ProcessEnv) => ({ LOAN_MIN: '10000', LOAN_TERMS: '1', ...change });
  it.each([
    // 10,040 for what is left of 10,000: 12 % more than 8,964.29.
    [
      small({ LOAN_CHARGES: 'processing_fee:1035.72:deducted' }),
      'LOAN_CHARGES: the effective rate is above 12 % a month',
    ],
    [{ LOAN_MIN: '10000', LOAN_TERMS: '4,6' }, 'paying late costs more than 5 % a month'],
    [
      small({ LATE_PENALTY_PERCENT: '0.1', LATE_CHARGE_PERCENT: '2.0001' }),
      'paying late costs more than 5 %',
    ],
    // A month's interest is 0.4 %.
    [small({ LATE_LIFE_CAP_PERCENT: '99.61' }), 'a loan may cost more than 100 % of it in all'],
    [small({ LOAN_RATE_PERCENT: '6.01' }), 'above 6 % a month'],
  ])('refuse small short loans beyond the ceilings of the SEC: %j', (change, problem) => {
    expect(() => settings(change)).toThrow(ConfigurationError);
    expect(() => settings(change)).toThrow(problem);
    expect(() => settings(change)).toThrow('SEC Memorandum Circular 14, series of 2025');
  });

  it.each([
    [small({ LOAN_CHARGES: 'processing_fee:1035.71:deducted' }), 'effective rate'],
    [small({ LOAN_RATE_PERCENT: '6' }), 'above 6 %'],
    [small({ LATE_PENALTY_PERCENT: '0.1', LATE_CHARGE_PERCENT: '2' }), 'paying late'],
    [small({ LATE_LIFE_CAP_PERCENT: '99.6' }), 'in all'],
  ])('name no ceiling that is just kept: %j', (change, problem) => {
    expect(() => settings(change)).toThrow(ConfigurationError);
    expect(() => settings(change)).not.toThrow(problem);
  });

  it.each([
    { LOAN_MIN: '10001', LOAN_TERMS: '4' },
    { LOAN_MIN: '10000', LOAN_TERMS: '5' },
  ])('hold no other loans to them: %j', (change) => {
    expect(() => settings(change)).not.toThrow();
  });

  it('refuse a smallest loan that could not be repaid over the longest term', () => {
    expect(() => settings({ LOAN_MIN: '50' })).toThrow(ConfigurationError);
    expect(() => settings({ LOAN_MIN: '50' })).toThrow('LOAN_MIN');
  });
});
