import { randomUUID } from 'node:crypto';
import { approvedLoan, type TestWallet } from './factories';
import { askForHardship } from './hardship';
import { accountOf, type Business, pay } from './servicing';
import { settle, withdraw } from './withdrawals';

/** A member who borrowed, withdrew everything, and paid it back: nothing of them is open. */
export async function finishedBorrower(business: Business): Promise<TestWallet> {
  const { test, staff } = business;
  const member = await approvedLoan(test, staff, { loanAmountPHP: 100_000, installmentCount: 6 });
  const { withdrawal } = await withdraw(member, staff, 100_000);
  await settle(staff, withdrawal.withdrawalNumber, 'PROCESSING', 'COMPLETED');
  const { payoffAmount = 0, asOf = '' } = await accountOf(member);
  await member.client.payments.addPaymentClaim({
    loanNumber: member.loanNumber,
    idempotencyKey: randomUUID(),
    requestBody: { amount: payoffAmount, paidOn: asOf, reference: `TRF ${member.loanNumber}`, bank: 'BPI' },
  });
  await askForHardship(member, 'PAUSE', 1, 'A storm took the roof.');
  await pay(business, member, payoffAmount);
  return member;
}
