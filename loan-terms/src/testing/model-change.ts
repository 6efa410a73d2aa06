import type { ScheduleChange } from '../servicing/contract';
import { type Line, least, modelDay, NO_PAUSE, total } from './model-line';

/** The lines of a changed schedule for so much that is left, which may be otherwise than when it was agreed. */
export function changedLines(
  { pausedUntil, installments }: ScheduleChange,
  begins: number,
  principal: bigint,
  interest: bigint,
): Line[] {
  const parts = installments.map((one) => ({
    principal: BigInt(one.principalMinor),
    carried: BigInt(one.carriedMinor),
  }));
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
    const own = BigInt(one.interestMinor - one.carriedMinor - one.pauseMinor);
    const { principal: ofPrincipal, carried } = parts[index]!;
    const ofPause = BigInt(one.pauseMinor);
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
