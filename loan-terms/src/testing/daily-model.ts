import type {
  Bucket,
  LoanEntry,
  OfficerEntry,
  ReceivedPayment,
  ScheduleChange,
  ServicedContract,
} from '../servicing/contract';
import { changedLines, takenOut } from './model-change';
import { earlyInterest, halves, type Line, least, lineOf, modelDay, total } from './model-line';

export { modelDay } from './model-line';

export interface ModelRow {
  readonly installmentNumber: number;
  readonly kind: string;
  readonly day: number;
  readonly amount: bigint;
  readonly waived: bigint;
}

const BUCKETS: readonly Bucket[] = ['PENALTY', 'FEE', 'INTEREST', 'PRINCIPAL'];
const dayOf = (entry: LoanEntry) => modelDay('enteredOn' in entry ? entry.enteredOn : entry.paidOn);

/**
 * The servicing rules once more, to test them against: written for plainness instead of speed, on its own, with
 * every day lived through and every figure carried as a whole number of hundredths or as the numerator of a
 * fraction.
 */
export class DailyModel {
  readonly lines: Line[] = [];
  readonly rows: ModelRow[] = [];
  /** The schedule's interest of each contract year, and what was charged beside it. */
  private readonly takenOfYear = new Map<number, bigint>();
  private lateInAll = 0n;
  credit = 0n;
  received = 0n;
  closedOn?: number;
  writtenOffOn?: number;
  /** Since a write-off that was taken back, up to the day of that, being late costs nothing. */
  private readonly lenient = new Set<number>();

  private readonly anniversaries: readonly number[];
  /** The last one that was lived through. */
  private day: number;

  constructor(private readonly contract: ServicedContract) {
    const [year = 0, month = 1, date = 1] = contract.startsOn.split('-').map(Number);
    this.anniversaries = [1, 2, 3, 4, 5].map((later) => {
      const last = new Date(Date.UTC(year + later, month, 0)).getUTCDate();
      return Date.UTC(year + later, month - 1, Math.min(date, last)) / 86_400_000;
    });
    let beginsDay = modelDay(contract.startsOn);
    this.day = beginsDay;
    for (const { number, dueOn, keptOn = dueOn, principalMinor, interestMinor } of contract.installments) {
      const interest = BigInt(interestMinor);
      const days = { beginsDay, dueDay: modelDay(dueOn), keptDay: modelDay(keptOn) };
      this.lines.push(lineOf(number, days, BigInt(principalMinor), interest));
      beginsDay = modelDay(dueOn);
      this.take(beginsDay, interest);
    }
  }

  /** @param entries in the order of recording, the days in any order */
  play(entries: readonly LoanEntry[], asOf: string): this {
    const lastDay = modelDay(asOf);
    const ofDays = entries.map((entry) => ({ entry, day: dayOf(entry) }));
    for (const { entry, day } of ofDays.sort((one, other) => one.day - other.day)) {
      if (day <= lastDay) this.goOnTo(day).happen(entry);
    }
    return this.goOnTo(lastDay);
  }

  /** Lives through the days up to one, which is the last one so far at the earliest. */
  goOnTo(lastDay: number): this {
    while (this.day < lastDay) {
      this.day += 1;
      if (this.closedOn === undefined && this.writtenOffOn === undefined) this.charge(this.day);
    }
    return this;
  }

  /** On the last day so far. */
  happen(entry: LoanEntry): void {
    if ('kind' in entry && entry.kind === 'CREDIT_USE') this.giveBack(entry.amountMinor);
    else if ('enteredOn' in entry) this.enter(entry, this.day);
    else this.receive(entry, this.day);
  }

  /** What is unpaid of the installments that are asked for: all, or some. */
  owing(isAskedFor: (line: Line) => boolean = () => true): bigint {
    const lines = this.lines.filter(isAskedFor);
    return total(
      lines.flatMap(({ owed, paid, rest }) =>
        BUCKETS.map((bucket) => owed[bucket] - paid[bucket] - rest[bucket]),
      ),
    );
  }

  /** All that was lent, earned and charged, less all that was paid. */
  payoff(): bigint {
    const earned = this.lines.map((line) => this.earned(line));
    const charged = this.lines.map(({ owed }) => owed.PRINCIPAL + owed.PENALTY + owed.FEE);
    return total(earned) + total(charged) - (this.received - this.credit);
  }

  private charge(day: number): void {
    for (const line of this.lines) {
      if (line.isMoved) continue;
      if (day > line.beginsDay && day <= line.dueDay) line.lived += line.month;
      if (day > line.pause.from && day <= line.pause.to) line.pause.lived += line.pause.whole;
      if (day === line.dueDay) this.write(line, 'INTEREST', day, line.owed.INTEREST - line.carried, 0n);
      const isLate = day > line.keptDay + this.contract.policy.graceDays;
      if (isLate && !this.lenient.has(day)) this.chargeLate(line, day);
    }
  }

  private chargeLate(line: Line, day: number): void {
    const { graceDays, dailyPercent, lateChargePercent } = this.contract.policy;
    const base = line.owed.PRINCIPAL + line.owed.INTEREST - line.paid.PRINCIPAL - line.paid.INTEREST;
    if (this.isNothing(base)) return;
    if (day === line.keptDay + graceDays + 1) {
      const wanted = this.share(base, lateChargePercent);
      const fits = least(wanted, this.room(day));
      line.owed.FEE += fits;
      this.write(line, 'LATE_CHARGE', day, fits, wanted - fits);
    }
    line.penaltyBases += base;
    const wanted = this.share(line.penaltyBases, dailyPercent) - line.penaltySoFar;
    line.penaltySoFar += wanted;
    const fits = least(wanted, this.room(day));
    line.owed.PENALTY += fits;
    this.write(line, 'PENALTY', day, fits, wanted - fits);
  }

  private write({ number }: Line, kind: string, day: number, amount: bigint, waived: bigint): void {
    if (kind === 'PENALTY' || kind === 'LATE_CHARGE') {
      this.take(day, amount);
      this.lateInAll += amount;
    }
    if (amount + waived > 0n) this.rows.push({ installmentNumber: number, kind, day, amount, waived });
  }

  private room(day: number): bigint {
    const { principalMinor, policy, chargesMinor = 0 } = this.contract;
    const room = this.roomOfYear(this.yearOf(day));
    const { rules } = policy;
    const ofLife = rules
      ? this.down(BigInt(principalMinor) * BigInt(rules.lifeCapPercent)) -
        this.lateInAll -
        BigInt(chargesMinor)
      : room;
    return least(room, ofLife) > 0n ? least(room, ofLife) : 0n;
  }

  private roomOfYear(year: number): bigint {
    const { principalMinor, policy, chargesMinor = 0 } = this.contract;
    const taken =
      (this.takenOfYear.get(year) ?? 0n) +
      earlyInterest(this.lines, this.anniversaries[year] ?? 0) +
      (year === 0 ? BigInt(chargesMinor) : 0n);
    return this.down(BigInt(principalMinor) * BigInt(policy.capPercent)) - taken;
  }

  /** So many hundredths of a hundredth, in whole coins. */
  private down(percents: bigint): bigint {
    return (percents / (100n * this.coin)) * this.coin;
  }

  private get coin(): bigint {
    return BigInt(this.contract.policy.rules?.coinMinor ?? 1);
  }

  private rounded(numerator: bigint, denominator: bigint): bigint {
    return halves(numerator, denominator * this.coin) * this.coin;
  }

  private share(amount: bigint, percent: number): bigint {
    return this.rounded(amount * BigInt(Math.round(percent * 1_000_000)), 100_000_000n);
  }

  private isNothing(amount: bigint): boolean {
    return amount === 0n || amount < BigInt(this.contract.policy.rules?.smallRestMinor ?? 0);
  }

  private take(day: number, amount: bigint): void {
    const year = this.yearOf(day);
    this.takenOfYear.set(year, (this.takenOfYear.get(year) ?? 0n) + amount);
  }

  /** How many anniversaries of the first day are over. */
  yearOf(day: number): number {
    return this.anniversaries.filter((anniversary) => anniversary < day).length;
  }

  private receive({ amountMinor, isSettlement }: ReceivedPayment, day: number): void {
    const amount = BigInt(amountMinor);
    const payoff = this.closedOn === undefined ? this.payoff() : 0n;
    this.received += amount;
    const isWrittenOff = this.writtenOffOn !== undefined;
    const isNothing = (rest: bigint) => rest === 0n || (!isWrittenOff && this.isNothing(rest));
    if (this.closedOn !== undefined) {
      this.credit += amount;
    } else if (amount >= payoff || isNothing(payoff - amount)) {
      this.credit += amount > payoff ? amount - payoff : 0n;
      this.close(day, amount);
    } else {
      if (isSettlement && !isWrittenOff) this.settle(amount, day);
      else this.payInOrder(this.lines, amount);
      if (this.lines.every((line) => isNothing(this.owing((one) => one === line)))) this.close(day, 0n);
    }
  }

  /** Of the credit of a closed loan. */
  private giveBack(amountMinor: number): void {
    this.credit -= BigInt(amountMinor);
    this.received -= BigInt(amountMinor);
  }

  /** A closed loan has earned what it has earned, and all of it is paid, but for a rest that nobody asks for. */
  private close(day: number, amount: bigint): void {
    this.closedOn = day;
    let tooMuch = 0n;
    for (const line of this.lines) {
      line.owed.INTEREST = this.earned(line);
      if (line.dueDay > day && this.writtenOffOn === undefined && !line.isMoved)
        this.write(line, 'INTEREST', day, line.owed.INTEREST - line.carried, 0n);
      const kept = least(line.paid.INTEREST, line.owed.INTEREST);
      tooMuch += line.paid.INTEREST - kept;
      line.paid.INTEREST = kept;
    }
    for (const line of this.lines) {
      const part = least(tooMuch, line.principal - line.paid.PRINCIPAL);
      line.paid.PRINCIPAL += part;
      tooMuch -= part;
    }
    this.payInOrder(this.lines, amount);
    for (const line of this.lines) {
      for (const bucket of BUCKETS) {
        line.rest[bucket] = line.owed[bucket] - line.paid[bucket];
        this.write(line, `REST_${bucket}`, day, line.rest[bucket], 0n);
      }
    }
  }

  /** What is waived was never owed; what is written off is owed as it stands. */
  private enter(entry: OfficerEntry | ScheduleChange, day: number): void {
    if (this.closedOn !== undefined || this.writtenOffOn !== undefined) return;
    if (entry.kind === 'SCHEDULE_CHANGE') {
      this.change(entry, day);
      return;
    }
    if (entry.kind === 'WAIVER') {
      let left = BigInt(entry.amountMinor);
      for (const line of this.lines) {
        const { owed, paid } = line;
        for (const bucket of ['PENALTY', 'FEE'] as const) {
          const part = least(left, owed[bucket] - paid[bucket]);
          owed[bucket] -= part;
          this.write(line, `WAIVED_${bucket}`, day, part, 0n);
          left -= part;
        }
      }
      if (this.isNothing(this.payoff())) this.close(day, 0n);
      return;
    }
    if (entry.liftedOn !== undefined) {
      for (let free = day + 1; free <= modelDay(entry.liftedOn); free++) this.lenient.add(free);
      return;
    }
    this.payInOrder(this.lines, this.stop(this.lines, day));
    this.writtenOffOn = day;
  }

  /** Charges what coming lines have earned. @returns what was paid on them in advance beyond it. */
  private stop(lines: readonly Line[], day: number): bigint {
    let back = 0n;
    for (const line of lines) {
      if (line.dueDay <= day || line.isMoved) continue;
      line.owed.INTEREST = this.earned(line);
      this.write(line, 'INTEREST', day, line.owed.INTEREST - line.carried, 0n);
      const tooMuch = line.paid.INTEREST - line.owed.INTEREST;
      if (tooMuch <= 0n) continue;
      line.paid.INTEREST -= tooMuch;
      back += tooMuch;
    }
    return back;
  }

  /** The old lines keep what was paid of them; what was not is paid with the new ones. */
  private change(change: ScheduleChange, day: number): void {
    const isLeft = ({ isMoved, owed, paid }: Line) =>
      !isMoved && !this.isNothing(owed.PRINCIPAL + owed.INTEREST - paid.PRINCIPAL - paid.INTEREST);
    const left = this.lines.slice(this.lines.findIndex(isLeft)).filter(({ isMoved }) => !isMoved);
    const begins = Math.max(day, left[0]!.beginsDay);
    const coming = left.filter(({ dueDay }) => dueDay > day);
    let back = this.stop(left, day);
    for (const line of left) {
      const part = least(back, line.owed.PRINCIPAL - line.paid.PRINCIPAL);
      line.paid.PRINCIPAL += part;
      back -= part;
    }
    for (const line of coming) {
      this.take(line.dueDay, -line.taken);
      this.take(day, line.owed.INTEREST - line.carried);
    }
    const earlier = change.takesRests ? this.lines.filter((one) => one.number < left[0]!.number) : [];
    const rest = takenOut(left, earlier, day);
    const days = { begins, on: day, anniversaries: this.anniversaries };
    for (const line of changedLines(change, days, rest, (year) => this.roomOfYear(year))) {
      this.lines.push(line);
      this.take(line.dueDay, line.taken);
    }
  }

  private payInOrder(lines: readonly Line[], amount: bigint): bigint {
    let left = amount;
    for (const line of lines) {
      for (const bucket of this.contract.policy.order) {
        const part = least(left, line.owed[bucket] - line.paid[bucket]);
        line.paid[bucket] += part;
        left -= part;
      }
    }
    return left;
  }

  private settle(amount: bigint, day: number): void {
    let left = this.payInOrder(
      this.lines.filter(({ dueDay }) => dueDay <= day),
      amount,
    );
    const coming = this.lines.filter(({ dueDay, isMoved }) => dueDay > day && !isMoved);
    for (const line of coming) {
      const earned = this.earned(line) - line.paid.INTEREST;
      const part = earned > 0n ? least(left, earned) : 0n;
      line.paid.INTEREST += part;
      left -= part;
    }
    while (left > 0n) {
      const leftBefore = left;
      for (const line of [...coming].reverse()) {
        const part = least(left, line.principal - line.paid.PRINCIPAL);
        line.paid.PRINCIPAL += part;
        line.settled += part;
        left -= part;
      }
      if (left === leftBefore) throw new Error('more is settled than is left');
      for (const line of coming) {
        this.lower(line, coming, day);
        const tooMuch = line.paid.INTEREST - line.owed.INTEREST;
        if (tooMuch <= 0n) continue;
        line.paid.INTEREST -= tooMuch;
        left += tooMuch;
      }
    }
  }

  private lower(line: Line, coming: readonly Line[], day: number): void {
    if (this.contract.method === 'declining') {
      const balance = total(
        coming.filter((one) => one.number >= line.number).map((one) => one.principal - one.settled),
      );
      line.month = total(coming.map((one) => one.settled)) > 0n ? this.monthOn(line, balance) : line.month;
    } else if (this.contract.policy.rules) {
      const agreed =
        line.agreed?.interest ?? BigInt(this.contract.installments[line.number - 1]!.interestMinor);
      line.month = this.rounded(agreed * (line.principal - line.settled), line.principal);
    } else if (line.settled > 0n && line.paid.PRINCIPAL === line.principal && line.beginsDay >= day)
      line.month = 0n;
    const days = BigInt(line.dueDay - line.beginsDay);
    const toCome = BigInt(line.dueDay - Math.max(day, line.beginsDay));
    const { pause } = line;
    if (day < pause.to) {
      const balance = total(coming.map((one) => one.principal - one.settled));
      pause.whole = this.rounded(pause.agreed * least(balance, pause.of), pause.of);
    }
    const pausedToCome = pause.whole * BigInt(Math.max(0, pause.to - Math.max(day, pause.from)));
    line.owed.INTEREST =
      this.rounded(line.lived + line.month * toCome, days) +
      line.carried +
      this.rounded(pause.lived + pausedToCome, BigInt(pause.to - pause.from));
  }

  private monthOn({ agreed }: Line, balance: bigint): bigint {
    if (agreed) return this.rounded(agreed.interest * least(balance, agreed.principal), agreed.principal);
    return this.share(balance, this.contract.ratePercent);
  }

  private earned({ isMoved, owed, lived, beginsDay, dueDay, carried, pause }: Line): bigint {
    if (isMoved) return owed.INTEREST;
    const own = this.rounded(lived, BigInt(dueDay - beginsDay));
    return own + carried + this.rounded(pause.lived, BigInt(pause.to - pause.from));
  }
}
