import { addMonths } from '../calendar';
import { roomOfContractYear } from '../servicing/cap';
import type { ChangedInstallment, ServicedContract } from '../servicing/contract';
import type { RunningLoan } from '../servicing/running-loan';
import { cappedContract } from '../servicing/schedule-change';

/**
 * The yearly cap holds across a change: interest of the new installments for which a contract year has no room is never
 * charged. That of a pause gives way first, of the year's last installment before the others.
 * @param closed the loan with its old schedule closed
 * @param before the schedule as it was
 */
export function withinYearlyCap(
  installments: readonly ChangedInstallment[],
  closed: RunningLoan,
  before: ServicedContract,
): ChangedInstallment[] {
  const cut = installments.map((one) => ({ ...one }));
  const { contract, capRoom } = closed;
  const capped = cappedContract(closed);
  const lastOn = cut.at(-1)!.dueOn;
  for (let year = 1; addMonths(contract.startsOn, 12 * (year - 1)) < lastOn; year++) {
    const after = addMonths(contract.startsOn, 12 * (year - 1));
    const upTo = addMonths(contract.startsOn, 12 * year);
    const ofYear = cut.filter(({ dueOn }) => after < dueOn && dueOn <= upTo).reverse();
    const lateMinor = year === capRoom.year ? roomOfContractYear(before, year) - capRoom.leftMinor : 0;
    const roomMinor = Math.max(0, roomOfContractYear(capped, year) - lateMinor);
    const wantedMinor = ofYear.reduce((sum, one) => sum + one.interestMinor - one.carriedMinor, 0);
    cutBy(Math.max(0, wantedMinor - roomMinor), ofYear);
  }
  return cut;
}

type Cut = { -readonly [Key in keyof ChangedInstallment]: ChangedInstallment[Key] };

function cutBy(amountMinor: number, installments: readonly Cut[]): void {
  let leftMinor = amountMinor;
  for (const one of installments) {
    const partMinor = Math.min(leftMinor, one.pauseMinor);
    one.pauseMinor -= partMinor;
    one.interestMinor -= partMinor;
    leftMinor -= partMinor;
  }
  for (const one of installments) {
    const partMinor = Math.min(leftMinor, one.interestMinor - one.carriedMinor - one.pauseMinor);
    one.interestMinor -= partMinor;
    leftMinor -= partMinor;
  }
}
