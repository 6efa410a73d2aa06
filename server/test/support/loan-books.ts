import {
  addDays,
  bankingDay,
  type Charge,
  checkpointOf,
  type Day,
  daysPastDue,
  type HardshipWay,
  hardshipQuote,
  type LoanCheckpoint,
  type LoanEntry,
  type LoanPosition,
  type Memorandum,
  memorandumOf,
  NO_MEMORANDUM,
  playLoan,
  positionOf,
  resumeLoan,
  type ScheduleChange,
  type ServicedContract,
} from '@pautang/loan-terms';
import { type Booking, bookingsOf, type Occasion, postingsOf } from '../../src/modules/servicing/bookings';
import { changedSince, changesNothingBefore, newEntryId } from '../../src/modules/servicing/changed-days';
import { dayPositions } from '../../src/modules/servicing/day-positions';
import {
  type AllocationChange,
  differences,
  standingOf,
  wantedEntries,
} from '../../src/modules/servicing/differences';
import { type Accrual, accrualAfter, withMemorandum } from '../../src/modules/servicing/memorandum';
import { withRestLosses } from '../../src/modules/servicing/rest-losses';
import { type LossOfWaiver, withLosses } from '../../src/modules/servicing/waiver-losses';
import {
  liftedLines,
  linesWhileWrittenOff,
  writtenOffLines,
} from '../../src/modules/servicing/write-off-postings';

export type LoanStatus = 'APPROVED' | 'REPAID' | 'WRITTEN_OFF';
interface Line {
  readonly account: string;
  readonly amountMinor: number;
}

/** The books of one loan, kept as servicing keeps them, but in memory. */
export class LoanBooks {
  readonly accounts = new Map<string, number>();
  private readonly charges: Charge[] = [];
  private readonly allocations: AllocationChange[] = [];
  private readonly days: { readonly onDay: Day; readonly isAccruing: boolean }[] = [];
  private entries: LoanEntry[] = [];
  private today: Day;
  private servicedOn: Day;
  private kept: LoanCheckpoint;
  oldestUnpaidOn: Day | null;
  isAccruing = true;
  /** What of each waiver that stands was booked as a loss. */
  private losses: LossOfWaiver[] = [];
  private writeOffId?: string;
  position: LoanPosition;
  status: LoanStatus = 'APPROVED';

  constructor(
    readonly contract: ServicedContract,
    private readonly nonAccrualDays: number,
    private readonly tell: (lines: readonly Line[]) => void,
  ) {
    const { startsOn } = contract;
    this.today = startsOn;
    this.servicedOn = startsOn;
    const running = playLoan(contract, [], startsOn);
    this.kept = checkpointOf(running);
    this.position = positionOf(running, startsOn);
    this.oldestUnpaidOn = this.position.oldestUnpaidOn ?? null;
  }

  /** The days up to today are posted first, whatever happens then. */
  goOnTo(today: Day): void {
    if (today === this.today) return;
    this.today = today;
    if (this.status === 'APPROVED') this.occur({ kind: 'DAY' });
    this.servicedOn = today;
  }

  get coinMinor(): number {
    return this.contract.policy.rules?.coinMinor ?? 1;
  }

  /** What is paid for a day before another schedule or a write-off counts from that on. */
  dayOfPayment(daysAgo: number): Day {
    const changedOn = this.kept.changed?.changes.at(-1)?.enteredOn ?? '';
    const { writtenOffOn = '' } = this.kept;
    const ago = addDays(this.today, -daysAgo);
    return [ago, this.contract.startsOn, changedOn, writtenOffOn].sort().at(-1) ?? ago;
  }

  amountOf(id: string): number {
    const entry = this.entries.find((one) => one.id === id);
    return entry && 'paidOn' in entry ? entry.amountMinor : 0;
  }

  pay(entry: Extract<LoanEntry, { paidOn: Day }>, isTopUp = false): void {
    this.entries.push(entry);
    this.occur({ kind: 'PAYMENT', repaymentId: entry.id, paidOn: entry.paidOn, isTopUp });
  }

  reverse(id: string): void {
    const { taken, day } = this.without(id);
    this.occur(
      'paidOn' in taken
        ? { kind: 'REVERSAL', repaymentId: id, paidOn: day }
        : { kind: 'WAIVER_REVERSAL', entryId: id, paidOn: day },
    );
  }

  /** Whether a closed loan would be open again. */
  opensWithout(id: string): boolean {
    const rest = this.entries.filter((one) => one.id !== id);
    return positionOf(playLoan(this.contract, rest, this.today), this.today).closedOn === undefined;
  }

  waive(id: string, amountMinor: number): void {
    this.entries.push({ id, kind: 'WAIVER', enteredOn: this.today, amountMinor });
    this.occur({ kind: 'WAIVER', entryId: id, paidOn: this.today });
  }

  /** Undefined where the loan cannot be changed so. */
  change(id: string, way: HardshipWay): ScheduleChange | undefined {
    try {
      const { change } = hardshipQuote(checkpointOf(resumeLoan(this.kept, [], this.today)), way, {
        unitMinor: this.coinMinor,
        mostInstallments: 60,
        keptOn: (day) => bankingDay(day, ['REGULAR']),
      });
      const agreed = { id, kind: 'SCHEDULE_CHANGE' as const, enteredOn: this.today, ...change };
      this.entries.push(agreed);
      this.occur({ kind: 'CHANGE', changedOn: this.today });
      return agreed;
    } catch (error) {
      if (error instanceof RangeError) return undefined;
      throw error;
    }
  }

  writeOff(id: string): void {
    this.entries.push({ id, kind: 'WRITE_OFF', enteredOn: this.today, amountMinor: 0 });
    this.occur({ kind: 'WRITE_OFF', entryId: id, paidOn: this.today, actorId: '' });
  }

  takeWriteOffBack(): void {
    const id = this.writeOffId ?? '';
    const at = this.entries.findIndex((one) => one.id === id);
    const entry = this.entries[at];
    if (!entry || !('kind' in entry) || entry.kind !== 'WRITE_OFF') throw new Error('there is no write-off');
    this.entries = this.entries.with(at, { ...entry, liftedOn: this.today });
    this.occur({ kind: 'WRITE_OFF_REVERSAL', entryId: id, paidOn: entry.enteredOn, actorId: '' });
  }

  useCredit(id: string, amountMinor: number): void {
    this.entries.push({ id, kind: 'CREDIT_USE', enteredOn: this.today, amountMinor });
    this.occur({ kind: 'CREDIT_USE', entryId: id, paidOn: this.today });
  }

  private without(id: string): { readonly taken: LoanEntry; readonly day: Day } {
    const taken = this.entries.find((one) => one.id === id);
    if (!taken) throw new Error(`${id} never was`);
    this.entries = this.entries.filter((one) => one !== taken);
    return { taken, day: 'paidOn' in taken ? taken.paidOn : taken.enteredOn };
  }

  private occur(occasion: Occasion): void {
    const { servicedOn, today: asOf } = this;
    const isGoneOnWith = changesNothingBefore(occasion, this.kept.on);
    const entry =
      newEntryId(occasion) === undefined && occasion.kind !== 'CHANGE' ? undefined : this.entries.at(-1);
    const running = isGoneOnWith
      ? resumeLoan(this.kept, entry ? [entry] : [], asOf)
      : playLoan(this.contract, this.entries, asOf);
    const position = positionOf(running, asOf);
    const since = isGoneOnWith ? undefined : changedSince(occasion, position);
    const standing = isGoneOnWith ? standingOf(this.kept) : this.standing(since);
    const changes = differences(standing, wantedEntries(position, since));
    const isWrittenOff = position.writtenOffOn !== undefined;
    const accrual =
      isWrittenOff && occasion.kind !== 'WRITE_OFF'
        ? { wasAccruing: this.isAccruing, isAccruing: this.isAccruing, changesOn: asOf }
        : accrualAfter(this, occasion, position, {
            servicedOn,
            days: this.nonAccrualDays,
            isCureUndone: this.isCureUndone(occasion, position),
          });
    const plain = withRestLosses(
      withLosses(bookingsOf(occasion, changes, { servicedOn, asOf }), position.charges, this.losses),
      position.charges,
      0 - (this.accounts.get('SMALL_RESTS') ?? 0),
    );
    const bookings = this.booked(occasion, plain, accrual, position);
    for (const booking of bookings) this.post(booking);
    this.kept = checkpointOf(running);
    this.position = position;
    this.status = position.closedOn !== undefined ? 'REPAID' : isWrittenOff ? 'WRITTEN_OFF' : 'APPROVED';
    if (bookings.length > 0) this.days.push(...dayPositions(position, this.status, bookings, accrual));
    this.isAccruing = accrual.isAccruing;
    this.oldestUnpaidOn = position.oldestUnpaidOn ?? null;
  }

  /** With what a write-off, its reversal and what happens between them are in the ledger. */
  private booked(
    occasion: Occasion,
    plain: readonly Booking[],
    accrual: Accrual,
    { owed, asOf, writtenOffOn }: LoanPosition,
  ): readonly Booking[] {
    const own = { onDay: asOf, charges: [], allocations: [] };
    if (occasion.kind === 'WRITE_OFF_REVERSAL') {
      const before = positionOf(resumeLoan(this.kept, [], this.kept.on), this.kept.on).owed;
      const { isAccruing } = this;
      const lines = liftedLines({
        before: this.accounts,
        owed: before,
        isAccruing,
        paid: this.paidSinceWriteOff(),
      });
      this.writeOffId = undefined;
      const kept = isAccruing ? NO_MEMORANDUM : memorandumOf(before);
      return [{ ...own, kind: occasion.kind, lines }, ...withMemorandum(plain, accrual, { kept, owed })];
    }
    if (writtenOffOn !== undefined && occasion.kind !== 'WRITE_OFF') {
      const isRecovery = (id: string) => id > (this.writeOffId ?? '');
      return plain.map((booking) => ({
        ...booking,
        lines: linesWhileWrittenOff(booking, isRecovery, this.isAccruing),
      }));
    }
    const kept = this.isAccruing ? NO_MEMORANDUM : this.memorandum();
    const bookings = withMemorandum(plain, accrual, { kept, owed });
    if (occasion.kind !== 'WRITE_OFF') return bookings;
    this.writeOffId = occasion.entryId;
    const balances = new Map(this.accounts);
    for (const { account, amountMinor } of bookings.flatMap(postingsOf)) {
      balances.set(account, (balances.get(account) ?? 0) + amountMinor);
    }
    return [...bookings, { ...own, kind: occasion.kind, lines: writtenOffLines(balances) }];
  }

  private paidSinceWriteOff() {
    const since = this.allocations.filter(({ repaymentId }) => repaymentId > (this.writeOffId ?? ''));
    const of = (wanted: string) =>
      since.reduce((sum, { bucket, amountMinor }) => sum + (bucket === wanted ? amountMinor : 0), 0);
    return { INTEREST: of('INTEREST'), PENALTY: of('PENALTY'), FEE: of('FEE') };
  }

  private standing(since = '') {
    const charges = this.charges.filter(({ chargedOn }) => chargedOn >= since);
    return { charges, allocations: this.allocations };
  }

  private isCureUndone({ kind }: Occasion, { oldestUnpaidOn = '', asOf }: LoanPosition): boolean {
    if (kind !== 'REVERSAL' || !this.isAccruing) return false;
    const isLate = oldestUnpaidOn !== '' && daysPastDue(oldestUnpaidOn, asOf) > 0;
    return isLate && this.wasNonAccruingSince(oldestUnpaidOn);
  }

  /** A row stands until the next one, and of several rows of one day the last one does. */
  private wasNonAccruingSince(day: Day): boolean {
    const before = this.days
      .filter(({ onDay }) => onDay < day)
      .reduce((last, row) => (row.onDay < last.onDay ? last : row), { onDay: '', isAccruing: true });
    return [before, ...this.days.filter(({ onDay }) => onDay >= day)].some((row) => !row.isAccruing);
  }

  private post(booking: Booking): void {
    const lines = booking.lines ?? postingsOf(booking);
    this.book(lines, booking.kind);
    const { kind, subjectId: waiverId = '', onDay } = booking;
    if (kind === 'WAIVER') {
      const lost = lines.find(({ account }) => account === 'WAIVERS');
      this.losses.push({ waiverId, onDay, lossMinor: 0 - (lost?.amountMinor ?? 0) });
    }
    if (kind === 'WAIVER_REVERSAL') this.losses = this.losses.filter((one) => one.waiverId !== waiverId);
    this.charges.push(...booking.charges);
    this.allocations.push(...booking.allocations);
  }

  /** A movement of the loan's. @throws Error where it does not sum to zero */
  book(lines: readonly Line[], kind: string): void {
    const sum = lines.reduce((whole, { amountMinor }) => whole + amountMinor, 0);
    if (sum !== 0) throw new Error(`${kind} sums to ${sum}`);
    for (const { account, amountMinor } of lines) {
      this.accounts.set(account, (this.accounts.get(account) ?? 0) + amountMinor);
    }
    this.tell(lines);
  }

  private memorandum(): Memorandum {
    const of = (account: string) => 0 - (this.accounts.get(account) ?? 0);
    return {
      INTEREST: of('INTEREST_MEMORANDUM'),
      PENALTY: of('PENALTIES_MEMORANDUM'),
      FEE: of('FEES_MEMORANDUM'),
    };
  }
}
