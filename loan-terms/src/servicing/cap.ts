import { addMonths, toDayNumber } from '../calendar';
import { toFraction } from '../money';
import type { ContractInstallment, ServicedContract } from './contract';

/** What penalties and late charges still find room for in a contract year, counted from 1, and in the loan's whole life. */
export interface CapRoom {
  year: number;
  leftMinor: number;
  lifeLeftMinor?: number;
}

/** Interest that is charged before the due day of its installment where the loan is settled early. */
export interface EarlyInterest {
  /** Not on this day, but after it. */
  readonly fromDay: number;
  readonly amountMinor: number;
}

/** What the cap counts of a loan: the schedule's interest, and which of it may come early. */
export interface CappedContract extends ServicedContract {
  readonly installments: readonly (ContractInstallment & { readonly early?: readonly EarlyInterest[] })[];
}

/**
 * The cap of the contract (loan contract, Article 2; specification, section 9: 'Interest, fines, service
 * charges or fees total at most 25% per year'): what penalties and late charges find room for. A contract
 * year's room is the capped share of the principal, rounded down, less the interest that the schedule charges
 * in that year or, where it is settled early, could, and in the first year less what the loan was charged on its
 * first day; years are counted from that day, and a due day on a year's last day belongs to it. The later rules
 * add the room of the loan's whole life, for penalties and every charge.
 * @param room is kept up with what is charged
 * @returns what of a wanted amount may be charged on a day; the days come in their order.
 */
export function chargeCap(
  contract: CappedContract,
  room: CapRoom = firstRoom(contract),
): (day: number, wantedMinor: number) => number {
  const yearlyMinor = yearlyRoomMinor(contract);
  let lastDay = lastDayOfYear(contract, room.year);
  return (day, wantedMinor) => {
    while (day > lastDay) {
      room.year++;
      room.leftMinor = roomOfYear(contract, room.year, yearlyMinor);
      lastDay = lastDayOfYear(contract, room.year);
    }
    const chargedMinor = Math.min(wantedMinor, room.leftMinor, room.lifeLeftMinor ?? wantedMinor);
    room.leftMinor -= chargedMinor;
    if (room.lifeLeftMinor !== undefined) room.lifeLeftMinor -= chargedMinor;
    return chargedMinor;
  };
}

/** The room of a new loan. */
export function firstRoom(contract: CappedContract): CapRoom {
  const { rules } = contract.policy;
  const leftMinor = roomOfYear(contract, 1, yearlyRoomMinor(contract));
  if (!rules) return { year: 1, leftMinor };
  const lifeMinor = shareDown(contract.principalMinor, rules.lifeCapPercent, rules.coinMinor);
  const lifeLeftMinor = Math.max(0, lifeMinor - (contract.chargesMinor ?? 0));
  return { year: 1, leftMinor, lifeLeftMinor };
}

/** What is left of a year's room when another schedule charges other interest in it. */
export function changedRoom(room: CapRoom, before: CappedContract, after: CappedContract): void {
  const takenMinor = roomOfContractYear(before, room.year) - room.leftMinor;
  room.leftMinor = Math.max(0, roomOfContractYear(after, room.year) - takenMinor);
}

/** What penalties and late charges have room for in a contract year beside the schedule's interest. */
export function roomOfContractYear(contract: CappedContract, year: number): number {
  return roomOfYear(contract, year, yearlyRoomMinor(contract));
}

/** What interest, penalties and late charges of one contract year may come to at most. */
export function yearlyCapMinor(principalMinor: number, capPercent: number, coinMinor?: number): number {
  return shareDown(principalMinor, capPercent, coinMinor);
}

function yearlyRoomMinor({ principalMinor, policy }: ServicedContract): number {
  return yearlyCapMinor(principalMinor, policy.capPercent, policy.rules?.coinMinor);
}

/** A percentage of the principal, rounded down to whole hundredths or coins. */
function shareDown(principalMinor: number, capPercent: number, coinMinor = 1): number {
  const percent = toFraction(capPercent);
  const coins =
    (BigInt(principalMinor) * percent.numerator) / (percent.denominator * 100n * BigInt(coinMinor));
  return Number(coins) * coinMinor;
}

function lastDayOfYear({ startsOn }: ServicedContract, year: number): number {
  return toDayNumber(addMonths(startsOn, 12 * year));
}

function roomOfYear(
  { startsOn, installments, chargesMinor = 0 }: CappedContract,
  year: number,
  yearlyMinor: number,
): number {
  const after = addMonths(startsOn, 12 * (year - 1));
  const upTo = addMonths(startsOn, 12 * year);
  const upToDay = toDayNumber(upTo);
  const interestMinor = installments
    .filter(({ dueOn }) => dueOn > after)
    .reduce(
      (sum, { dueOn, interestMinor: ownMinor, early = [] }) =>
        sum + (dueOn <= upTo ? ownMinor : earlyMinor(early, upToDay)),
      0,
    );
  return Math.max(0, yearlyMinor - interestMinor - (year === 1 ? chargesMinor : 0));
}

/** What of an installment's interest may be charged by a day before it is due. */
function earlyMinor(early: readonly EarlyInterest[], upToDay: number): number {
  return early
    .filter(({ fromDay }) => fromDay < upToDay)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
