import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_PASSWORD, demoAccounts } from '../../src/config/demo-accounts';
import { AuditChain } from '../../src/platform/audit/audit-chain';
import { AuditSigner } from '../../src/platform/audit/audit-head';
import { seedDemo } from '../../src/seed/demo';
import { verifyAudit } from '../../src/verification/verify-audit';
import { startApp, startSecondApp, type TestApp } from '../support/app';
import { newMember } from '../support/factories';
import { cookieOf, send } from '../support/http';
import { violations } from '../support/schema-check';
import { expectSoundLedger } from '../support/sound-ledger';

const document = JSON.parse(readFileSync(join(__dirname, '../../../openapi.json'), 'utf8'));

describe('the demo', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startApp({ DEMO: 'true' });
    await seedDemo(test.app);
  });

  afterAll(() => test.close());

  async function signedIn(phoneNumber: string) {
    const client = test.client();
    await client.signIn({ phoneNumber, password: DEMO_PASSWORD });
    return client;
  }

  const info = async (phoneNumber: string) =>
    (await signedIn(phoneNumber)).member.readMemberInfo({ requestBody: { phoneNumber } });

  it('has the accounts that are promised', async () => {
    expect(demoAccounts.map(({ phoneNumber, role }) => [phoneNumber, role])).toEqual([
      ['639170000001', 'LOAN_OFFICER'],
      ['639170000002', 'LOAN_ASSISTANT'],
      ['639170000010', 'MEMBER'],
      ['639170000011', 'MEMBER'],
      ['639170000012', 'MEMBER'],
    ]);
    expect(await info('639170000010')).toMatchObject({ active: false, loan: { active: false } });
    expect(await info('639170000011')).toMatchObject({ active: true, loan: { active: false } });
    const borrower = await info('639170000012');
    expect(violations(document, { $ref: '#/components/schemas/MemberInfoDto' }, borrower)).toEqual([]);
    expect(borrower).toMatchObject({
      active: true,
      loan: { active: true, loanAmountPHP: 250_000, installmentCount: 12 },
      withdrawal: { active: true, totalAmountWithdrawn: 50_000, status: 'COMPLETED' },
    });
    const officer = await signedIn('639170000001');
    expect((await officer.backOffice.listLoans({})).items).toMatchObject([{ status: 'APPROVED' }]);
  });

  it('has its audit trail chained', async () => {
    await test.get(AuditChain).extend();

    const report = await verifyAudit(test.dataSource, { publicKeys: [test.get(AuditSigner).publicKey] });
    expect(report).toMatchObject({ fault: undefined, waiting: 0 });
    expect(report.links).toBeGreaterThan(0);
  });

  it('lends in foreign currencies at the bundled rates', async () => {
    const member = await signedIn('639170000011');
    const phoneNumber = '639170000011';
    const quote = await member.loan.quoteLoan({
      requestBody: { selectedCurrency: 'USD', loanAmountPHP: 100_000, installmentCount: 6 },
    });

    await expect(
      member.loan.applyForLoan({ idempotencyKey: 'demo loan', requestBody: { ...quote, phoneNumber } }),
    ).resolves.toMatchObject({ state: 'LOAN_CREATED' });
  });

  it('is seeded once, also when its seeding was cut off, and leaves the ledger clean', async () => {
    const rows = () =>
      test.sql(
        `SELECT (SELECT count(*) FROM account) AS accounts, (SELECT count(*) FROM posting) AS postings`,
      );
    const before = await rows();
    await seedDemo(test.app);
    await test.sql(`SET session_replication_role = 'replica'; DELETE FROM audit_entry WHERE action = 'DEMO_SEEDED';
                    SET session_replication_role = 'origin'`);
    await seedDemo(test.app);

    expect(await rows()).toEqual(before);
    await expectSoundLedger(test);
  });

  it('keeps its members signed in when another demo on the same host name signs somebody in', async () => {
    const other = await startSecondApp(test, { DEMO: 'true', PORT: '3001' });
    try {
      const signIn = ({ url }: TestApp) =>
        send(`${url}/v2/authmember/login`, {
          body: { phoneNumber: '639170000010', password: DEMO_PASSWORD },
        });
      const refresh = ({ url }: TestApp, cookie: string) =>
        send(`${url}/v2/authmember/refresh`, { headers: { cookie } });
      const ours = cookieOf(await signIn(test));
      const theirs = cookieOf(await signIn(other));
      const [ourName, theirName] = [ours, theirs].map((cookie) => cookie.split('=')[0]);

      expect(ourName).not.toBe(theirName);
      expect((await refresh(test, `${theirs}; ${ours}`)).status).toBe(200);
      expect((await refresh(other, `${ours}; ${theirs}`)).status).toBe(200);
    } finally {
      await other.close();
    }
  });
});

describe('the demo on a database of its own', () => {
  const accounts = (test: TestApp) => test.sql('SELECT phone_number FROM account ORDER BY phone_number');
  const demoPhones = demoAccounts.map(({ phoneNumber }) => ({ phone_number: phoneNumber }));

  it('is seeded by one of two servers that start at once on a new one', async () => {
    const one = await startApp({ DEMO: 'true' });
    const other = await startSecondApp(one, { DEMO: 'true' });

    const done = await Promise.all([seedDemo(one.app), seedDemo(other.app)]);
    const found = await accounts(one);
    const loans = await one.sql('SELECT loan_number FROM loan');
    await other.close();
    await one.close();

    expect(done).toEqual([true, true]);
    expect(found).toEqual(demoPhones);
    expect(loans).toHaveLength(1);
  });

  it.each([
    [{ LOAN_MAX: '120000', LOAN_TERMS: '3,6' }, [120_000, 6, 'APPROVED', 24_000]],
    [{ FOUR_EYES_AMOUNT: '100000' }, [250_000, 12, 'PENDING', undefined]],
  ])('lends what %j come nearest to', async (settings, expected) => {
    const test = await startApp({ DEMO: 'true', ROLE: 'web', ...settings });

    const isThere = await seedDemo(test.app).catch(() => false);
    const [loan] = await test.sql(
      `SELECT l.principal_minor / 100 AS amount, l.term_months AS term, l.status, w.amount_minor / 100 AS withdrawn
       FROM loan l LEFT JOIN withdrawal w ON w.loan_id = l.id`,
    );
    await test.close();

    const { amount, term, status, withdrawn } = loan ?? {};
    expect(isThere).toBe(true);
    expect([Number(amount), term, status, withdrawn ? Number(withdrawn) : undefined]).toEqual(expected);
  });

  it('puts nothing into one that has accounts already', async () => {
    const test = await startApp({ DEMO: 'true' });
    const { phoneNumber } = await newMember(test);

    const isThere = await seedDemo(test.app);
    const found = await accounts(test);
    await test.close();

    expect(isThere).toBe(false);
    expect(found).toEqual([{ phone_number: phoneNumber }]);
  });
});
