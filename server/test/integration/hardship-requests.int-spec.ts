import { randomUUID } from 'node:crypto';
import { EntityManager } from 'typeorm';
import { Settings } from '../../src/config/settings';
import { AccessTokens } from '../../src/modules/auth/access-token';
import { cancelOn } from '../support/cancellation';
import { activatedMember, beginSession, type TestWallet } from '../support/factories';
import {
  APPROVED,
  askForHardship,
  changeSchedule,
  decideHardship,
  hardshipQuote,
  paidOnce,
} from '../support/hardship';
import { outcomes, refusal, refusalCode } from '../support/http';
import { inTurn } from '../support/in-turn';
import { tellNotices } from '../support/notices';
import { accountOf, type Business, goTo, loanOf, pay, startBusiness } from '../support/servicing';
import { expectSoundLedger } from '../support/sound-ledger';

/** Which schedule comes of them is in hardship.int-spec.ts. */
describe('a request for another schedule', () => {
  let business: Business;

  beforeAll(async () => {
    business = await startBusiness();
  });

  afterAll(() => expectSoundLedger(business.test).finally(() => business.test.close()));

  it('tells the member and others what became of a request', async () => {
    const loan = await paidOnce(business);
    const refused = await askForHardship(loan, 'PAUSE', 1);
    await decideHardship(business, refused.requestId, 'REFUSE', 'The papers do not show it.');
    const agreed = await askForHardship(loan, 'PAUSE', 2);
    await decideHardship(business, agreed.requestId, 'AGREE');
    await askForHardship(loan, 'PAUSE', 1);
    await loan.client.loan.withdrawHardship({ loanNumber: loan.loanNumber });

    const audited = await business.test.sql(
      `SELECT action, actor_id, member_id, after FROM audit_entry
       WHERE subject = $1 AND action LIKE 'HARDSHIP_%' ORDER BY id`,
      [`loan ${loan.loanNumber}`],
    );
    const by = { actor_id: business.staff.officer.accountId, member_id: loan.accountId };
    expect(audited).toMatchObject([
      {
        ...by,
        action: 'HARDSHIP_REFUSED',
        after: { way: 'PAUSE', size: 1, reason: 'The papers do not show it.' },
      },
      { ...by, action: 'HARDSHIP_AGREED', after: { way: 'PAUSE', size: 2 } },
    ]);
    const events = await business.test.sql<{ type: string }>(
      `SELECT type FROM member_event WHERE member_id = $1 AND type LIKE 'loan.hardship.%' ORDER BY recorded_at`,
      [loan.accountId],
    );
    expect(events.map(({ type }) => type.slice('loan.hardship.'.length))).toEqual([
      'asked',
      'refused',
      'asked',
      'agreed',
      'asked',
      'withdrawn',
    ]);
    await tellNotices(business.test);
    const { items } = await loan.client.notices.listNotices({});
    expect(items.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['Your new schedule is agreed', 'Your schedule stays as it is']),
    );
    const told = items.find(({ kind }) => kind === 'HARDSHIP_AGREED');
    expect(told?.text).toContain('The next payment, PHP 17,200.00, is due on May 15, 2027.');
  });

  it('is read as of one moment, also where it is agreed to meanwhile', async () => {
    const loan = await paidOnce(business);
    const { requestId } = await askForHardship(loan, 'PAUSE', 1);
    const { find } = EntityManager.prototype;
    const meanwhile = jest.spyOn(EntityManager.prototype, 'find').mockImplementationOnce(async function (
      this: EntityManager,
      ...wanted
    ) {
      const found = await find.apply(this, wanted);
      await decideHardship(business, requestId, 'AGREE');
      return found;
    });

    const { requests, schedules } = await loan.client.loan
      .readHardship({ loanNumber: loan.loanNumber })
      .finally(() => meanwhile.mockRestore());

    expect([requests[0]?.state, schedules.length]).toEqual(['ASKED', 1]);
    const { requests: later, schedules: both } = await loan.client.loan.readHardship({
      loanNumber: loan.loanNumber,
    });
    expect([later[0]?.state, both.length]).toEqual(['AGREED', 2]);
  });

  it('ends where its loan is paid off or cancelled before the answer, and everybody sees that', async () => {
    const endOf = async (loan: TestWallet) => {
      const { requests } = await loan.client.loan.readHardship({ loanNumber: loan.loanNumber });
      const [told] = await business.test.sql<{ type: string; mine: boolean }>(
        `SELECT type, data->>'memberId' = member_id::text AS mine FROM member_event WHERE member_id = $1 AND type LIKE 'loan.hardship.%' ORDER BY id DESC LIMIT 1`,
        [loan.accountId],
      );
      return [requests[0]?.state, requests[0]?.closedAt !== undefined, told?.type, told?.mine];
    };
    const ended = ['ENDED', true, 'loan.hardship.ended', true];
    const settled = await paidOnce(business);
    const { requestId } = await askForHardship(settled, 'PAUSE', 1);
    const { payoffAmount = 0 } = await accountOf(settled);
    const withdraw = () => settled.client.loan.withdrawHardship({ loanNumber: settled.loanNumber });
    const answer = () => decideHardship(business, requestId, 'AGREE');
    // Also for who answers or withdraws in the very moment.
    const [, ...late] = await inTurn<unknown>(business.test, settled, [
      () => pay(business, settled, payoffAmount),
      () => refusal(answer()),
      () => refusal(withdraw()),
    ]);
    expect(await endOf(settled)).toEqual(ended);
    for (const { value } of [...late, { value: await refusal(answer()) }] as { value: object }[])
      expect(value).toMatchObject({
        code: 'HARDSHIP_NOT_OPEN',
        message: 'This request ended with its loan.',
      });

    const cancelled = await loanOf(business, APPROVED);
    const { client, loanNumber } = cancelled;
    await expect(client.loan.withdrawHardship({ loanNumber })).rejects.toMatchObject({
      code: 'HARDSHIP_NOT_OPEN',
      message: 'Nobody asked for another schedule of this loan.',
    });
    await askForHardship(cancelled, 'PAUSE', 1);
    await client.loan.addPromise({
      loanNumber,
      idempotencyKey: randomUUID(),
      requestBody: { promisedOn: APPROVED, amount: 500 },
    });
    await cancelOn(business.test, cancelled);
    expect(await endOf(cancelled)).toEqual(ended);
    expect((await client.loan.readPromises({ loanNumber })).items).toMatchObject([{ state: 'WITHDRAWN' }]);
    expect(
      await business.test.sql(
        `SELECT 1 FROM member_event WHERE member_id = $1 AND type = 'loan.promise.withdrawn'`,
        [cancelled.accountId],
      ),
    ).toHaveLength(1);
  });

  it('is refused where something was paid since, and beside a payment one comes after the other', async () => {
    const loan = await paidOnce(business);
    const asked = await askForHardship(loan, 'DUE_DAY', 5);
    const agrees = decideHardship(business, asked.requestId, 'AGREE');
    const [[agreed]] = await Promise.all([outcomes([agrees]), pay(business, loan, 1000)]);
    if (agreed !== 'done') {
      expect(agreed).toBe('HARDSHIP_QUOTE_CHANGED');
      expect(await refusalCode(decideHardship(business, asked.requestId, 'REFUSE'))).toBe(
        'VALIDATION_FAILED',
      );
      expect(await decideHardship(business, asked.requestId, 'REFUSE', 'Something was paid.')).toMatchObject({
        state: 'REFUSED',
      });
    }
    const again = await askForHardship(loan, 'PAUSE', 1);
    await pay(business, loan, 2000);
    expect(await refusalCode(decideHardship(business, again.requestId, 'AGREE'))).toBe(
      'HARDSHIP_QUOTE_CHANGED',
    );
    await loan.client.loan.withdrawHardship({ loanNumber: loan.loanNumber });
    expect(await refusalCode(loan.client.loan.withdrawHardship({ loanNumber: loan.loanNumber }))).toBe(
      'HARDSHIP_NOT_OPEN',
    );
  });

  it('stays as it was asked for, and once answered as it was answered: the database refuses every change', async () => {
    const { test } = business;
    const loan = await paidOnce(business);
    const { requestId } = await askForHardship(loan, 'PAUSE', 1, 'My shop burned down.');
    const change = (column: string) =>
      test.sql(`UPDATE hardship_request SET ${column} = ${column} WHERE id = $1`, [requestId]);
    const rowOf = async () =>
      (await test.sql('SELECT * FROM hardship_request WHERE id = $1', [requestId])) as [object];
    const asked = Object.keys((await rowOf())[0]);
    const answer = [
      'state',
      'closed_at',
      'decided_by',
      'reason',
      'change',
      'changed_on',
      'last_repayment_id',
    ];
    const open = [...answer, 'words_cipher'];
    const refused = async (columns: readonly string[]) => {
      for (const column of columns) await expect(change(column)).rejects.toThrow('append-only');
    };

    for (const column of open) await change(column);
    await refused(asked.filter((column) => !open.includes(column)));
    await decideHardship(business, requestId, 'AGREE');
    await change('words_cipher');
    await refused(asked.filter((column) => column !== 'words_cipher'));
    await expect(test.sql('DELETE FROM hardship_request')).rejects.toThrow('append-only');
    await expect(test.sql('TRUNCATE hardship_request')).rejects.toThrow('append-only');
    expect(await rowOf()).toMatchObject([{ state: 'AGREED', way: 'PAUSE', size: 1 }]);
  });

  it('is decided by somebody else, also where the member works here', async () => {
    const { test } = business;
    const loan = await paidOnce(business);
    const { requestId } = await askForHardship(loan, 'PAUSE', 1);
    const roles = ['MEMBER', 'LOAN_OFFICER'] as const;
    await test.sql('UPDATE account SET roles = $2 WHERE id = $1', [loan.accountId, roles]);
    await beginSession(test, loan);
    const token = test.get(AccessTokens).sign({ ...loan, roles });

    const own = await refusalCode(
      test.client(token).backOffice.decideHardship({
        requestId,
        idempotencyKey: randomUUID(),
        requestBody: { decision: 'AGREE' },
      }),
    );

    expect(own).toBe('OWN_ACCOUNT');
    expect(await refusalCode(decideHardship(business, randomUUID(), 'AGREE'))).toBe('HARDSHIP_NOT_FOUND');
  });

  it('is not said to come too often where none is taken at all', async () => {
    const { environment } = business.test.get(Settings);
    const [loan, other] = [await paidOnce(business), await paidOnce(business)];
    const { requestId } = await askForHardship(loan, 'PAUSE', 1);
    const { quoteHash } = await hardshipQuote(other, 'PAUSE', 1);
    environment.HARDSHIP_CHANGES_A_YEAR = 0;
    const problems = await Promise.all([
      refusal(hardshipQuote(other, 'PAUSE', 1)),
      refusal(
        other.client.loan.applyForHardship({
          loanNumber: other.loanNumber,
          idempotencyKey: randomUUID(),
          requestBody: { way: 'PAUSE', size: 1, quoteHash, happened: 'LESS_INCOME' },
        }),
      ),
      refusal(decideHardship(business, requestId, 'AGREE')),
    ]).finally(() => {
      environment.HARDSHIP_CHANGES_A_YEAR = 2;
    });

    const refused = {
      code: 'HARDSHIP_TOO_OFTEN',
      message: 'No schedule is changed here. Please talk to us.',
    };
    expect(problems).toMatchObject([refused, refused, refused]);
  });

  it('comes at most twice in twelve months, and to the own loan alone', async () => {
    const loan = await paidOnce(business);
    await changeSchedule(business, loan, 'LONGER_TERM', 1);
    await changeSchedule(business, loan, 'PAUSE', 1);
    expect(await refusalCode(hardshipQuote(loan, 'PAUSE', 1))).toBe('HARDSHIP_TOO_OFTEN');
    const stranger = await activatedMember(business.test);
    const { loanNumber } = loan;
    expect(await refusalCode(stranger.client.loan.readHardship({ loanNumber }))).toBe('LOAN_NOT_FOUND');
    expect(await refusalCode(hardshipQuote({ ...loan, client: stranger.client }, 'PAUSE', 1))).toBe(
      'LOAN_NOT_FOUND',
    );
    const { assistant } = business.staff;
    const { backOffice } = assistant.client;
    const { items: open } = await backOffice.listHardship({ limit: 200 });
    const page = await backOffice.listHardship({ limit: 1 });
    const next = await backOffice.listHardship({ limit: 1, cursor: page.nextCursor });
    expect([...page.items, ...next.items]).toEqual(open.slice(0, 2));
    expect(new Set(open.map(({ state }) => state))).toEqual(new Set(['ASKED']));
    const [agreed] = (await backOffice.listHardship({ state: 'AGREED', limit: 1 })).items;
    expect(agreed).toMatchObject({ loanNumber, state: 'AGREED' });
    // Twelve months after they were agreed, and not on the day before.
    const onDay = async (day: string) => {
      await goTo(business, day);
      return (await outcomes([hardshipQuote(loan, 'PAUSE', 1)]))[0];
    };
    expect(await onDay('2028-02-29')).toBe('HARDSHIP_TOO_OFTEN');
    expect(await onDay('2028-03-01')).not.toBe('HARDSHIP_TOO_OFTEN');
    const requestBody = { decision: 'AGREE' as const };
    expect(
      await refusalCode(
        assistant.client.backOffice.decideHardship({
          requestId: randomUUID(),
          idempotencyKey: randomUUID(),
          requestBody,
        }),
      ),
    ).toBe('FORBIDDEN');
  });
});
