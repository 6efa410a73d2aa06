import type { ScheduleChange } from '../servicing/contract';
import { type Line, least, modelDay, NO_PAUSE, total } from './model-line';

interface Part {
  readonly dueDay: number;
  principal: bigint;
  carried: bigint;
  own: bigint;
  ofPause: bigint;
}

/**
 * What is not paid of lines that are left, taken out of them.
 * @param earlier paid but for rests that are too little to be asked for, which go along; interest only once it is due
 */
export function takenOut(
  left: readonly Line[],
  earlier: readonly Line[],
  day: number,
): { principal: bigint; interest: bigint } {
  const taken = { principal: 0n, interest: 0n };
  const rests = earlier.filter(({ isMoved }) => !isMoved);
  for (const line of [...left, ...rests]) {
    taken.principal += line.owed.PRINCIPAL - line.paid.PRINCIPAL;
    line.principal = line.owed.PRINCIPAL = line.paid.PRINCIPAL;
  }
  for (const line of [...left, ...rests.filter(({ dueDay }) => dueDay <= day)]) {
    taken.interest += line.owed.INTEREST - line.paid.INTEREST;
    line.owed.INTEREST = line.paid.INTEREST;
  }
  for (const line of left) line.isMoved = true;
  return taken;
}

/**
 * The lines of a changed schedule for so much that is left, which may be otherwise than when it was agreed.
 * @param anniversaries the last days of the contract's years
 * @param room what a year has room for, counted from 0
 */
export function changedLines(
  { pausedUntil, installments }: ScheduleChange,
  days: { readonly begins: number; readonly on: number; readonly anniversaries: readonly number[] },
  left: { readonly principal: bigint; readonly interest: bigint },
  room: (year: number) => bigint,
): Line[] {
  const { begins } = days;
  const { principal, interest } = left;
  const parts = installments.map((one) => ({
    dueDay: modelDay(one.dueOn),
    principal: BigInt(one.principalMinor),
    carried: BigInt(one.carriedMinor),
    own: BigInt(one.interestMinor - one.carriedMinor - one.pauseMinor),
    ofPause: BigInt(one.pauseMinor),
  }));
  for (const [year, lastDay] of days.anniversaries.entries()) {
    if (lastDay > days.on) fitInto(parts, begins, days.anniversaries[year - 1] ?? 0, lastDay, room(year));
  }
  let more = principal - total(parts.map((part) => part.principal));
  if (more > 0n) parts[0]!.principal += more;
  for (const part of [...parts].reverse()) {
    const taken = least(part.principal, more < 0n ? -more : 0n);
    part.principal -= taken;
    more += taken;
  }
  let moreInterest = interest - total(parts.map((part) => part.carried));
  for (const part of parts) {
    const added = -least(-moreInterest, part.carried);
    part.carried += added;
    moreInterest -= added;
  }
  let beginsDay = begins;
  return installments.map((one, index) => {
    const { principal: ofPrincipal, carried, own, ofPause } = parts[index]!;
    const line: Line = {
      number: one.number,
      beginsDay,
      dueDay: modelDay(one.dueOn),
      keptDay: modelDay(one.keptOn ?? one.dueOn),
      principal: ofPrincipal,
      owed: { PENALTY: 0n, FEE: 0n, INTEREST: own + ofPause + carried, PRINCIPAL: ofPrincipal },
      paid: { PENALTY: 0n, FEE: 0n, INTEREST: 0n, PRINCIPAL: 0n },
      rest: { PENALTY: 0n, FEE: 0n, INTEREST: 0n, PRINCIPAL: 0n },
      month: own,
      lived: 0n,
      settled: 0n,
      penaltyBases: 0n,
      penaltySoFar: 0n,
      isMoved: false,
      taken: own + ofPause,
      carried,
      pause:
        pausedUntil === undefined
          ? { ...NO_PAUSE }
          : {
              agreed: ofPause,
              whole: ofPause,
              lived: 0n,
              from: begins,
              to: modelDay(pausedUntil),
              of: principal,
            },
      agreed: {
        interest: own,
        principal: total(installments.slice(index).map((later) => BigInt(later.principalMinor))),
      },
    };
    beginsDay = line.dueDay;
    return line;
  });
}

/** What a year has no room for is not charged: of pauses first, the last part before the others. */
function fitInto(
  parts: readonly Part[],
  begins: number,
  afterDay: number,
  lastDay: number,
  room: bigint,
): void {
  const later = parts.filter(({ dueDay }) => dueDay > afterDay);
  const begun = later.filter((part) => (parts[parts.indexOf(part) - 1]?.dueDay ?? begins) < lastDay);
  const wanted = total([...later.map(({ ofPause }) => ofPause), ...begun.map(({ own }) => own)]);
  let over = wanted - (room > 0n ? room : 0n);
  for (const part of [...later].reverse()) {
    const cut = least(part.ofPause, over > 0n ? over : 0n);
    part.ofPause -= cut;
    over -= cut;
  }
  for (const part of [...begun].reverse()) {
    const cut = least(part.own, over > 0n ? over : 0n);
    part.own -= cut;
    over -= cut;
  }
}
