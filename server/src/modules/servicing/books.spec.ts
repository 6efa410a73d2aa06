import {
  addDays,
  type Charge,
  checkpointOf,
  type Day,
  daysPastDue,
  hardshipQuote,
  isTakenOff,
  type LoanCheckpoint,
  type LoanEntry,
  type LoanPosition,
  type Memorandum,
  memorandumOf,
  NO_MEMORANDUM,
  playLoan,
  positionOf,
  resumeLoan,
} from '@pautang/loan-terms';
import fc from 'fast-check';
import { type Happening, type Life, lives } from '../../../test/support/random-lives';
import { type Booking, bookingsOf, type Occasion, postingsOf } from './bookings';
import { dayPositions } from './day-positions';
import { type AllocationChange, differences, standingOf, wantedEntries } from './differences';
import { accrualAfter, withMemorandum } from './memorandum';

const NON_ACCRUAL_DAYS = 90;
const RUNS = 500;

/** The books of one loan, kept as servicing keeps them, but in memory. */
class Books {
  readonly accounts = new Map<string, number>();
  readonly charges: Charge[] = [];
  readonly allocations: AllocationChange[] = [];
  private readonly days: { readonly onDay: Day; readonly isAccruing: boolean }[] = [];
  private entries: LoanEntry[] = [];
  private today: Day;
  private servicedOn: Day;
  oldestUnpaidOn: Day | null;
  private kept: LoanCheckpoint;
  isAccruing = true;
  position: LoanPosition;

  constructor(private readonly life: Life) {
    const { startsOn, principalMinor } = life.contract;
    this.today = startsOn;
    this.servicedOn = startsOn;
    const running = playLoan(life.contract, [], startsOn);
    this.kept = checkpointOf(running);
    this.position = positionOf(running, startsOn);
    this.oldestUnpaidOn = this.position.oldestUnpaidOn ?? null;
    this.add('LOANS_RECEIVABLE', -principalMinor);
    this.add('WALLET', principalMinor);
  }

  /** Days pass, and then something happens. */
  live({ afterDays, what }: Happening, index: number): void {
    this.today = addDays(this.today, afterDays);
    if (this.position.closedOn === undefined && afterDays > 0) this.occur({ kind: 'DAY' });
    this.servicedOn = this.today;
    const id = `${index}`;
    if (what.kind === 'PAY') this.pay(id, what);
    else if (what.kind === 'REVERSE') this.takeBack(what.which, 'REVERSAL');
    else if (what.kind === 'TAKE_WAIVER_BACK') this.takeBack(what.which, 'WAIVER_REVERSAL');
    else if (what.kind === 'WAIVE') this.waive(id, what.share);
    else if (what.kind === 'CHANGE') this.change(id, what.way);
  }

  private pay(
    id: string,
    { share, daysAgo, isSettlement }: Extract<Happening['what'], { kind: 'PAY' }>,
  ): void {
    const { contract } = this.life;
    const coinMinor = contract.policy.rules?.coinMinor ?? 1;
    const [first] = contract.installments;
    const wantedMinor = this.position.dueMinor || (first?.principalMinor ?? 0);
    const amountMinor = Math.max(1, Math.round((wantedMinor * share) / coinMinor)) * coinMinor;
    const changedOn = this.entries.findLast(({ id: one }) => one.startsWith('change')) as
      | { enteredOn: Day }
      | undefined;
    const ago = addDays(this.today, -daysAgo);
    const paidOn = [ago, contract.startsOn, changedOn?.enteredOn ?? ago].sort().at(-1) ?? ago;
    this.entries.push({ id, paidOn, amountMinor, isSettlement });
    this.occur({ kind: 'PAYMENT', repaymentId: id, paidOn });
  }

  private takeBack(which: number, kind: 'REVERSAL' | 'WAIVER_REVERSAL'): void {
    const taken = this.entries.filter((one) =>
      kind === 'REVERSAL' ? 'paidOn' in one : 'kind' in one && one.kind === 'WAIVER',
    )[which];
    if (!taken) return;
    this.entries = this.entries.filter((one) => one !== taken);
    const paidOn = 'paidOn' in taken ? taken.paidOn : taken.enteredOn;
    this.occur(
      kind === 'REVERSAL' ? { kind, repaymentId: taken.id, paidOn } : { kind, entryId: taken.id, paidOn },
    );
  }

  private waive(id: string, share: number): void {
    const { penaltyMinor, feeMinor } = this.position.owed;
    const coinMinor = this.life.contract.policy.rules?.coinMinor ?? 1;
    const amountMinor = Math.floor(((penaltyMinor + feeMinor) * share) / coinMinor) * coinMinor;
    if (amountMinor === 0 || this.position.closedOn !== undefined) return;
    this.entries.push({ id, kind: 'WAIVER', enteredOn: this.today, amountMinor });
    this.occur({ kind: 'WAIVER', entryId: id, paidOn: this.today });
  }

  private change(id: string, way: Parameters<typeof hardshipQuote>[1]): void {
    const { contract } = this.life;
    if (this.position.closedOn !== undefined) return;
    try {
      const unitMinor = contract.policy.rules?.coinMinor ?? 1;
      const { change } = hardshipQuote(checkpointOf(resumeLoan(this.kept, [], this.today)), way, {
        unitMinor,
        mostInstallments: 60,
      });
      const enteredOn = this.today;
      this.entries.push({ id: `change ${id}`, kind: 'SCHEDULE_CHANGE', enteredOn, ...change });
    } catch (error) {
      if (error instanceof RangeError) return;
      throw error;
    }
    this.occur({ kind: 'CHANGE', changedOn: this.today });
  }

  private occur(occasion: Occasion): void {
    const { servicedOn } = this;
    const entry = isNew(occasion) ? this.entries.at(-1) : undefined;
    const isGoneOnWith = occasion.kind === 'DAY' || (entry !== undefined && dayOf(entry) >= this.kept.on);
    const running = isGoneOnWith
      ? resumeLoan(this.kept, entry ? [entry] : [], this.today)
      : playLoan(this.life.contract, this.entries, this.today);
    const position = positionOf(running, this.today);
    const changes = differences(isGoneOnWith ? standingOf(this.kept) : this, wantedEntries(position));
    this.kept = checkpointOf(running);
    const accrual = accrualAfter(this, occasion, position, {
      servicedOn,
      days: NON_ACCRUAL_DAYS,
      isCureUndone: occasion.kind === 'REVERSAL' && this.wasStopped(position),
    });
    const plain = bookingsOf(occasion, changes, { servicedOn, asOf: this.today });
    const standing = { kept: this.memorandum(), owed: position.owed };
    const bookings = withMemorandum(plain, accrual, standing);
    for (const booking of bookings) this.post(booking);
    if (bookings.length > 0) this.days.push(...dayPositions(position, 'APPROVED', bookings, accrual));
    this.isAccruing = accrual.isAccruing;
    this.oldestUnpaidOn = position.oldestUnpaidOn ?? null;
    this.position = position;
  }

  private wasStopped({ oldestUnpaidOn = '', asOf }: LoanPosition): boolean {
    const isLate = oldestUnpaidOn !== '' && daysPastDue(oldestUnpaidOn, asOf) > 0;
    return isLate && this.days.some(({ onDay, isAccruing }) => !isAccruing && onDay >= oldestUnpaidOn);
  }

  private post(booking: Booking): void {
    const lines = postingsOf(booking);
    const whole = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    if (whole !== 0) throw new Error(`${booking.kind} sums to ${whole}`);
    for (const { account, amountMinor } of lines) this.add(account, amountMinor);
    this.charges.push(...booking.charges);
    this.allocations.push(...booking.allocations);
  }

  private add(account: string, amountMinor: number): void {
    this.accounts.set(account, this.of(account) + amountMinor);
  }

  of(...accounts: readonly string[]): number {
    return accounts.reduce((sum, account) => sum + (this.accounts.get(account) ?? 0), 0);
  }

  memorandum(): Memorandum {
    return {
      INTEREST: -this.of('INTEREST_MEMORANDUM') + 0,
      PENALTY: -this.of('PENALTIES_MEMORANDUM') + 0,
      FEE: -this.of('FEES_MEMORANDUM') + 0,
    };
  }
}

function isNew({ kind }: Occasion): boolean {
  return kind === 'PAYMENT' || kind === 'WAIVER' || kind === 'CHANGE';
}

function dayOf(entry: LoanEntry): Day {
  return 'paidOn' in entry ? entry.paidOn : entry.enteredOn;
}

/** What the books say beside what the rules say, of which each has to be the same. */
function compared(books: Books): [said: unknown, ruled: unknown] {
  const { position, charges, isAccruing } = books;
  const { owed, creditMinor } = position;
  const chargedMinor = charges.reduce(
    (sum, { kind, amountMinor }) =>
      sum + (kind === 'REST_PRINCIPAL' ? 0 : isTakenOff(kind) ? -amountMinor : amountMinor),
    0,
  );
  const restMinor = charges.reduce(
    (sum, one) => sum + (one.kind === 'REST_PRINCIPAL' ? one.amountMinor : 0),
    0,
  );
  const memorandum = isAccruing ? NO_MEMORANDUM : memorandumOf(owed);
  const { INTEREST, PENALTY, FEE } = memorandum;
  const trialBalance = [...books.accounts.values()].reduce((sum, one) => sum + one, 0);
  const income = ['INTEREST_INCOME', 'PENALTY_INCOME', 'FEE_INCOME', 'WAIVERS', 'SMALL_RESTS'];
  return [
    {
      trialBalance,
      principal: -books.of('LOANS_RECEIVABLE') + 0,
      interest: -books.of('INTEREST_RECEIVABLE', 'INTEREST_MEMORANDUM') + 0,
      penalty: -books.of('PENALTIES_RECEIVABLE', 'PENALTIES_MEMORANDUM') + 0,
      fee: -books.of('FEES_RECEIVABLE', 'FEES_MEMORANDUM') + 0,
      credit: books.of('MEMBER_CREDIT'),
      memorandum: books.memorandum(),
      suspended: books.of('SUSPENDED_INCOME'),
      income: books.of(...income),
    },
    {
      trialBalance: 0,
      principal: owed.principalMinor,
      interest: owed.interestMinor,
      penalty: owed.penaltyMinor,
      fee: owed.feeMinor,
      credit: creditMinor,
      memorandum,
      suspended: INTEREST + PENALTY + FEE,
      income: chargedMinor - restMinor - INTEREST - PENALTY - FEE,
    },
  ];
}

describe('the books of any loan', () => {
  it('balance after whatever happens, and say what the rules say', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(lives, (life) => {
        const books = new Books(life);
        for (const [index, happening] of life.happenings.entries()) {
          const was = books.isAccruing;
          books.live(happening, index);
          const [said, ruled] = compared(books);
          if (JSON.stringify(said) !== JSON.stringify(ruled)) expect(said).toEqual(ruled);
          if (was !== books.isAccruing) seen.add(`${life.currency} ${was ? 'stops' : 'is cured'}`);
        }
      }),
      { numRuns: RUNS },
    );
    expect(seen.size).toBe(10);
  });
});
