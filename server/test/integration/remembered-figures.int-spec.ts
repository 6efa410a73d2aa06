import type { LoanAccountDto } from '@pautang/sdk';
import { RememberedFigures } from '../../src/modules/servicing/remembered-figures';
import { cancelOn } from '../support/cancellation';
import type { TestWallet } from '../support/factories';
import {
  accountOf,
  type Business,
  goTo,
  loanAccount,
  loanOf,
  pay,
  reverse,
  startBusiness,
} from '../support/servicing';

describe('the figures of an account that were remembered', () => {
  let business: Business;

  beforeAll(async () => {
    business = await startBusiness();
  });

  afterEach(() => jest.restoreAllMocks());
  afterAll(() => business.test.close());

  /** As a server reads it that remembers nothing. */
  async function afresh(wallet: TestWallet): Promise<LoanAccountDto> {
    const forgetting = jest.spyOn(business.test.get(RememberedFigures), 'of').mockReturnValue(undefined);
    const account = await accountOf(wallet);
    forgetting.mockRestore();
    return account;
  }

  async function isTrue(wallet: TestWallet): Promise<LoanAccountDto> {
    const remembered = await accountOf(wallet);
    expect(remembered).toEqual(await afresh(wallet));
    expect(await accountOf(wallet)).toEqual(remembered);
    return remembered;
  }

  it('are made once, and again after each payment, reversal and day', async () => {
    const wallet = await loanOf(business, '2027-01-15');
    const made = jest.spyOn(business.test.get(RememberedFigures), 'keep');
    for (let reads = 0; reads < 3; reads++) await accountOf(wallet);
    expect(made).toHaveBeenCalledTimes(1);
    expect(made.mock.calls[0]?.[2].asOf).toBe('2027-01-15');

    await goTo(business, '2027-01-20');
    expect(await isTrue(wallet)).toMatchObject({ asOf: '2027-01-20' });
    const { repaymentNumber: first } = await pay(business, wallet, 500, { reference: 'one' });
    const { repaymentNumber: second } = await pay(business, wallet, 500, { reference: 'two' });
    expect(await isTrue(wallet)).toMatchObject({ paidAmount: 1_000 });

    for (const [repaymentNumber, reversed] of [
      [first, [false, true]],
      [second, [true, true]],
    ] as const) {
      await reverse(business, { ...wallet, repaymentNumber });
      expect((await isTrue(wallet)).payments?.map((payment) => payment.reversed)).toEqual(reversed);
    }
    await goTo(business, '2027-03-01');
    expect((await isTrue(wallet)).charges).not.toEqual([]);
    await pay(business, wallet, (await accountOf(wallet)).payoffAmount ?? 0);
    expect(await isTrue(wallet)).toMatchObject({ status: 'REPAID', payoffAmount: 0 });
  });

  it('are not those of a loan that was taken back since', async () => {
    const wallet = await loanOf(business, '2027-04-15');
    expect((await isTrue(wallet)).schedule).toHaveLength(6);
    await cancelOn(business.test, wallet);
    expect(await isTrue(wallet)).toMatchObject({ status: 'CANCELLED', schedule: [], payoffAmount: 0 });
  });

  it('are what staff read, each time with who it is', async () => {
    const wallet = await loanOf(business, '2027-05-15');
    const read = await loanAccount(business, wallet.loanNumber);
    expect(await loanAccount(business, wallet.loanNumber)).toEqual(read);
    expect(read).toMatchObject({ ...(await accountOf(wallet)), phoneNumber: wallet.phoneNumber });
  });

  it('of another member are nobody’s', async () => {
    const [one, other] = [await loanOf(business, '2027-06-15'), await loanOf(business, '2027-06-15')];
    expect((await accountOf(one)).loanNumber).not.toBe((await accountOf(other)).loanNumber);
    const asked = accountOf({ ...other, loanNumber: one.loanNumber });
    await expect(asked).rejects.toMatchObject({ code: 'LOAN_NOT_FOUND' });
  });
});
