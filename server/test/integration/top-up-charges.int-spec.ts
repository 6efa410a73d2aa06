import type { LoanQuoteDto } from '@pautang/sdk';
import { decide, type TestWallet } from '../support/factories';
import { refusal } from '../support/http';
import { accountOf, type Business, goTo, loanOf, pay, startBusiness } from '../support/servicing';
import { expectSoundLedger } from '../support/sound-ledger';
import { APPROVED, appliedTopUp, FIFTH_DAY, postedOf, topUpOffer, topUpQuote } from '../support/top-ups';
import { balanceOf } from '../support/withdrawals';

const LOAN_CHARGES = 'processing_fee:2%:deducted,documentary_stamp_tax:law:added';
const CURRENCIES = ['PHP', 'USD', 'JPY', 'KRW', 'AED'] as const;
/** In months, with the score of who has paid three installments. */
const LONGEST = 36;
const COIN: Readonly<Record<string, number>> = { JPY: 1, KRW: 1 };

/**
 * The old loan: 100,000, and 373.41 of tax (502 steps of 1.50, 181 of 365 days) make 100,374. Five of the 30 days of its
 * fourth month: of 402 are 67, of 201.95 are 33.66. The new one: 150,000, and 1,134 of tax (756 steps) make 151,134; less
 * that and 3,000 of fee, 147,000 are paid out.
 */
const BY_HAND = {
  // Three of 16,729 are left.
  add_on: { payoffXR: 50_187 + 67, receivedXR: 96_746 },
  // Of 100,374 three installments of 16,964 paid 16,562.50, 16,628.75 and 16,695.27: 50,487.48 are left.
  declining: { payoffXR: 50_521.14, receivedXR: 96_478.86 },
};

describe.each(['add_on', 'declining'] as const)('top-ups of a lender with charges, %s', (LOAN_METHOD) => {
  let business: Business;
  const loans: (readonly [currency: string, loan: TestWallet])[] = [];

  beforeAll(async () => {
    business = await startBusiness({ LOAN_CHARGES, LOAN_METHOD, LOAN_MIN: '20000' });
    for (const selectedCurrency of CURRENCIES) {
      loans.push([selectedCurrency, await loanOf(business, APPROVED, { selectedCurrency })]);
    }
    await goTo(business, FIFTH_DAY);
    for (const [, loan] of loans) {
      const { schedule = [] } = await accountOf(loan);
      for (const { amount, dueDate } of schedule.slice(0, 3)) {
        await pay(business, loan, amount, { paidAt: dueDate });
      }
    }
  });

  afterAll(() => expectSoundLedger(business.test).finally(() => business.test.close()));

  const halfUp = (amount: number, currency: string) => {
    const coin = COIN[currency] ?? 0.01;
    return Math.round(Math.round((amount / coin) * 1e6) / 1e6) * coin;
  };
  const years = (day: string) => (Date.parse(day) - Date.parse(FIFTH_DAY)) / 86_400_000 / 365;

  it('are offered from the least amount that is quoted, which a little less is not', async () => {
    for (const [, loan] of loans) {
      const { leastLoanPHP = 0, payoffXR, leastReceivedXR } = await topUpOffer(loan);
      for (const months of [6, LONGEST]) {
        const { topUp } = await topUpQuote(loan, leastLoanPHP, months);
        expect(topUp).toMatchObject({ payoffXR });
        expect(topUp?.receivedXR).toBeGreaterThanOrEqual(leastReceivedXR);
      }
      expect((await refusal(topUpQuote(loan, leastLoanPHP - 100, LONGEST))).problem?.reason).toBe(
        'TOO_LITTLE_LEFT',
      );
    }
  });

  it('are quoted and paid out to the figures that are computed by hand', async () => {
    for (const [currency, loan] of loans) {
      const { schedule = [], payoffAmount } = await accountOf(loan);
      const wallet = await balanceOf(loan);
      const quoted = await topUpQuote(loan);
      const { charges, topUp } = quoted as Required<LoanQuoteDto>;

      const rest = schedule.slice(3);
      const left = rest.reduce((sum, { principal }) => sum + principal, 0);
      const payoff = left + halfUp(((rest[0]?.interest ?? 0) * 5) / 30, currency);
      expect(topUp.payoffXR).toBeCloseTo(payoff, 6);
      expect(topUp.payoffXR).toBe(payoffAmount);
      expect(topUp.receivedXR).toBeCloseTo(charges.principalXR - charges.totalXR - payoff, 6);
      if (currency === 'PHP') expect(topUp).toMatchObject(BY_HAND[LOAN_METHOD]);
      if (COIN[currency]) expect(topUp.receivedXR % 1).toBe(0);

      const rate = (topUp.effectiveYearlyRate ?? 0) / 100;
      const worth = (flows: readonly { dueDate: string; amount: number }[]) =>
        flows.reduce((sum, { dueDate, amount }) => sum + amount / (1 + rate) ** years(dueDate), 0);
      const shortMinor = worth(quoted.schedule) - worth(rest) - topUp.receivedXR;
      expect(Math.abs(shortMinor)).toBeLessThan(topUp.receivedXR * 0.0001);

      const decided = await decide(business.staff, await appliedTopUp(loan, quoted));
      expect(decided).toMatchObject({ payoffXR: topUp.payoffXR, receivedXR: topUp.receivedXR });
      expect(await balanceOf(loan)).toBeCloseTo(wallet + topUp.receivedXR, 6);
      expect(await postedOf(business, loan)).toMatchObject({ TOP_UPS: 0 });
    }
  });

  it('tell the member what was charged and received, in the list, the wallet and the loan', async () => {
    const loan = loans[0]?.[1] as TestWallet;
    const { client, phoneNumber } = loan;
    const { loanNumber = '' } = await client.wallet.loadWallet({ requestBody: { phoneNumber } });
    const { receivedXR, payoffXR } = BY_HAND[LOAN_METHOD];

    expect(await accountOf({ ...loan, loanNumber })).toMatchObject({
      payoffXR,
      receivedXR,
      loanCharges: { proceedsXR: 147_000 },
      loans: [
        { loanNumber, loanAmountXR: 151_134, proceedsXR: 147_000 },
        { loanAmountXR: 100_374, proceedsXR: 98_000.59 },
      ],
    });
    expect(await client.wallet.loadWallet({ requestBody: { phoneNumber } })).toMatchObject({
      loanAmountXR: 151_134,
      loanCharges: { totalXR: 4134, proceedsXR: 147_000 },
    });
  });
});
