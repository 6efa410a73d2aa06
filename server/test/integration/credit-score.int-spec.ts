import { addDays, dueDays, type ScoredPosition } from '@pautang/loan-terms';
import type { CreditScoreDto } from '@pautang/sdk';
import { scored } from '../../src/modules/credit/credit.sql';
import { CreditScoreService } from '../../src/modules/credit/credit-score.service';
import type { Loan } from '../../src/modules/loan/loan.entity';
import { LoanService } from '../../src/modules/loan/loan.service';
import { todayInManila } from '../../src/platform/calendar';
import { startApp, startSecondApp, type TestApp } from '../support/app';
import {
  addStaff,
  approvedLoan,
  newMember,
  type TestAccount,
  type TestStaff,
  type TestWallet,
} from '../support/factories';
import { refusalCode, send } from '../support/http';
import { inTurnBehind, ofMember } from '../support/in-turn';
import { expectSoundLedger } from '../support/sound-ledger';
import { withdraw } from '../support/withdrawals';

describe('the credit score', () => {
  let test: TestApp;
  let second: TestApp;
  let staff: TestStaff;

  beforeAll(async () => {
    test = await startApp();
    second = await startSecondApp(test);
    staff = await addStaff(test);
  });

  afterAll(async () => {
    await second.close();
    await test.close();
  });

  const read = ({ client, phoneNumber }: TestAccount): Promise<CreditScoreDto> =>
    client.member.readCreditScore({ requestBody: { phoneNumber } });

  const loanOf = async ({ accountId }: TestAccount): Promise<Loan> => {
    const loan = await test.get(LoanService).latest(test.dataSource.manager, accountId);
    if (!loan) throw new Error('the member has no loan');
    return loan;
  };

  const follow = async (member: TestAccount, position: ScoredPosition, on = test): Promise<void> => {
    const loan = await loanOf(member);
    const scores = on.get(CreditScoreService);
    await on.dataSource.transaction(async (tx) => {
      await tx.query('SELECT 1 FROM loan WHERE member_id = $1 AND id = $2 FOR NO KEY UPDATE', [
        loan.memberId,
        loan.id,
      ]);
      const facts = await scores.hold(tx, loan);
      const kept = await scores.keptInstallments(tx, loan, position);
      const earned = scores.earned(position, { ...loan, graceDays: 3 }, kept);
      const moved = scores.movement(facts, loan, earned, position.asOf);
      await tx.query(`WITH ${scored(3)} SELECT 1`, [loan.memberId, loan.id, ...moved]);
    });
  };

  const today = todayInManila(new Date());
  const due = dueDays(today, 12);
  const [first = '', next = ''] = due;

  /** The twelve installments of the loan, the first of them paid on these days. */
  function position(asOf: string, ...settled: (string | undefined)[]): ScoredPosition {
    const installments = due.map((dueOn, index) => {
      const settledOn = settled[index];
      return { number: index + 1, dueOn, ...(settledOn && { settledOn }) };
    });
    return { asOf, installments };
  }

  const reasons = ({ history }: CreditScoreDto) =>
    history.map(({ reason, correctedReason = '', installmentNumber = '', change, creditScore }) =>
      [reason, correctedReason, installmentNumber, change, creditScore]
        .filter((part) => part !== '')
        .join(' '),
    );

  it('starts at 500, says why, and states its rules', async () => {
    const member = await newMember(test);

    const { creditScore, history, rules } = await read(member);

    expect(creditScore).toBe(500);
    expect(history).toEqual([
      {
        at: expect.any(String),
        change: 500,
        creditScore: 500,
        reason: 'STARTED',
        text: 'Every member starts with 500 points.',
      },
    ]);
    expect(rules.map(({ reason, change }) => [reason, change])).toEqual([
      ['EARLY_INSTALLMENT', 15],
      ['ON_TIME_INSTALLMENT', 10],
      ['LATE_INSTALLMENT', -30],
      ['VERY_LATE_INSTALLMENT', -40],
      ['SERIOUSLY_LATE_INSTALLMENT', -60],
      ['MONEY_KEPT', 3],
      ['LOAN_WRITTEN_OFF', -100],
      ['LOAN_COMPLETED', 50],
    ]);
  });

  it('speaks Filipino to who reads Filipino', async () => {
    const { phoneNumber, token } = await newMember(test);

    const answer = await send(`${test.url}/v2/member/creditscore`, {
      token,
      body: { phoneNumber },
      headers: { 'accept-language': 'fil' },
    });

    expect(answer.headers.get('content-language')).toBe('fil');
    expect(answer.text).toContain('Nagsisimula sa 500 puntos');
    expect(answer.text).not.toContain('An installment');
  });

  it('moves with each installment, once however often it is looked at', async () => {
    const member = await approvedLoan(test, staff);
    await withdraw(member, staff, 240_000);

    await follow(member, position(addDays(first, -1), addDays(first, -1)));
    await follow(member, position(addDays(next, 3), addDays(first, -1), addDays(next, 3)));
    await follow(member, position(addDays(next, 3), addDays(first, -1), addDays(next, 3)));

    expect(reasons(await read(member))).toEqual([
      'ON_TIME_INSTALLMENT 2 10 525',
      'EARLY_INSTALLMENT 1 15 515',
      'STARTED 500 500',
    ]);
    const { loanNumber } = member;
    expect((await read(member)).history[0]).toMatchObject({ loanNumber, installmentNumber: 2 });
    const { loan } = await member.client.member.readMemberInfo({
      requestBody: { phoneNumber: member.phoneNumber },
    });
    expect(loan.creditScore).toBe(525);
  });

  it('reads the same whether it was looked at each day or long after', async () => {
    const [daily, caughtUp] = [await approvedLoan(test, staff), await approvedLoan(test, staff)];
    const last = addDays(first, 91);
    for (let day = today; day <= last; day = addDays(day, 1)) await follow(daily, position(day));
    await follow(caughtUp, position(last));
    const told = async (member: TestAccount) =>
      (await read(member)).history.map(({ reason, at, creditScore }) => [
        reason,
        at.slice(0, 10),
        creditScore,
      ]);
    const evening = (day: string) => addDays(day, -1);

    const history = await told(caughtUp);

    expect(history).toContainEqual(['MONEY_KEPT', evening(first), 503]);
    expect(history).toContainEqual(['LATE_INSTALLMENT', evening(addDays(first, 4)), 473]);
    const worst = ['SERIOUSLY_LATE_INSTALLMENT', evening(addDays(first, 90)), expect.any(Number)];
    expect(history).toContainEqual(worst);
    expect(history.slice(0, -1)).toEqual((await told(daily)).slice(0, -1));
  });

  it('dates what a late record changes at the record, after what it corrects', async () => {
    const member = await approvedLoan(test, staff);
    await withdraw(member, staff, 240_000);
    await follow(member, position(addDays(first, 10)));

    await follow(member, position(addDays(first, 10), first));

    const recorded = `${addDays(first, 9)}T16:00:00.000Z`;
    expect((await read(member)).history.slice(0, 3)).toMatchObject([
      { reason: 'ON_TIME_INSTALLMENT', at: recorded },
      { reason: 'CORRECTION', at: recorded },
      { reason: 'LATE_INSTALLMENT', at: `${addDays(first, 3)}T16:00:00.000Z` },
    ]);
  });

  it('counts money that stayed in the wallet until a due day', async () => {
    const [keeper, spender] = [await approvedLoan(test, staff), await approvedLoan(test, staff)];
    await withdraw(keeper, staff, 225_000);
    await withdraw(spender, staff, 225_001);

    for (const member of [keeper, spender]) await follow(member, position(first));

    expect(reasons(await read(keeper))).toEqual(['MONEY_KEPT 1 3 503', 'STARTED 500 500']);
    expect(reasons(await read(spender))).toEqual(['STARTED 500 500']);
  });

  it('takes back what a reversed payment had earned, and gives it again', async () => {
    const member = await approvedLoan(test, staff);
    await withdraw(member, staff, 240_000);
    const paid = { ...position(first, first), closedOn: first };

    await follow(member, paid);
    await follow(member, position(addDays(first, 4)));
    await follow(member, { ...paid, asOf: addDays(first, 4) });

    expect(reasons(await read(member))).toEqual([
      'LOAN_COMPLETED 50 560',
      'ON_TIME_INSTALLMENT 1 10 510',
      'CORRECTION LATE_INSTALLMENT 1 30 500',
      'LATE_INSTALLMENT 1 -30 470',
      'CORRECTION LOAN_COMPLETED -50 500',
      'CORRECTION ON_TIME_INSTALLMENT 1 -10 550',
      'LOAN_COMPLETED 50 560',
      'ON_TIME_INSTALLMENT 1 10 510',
      'STARTED 500 500',
    ]);
    expect((await read(member)).history[2]?.text).toBe(
      'Corrected: An installment was not paid within 3 days after its due date.',
    );
  });

  it('stays at the end of its range, and comes back as far as it had gone', async () => {
    const member = await approvedLoan(test, staff);
    await withdraw(member, staff, 240_000);
    const late = addDays(due[11] ?? '', 200);

    await follow(member, position(late));
    expect(await read(member)).toMatchObject({ creditScore: 0 });
    await follow(member, position(late, ...due));

    const { creditScore, history } = await read(member);
    expect(creditScore).toBe(500 + 12 * 10);
    expect(history.reduce((sum, { change }) => sum + change, 0)).toBe(creditScore);
  });

  it('counts once when two servers look at the same moment', async () => {
    const member = await approvedLoan(test, staff);
    await withdraw(member, staff, 240_000);
    const paid = position(next, first, next);

    await Promise.all([test, second, test, second].map((server) => follow(member, paid, server)));

    expect(reasons(await read(member))).toEqual([
      'ON_TIME_INSTALLMENT 2 10 520',
      'ON_TIME_INSTALLMENT 1 10 510',
      'STARTED 500 500',
    ]);
    // So does who moves it for another loan of the member: it is read once they are done.
    const loan = await loanOf(member);
    const hold = () => test.dataSource.transaction((tx) => test.get(CreditScoreService).hold(tx, loan));
    const [held] = await inTurnBehind(test, ofMember(member), [hold]);
    expect(held).toMatchObject({ status: 'fulfilled', value: { creditScore: 520 } });
  });

  it('is told to the member alone', async () => {
    const [owner, stranger] = [await newMember(test), await newMember(test)];
    const { phoneNumber } = owner;
    const asked = (account?: TestAccount) =>
      refusalCode(test.client(account?.token).member.readCreditScore({ requestBody: { phoneNumber } }));

    expect(await asked(stranger)).toBe('NOT_YOUR_ACCOUNT');
    expect(await asked(staff.officer)).toBe('FORBIDDEN');
    expect(await asked()).toBe('TOKEN_MISSING');
  });

  it('is what its history sums to, for everybody', () => expectSoundLedger(test));

  it('tells a hundred changes at a time, the newest first', async () => {
    const member = await approvedLoan(test, staff);
    const { id, loanNumber } = await loanOf(member);
    await test.sql(
      `INSERT INTO credit_score_entry (member_id, number, loan_id, loan_number, installment_number, rule, sequence,
         change, score_after, at)
       SELECT $1, n, $2, $3, n, 'MONEY_KEPT', 1, 1, n, now() FROM generate_series(2, 150) n`,
      [member.accountId, id, loanNumber],
    );
    const { phoneNumber } = member;

    const first = await read(member);
    const { nextCursor: cursor } = first;
    const rest = await member.client.member.readCreditScore({ requestBody: { phoneNumber, cursor } });

    const scores = [...first.history, ...rest.history].map(({ creditScore }) => creditScore);
    expect(scores).toEqual([...Array.from({ length: 149 }, (_, before) => 150 - before), 500]);
    expect([first.history.length, rest.nextCursor]).toEqual([100, undefined]);
  });

  it('is remembered for decisions: how many installments were late, corrections left out', async () => {
    const [member, corrected]: TestWallet[] = [
      await approvedLoan(test, staff),
      await approvedLoan(test, staff),
    ];
    const late = async ({ accountId }: TestAccount) =>
      Object.values(await test.get(CreditScoreService).lateInstallments(test.dataSource.manager, accountId));
    if (!member || !corrected) throw new Error('two members were made');

    expect(await late(member)).toEqual([0, 0]);
    await follow(member, position(addDays(first, 31)));
    expect(await late(member)).toEqual([1, 0]);
    await follow(corrected, position(addDays(first, 95)));
    expect(await late(corrected)).toEqual([3, 1]);
    await follow(corrected, position(addDays(first, 95), first, next, due[2], due[3]));
    expect(await late(corrected)).toEqual([0, 0]);
  });
});
