import { randomUUID } from 'node:crypto';
import { Promises } from '../../src/platform/promises/promises';
import { cancelOn } from '../support/cancellation';
import { activatedMember, type TestWallet } from '../support/factories';
import { changeSchedule } from '../support/hardship';
import { refusal, refusalCode } from '../support/http';
import { noticeRows, tellNotices } from '../support/notices';
import { accountOf, type Business, goTo, loanOf, pay, reverse, startBusiness } from '../support/servicing';

describe('promises to pay', () => {
  let business: Business;

  beforeAll(async () => {
    business = await startBusiness();
  });

  afterAll(() => business.test.close());

  const promise = (
    { client, loanNumber }: TestWallet,
    promisedOn: string,
    amount = 5000,
    idempotencyKey: string = randomUUID(),
  ) => client.loan.addPromise({ loanNumber, idempotencyKey, requestBody: { promisedOn, amount } });
  const promises = ({ client, loanNumber }: TestWallet) => client.loan.readPromises({ loanNumber });
  const stateOf = async (loan: TestWallet) => (await promises(loan)).items[0]?.state;
  const eventsOf = async ({ accountId }: TestWallet) => {
    const rows = await business.test.sql<{ type: string }>(
      `SELECT type FROM member_event WHERE member_id = $1 AND type LIKE 'loan.promise.%' ORDER BY recorded_at`,
      [accountId],
    );
    return rows.map(({ type }) => type.slice('loan.promise.'.length));
  };
  /** On March 1 the installment of February 15 is 14 days late. */
  const late = async () => {
    const loan = await loanOf(business, '2027-01-15');
    await goTo(business, '2027-03-01');
    return loan;
  };

  it('is made once, and holds what would be said of the late installment until its day, which it reminds of', async () => {
    const loan = await late();
    const key = randomUUID();
    const [one, again] = await Promise.all([
      promise(loan, '2027-03-10', 5000, key),
      promise(loan, '2027-03-10', 5000, key),
    ]);
    expect(again).toEqual(one);
    expect(one).toMatchObject({ state: 'OPEN', amount: 5000, madeBy: 'MEMBER', paidAmount: 0 });
    expect(one.text).toContain('Interest and penalties go on');
    const others = await Promise.all([1, 2].map(() => refusalCode(promise(loan, '2027-03-11'))));
    expect(others).toEqual(['PROMISE_ALREADY_MADE', 'PROMISE_ALREADY_MADE']);
    expect((await accountOf(loan)).promise).toEqual(one);

    await tellNotices(business.test);
    const before = (await noticeRows(business.test, loan)).length;
    const { amountDue = 0 } = await accountOf(loan);
    await goTo(business, '2027-03-05');
    await tellNotices(business.test);
    expect(await noticeRows(business.test, loan)).toHaveLength(before);
    expect((await accountOf(loan)).amountDue).toBeGreaterThan(amountDue);
    await goTo(business, '2027-03-10');
    await tellNotices(business.test);
    const said = (await noticeRows(business.test, loan)).slice(before).map(({ kind }) => kind);
    expect(said).toContain('PROMISE_DUE');
    expect(said.filter((kind) => kind.startsWith('LATE') || kind.startsWith('DUE'))).toEqual([]);

    await goTo(business, '2027-03-11');
    expect(await stateOf(loan)).toBe('BROKEN');
    expect(await eventsOf(loan)).toEqual(['made', 'broken']);
    await tellNotices(business.test);
    expect((await noticeRows(business.test, loan)).map(({ kind }) => kind)).toContain('LATE_15');
    expect((await promises(loan)).canPromise).toBe(true);
    expect((await promise(loan, '2027-03-20')).state).toBe('OPEN');
  });

  it('is kept by what is paid by its day, also where that is recorded later, and not by what is taken back', async () => {
    const loan = await late();
    await promise(loan, '2027-03-10', 5000);
    await pay(business, loan, 3000);
    expect(await stateOf(loan)).toBe('OPEN');
    await goTo(business, '2027-03-12');
    expect(await stateOf(loan)).toBe('BROKEN');
    const { repaymentNumber } = await pay(business, loan, 2000, { paidAt: '2027-03-10' });
    expect((await promises(loan)).items[0]).toMatchObject({
      state: 'KEPT',
      keptOn: '2027-03-10',
      paidAmount: 5000,
    });
    await goTo(business, '2027-03-13');
    expect(await eventsOf(loan)).toEqual(['made', 'broken', 'kept']);
    await reverse(business, { loanNumber: loan.loanNumber, repaymentNumber });
    expect(await stateOf(loan)).toBe('BROKEN');
    await goTo(business, '2027-03-14');
    expect(await eventsOf(loan)).toEqual(['made', 'broken', 'kept', 'broken']);
  });

  it('says nothing of a day that has passed that a later payment makes untrue', async () => {
    const loan = await late();
    await promise(loan, '2027-03-03');
    await goTo(business, '2027-03-05');
    await pay(business, loan, (await accountOf(loan)).payoffAmount ?? 0);
    const { status, promise: broken } = await accountOf(loan);
    expect([status, broken?.state]).toEqual(['REPAID', 'BROKEN']);
    expect(broken?.text).toContain('By that day the amount had not reached us.');
  });

  it('says of a loan that is written off that nothing more is charged', async () => {
    const loan = await loanOf(business, '2027-01-15');
    await goTo(business, '2027-05-17');
    await promise(loan, '2027-05-20');
    await business.staff.officer.client.backOffice.writeOffLoan({
      loanNumber: loan.loanNumber,
      idempotencyKey: randomUUID(),
      requestBody: { reason: 'Moved abroad.' },
    });
    const { promise: open } = await accountOf(loan);
    expect(open).toMatchObject({ state: 'OPEN' });
    expect(open?.text).toBe('This loan is written off: nothing more is charged on it, whenever you pay.');
    expect((await promises(loan)).items[0]?.text).toBe(open?.text);
    expect(await refusalCode(promise(loan, '2027-05-21'))).toBe('LOAN_NOT_FUNDED');
  });

  it('is kept by what was paid by its day, also where that counts from the day of another schedule', async () => {
    const loan = await late();
    await promise(loan, '2027-03-10', 5000);
    await goTo(business, '2027-03-12');
    await changeSchedule(business, loan, 'LONGER_TERM', 2);
    await pay(business, loan, 5000, { paidAt: '2027-03-09' });
    expect((await promises(loan)).items[0]).toMatchObject({ state: 'KEPT', keptOn: '2027-03-09' });
  });

  it('is open again where what kept it is taken back before its day, and holds as before', async () => {
    const loan = await late();
    const { loanNumber, accountId: memberId } = loan;
    const [{ id: loanId = '' } = {}] = await business.test.sql<{ id: string }>(
      'SELECT id FROM loan WHERE loan_number = $1',
      [loanNumber],
    );
    const held = async () => {
      const loans = [{ memberId, loanId }];
      return (await business.test.get(Promises).of(business.test.dataSource.manager, loans)).get(loanId);
    };
    await promise(loan, '2027-03-10', 5000);
    const { repaymentNumber } = await pay(business, loan, 5000);
    await goTo(business, '2027-03-02');
    expect(await eventsOf(loan)).toEqual(['made', 'kept']);
    expect(await held()).toBeUndefined();

    await reverse(business, { loanNumber, repaymentNumber });
    expect(await promises(loan)).toMatchObject({ canPromise: false, items: [{ state: 'OPEN' }] });
    expect(await held()).toEqual({ dueOn: '2027-03-10', amountMinor: 500_000 });
    expect(await refusalCode(promise(loan, '2027-03-11'))).toBe('PROMISE_ALREADY_MADE');
    await goTo(business, '2027-03-11');
    expect(await eventsOf(loan)).toEqual(['made', 'kept', 'broken']);
    expect(await held()).toBeUndefined();
    expect((await promise(loan, '2027-03-20')).state).toBe('OPEN');
  });

  it('is kept by what closes the loan by its day, also where that is recorded later', async () => {
    const loan = await late();
    const { outstandingAmount = 0 } = await accountOf(loan);
    await goTo(business, '2027-03-10');
    const { payoffAmount = 0 } = await accountOf(loan);
    await promise(loan, '2027-03-10', outstandingAmount);
    await goTo(business, '2027-03-12');
    await pay(business, loan, payoffAmount, { paidAt: '2027-03-10', settlement: true });

    expect(await accountOf(loan)).toMatchObject({
      status: 'REPAID',
      promise: { state: 'KEPT', keptOn: '2027-03-10' },
    });
  });

  it('can be taken back, and is not open any more where nothing of it is', async () => {
    const loan = await late();
    const { loanNumber, client } = loan;
    expect(await refusalCode(client.loan.withdrawPromise({ loanNumber }))).toBe('PROMISE_NOT_OPEN');
    const { promiseId } = await promise(loan, '2027-03-01');
    await client.loan.withdrawPromise({ loanNumber });
    expect(await stateOf(loan)).toBe('WITHDRAWN');
    expect((await accountOf(loan)).promise).toBeUndefined();
    expect(await refusalCode(client.loan.withdrawPromise({ loanNumber }))).toBe('PROMISE_NOT_OPEN');
    expect(await eventsOf(loan)).toEqual(['made', 'withdrawn']);
    const told = await business.test.sql(
      `SELECT DISTINCT data::jsonb AS data FROM member_event WHERE member_id = $1 AND type LIKE 'loan.promise.%'`,
      [loan.accountId],
    );
    const about = { memberId: loan.accountId, loanNumber, promiseId, promisedOn: '2027-03-01' };
    expect(told).toEqual([{ data: { ...about, currency: 'PHP', amount: 5000 } }]);
    // It ends with a loan that is given back, too.
    const given = await loanOf(business, '2027-01-15');
    await promise(given, '2027-01-20');
    await cancelOn(business.test, given);
    expect(await eventsOf(given)).toEqual(['made', 'withdrawn']);
  });

  it('is written down by staff on the word of the member, with an entry in the audit', async () => {
    const loan = await late();
    const { loanNumber } = loan;
    const { backOffice } = business.staff.assistant.client;
    const requestBody = { promisedOn: '2027-03-10', amount: 5000, note: 'Called: paid on the 10th.' };
    const made = await backOffice.recordPromise({ loanNumber, idempotencyKey: randomUUID(), requestBody });
    expect(made.madeBy).toBe('STAFF');
    const byMember = (await promises(loan)).items[0];
    expect(byMember).toEqual((await backOffice.listPromises({ loanNumber })).items[0]);
    await backOffice.withdrawPromiseOf({ loanNumber });
    expect(await stateOf(loan)).toBe('WITHDRAWN');
    const audited = await business.test.sql(
      `SELECT action, actor_id AS by, member_id AS of, before, after FROM audit_entry
       WHERE subject = $1 AND action LIKE 'PROMISE%' ORDER BY id`,
      [`loan ${loanNumber}`],
    );
    const who = { by: business.staff.assistant.accountId, of: loan.accountId };
    const told = { promisedOn: '2027-03-10', amount: 5000 };
    expect(audited).toMatchObject([
      { ...who, action: 'PROMISE_MADE', after: { ...told, note: requestBody.note } },
      { ...who, action: 'PROMISE_WITHDRAWN', before: { ...told, by: 'STAFF' } },
    ]);
  });

  it('names a day that is near, and no more than is left; nobody else sees it', async () => {
    const loan = await late();
    const fieldOf = async (work: Promise<unknown>) => (await refusal(work)).fieldErrors[0]?.field;
    expect(await fieldOf(promise(loan, '2027-02-28'))).toBe('promisedOn');
    expect(await fieldOf(promise(loan, '2027-03-16'))).toBe('promisedOn');
    expect((await promises(loan)).latestDay).toBe('2027-03-15');
    expect(await fieldOf(promise(loan, '2027-03-10', 1_000_000))).toBe('amount');
    expect(await fieldOf(promise(loan, '2027-03-10', 0))).toBe('amount');
    const stranger = await activatedMember(business.test);
    const strange = { ...loan, client: stranger.client };
    expect(await refusalCode(promise(strange, '2027-03-10'))).toBe('LOAN_NOT_FOUND');
    expect(await refusalCode(promises(strange))).toBe('LOAN_NOT_FOUND');
    await pay(business, loan, (await accountOf(loan)).payoffAmount ?? 0);
    expect(await refusal(promise(loan, '2027-03-10'))).toMatchObject({
      code: 'LOAN_NOT_FUNDED',
      message: 'This loan is repaid, so nothing of it is left to pay.',
    });
  });
});
