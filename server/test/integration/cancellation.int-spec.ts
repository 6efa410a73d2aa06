import { randomUUID } from 'node:crypto';
import type { LoanDecision } from '@pautang/sdk';
import { LoanService } from '../../src/modules/loan/loan.service';
import { LoanEvent } from '../../src/modules/loan/loan-event.entity';
import { startApp, startSecondApp, type TestApp } from '../support/app';
import { cancelOn, whyNotCancelled } from '../support/cancellation';
import {
  addStaff,
  applyForLoan,
  approvedLoan,
  decide,
  memberWithLoan,
  type TestBorrower,
  type TestStaff,
  type TestWallet,
} from '../support/factories';
import { outcomes, refusalCode, send } from '../support/http';
import { accountOf, pay, reverse } from '../support/servicing';
import { expectSoundLedger } from '../support/sound-ledger';
import { balanceOf, confirm, prepareWithCode, settle, withdraw } from '../support/withdrawals';

describe('a member who cancels', () => {
  let test: TestApp;
  let second: TestApp;
  let staff: TestStaff;

  beforeAll(async () => {
    test = await startApp({ DEMO: 'true' });
    second = await startSecondApp(test, { DEMO: 'true', LOAN_COOLING_OFF_DAYS: '0' });
    staff = await addStaff(test);
  });

  afterAll(async () => {
    await second.close();
    await test.close();
  });

  const cancel = (member: TestBorrower, { key, on = test }: { key?: string; on?: TestApp } = {}) =>
    cancelOn(on, member, key);

  const statusOf = async ({ client, phoneNumber }: TestBorrower) =>
    (await client.wallet.loadWallet({ requestBody: { phoneNumber } })).status;

  const move = (days: number) => staff.officer.client.backOffice.moveClock({ requestBody: { days } });

  it.each<[string, LoanDecision | undefined]>([
    ['pending', undefined],
    ['under review', 'REVIEW'],
    ['on hold', 'HOLD'],
  ])('an application that is %s is free of it, and may apply again', async (_, decision) => {
    const member = await memberWithLoan(test);
    if (decision) await decide(staff, member, decision);

    await expect(cancel(member)).resolves.toEqual({
      state: 'LOAN_CANCELLED',
      loanNumber: member.loanNumber,
    });

    expect(await statusOf(member)).toBe('CANCELLED');
    expect((await applyForLoan(member)).state).toBe('LOAN_CREATED');
  });

  it('a new loan gives the money back, to the last centavo', async () => {
    const member = await approvedLoan(test, staff);

    await cancel(member);

    expect(await balanceOf(member)).toBe(0);
    const movements = await test.sql(
      `SELECT t.kind, p.account, p.amount_minor FROM ledger_transaction t
       JOIN posting p ON p.member_id = t.member_id AND p.transaction_id = t.id
       WHERE t.member_id = $1 AND t.kind = 'LOAN_CANCELLATION' ORDER BY p.line_number`,
      [member.accountId],
    );
    expect(movements).toEqual([
      { kind: 'LOAN_CANCELLATION', account: 'WALLET', amount_minor: '-25000000' },
      { kind: 'LOAN_CANCELLATION', account: 'LOANS_RECEIVABLE', amount_minor: '25000000' },
    ]);
  });

  it('leaves a step in the timeline', async () => {
    const { accountId, ...member } = await approvedLoan(test, staff);
    await cancel({ accountId, ...member });

    const tx = test.dataSource.manager;
    const loan = await test.get(LoanService).latest(tx, accountId);
    const where = { memberId: accountId, loanId: loan?.id };
    const events = await tx.find(LoanEvent, { where, order: { number: 'ASC' } });

    expect(events.map(({ status, by }) => [status, by])).toEqual([
      ['PENDING', 'MEMBER'],
      ['APPROVED', 'STAFF'],
      ['CANCELLED', 'MEMBER'],
    ]);
  });

  it('ends the withdrawal that waited for its code', async () => {
    const member = await approvedLoan(test, staff);
    const prepared = await prepareWithCode(member, staff);

    await cancel(member);

    expect(await refusalCode(confirm(member, prepared))).toBe('NO_WITHDRAWAL_REQUEST');
    const { phoneNumber } = member;
    expect(
      await refusalCode(staff.assistant.client.backOffice.issueOtp({ requestBody: { phoneNumber } })),
    ).toBe('NO_WITHDRAWAL_REQUEST');
  });

  it('gets the same answer again under the same key, and a refusal under another', async () => {
    const member = await approvedLoan(test, staff);
    const { phoneNumber, loanNumber, token } = member;
    const headers = { 'idempotency-key': randomUUID() };
    const send2 = () =>
      send(`${test.url}/v2/loan/cancel`, { token, headers, body: { phoneNumber, loanNumber } });

    const [first, again] = [await send2(), await send2()];

    expect([first.status, again.text]).toEqual([200, first.text]);
    expect(await whyNotCancelled(cancel(member))).toBe('This loan is cancelled already.');
  });

  it('needs an Idempotency-Key', async () => {
    const { phoneNumber, loanNumber, token } = await memberWithLoan(test);

    const answer = await send(`${test.url}/v2/loan/cancel`, { token, body: { phoneNumber, loanNumber } });

    expect([answer.status, answer.json]).toMatchObject([400, { code: 'IDEMPOTENCY_KEY_REQUIRED' }]);
  });

  describe('is told why it is too late', () => {
    it.each(['PENDING', 'PROCESSING', 'COMPLETED'] as const)(
      'with a withdrawal that is %s',
      async (status) => {
        const member = await approvedLoan(test, staff);
        const { withdrawal } = await withdraw(member, staff, 1000);
        const steps = {
          PENDING: [],
          PROCESSING: ['PROCESSING'],
          COMPLETED: ['PROCESSING', 'COMPLETED'],
        } as const;
        await settle(staff, withdrawal.withdrawalNumber, ...steps[status]);

        expect(await whyNotCancelled(cancel(member))).toBe(
          'Money of this loan was withdrawn, so it cannot be cancelled any more.',
        );
        expect(await balanceOf(member)).toBe(249_000);
      },
    );

    it('but not because of a withdrawal that failed', async () => {
      const member = await approvedLoan(test, staff);
      const { withdrawal } = await withdraw(member, staff, 1000);
      await settle(staff, withdrawal.withdrawalNumber, 'FAILED');

      await cancel(member);

      expect(await balanceOf(member)).toBe(0);
    });

    it('with a payment, also of a part of an installment, unless that was reversed', async () => {
      const member = await approvedLoan(test, staff);
      const { loanNumber } = member;
      const { repaymentNumber } = await pay({ test, staff }, member, 100);

      expect(await whyNotCancelled(cancel(member))).toBe(
        'Something was paid for this loan, so it cannot be cancelled any more.',
      );

      await reverse({ test, staff }, { loanNumber, repaymentNumber });
      await cancel(member);
      expect(await balanceOf(member)).toBe(0);
      const { items } = await staff.officer.client.backOffice.listRepayments({ loanNumber });
      expect(items).toMatchObject([{ repaymentNumber, amount: 100, reversed: true }]);
    });

    it('with a refusal, or a loan that is repaid', async () => {
      const rejected = await memberWithLoan(test);
      await decide(staff, rejected, 'REJECT');
      const repaid = await approvedLoan(test, staff);
      await pay({ test, staff }, repaid, 250_000);

      expect(await whyNotCancelled(cancel(rejected))).toContain('was not approved');
      expect(await whyNotCancelled(cancel(repaid))).toContain('is repaid');
    });

    it('in Filipino to who reads Filipino', async () => {
      const member = await approvedLoan(test, staff);
      await withdraw(member, staff, 1000);
      const { phoneNumber, loanNumber, token } = member;

      const { text } = await send(`${test.url}/v2/loan/cancel`, {
        token,
        headers: { 'idempotency-key': randomUUID(), 'accept-language': 'fil' },
        body: { phoneNumber, loanNumber },
      });

      expect(text).toContain('May na-withdraw na mula sa loan na ito');
    });
  });

  describe('may do so for three days', () => {
    it('after the approval, the third included', async () => {
      const [early, late] = [await approvedLoan(test, staff), await approvedLoan(test, staff)];

      await move(3);
      await cancel(early);
      await move(1);
      const message = await whyNotCancelled(cancel(late));
      await move(-4);

      expect(await balanceOf(early)).toBe(0);
      expect(message).toMatch(
        /^The time to cancel this loan free of charge ended on [A-Z][a-z]+ \d{1,2}, \d{4}\.$/,
      );
      expect(await balanceOf(late)).toBe(250_000);
    });

    it('but not after days that the loan has lived through, when the demo goes back to before them', async () => {
      const member = await approvedLoan(test, staff);

      await move(40);
      await move(-40);

      expect(await whyNotCancelled(cancel(member))).toContain('ended on');
    });

    it('also when the demo goes back to before the approval: it is cancelled from the last day that it lived on', async () => {
      const member = await approvedLoan(test, staff);

      await move(-5);
      await cancel(member);
      await move(5);

      const days = await test.sql<{ status: string }>(
        'SELECT status FROM loan_day_position WHERE member_id = $1 ORDER BY on_day, recorded_at',
        [member.accountId],
      );
      expect(days.map(({ status }) => status)).toEqual(['APPROVED', 'CANCELLED']);
    });

    it('as agreed, whatever the setting is by then', async () => {
      const member = await approvedLoan(test, staff);

      await move(3);
      const look = () => accountOf({ ...member, client: second.client(member.token) });
      const [anew, fromMemory] = [await look(), await look()];
      await cancel(member, { on: second });
      await move(-3);

      expect(anew.canCancel).toBe(true);
      expect(fromMemory).toEqual(anew);
      expect(await balanceOf(member)).toBe(0);
    });

    it('but an application that waits can be cancelled at any time', async () => {
      const member = await memberWithLoan(test);

      await move(30);
      await cancel(member);
      await move(-30);

      expect(await statusOf(member)).toBe('CANCELLED');
    });
  });

  describe('at the same moment', () => {
    const CROWD = 5;
    const crowd = <T>(make: () => Promise<T>): Promise<T[]> =>
      Promise.all(Array.from({ length: CROWD }, make));

    it('as a withdrawal: one of the two happens, and the money is right', async () => {
      const members = await crowd<TestWallet>(() => approvedLoan(test, staff));
      const prepared = await Promise.all(members.map((member) => prepareWithCode(member, staff)));

      const ends = await Promise.all(
        members.map((member, index) => {
          const request = prepared[index];
          if (!request) throw new Error('each member prepared a withdrawal');
          return Promise.all([
            outcomes([cancel(member, { on: second })]),
            outcomes([confirm(member, request)]),
          ]);
        }),
      );

      for (const [index, member] of members.entries()) {
        const [[cancelled], [withdrawn]] = ends[index] ?? [[], []];
        if (cancelled === 'done') {
          expect(withdrawn).toBe('NO_WITHDRAWAL_REQUEST');
          expect(await balanceOf(member)).toBe(0);
        } else {
          expect([cancelled, withdrawn]).toEqual(['CANCELLATION_NOT_POSSIBLE', 'done']);
          expect(await balanceOf(member)).toBe(200_000);
        }
      }
    });

    it('as an approval: the loan is cancelled, and no money stays', async () => {
      const members = await crowd(() => memberWithLoan(test));

      const ends = await Promise.all(
        members.map((member) =>
          Promise.all([outcomes([cancel(member)]), outcomes([decide(staff, member, 'APPROVE')])]),
        ),
      );

      for (const [index, member] of members.entries()) {
        const [[cancelled], [approved]] = ends[index] ?? [[], []];
        expect(cancelled).toBe('done');
        expect(['done', 'INVALID_TRANSITION']).toContain(approved);
        expect(await statusOf(member)).toBe('CANCELLED');
        expect(await balanceOf({ ...member, walletId: '' })).toBe(0);
      }
    });

    it('as itself: once', async () => {
      const member = await approvedLoan(test, staff);

      const ends = await outcomes([test, second, test, second].map((on) => cancel(member, { on })));

      expect(ends).toEqual([
        'CANCELLATION_NOT_POSSIBLE',
        'CANCELLATION_NOT_POSSIBLE',
        'CANCELLATION_NOT_POSSIBLE',
        'done',
      ]);
      expect(await balanceOf(member)).toBe(0);
    });

    it('as the same request again: once, with one answer', async () => {
      const member = await approvedLoan(test, staff);
      const key = randomUUID();

      const answers = await Promise.all([test, second, test].map((on) => cancel(member, { on, key })));

      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(await balanceOf(member)).toBe(0);
    });
  });

  it('cancels no loan but an own one', async () => {
    const [owner, stranger] = [await approvedLoan(test, staff), await memberWithLoan(test)];
    const { loanNumber, phoneNumber } = owner;
    const asked = (token: string | undefined, requestBody = { loanNumber, phoneNumber }) =>
      refusalCode(test.client(token).loan.cancelLoan({ idempotencyKey: randomUUID(), requestBody }));

    expect(await asked(stranger.token)).toBe('NOT_YOUR_ACCOUNT');
    expect(await asked(stranger.token, { loanNumber, phoneNumber: stranger.phoneNumber })).toBe(
      'LOAN_NOT_FOUND',
    );
    expect(await asked(owner.token, { loanNumber: 'LN99999999', phoneNumber })).toBe('LOAN_NOT_FOUND');
    expect(await asked(staff.officer.token)).toBe('FORBIDDEN');
    expect(await asked(undefined)).toBe('TOKEN_MISSING');
    expect(await balanceOf(owner)).toBe(250_000);
  });

  it('refuses what is no loan number', async () => {
    const { phoneNumber, client } = await memberWithLoan(test);
    const requestBody = { phoneNumber, loanNumber: "LN'; DROP TABLE loan" };

    expect(await refusalCode(client.loan.cancelLoan({ idempotencyKey: randomUUID(), requestBody }))).toBe(
      'VALIDATION_FAILED',
    );
  });

  it('leaves every invariant of the ledger whole', () => expectSoundLedger(test));
});
