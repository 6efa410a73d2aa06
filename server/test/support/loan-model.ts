import type { CreditUse, LoanEntry, ReceivedPayment, ServicedContract } from '@pautang/loan-terms';
import { DailyModel, modelDay } from '../../../loan-terms/src/testing/daily-model';

type Entry = LoanEntry & { liftedOn?: string };
const KINDS = ['PRINCIPAL', 'INTEREST', 'PENALTY', 'FEE'] as const;
type Kind = (typeof KINDS)[number];

const dayOf = (entry: Entry) => modelDay('paidOn' in entry ? entry.paidOn : entry.enteredOn);

/**
 * What the books of one loan come to, once more and plainly, to test them against: from the model that lives through each
 * day, and from what the product says of income, losses and credit. It posts nothing; it counts what there has to be.
 */
export class LoanModel {
  private loan: DailyModel;
  private entries: Entry[] = [];
  private today: number;
  private isAccruing = true;
  /** The days that ended without accruing. */
  private readonly without = new Set<number>();
  private writeOff?: { readonly id: string };
  /** The waivers that were granted while the loan accrued, and stand. */
  private lost: Extract<LoanEntry, { enteredOn: string }>[] = [];

  constructor(
    private readonly contract: ServicedContract,
    private readonly nonAccrualDays: number,
  ) {
    this.loan = new DailyModel(contract);
    this.today = modelDay(contract.startsOn);
  }

  goOnTo(day: string): void {
    const isRunning = this.isRunning;
    this.today = modelDay(day);
    this.loan.goOnTo(this.today);
    if (isRunning) this.stopAccruing();
    this.endDay();
  }

  /** What is paid, waived or agreed; whether by a payment, which may cure the loan. */
  enter(entry: LoanEntry): void {
    const [before] = this.oldest();
    const isOwedBack = this.owedBack > 0;
    this.entries.push(entry);
    if ('kind' in entry && entry.kind === 'WAIVER' && this.isAccruing) this.lost.push(entry);
    if (isOwedBack || isUse(entry) || dayOf(entry) < this.today) this.playAnew();
    else this.loan.happen(entry);
    const [after, late] = this.oldest();
    if (!this.isWrittenOff && (this.isClosed || ('paidOn' in entry && late === 0 && before !== after)))
      this.isAccruing = true;
    this.stopAccruing();
    this.endDay();
  }

  takeBack(id: string): void {
    const isPayment = this.entries.some((one) => one.id === id && 'paidOn' in one);
    this.entries = this.entries.filter((one) => one.id !== id);
    this.lost = this.lost.filter((one) => one.id !== id);
    this.playAnew();
    if (!this.isWrittenOff) this.afterTakingBack(isPayment);
    this.endDay();
  }

  /** What seemed to cure the loan did not, if it has not accrued since its oldest unpaid installment was due. */
  private afterTakingBack(isPayment: boolean): void {
    const [oldest = 0, late] = this.oldest();
    if (isPayment && late > 0 && [...this.without].some((day) => day >= oldest)) this.isAccruing = false;
    if (this.isClosed) this.isAccruing = true;
    this.stopAccruing();
  }

  writeOffBy(id: string): void {
    const entry: Entry = { id, kind: 'WRITE_OFF', enteredOn: isoDay(this.today), amountMinor: 0 };
    this.entries.push(entry);
    this.stopAccruing();
    this.loan.happen(entry);
    this.writeOff = { id };
    this.endDay();
  }

  takeWriteOffBack(): void {
    const id = this.writeOff?.id;
    this.entries = this.entries.map((one) =>
      one.id === id ? { ...one, liftedOn: isoDay(this.today) } : one,
    );
    this.writeOff = undefined;
    this.playAnew();
    if (this.isClosed) this.isAccruing = true;
    this.stopAccruing();
    this.endDay();
  }

  get isClosed(): boolean {
    return this.loan.closedOn !== undefined;
  }

  get isWrittenOff(): boolean {
    return this.loan.writtenOffOn !== undefined;
  }

  get isRunning(): boolean {
    return !this.isClosed && !this.isWrittenOff;
  }

  get payoff(): number {
    return (this.isClosed ? 0 : Number(this.loan.payoff())) + this.owedBack;
  }

  get credit(): number {
    return Number(this.loan.credit);
  }

  get outstanding(): number {
    return this.owing + this.owedBack;
  }

  private get owing(): number {
    return Number(this.loan.owing());
  }

  /** The balance of each account, credits positive; what is earned and lost in one where the rules do not tell them apart. */
  accounts(): Record<string, number> {
    const owed = Object.fromEntries(KINDS.map((kind) => [kind, this.owed(kind)])) as Record<Kind, number>;
    const isNoted = this.isWrittenOff;
    const kept = (kind: Kind) => (this.isAccruing ? 0 : Math.max(0, owed[kind]));
    const receivable = (kind: Kind) =>
      isNoted ? 0 : -(owed[kind] - (kind === 'PRINCIPAL' ? 0 : kept(kind)));
    const memorandum = (kind: Kind) => (isNoted ? 0 : -kept(kind));
    const recovered = isNoted ? this.recovered() : 0;
    const given = this.charged() - this.takenOff() - this.rests();
    const result = given - (isNoted ? this.owing : this.memorandumInAll());
    return {
      LOANS_RECEIVABLE: receivable('PRINCIPAL'),
      INTEREST_RECEIVABLE: receivable('INTEREST'),
      PENALTIES_RECEIVABLE: receivable('PENALTY'),
      FEES_RECEIVABLE: receivable('FEE'),
      INTEREST_MEMORANDUM: memorandum('INTEREST'),
      PENALTIES_MEMORANDUM: memorandum('PENALTY'),
      FEES_MEMORANDUM: memorandum('FEE'),
      SUSPENDED_INCOME: isNoted ? 0 : this.memorandumInAll(),
      WRITTEN_OFF_LOANS: isNoted ? -this.owing : 0,
      WRITTEN_OFF_CONTRA: isNoted ? this.owing : 0,
      RECOVERY_INCOME: recovered,
      LOAN_LOSS: isNoted ? -this.receivableAsLost() : 0,
      WAIVERS: -this.waivedAtALoss(),
      MEMBER_CREDIT: this.credit - this.owedBack,
      result,
    };
  }

  private stopAccruing(): void {
    if (!this.isRunning) return;
    if (this.oldest()[1] >= this.nonAccrualDays) this.isAccruing = false;
  }

  private endDay(): void {
    if (!this.isAccruing) this.without.add(this.today);
  }

  /** The day that keeps the oldest installment that is not paid, and how many days ago that was. */
  private oldest(): [day: number | undefined, late: number] {
    const { rules } = this.contract.policy;
    const line = this.loan.lines.find(({ isMoved, owed, paid, rest }) => {
      const left = (kind: Kind) => owed[kind] - paid[kind] - rest[kind];
      const unpaid = left('PRINCIPAL') + left('INTEREST');
      return !isMoved && unpaid > 0n && unpaid >= BigInt(rules?.smallRestMinor ?? 0);
    });
    return [line?.keptDay, line ? Math.max(0, this.today - line.keptDay) : 0];
  }

  /** Interest as far as it was charged. */
  private owed(kind: Kind): number {
    let sum = 0n;
    for (const { owed, paid, rest, dueDay, isMoved, carried } of this.loan.lines) {
      const isCharged = kind !== 'INTEREST' || !this.isRunning || isMoved || dueDay <= this.today;
      sum += (isCharged ? owed[kind] : carried) - paid[kind] - rest[kind];
    }
    return Number(sum);
  }

  private memorandumInAll(): number {
    if (this.isAccruing) return 0;
    return (['INTEREST', 'PENALTY', 'FEE'] as const).reduce(
      (sum, kind) => sum + Math.max(0, this.owed(kind)),
      0,
    );
  }

  private sumOf(isAskedFor: (kind: string) => boolean): number {
    return this.loan.rows.reduce((sum, { kind, amount }) => sum + (isAskedFor(kind) ? Number(amount) : 0), 0);
  }

  private charged(): number {
    return this.sumOf((kind) => ['INTEREST', 'PENALTY', 'LATE_CHARGE'].includes(kind));
  }

  private takenOff(): number {
    return this.sumOf((kind) => kind.startsWith('WAIVED'));
  }

  private rests(): number {
    return this.sumOf((kind) => kind.startsWith('REST'));
  }

  /** What would be receivable if nothing had been paid since the write-off. */
  private receivableAsLost(): number {
    const id = this.writeOff?.id ?? '';
    const before = this.left().filter((one) => !('paidOn' in one) || one.id < id);
    const { lines } = new DailyModel(this.contract).play(before, isoDay(this.today));
    const kinds = this.isAccruing ? KINDS : (['PRINCIPAL'] as const);
    const left = lines.flatMap(({ owed, paid, rest }) =>
      kinds.map((kind) => Number(owed[kind] - paid[kind] - rest[kind])),
    );
    return left.reduce((sum, amount) => sum + amount, 0);
  }

  /** Of what is waived on a day, first what was income when it was. */
  private waivedAtALoss(): number {
    const sumOn = (day: number) =>
      this.lost.reduce((sum, one) => sum + (modelDay(one.enteredOn) === day ? amountOf(one) : 0), 0);
    const rows = this.loan.rows.filter(({ kind }) => kind.startsWith('WAIVED'));
    const waivedOn = (day: number) =>
      rows.reduce((sum, row) => sum + (row.day === day ? Number(row.amount) : 0), 0);
    const days = new Set(rows.map(({ day }) => day));
    return [...days].reduce((sum, day) => sum + Math.min(waivedOn(day), sumOn(day)), 0);
  }

  /** What was paid since the write-off, but for what is too much. */
  private recovered(): number {
    const id = this.writeOff?.id ?? '';
    const paid = this.left().filter((one) => 'paidOn' in one && one.id > id) as ReceivedPayment[];
    return paid.reduce((sum, { amountMinor }) => sum + amountMinor, 0) - this.credit;
  }

  private playAnew(): void {
    this.loan = new DailyModel(this.contract).play(this.left(), isoDay(this.today));
  }

  /** What was used, and nobody's payment holds. */
  private get owedBack(): number {
    const sum = (entries: readonly Entry[], isAskedFor: (one: Entry) => boolean) =>
      entries.reduce(
        (whole, one) => whole + (isAskedFor(one) && 'amountMinor' in one ? one.amountMinor : 0),
        0,
      );
    const paid = sum(this.entries, (one) => 'paidOn' in one) - sum(this.left(), (one) => 'paidOn' in one);
    return sum(this.entries, isUse) - paid;
  }

  /** Money that was used counts as never paid: each use takes from the latest payments so far, or from the next ones. */
  private left(): Entry[] {
    const inOrder = [...this.entries].sort((one, other) => dayOf(one) - dayOf(other));
    const amounts = new Map<Entry, number>();
    let owed = 0;
    for (const [index, entry] of inOrder.entries()) {
      if ('paidOn' in entry) {
        amounts.set(entry, entry.amountMinor);
      } else if (isUse(entry)) owed += entry.amountMinor;
      for (const earlier of inOrder.slice(0, index + 1).reverse()) {
        const part = Math.min(owed, amounts.get(earlier) ?? 0);
        amounts.set(earlier, (amounts.get(earlier) ?? 0) - part);
        owed -= part;
      }
    }
    return inOrder
      .filter((one) => (!isUse(one) && amounts.get(one) !== 0) || (!('paidOn' in one) && !isUse(one)))
      .map((one) => ('paidOn' in one ? { ...one, amountMinor: amounts.get(one) ?? 0 } : one));
  }
}

function amountOf(entry: LoanEntry): number {
  return 'amountMinor' in entry ? entry.amountMinor : 0;
}

function isUse(entry: Entry): entry is CreditUse {
  return 'kind' in entry && entry.kind === 'CREDIT_USE';
}

function isoDay(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}
