import { randomUUID } from 'node:crypto';
import type { HardshipDecision, HardshipQuoteDto, HardshipStateDto, HardshipWayName } from '@pautang/sdk';
import type { TestWallet } from './factories';
import { type Business, goTo, loanOf, pay } from './servicing';

/** On which loans of these tests are approved. */
export const APPROVED = '2027-01-15';

/** One of six installments of 17,067 is paid, and 83,333 of principal are left. */
export async function paidOnce(business: Business): Promise<TestWallet> {
  const loan = await loanOf(business, APPROVED);
  await goTo(business, '2027-02-15');
  await pay(business, loan, 17_067);
  await goTo(business, '2027-03-01');
  return loan;
}

export function hardshipQuote(
  { client, loanNumber }: TestWallet,
  way: HardshipWayName,
  size: number,
): Promise<HardshipQuoteDto> {
  return client.loan.quoteHardship({ loanNumber, requestBody: { way, size } });
}

export async function askForHardship(
  loan: TestWallet,
  way: HardshipWayName,
  size: number,
  inOwnWords?: string,
): Promise<HardshipStateDto> {
  const { quoteHash } = await hardshipQuote(loan, way, size);
  return loan.client.loan.applyForHardship({
    loanNumber: loan.loanNumber,
    idempotencyKey: randomUUID(),
    requestBody: { way, size, quoteHash, happened: 'LESS_INCOME', inOwnWords, canPay: 5000 },
  });
}

export function decideHardship(
  { staff }: Business,
  requestId: string,
  decision: HardshipDecision,
  reason?: string,
): Promise<HardshipStateDto> {
  return staff.officer.client.backOffice.decideHardship({
    requestId,
    idempotencyKey: randomUUID(),
    requestBody: { decision, reason },
  });
}

/** Another schedule, asked for and agreed to at once. */
export async function changeSchedule(
  business: Business,
  loan: TestWallet,
  way: HardshipWayName,
  size: number,
): Promise<HardshipStateDto> {
  const { requestId } = await askForHardship(loan, way, size);
  return decideHardship(business, requestId, 'AGREE');
}
