import { startApp, type TestApp } from '../support/app';
import { askAccount, coolDown, OTHER_ACCOUNT } from '../support/corrections';
import { addStaff, approvedLoan, type TestStaff, type TestWallet } from '../support/factories';
import { outcomes, refusalCode } from '../support/http';
import { balanceOf, confirm, prepare, prepareWithCode } from '../support/withdrawals';

const LOAN = 250_000;

describe('a withdrawal that waits for its code', () => {
  let test: TestApp;
  let staff: TestStaff;

  beforeAll(async () => {
    test = await startApp();
    staff = await addStaff(test);
  });

  afterAll(() => test.close());

  const open = ({ client, phoneNumber }: TestWallet) =>
    client.wallet.readOpenWithdrawal({ requestBody: { phoneNumber } });
  const cancel = ({ client, phoneNumber }: TestWallet, requestId: string) =>
    client.wallet.cancelWithdrawal({ requestBody: { phoneNumber, requestId } });

  it('is handed back as it was prepared, as often as one asks, and its code stays good', async () => {
    const member = await approvedLoan(test, staff);
    const { client, phoneNumber, walletId: id } = member;
    const requestBody = { phoneNumber, id, withdrawalAmount: 50_000.25 };
    const prepared = await client.wallet.prepareWithdrawal({ requestBody });
    const { oTP } = await staff.assistant.client.backOffice.issueOtp({ requestBody: { phoneNumber } });

    const answers = [await open(member), await open(member)];

    expect(answers[0]).toEqual({ active: true, id, withdrawalAmount: 50_000.25, ...prepared });
    expect(answers[1]).toEqual(answers[0]);
    expect(JSON.stringify(answers)).not.toContain(oTP);
    const { requestId } = prepared;
    await expect(confirm(member, { ...requestBody, requestId, oTP })).resolves.toMatchObject({
      availableBalance: LOAN - 50_000.25,
    });
    await expect(open(member)).resolves.toEqual({ active: false });
  });

  it('is none before it is prepared, once it has ended, and where the wallet does not cover it any more', async () => {
    const member = await approvedLoan(test, staff);
    await expect(open(member)).resolves.toEqual({ active: false });

    await prepare(member, LOAN);
    await test.sql('UPDATE withdrawal_request SET amount_minor = amount_minor + 1 WHERE member_id = $1', [
      member.accountId,
    ]);
    await expect(open(member)).resolves.toEqual({ active: false });

    await prepare(member, LOAN);
    await expect(open(member)).resolves.toMatchObject({ active: true });
    await test.sql('UPDATE withdrawal_request SET expires_at = now() WHERE member_id = $1', [
      member.accountId,
    ]);
    await expect(open(member)).resolves.toEqual({ active: false });
  });

  it('is given up with its code', async () => {
    const member = await approvedLoan(test, staff);
    const confirmation = await prepareWithCode(member, staff);

    await cancel(member, confirmation.requestId);

    await expect(open(member)).resolves.toEqual({ active: false });
    await expect(refusalCode(confirm(member, confirmation))).resolves.toBe('NO_WITHDRAWAL_REQUEST');
    await expect(refusalCode(cancel(member, confirmation.requestId))).resolves.toBe('NO_WITHDRAWAL_REQUEST');
    expect(await balanceOf(member)).toBe(LOAN);
  });

  it('is named by its ids in either case, as it is prepared', async () => {
    const member = await approvedLoan(test, staff);
    const confirmation = await prepareWithCode({ ...member, walletId: member.walletId.toUpperCase() }, staff);

    const requestId = confirmation.requestId.toUpperCase();
    await expect(confirm(member, { ...confirmation, requestId })).resolves.toMatchObject({
      availableBalance: LOAN - 50_000,
    });
  });

  it('is given up or confirmed, never both', async () => {
    for (let round = 0; round < 5; round++) {
      const member = await approvedLoan(test, staff);
      const confirmation = await prepareWithCode(member, staff);

      const ends = await outcomes([confirm(member, confirmation), cancel(member, confirmation.requestId)]);

      expect(ends).toEqual(['NO_WITHDRAWAL_REQUEST', 'done']);
    }
  });

  it('is the member’s own', async () => {
    const [member, other] = [await approvedLoan(test, staff), await approvedLoan(test, staff)];
    const { requestId } = await prepare(member);

    await expect(open(other)).resolves.toEqual({ active: false });
    await expect(refusalCode(cancel(other, requestId))).resolves.toBe('NO_WITHDRAWAL_REQUEST');
    for (const [client, code] of [
      [other.client, 'NOT_YOUR_ACCOUNT'],
      [staff.assistant.client, 'FORBIDDEN'],
      [test.client(), 'TOKEN_MISSING'],
    ] as const) {
      await expect(refusalCode(open({ ...member, client }))).resolves.toBe(code);
      await expect(refusalCode(cancel({ ...member, client }, requestId))).resolves.toBe(code);
    }
    await expect(open(member)).resolves.toMatchObject({ active: true, requestId });
  });

  it('waits no longer once another account counts, and goes to that when it is asked for anew', async () => {
    const member = await approvedLoan(test, staff);
    const confirmation = await prepareWithCode(member, staff);
    const { bankName } = await open(member);
    const isAt = (bank?: string) =>
      test.sql('UPDATE member SET bank_name = $2 WHERE id = $1', [member.accountId, bank]);
    await isAt('Another Bank, the same number');
    expect(await open(member)).toEqual({ active: false });
    await isAt(bankName);
    await askAccount(member);
    expect(await open(member)).toMatchObject({ active: true });
    const { phoneNumber } = member;
    const issue = () => staff.assistant.client.backOffice.issueOtp({ requestBody: { phoneNumber } });
    const { oTP } = await issue();
    await coolDown(test, member);

    expect(await open(member)).toEqual({ active: false });
    expect(await refusalCode(issue())).toBe('NO_WITHDRAWAL_REQUEST');
    const call = confirm(member, { ...confirmation, oTP });
    expect(await refusalCode(call)).toBe('NO_WITHDRAWAL_REQUEST');
    expect(await balanceOf(member)).toBe(LOAN);

    const { withdrawal } = await confirm(member, await prepareWithCode(member, staff));
    expect(withdrawal).toMatchObject(OTHER_ACCOUNT);
  });

  it('is paid where it was sent to, whichever account counts by then', async () => {
    const member = await approvedLoan(test, staff);
    const { withdrawal } = await confirm(member, await prepareWithCode(member, staff));
    await askAccount(member);
    await coolDown(test, member);
    const { withdrawalNumber, bankName, accountNumber } = withdrawal;
    const { backOffice } = staff.assistant.client;
    const paid = await backOffice.readWithdrawalAccount({ withdrawalNumber });
    expect(paid).toMatchObject({ bankName, accountNumber });
  });
});
