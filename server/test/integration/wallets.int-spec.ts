import {
  activatedMember,
  applyForLoan,
  decide,
  type quoteOf,
  type TestWallet,
  walletOf,
} from '../support/factories';
import { outcomes, refusal, refusalCode } from '../support/http';
import { inTurnBehind } from '../support/in-turn';
import { publishRates } from '../support/rates';
import { type Business, goTo, loanOf, pay, startBusiness } from '../support/servicing';
import { expectSoundLedger } from '../support/sound-ledger';
import { balanceOf, confirm, prepare, prepareWithCode, settle, withdraw } from '../support/withdrawals';

const APPROVED = '2030-01-31';
const LOAN = 100_000;
const ROUNDS = 8;

describe('the wallets of a member', () => {
  let business: Business;

  beforeAll(async () => {
    business = await startBusiness();
    await publishRates(business.test, { KWD: 0.0053, USD: 0.01776 });
  });

  afterEach(() => expectSoundLedger(business.test));

  afterAll(() => business.test.close());

  async function apply(member: TestWallet, wish: Parameters<typeof quoteOf>[1] = {}): Promise<string> {
    const terms = { loanAmountPHP: LOAN, installmentCount: 6, ...wish };
    return (await applyForLoan(member, terms)).loanNumber ?? '';
  }

  /** A repaid loan with a withdrawal of its whole amount that is still on its way. */
  async function onItsWay(): Promise<TestWallet & { withdrawalNumber: string }> {
    const member = await loanOf(business, APPROVED);
    const { withdrawal } = await withdraw(member, business.staff, LOAN);
    await pay(business, member, LOAN);
    return { ...member, withdrawalNumber: withdrawal.withdrawalNumber };
  }

  describe('give all they hold', () => {
    it('of the smallest loan in a strong currency, and nothing less than that below the least amount', async () => {
      const member = await loanOf(business, APPROVED, { selectedCurrency: 'KWD' });
      expect(await balanceOf(member)).toBe(530);

      const error = await refusal(prepare(member, 529.99));
      expect([error.status, error.code]).toEqual([400, 'VALIDATION_FAILED']);
      expect(error.fieldErrors).toEqual([
        {
          field: 'withdrawalAmount',
          message: 'The amount must be more than 999 or the whole balance, with at most 2 decimals.',
        },
      ]);
      await expect(refusalCode(prepare(member, 0))).resolves.toBe('VALIDATION_FAILED');

      const all = await prepareWithCode(member, business.staff, 530);
      const twice = [confirm(member, all), confirm(member, all)];
      expect(await outcomes(twice)).toEqual(['NO_WITHDRAWAL_REQUEST', 'done']);
      expect(await balanceOf(member)).toBe(0);
      await expect(refusalCode(prepare(member, 0))).resolves.toBe('VALIDATION_FAILED');
    });

    it('of a rest that was the whole when it was prepared, also after money came back', async () => {
      const { staff } = business;
      const member = await loanOf(business, APPROVED);
      const { withdrawal } = await withdraw(member, staff, LOAN - 999);
      const rest = await prepareWithCode(member, staff, 999);
      await settle(business.staff, withdrawal.withdrawalNumber, 'FAILED');

      const { phoneNumber } = member;
      await expect(
        member.client.wallet.readOpenWithdrawal({ requestBody: { phoneNumber } }),
      ).resolves.toMatchObject({ active: true, requestId: rest.requestId });
      await expect(confirm(member, rest)).resolves.toMatchObject({ availableBalance: LOAN - 999 });
      await expect(refusalCode(prepare(member, 999))).resolves.toBe('VALIDATION_FAILED');

      await withdraw(member, staff, LOAN - 999.01);
      await expect(withdraw(member, staff, 0.01)).resolves.toMatchObject({ availableBalance: 0 });
    });

    it('and a rest stands in the way of no loan in another currency', async () => {
      const { staff } = business;
      const member = await loanOf(business, APPROVED);
      await withdraw(member, staff, LOAN - 999);
      await pay(business, member, LOAN);

      const loanNumber = await apply(member, { selectedCurrency: 'USD' });

      expect(await walletOf(member)).toMatchObject({
        loanNumber,
        wallet: 0,
        selectedCurrency: 'USD',
        otherWallets: [{ _id: member.walletId, wallet: 999, selectedCurrency: 'PHP' }],
      });
      await expect(withdraw(member, staff, 999)).resolves.toMatchObject({ availableBalance: 0 });
    });

    it('and nothing that went along to a later loan since it was prepared', async () => {
      const member = await loanOf(business, APPROVED);
      await pay(business, member, LOAN);
      const waiting = await prepareWithCode(member, business.staff, LOAN);
      await apply(member);

      await expect(refusalCode(confirm(member, waiting))).resolves.toBe('INSUFFICIENT_BALANCE');
    });
  });

  describe('show money that comes back after a later loan began', () => {
    it('in its own wallet with a loan in another currency, to be withdrawn from there', async () => {
      const { staff } = business;
      const member = await onItsWay();
      const loanNumber = await apply(member, { selectedCurrency: 'USD' });
      expect(await walletOf(member)).toMatchObject({ loanNumber, otherWallets: [] });

      await settle(business.staff, member.withdrawalNumber, 'FAILED');

      const { otherWallets, ...wallet } = await walletOf(member);
      expect(wallet).toMatchObject({ loanNumber, wallet: 0, selectedCurrency: 'USD' });
      expect(otherWallets).toEqual([
        {
          _id: member.walletId,
          wallet: LOAN,
          selectedCurrency: 'PHP',
          exchangeRate: 1,
          loanNumber: member.loanNumber,
          createdAt: expect.any(String),
        },
      ]);
      const { withdrawal } = await withdraw(member, staff, 60_000);
      expect(withdrawal.selectedCurrency).toBe('PHP');
      expect((await walletOf(member)).otherWallets).toMatchObject([{ _id: member.walletId, wallet: 40_000 }]);
    });

    it('in the wallet of the later loan of the same currency', async () => {
      const member = await onItsWay();
      const loanNumber = await apply(member);

      await settle(business.staff, member.withdrawalNumber, 'FAILED');

      expect(await walletOf(member)).toMatchObject({ loanNumber, wallet: LOAN, otherWallets: [] });
    });

    it('in the same currency, however applying and giving back meet', async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const member = await onItsWay();

        const ends = await outcomes([
          apply(member),
          settle(business.staff, member.withdrawalNumber, 'FAILED'),
        ]);

        expect(ends).toEqual(['done', 'done']);
        expect(await walletOf(member)).toMatchObject({ status: 'PENDING', wallet: LOAN, otherWallets: [] });
      }
    });

    it('in another currency, however applying and giving back meet', async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const member = await onItsWay();

        const ends = await outcomes([
          apply(member, { selectedCurrency: 'USD' }),
          settle(business.staff, member.withdrawalNumber, 'FAILED'),
        ]);

        const wallet = await walletOf(member);
        if (ends.includes('WALLET_NOT_EMPTY')) {
          expect(wallet).toMatchObject({ status: 'REPAID', wallet: LOAN, otherWallets: [] });
        } else {
          expect(ends).toEqual(['done', 'done']);
          expect(wallet).toMatchObject({ status: 'PENDING', wallet: 0, otherWallets: [{ wallet: LOAN }] });
        }
      }
    });

    it('to the member alone', async () => {
      const [member, other] = [await onItsWay(), await loanOf(business, APPROVED)];
      await apply(member, { selectedCurrency: 'USD' });
      await settle(business.staff, member.withdrawalNumber, 'FAILED');

      await expect(refusalCode(prepare({ ...other, walletId: member.walletId }))).resolves.toBe(
        'WALLET_NOT_FOUND',
      );
      expect((await walletOf(other)).otherWallets).toEqual([]);
    });
  });

  it('hold one open request together, however many are made at once', async () => {
    const member = await onItsWay();
    await apply(member, { selectedCurrency: 'USD' });
    await settle(business.staff, member.withdrawalNumber, 'FAILED');
    await decide(business.staff, { loanNumber: (await walletOf(member)).loanNumber ?? '' });
    const current = { ...member, walletId: (await walletOf(member))._id ?? '' };

    const ends = await outcomes(
      Array.from({ length: 10 }, (_, index) => prepare(index % 2 === 0 ? member : current, 1000 + index)),
    );

    expect(new Set(ends)).toEqual(new Set(['done']));
    const first = {
      statement: 'SELECT 1 FROM wallet_account WHERE member_id = $1 AND id = $2 FOR UPDATE',
      values: [member.accountId, member.walletId],
    };
    const both = [() => prepare(member, 2000), () => prepare(current, 1010)];
    expect(await inTurnBehind(business.test, first, both)).toMatchObject([
      { status: 'fulfilled' },
      { status: 'fulfilled' },
    ]);
    const open = await business.test.sql(
      `SELECT id FROM withdrawal_request WHERE member_id = $1 AND status = 'OPEN'`,
      [member.accountId],
    );
    expect(open).toHaveLength(1);
  });

  describe('list withdrawals', () => {
    it('on their way with their true state, and what became of them', async () => {
      const { staff } = business;
      const member = await loanOf(business, APPROVED);
      const [first, second, third] = [
        await withdraw(member, staff, 1000),
        await withdraw(member, staff, 2000),
        await withdraw(member, staff, 3000),
      ].map(({ withdrawal }) => withdrawal.withdrawalNumber) as [string, string, string];
      await settle(business.staff, first, 'FAILED');
      await settle(business.staff, second, 'PROCESSING');
      await settle(business.staff, third, 'PROCESSING');
      await settle(business.staff, third, 'COMPLETED');

      const { withdrawals } = await walletOf(member);

      expect(withdrawals).toEqual([
        {
          withdrawalNumber: third,
          source: 'WALLET',
          withdrawalAmount: 3000,
          selectedCurrency: 'PHP',
          bankName: 'BPI',
          status: 'COMPLETED',
          statusColor: 'success',
          statusIcon: 'CheckCircleOutlineRounded',
          statusMessage: 'The money is in your account.',
          createdAt: expect.any(String),
          settledAt: expect.any(String),
        },
        expect.objectContaining({ withdrawalNumber: second, status: 'PROCESSING', statusColor: 'info' }),
        expect.objectContaining({
          withdrawalNumber: first,
          status: 'FAILED',
          statusColor: 'danger',
          statusMessage: 'The transfer did not go through. The money went back to your wallet.',
          settledAt: expect.any(String),
        }),
      ]);
      expect(withdrawals?.[1]).not.toHaveProperty('settledAt');
    });

    it('that ended for a month, and those on their way until they end', async () => {
      const { staff } = business;
      const member = await loanOf(business, APPROVED);
      const { withdrawal: failed } = await withdraw(member, staff, 1000);
      const { withdrawal: open } = await withdraw(member, staff, 2000);
      await settle(business.staff, failed.withdrawalNumber, 'FAILED');

      await goTo(business, '2030-03-05');

      expect((await walletOf(member)).withdrawals?.map(({ withdrawalNumber }) => withdrawalNumber)).toEqual([
        open.withdrawalNumber,
      ]);
    });

    it('with nothing else, of nobody else', async () => {
      const { client, phoneNumber } = await activatedMember(business.test);

      await expect(client.wallet.loadWallet({ requestBody: { phoneNumber } })).resolves.toEqual({
        active: false,
      });
    });
  });

  it('tell the rate of the loan that the newest withdrawal came from', async () => {
    const member = await loanOf(business, APPROVED, { selectedCurrency: 'KWD' });
    await withdraw(member, business.staff, 530);
    await pay(business, member, 530);
    await apply(member, { selectedCurrency: 'USD' });

    const { phoneNumber, client } = member;
    await expect(client.member.readMemberInfo({ requestBody: { phoneNumber } })).resolves.toMatchObject({
      loan: { selectedCurrency: 'USD' },
      withdrawal: { selectedCurrency: 'KWD', exchangeRate: 0.0053 },
    });
  });
});
