import { randomUUID } from 'node:crypto';
import { addDays } from '@pautang/loan-terms';
import { cancelOn } from './cancellation';
import { decide, memberWithLoan, type TestWallet } from './factories';
import { changeSchedule } from './hardship';
import { arrived, tell, toldPayment } from './payments';
import { accountOf, type Business, goTo, loanOf, nextLoan, pay, reverse } from './servicing';
import { appliedTopUp } from './top-ups';
import { refundByStaff, settle, withdraw } from './withdrawals';

const APPROVED = '2027-01-15';
const DUE = '2027-02-15';
const LATE = '2027-03-20';
const REASON = 'As agreed by phone.';

/** Loans of several members to which all happens that a row of the books is written for. */
export async function liveWholeLives(business: Business): Promise<void> {
  const { test, staff } = business;
  const { client } = staff.officer;
  await goTo(business, APPROVED);
  await decide(staff, await memberWithLoan(test), 'REJECT');
  const held = await memberWithLoan(test);
  await decide(staff, held, 'HOLD');
  await cancelOn(test, held);
  const cancelled = await loanOf(business, APPROVED);
  await cancelOn(test, cancelled);
  const [late, lost, paid, again, changed] = [
    await loanOf(business, APPROVED),
    await loanOf(business, APPROVED),
    await loanOf(business, APPROVED),
    await loanOf(business, APPROVED),
    await loanOf(business, APPROVED),
  ];
  await withdrawn(business, paid, 'COMPLETED');
  await withdrawn(business, late, 'FAILED');
  await pay(business, paid, 17_067, { paidAt: APPROVED });
  const { payoffAmount = 0 } = await accountOf(paid);
  await pay(business, paid, payoffAmount + 5000, { reference: 'A ref' });
  await goTo(business, DUE);
  await refundByStaff(staff, paid, 300);
  await nextLoan(business, paid);
  await paid.client.wallet.payWithCredit({
    idempotencyKey: randomUUID(),
    requestBody: { phoneNumber: paid.phoneNumber, loanNumber: paid.loanNumber, amount: 1000 },
  });
  await incoming(business, late);
  await pay(business, changed, 17_067);
  await changeSchedule(business, changed, 'LONGER_TERM', 3);
  await goTo(business, LATE);
  await pay(business, changed, 5_000);
  const { payments = [] } = await accountOf(late);
  await reverse(business, { ...late, repaymentNumber: payments[0]?.repaymentNumber ?? '' });
  await pay(business, late, 5_000, { paidAt: addDays(DUE, 20) });
  const waive = (amount: number) =>
    client.backOffice.waiveCharges({
      loanNumber: late.loanNumber,
      idempotencyKey: randomUUID(),
      requestBody: { amount, reason: REASON },
    });
  await waive(100);
  const { waiver } = await waive(50);
  await client.backOffice.reverseWaiver({
    loanNumber: late.loanNumber,
    waiverId: waiver?.waiverId ?? '',
    idempotencyKey: randomUUID(),
    requestBody: { reason: 'Another loan was meant.' },
  });
  await toppedUp(business, again);
  await goTo(business, '2027-06-10');
  for (const loan of [lost, late]) await writtenOff(business, loan);
  await client.backOffice.reverseWriteOff({
    loanNumber: late.loanNumber,
    idempotencyKey: randomUUID(),
    requestBody: { reason: 'The member was found.' },
  });
  await pay(business, lost, 2000);
  await pay(business, late, 30_000);
}

async function withdrawn(business: Business, loan: TestWallet, to: 'COMPLETED' | 'FAILED'): Promise<void> {
  const { withdrawal } = await withdraw(loan, business.staff, 30_000);
  await settle(business.staff, withdrawal.withdrawalNumber, 'PROCESSING', to);
}

function writtenOff({ staff }: Business, { loanNumber }: TestWallet) {
  return staff.officer.client.backOffice.writeOffLoan({
    loanNumber,
    idempotencyKey: randomUUID(),
    requestBody: { reason: 'Nobody answers any more.' },
  });
}

/** Money that is assigned, released, returned and bounced. */
async function incoming({ test, staff }: Business, { loanNumber }: TestWallet): Promise<void> {
  const { backOffice } = staff.officer.client;
  await arrived(test, toldPayment(DUE, 500, loanNumber));
  const assigned = await arrived(test, toldPayment(DUE, 700, 'who knows'));
  const returned = await arrived(test, toldPayment(DUE, 900, 'nobody knows'));
  const bounced = toldPayment(DUE, 300, 'not known');
  await arrived(test, bounced);
  await arrived(test, toldPayment(DUE, 250, 'still not known'));
  await tell(test, { ...bounced, type: 'bounced' });
  const named = (paymentNumber: string) => ({ paymentNumber, idempotencyKey: randomUUID() });
  await backOffice.assignPayment({ ...named(assigned.paymentNumber), requestBody: { loanNumber } });
  await backOffice.returnPayment({ ...named(returned.paymentNumber), requestBody: { reason: 'Not ours.' } });
}

async function toppedUp(business: Business, loan: TestWallet): Promise<void> {
  const { schedule = [] } = await accountOf(loan);
  for (const [index, paidAt] of [DUE, '2027-03-15'].entries()) {
    await pay(business, loan, schedule[index]?.amount ?? 0, { paidAt });
  }
  await goTo(business, '2027-04-20');
  await pay(business, loan, schedule[2]?.amount ?? 0, { paidAt: '2027-04-15' });
  const topUp = await appliedTopUp(loan);
  await decide(business.staff, topUp);
}
