import { randomUUID } from 'node:crypto';
import { approvedLoan, type TestWallet } from './factories';
import { accountOf, type Business, pay } from './servicing';
import { withdraw } from './withdrawals';

/** A member who borrowed, withdrew everything, and paid it back: nothing of them is open. */
export async function finishedBorrower(business: Business): Promise<TestWallet> {
  const { test, staff } = business;
  const member = await approvedLoan(test, staff, { loanAmountPHP: 100_000, installmentCount: 6 });
  const { withdrawal } = await withdraw(member, staff, 100_000);
  for (const status of ['PROCESSING', 'COMPLETED'] as const) {
    await staff.assistant.client.backOffice.changeWithdrawalStatus({
      withdrawalNumber: withdrawal.withdrawalNumber,
      idempotencyKey: randomUUID(),
      requestBody: { status },
    });
  }
  const { payoffAmount = 0, asOf = '' } = await accountOf(member);
  await member.client.payments.addPaymentClaim({
    loanNumber: member.loanNumber,
    idempotencyKey: randomUUID(),
    requestBody: { amount: payoffAmount, paidOn: asOf, reference: `TRF ${member.loanNumber}`, bank: 'BPI' },
  });
  const { loanNumber, client } = member;
  const wish = { way: 'PAUSE', size: 1 } as const;
  const { quoteHash } = await client.loan.quoteHardship({ loanNumber, requestBody: wish });
  await client.loan.applyForHardship({
    loanNumber,
    idempotencyKey: randomUUID(),
    requestBody: { ...wish, quoteHash, happened: 'OTHER', inOwnWords: 'A storm took the roof.' },
  });
  await pay(business, member, payoffAmount);
  return member;
}
