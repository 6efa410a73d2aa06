import { chargeCap } from './cap';
import type { ServicedContract } from './contract';
import { latePaymentCharges } from './penalty';
import { startLoan } from './running-loan';

/**
 * What penalties and late charges of one installment come to that stays unpaid for some days, where nothing else of
 * the loan is late: the example that a borrower is told.
 * @throws RangeError for an installment that the contract does not have
 */
export function lateCostMinor(contract: ServicedContract, number: number, daysLate: number): number {
  const installment = startLoan(contract).installments.find((one) => one.number === number);
  if (!installment) throw new RangeError(`the contract has no installment ${number}`);
  const chargesOf = latePaymentCharges(contract.policy, chargeCap(contract));
  let costMinor = 0;
  for (let day = 1; day <= daysLate; day++) {
    for (const { amountMinor } of chargesOf(installment, installment.dueDay + day)) costMinor += amountMinor;
  }
  return costMinor;
}
