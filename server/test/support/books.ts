import { randomUUID } from 'node:crypto';
import type { ReportFormat, ReportKind } from '@pautang/sdk';
import { ReportFiles } from '../../src/modules/reports/report-files.service';
import { decide, type TestWallet } from './factories';
import { changeSchedule } from './hardship';
import { arrived, toldPayment } from './payments';
import { accountOf, type Business, goTo, loanOf, pay } from './servicing';
import { appliedTopUp, topUpQuote } from './top-ups';
import { refundByStaff, settle, withdraw } from './withdrawals';

const APPROVED = '2027-01-15';
/** The first installment of who never paid is more than ninety days late. */
const TODAY = '2027-05-17';

/** A lender's books with a loan in each state that one may come to, on a business day of their own. */
export async function filledBooks(business: Business): Promise<void> {
  const { test } = business;
  const office = business.staff.officer.client.backOffice;
  const once = () => ({ idempotencyKey: randomUUID() });
  const [lost, late, paused, pays, done] = [
    await loanOf(business, APPROVED),
    await loanOf(business, APPROVED),
    await loanOf(business, APPROVED),
    await loanOf(business, APPROVED),
    await loanOf(business, APPROVED),
  ];
  await goTo(business, '2027-02-15');
  await overpaid(business, done);
  await pay(business, pays, 17_067);

  await goTo(business, '2027-03-15');
  await pay(business, pays, 17_067);
  await changeSchedule(business, paused, 'PAUSE', 2);

  await goTo(business, '2027-04-15');
  await pay(business, pays, 17_067);
  await decide(business.staff, await appliedTopUp(pays, await topUpQuote(pays, 200_000)));

  await goTo(business, TODAY);
  const reason = 'Moved abroad, and not to be found.';
  await office.waiveCharges({ loanNumber: late.loanNumber, ...once(), requestBody: { amount: 50, reason } });
  await office.writeOffLoan({ loanNumber: lost.loanNumber, ...once(), requestBody: { reason } });
  await arrived(test, toldPayment(TODAY, 500, lost.loanNumber));
  await arrived(test, toldPayment(TODAY, 700, 'for my loan'));
  await late.client.payments.addPaymentClaim({
    loanNumber: late.loanNumber,
    ...once(),
    requestBody: { amount: 900, paidOn: TODAY, reference: 'TRF 0815 4711', bank: 'BPI' },
  });
}

/** Part of what is too much goes back to the account. */
async function overpaid(business: Business, loan: TestWallet): Promise<void> {
  const { withdrawal } = await withdraw(loan, business.staff, 50_000);
  await settle(business.staff, withdrawal.withdrawalNumber, 'PROCESSING', 'COMPLETED');
  const { payoffAmount = 0 } = await accountOf(loan);
  await pay(business, loan, payoffAmount + 100);
  await refundByStaff(business.staff, loan, 40);
}

/** What the reports say of these books. */
export async function reportsOf(business: Business): Promise<Readonly<Record<string, unknown>>> {
  const office = business.staff.officer.client.backOffice;
  const span = { from: '2027-01-01', to: TODAY };
  return {
    balance: await office.readTrialBalance({}),
    risk: await office.readPortfolioAtRisk({}),
    collections: await office.readCollections(span),
    income: await office.readIncome(span),
    provisions: await office.readProvisions({}),
    suspense: await office.readSuspense({}),
    ledger: await fileOf(business, 'GENERAL_LEDGER', 'CSV'),
    ledgerAsJson: await fileOf(business, 'GENERAL_LEDGER', 'JSON'),
    tape: await fileOf(business, 'LOAN_TAPE', 'CSV'),
  };
}

/** A report that is too long to be answered with, as its file. */
async function fileOf({ test, staff }: Business, report: ReportKind, format: ReportFormat): Promise<string> {
  const { backOffice } = staff.officer.client;
  const requestBody = {
    report,
    format,
    ...(report === 'GENERAL_LEDGER' && { from: '2027-01-01' }),
    to: TODAY,
  };
  const { id: reportId } = await backOffice.prepareReport({ requestBody });
  await test.get(ReportFiles).make(reportId);
  const { state, url = '' } = await backOffice.readReportFile({ reportId });
  if (state !== 'READY') throw new Error(`the report ${report} is ${state}`);
  return (await fetch(test.url + url)).text();
}
