import { addDays } from '@pautang/loan-terms';
import { Client } from 'pg';
import { AutomaticDecisionService } from '../../src/modules/loan/automatic-decision.service';
import { DailyJobs } from '../../src/platform/clock/daily-jobs';
import { startSecondApp, type TestApp } from '../support/app';
import { eventually } from '../support/eventually';
import { applyForLoan, decide, memberWithLoan, quoteOf, type TestBorrower } from '../support/factories';
import { outcomes, refusalCode, send } from '../support/http';
import { WITHOUT_JOBS } from '../support/round-trips';
import { accountOf, type Business, goTo, startBusiness } from '../support/servicing';

const FILED = '2027-01-15';
const PESOS = { loanAmountPHP: 100_000, installmentCount: 12 };
const ABOVE_INCOME = { loanAmountPHP: 500_000, installmentCount: 12 };

describe('an application that nobody decides', () => {
  let business: Business;
  let second: TestApp;

  beforeAll(async () => {
    // Nothing is done but by the test: some of it is about the minute before the daily work comes.
    const settings = { ...WITHOUT_JOBS, LOAN_DECISION_DELAY_SECONDS: '0' };
    business = await startBusiness(settings);
    second = await startSecondApp(business.test, { DEMO: 'true', ...settings });
  });

  afterAll(async () => {
    await second.close();
    await business.test.close();
  });

  async function filed(wish: Parameters<typeof quoteOf>[1] = PESOS): Promise<TestBorrower> {
    await goTo(business, FILED);
    return memberWithLoan(business.test, wish);
  }

  const loanOf = (member: TestBorrower) => accountOf({ ...member } as Parameters<typeof accountOf>[0]);

  const approve = ({ loanNumber }: TestBorrower) => decide(business.staff, { loanNumber });

  const applyAgain = (member: TestBorrower) => applyForLoan(member, PESOS);

  /** Without the daily job, as in the minute before it comes. */
  const passDays = (days: number) =>
    business.test.sql('UPDATE business_clock SET offset_days = offset_days + $1', [days]);

  const stepsOf = async (member: TestBorrower) =>
    ((await loanOf(member)).timeline ?? []).map(({ by, status, reasons }) =>
      [by, status, ...reasons.map(({ code }) => code)].join(' '),
    );

  it.each([
    ['pesos', 30, PESOS],
    ['a foreign currency', 3, { ...PESOS, selectedCurrency: 'USD' }],
  ] as const)('in %s holds for %i days, and lapses on the next', async (_, days, wish) => {
    const [timely, late] = [await filed(wish), await filed(wish)];
    await goTo(business, addDays(FILED, days));
    await expect(loanOf(timely)).resolves.toMatchObject({
      status: 'PENDING',
      validUntil: addDays(FILED, days),
    });
    await expect(approve(timely)).resolves.toMatchObject({ status: 'APPROVED' });

    await goTo(business, addDays(FILED, days + 1));
    expect(await stepsOf(late)).toEqual(['MEMBER PENDING', 'SYSTEM CANCELLED APPLICATION_LAPSED']);
    await expect(loanOf(late)).resolves.toMatchObject({ status: 'CANCELLED' });
    await expect(refusalCode(approve(late))).resolves.toBe('INVALID_TRANSITION');
    await expect(loanOf(timely)).resolves.toMatchObject({ status: 'APPROVED' });
    await expect(applyAgain(late)).resolves.toMatchObject({ state: 'LOAN_CREATED' });
  });

  it('tells its member so, in English and in Filipino', async () => {
    const { token, phoneNumber } = await filed();
    await goTo(business, addDays(FILED, 31));
    for (const [language, words] of [
      ['en', 'so it has lapsed'],
      ['fil', 'lipas na ito'],
    ] as const) {
      const { text } = await send(`${business.test.url}/v2/wallet/load`, {
        token,
        headers: { 'accept-language': language },
        body: { phoneNumber },
      });
      expect(text).toContain(words);
    }
  });

  it('lapses under the decision that comes too late, before the job did', async () => {
    const member = await filed();
    await passDays(31);

    await expect(refusalCode(approve(member))).resolves.toBe('APPLICATION_LAPSED');
    await expect(refusalCode(approve(member))).resolves.toBe('INVALID_TRANSITION');
    expect(await stepsOf(member)).toEqual(['MEMBER PENDING', 'SYSTEM CANCELLED APPLICATION_LAPSED']);
    const audited = await business.test.sql(
      `SELECT actor_id, subject, before, after FROM audit_entry WHERE member_id = $1 AND action = 'LOAN_LAPSED'`,
      [member.accountId],
    );
    expect(audited).toMatchObject([
      {
        actor_id: null,
        subject: `loan ${member.loanNumber}`,
        before: { status: 'PENDING' },
        after: { status: 'CANCELLED', decisionReasons: ['APPLICATION_LAPSED'] },
      },
    ]);
  });

  it('is not decided by the rule either', async () => {
    const member = await filed();
    await passDays(31);
    await business.test.get(AutomaticDecisionService).decideWaiting();

    expect(await stepsOf(member)).toEqual(['MEMBER PENDING', 'SYSTEM CANCELLED APPLICATION_LAPSED']);
  });

  it('stands in nobody’s way: the member applies again before the job came', async () => {
    const member = await filed();
    await passDays(31);

    await expect(applyAgain(member)).resolves.toMatchObject({ state: 'LOAN_CREATED' });
    expect(await stepsOf(member)).toEqual(['MEMBER PENDING', 'SYSTEM CANCELLED APPLICATION_LAPSED']);
  });

  it('lapses once when an officer, the member and the jobs of two servers come at the same moment', async () => {
    const member = await filed();
    await passDays(31);
    const [decided, ...others] = await outcomes([
      approve(member),
      applyAgain(member),
      business.test.get(DailyJobs).run(),
      second.get(DailyJobs).run(),
    ]);

    expect(['APPLICATION_LAPSED', 'INVALID_TRANSITION']).toContain(decided);
    expect(others).toEqual(['done', 'done', 'done']);
    expect(await stepsOf(member)).toEqual(['MEMBER PENDING', 'SYSTEM CANCELLED APPLICATION_LAPSED']);
  });

  it('is held before its member is, so that who applies again and who ends it never wait for each other', async () => {
    const member = await filed();
    await passDays(31);
    const ending = new Client({ connectionString: business.test.databaseUrl });
    await ending.connect();
    await ending.query('BEGIN');
    await ending.query(`SELECT 1 FROM loan WHERE member_id = $1 AND loan_number = $2 FOR NO KEY UPDATE`, [
      member.accountId,
      member.loanNumber,
    ]);

    const applied = applyAgain(member);
    await eventually(async () =>
      expect(
        await business.test.sql(
          `SELECT 1 FROM pg_stat_activity WHERE state = 'active' AND query LIKE '%FOR NO KEY UPDATE%'
             AND pid <> pg_backend_pid() AND datname = current_database()`,
        ),
      ).toHaveLength(1),
    );
    const held = await ending
      .query('SELECT id FROM member WHERE id = $1 FOR NO KEY UPDATE NOWAIT', [member.accountId])
      .finally(() => ending.query('ROLLBACK'))
      .finally(() => ending.end());

    expect(held.rows).toHaveLength(1);
    await expect(applied).resolves.toMatchObject({ state: 'LOAN_CREATED' });
  });

  it('that the rule refused is not approved after its days any more, and stays refused', async () => {
    const member = await filed(ABOVE_INCOME);
    await business.test.get(AutomaticDecisionService).decideWaiting();
    await goTo(business, addDays(FILED, 31));

    await expect(refusalCode(approve(member))).resolves.toBe('APPLICATION_LAPSED');
    await expect(loanOf(member)).resolves.toMatchObject({ status: 'REJECTED' });
  });
});
