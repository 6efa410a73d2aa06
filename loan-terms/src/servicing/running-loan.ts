import { toDayNumber } from '../calendar';
import { type CapRoom, firstRoom } from './cap';
import {
  type Allocation,
  BUCKETS,
  type Bucket,
  type Charge,
  type ContractInstallment,
  type Credit,
  type CreditUse,
  isRest,
  type LateCharges,
  type LoanEntry,
  type ReceivedPayment,
  type ScheduleChange,
  type ServicedContract,
  type ServicingPolicy,
} from './contract';

/** The interest of a pause that is paid with one installment: earned by days, from the first to the last of the pause. */
export interface PauseInterest {
  /** As it was agreed, with the principal that all of the pause was agreed on. */
  readonly agreedMinor: number;
  readonly principalMinor: number;
  readonly beginsDay: number;
  readonly endsDay: number;
  /** What the whole pause bears on the principal that is left now. */
  wholeMinor: number;
  /** Whole pause's interest times days, up to `accruedToDay`. */
  accruedMinorDays: bigint;
  accruedToDay: number;
}

/** What changes of the schedule have made otherwise. */
export interface ChangedPart {
  /** The day on which what was unpaid of it went into a later schedule. */
  movedDay?: number;
  /** Of an installment that was moved: the interest that it was charged, for the cap. */
  chargedMinor?: number;
  /** Interest that was charged before the installment came about. */
  carriedMinor?: number;
  pause?: PauseInterest;
  /** Of a changed schedule, whose periods may be no whole months: what this one bears on so much principal. */
  period?: {
    readonly beginsDay: number;
    readonly interestMinor: number;
    readonly principalMinor: number;
  };
}

/** One installment while the loan is played through, day by day. Days are day numbers. */
export interface RunningInstallment extends ContractInstallment, ChangedPart {
  principalMinor: number;
  interestMinor: number;
  /** Its month is the days after this one up to the due day. */
  readonly beginsDay: number;
  dueDay: number;
  /** The last day on which paying keeps the due day: the due day, or the next banking day. */
  readonly keptDay: number;
  /** What a whole month bears on the principal that is left now. */
  monthInterestMinor: number;
  /** Month's interest times days, up to `accruedToDay`; the rest of the month accrues at the figure above. */
  accruedMinorDays: bigint;
  accruedToDay: number;
  /** What it bears in all: the month's accrual, or the earned part of it once the loan is closed. */
  chargeableInterestMinor: number;
  /** Principal that early settlement in part has paid. */
  settledEarlyMinor: number;
  penaltyMinor: number;
  feeMinor: number;
  waivedMinor: number;
  /** The sum of what was unpaid on each penalty day, and the penalty of all of it, before the cap. */
  penaltyBaseMinorDays: bigint;
  penaltyBeforeCapMinor: number;
  readonly paid: Record<Bucket, number>;
  /** What officers waived of it. */
  readonly forgiven: Record<'PENALTY' | 'FEE', number>;
  /** The small rest that was written off as the loan ended. */
  readonly rest: Record<Bucket, number>;
  /** The day on which principal and interest were paid, but for a small rest. */
  settledDay: number | undefined;
}

/** A payment while it is allocated. */
export interface Receipt {
  readonly paymentId: string;
  /** What pays nothing: the member's credit, once the loan is closed. */
  restMinor: number;
  readonly allocations: (Allocation & { amountMinor: number })[];
}

/** The late charges of an installment of one kind, from a first day on. */
export interface LateRun extends LateCharges {
  readonly fromDay: number;
  to: string;
  days: number;
  amountMinor: number;
  waivedMinor: number;
}

export function lateRunKey({ installmentNumber, kind }: Pick<LateRun, 'installmentNumber' | 'kind'>): string {
  return `${installmentNumber} ${kind}`;
}

/** The loan while it is played through. */
export interface RunningLoan {
  contract: ServicedContract;
  /** Of all schedules that it has had, in the order of their due days. */
  installments: readonly RunningInstallment[];
  /** The changes of its schedule so far. */
  changes: readonly ScheduleChange[];
  /** The payments that can still change, and those received since the loan was started or resumed. */
  readonly receipts: Receipt[];
  /** Since the loan was started or resumed. */
  readonly charges: Charge[];
  /** All of them, by installment and kind, in the order of their first days. */
  readonly lateRuns: Map<string, LateRun>;
  readonly capRoom: CapRoom;
  /** What came of the payments that cannot change any more. */
  readonly past: { readonly paidMinor: number; readonly creditMinor: number };
  /** Since the loan was started or resumed: what of its payments was given back, or paid on another loan. */
  uses: readonly Credit[];
  /** What was given back, and the payments that stand do not hold any more. */
  owedBackMinor: number;
  /** Up to the end of this day it was played through. */
  playedToDay: number;
  closedDay?: number;
  /** From then on nothing is charged. */
  writtenOffDay?: number;
  /** Days on which being late cost nothing. */
  lenience: readonly Lenience[];
}

/** After the day of a write-off, up to the day on which it was taken back. */
export interface Lenience {
  readonly afterDay: number;
  readonly untilDay: number;
}

export function isLenient({ lenience }: Pick<RunningLoan, 'lenience'>, day: number): boolean {
  return lenience.some(({ afterDay, untilDay }) => day > afterDay && day <= untilDay);
}

/** Adds a charge to those of the loan, and what being late cost to the run of its installment. */
export function note({ charges, lateRuns }: RunningLoan, charge: Charge, day: number): void {
  charges.push(charge);
  const { kind, installmentNumber, chargedOn, amountMinor, waivedMinor } = charge;
  if (kind === 'INTEREST' || isRest(kind)) return;
  const key = lateRunKey({ installmentNumber, kind });
  const run = lateRuns.get(key);
  if (run) {
    run.to = chargedOn;
    run.days = day - run.fromDay + 1;
    run.amountMinor += amountMinor;
    run.waivedMinor += waivedMinor;
  } else {
    const [from, to] = [chargedOn, chargedOn];
    lateRuns.set(key, { installmentNumber, kind, from, to, fromDay: day, days: 1, amountMinor, waivedMinor });
  }
}

export type PaymentOfDay = ReceivedPayment & { readonly day: number };
export type EntryOfDay = Exclude<LoanEntry, CreditUse> & { readonly day: number };

export function startLoan(contract: ServicedContract): RunningLoan {
  let beginsDay = toDayNumber(contract.startsOn);
  const installments = contract.installments.map((installment) => {
    const running = startInstallment(installment, beginsDay);
    beginsDay = running.dueDay;
    return running;
  });
  return {
    contract,
    installments,
    changes: [],
    receipts: [],
    charges: [],
    lateRuns: new Map(),
    capRoom: firstRoom(contract),
    past: { paidMinor: 0, creditMinor: 0 },
    uses: [],
    owedBackMinor: 0,
    playedToDay: toDayNumber(contract.startsOn),
    lenience: [],
  };
}

/** What an installment has to be paid of one kind, charged by now or not. */
export function unpaidMinor(installment: RunningInstallment, bucket: Bucket): number {
  return owedMinor(installment, bucket) - installment.paid[bucket] - installment.rest[bucket];
}

/** What an installment has to be paid of all kinds. */
export function unpaidInAll(installment: RunningInstallment): number {
  return BUCKETS.reduce((sum, bucket) => sum + unpaidMinor(installment, bucket), 0);
}

/** Principal and interest: what being late is charged on. */
export function unpaidOfSchedule(installment: RunningInstallment): number {
  return unpaidMinor(installment, 'PRINCIPAL') + unpaidMinor(installment, 'INTEREST');
}

/** Whether so much is nothing, or too little to ask for. */
export function isPaidUp(unpaidMinor: number, { rules }: ServicingPolicy): boolean {
  return unpaidMinor === 0 || unpaidMinor < (rules?.smallRestMinor ?? 0);
}

function owedMinor(installment: RunningInstallment, bucket: Bucket): number {
  if (bucket === 'PRINCIPAL') return installment.principalMinor;
  if (bucket === 'INTEREST') return installment.chargeableInterestMinor;
  const chargedMinor = bucket === 'PENALTY' ? installment.penaltyMinor : installment.feeMinor;
  return chargedMinor - installment.forgiven[bucket];
}

function startInstallment(installment: ContractInstallment, beginsDay: number): RunningInstallment {
  return untouched(installment, beginsDay, toDayNumber(installment.dueOn));
}

/** An installment before anything happened to it. */
export function untouched(
  { number, dueOn, principalMinor, interestMinor, keptOn }: ContractInstallment,
  beginsDay: number,
  dueDay: number,
): RunningInstallment {
  const installment = {
    number,
    dueOn,
    principalMinor,
    interestMinor,
    beginsDay,
    dueDay,
    keptDay: keptOn === undefined ? dueDay : toDayNumber(keptOn),
    monthInterestMinor: interestMinor,
    accruedMinorDays: 0n,
    accruedToDay: beginsDay,
    chargeableInterestMinor: interestMinor,
    settledEarlyMinor: 0,
    penaltyMinor: 0,
    feeMinor: 0,
    waivedMinor: 0,
    penaltyBaseMinorDays: 0n,
    penaltyBeforeCapMinor: 0,
    paid: { PENALTY: 0, FEE: 0, INTEREST: 0, PRINCIPAL: 0 },
    forgiven: { PENALTY: 0, FEE: 0 },
    rest: { PENALTY: 0, FEE: 0, INTEREST: 0, PRINCIPAL: 0 },
    settledDay: undefined,
  };
  // A property that comes behind spread ones is several times slower than one before them (docs/performance.md).
  return keptOn === undefined ? installment : { keptOn, ...installment };
}
