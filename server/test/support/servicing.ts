import { randomUUID } from 'node:crypto';
import type {
  BackofficeLoanAccountDto,
  LoanAccountDto,
  PaymentDto,
  RepaymentDto,
  RepaymentRecordDto,
} from '@pautang/sdk';
import { startApp, type TestApp } from './app';
import {
  addStaff,
  applyForLoan,
  approvedLoan,
  decide,
  type quoteOf,
  type TestStaff,
  type TestWallet,
} from './factories';
import { lastingDay } from './lasting-day';

/** The whole application on a day that the test chooses. */
export interface Business {
  readonly test: TestApp;
  readonly staff: TestStaff;
}

export async function startBusiness(overrides: NodeJS.ProcessEnv = {}): Promise<Business> {
  const test = await startApp({ DEMO: 'true', ...overrides });
  return { test, staff: await addStaff(test) };
}

/** Moves the business day; the daily job has run when this is done. */
export async function goTo({ staff }: Business, date: string): Promise<void> {
  await lastingDay();
  await staff.officer.client.backOffice.moveClock({ requestBody: { date } });
}

/** The loan of the specification's first worked row: 100,000 over 6 months, approved on a day. */
export async function loanOf(
  business: Business,
  approvedOn: string,
  wish: Parameters<typeof quoteOf>[1] = {},
): Promise<TestWallet> {
  await goTo(business, approvedOn);
  return approvedLoan(business.test, business.staff, {
    loanAmountPHP: 100_000,
    installmentCount: 6,
    ...wish,
  });
}

/** The next loan of the same member, approved. */
export async function nextLoan({ staff }: Business, member: TestWallet): Promise<TestWallet> {
  const { loanNumber = '' } = await applyForLoan(member, { loanAmountPHP: 100_000, installmentCount: 6 });
  await decide(staff, { loanNumber });
  return { ...member, loanNumber };
}

/** Records a payment as the assistant. */
export function pay(
  { staff }: Business,
  { loanNumber }: { readonly loanNumber: string },
  amount: number,
  { key = randomUUID(), ...wish }: Partial<RepaymentRecordDto> & { key?: string } = {},
): Promise<RepaymentDto> {
  return staff.assistant.client.backOffice.recordRepayment({
    loanNumber,
    idempotencyKey: key,
    requestBody: { amount, reference: 'BPI 0042', ...wish },
  });
}

export function reverse(
  { staff }: Business,
  { loanNumber, repaymentNumber }: { readonly loanNumber: string; readonly repaymentNumber: string },
  key: string = randomUUID(),
): Promise<RepaymentDto> {
  return staff.assistant.client.backOffice.reverseRepayment({
    loanNumber,
    repaymentNumber,
    idempotencyKey: key,
    requestBody: { reason: 'The transfer bounced.' },
  });
}

/** What the member reads. */
export function accountOf({ client, phoneNumber, loanNumber }: TestWallet): Promise<LoanAccountDto> {
  return client.loan.readLoanAccount({ requestBody: { phoneNumber, loanNumber } });
}

/** The payments that stand. */
export async function paymentsOf(loan: TestWallet): Promise<PaymentDto[]> {
  return (await accountOf(loan)).payments?.filter(({ reversed }) => !reversed) ?? [];
}

/** What staff read. */
export function loanAccount({ staff }: Business, loanNumber: string): Promise<BackofficeLoanAccountDto> {
  return staff.officer.client.backOffice.readLoan({ loanNumber });
}
