import { type Day, fromDayNumber, toDayNumber } from '../calendar';
import { sumOf } from '../money';
import { type ChangedState, changedStateOf, resumeChanges } from './changed-state';
import type { Bucket, ContractInstallment, ServicedContract, ServicingPolicy } from './contract';
import { nextEventDay } from './play';
import {
  type LateRun,
  lateRunKey,
  type Receipt,
  type RunningInstallment,
  type RunningLoan,
  untouched,
} from './running-loan';

/** That of the loan's rules: a checkpoint by other rules is not gone on from. */
export function checkpointVersion({ rules }: ServicingPolicy): number {
  return rules?.version ?? 1;
}

/**
 * A loan at the end of a day, with all that is needed to go on from there: plain data, small enough to be kept with
 * every loan and read at each look. What cannot change any more is summed up.
 */
export interface LoanCheckpoint {
  readonly version: number;
  readonly on: Day;
  readonly closedOn?: Day;
  readonly writtenOffOn?: Day;
  readonly contract: Omit<ServicedContract, 'installments'>;
  readonly installments: readonly InstallmentState[];
  /** The payments that early settlement, or the end of the loan, can still change. */
  readonly receipts: readonly Receipt[];
  readonly lateRuns: readonly LateRunState[];
  readonly capRoom: RunningLoan['capRoom'];
  readonly past: RunningLoan['past'];
  /** Where there is any. */
  readonly owedBackMinor?: number;
  readonly changed?: ChangedState;
  /** The days of write-offs that were taken back, and of that. */
  readonly lifted?: readonly (readonly [writtenOffOn: Day, liftedOn: Day])[];
}

/**
 * As it was agreed, with its due day once more as a number, and what happened to it, if anything did; at last the banking
 * day that keeps the due day, where that is none itself.
 */
type InstallmentState =
  | readonly [...AgreedState]
  | readonly [...AgreedState, happened: Happened]
  | readonly [...AgreedState, happened: Happened | null, keptOn: Day];
type Happened = readonly (number | string | null)[];
type AgreedState = readonly [dueOn: Day, dueDay: number, principalMinor: number, interestMinor: number];

type LateRunState = readonly [
  installmentNumber: number,
  kind: LateRun['kind'],
  from: Day,
  fromDay: number,
  to: Day,
  days: number,
  amountMinor: number,
  waivedMinor: number,
];

/** The checkpoint of a loan at the end of the day that it was played through to. */
export function checkpointOf(loan: RunningLoan): LoanCheckpoint {
  const { contract, installments, receipts, lateRuns, capRoom, past, lenience } = loan;
  const { playedToDay, closedDay, writtenOffDay } = loan;
  const { installments: _, ...terms } = contract;
  const changed = changedStateOf(loan);
  const open = receipts.filter((receipt) => canChange(receipt, loan));
  const over = receipts.filter((receipt) => !open.includes(receipt));
  return {
    version: checkpointVersion(contract.policy),
    on: fromDayNumber(playedToDay),
    ...(closedDay !== undefined && { closedOn: fromDayNumber(closedDay) }),
    ...(writtenOffDay !== undefined && { writtenOffOn: fromDayNumber(writtenOffDay) }),
    contract: terms,
    installments: installments.map(stateOf),
    receipts: open.map(copyOf),
    lateRuns: [...lateRuns.values()].map(runState),
    capRoom: { ...capRoom },
    past: {
      paidMinor: past.paidMinor + sumOf(over.flatMap(paidParts)),
      creditMinor: past.creditMinor + sumOf(over.map(({ restMinor }) => restMinor)),
    },
    ...(loan.owedBackMinor > 0 && { owedBackMinor: loan.owedBackMinor }),
    ...(changed && { changed }),
    ...(lenience.length > 0 && {
      lifted: lenience.map(
        ({ afterDay, untilDay }) => [fromDayNumber(afterDay), fromDayNumber(untilDay)] as const,
      ),
    }),
  };
}

/** The loan as it was when the checkpoint was made, without the charges up to then. */
export function resumeFrom(checkpoint: LoanCheckpoint): RunningLoan {
  const { on, closedOn, writtenOffOn, contract, installments, receipts, lateRuns, capRoom, past } =
    checkpoint;
  const { changed, lifted = [] } = checkpoint;
  let beginsDay = toDayNumber(contract.startsOn);
  const running = installments.map((state, index) => {
    const installment = installmentOf(
      state,
      index + 1,
      changed?.parts[index + 1]?.period?.beginsDay ?? beginsDay,
    );
    beginsDay = installment.dueDay;
    return installment;
  });
  if (changed) resumeChanges(running, changed);
  return {
    contract: { ...contract, installments: changed?.agreed ?? running },
    installments: running,
    changes: changed?.changes ?? [],
    receipts: receipts.map(copyOf),
    charges: [],
    lateRuns: new Map(lateRuns.map(runOf)),
    capRoom: { ...capRoom },
    past,
    uses: [],
    owedBackMinor: checkpoint.owedBackMinor ?? 0,
    playedToDay: toDayNumber(on),
    ...(closedOn !== undefined && { closedDay: toDayNumber(closedOn) }),
    ...(writtenOffOn !== undefined && { writtenOffDay: toDayNumber(writtenOffOn) }),
    lenience: lifted.map(([after, until]) => ({
      afterDay: toDayNumber(after),
      untilDay: toDayNumber(until),
    })),
  };
}

/** The day of the next event, when nobody pays before it. Undefined where there is none, as of a closed loan. */
export function nextEventOn(loan: RunningLoan): Day | undefined {
  const day = nextEventDay(loan);
  return day === undefined ? undefined : fromDayNumber(day);
}

function runState(run: LateRun): LateRunState {
  const { installmentNumber, kind, from, fromDay, to, days, amountMinor, waivedMinor } = run;
  return [installmentNumber, kind, from, fromDay, to, days, amountMinor, waivedMinor];
}

function runOf(state: LateRunState): [string, LateRun] {
  const [installmentNumber, kind, from, fromDay, to, days, amountMinor, waivedMinor] = state;
  const run = { installmentNumber, kind, from, to, fromDay, days, amountMinor, waivedMinor };
  return [lateRunKey(run), run];
}

/** Interest that was paid before its installment is due may turn out not to be charged, and then pays principal. */
function canChange({ restMinor, allocations }: Receipt, loan: RunningLoan): boolean {
  if (loan.closedDay !== undefined) return false;
  const isAhead = (number: number) => loan.installments[number - 1]!.dueDay > loan.playedToDay;
  return (
    restMinor > 0 ||
    allocations.some(
      ({ bucket, amountMinor, installmentNumber }) =>
        bucket === 'INTEREST' && amountMinor > 0 && isAhead(installmentNumber),
    )
  );
}

function paidParts({ allocations }: Receipt): number[] {
  return allocations.map(({ amountMinor }) => amountMinor);
}

function copyOf({ allocations, ...receipt }: Receipt): Receipt {
  return {
    ...receipt,
    allocations: allocations.filter(({ amountMinor }) => amountMinor > 0).map((part) => ({ ...part })),
  };
}

const PAID = ['PENALTY', 'FEE', 'INTEREST', 'PRINCIPAL'] as const satisfies Bucket[];

function stateOf(installment: RunningInstallment): InstallmentState {
  const { dueOn, dueDay, principalMinor, interestMinor, beginsDay, keptOn } = installment;
  const agreed = [dueOn, dueDay, principalMinor, interestMinor] as const;
  const happened = happenedTo(installment);
  const nothing = happenedTo(untouched(installment, beginsDay, dueDay));
  const isUntouched = happened.every((value, index) => value === nothing[index]);
  if (keptOn !== undefined) return [...agreed, isUntouched ? null : happened, keptOn];
  return isUntouched ? agreed : [...agreed, happened];
}

function happenedTo(installment: RunningInstallment): (number | string | null)[] {
  const { paid, forgiven, rest } = installment;
  const hasRest = PAID.some((bucket) => rest[bucket] > 0);
  return [
    installment.monthInterestMinor,
    String(installment.accruedMinorDays),
    installment.accruedToDay,
    installment.chargeableInterestMinor,
    installment.settledEarlyMinor,
    installment.penaltyMinor,
    installment.feeMinor,
    installment.waivedMinor,
    String(installment.penaltyBaseMinorDays),
    installment.penaltyBeforeCapMinor,
    ...PAID.map((bucket) => paid[bucket]),
    installment.settledDay ?? null,
    // Older checkpoints have neither waivers nor rests.
    ...(forgiven.PENALTY + forgiven.FEE > 0 || hasRest ? [forgiven.PENALTY, forgiven.FEE] : []),
    ...(hasRest ? PAID.map((bucket) => rest[bucket]) : []),
  ];
}

function installmentOf(
  [dueOn, dueDay, principalMinor, interestMinor, happened, keptOn]: InstallmentState,
  number: number,
  beginsDay: number,
): RunningInstallment {
  const schedule = { number, dueOn, principalMinor, interestMinor };
  const agreed: ContractInstallment = keptOn === undefined ? schedule : { ...schedule, keptOn };
  const installment = untouched(agreed, beginsDay, dueDay);
  if (!happened) return installment;
  const [month, accrued, accruedTo, chargeable, early, penalty, fee, waived, base, beforeCap, ...rest] =
    happened;
  const [paidPenalty, paidFee, paidInterest, paidPrincipal, settledDay, ...later] = rest;
  installment.monthInterestMinor = Number(month);
  installment.accruedMinorDays = BigInt(accrued ?? 0);
  installment.accruedToDay = Number(accruedTo);
  installment.chargeableInterestMinor = Number(chargeable);
  installment.settledEarlyMinor = Number(early);
  installment.penaltyMinor = Number(penalty);
  installment.feeMinor = Number(fee);
  installment.waivedMinor = Number(waived);
  installment.penaltyBaseMinorDays = BigInt(base ?? 0);
  installment.penaltyBeforeCapMinor = Number(beforeCap);
  const { paid } = installment;
  paid.PENALTY = Number(paidPenalty);
  paid.FEE = Number(paidFee);
  paid.INTEREST = Number(paidInterest);
  paid.PRINCIPAL = Number(paidPrincipal);
  const [forgivenPenalty, forgivenFee, ...rests] = later;
  installment.forgiven.PENALTY = Number(forgivenPenalty ?? 0);
  installment.forgiven.FEE = Number(forgivenFee ?? 0);
  if (settledDay !== null) installment.settledDay = Number(settledDay);
  for (const [index, amount] of rests.entries()) installment.rest[PAID[index]!] = Number(amount);
  return installment;
}
