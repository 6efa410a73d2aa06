import type { ReportFormat, ReportKind } from '@pautang/sdk';
import { JobWorker } from '../../src/platform/jobs/job-worker';
import { eventually } from './eventually';
import { send } from './http';
import type { Business } from './servicing';

/** A report as a file, once a worker has made it. */
export async function reportFile(
  { test, staff }: Business,
  report: ReportKind,
  format: ReportFormat,
  days: { from?: string; to?: string },
) {
  const { backOffice } = staff.officer.client;
  const { id } = await backOffice.prepareReport({ requestBody: { report, format, ...days } });
  await eventually(async () => {
    await test.get(JobWorker).drain('make-report');
    expect(await backOffice.readReportFile({ reportId: id })).toMatchObject({ state: 'READY' });
  });
  return backOffice.readReportFile({ reportId: id });
}

interface TapeLoan {
  readonly loanNumber: string;
  readonly currency: string;
  readonly principal: number;
  readonly interest: number;
  readonly penalties: number;
  readonly fees: number;
  readonly paid: number;
  readonly undrawn: number;
  readonly daysPastDue: number;
  readonly writtenOff: boolean;
}

export async function loanTapeOf(business: Business, to: string): Promise<TapeLoan[]> {
  const { url } = await reportFile(business, 'LOAN_TAPE', 'JSON', { to });
  return ((await send(`${business.test.url}${url}`)).json as { loans: TapeLoan[] }).loans;
}

const cents = (amount: number) => Math.round(amount * 100);
const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((total, row) => total + cents(of(row)), 0);

/** The same loans, told by the ledger, by the loan tape and by the portfolio at risk, are the same money in each currency. */
export async function expectBooksAgree(business: Business, at: string): Promise<void> {
  const { backOffice } = business.staff.officer.client;
  const { accounts, totals } = await backOffice.readTrialBalance({ at });
  const { portfolios } = await backOffice.readPortfolioAtRisk({ at });
  const tape = await loanTapeOf(business, at);
  for (const { currency, debit, credit } of totals) {
    const own = tape.filter((loan) => loan.currency === currency);
    const running = own.filter(({ writtenOff }) => !writtenOff);
    const balance = (...names: string[]) =>
      sumOf(
        accounts.filter((row) => row.currency === currency && names.includes(row.account)),
        (row) => row.debit - row.credit,
      );
    const portfolio = portfolios.find((one) => one.currency === currency);
    const aged = (of: 'principal' | 'interest') => sumOf(portfolio?.ageing ?? [], (row) => row[of]);
    const told = {
      principal: sumOf(running, ({ principal }) => principal),
      interest: sumOf(running, ({ interest }) => interest),
      penalties: sumOf(running, ({ penalties }) => penalties),
      fees: sumOf(running, ({ fees }) => fees),
    };

    expect(credit).toBe(debit);
    expect({ at, currency, ...told }).toEqual({
      at,
      currency,
      principal: balance('LOANS_RECEIVABLE'),
      interest: balance('INTEREST_RECEIVABLE', 'INTEREST_MEMORANDUM'),
      penalties: balance('PENALTIES_RECEIVABLE', 'PENALTIES_MEMORANDUM'),
      fees: balance('FEES_RECEIVABLE', 'FEES_MEMORANDUM'),
    });
    const interestDue = sumOf(running, ({ interest }) => Math.max(interest, 0));
    expect([aged('principal'), aged('interest')]).toEqual([told.principal, interestDue]);
    expect([portfolio?.loans ?? 0, cents(portfolio?.principal ?? 0)]).toEqual([
      running.length,
      told.principal,
    ]);
    expect(
      sumOf(
        own.filter(({ writtenOff }) => writtenOff),
        (loan) => loan.principal + loan.interest + loan.penalties + loan.fees,
      ),
    ).toBe(balance('WRITTEN_OFF_LOANS'));
  }
}
