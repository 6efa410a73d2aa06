import { randomUUID } from 'node:crypto';
import type { LoanQuoteDto } from '@pautang/sdk';
import { cancelOn } from '../support/cancellation';
import { activatedMember, memberWithLoan, quoteOf } from '../support/factories';
import { refusal, send } from '../support/http';
import { pdfText } from '../support/pdf-text';
import {
  accountOf,
  type Business,
  goTo,
  loanAccount,
  loanOf,
  pay,
  startBusiness,
} from '../support/servicing';
import { expectSoundLedger } from '../support/sound-ledger';
import { balanceOf, withdraw } from '../support/withdrawals';

const APPROVED = '2027-01-15';
const LOAN_CHARGES = 'processing_fee:2%:deducted,documentary_stamp_tax:law:added';
const WISH = { loanAmountPHP: 300_000, installmentCount: 12 };
/** 300,000 and the tax on both, 1,512 steps of 1.50: 2,268. The fee is 6,000. */
const CHARGES: LoanQuoteDto['charges'] = {
  items: [
    { kind: 'PROCESSING_FEE', way: 'DEDUCTED', amountXR: 6000, amountPHP: 6000 },
    { kind: 'DOCUMENTARY_STAMP_TAX', way: 'ADDED', amountXR: 2268, amountPHP: 2268 },
  ],
  totalXR: 8268,
  totalPHP: 8268,
  principalXR: 302_268,
  principalPHP: 302_268,
  proceedsXR: 294_000,
  proceedsPHP: 294_000,
  financeChargeXR: 14_520 + 6000,
  financeChargePHP: 14_520 + 6000,
};

describe('a lender with charges', () => {
  let business: Business;

  beforeAll(async () => {
    business = await startBusiness({ LOAN_CHARGES });
  });

  afterEach(() => expectSoundLedger(business.test));

  afterAll(() => business.test.close());

  const booked = ({ accountId }: { accountId: string }, kind: string) =>
    business.test.sql<{ account: string; amount: string }>(
      `SELECT p.account, p.amount_minor AS amount FROM ledger_transaction t
       JOIN posting p ON p.member_id = t.member_id AND p.transaction_id = t.id
       WHERE t.member_id = $1 AND t.kind = $2 ORDER BY p.line_number`,
      [accountId, kind],
    );

  it('quotes them one by one, with the rate of what is received', async () => {
    await goTo(business, APPROVED);
    const member = await activatedMember(business.test);
    const quote = await quoteOf(member, WISH);

    expect(quote).toMatchObject({
      loanAmountXR: 300_000,
      interestAmountXR: 1210,
      installmentAmountXR: 26_399,
      financeChargeXR: 14_520,
      totalAmountXR: 316_788,
    });
    expect(quote.charges).toEqual(CHARGES);
    // Eleven installments of 26,399 and one of 26,399 less 1 peso are worth 294,000 at so much a month.
    const monthly = quote.effectiveMonthlyRate / 100;
    const worth = quote.schedule.reduce(
      (sum, { amount }, index) => sum + amount / (1 + monthly) ** (index + 1),
      0,
    );
    expect(worth).toBeCloseTo(294_000, -1);
    expect((await send(`${business.test.url}/v2/config`)).json).toMatchObject({
      charges: [
        { kind: 'PROCESSING_FEE', way: 'DEDUCTED', measure: { by: 'PERCENT', percent: 2 } },
        {
          kind: 'DOCUMENTARY_STAMP_TAX',
          way: 'ADDED',
          measure: { by: 'STAMP_TAX', exemptPhpMinor: 0 },
        },
      ],
    });
  });

  it('is agreed to by the hash of the quote alone', async () => {
    const member = await activatedMember(business.test);
    const { quoteHash, ...figures } = await quoteOf(member, WISH);
    const apply = (requestBody: object) =>
      member.client.loan.applyForLoan({
        idempotencyKey: randomUUID(),
        requestBody: { phoneNumber: member.phoneNumber, ...figures, ...requestBody },
      });

    const refused = await refusal(apply({}));
    expect(refused).toMatchObject({
      code: 'QUOTE_CHANGED',
      problem: { quote: { quoteHash, charges: CHARGES } },
    });
    expect((await refusal(apply({ quoteHash: '0'.repeat(64) }))).code).toBe('QUOTE_CHANGED');
    expect(await apply({ quoteHash })).toMatchObject({ state: 'LOAN_CREATED' });
  });

  it('pays out what is left, and books fee and tax', async () => {
    const loan = await loanOf(business, APPROVED, WISH);

    expect(await balanceOf(loan)).toBe(294_000);
    expect(await booked(loan, 'LOAN_FUNDING')).toEqual([
      { account: 'WALLET', amount: '29400000' },
      { account: 'LOANS_RECEIVABLE', amount: '-30226800' },
      { account: 'PROCESSING_FEE_INCOME', amount: '600000' },
      { account: 'STAMP_TAX_PAYABLE', amount: '226800' },
    ]);
    const loanCharges = {
      items: [
        { kind: 'PROCESSING_FEE', amountXR: 6000 },
        { kind: 'DOCUMENTARY_STAMP_TAX', amountXR: 2268 },
      ],
      totalXR: 8268,
      proceedsXR: 294_000,
    };
    expect(await accountOf(loan)).toMatchObject({ loanAmountXR: 302_268, loanCharges, canCancel: true });
    expect(await loanAccount(business, loan.loanNumber)).toMatchObject({ loanCharges });
    const { phoneNumber, loanNumber, client } = loan;
    const { months } = await client.loan.readLoanStatement({ requestBody: { phoneNumber, loanNumber } });
    expect(months[0]?.movements[0]).toMatchObject({
      kind: 'DISBURSEMENT',
      amount: 302_268,
      walletAmount: 294_000,
    });
    const [event] = await business.test.sql<{ data: object }>(
      `SELECT data FROM member_event WHERE member_id = $1 AND type = 'loan.approved'`,
      [loan.accountId],
    );
    expect(event?.data).toMatchObject({ amount: 302_268, proceeds: 294_000 });
  });

  it('gives everything back with a loan that is cancelled, and not after a withdrawal', async () => {
    const loan = await loanOf(business, APPROVED, WISH);
    await cancelOn(business.test, loan);

    expect(await balanceOf(loan)).toBe(0);
    expect(await booked(loan, 'LOAN_CANCELLATION')).toEqual([
      { account: 'WALLET', amount: '-29400000' },
      { account: 'LOANS_RECEIVABLE', amount: '30226800' },
      { account: 'PROCESSING_FEE_INCOME', amount: '-600000' },
      { account: 'STAMP_TAX_PAYABLE', amount: '-226800' },
    ]);

    const kept = await loanOf(business, APPROVED, WISH);
    await withdraw(kept, business.staff, 1000);
    expect(await accountOf(kept)).toMatchObject({ canCancel: false });
    expect((await refusal(cancelOn(business.test, kept))).code).toBe('CANCELLATION_NOT_POSSIBLE');
  });

  it('owes the whole principal, and counts the charges in the cap of the first year', async () => {
    const loan = await loanOf(business, APPROVED, WISH);
    const { schedule = [], payoffAmount } = await accountOf(loan);
    expect(payoffAmount).toBe(302_268);
    expect(schedule.reduce((sum, { principal }) => sum + principal, 0)).toBeCloseTo(302_268, 2);

    // A quarter of 302,268 is 75,567: less 14,520 of interest and 8,268 of charges there is room for 52,779.
    await goTo(business, '2028-01-15');
    const { charges = [] } = await accountOf(loan);
    expect(charges.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(52_779, 2);
    const { payoffAmount: rest = 0 } = await accountOf(loan);
    expect((await pay(business, loan, rest)).loan).toMatchObject({ status: 'REPAID' });
  });

  it('rounds to whole yen, and to cents', async () => {
    await goTo(business, APPROVED);
    const member = await activatedMember(business.test);
    for (const [selectedCurrency, coin] of [
      ['JPY', 1],
      ['KRW', 1],
      ['USD', 0.01],
    ] as const) {
      const { charges, exchangeRate, loanAmountXR } = await quoteOf(member, { ...WISH, selectedCurrency });
      const half = (amount: number) => Math.round(amount / coin) * coin;
      expect(charges?.items.map(({ amountXR }) => amountXR)).toEqual([
        expect.closeTo(half(loanAmountXR * 0.02), 6),
        expect.closeTo(half(2268 * exchangeRate), 6),
      ]);
      expect(charges!.proceedsXR + charges!.totalXR).toBeCloseTo(charges!.principalXR, 6);
    }
  });

  it('shows them in the books', async () => {
    const { accounts } = await business.staff.officer.client.backOffice.readTrialBalance({});
    const pesos = accounts.filter(({ currency }) => currency === 'PHP');

    expect(pesos.find(({ account }) => account === 'PROCESSING_FEE_INCOME')).toMatchObject({
      type: 'INCOME',
    });
    expect(pesos.find(({ account }) => account === 'STAMP_TAX_PAYABLE')).toMatchObject({ type: 'LIABILITY' });
    expect(pesos.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBeCloseTo(0, 2);
  });

  it.each([
    ['en', 'Processing fee', 'You receive'],
    ['fil', 'Bayad sa pagproseso', 'Matatanggap mo'],
  ])('names them on its papers (%s)', async (language, name, receive) => {
    const { token, loanNumber } = await memberWithLoan(business.test, WISH);
    for (const paper of ['disclosure', 'contract']) {
      const address = `${business.test.url}/v2/loan/${loanNumber}/documents/${paper}.pdf?language=${language}`;
      const paperOf = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
      const lines = pdfText(Buffer.from(await paperOf.arrayBuffer()));
      expect(lines).toEqual(expect.arrayContaining([name, receive, '₱6,000.00', '₱2,268.00', '₱294,000.00']));
    }
  });
});
