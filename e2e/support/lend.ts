import { randomUUID } from 'node:crypto';
import type { PautangClient } from '@pautang/sdk';
import { OFFICER } from './product';
import { product } from './running';

const SMALL = { installmentCount: 6, loanAmountPHP: 100_000 };
type Terms = typeof SMALL & { selectedCurrency?: string };

export const signedIn = (phoneNumber: string): Promise<PautangClient> => product.signedIn(phoneNumber);

/** An application for a loan, in pesos unless said, made without the screens. Answers its number. */
export async function applyAs(phoneNumber: string, terms: Terms = SMALL): Promise<string> {
  const member = await signedIn(phoneNumber);
  const quote = await member.loan.quoteLoan({ requestBody: { selectedCurrency: 'PHP', ...terms } });
  await member.loan.applyForLoan({ idempotencyKey: randomUUID(), requestBody: { ...quote, phoneNumber } });
  const { loanNumber = '' } = await member.loan.readAgreement({ requestBody: { phoneNumber } });
  return loanNumber;
}

async function decideAsStaff(
  loanNumber: string,
  decision: 'APPROVE' | 'REJECT' | 'HOLD',
  message?: string,
): Promise<void> {
  const officer = await signedIn(OFFICER);
  await officer.backOffice.decideLoan({
    loanNumber,
    idempotencyKey: randomUUID(),
    requestBody: { decision, message },
  });
}

export const approveAsStaff = (loanNumber: string) => decideAsStaff(loanNumber, 'APPROVE');
export const holdAsStaff = (loanNumber: string, message?: string) =>
  decideAsStaff(loanNumber, 'HOLD', message);
export const rejectAsStaff = (loanNumber: string, message?: string) =>
  decideAsStaff(loanNumber, 'REJECT', message);

/** A loan, in pesos unless said, applied for and approved without the screens; of 100,000 over six months unless said. */
export async function borrowAs(phoneNumber: string, terms: Terms = SMALL): Promise<string> {
  const loanNumber = await applyAs(phoneNumber, terms);
  await approveAsStaff(loanNumber);
  return loanNumber;
}

/** Money that arrived for a loan. */
export async function repayAsStaff(loanNumber: string, amount: number): Promise<void> {
  const officer = await signedIn(OFFICER);
  await officer.backOffice.recordRepayment({
    loanNumber,
    idempotencyKey: randomUUID(),
    requestBody: { amount, reference: `PAY-${randomUUID().slice(0, 8)}` },
  });
}

/** A line of the bank's statement, of today. */
export async function importAsStaff(line: { amount: number; reference: string }): Promise<void> {
  const officer = await signedIn(OFFICER);
  const lines = [{ ...line, line: 2, currency: 'PHP', paidAt: new Date().toISOString() }];
  await officer.backOffice.importPayments({ requestBody: { lines } });
}

/** Makes it another business day, for everybody who uses the same server. */
export async function moveClockTo(date: string): Promise<void> {
  const officer = await signedIn(OFFICER);
  await officer.backOffice.moveClock({ requestBody: { date } });
}
