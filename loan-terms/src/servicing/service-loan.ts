import type { Day } from '../calendar';
import type { LoanPosition, ReceivedPayment, ServicedContract } from './contract';

/** Where a loan stands at the end of a day, from its contract and what was paid. */
export function serviceLoan(
  contract: ServicedContract,
  payments: readonly ReceivedPayment[],
  asOf: Day,
): LoanPosition {
  throw new Error(`not yet: ${contract.startsOn}, ${payments.length}, ${asOf}`);
}
