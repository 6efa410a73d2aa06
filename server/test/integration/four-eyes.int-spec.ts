import { randomUUID } from 'node:crypto';
import type { BackofficeLoanDto, LoanDecision } from '@pautang/sdk';
import { COMMANDS } from '../../src/bin/backoffice/commands';
import { AuthService } from '../../src/modules/auth/auth.service';
import { ApplicationLapseService } from '../../src/modules/loan/application-lapse.service';
import { AutomaticDecisionService } from '../../src/modules/loan/automatic-decision.service';
import { Database } from '../../src/platform/database/database';
import { startApp, startSecondApp, type TestApp } from '../support/app';
import {
  activatedMember,
  addStaff,
  memberWithLoan,
  newPhone,
  type TestAccount,
  type TestBorrower,
  type TestStaff,
} from '../support/factories';
import { outcomes, refusalCode } from '../support/http';
import { statementsOf, WITHOUT_JOBS } from '../support/round-trips';
import { expectSoundLedger } from '../support/sound-ledger';

const LARGE = { loanAmountPHP: 250_000, installmentCount: 12 };
const SMALL = { loanAmountPHP: 200_000, installmentCount: 12 };

let test: TestApp;
let second: TestApp;
let staff: TestStaff;
let other: TestStaff;

const settings = {
  ...WITHOUT_JOBS,
  FOUR_EYES_AMOUNT: '200000',
  FOUR_EYES_RECOVERY: 'true',
  ACCOUNT_RECOVERY: 'true',
  LOAN_DECISION_DELAY_SECONDS: '0',
};

beforeAll(async () => {
  test = await startApp(settings);
  second = await startSecondApp(test, settings);
  staff = await addStaff(test);
  other = await addStaff(test);
});

afterAll(async () => {
  await second.close();
  await test.close();
});

type Decided = Partial<{ decision: LoanDecision; message: string; key: string }>;

function decide(
  { client }: Pick<TestAccount, 'client'>,
  { loanNumber }: TestBorrower,
  { decision = 'APPROVE', message, key = randomUUID() }: Decided = {},
): Promise<BackofficeLoanDto> {
  const requestBody = { decision, ...(message && { message }) };
  return client.backOffice.decideLoan({ loanNumber, idempotencyKey: key, requestBody });
}

const keyOf = async ({ client }: TestAccount): Promise<Pick<TestAccount, 'client'>> => {
  const requestBody = { name: `Machine ${randomUUID()}`, scopes: ['loans:decide' as const] };
  return { client: test.client((await client.backOffice.issueApiKey({ requestBody })).apiKey) };
};

const fundingsOf = ({ accountId }: TestAccount) =>
  test.sql(`SELECT 1 FROM ledger_transaction WHERE member_id = $1 AND kind = 'LOAN_FUNDING'`, [accountId]);

const statesOf = async ({ accountId }: TestAccount) =>
  (await test.sql('SELECT state FROM proposal WHERE member_id = $1 ORDER BY id', [accountId])).map(
    ({ state }) => state,
  );

const rowOf = async ({ loanNumber }: TestBorrower) =>
  (await staff.officer.client.backOffice.listLoans({ limit: 200 })).items.find(
    (loan) => loan.loanNumber === loanNumber,
  );

const proposalOf = async ({ loanNumber }: TestBorrower) =>
  (await staff.officer.client.backOffice.listProposals({ limit: 200 })).items.find(
    ({ subject }) => subject === loanNumber,
  );

const auditOf = (subject: string) =>
  test.sql(
    `SELECT action, actor_id, member_id, before, after FROM audit_entry
     WHERE subject = $1 AND action <> 'SIGNED_IN' ORDER BY id`,
    [subject],
  );

const run = async (words: string, as: TestAccount) =>
  (await COMMANDS.loans?.run(as.client, { words: words.split(' ').slice(1) }))?.text;

describe('an approval above the amount', () => {
  it('is proposed by the first officer, and done by the same decision of a second one', async () => {
    const borrower = await memberWithLoan(test, LARGE);

    const first = await decide(staff.officer, borrower, { message: 'Welcome.' });

    expect(first).toMatchObject({
      status: 'PENDING',
      proposal: {
        kind: 'LOAN_APPROVAL',
        subject: borrower.loanNumber,
        proposedBy: 'Olivia Ramos',
        message: 'Welcome.',
      },
    });
    expect(await fundingsOf(borrower)).toEqual([]);
    expect((await rowOf(borrower))?.proposal).toEqual(first.proposal);
    expect(await proposalOf(borrower)).toEqual(first.proposal);

    const approved = await decide(other.officer, borrower);

    expect(approved).toMatchObject({ status: 'APPROVED', statusMessage: 'Welcome.' });
    expect(approved.proposal).toBeUndefined();
    expect(await fundingsOf(borrower)).toHaveLength(1);
    expect(await proposalOf(borrower)).toBeUndefined();
    const by = { proposedBy: staff.officer.accountId, message: 'Welcome.' };
    expect(await auditOf(`loan ${borrower.loanNumber}`)).toMatchObject([
      { action: 'LOAN_APPROVAL_PROPOSED', actor_id: staff.officer.accountId, after: by },
      { action: 'LOAN_DECISION', actor_id: other.officer.accountId },
    ]);
  });

  it('is never done by one officer, with whatever keys', async () => {
    const borrower = await memberWithLoan(test, LARGE);
    const key = randomUUID();

    const first = await decide(staff.officer, borrower, { key });
    const replayed = await decide(staff.officer, borrower, { key });

    expect(replayed).toEqual(first);
    await expect(refusalCode(decide(staff.officer, borrower))).resolves.toBe('SECOND_PERSON_NEEDED');
    expect(await fundingsOf(borrower)).toEqual([]);
  });

  it('of exactly the amount is done at once, and asks the database nothing about it', async () => {
    const [warmed, small] = [await memberWithLoan(test, SMALL), await memberWithLoan(test, SMALL)];
    await decide(staff.officer, warmed);

    const asked = await statementsOf(() => decide(staff.officer, small));

    expect(asked.filter((text) => /proposal|WITH mine/.test(text))).toEqual([]);
    expect(await fundingsOf(small)).toHaveLength(1);
  });

  it('counts once when two officers decide at the same moment, and is proposed when one does twice', async () => {
    const [two, one] = [await memberWithLoan(test, LARGE), await memberWithLoan(test, LARGE)];
    const elsewhere = { client: second.client(other.officer.token) };
    const again = { client: second.client(staff.officer.token) };

    const ofTwo = await Promise.all([decide(staff.officer, two), decide(elsewhere, two)]);
    const ofOne = await outcomes([decide(staff.officer, one), decide(again, one)]);

    expect(ofTwo.map(({ status }) => status).sort()).toEqual(['APPROVED', 'PENDING']);
    expect(ofOne).toEqual(['SECOND_PERSON_NEEDED', 'done']);
    expect([await fundingsOf(two), await fundingsOf(one)].map(({ length }) => length)).toEqual([1, 0]);
  });

  it('is proposed with one connection, so that none is waited for while the loan is held', async () => {
    const narrow = await startSecondApp(test, { ...settings, ROLE: 'web', DATABASE_POOL_SIZE: '1' });
    const borrower = await memberWithLoan(test, LARGE);
    const [officer, assistant] = [staff.officer, staff.assistant].map(({ token }) => narrow.client(token));
    const requestBody = { phoneNumber: borrower.phoneNumber };

    const ends = await outcomes([
      decide({ client: officer! }, borrower),
      assistant!.backOffice.issueRecoveryCode({ requestBody }),
    ]);
    await narrow.close();

    expect(ends).toEqual(['done', 'done']);
    expect(await statesOf(borrower)).toEqual(['OPEN', 'OPEN']);
  });

  it('is ended by any other decision of one officer', async () => {
    const [refused, held] = [await memberWithLoan(test, LARGE), await memberWithLoan(test, LARGE)];
    await decide(staff.officer, refused);
    await decide(staff.officer, held);

    await expect(decide(other.officer, refused, { decision: 'REJECT' })).resolves.toMatchObject({
      status: 'REJECTED',
    });
    await decide(staff.officer, held, { decision: 'HOLD' });

    expect([await statesOf(refused), await statesOf(held)]).toEqual([['VOID'], ['VOID']]);
    const anew = await decide(other.officer, held);
    expect(anew).toMatchObject({ status: 'ON_HOLD', proposal: { subject: held.loanNumber } });
    await expect(decide(staff.officer, held)).resolves.toMatchObject({ status: 'APPROVED' });
  });

  it('is ended when the member cancels, and when the application lapses', async () => {
    const [cancelled, lapsed] = [await memberWithLoan(test, LARGE), await memberWithLoan(test, LARGE)];
    const fileEarlier = (days: number) =>
      test.sql(`UPDATE loan SET created_at = created_at - $2 * interval '1 day' WHERE member_id = $1`, [
        lapsed.accountId,
        days,
      ]);
    await decide(staff.officer, cancelled);
    await decide(staff.officer, lapsed);

    await cancelled.client.loan.cancelLoan({
      idempotencyKey: randomUUID(),
      requestBody: { phoneNumber: cancelled.phoneNumber, loanNumber: cancelled.loanNumber },
    });
    await fileEarlier(40);
    await test.get(ApplicationLapseService).run();
    await fileEarlier(-40);

    expect([await statesOf(cancelled), await statesOf(lapsed)]).toEqual([['VOID'], ['VOID']]);
  });

  it('does not hold for another step than the one that it was proposed at', async () => {
    const borrower = await memberWithLoan(test, LARGE);
    await decide(staff.officer, borrower);
    const lenient = await startSecondApp(test, { ...WITHOUT_JOBS, FOUR_EYES_AMOUNT: 'none' });
    await decide({ client: lenient.client(staff.officer.token) }, borrower, { decision: 'REVIEW' });
    await lenient.close();

    const anew = await decide(other.officer, borrower);

    expect(anew).toMatchObject({ status: 'UNDER_REVIEW', proposal: { subject: borrower.loanNumber } });
    expect(await statesOf(borrower)).toEqual(['VOID', 'OPEN']);
  });

  it('is withdrawn by any officer, and by no assistant', async () => {
    const borrower = await memberWithLoan(test, LARGE);
    await decide(staff.officer, borrower);
    const { proposalId = '' } = (await proposalOf(borrower)) ?? {};
    const withdraw = ({ client }: TestAccount) => client.backOffice.withdrawProposal({ proposalId });

    await expect(refusalCode(withdraw(staff.assistant))).resolves.toBe('FORBIDDEN');
    await expect(refusalCode(withdraw(borrower))).resolves.toBe('FORBIDDEN');
    await withdraw(other.officer);

    expect((await auditOf(`loan ${borrower.loanNumber}`)).at(-1)).toMatchObject({
      action: 'PROPOSAL_WITHDRAWN',
      actor_id: other.officer.accountId,
      member_id: borrower.accountId,
      before: { proposal: proposalId, proposedBy: staff.officer.accountId },
    });
    await expect(refusalCode(withdraw(other.officer))).resolves.toBe('PROPOSAL_NOT_FOUND');
    await expect(decide(other.officer, borrower)).resolves.toMatchObject({ status: 'PENDING' });
    expect(await statesOf(borrower)).toEqual(['WITHDRAWN', 'OPEN']);
  });

  it('is proposed by an API key, which counts as who issued it, and never confirmed by one', async () => {
    const borrower = await memberWithLoan(test, LARGE);
    const [own, others] = [await keyOf(staff.officer), await keyOf(other.officer)];

    await expect(decide(own, borrower)).resolves.toMatchObject({
      status: 'PENDING',
      proposal: { proposedBy: 'Olivia Ramos' },
    });

    await expect(refusalCode(decide(staff.officer, borrower))).resolves.toBe('SECOND_PERSON_NEEDED');
    await expect(refusalCode(decide(own, borrower))).resolves.toBe('SECOND_PERSON_NEEDED');
    await expect(refusalCode(decide(others, borrower))).resolves.toBe('SECOND_PERSON_NEEDED');
    await expect(refusalCode(others.client.backOffice.listProposals({}))).resolves.toBe('FORBIDDEN');
    await expect(decide(other.officer, borrower)).resolves.toMatchObject({ status: 'APPROVED' });
  });

  it('is listed page by page, the newest first', async () => {
    for (const _ of [1, 2]) await decide(staff.officer, await memberWithLoan(test, LARGE));
    const { backOffice } = staff.officer.client;

    const { items: all } = await backOffice.listProposals({ limit: 200 });
    const first = await backOffice.listProposals({ limit: 1 });
    const second = await backOffice.listProposals({ limit: 1, cursor: first.nextCursor });

    expect([...first.items, ...second.items]).toEqual(all.slice(0, 2));
  });

  it('is left to officers by the rule, which tells the member why', async () => {
    const borrower = await memberWithLoan(test, { ...LARGE, installmentCount: 12 });
    await test.sql('UPDATE member SET monthly_net_income = 900000 WHERE id = $1', [borrower.accountId]);

    await test.get(AutomaticDecisionService).decideWaiting();

    const { phoneNumber } = borrower;
    const wallet = await borrower.client.wallet.loadWallet({ requestBody: { phoneNumber } });
    expect(wallet).toMatchObject({
      status: 'UNDER_REVIEW',
      statusMessage: expect.stringContaining('A loan of this amount is approved by two Loan Officers.'),
    });
  });

  it('is told by the command line, which lists what waits and withdraws it', async () => {
    const borrower = await memberWithLoan(test, LARGE);
    const { loanNumber } = borrower;

    await expect(run(`loans approve ${loanNumber}`, staff.officer)).resolves.toBe(
      `${loanNumber} is PENDING: proposed, and another officer has to do the same.`,
    );
    await expect(run('loans proposals', other.officer)).resolves.toMatch(
      new RegExp(`LOAN_APPROVAL +${loanNumber} +Olivia Ramos`),
    );
    await run(`loans withdraw ${loanNumber}`, other.officer);
    expect(await statesOf(borrower)).toEqual(['WITHDRAWN']);
  });

  it('leaves the ledger sound', () => expectSoundLedger(test));
});

describe('a recovery code', () => {
  const issue = ({ client }: TestAccount, phoneNumber: string) =>
    client.backOffice.issueRecoveryCode({ requestBody: { phoneNumber } });

  it('takes two assistants: the second one gets it, and the member is told then', async () => {
    const { phoneNumber, accountId } = await activatedMember(test);

    const first = await issue(staff.assistant, phoneNumber);
    const codes = await test.sql('SELECT 1 FROM recovery_code WHERE account_id = $1', [accountId]);
    await expect(refusalCode(issue(staff.assistant, phoneNumber))).resolves.toBe('SECOND_PERSON_NEEDED');
    const { proposalId = '' } = first.proposal ?? {};
    const withdrawn = staff.officer.client.backOffice.withdrawProposal({ proposalId });
    await expect(refusalCode(withdrawn)).resolves.toBe('FORBIDDEN');
    const confirmed = await issue(other.assistant, phoneNumber);

    expect(first).toMatchObject({
      memberTold: false,
      proposal: { kind: 'RECOVERY_CODE', subject: accountId },
    });
    expect(first.recoveryCode).toBeUndefined();
    expect(codes).toEqual([]);
    expect(confirmed.recoveryCode).toMatch(/^\d{8}$/);
    expect(confirmed.proposal).toBeUndefined();
    expect(await auditOf(`account ${accountId}`)).toMatchObject([
      {
        action: 'RECOVERY_CODE_PROPOSED',
        actor_id: staff.assistant.accountId,
        member_id: accountId,
        after: { proposal: first.proposal?.proposalId },
      },
      { action: 'RECOVERY_CODE_ISSUED', actor_id: other.assistant.accountId, member_id: accountId },
    ]);
  });

  it('is proposed anew after half an hour', async () => {
    const { phoneNumber, accountId } = await activatedMember(test);
    await issue(staff.assistant, phoneNumber);
    const listed = async () =>
      (await staff.assistant.client.backOffice.listProposals({})).items.map(({ subject }) => subject);
    expect(await listed()).toContain(accountId);
    await test.sql(`UPDATE proposal SET expires_at = now() WHERE member_id = $1`, [accountId]);
    expect(await listed()).not.toContain(accountId);

    const late = await issue(other.assistant, phoneNumber);

    expect(late.recoveryCode).toBeUndefined();
    await expect(issue(staff.assistant, phoneNumber)).resolves.toHaveProperty('recoveryCode');
  });

  it('is proposed anew once the member has another phone number', async () => {
    const { phoneNumber, accountId } = await activatedMember(test);
    await issue(staff.assistant, phoneNumber);
    const next = newPhone();
    await test.get(Database).transaction((tx) => test.get(AuthService).changeNumber(tx, accountId, next));

    const elsewhere = await issue(other.assistant, next);

    expect(elsewhere.recoveryCode).toBeUndefined();
    await expect(issue(staff.assistant, next)).resolves.toHaveProperty('recoveryCode');
  });
});
