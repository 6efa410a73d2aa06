import { randomUUID } from 'node:crypto';
import type { IncomingPaymentDto, IncomingPaymentReceivedDto } from '@pautang/sdk';
import { Webhook } from 'standardwebhooks';
import type { TestApp } from './app';
import { type Answer, send } from './http';
import type { Business } from './servicing';

/** With which the provider of the tests signs. */
export const PAYMENTS_SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwN3qy2sKc0Fg=';

/** Signs as well while secrets change, and one that never did. */
export const PREVIOUS_SECRET = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDb1Yt0y0kPVM=';
export const STRANGE_SECRET = 'whsec_plJ3nmyCDGBKInavdOK15jsl0000000000000000000=';

export interface ToldPayment {
  readonly id: string;
  readonly type?: 'received' | 'bounced';
  readonly amount: number;
  readonly currency?: string;
  readonly paidAt: string;
  readonly reference?: string;
  readonly payerName?: string;
  readonly channel?: string;
}

/** Money that a new payment brings. */
export const toldPayment = (paidAt: string, amount: number, reference: string): ToldPayment => ({
  id: `pay_${randomUUID()}`,
  amount,
  paidAt,
  reference,
  payerName: 'MARIA SANTOS',
  channel: 'INSTAPAY',
});

/** The headers of a message as a provider signs it. */
export function signed(body: string, { secret = PAYMENTS_SECRET, at = new Date(), id = 'msg_1' } = {}) {
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  };
}

/** What a provider tells, signed. */
export function tell({ url }: TestApp, told: ToldPayment): Promise<Answer> {
  const body = JSON.stringify({ type: 'received', currency: 'PHP', ...told });
  return send(`${url}/v2/payments/incoming`, { raw: body, headers: signed(body) });
}

/** The same, where it is taken. */
export async function arrived(test: TestApp, told: ToldPayment): Promise<IncomingPaymentReceivedDto> {
  const { status, json, text } = await tell(test, told);
  if (status !== 200) throw new Error(`the payment was refused: ${text}`);
  return json as IncomingPaymentReceivedDto;
}

export function assignPayment(
  { staff }: Business,
  paymentNumber: string,
  loanNumber: string,
): Promise<IncomingPaymentDto> {
  return staff.officer.client.backOffice.assignPayment({
    paymentNumber,
    idempotencyKey: randomUUID(),
    requestBody: { loanNumber },
  });
}

export function returnPayment({ staff }: Business, paymentNumber: string): Promise<IncomingPaymentDto> {
  return staff.officer.client.backOffice.returnPayment({
    paymentNumber,
    idempotencyKey: randomUUID(),
    requestBody: { reason: 'Not ours.' },
  });
}

/** What all money in suspense comes to. */
export async function inSuspense({ test }: Business): Promise<number> {
  const [row] = await test.sql<{ sum: string }>(
    `SELECT coalesce(sum(amount_minor), 0) AS sum FROM suspense_posting WHERE account = 'UNAPPLIED_PAYMENTS'`,
  );
  return Number(row?.sum) / 100;
}
