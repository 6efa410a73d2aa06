import { randomUUID } from 'node:crypto';
import { startApp, type TestApp } from '../support/app';
import {
  activatedMember,
  addStaff,
  approvedLoan,
  bankOf,
  identityOf,
  type TestStaff,
  type TestWallet,
} from '../support/factories';
import { outcomes, refusalCode, send } from '../support/http';
import { publishRates } from '../support/rates';
import {
  balanceOf,
  type Confirmation,
  confirm,
  expectRefused,
  prepare,
  prepareWithCode,
  settle,
  withdraw,
  withdrawalsOf,
} from '../support/withdrawals';

const LOAN = 250_000;

describe('a withdrawal', () => {
  let test: TestApp;
  let staff: TestStaff;

  beforeAll(async () => {
    test = await startApp();
    staff = await addStaff(test);
  });

  afterAll(() => test.close());

  const requestsOf = ({ accountId }: TestWallet) =>
    test.sql<{ id: string; status: string }>(
      'SELECT id, status FROM withdrawal_request WHERE member_id = $1 ORDER BY id',
      [accountId],
    );
  describe('is prepared', () => {
    it('with the figures of the confirm step, and shown to the assistant', async () => {
      const member = await approvedLoan(test, staff);
      const { client, phoneNumber, walletId: id, accountId: memberId } = member;

      const prepared = await client.wallet.prepareWithdrawal({
        requestBody: { phoneNumber, id, withdrawalAmount: 50_000.25 },
      });

      expect(prepared).toEqual({
        requestId: expect.any(String),
        createdAt: expect.any(String),
        expiresAt: expect.any(String),
        selectedCurrency: 'PHP',
        exchangeRate: 1,
        withdrawableAmount: LOAN,
        availableBalance: 199_999.75,
        transferAmount: 50_000.25,
        transferFee: 0,
        totalToReceiver: 50_000.25,
        fullLegalName: 'Juana dela Peña',
        ...bankOf(member),
      });
      expect(Date.parse(prepared.expiresAt) - Date.parse(prepared.createdAt)).toBe(3_600_000);
      const { items } = await staff.assistant.client.backOffice.listWithdrawalRequests({ limit: 1 });
      expect(items).toMatchObject([
        { requestId: prepared.requestId, memberId, withdrawalAmount: 50_000.25, accountNumber: '123*******' },
      ]);
    });

    it('voiding the one before with its code', async () => {
      const member = await approvedLoan(test, staff);
      const first = await prepareWithCode(member, staff);
      const second = await prepareWithCode(member, staff, 60_000);

      await expectRefused(test, member, confirm(member, first), 'NO_WITHDRAWAL_REQUEST');
      await expectRefused(test, member, confirm(member, { ...second, oTP: first.oTP }), 'OTP_INVALID');
      await expect(confirm(member, second)).resolves.toMatchObject({ availableBalance: LOAN - 60_000 });
    });

    it('as one open request, however many are made at once', async () => {
      const member = await approvedLoan(test, staff);

      await Promise.all(Array.from({ length: 10 }, (_, index) => prepare(member, 1000 + index)));

      const states = (await requestsOf(member)).map(({ status }) => status);
      expect(states.filter((status) => status === 'OPEN')).toHaveLength(1);
      expect(states.filter((status) => status === 'VOID')).toHaveLength(9);
    });

    it.each([
      [999, 'VALIDATION_FAILED'],
      [0, 'VALIDATION_FAILED'],
      [-1000, 'VALIDATION_FAILED'],
      [1000.001, 'VALIDATION_FAILED'],
      [LOAN + 0.01, 'INSUFFICIENT_BALANCE'],
      [1e12, 'INSUFFICIENT_BALANCE'],
    ])('but not for %d', async (amount, code) => {
      const member = await approvedLoan(test, staff);

      await expectRefused(test, member, prepare(member, amount), code);
      expect(await requestsOf(member)).toEqual([]);
    });

    it('for 999.01 and for the whole balance', async () => {
      const member = await approvedLoan(test, staff);

      await expect(prepare(member, 999.01)).resolves.toBeDefined();
      await expect(prepare(member, LOAN)).resolves.toBeDefined();
    });

    it('from the own wallet only', async () => {
      const [member, other] = [await approvedLoan(test, staff), await approvedLoan(test, staff)];
      const own = { ...member, walletId: other.walletId };
      const foreign = { ...other, client: member.client };

      await expect(refusalCode(prepare(own))).resolves.toBe('WALLET_NOT_FOUND');
      await expect(refusalCode(prepare(foreign))).resolves.toBe('NOT_YOUR_ACCOUNT');
      await expect(refusalCode(prepare({ ...member, client: staff.assistant.client }))).resolves.toBe(
        'FORBIDDEN',
      );
      await expect(refusalCode(prepare({ ...member, client: test.client() }))).resolves.toBe('TOKEN_MISSING');
      expect(await requestsOf(other)).toEqual([]);
    });
  });

  describe('with the right code', () => {
    it('moves the money once, and says how much is left', async () => {
      const member = await approvedLoan(test, staff);
      const confirmation = await prepareWithCode(member, staff);

      const done = await confirm(member, confirmation);

      expect(done).toMatchObject({
        availableBalance: LOAN - 50_000,
        withdrawal: {
          withdrawalAmount: 50_000,
          status: 'PENDING',
          ...bankOf(member),
        },
      });
      expect(done.withdrawal.withdrawalNumber).toMatch(/^WD\d{8}$/);
      expect(await balanceOf(member)).toBe(LOAN - 50_000);
      await expect(refusalCode(confirm(member, confirmation))).resolves.toBe('NO_WITHDRAWAL_REQUEST');
      expect(await balanceOf(member)).toBe(LOAN - 50_000);
      expect(
        await test.sql('SELECT state FROM one_time_password WHERE member_id = $1', [member.accountId]),
      ).toEqual([{ state: 'USED' }]);
      const { phoneNumber, client } = member;
      await expect(client.member.readMemberInfo({ requestBody: { phoneNumber } })).resolves.toMatchObject({
        withdrawal: { active: true, totalAmountWithdrawn: 50_000, status: 'PENDING' },
      });
    });

    it('has one effect and one answer under one key, also for requests at once', async () => {
      const member = await approvedLoan(test, staff);
      const confirmation = await prepareWithCode(member, staff);
      const post = () =>
        send(`${test.url}/v2/wallet/withdraw`, {
          token: member.token,
          body: confirmation,
          headers: { 'idempotency-key': 'one' },
        });

      const answers = await Promise.all(Array.from({ length: 6 }, post));

      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(answers[0]?.status).toBe(200);
      expect((await post()).text).toBe(answers[0]?.text);
      expect(await balanceOf(member)).toBe(LOAN - 50_000);
      await expect(refusalCode(confirm(member, { ...confirmation, oTP: '000000' }, 'one'))).resolves.toBe(
        'IDEMPOTENCY_KEY_REUSED',
      );
    });

    it('happens once for one code under many keys at once', async () => {
      const member = await approvedLoan(test, staff);
      const confirmation = await prepareWithCode(member, staff);

      const results = await outcomes(Array.from({ length: 8 }, () => confirm(member, confirmation)));

      expect(results).toEqual([...Array(7).fill('NO_WITHDRAWAL_REQUEST'), 'done']);
      expect(await withdrawalsOf(test, member)).toHaveLength(1);
      expect(await balanceOf(member)).toBe(LOAN - 50_000);
    });

    it('happens or is replaced, when it is confirmed and prepared anew at once', async () => {
      for (let round = 0; round < 5; round++) {
        const member = await approvedLoan(test, staff);
        const confirmation = await prepareWithCode(member, staff);

        const [confirmed, ...prepared] = await Promise.allSettled([
          confirm(member, confirmation),
          prepare(member, 60_000),
          prepare(member, 70_000),
        ]);

        expect(prepared.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
        const isDone = confirmed.status === 'fulfilled';
        if (!isDone) expect(confirmed.reason).toMatchObject({ code: 'NO_WITHDRAWAL_REQUEST' });
        expect(await balanceOf(member)).toBe(isDone ? LOAN - 50_000 : LOAN);
        expect(await withdrawalsOf(test, member)).toHaveLength(isDone ? 1 : 0);
        const statuses = (await requestsOf(member)).map(({ status }) => status).sort();
        expect(statuses).toEqual(isDone ? ['OPEN', 'USED', 'VOID'] : ['OPEN', 'VOID', 'VOID']);
      }
    });

    it('is bound to the amount, the wallet and the request', async () => {
      const [member, other] = [await approvedLoan(test, staff), await approvedLoan(test, staff)];
      const confirmation = await prepareWithCode(member, staff);
      const changed = (change: Partial<Confirmation>) => confirm(member, { ...confirmation, ...change });

      await expectRefused(test, member, changed({ withdrawalAmount: 50_001 }), 'WITHDRAWAL_REQUEST_CHANGED');
      await expectRefused(test, member, changed({ id: other.walletId }), 'WALLET_NOT_FOUND');
      await expectRefused(test, member, changed({ requestId: randomUUID() }), 'NO_WITHDRAWAL_REQUEST');
      await expect(confirm(member, confirmation)).resolves.toBeDefined();
    });

    it('is the member’s own to give', async () => {
      const [member, other] = [await approvedLoan(test, staff), await approvedLoan(test, staff)];
      const confirmation = await prepareWithCode(member, staff);
      const as = (client: TestWallet['client']) => confirm({ ...member, client }, confirmation);

      await expectRefused(test, member, as(other.client), 'NOT_YOUR_ACCOUNT');
      await expectRefused(test, member, as(staff.assistant.client), 'FORBIDDEN');
      await expectRefused(test, member, as(test.client()), 'TOKEN_MISSING');
      const disguised = confirm(other, { ...confirmation, phoneNumber: other.phoneNumber });
      await expectRefused(test, member, disguised, 'WALLET_NOT_FOUND');
    });

    it('goes to the account that the request was made for', async () => {
      const member = await approvedLoan(test, staff);
      const confirmation = await prepareWithCode(member, staff);
      for (const its of [
        'withdrawal_request SET bank_name = $2 WHERE member_id',
        'member SET bank_name = $2 WHERE id',
      ]) {
        await test.sql(`UPDATE ${its} = $1`, [member.accountId, 'Mallory Bank']);
      }

      await expectRefused(test, member, confirm(member, confirmation), 'OTP_INVALID');
    });

    it('needs an Idempotency-Key', async () => {
      const member = await approvedLoan(test, staff);
      const body = await prepareWithCode(member, staff);

      const answer = await send(`${test.url}/v2/wallet/withdraw`, { token: member.token, body });

      expect(answer).toMatchObject({ status: 400, json: { code: 'IDEMPOTENCY_KEY_REQUIRED' } });
      expect(await balanceOf(member)).toBe(LOAN);
    });

    it('stays in the currency of the wallet', async () => {
      await publishRates(test, { USD: 0.01776 });
      const member = await approvedLoan(test, staff, { selectedCurrency: 'USD', loanAmountPHP: 250_000 });

      const { withdrawal, availableBalance } = await withdraw(member, staff, 1000.5);

      expect(withdrawal.selectedCurrency).toBe('USD');
      expect(availableBalance).toBe(3439.5);
    });
  });

  it('is not there for a member without a loan', async () => {
    const { client, phoneNumber } = await activatedMember(test);

    await expect(client.wallet.loadWallet({ requestBody: { phoneNumber } })).resolves.toEqual({
      active: false,
    });
  });

  it('never shows the code in the wallet', async () => {
    const member = await approvedLoan(test, staff);
    const { oTP } = await prepareWithCode(member, staff);

    const wallet = await member.client.wallet.loadWallet({
      requestBody: { phoneNumber: member.phoneNumber },
    });

    expect(Object.keys(wallet)).not.toContain('oTP');
    expect(JSON.stringify(wallet)).not.toContain(oTP);
  });

  it('leaves account and ID numbers readable in no table, also not in answers kept for a repetition', async () => {
    const member = await approvedLoan(test, staff);
    const confirmation = await prepareWithCode(member, staff);
    const key = randomUUID();
    const first = await confirm(member, confirmation, key);
    const { withdrawalNumber } = first.withdrawal;
    await settle(staff, withdrawalNumber, 'FAILED');

    const tables = await test.sql<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
    );
    for (const { name } of tables) {
      const rows = JSON.stringify(await test.sql(`SELECT * FROM "${name}"`));
      expect([name, rows.includes(bankOf(member).accountNumber)]).toEqual([name, false]);
      expect([name, rows.includes(identityOf(member).identityNumber)]).toEqual([name, false]);
    }
    await expect(confirm(member, confirmation, key)).resolves.toEqual(first);
  });
});
