import { problemsOf, SECRETS } from '../../test/support/environment-problems';

const production = { NODE_ENV: 'production', ...SECRETS };

describe('the rules of settings', () => {
  it.each(['COMPANY_NAME', 'PAYMENT_ACCOUNT_NUMBER', 'S3_REGION', 'DATA_DIR', 'LOAN_MAX'])(
    'refuses blanks for %s, in one line',
    (name) => {
      const lines = problemsOf({ [name]: ' \t' }).split('\n');
      expect(lines.filter((line) => line.includes(`${name}: `))).toHaveLength(1);
    },
  );

  it('says how a number is written that may have decimals', () => {
    expect(problemsOf({ LATE_PENALTY_PERCENT: '0.12345' })).toContain(
      'LATE_PENALTY_PERCENT: must be a number with at most 4 decimals',
    );
    for (const name of ['RATE_MAX_CHANGE_PERCENT', 'PROVISION_PERCENTS', 'STAFF_IDLE_MINUTES'])
      expect(problemsOf({ [name]: 'ten' })).toMatch(/must be a number(;|$)/m);
  });

  it.each(['p#a', '5#a', 'p/a', 'p?a', 'p%zz'])(
    'says how a password such as %s is written in the address of the database',
    (password) => {
      const DATABASE_URL = `postgres://pautang:${password}@db.internal/pautang`;
      const problems = problemsOf({ ...production, DATABASE_URL });
      expect(problems).toContain('DATABASE_URL: must be an address');
      expect(problems).not.toContain(password);
    },
  );

  it('takes every way to write the address of a database', () => {
    for (const DATABASE_URL of [
      'postgresql://localhost',
      'postgres://u:a b!$&@[::1]:6432/pautang?sslmode=verify-full',
      'postgres://u:p%40%23@/pautang?host=/run/postgresql',
    ])
      expect(problemsOf({ ...production, DATABASE_URL })).toBe('');
  });

  it.each(['RATE_URL', 'S3_ENDPOINT', 'DELIVERY_URL', 'PUBLIC_URL'])(
    'refuses a port for %s that fetch and browsers do not open, in one line',
    async (name) => {
      for (const port of [22, 6000, 6667, 10080]) {
        const address = `http://127.0.0.1:${port}`;
        await expect(fetch(address)).rejects.toMatchObject({ cause: { message: 'bad port' } });
        const lines = problemsOf({ [name]: address, DELIVERY_TOKEN: 'token' }).split('\n');
        expect(lines.filter((line) => line.includes(`${name}: must be at another port`))).toHaveLength(1);
      }
      for (const port of [80, 443, 8080, 9000])
        expect(problemsOf({ [name]: `http://127.0.0.1:${port}` })).not.toContain('port');
    },
  );
});
