import { randomUUID } from 'node:crypto';
import type { LoanAppliedDto, LoanQuoteDto, TopUpOfferDto } from '@pautang/sdk';
import type { quoteOf, TestWallet } from './factories';
import { accountOf, type Business, goTo, loanOf, pay } from './servicing';

/** On which the running loan is approved, and three of its installments fall due. */
export const APPROVED = '2027-01-15';
const DUE = ['2027-02-15', '2027-03-15', '2027-04-15'];
/** Five days into the fourth month. */
export const FIFTH_DAY = '2027-04-20';

/** 100,000 over six months; three of six installments are paid. */
export async function goodLoan(
  business: Business,
  wish: Parameters<typeof quoteOf>[1] = {},
): Promise<TestWallet> {
  const loan = await loanOf(business, APPROVED, wish);
  const { schedule = [] } = await accountOf(loan);
  await goTo(business, FIFTH_DAY);
  for (const [index, paidAt] of DUE.entries()) {
    await pay(business, loan, schedule[index]?.amount ?? 0, { paidAt });
  }
  return loan;
}

export function topUpOffer({ client, phoneNumber, loanNumber }: TestWallet): Promise<TopUpOfferDto> {
  return client.loan.readTopUpOffer({ requestBody: { phoneNumber, loanNumber } });
}

export function topUpQuote(
  { client, phoneNumber, loanNumber }: TestWallet,
  loanAmountPHP = 150_000,
  installmentCount = 12,
): Promise<LoanQuoteDto> {
  return client.loan.quoteTopUp({
    requestBody: { phoneNumber, loanNumber, loanAmountPHP, installmentCount },
  });
}

export function applyForTopUp(
  { client, phoneNumber }: TestWallet,
  quoted: LoanQuoteDto,
  also: object = {},
): Promise<LoanAppliedDto> {
  return client.loan.applyForLoan({
    idempotencyKey: randomUUID(),
    requestBody: { phoneNumber, ...quoted, topUpOf: quoted.topUp?.loanNumber, ...also },
  });
}

/** The new loan, which waits. */
export async function appliedTopUp(loan: TestWallet, quoted?: LoanQuoteDto): Promise<TestWallet> {
  const { loanNumber = '' } = await applyForTopUp(loan, quoted ?? (await topUpQuote(loan)));
  return { ...loan, loanNumber };
}

/** What all movements of a member come to, account by account. */
export async function postedOf(
  { test }: Business,
  { accountId }: { readonly accountId: string },
): Promise<Record<string, number>> {
  const rows = await test.sql<{ account: string; sum: string }>(
    'SELECT account, sum(amount_minor) AS sum FROM posting WHERE member_id = $1 GROUP BY 1',
    [accountId],
  );
  return Object.fromEntries(rows.map(({ account, sum }) => [account, Number(sum) / 100]));
}
