import { examine } from './examine';
import type { Finding } from './finding';
import { passwordListFindings, readSettings } from './settings-findings';

const source = {
  JWT_SECRET: 'k3Vw9QzXr7LmTn2BpYc8HsJd4FgAe6Ru',
  DATA_KEY: '8f1d2c3b4a5968778695a4b3c2d1e0f0112233445566778899aabbccddeeff01',
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://server@localhost/pautang',
  PUBLIC_URL: 'https://pautang.example',
  TRUST_PROXY: '1',
};

/** Its own name and numbers; with a placeholder besides. */
const named = {
  COMPANY_NAME: 'Bayanihan Lending Corporation',
  COMPANY_SEC_REGISTRATION: 'CS202512345',
  COMPANY_CERTIFICATE_OF_AUTHORITY: '1234',
  COMPANY_PAYMENT_OPERATOR_NUMBER: 'OPSCOR-2025-1234',
  COMPANY_EMAIL: 'help@bayanihan.example',
};

const brief = (findings: readonly Finding[]) => findings.map(({ check, state }) => `${check} ${state}`);

describe('the doctor sees in the settings', () => {
  it('what a start would refuse, each by itself, and looks no further', async () => {
    const findings = await examine({ ...source, JWT_SECRET: 'short', LOAN_TERMS: 'never' });

    expect(brief(findings)).toEqual(['settings fail', 'settings fail']);
    expect(findings.map(({ says }) => says).join()).toMatch(/LOAN_TERMS.*JWT_SECRET/);
  });

  it.each([
    ['NODE_ENV', { NODE_ENV: 'test' }],
    ['PUBLIC_URL is not set', { PUBLIC_URL: '' }],
    ['PUBLIC_URL is not https', { PUBLIC_URL: 'http://pautang.example' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'false' }],
    ['embedded', { DATABASE_URL: '' }],
    ['unencrypted', { DATABASE_URL: `postgres://a:b@database.example/pautang` }],
    ['S3_ENDPOINT is reached in the open', { S3_ENDPOINT: 'http://storage.example:9000' }],
    [
      'DELIVERY_URL is reached in the open',
      { DELIVERY_URL: 'http://gateway.example', DELIVERY_TOKEN: 'token' },
    ],
    ['RATE_URL is reached in the open', { RATE_URL: 'http://rates.example/php' }],
    ['OTEL_EXPORTER_OTLP_ENDPOINT is', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318' }],
    ['placeholders', {}],
    ['in PAYMENT_ACCOUNT_NAME', { ...named, PAYMENT_ACCOUNT_NAME: 'Pautang Financing Company, Inc.' }],
    ['ASSISTANT_PHONE', {}],
    ['second factor', { STAFF_SECOND_FACTOR: 'optional' }],
    ['no limit', { ADDRESS_LIMIT_PER_MINUTE: '0' }],
  ])('that is not fit for members: %s', (words, change) => {
    const { findings } = readSettings({ ...source, ...change });

    expect(findings).toContainEqual(
      expect.objectContaining({ state: 'warn', says: expect.stringContaining(words) }),
    );
  });

  it('nothing in an address of the same machine, which leaves it by no wire', () => {
    const { findings } = readSettings({ ...source, S3_ENDPOINT: 'http://127.0.0.1:9000' });

    expect(findings.map(({ says }) => says).join()).not.toContain('in the open');
  });

  it('a secret that somebody typed', () => {
    const typed = 'abcabcabcabcabcabcabcabcabcabcabcabc';
    const { findings } = readSettings({
      ...source,
      JWT_SECRET: typed,
      DATA_KEY: `${source.DATA_KEY}, ${typed}`,
    });

    expect(brief(findings)).toEqual(expect.arrayContaining(['secrets fail', 'secrets warn']));
    expect(JSON.stringify(findings)).not.toContain(typed);
  });

  it('a list of passwords that became known which is none, as a start would', async () => {
    const look = (BREACHED_PASSWORDS: string) =>
      passwordListFindings(readSettings({ ...source, BREACHED_PASSWORDS }).settings!);

    expect(brief(await look(__filename))).toEqual(['settings fail']);
    expect(brief(await look('/no/such/list'))).toEqual(['settings fail']);
    expect(await look('')).toEqual([]);
  });
});
