import { addDays } from '@pautang/loan-terms';
import type { StatementDto } from '@pautang/sdk';
import type { TestWallet } from '../support/factories';
import { send } from '../support/http';
import { type Business, goTo, loanOf, pay, reverse, startBusiness } from '../support/servicing';
import { withdraw } from '../support/withdrawals';

const APPROVED = '2027-01-15';
const DUE = '2027-02-15';

describe('the statement', () => {
  let business: Business;

  beforeAll(async () => {
    business = await startBusiness();
  });

  afterAll(() => business.test.close());

  const statementOf = ({ client, phoneNumber, loanNumber }: TestWallet): Promise<StatementDto> =>
    client.loan.readLoanStatement({ requestBody: { phoneNumber, loanNumber } });

  const linesOf = ({ months }: StatementDto) =>
    months.flatMap(({ movements }) =>
      movements.map(({ date, kind, amount, balance, walletBalance }) => [
        date,
        kind,
        amount,
        balance,
        walletBalance,
      ]),
    );

  it('comes in months, which begin where the ones before end', async () => {
    const loan = await loanOf(business, APPROVED);
    await goTo(business, '2027-04-20');
    await pay(business, loan, 10_000);
    const { client, phoneNumber, loanNumber } = loan;
    const months = (from?: string, to?: string) =>
      client.loan.readLoanStatement({ requestBody: { phoneNumber, loanNumber, from, to } });
    const whole = await months();
    const [early, late] = [await months(undefined, '2027-02'), await months('2027-03')];

    expect(whole.earlier).toBeUndefined();
    expect(late.earlier).toBe('2027-02');
    expect(early.earlier).toBeUndefined();
    expect([...early.months, ...late.months]).toEqual(whole.months);
    expect([early.openingBalance, early.closingBalance]).toEqual([0, late.openingBalance]);
    expect(late.closingBalance).toBe(whole.closingBalance);
    await expect(months('2027-13')).rejects.toMatchObject({ status: 400 });
  });

  it('tells every movement of a loan from its payment out to a late installment, month by month', async () => {
    const loan = await loanOf(business, APPROVED);
    await goTo(business, '2027-01-20');
    await withdraw(loan, business.staff, 60_000);
    await goTo(business, DUE);
    await pay(business, loan, 17_067);
    await goTo(business, '2027-03-20');
    await pay(business, loan, 10_000);
    const statement = await statementOf(loan);

    expect(statement).toMatchObject({
      loanNumber: loan.loanNumber,
      selectedCurrency: 'PHP',
      asOf: '2027-03-20',
      openingBalance: 0,
    });
    expect(linesOf(statement)).toEqual([
      ['2027-01-15', 'DISBURSEMENT', 100_000, 100_000, 100_000],
      ['2027-01-20', 'WITHDRAWAL', 0, 100_000, 40_000],
      ['2027-02-15', 'INTEREST', 400, 100_400, 40_000],
      ['2027-02-15', 'PAYMENT', -17_067, 83_333, 40_000],
      ['2027-03-15', 'INTEREST', 400, 83_733, 40_000],
      ['2027-03-19', 'LATE_CHARGE', 853.35, 84_586.35, 40_000],
      ['2027-03-20', 'PENALTY', 102.4, 84_688.75, 40_000],
      ['2027-03-20', 'PAYMENT', -10_000, 74_688.75, 40_000],
    ]);
    expect(
      statement.months.map(({ month, openingBalance, closingBalance }) => [
        month,
        openingBalance,
        closingBalance,
      ]),
    ).toEqual([
      ['2027-01', 0, 100_000],
      ['2027-02', 100_000, 83_333],
      ['2027-03', 83_333, 74_688.75],
    ]);
    expect(statement.closingBalance).toBe(74_688.75);
  });

  it('says what each line is about, in the reader’s language', async () => {
    const loan = await loanOf(business, APPROVED);
    await withdraw(loan, business.staff, 60_000);
    await goTo(business, addDays(DUE, 6));
    await pay(business, loan, 100, { settlement: true });
    const { url } = business.test;
    const { token, phoneNumber } = loan;
    const words = async (language: string) => {
      const answer = await send(`${url}/v2/loan/statement`, {
        token,
        headers: { 'accept-language': language },
        body: { phoneNumber },
      });
      expect(answer.headers.get('content-language')).toBe(language);
      const { months } = answer.json as StatementDto;
      return months.flatMap(({ movements }) =>
        movements.map(({ description, reference = '' }) => [description, reference.slice(0, 2)]),
      );
    };

    expect(await words('en')).toEqual([
      ['The loan, paid into your wallet', ''],
      ['Withdrawn to BPI', 'WD'],
      ['Interest, installment 1', ''],
      ['Late charge, installment 1', ''],
      ['Penalty, installment 1, Feb 19 – 21, 2027', ''],
      ['Payment received, early settlement', 'RP'],
    ]);
    expect(await words('fil')).toEqual([
      ['Ang loan, inilagay sa wallet mo', ''],
      ['Na-withdraw papunta sa BPI', 'WD'],
      ['Interes, hulog 1', ''],
      ['Singil sa pagkahuli, hulog 1', ''],
      ['Penalty, hulog 1, Peb 19–21, 2027', ''],
      ['Natanggap na bayad, maagang pagbabayad', 'RP'],
    ]);
  });

  it('keeps a line where it was booked: what changed later stands on the day it was found out', async () => {
    const loan = await loanOf(business, APPROVED);
    await goTo(business, addDays(DUE, 5));
    const before = linesOf(await statementOf(loan));
    const { repaymentNumber } = await pay(business, loan, 17_067, { paidAt: DUE });
    await goTo(business, addDays(DUE, 7));
    await reverse(business, { ...loan, repaymentNumber });
    const after = linesOf(await statementOf(loan));

    expect(before).toEqual([
      ['2027-01-15', 'DISBURSEMENT', 100_000, 100_000, 100_000],
      ['2027-02-15', 'INTEREST', 400, 100_400, 100_000],
      ['2027-02-19', 'LATE_CHARGE', 853.35, 101_253.35, 100_000],
      ['2027-02-20', 'PENALTY', 102.4, 101_355.75, 100_000],
    ]);
    expect(after).toEqual([
      ['2027-01-15', 'DISBURSEMENT', 100_000, 100_000, 100_000],
      ['2027-02-15', 'INTEREST', 400, 100_400, 100_000],
      ['2027-02-15', 'PAYMENT', -17_067, 83_333, 100_000],
      ['2027-02-19', 'LATE_CHARGE', 853.35, 84_186.35, 100_000],
      ['2027-02-20', 'PENALTY', 102.4, 84_288.75, 100_000],
      ['2027-02-20', 'ADJUSTMENT', -853.35, 83_435.4, 100_000],
      ['2027-02-20', 'ADJUSTMENT', -102.4, 83_333, 100_000],
      ['2027-02-22', 'PAYMENT_REVERSAL', 17_067, 100_400, 100_000],
      ['2027-02-22', 'ADJUSTMENT', 853.35, 101_253.35, 100_000],
      ['2027-02-22', 'ADJUSTMENT', 204.8, 101_458.15, 100_000],
    ]);
  });

  it('stays in the order of its days, and adds up line by line, when little is left of an earlier installment', async () => {
    const loan = await loanOf(business, '2026-11-20');
    await goTo(business, '2026-12-20');
    await pay(business, loan, 17_065.97);
    await goTo(business, '2027-03-05');
    const statement = await statementOf(loan);
    const movements = statement.months.flatMap((month) => month.movements);
    const days = movements.map(({ date }) => date);

    expect(days).toEqual([...days].sort());
    expect(movements.filter(({ date }) => date === '2027-01-31')).toMatchObject([
      { amount: 409.61, description: 'Penalty, installment 2, Jan 24 – 31, 2027' },
      { amount: 0.02, description: 'Penalty, installment 1, Jan 27 – 31, 2027' },
    ]);
    for (const [index, { amount, balance }] of movements.entries()) {
      expect(balance).toBeCloseTo((movements[index - 1]?.balance ?? 0) + amount, 2);
    }
    expect(statement.closingBalance).toBe(movements.at(-1)?.balance);
  });

  it('shows what the yearly limit kept from being charged', async () => {
    const loan = await loanOf(business, APPROVED);
    await goTo(business, addDays(APPROVED, 330));
    const { months, closingBalance } = await statementOf(loan);
    const waivers = months.flatMap(({ movements }) => movements).filter(({ kind }) => kind === 'WAIVER');

    expect(closingBalance).toBe(125_000);
    expect(waivers.length).toBeGreaterThan(1);
    expect(new Set(waivers.map(({ amount }) => amount))).toEqual(new Set([0]));
    expect(waivers[0]?.description).toMatch(
      /^Not charged, because of a limit of the contract: [\d,]+\.\d\d PHP, installment \d, \w+ \d+.*, 2027$/,
    );
  });

  it('ends at nothing once the loan is repaid, below it with a credit', async () => {
    const loan = await loanOf(business, APPROVED);
    await goTo(business, '2027-02-01');
    await pay(business, loan, 100_300);
    const statement = await statementOf(loan);

    expect(linesOf(statement).slice(1)).toEqual([
      ['2027-02-01', 'INTEREST', 219.35, 100_219.35, 100_000],
      ['2027-02-01', 'PAYMENT', -100_300, -80.65, 100_000],
    ]);
    await goTo(business, '2027-06-01');
    expect(await statementOf(loan)).toMatchObject({ closingBalance: -80.65, asOf: '2027-06-01' });
  });
});
