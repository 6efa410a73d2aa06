import { Counter, Registry } from 'prom-client';

/**
 * What this process has done since it started, counted when it is committed. Labels have few values, and none says
 * whom something concerns.
 */
export const counters = new Registry();

const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
  new Counter({ name, help, labelNames, registers: [counters] });

export const applications = counter('pautang_applications_total', 'Applications that were filed', [
  'currency',
]);
export const decisions = counter('pautang_decisions_total', 'Decisions on applications', ['outcome', 'by']);
const approvedMoney = counter('pautang_approved_money_total', 'Money of loans that were approved', [
  'currency',
]);
const withdrawals = counter('pautang_withdrawals_total', 'Withdrawals by the status they came into', [
  'status',
  'currency',
]);
const withdrawnMoney = counter(
  'pautang_withdrawn_money_total',
  'Money of withdrawals by the status they came into',
  ['status', 'currency'],
);
const repayments = counter('pautang_repayments_total', 'Repayments that were recorded or taken back', [
  'kind',
  'currency',
]);
const repaidMoney = counter(
  'pautang_repaid_money_total',
  'Money of repayments that were recorded or taken back',
  ['kind', 'currency'],
);
export const signIns = counter('pautang_sign_ins_total', 'Tries to sign in by how they ended', ['outcome']);
export const messages = counter('pautang_messages_total', 'Messages to people by how their sending ended', [
  'outcome',
]);

export const webhooks = counter('pautang_webhooks_total', 'Webhooks by how a try to send them ended', [
  'outcome',
]);

const MINOR = 100;

// From the start, or the first of each after it would be no growth; of money in pesos, as other currencies are rare.
for (const outcome of ['DELIVERED', 'RETRIED', 'FAILED']) webhooks.inc({ outcome }, 0);
for (const outcome of ['SENT', 'FAILED']) messages.inc({ outcome }, 0);
for (const outcome of ['SIGNED_IN', 'SIGN_IN_FAILED', 'SIGN_IN_LOCKED']) signIns.inc({ outcome }, 0);
for (const by of ['STAFF', 'SYSTEM']) {
  for (const outcome of ['APPROVED', 'REJECTED']) decisions.inc({ outcome, by }, 0);
}
applications.inc({ currency: 'PHP' }, 0);
approvedMoney.inc({ currency: 'PHP' }, 0);
for (const status of ['PENDING', 'PROCESSING', 'COMPLETED', 'FAILED']) {
  withdrawals.inc({ status, currency: 'PHP' }, 0);
  withdrawnMoney.inc({ status, currency: 'PHP' }, 0);
}
for (const kind of ['RECORDED', 'REVERSED']) {
  repayments.inc({ kind, currency: 'PHP' }, 0);
  repaidMoney.inc({ kind, currency: 'PHP' }, 0);
}

export function countApproval({ currency, principalMinor }: { currency: string; principalMinor: number }) {
  approvedMoney.inc({ currency }, principalMinor / MINOR);
}

export function countWithdrawal(
  status: string,
  { currency, amountMinor }: { currency: string; amountMinor: number },
): void {
  withdrawals.inc({ status, currency });
  withdrawnMoney.inc({ status, currency }, amountMinor / MINOR);
}

export function countRepayment(
  kind: 'RECORDED' | 'REVERSED',
  { currency, amountMinor }: { currency: string; amountMinor: number },
): void {
  repayments.inc({ kind, currency });
  repaidMoney.inc({ kind, currency }, amountMinor / MINOR);
}
