import { randomUUID } from 'node:crypto';
import type { TestApp } from './app';
import type { TestBorrower } from './factories';
import { refusal } from './http';

/** The member cancels the loan, through one of the servers. */
export function cancelOn(
  test: TestApp,
  { phoneNumber, loanNumber, token }: TestBorrower,
  idempotencyKey: string = randomUUID(),
) {
  return test.client(token).loan.cancelLoan({ idempotencyKey, requestBody: { phoneNumber, loanNumber } });
}

/** What the member is told, who cannot cancel. */
export async function whyNotCancelled(call: Promise<unknown>): Promise<string> {
  const { status, code, message } = await refusal(call);
  expect([status, code]).toEqual([409, 'CANCELLATION_NOT_POSSIBLE']);
  return message;
}
