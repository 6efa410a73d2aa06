import { randomUUID } from 'node:crypto';
import { startApp, type TestApp } from '../support/app';
import {
  activatedMember,
  addStaff,
  approvedLoan,
  type TestStaff,
  type TestWallet,
} from '../support/factories';
import { refusal, refusalCode, send } from '../support/http';
import { publishRates } from '../support/rates';
import {
  balanceOf,
  type Confirmation,
  confirm,
  prepare,
  prepareWithCode,
  withdraw,
  wrong,
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
  const withdrawalsOf = ({ accountId }: TestWallet) =>
    test.sql<{ status: string }>('SELECT * FROM withdrawal WHERE member_id = $1', [accountId]);
  const issueOtp = ({ phoneNumber }: TestWallet) =>
    staff.assistant.client.backOffice.issueOtp({ requestBody: { phoneNumber } });
  const triesLeft = async (call: Promise<unknown>) => {
    const { code, problem } = await refusal(call);
    return [code, problem?.triesLeft];
  };

  /** Refused, and nothing moved. */
  async function expectRefused(member: TestWallet, call: Promise<unknown>, code: string): Promise<void> {
    await expect(refusalCode(call)).resolves.toBe(code);
    expect(await balanceOf(member)).toBe(LOAN);
    expect(await withdrawalsOf(member)).toEqual([]);
  }

  describe('is prepared', () => {
    it('with the figures of the confirm step, and shown to the assistant', async () => {
      const member = await approvedLoan(test, staff);
      const { client, phoneNumber, walletId: id, accountId: memberId } = member;

      const prepared = await client.wallet.prepareWithdrawal({
        requestBody: { phoneNumber, id, withdrawalAmount: 50_000.25 },
      });

      expect(prepared).toEqual({
        requestId: expect.any(String),
        expiresAt: expect.any(String),
        selectedCurrency: 'PHP',
        exchangeRate: 1,
        withdrawableAmount: LOAN,
        availableBalance: 199_999.75,
        transferAmount: 50_000.25,
        transferFee: 0,
        totalToReceiver: 50_000.25,
        fullLegalName: 'Juana dela Peña',
        bankName: 'BPI',
        accountNumber: '1234567890',
      });
      const { items } = await staff.assistant.client.backOffice.listWithdrawalRequests({ limit: 1 });
      expect(items).toMatchObject([
        { requestId: prepared.requestId, memberId, withdrawalAmount: 50_000.25, accountNumber: '1234567890' },
      ]);
    });

    it('voiding the one before with its code', async () => {
      const member = await approvedLoan(test, staff);
      const first = await prepareWithCode(member, staff);
      const second = await prepareWithCode(member, staff, 60_000);

      await expectRefused(member, confirm(member, first), 'NO_WITHDRAWAL_REQUEST');
      await expectRefused(member, confirm(member, { ...second, oTP: first.oTP }), 'OTP_INVALID');
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

      await expectRefused(member, prepare(member, amount), code);
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
          bankName: 'BPI',
          accountNumber: '1234567890',
        },
      });
      expect(done.withdrawal.withdrawalNumber).toMatch(/^WD\d{8}$/);
      expect(await balanceOf(member)).toBe(LOAN - 50_000);
      await expect(refusalCode(confirm(member, confirmation))).resolves.toBe('NO_WITHDRAWAL_REQUEST');
      expect(await balanceOf(member)).toBe(LOAN - 50_000);
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

      const results = await Promise.allSettled(
        Array.from({ length: 8 }, () => confirm(member, confirmation)),
      );

      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await withdrawalsOf(member)).toHaveLength(1);
      expect(await balanceOf(member)).toBe(LOAN - 50_000);
    });

    it('is bound to the amount, the wallet and the request', async () => {
      const [member, other] = [await approvedLoan(test, staff), await approvedLoan(test, staff)];
      const confirmation = await prepareWithCode(member, staff);
      const changed = (change: Partial<Confirmation>) => confirm(member, { ...confirmation, ...change });

      await expectRefused(member, changed({ withdrawalAmount: 50_001 }), 'WITHDRAWAL_REQUEST_CHANGED');
      await expectRefused(member, changed({ id: other.walletId }), 'WALLET_NOT_FOUND');
      await expectRefused(member, changed({ requestId: randomUUID() }), 'NO_WITHDRAWAL_REQUEST');
      await expect(confirm(member, confirmation)).resolves.toBeDefined();
    });

    it('is the member’s own to give', async () => {
      const [member, other] = [await approvedLoan(test, staff), await approvedLoan(test, staff)];
      const confirmation = await prepareWithCode(member, staff);
      const as = (client: TestWallet['client']) => confirm({ ...member, client }, confirmation);

      await expectRefused(member, as(other.client), 'NOT_YOUR_ACCOUNT');
      await expectRefused(member, as(staff.assistant.client), 'FORBIDDEN');
      await expectRefused(member, as(test.client()), 'TOKEN_MISSING');
      const disguised = confirm(other, { ...confirmation, phoneNumber: other.phoneNumber });
      await expectRefused(member, disguised, 'WALLET_NOT_FOUND');
    });

    it('goes to the account that the request was made for', async () => {
      const member = await approvedLoan(test, staff);
      const confirmation = await prepareWithCode(member, staff);
      await test.sql(`UPDATE withdrawal_request SET bank_name = 'Mallory Bank' WHERE member_id = $1`, [
        member.accountId,
      ]);

      await expectRefused(member, confirm(member, confirmation), 'OTP_INVALID');
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

  describe('without a right code', () => {
    it('is refused before one was issued', async () => {
      const member = await approvedLoan(test, staff);
      const prepared = await prepare(member);

      await expectRefused(member, confirm(member, { ...prepared, oTP: '123456' }), 'OTP_MISSING');
    });

    it.each(['12345', '1234567890123', '12345a', '１２３４５６', ''])(
      'is a validation error for %j',
      async (oTP) => {
        const member = await approvedLoan(test, staff);
        const prepared = await prepareWithCode(member, staff);

        await expectRefused(member, confirm(member, { ...prepared, oTP }), 'VALIDATION_FAILED');
        await expect(confirm(member, prepared)).resolves.toBeDefined();
      },
    );

    it('counts five tries, then needs a new code, which starts anew', async () => {
      const member = await approvedLoan(test, staff);
      const right = await prepareWithCode(member, staff);
      const guess = { ...right, oTP: wrong(right.oTP) };

      for (const left of [4, 3, 2, 1, 0]) {
        await expect(triesLeft(confirm(member, guess))).resolves.toEqual(['OTP_INVALID', left]);
      }
      await expectRefused(member, confirm(member, right), 'OTP_LOCKED');
      const { oTP } = await issueOtp(member);
      await expect(triesLeft(confirm(member, { ...right, oTP: wrong(oTP) }))).resolves.toEqual([
        'OTP_INVALID',
        4,
      ]);
      await expect(confirm(member, { ...right, oTP })).resolves.toBeDefined();
    });

    it('counts tries that run at once exactly', async () => {
      const member = await approvedLoan(test, staff);
      const right = await prepareWithCode(member, staff);
      const guess = { ...right, oTP: wrong(right.oTP) };

      const codes = await Promise.all(Array.from({ length: 12 }, () => refusalCode(confirm(member, guess))));

      expect(codes.filter((code) => code === 'OTP_INVALID')).toHaveLength(5);
      expect(codes.filter((code) => code === 'OTP_LOCKED')).toHaveLength(7);
      expect(
        await test.sql('SELECT wrong_tries FROM wrong_otp_day WHERE member_id = $1', [member.accountId]),
      ).toEqual([{ wrong_tries: 5 }]);
      await expectRefused(member, confirm(member, right), 'OTP_LOCKED');
    });

    it('is refused after ten wrong tries in a day, whatever code comes, until the next day', async () => {
      const member = await approvedLoan(test, staff);
      for (const round of [1, 2]) {
        const { oTP, ...rest } = await prepareWithCode(member, staff, 50_000 + round);
        for (let index = 0; index < 5; index++) {
          await expect(refusalCode(confirm(member, { ...rest, oTP: wrong(oTP) }))).resolves.toBe(
            'OTP_INVALID',
          );
        }
      }
      const right = await prepareWithCode(member, staff);

      await expectRefused(member, confirm(member, right), 'OTP_LOCKED');
      await test.sql(`UPDATE wrong_otp_day SET day = day - 1 WHERE member_id = $1`, [member.accountId]);
      await expect(confirm(member, right)).resolves.toBeDefined();
    });

    it('is refused after ten minutes', async () => {
      const member = await approvedLoan(test, staff);
      const right = await prepareWithCode(member, staff);
      await test.sql(`UPDATE one_time_password SET expires_at = now() WHERE member_id = $1`, [
        member.accountId,
      ]);

      await expectRefused(member, confirm(member, right), 'OTP_EXPIRED');
      const { oTP, expiresAt } = await issueOtp(member);
      expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(10 * 60 * 1000);
      await expect(confirm(member, { ...right, oTP })).resolves.toBeDefined();
    });

    it('is refused when the request has run out', async () => {
      const member = await approvedLoan(test, staff);
      const right = await prepareWithCode(member, staff);
      await test.sql(`UPDATE withdrawal_request SET expires_at = now() WHERE member_id = $1`, [
        member.accountId,
      ]);

      await expectRefused(member, confirm(member, right), 'NO_WITHDRAWAL_REQUEST');
      await expect(refusalCode(issueOtp(member))).resolves.toBe('NO_WITHDRAWAL_REQUEST');
    });

    it('is refused with a code that another one replaced', async () => {
      const member = await approvedLoan(test, staff);
      const replaced = await prepareWithCode(member, staff);
      const { oTP } = await issueOtp(member);

      await expectRefused(member, confirm(member, { ...replaced, oTP: wrong(oTP) }), 'OTP_INVALID');
      await expect(confirm(member, { ...replaced, oTP })).resolves.toBeDefined();
    });

    it('leaves the key free for the right one', async () => {
      const member = await approvedLoan(test, staff);
      const right = await prepareWithCode(member, staff);
      await refusalCode(confirm(member, { ...right, oTP: wrong(right.oTP) }, 'same key'));

      await expect(confirm(member, right, 'same key')).resolves.toBeDefined();
    });
  });

  describe('by an assistant', () => {
    it('gets a code for a member with an open request only', async () => {
      const member = await approvedLoan(test, staff);
      const issueFor = (phoneNumber: string) =>
        refusalCode(staff.assistant.client.backOffice.issueOtp({ requestBody: { phoneNumber } }));

      await expect(issueFor(member.phoneNumber)).resolves.toBe('NO_WITHDRAWAL_REQUEST');
      await expect(issueFor('639999999999')).resolves.toBe('NO_WITHDRAWAL_REQUEST');
    });

    it('gets six digits, kept as a hash alone, and leaves an audit row without them', async () => {
      const member = await approvedLoan(test, staff);
      const { oTP } = await prepareWithCode(member, staff);

      expect(oTP).toMatch(/^\d{6}$/);
      const kept = await test.sql(
        `SELECT to_jsonb(o)::text AS otp, (SELECT jsonb_agg(a)::text FROM audit_entry a) AS audit
         FROM one_time_password o WHERE member_id = $1`,
        [member.accountId],
      );
      expect(JSON.stringify(kept[0])).not.toContain(`"${oTP}"`);
      expect(
        await test.sql(`SELECT actor_id FROM audit_entry WHERE action = 'OTP_ISSUED' AND member_id = $1`, [
          member.accountId,
        ]),
      ).toEqual([{ actor_id: staff.assistant.accountId }]);
    });

    it('alone: not by an officer, a member or nobody', async () => {
      const member = await approvedLoan(test, staff);
      await prepare(member);
      const requestBody = { phoneNumber: member.phoneNumber };
      const tries = [staff.officer.client, member.client, test.client()].map((client) =>
        refusalCode(client.backOffice.issueOtp({ requestBody })),
      );

      expect(await Promise.all(tries)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'TOKEN_MISSING']);
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
});
