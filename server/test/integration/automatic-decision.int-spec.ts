import { randomUUID } from 'node:crypto';
import type { LoanDecision, LoanStatus } from '@pautang/sdk';
import { AutomaticDecisionService } from '../../src/modules/loan/automatic-decision.service';
import { LoanService } from '../../src/modules/loan/loan.service';
import { LoanEvent } from '../../src/modules/loan/loan-event.entity';
import { startApp, startSecondApp, type TestApp } from '../support/app';
import { onEachNode } from '../support/database';
import { eventually } from '../support/eventually';
import {
  addStaff,
  applyForLoan,
  memberWithLoan,
  quoteOf,
  type TestAccount,
  type TestBorrower,
  type TestStaff,
  walletOf,
} from '../support/factories';
import { outcomes, refusal, refusalCode, send } from '../support/http';
import { pay, reverse } from '../support/servicing';
import { expectSoundLedger } from '../support/sound-ledger';

/** With the tests' income of 38,000 pesos: 8,734 a month is approved, 21,834 is more than half of it. */
const AFFORDABLE = { loanAmountPHP: 100_000, installmentCount: 12 };
const ABOVE_HALF = { loanAmountPHP: 250_000, installmentCount: 12 };
const ABOVE_INCOME = { loanAmountPHP: 500_000, installmentCount: 12 };

describe('the automatic decision', () => {
  let test: TestApp;
  let second: TestApp;
  let staff: TestStaff;

  /** Both decide when they are told to, so that a test says when. */
  beforeAll(async () => {
    test = await startApp({ LOAN_DECISION_DELAY_SECONDS: '0' });
    second = await startSecondApp(test, { LOAN_DECISION_DELAY_SECONDS: '0' });
    staff = await addStaff(test);
  });

  afterAll(async () => {
    await second.close();
    await test.close();
  });

  const decideWaiting = (on = test) => on.get(AutomaticDecisionService).decideWaiting();

  const officer = (
    { loanNumber }: TestBorrower,
    decision: LoanDecision,
    { key = randomUUID() as string, message = undefined as string | undefined } = {},
  ) =>
    staff.officer.client.backOffice.decideLoan({
      loanNumber,
      idempotencyKey: key,
      requestBody: { decision, ...(message && { message }) },
    });

  const stepsOf = async ({ accountId }: TestAccount): Promise<string[]> => {
    const tx = test.dataSource.manager;
    const loan = await test.get(LoanService).latest(tx, accountId);
    const where = { memberId: accountId, loanId: loan?.id };
    const events = await tx.find(LoanEvent, { where, order: { number: 'ASC' } });
    return events.map(({ by, status, reasons }) => [by, status, ...reasons].join(' '));
  };

  const fundingsOf = ({ accountId }: TestAccount) =>
    test.sql(`SELECT 1 FROM ledger_transaction WHERE member_id = $1 AND kind = 'LOAN_FUNDING'`, [accountId]);

  /** An application that the rule has decided on. */
  async function decided(wish: Parameters<typeof quoteOf>[1]): Promise<TestBorrower> {
    const member = await memberWithLoan(test, wish);
    await decideWaiting();
    return member;
  }

  const apply = (member: TestAccount, wish = AFFORDABLE) => applyForLoan(member, wish);

  it('approves what the income carries, funds the wallet and says why', async () => {
    const member = await decided(AFFORDABLE);

    expect(await walletOf(member)).toMatchObject({ status: 'APPROVED', wallet: 100_000 });
    expect(await stepsOf(member)).toEqual([
      'MEMBER PENDING',
      'SYSTEM APPROVED INCOME_SUFFICIENT SCORE_SUFFICIENT',
    ]);
    expect(await fundingsOf(member)).toHaveLength(1);
    const installments = await test.sql('SELECT 1 FROM installment WHERE member_id = $1', [member.accountId]);
    expect(installments).toHaveLength(12);
  });

  it('leaves an audit row without an actor', async () => {
    const { loanNumber, accountId } = await decided(AFFORDABLE);

    const rows = await test.sql(`SELECT * FROM audit_entry WHERE subject = $1`, [`loan ${loanNumber}`]);

    expect(rows).toMatchObject([
      {
        actor_id: null,
        action: 'LOAN_DECISION',
        member_id: accountId,
        before: { status: 'PENDING' },
        after: { status: 'APPROVED', decisionReasons: ['INCOME_SUFFICIENT', 'SCORE_SUFFICIENT'] },
      },
    ]);
  });

  it('leaves to a person what needs a look, and tells the member why, in both languages', async () => {
    const member = await decided(ABOVE_HALF);

    expect(await walletOf(member)).toMatchObject({
      status: 'UNDER_REVIEW',
      wallet: 0,
      statusMessage:
        'A Loan Officer looks at your application. You need not do anything now.\nOne installment is more than half of the monthly income you stated.',
    });
    const { text } = await send(`${test.url}/v2/wallet/load`, {
      token: member.token,
      body: { phoneNumber: member.phoneNumber },
      headers: { 'accept-language': 'fil' },
    });
    expect(text).toContain('Mahigit kalahati ng buwanang kitang sinabi mo ang isang hulog.');
    expect(await stepsOf(member)).toEqual([
      'MEMBER PENDING',
      'SYSTEM UNDER_REVIEW INSTALLMENT_ABOVE_HALF_INCOME',
    ]);
  });

  it('refuses what the income cannot carry, tells why, and lets the member apply again', async () => {
    const member = await decided(ABOVE_INCOME);

    expect((await walletOf(member)).statusMessage).toBe(
      [
        'We cannot lend to you this time.',
        'One installment is more than the whole monthly income you stated.',
        'Your Loan Officer can look at it again, and you may apply again.',
      ].join('\n'),
    );
    await expect(apply(member)).resolves.toMatchObject({ state: 'LOAN_CREATED' });
  });

  it('asks a person when the income was not stated', async () => {
    const member = await memberWithLoan(test, AFFORDABLE);
    await test.sql('UPDATE member SET monthly_net_income = 999 WHERE id = $1', [member.accountId]);

    await decideWaiting();

    expect((await stepsOf(member)).at(-1)).toBe('SYSTEM UNDER_REVIEW INCOME_NOT_STATED');
  });

  it('touches nothing that an officer has taken up', async () => {
    const member = await memberWithLoan(test, AFFORDABLE);
    await officer(member, 'HOLD');

    await decideWaiting();

    expect((await stepsOf(member)).at(-1)).toBe('STAFF ON_HOLD');
  });

  it('decides each application once when two servers do it at the same moment', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => memberWithLoan(test, AFFORDABLE)));

    await Promise.all([test, second, test, second].map(decideWaiting));

    for (const member of members) {
      expect(await stepsOf(member)).toHaveLength(2);
      expect(await fundingsOf(member)).toHaveLength(1);
    }
  });

  it('leaves to the officer what the officer holds, and waits for nobody', async () => {
    const [held, other] = [await memberWithLoan(test, AFFORDABLE), await memberWithLoan(test, AFFORDABLE)];

    await test.dataSource.transaction(async (tx) => {
      await tx.query('SELECT 1 FROM loan WHERE member_id = $1 FOR NO KEY UPDATE', [held.accountId]);
      await decideWaiting(second);
    });
    await officer(held, 'HOLD');

    expect(await walletOf(held)).toMatchObject({ status: 'ON_HOLD', wallet: 0 });
    expect(await walletOf(other)).toMatchObject({ status: 'APPROVED' });
  });

  it('goes on where one application cannot be decided', async () => {
    const [broken, other] = [await memberWithLoan(test, AFFORDABLE), await memberWithLoan(test, AFFORDABLE)];
    await test.sql(
      `ALTER TABLE loan_event ADD CONSTRAINT broken CHECK (member_id <> '${broken.accountId}') NOT VALID`,
    );

    await decideWaiting();
    await test.sql('ALTER TABLE loan_event DROP CONSTRAINT broken');

    expect(await walletOf(broken)).toMatchObject({ status: 'PENDING', wallet: 0 });
    expect(await walletOf(other)).toMatchObject({ status: 'APPROVED' });
    await test.get(AutomaticDecisionService).decideWaiting();
    expect(await walletOf(broken)).toMatchObject({ status: 'PENDING', wallet: 0 });
  });

  it('and an officer who refuses at the same moment never both win', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => memberWithLoan(test, AFFORDABLE)));

    const ends = await Promise.all(
      members.map(async (member) => {
        const [end] = await Promise.all([outcomes([officer(member, 'REJECT')]), decideWaiting(second)]);
        return end[0];
      }),
    );

    for (const [index, member] of members.entries()) {
      const isRefused = ends[index] === 'done';
      expect(isRefused || ends[index] === 'INVALID_TRANSITION').toBe(true);
      expect(await walletOf(member)).toMatchObject(
        isRefused ? { status: 'REJECTED', wallet: 0 } : { status: 'APPROVED', wallet: 100_000 },
      );
    }
  });

  describe('of an approval', () => {
    it('is confirmed by an officer once, and moves nothing twice', async () => {
      const member = await decided(AFFORDABLE);
      const key = randomUUID();

      const confirmed = await officer(member, 'APPROVE', { key, message: 'Welcome.' });
      const again = await officer(member, 'APPROVE', { key, message: 'Welcome.' });

      expect(confirmed).toMatchObject({ status: 'APPROVED', statusMessage: 'Welcome.' });
      expect(again).toEqual(confirmed);
      expect(await refusalCode(officer(member, 'APPROVE'))).toBe('INVALID_TRANSITION');
      expect((await stepsOf(member)).at(-1)).toBe('STAFF APPROVED');
      expect((await walletOf(member)).wallet).toBe(100_000);
      expect(await fundingsOf(member)).toHaveLength(1);
    });

    it('is confirmed once when officers do it at the same moment', async () => {
      const member = await decided(AFFORDABLE);

      const ends = await outcomes([1, 2, 3].map(() => officer(member, 'APPROVE')));

      expect(ends).toEqual(['INVALID_TRANSITION', 'INVALID_TRANSITION', 'done']);
      expect((await walletOf(member)).wallet).toBe(100_000);
    });

    it('is not confirmed anew after the loan was repaid and that payment taken back', async () => {
      const member = await decided(AFFORDABLE);
      await officer(member, 'APPROVE');
      const { repaymentNumber } = await pay({ test, staff }, member, 104_800);
      await reverse({ test, staff }, { ...member, repaymentNumber });

      expect(await refusalCode(officer(member, 'APPROVE'))).toBe('INVALID_TRANSITION');
    });

    it.each<LoanDecision>(['REJECT', 'HOLD', 'REVIEW'])('does not turn to %s', async (decision) => {
      const member = await decided(AFFORDABLE);

      expect(await refusalCode(officer(member, decision))).toBe('INVALID_TRANSITION');
      expect(await walletOf(member)).toMatchObject({ status: 'APPROVED', wallet: 100_000 });
    });
  });

  describe('of a refusal', () => {
    it.each<[LoanDecision, LoanStatus, number]>([
      ['APPROVE', 'APPROVED', 500_000],
      ['HOLD', 'ON_HOLD', 0],
      ['REVIEW', 'UNDER_REVIEW', 0],
    ])('turns to %s when an officer says so', async (decision, status, wallet) => {
      const member = await decided(ABOVE_INCOME);

      await officer(member, decision);

      expect(await walletOf(member)).toMatchObject({ status, wallet });
      expect((await walletOf(member)).statusMessage).not.toContain('income');
    });

    it('stays when the member has another open loan', async () => {
      const member = await decided(ABOVE_INCOME);
      await apply(member);

      for (const decision of ['APPROVE', 'HOLD', 'REVIEW'] as const) {
        const { code, message } = await refusal(officer(member, decision));
        expect([code, message]).toEqual(['INVALID_TRANSITION', 'The member has another open loan.']);
      }
      expect(await fundingsOf(member)).toEqual([]);
    });

    it('stays when the member applies again in the same moment', async () => {
      const member = await decided(ABOVE_INCOME);
      let approving: Promise<string[]> = Promise.resolve([]);

      await test.dataSource.transaction(async (tx) => {
        await tx.query(
          `INSERT INTO loan SELECT (jsonb_populate_record(l, jsonb_build_object(
             'id', gen_random_uuid(), 'status', 'PENDING', 'loan_number', 'LN90000001'))).*
           FROM loan l WHERE member_id = $1`,
          [member.accountId],
        );
        approving = outcomes([officer(member, 'APPROVE')]);
        await eventually(async () =>
          expect(await onEachNode('SELECT 1 FROM pg_locks WHERE NOT granted')).not.toEqual([]),
        );
      });

      expect(await approving).toEqual(['INVALID_TRANSITION']);
      expect(await fundingsOf(member)).toEqual([]);
      await test.sql(`DELETE FROM loan WHERE loan_number = 'LN90000001'`);
    });

    it('is seen by the member as the open loan, once it is approved after another one was cancelled', async () => {
      const member = await decided(ABOVE_INCOME);
      const { phoneNumber } = member;
      const { loanNumber = '' } = await apply(member);
      await member.client.loan.cancelLoan({
        idempotencyKey: randomUUID(),
        requestBody: { phoneNumber, loanNumber },
      });

      await officer(member, 'APPROVE');

      expect(await walletOf(member)).toMatchObject({ loanNumber: member.loanNumber, wallet: 500_000 });
    });

    it('brings along what is left of earlier loans, wherever it went meanwhile', async () => {
      const member = await decided(AFFORDABLE);
      const { phoneNumber } = member;
      await pay({ test, staff }, member, 100_000);
      const { loanNumber: rejected = '' } = await apply(member, ABOVE_INCOME);
      await decideWaiting();
      const { loanNumber = '' } = await apply(member);
      await member.client.loan.cancelLoan({
        idempotencyKey: randomUUID(),
        requestBody: { phoneNumber, loanNumber },
      });

      await officer({ ...member, loanNumber: rejected }, 'HOLD');

      expect(await walletOf(member)).toMatchObject({ loanNumber: rejected, wallet: 100_000 });
    });

    it('is final once an officer refused', async () => {
      const member = await memberWithLoan(test, ABOVE_INCOME);
      await officer(member, 'REJECT');

      expect(await refusalCode(officer(member, 'APPROVE'))).toBe('INVALID_TRANSITION');
    });
  });

  it('leaves every invariant of the ledger whole', () => expectSoundLedger(test));

  /** Written past every service, so after the ledger was verified. */
  it.each([
    ['forgives one very late installment', ['VERY'], 'APPROVED', 'INCOME_SUFFICIENT SCORE_SUFFICIENT'],
    ['refers after two of them', ['VERY', 'VERY'], 'UNDER_REVIEW', 'LATE_BEFORE'],
    ['refuses after a seriously late one', ['SERIOUSLY'], 'REJECTED', 'SERIOUSLY_LATE_BEFORE'],
  ])('%s', async (_, late, status, reason) => {
    const member = await decided(AFFORDABLE);
    for (const [index, how] of late.entries()) {
      await test.sql(
        `INSERT INTO credit_score_entry
         SELECT member_id, $3::int + 2, id, loan_number, $3::int + 1, $2, 1, 0, 500, now() FROM loan WHERE member_id = $1`,
        [member.accountId, `${how}_LATE_INSTALLMENT`, index],
      );
    }
    await test.sql(`UPDATE loan SET status = 'REPAID' WHERE member_id = $1`, [member.accountId]);
    await apply(member);

    await decideWaiting();

    expect((await stepsOf(member)).at(-1)).toBe(`SYSTEM ${status} ${reason}`);
  });

  it('comes by itself where it is switched on, after its delay, whatever day the business has', async () => {
    const [soon, later] = [
      await startApp({ DEMO: 'true', LOAN_DECISION: 'auto', LOAN_DECISION_DELAY_SECONDS: '0' }),
      await startApp({ DEMO: 'true', LOAN_DECISION: 'auto', LOAN_DECISION_DELAY_SECONDS: '3600' }),
    ];
    try {
      const [decidedSoon, waiting] = [
        await memberWithLoan(soon, AFFORDABLE),
        await memberWithLoan(later, AFFORDABLE),
      ];
      const clockKeeper = (await addStaff(later)).officer;
      await clockKeeper.client.backOffice.moveClock({ requestBody: { days: 30 } });
      await later.get(AutomaticDecisionService).decideWaiting();

      await eventually(async () => expect(await walletOf(decidedSoon)).toMatchObject({ status: 'APPROVED' }));
      expect(await walletOf(waiting)).toMatchObject({ status: 'PENDING' });
    } finally {
      await Promise.all([soon.close(), later.close()]);
    }
  });
});
