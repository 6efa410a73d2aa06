import { addDays } from '@pautang/loan-terms';
import fc from 'fast-check';
import { type TestWallet, walletOf } from '../support/factories';
import { send } from '../support/http';
import { expectBooksAgree, loanTapeOf, reportFile } from '../support/report-files';
import {
  accountOf,
  type Business,
  goTo,
  loanOf,
  nextLoan,
  pay,
  reverse,
  startBusiness,
} from '../support/servicing';
import { refundByStaff, settle, withdraw } from '../support/withdrawals';

const APPROVED = '2027-01-15';
const CURRENCIES = ['PHP', 'JPY', 'USD', 'EUR', 'KWD'];
const STEPS = 10;

interface LedgerLine {
  readonly loanNumber: string;
  readonly account: string;
  readonly debit: number;
  readonly credit: number;
}

/** Days pass; then somebody pays a part of an installment or some of them, maybe some days ago, or a payment bounces. */
const step = fc.record({
  afterDays: fc.integer({ min: 1, max: 30 }),
  who: fc.integer({ min: 0, max: CURRENCIES.length - 1 }),
  share: fc.constantFrom(0.3, 1, 1, 2.5, 9),
  daysAgo: fc.constantFrom(0, 0, 3, 20),
  bounces: fc.constantFrom(false, false, true),
});

describe('the books of loans in five currencies', () => {
  let business: Business;
  const loans: TestWallet[] = [];

  beforeAll(async () => {
    business = await startBusiness({
      LOAN_CHARGES: 'processing_fee:1%:deducted,documentary_stamp_tax:500:added',
    });
    for (const selectedCurrency of CURRENCIES) {
      loans.push(await loanOf(business, APPROVED, { selectedCurrency }));
    }
  });

  afterAll(() => business.test.close());

  const read = async (at: string) => {
    const { backOffice } = business.staff.officer.client;
    const days = { from: '2027-01-01', to: at };
    return {
      balances: await backOffice.readTrialBalance({ at }),
      risk: await backOffice.readPortfolioAtRisk({ at }),
      provisions: await backOffice.readProvisions({ at }),
      collections: await backOffice.readCollections(days),
      income: await backOffice.readIncome(days),
      suspense: await backOffice.readSuspense({ at }),
      tape: await loanTapeOf(business, at),
    };
  };

  it('say of each loan what it was charged once', async () => {
    const tape = await loanTapeOf(business, APPROVED);

    expect(tape.find(({ currency }) => currency === 'PHP')).toMatchObject({
      loanNumber: loans[0]?.loanNumber,
      processingFee: 1_000,
      stampTax: 500,
      lent: 100_500,
      principal: 100_500,
      paysOff: null,
      notAccruingSince: null,
      scheduleChanges: 0,
      writtenOffOn: null,
    });
  });

  it('count as paid what a loan keeps, and not what was sent back', async () => {
    const loan = await loanOf(business, APPROVED, { selectedCurrency: 'THB' });
    const { withdrawal } = await withdraw(loan, business.staff, 1_000);
    await settle(business.staff, withdrawal.withdrawalNumber, 'PROCESSING', 'COMPLETED');
    const first = await pay(business, loan, 100);
    await pay(business, loan, ((await accountOf(loan)).payoffAmount ?? 0) + 25.5);
    await refundByStaff(business.staff, loan);
    await reverse(business, first);

    const { status, paidAmount } = await accountOf(loan);
    const told = (await loanTapeOf(business, APPROVED)).find(
      ({ loanNumber }) => loanNumber === loan.loanNumber,
    );
    expect([status, told?.paid]).toEqual(['APPROVED', paidAmount]);
  });

  it('say what is left in the wallet of a loan, with what came along from that of an earlier one', async () => {
    const earlier = await loanOf(business, APPROVED);
    await pay(business, earlier, (await accountOf(earlier)).payoffAmount ?? 0);
    const next = await nextLoan(business, earlier);
    const { _id: walletId = '', wallet = 0 } = await walletOf(next);
    await withdraw({ ...next, walletId }, business.staff, wallet - 1_000);

    const told = (await loanTapeOf(business, APPROVED)).find(
      ({ loanNumber }) => loanNumber === next.loanNumber,
    );
    expect(told?.undrawn).toBe(1_000);
    const { url } = await reportFile(business, 'GENERAL_LEDGER', 'JSON', { from: APPROVED, to: APPROVED });
    const { lines } = (await send(`${business.test.url}${url}`)).json as { lines: LedgerLine[] };
    const inWallet = (of: TestWallet) =>
      lines
        .filter(({ loanNumber, account }) => loanNumber === of.loanNumber && account === 'WALLET')
        .reduce((sum, { debit, credit }) => sum + credit - debit, 0);
    expect([inWallet(earlier), inWallet(next)]).toEqual([0, 1_000]);
  });

  it('take no interest that was paid ahead off what others owe of it', async () => {
    const ahead = await loanOf(business, APPROVED, { selectedCurrency: 'SGD' });
    await pay(business, ahead, (await accountOf(ahead)).nextPayment?.amount ?? 0);

    const { portfolios } = await business.staff.officer.client.backOffice.readPortfolioAtRisk({
      at: APPROVED,
    });
    const { ageing = [] } = portfolios.find(({ currency }) => currency === 'SGD') ?? {};
    expect(ageing.map(({ loans: known, interest }) => [known, interest])).toContainEqual([1, 0]);
  });

  it.each(['LOAN_TAPE', 'GENERAL_LEDGER'] as const)('write yen in whole units: %s', async (report) => {
    const { url } = await reportFile(business, report, 'CSV', { from: APPROVED, to: APPROVED });
    const lines = (await send(`${business.test.url}${url}`)).text.split('\r\n');
    const [ofYen, ofPesos] = ['JPY', 'PHP'].map((code) => lines.filter((line) => line.includes(`,${code},`)));

    expect(ofYen?.filter((line) => /,\d+(,|$)/.test(line))).not.toEqual([]);
    expect(ofYen?.filter((line) => /\.\d{2,}(,|$)/.test(line))).toEqual([]);
    expect(ofPesos?.filter((line) => /\.00(,|$)/.test(line))).not.toEqual([]);
  });

  it('agree after whatever happened, and stay as they were for each day that is over', async () => {
    const lives = fc.sample(step, { numRuns: STEPS, seed: 20_270_115 });
    const paid = new Map<TestWallet, Awaited<ReturnType<typeof pay>>[]>();
    const before = new Map<string, Awaited<ReturnType<typeof read>>>();
    let today = APPROVED;
    for (const { afterDays, who, share, daysAgo, bounces } of lives) {
      today = addDays(today, afterDays);
      await goTo(business, today);
      const yesterday = addDays(today, -1);
      before.set(yesterday, await read(yesterday));
      const loan = loans[who] as TestWallet;
      const payments = paid.get(loan) ?? [];
      const [last] = payments.slice(-1);
      if (bounces && last) {
        await reverse(business, last);
        paid.set(loan, payments.slice(0, -1));
      } else {
        const { schedule = [], payoffAmount = 0 } = await accountOf(loan);
        const amount = Math.min(payoffAmount, Math.ceil((schedule[0]?.amount ?? 0) * share));
        const paidAt = [APPROVED, addDays(today, -daysAgo)].sort().at(-1);
        if (amount > 0) paid.set(loan, [...payments, await pay(business, loan, amount, { paidAt })]);
      }
      await expectBooksAgree(business, today);
    }

    for (const [day, told] of before) expect(await read(day)).toEqual(told);
  });
});
