import { join } from 'node:path';
import { problemsOf, SECRETS } from '../../test/support/environment-problems';
import { readEnvironment } from './env';

const { JWT_SECRET, DATA_KEY } = SECRETS;
const DATABASE_URL = 'postgres://pautang:a%20db%20pass@db.internal/pautang';
const SMTP = {
  DELIVERY: 'smtp',
  SMTP_URL: 'smtps://user:a%20pass@mail.internal:465?pool=false',
  SMTP_FROM: 'Pautang <help@pautang.example>',
};
const production = { NODE_ENV: 'production', DATABASE_URL, JWT_SECRET, DATA_KEY };

describe('readEnvironment', () => {
  it('has a default for everything, and the demo without a database of its own', () => {
    expect(readEnvironment({})).toMatchObject({
      PORT: 3000,
      DATA_DIR: '.data',
      LOAN_MIN: 100_000,
      LOAN_MAX: 5_000_000,
      LOAN_RATE_PERCENT: 0.4,
      LOAN_TERMS: [6, 12, 24, 36, 48],
      LOAN_METHOD: 'add_on',
      LOAN_COOLING_OFF_DAYS: 3,
    });
  });

  it('lets members pay to the account of the company, unless another name is set', () => {
    const COMPANY_NAME = 'Bayanihan Lending Corporation';
    const PAYMENT_ACCOUNT_NAME = 'Bayanihan Collections';

    expect(readEnvironment({ COMPANY_NAME, PAYMENT_ACCOUNT_NAME: '' }).PAYMENT_ACCOUNT_NAME).toBe(
      COMPANY_NAME,
    );
    expect(readEnvironment({ COMPANY_NAME, PAYMENT_ACCOUNT_NAME })).toMatchObject({ PAYMENT_ACCOUNT_NAME });
  });

  it('takes an empty value for absent', () => {
    expect(readEnvironment({ PORT: '', DATABASE_URL: '', LOAN_TERMS: '' })).toEqual(readEnvironment({}));
  });

  it.each([
    ['ADDRESS_LIMIT_PER_MINUTE', ' '],
    ['STAFF_SESSION_HOURS', ' '],
    ['RETENTION_CLOSED_YEARS', '\t'],
    ['CORRECTION_COOLING_HOURS', ' '],
    ['PROVISION_PERCENTS', '1,,25,50,100'],
    ['LOAN_LIMITS', ':250000:12'],
  ])('does not take %s=%j for 0', (name, value) => expect(problemsOf({ [name]: value })).toContain(name));

  it.each([
    ['DATABASE_WAIT_SECONDS', '3000000'],
    ['DATABASE_MAINTENANCE_TIMEOUT_SECONDS', '3000000'],
    ['STOP_SECONDS', '86401'],
    ['STAFF_SESSION_HOURS', '9'.repeat(300)],
    ['APPLICATION_VALID_DAYS', '1000000000'],
    ['RETENTION_CONTACT_DAYS', '9000000000000'],
    ['CONTACT_LIMIT_PER_HOUR', '1000000000000000'],
    ['LOAN_TERMS', '6,100000'],
    ['PORT', '0x50'],
    ['PORT', '0b11'],
    ['LOAN_MAX', '1e6'],
    ['LOAN_TERMS', '6,0xC'],
    ['LOAN_LIMITS', '0:99999999999:12'],
    ['LOAN_LIMITS', '0:250000:601'],
    ['STAFF_SESSION_HOURS', '0.1'],
    ['STAFF_IDLE_MINUTES', '1'],
    ['S3_BUCKET', 'my bucket'],
    ['DELIVERY_TOKEN', 'token\n'],
    ['S3_ACCESS_KEY_ID', 'key\n'],
  ])('knows no %s=%s', (name, value) => expect(problemsOf({ [name]: value })).toContain(name));

  it.each([
    ['TOP_UPS', '1', 'true or false'],
    ['PHONE_OTP', 'yes', 'true or false'],
    ['DEMO', 'on', 'true or false'],
    ['RATE_URL', 'ftp://rates.example', 'an http:// or https:// address'],
    ['S3_ENDPOINT', 'store.example', 'an http:// or https:// address'],
    ['SMTP_URL', 'mail.example', 'an smtp:// or smtps:// address'],
  ])('says what %s=%s should be', (name, value, wanted) =>
    expect(problemsOf({ [name]: value })).toContain(`${name}: must be ${wanted}`),
  );

  it('lets a server alone do with one connection, and no worker', () => {
    expect(problemsOf({ DATABASE_POOL_SIZE: '1' })).toContain('DATABASE_POOL_SIZE: must be 2 or more');
    expect(problemsOf({ DATABASE_POOL_SIZE: '1', ROLE: 'worker' })).toContain('DATABASE_POOL_SIZE');
    expect(readEnvironment({ DATABASE_POOL_SIZE: '1', ROLE: 'web' }).DATABASE_POOL_SIZE).toBe(1);
  });

  it('takes the address of the site without the slash at its end', () => {
    expect(readEnvironment({ PUBLIC_URL: 'https://pautang.example/' }).PUBLIC_URL).toBe(
      'https://pautang.example',
    );
  });

  it('reads numbers, lists and switches', () => {
    const source = {
      PORT: '0',
      LOAN_TERMS: '3, 6,9',
      LOAN_RATE_PERCENT: '1.1',
      DEMO: 'true',
    };

    expect(readEnvironment(source)).toMatchObject({
      PORT: 0,
      LOAN_TERMS: [3, 6, 9],
      LOAN_RATE_PERCENT: 1.1,
      DEMO: true,
    });
  });

  it('reads what each credit score allows', () => {
    expect(readEnvironment({ LOAN_LIMITS: '0:200000:6, 500:1000000:24' }).LOAN_LIMITS).toEqual([
      { fromScore: 0, maxLoan: 200_000, longestTerm: 6 },
      { fromScore: 500, maxLoan: 1_000_000, longestTerm: 24 },
    ]);
  });

  it.each(['500:1000000:24', '0:200000', '0:x:6', '0:200000:6,500:100000:24', 'none', '0:1:6:9'])(
    'does not start with the limits %s',
    (limits) => expect(problemsOf({ LOAN_LIMITS: limits })).toContain('LOAN_LIMITS'),
  );

  it('reads what a payment pays first', () => {
    expect(readEnvironment({}).LOAN_ALLOCATION_ORDER).toEqual(['PENALTY', 'FEE', 'INTEREST', 'PRINCIPAL']);
    expect(
      readEnvironment({ LOAN_ALLOCATION_ORDER: 'principal, interest,fee,penalty' }).LOAN_ALLOCATION_ORDER,
    ).toEqual(['PRINCIPAL', 'INTEREST', 'FEE', 'PENALTY']);
  });

  it.each([
    'penalty',
    'penalty,fee,interest,interest',
    'penalty,fee,interest,principal,fee',
    'penalty,fee,interest,tips',
  ])('refuses the order %s, which is not each kind once', (order) =>
    expect(problemsOf({ LOAN_ALLOCATION_ORDER: order })).toContain('LOAN_ALLOCATION_ORDER'),
  );

  it('knows two ways to decide', () => {
    expect(readEnvironment({ LOAN_DECISION: 'auto' }).LOAN_DECISION).toBe('auto');
    expect(problemsOf({ LOAN_DECISION: 'sometimes' })).toContain('LOAN_DECISION');
  });

  it.each([
    'false',
    '0',
    '2',
    '10',
    '10.0.0.5',
    '10.0.0.0/8, 192.168.0.0/16,fd00::/8,::1',
    '::ffff:10.0.0.1',
  ])('takes the proxies %s', (proxies) =>
    expect(readEnvironment({ TRUST_PROXY: proxies }).TRUST_PROXY).toBe(proxies),
  );

  it('takes an owner of the database only beside the role that the server works as', () => {
    expect(readEnvironment({ ...production, DATABASE_MIGRATION_URL: DATABASE_URL })).toMatchObject({
      DATABASE_MIGRATION_URL: DATABASE_URL,
    });
    expect(problemsOf({ DATABASE_MIGRATION_URL: DATABASE_URL })).toContain(
      'DATABASE_MIGRATION_URL: needs DATABASE_URL',
    );
  });

  it('does not start with every proxy trusted, and says why', () => {
    expect(problemsOf({ TRUST_PROXY: 'true' })).toContain(
      'TRUST_PROXY: must not be true, or every caller could name its own address',
    );
  });

  it.each([
    'yes',
    '-1',
    '1.5',
    '11',
    '10.0.0',
    '10.0.0.0/33',
    '0.0.0.0/0',
    '::/0',
    '128.0.0.0/1',
    '::ffff:0:0/96',
    '10.0.0.5,',
    'proxy.internal',
  ])('refuses the proxies %s, and does not repeat them', (proxies) => {
    const message = problemsOf({ TRUST_PROXY: proxies });

    expect(message).toContain('TRUST_PROXY: must be');
    expect(message.replace('/7', '')).not.toContain(` ${proxies} `);
  });

  it('starts in production with good secrets', () => {
    expect(readEnvironment(production)).toMatchObject({ JWT_SECRET, DATA_KEY, DATABASE_URL });
  });

  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['blank', ' '.repeat(40)],
    ['short', 'q8Zr4Tn1'],
    ['short but for blanks', `q8Zr4Tn1${' '.repeat(40)}`],
    ['default', 'please-change-me-to-something-random-and-long'],
    ['an example', 'example-example-example-example-example'],
    ['your own', 'your-secret-here-your-secret-here-1234'],
  ])('refuses to start in production when a secret is %s, naming it and never its value', (_, value) => {
    for (const name of ['JWT_SECRET', 'DATA_KEY']) {
      const message = problemsOf({ ...production, [name]: value });

      expect(message).toContain(name);
      expect(message).not.toContain(name === 'JWT_SECRET' ? 'DATA_KEY' : 'JWT_SECRET');
      if (value) expect(message).not.toContain(value);
    }
  });

  it.each([__filename, join(__filename, 'data')])('refuses a DATA_DIR that can be no folder: %s', (path) =>
    expect(problemsOf({ DATA_DIR: path })).toContain('DATA_DIR: must be a folder'),
  );

  it('asks for two persons outside the demo, and for one in it', () => {
    const of = (source: NodeJS.ProcessEnv) => {
      const { FOUR_EYES_AMOUNT, FOUR_EYES_RECOVERY, FOUR_EYES_WRITE_OFF } = readEnvironment(source);
      return [FOUR_EYES_AMOUNT, FOUR_EYES_RECOVERY, FOUR_EYES_WRITE_OFF];
    };

    expect(of(production)).toEqual(['1000000', true, true]);
    expect(of({ DEMO: 'true' })).toEqual(['none', false, true]);
    expect(problemsOf({ DEMO: 'true', FOUR_EYES_AMOUNT: 'much' })).toContain('FOUR_EYES_AMOUNT');
  });

  it('refuses bad secrets in the demo too, once they are given', () => {
    expect(problemsOf({ JWT_SECRET: 'short' })).toContain('JWT_SECRET');
  });

  it('refuses the demo in production with a database of its own', () => {
    expect(problemsOf({ ...production, DEMO: 'true' })).toContain('DEMO: must not be true');
  });

  it('never runs the demo in production, with the embedded database neither', () => {
    const { DATABASE_URL: _, ...embedded } = production;

    expect(readEnvironment(embedded).DEMO).toBe(false);
    expect(problemsOf({ ...embedded, DEMO: 'true' })).toContain(
      'DEMO: must not be true with NODE_ENV=production',
    );
    const withoutSecrets = problemsOf({ NODE_ENV: 'production' });
    expect(withoutSecrets).toContain('JWT_SECRET: is required');
    expect(withoutSecrets).toContain('DATA_KEY: is required');
  });

  it('shows the number of the demo’s assistant in the demo alone', () => {
    expect(readEnvironment({}).ASSISTANT_PHONE).toBe('+63 917 000 0002');
    const elsewhere = { DATABASE_URL, JWT_SECRET, DATA_KEY };
    expect(readEnvironment(elsewhere).ASSISTANT_PHONE).toBe('');
    const set = { ...elsewhere, ASSISTANT_PHONE: '+63 2 8123 4567' };
    expect(readEnvironment(set).ASSISTANT_PHONE).toBe('+63 2 8123 4567');
    expect(problemsOf({ ...elsewhere, ASSISTANT_PHONE: 'ask us' })).toContain(
      'ASSISTANT_PHONE: must be a phone',
    );
  });

  it('has codes to pay with in the demo, which pay nobody, and elsewhere those that are set', () => {
    const payee = (source: NodeJS.ProcessEnv) => {
      const { QRPH_ACQUIRER, QRPH_MERCHANT_ID } = readEnvironment(source);
      return [QRPH_ACQUIRER, QRPH_MERCHANT_ID];
    };
    const set = { QRPH_ACQUIRER: 'BOPIPHMMXXX', QRPH_MERCHANT_ID: '217020000' };

    expect(payee({})).toEqual(['DEMOPHM0XXX', 'DEMO']);
    expect(payee(set)).toEqual(Object.values(set));
    expect(payee({ DATABASE_URL, JWT_SECRET, DATA_KEY })).toEqual([undefined, undefined]);
    expect(problemsOf({ QRPH_ACQUIRER: 'BOPIPHMMXXX' })).toContain('needs QRPH_MERCHANT_ID');
  });

  it('is the demo elsewhere with the embedded database, and where it is asked for', () => {
    expect(readEnvironment({}).DEMO).toBe(true);
    expect(readEnvironment({ DATABASE_URL, DEMO: 'true' }).DEMO).toBe(true);
    expect(readEnvironment({ DATABASE_URL, JWT_SECRET, DATA_KEY }).DEMO).toBe(false);
  });

  it('names every setting that is wrong at once, and no value', () => {
    const message = problemsOf({
      PORT: 'eighty',
      DEMO: 'yes',
      LOAN_MIN: '-1',
      LOAN_TERMS: '6,x',
      RATE_URL: 'not a url',
      LOAN_RATE_PERCENT: '101',
      LOAN_METHOD: 'balloon',
    });

    for (const name of [
      'PORT',
      'DEMO',
      'LOAN_MIN',
      'LOAN_TERMS',
      'RATE_URL',
      'LOAN_RATE_PERCENT',
      'LOAN_METHOD',
    ]) {
      expect(message).toContain(name);
    }
    for (const value of ['eighty', 'yes', 'not a url', '101', 'balloon'])
      expect(message).not.toContain(value);
  });

  it('refuses a minimum above the maximum, and a bucket without its keys', () => {
    expect(problemsOf({ LOAN_MIN: '200000', LOAN_MAX: '100000' })).toContain('LOAN_MIN');
    expect(problemsOf({ LOAN_MAX: `1${'0'.repeat(30)}` })).toContain('LOAN_MAX');
    expect(problemsOf({ LOAN_TERMS: '6,12,6' })).toContain('LOAN_TERMS');
    expect(problemsOf({ S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'id' })).toContain('S3_BUCKET');
  });

  it('has every switch of accounts off, and messages in the terminal', () => {
    expect(readEnvironment({})).toMatchObject({
      ACCOUNT_RECOVERY: false,
      INVITATION_CODE: false,
      PHONE_OTP: false,
      DELIVERY: 'log',
    });
  });

  it('takes a mail server or a gateway with all that they need', () => {
    const http = { DELIVERY: 'http', DELIVERY_URL: 'http://sms:8080/send', DELIVERY_TOKEN: 'token' };

    expect(readEnvironment({ ...production, PHONE_OTP: 'true', ...SMTP })).toMatchObject(SMTP);
    expect(readEnvironment({ ...production, PHONE_OTP: 'true', ...http })).toMatchObject(http);
  });

  it.each([
    ['a mail server without its address', { DELIVERY: 'smtp', SMTP_FROM: 'help@pautang.example' }],
    ['a mail server without a sender', { DELIVERY: 'smtp', SMTP_URL: 'smtp://mail.internal' }],
    ['a gateway without its address', { DELIVERY: 'http', DELIVERY_TOKEN: 'secret-token' }],
    ['a gateway without a token', { DELIVERY: 'http', DELIVERY_URL: 'https://sms.internal' }],
    ['a way that there is not', { DELIVERY: 'pigeon' }],
    ['a gateway beside mails without a token', { ...SMTP, DELIVERY_URL: 'https://sms.internal' }],
  ])('refuses %s', (_, source) => {
    const message = problemsOf(source);

    expect(message).toContain('DELIVERY');
    expect(message).not.toMatch(/secret-token|internal|pigeon/);
  });

  it('refuses a mail server beside a gateway without a sender, and a sender without an address', () => {
    const http = { DELIVERY: 'http', DELIVERY_URL: 'https://sms.internal', DELIVERY_TOKEN: 'token' };

    expect(problemsOf({ ...http, SMTP_URL: SMTP.SMTP_URL })).toContain('SMTP_URL: needs SMTP_FROM');
    for (const from of ['Pautang', 'help@', '@pautang.example', 'Pautang <help>'])
      expect(problemsOf({ ...SMTP, SMTP_FROM: from })).toContain('SMTP_FROM: must hold an e-mail address');
    for (const from of ['help@pautang.example', '"Pautang, Inc." <help@pautang.example>'])
      expect(problemsOf({ ...SMTP, SMTP_FROM: from })).toBe('');
  });

  it('refuses an address of the wrong kind', () => {
    for (const name of ['DATABASE_URL', 'DATABASE_MIGRATION_URL']) {
      expect(problemsOf({ ...production, [name]: 'mysql://db/pautang' })).toContain(`${name}: must be`);
    }
    for (const name of ['PUBLIC_URL', 'RATE_URL', 'S3_ENDPOINT']) {
      expect(problemsOf({ [name]: 'ftp://files.internal' })).toContain(name);
    }
    for (const more of ['?from=app', '#home']) {
      expect(problemsOf({ PUBLIC_URL: `https://pautang.example/${more}` })).toContain('PUBLIC_URL: must be');
    }
    for (const name of ['PUBLIC_URL', 'RATE_URL', 'S3_ENDPOINT', 'DELIVERY_URL'])
      expect(problemsOf({ [name]: 'https://user:pass@pautang.example' })).toContain(`${name}: must be`);
    expect(problemsOf({ PUBLIC_URL: 'https://pautang.example/' })).toBe('');
    expect(problemsOf({ COMPANY_EMAIL: 'help' })).toContain('COMPANY_EMAIL');
    expect(problemsOf({ SMTP_URL: 'https://mail.internal' })).toContain('SMTP_URL');
    expect(problemsOf({ DELIVERY_URL: 'smtp://sms.internal' })).toContain('DELIVERY_URL');
  });

  it('refuses a path below which members would find no page', () => {
    for (const path of ['/loans', '/loans/']) {
      expect(problemsOf({ PUBLIC_URL: `https://pautang.example${path}` })).toContain(
        'PUBLIC_URL: must be an address without a path',
      );
    }
    expect(problemsOf({ S3_ENDPOINT: 'https://files.example/s3' })).not.toContain('S3_ENDPOINT');
  });

  it('never lets codes stand in a log outside the demo', () => {
    expect(problemsOf({ ...production, PHONE_OTP: 'true' })).toContain('DELIVERY');
    expect(problemsOf({ ...production, NODE_ENV: undefined, PHONE_OTP: 'true' })).toContain(
      'DELIVERY: must not be log outside the demo',
    );
    expect(problemsOf({ NODE_ENV: 'production', PHONE_OTP: 'true' })).toContain('DELIVERY');
    expect(problemsOf({ PHONE_OTP: 'true' })).toBe('');
    expect(problemsOf(production)).toBe('');
  });
});
