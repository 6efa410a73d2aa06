import { QueryFailedError } from 'typeorm';
import { todayInManila } from '../../src/platform/calendar';
import { Clock } from '../../src/platform/clock/clock';
import { DailyJobs } from '../../src/platform/clock/daily-jobs';
import { DatabaseBusy } from '../../src/platform/database/failures';
import { startApp, type TestApp } from '../support/app';
import { addStaff, approvedLoan, newMember, PASSWORD, type TestStaff } from '../support/factories';
import { prepare } from '../support/withdrawals';

describe('the business day', () => {
  let demo: TestApp;
  let staff: TestStaff;

  beforeAll(async () => {
    demo = await startApp({ DEMO: 'true', RETENTION_CLOSED_YEARS: '1' });
    staff = await addStaff(demo);
  });

  afterAll(() => demo.close());

  const move = (requestBody: { date?: string; days?: number }) =>
    staff.officer.client.backOffice.moveClock({ requestBody });

  it('is the day in Manila until it is moved', async () => {
    await expect(staff.assistant.client.backOffice.readClock()).resolves.toMatchObject({
      date: todayInManila(new Date()),
      offsetDays: 0,
    });
  });

  it('goes to a date, forward by days, and back', async () => {
    await expect(move({ date: '2031-01-31' })).resolves.toMatchObject({ date: '2031-01-31' });
    await expect(move({ days: 90 })).resolves.toMatchObject({ date: '2031-05-01' });
    await expect(move({ days: -90 })).resolves.toMatchObject({ date: '2031-01-31' });
    await expect(demo.get(Clock).today()).resolves.toBe('2031-01-31');
  });

  it('goes to the day that a moment has in Manila', async () => {
    await expect(move({ date: '2031-03-01T16:00:00Z' })).resolves.toMatchObject({ date: '2031-03-02' });
  });

  it('goes each step of those that come at once', async () => {
    await move({ date: '2031-01-01' });

    await Promise.all([10, 5, -3, 20, 7, -8].map((days) => move({ days })));

    await expect(demo.get(Clock).today()).resolves.toBe('2031-02-01');
  });

  it('does not say that nothing was changed where it was moved, and what its days need was not done', async () => {
    const lost = new Error('Connection terminated unexpectedly');
    let failure: Error | undefined;
    demo.get(DailyJobs).register(async () => {
      if (failure) throw failure;
    });
    const told = [];
    for (failure of [new DatabaseBusy(lost), new QueryFailedError('SELECT 1', [], lost)])
      told.push(await move({ days: 2 }).catch((error: unknown) => error));
    failure = undefined;

    for (const one of told) expect(one).toMatchObject({ status: 503, code: 'OUTCOME_UNKNOWN' });
    await expect(demo.get(Clock).today()).resolves.toBe('2031-02-05');
    await expect(move({ days: 1 })).resolves.toMatchObject({ date: '2031-02-06' });
  });

  it('is told of in notices before the next one comes, however fast it is moved', async () => {
    await move({ date: '2031-04-10' });
    const member = await approvedLoan(demo, staff, { loanAmountPHP: 100_000, installmentCount: 6 });

    for (const date of ['2031-05-03', '2031-05-07', '2031-05-09', '2031-05-10']) await move({ date });

    const { items } = await member.client.notices.listNotices({});
    expect(items.map(({ kind }) => kind)).toEqual([
      'DUE_TODAY',
      'DUE_IN_1',
      'DUE_IN_3',
      'DUE_IN_7',
      'LOAN_APPROVED',
    ]);
  });

  it('forgets a closed account on the day on which its time is over', async () => {
    await move({ date: '2031-06-01' });
    const { client, accountId } = await newMember(demo);
    await client.myData.closeAccount({ requestBody: { password: PASSWORD } });
    const isForgotten = async () => {
      const [row] = await demo.sql<{ is: boolean }>(
        'SELECT forgotten_at IS NOT NULL AS is FROM closed_account WHERE member_id = $1',
        [accountId],
      );
      return row?.is;
    };
    await move({ date: '2032-05-31' });
    expect(await isForgotten()).toBe(false);

    await move({ date: '2032-06-02' });

    expect(await isForgotten()).toBe(true);
  });

  it('makes no message of the contact form old, which comes by the time of the machine', async () => {
    await move({ date: '2031-06-01' });
    const message = { name: 'Ana Reyes', email: 'ana@example.com', message: 'When is it due?', agreed: true };
    await demo.client().misc.sendContactMessage({ requestBody: message });

    await move({ days: 1 });

    const { items } = await staff.officer.client.backOffice.listContactMessages({});
    expect(items).toMatchObject([{ name: 'Ana Reyes' }]);
  });

  it('leaves an audit row of who moved it from where to where', async () => {
    await move({ date: '2031-06-01' });
    await move({ date: '2031-06-30' });

    const [row] = await demo.sql(
      `SELECT actor_id, before, after FROM audit_entry WHERE action = 'CLOCK_MOVED' ORDER BY id DESC LIMIT 1`,
    );
    expect(row).toEqual({
      actor_id: staff.officer.accountId,
      before: { date: '2031-06-01' },
      after: { date: '2031-06-30' },
    });
  });

  it('is that of a quote, at once, however often the same one was asked for', async () => {
    const firstDueOf = async () => {
      const requestBody = { selectedCurrency: 'PHP', loanAmountPHP: 100_000, installmentCount: 6 };
      return (await demo.client().loan.quoteLoan({ requestBody })).schedule[0]?.dueDate;
    };
    await move({ date: '2031-01-31' });
    expect(await firstDueOf()).toBe('2031-02-28');
    await move({ date: '2031-03-15' });

    expect(await firstDueOf()).toBe('2031-04-15');
  });

  it('says from when until when a withdrawal waits for its code, to member and staff, by one clock', async () => {
    await move({ date: '2031-03-15' });
    const member = await approvedLoan(demo, staff);
    const { client, phoneNumber } = member;
    const { requestId } = await prepare(member);

    const open = await client.wallet.readOpenWithdrawal({ requestBody: { phoneNumber } });

    expect(todayInManila(new Date(open.createdAt ?? ''))).toBe('2031-03-15');
    const lifetime = (waiting: { createdAt?: string; expiresAt?: string } | undefined) =>
      Date.parse(waiting?.expiresAt ?? '') - Date.parse(waiting?.createdAt ?? '');
    expect(lifetime(open)).toBe(3_600_000);
    const { items } = await staff.assistant.client.backOffice.listWithdrawalRequests({});
    const listed = items.find((request) => request.phoneNumber === phoneNumber);
    expect(todayInManila(new Date(listed?.createdAt ?? ''))).toBe('2031-03-15');
    expect(Math.abs(lifetime(listed) - 3_600_000)).toBeLessThan(5000);
    expect(open.requestId).toBe(requestId);
  });

  it('leaves sessions and tokens alone', async () => {
    await move({ days: 365 });

    await expect(staff.officer.client.backOffice.readClock()).resolves.toBeDefined();
  });

  it.each([
    ['nothing', {}, 'date'],
    ['both', { date: '2031-01-31', days: 1 }, 'date'],
    ['a day that no calendar has', { date: '2031-02-30' }, 'date'],
    ['something else', { date: 'tomorrow' }, 'date'],
    ['half a day', { days: 0.5 }, 'days'],
    ['a day too far away', { date: '2099-01-31' }, 'date'],
    ['a day too far back', { date: '2000-01-31' }, 'date'],
    ['too many days', { days: 4000 }, 'days'],
    ['too many days back', { days: -8000 }, 'days'],
  ])('is not moved by %s', async (_, requestBody, field) => {
    const before = await staff.officer.client.backOffice.readClock();

    await expect(move(requestBody)).rejects.toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      fieldErrors: [{ field }],
    });

    expect((await staff.officer.client.backOffice.readClock()).date).toBe(before.date);
  });

  it('is no business of members', async () => {
    const member = await newMember(demo);

    await expect(member.client.backOffice.moveClock({ requestBody: { days: 1 } })).rejects.toMatchObject({
      status: 403,
    });
  });

  it('is neither moved nor read outside the demo', async () => {
    const real = await startApp();
    const { officer } = await addStaff(real);

    await expect(officer.client.backOffice.moveClock({ requestBody: { days: 1 } })).rejects.toMatchObject({
      status: 404,
      code: 'CLOCK_FIXED',
    });
    await expect(officer.client.backOffice.readClock()).rejects.toMatchObject({ code: 'CLOCK_FIXED' });
    await real.close();
  });
});
