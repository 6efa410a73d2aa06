import { Injectable } from '@nestjs/common';
import {
  checkpointOf,
  type Day,
  type LoanCheckpoint,
  type LoanEntry,
  type LoanPosition,
  nextEventOn,
  playLoan,
  positionOf,
  type RunningLoan,
  resumeLoan,
} from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import { todayInManila } from '../../platform/calendar';
import { Clock } from '../../platform/clock/clock';
import { Database } from '../../platform/database/database';
import { eventValues } from '../../platform/events/events';
import { recordEvent } from '../../platform/events/events.sql';
import { newId } from '../../platform/new-id';
import type { ScoredColumns, ScoreFacts } from '../credit/credit.sql';
import { CreditScoreService, NOT_MOVED } from '../credit/credit-score.service';
import { loanDay } from '../loan/loan-day';
import { loanEvent } from '../loan/loan-happening';
import type { LoanEventActor } from '../loan/loan-status';
import { RunningLoanService } from '../loan/running-loan.service';
import { readContract } from '../loan/serviced-contract';
import { AccrualService } from './accrual.service';
import type { ToldValues, TurnedStatus } from './booking.sql';
import { bookingsOf, type Occasion } from './bookings';
import { changedSince, changesNothingBefore, newEntryId } from './changed-days';
import { dayPositions } from './day-positions';
import { type Changes, differences, standingOf, wantedEntries } from './differences';
import { endRequests } from './member-requests.sql';
import { OfficerProposals } from './officer-proposals';
import { type NewRepayment, ServicingRepository } from './servicing.repository';
import { holdLoan, type LoanRow } from './servicing.sql';
import { isOfWriteOff, WriteOffBooks } from './write-off-books';

/** A loan whose row is held until the transaction ends. */
export interface HeldLoan {
  readonly loan: LoanRow;
  /** Where its rows stand; undefined where that is not known. */
  readonly kept: KeptCheckpoint | undefined;
  readonly now: Date;
  readonly today: Day;
}

interface KeptCheckpoint {
  readonly state: LoanCheckpoint;
  readonly keptInstallments: readonly number[];
  readonly lastRepaymentId: string | null;
}

/** Where a loan will stand, before anything of it is written. */
export interface Move {
  readonly held: HeldLoan;
  readonly occasion: Occasion;
  readonly running: RunningLoan;
  readonly position: LoanPosition;
  readonly changes: Changes;
  readonly earned: ReturnType<CreditScoreService['earned']>;
  readonly keptInstallments: readonly number[];
  /** Whether the score may have to follow: then the member's row is to be held. */
  readonly mayScore: boolean;
}

/** A payment that is written with a move. */
interface PaymentOfMove {
  readonly repayment?: NewRepayment;
  /** Also of one that is taken back. */
  readonly told?: ToldValues;
  /** Where it was held along with what was asked about the payment. */
  readonly score?: ScoreFacts;
}

/** Whether a loan was paid out and counts: the others have no position. */
export function isServiced({ status }: Pick<LoanRow, 'status'>): boolean {
  return status === 'APPROVED' || status === 'REPAID' || status === 'WRITTEN_OFF';
}

/** Whether nothing of a loan is left to be posted on a day: nothing happened since, or the loan has ended. */
export function isUpTo({ status, nextEventOn }: Pick<LoanRow, 'status' | 'nextEventOn'>, day: Day): boolean {
  return status !== 'APPROVED' || nextEventOn > day;
}

/**
 * Where a loan stands today, once it was brought up: its checkpoint is of the last day on which something happened to it, and since
 * then it has earned interest. Undefined of one that never ran.
 */
export function positionToday({ kept, today }: HeldLoan): LoanPosition | undefined {
  if (!kept) return undefined;
  const day = loanDay(kept.state.on, today);
  return positionOf(resumeLoan(kept.state, [], day), day);
}

/** Whether a checkpoint of the loan's rules is there. A server of a version before may have made one by others. */
export function isKept({ version, rulesVersion }: IsKept): boolean {
  return version === rulesVersion;
}

type IsKept = Pick<LoanRow, 'rulesVersion'> & { readonly version: number | null | undefined };

/**
 * Keeps the rows of running loans at what the rules of servicing (loan-terms) say of contract and payments. A loan goes
 * on from its checkpoint; where a payment of an earlier day or a reversal changes the days before, it is played through
 * from its first day. What differs from the rows is added to them.
 */
@Injectable()
export class ServicingService {
  constructor(
    private readonly database: Database,
    private readonly loans: RunningLoanService,
    private readonly repository: ServicingRepository,
    private readonly scores: CreditScoreService,
    private readonly accrual: AccrualService,
    private readonly writeOffs: WriteOffBooks,
    private readonly proposals: OfficerProposals,
    private readonly clock: Clock,
  ) {}

  /** Does what the days up to today need, when somebody asks before the daily job came by. */
  async catchUp(
    { memberId, id }: Pick<LoanRow, 'memberId' | 'id'>,
    on: EntityManager = this.database.manager,
  ): Promise<void> {
    const work = async (tx: EntityManager) => {
      const held = await this.hold(tx, memberId, id);
      if (held) await this.bringUp(tx, held);
    };
    await (on.queryRunner ? work(on) : this.database.transaction(work));
  }

  /** The loan's row, locked, with where its rows stand. Undefined where it is not to be had. */
  async hold(
    tx: EntityManager,
    memberId: string,
    loanId: string,
    patience: keyof typeof holdLoan = 'waiting',
  ): Promise<HeldLoan | undefined> {
    const { withCheckpoint, alone } = holdLoan[patience];
    const found = await withCheckpoint.first(tx, memberId, loanId);
    const row = found ?? (await alone.first(tx, memberId, loanId));
    if (!row) return undefined;
    const { offsetDays, ...loan } = row;
    const now = this.clock.at(offsetDays);
    return { loan, kept: found && keptOf(found), now, today: todayInManila(now) };
  }

  /** What would close the loan today, once it was brought up. */
  payoffOf(held: HeldLoan): number {
    return positionToday(held)?.payoffMinor ?? 0;
  }

  /** Posts what the days up to today charge. @returns the loan as it is then, still held. */
  async bringUp(tx: EntityManager, held: HeldLoan): Promise<HeldLoan> {
    const { loan, kept, today } = held;
    if (!isServiced(loan) || (kept && isUpTo(loan, today))) return held;
    const move = await this.plan(tx, held, { kind: 'DAY' });
    return this.carryOut(tx, move);
  }

  /** Where a loan stands after an occasion, and what that changes. Nothing is written yet. */
  async plan(tx: EntityManager, held: HeldLoan, occasion: Occasion, entry?: LoanEntry): Promise<Move> {
    const { loan, kept, today } = held;
    const asOf = loanDay(loan.servicedOn, today);
    const isGoneOnWith = kept !== undefined && changesNothingBefore(occasion, kept.state.on);
    const running = isGoneOnWith
      ? resumeLoan(kept.state, entry ? [entry] : [], asOf)
      : await this.playAnew(tx, loan, asOf, entry);
    const position = positionOf(running, asOf);
    const since = kept && !isGoneOnWith ? changedSince(occasion, position) : undefined;
    const standing = isGoneOnWith ? standingOf(kept.state) : await this.repository.standing(tx, loan, since);
    const wanted = wantedEntries(position, since);
    const known = isGoneOnWith ? kept : undefined;
    const terms = scoredTerms(running);
    const keptInstallments = [
      ...(known?.keptInstallments ?? []),
      ...(await this.scores.keptInstallments(tx, loan, position, known?.state.on)),
    ];
    const earned = this.scores.earned(position, terms, keptInstallments);
    return {
      held,
      occasion,
      running,
      position,
      changes: differences(standing, wanted),
      earned,
      keptInstallments,
      mayScore: !known || !isSameScore(earned, this.earnedBefore(known, terms)),
    };
  }

  /**
   * Writes rows, ledger, status and score of what was planned, in one statement. Where the score may have to follow, the
   * member's row is held for it first.
   * @throws AnotherLoanOpen when a reversal would open the loan again beside another one
   */
  async carryOut(
    tx: EntityManager,
    move: Move,
    { repayment, told, score: read }: PaymentOfMove = {},
  ): Promise<HeldLoan> {
    const { held, occasion, running, position, changes } = move;
    const { loan, kept, now, today } = held;
    const { asOf } = position;
    const score = move.mayScore ? (read ?? (await this.scores.hold(tx, loan))) : undefined;
    const servicedOn = isUpTo(loan, asOf) && kept ? asOf : (loan.servicedOn ?? running.contract.startsOn);
    const days = { servicedOn, asOf };
    const accrual = await this.accrual.after(tx, loan, occasion, position, days);
    const plain = await this.accrual.withLosses(tx, loan, position, bookingsOf(occasion, changes, days));
    const bookings = isOfWriteOff(move)
      ? await this.writeOffs.book(tx, move, accrual, plain)
      : await this.accrual.book(tx, loan, accrual, position, plain);
    const scored: ScoredColumns = score ? this.scores.movement(score, loan, move.earned, asOf) : NOT_MOVED;
    const status = statusOf(position);
    const state = checkpointOf(running);
    const lastRepaymentId =
      newEntryId(occasion) ?? (kept ? kept.lastRepaymentId : await this.repository.lastEntryId(tx, loan));
    const changed: LoanRow = {
      ...loan,
      servicedOn: asOf,
      nextEventOn: nextEventOn(running) ?? NEVER,
      oldestUnpaidOn: position.oldestUnpaidOn ?? null,
      isAccruing: accrual.isAccruing,
      ...(status !== loan.status && { status, repaidAt: status === 'REPAID' ? now : null }),
    };
    if (status !== 'REPAID' && loan.status === 'REPAID') await this.loans.assertMayReopen(tx, loan);
    const { keptInstallments } = move;
    const next = { state, keptInstallments, lastRepaymentId };
    const isOther = occasion.kind === 'CHANGE' || status !== loan.status;
    const hasChanged = bookings.length > 0 || !kept || isOther;
    const positions = hasChanged ? dayPositions(position, status, bookings, accrual) : [];
    const actorId = 'actorId' in occasion ? occasion.actorId : undefined;
    const written = { loan, changed, now, bookings, repayment, told, scored, positions, actorId, ...next };
    this.repository.book(tx, written);
    this.proposals.endedBy(tx, loan, changed, move);
    if (status !== loan.status) {
      if (status !== 'APPROVED') endRequests.ahead(tx, loan.memberId, loan.id, newId(), now);
      tellTurn(tx, changed, { by: actorId === undefined ? 'SYSTEM' : 'STAFF', at: now });
    }
    return { loan: changed, kept: next, now, today };
  }

  private async playAnew(
    tx: EntityManager,
    loan: LoanRow,
    asOf: Day,
    entry: LoanEntry | undefined,
  ): Promise<RunningLoan> {
    const contract = await readContract(tx, loan);
    const entries = await this.repository.history(tx, loan);
    return playLoan(contract, entry ? [...entries, entry] : entries, asOf);
  }

  private earnedBefore({ state, keptInstallments }: KeptCheckpoint, terms: ReturnType<typeof scoredTerms>) {
    const before = positionOf(resumeLoan(state, [], state.on), state.on);
    return this.scores.earned(before, terms, keptInstallments);
  }
}

function statusOf({ closedOn, writtenOffOn }: LoanPosition): TurnedStatus {
  if (closedOn !== undefined) return 'REPAID';
  return writtenOffOn === undefined ? 'APPROVED' : 'WRITTEN_OFF';
}

const TURNS = {
  REPAID: 'loan.repaid',
  WRITTEN_OFF: 'loan.written_off',
  APPROVED: 'loan.reopened',
} as const satisfies Record<TurnedStatus, string>;

/** The last payment closed the loan, it was written off, or one of these was taken back. */
function tellTurn(
  tx: EntityManager,
  loan: LoanRow,
  how: { readonly by: LoanEventActor; readonly at: Date },
): void {
  const type = TURNS[loan.status as TurnedStatus];
  recordEvent.ahead(tx, loan.memberId, ...eventValues(loanEvent({ ...how, ...loan }, type)));
}

/** Later than any day that a loan lives to see. */
const NEVER: Day = '9999-12-31';

/** The checkpoint that the rows stand at. A version that makes none may have brought the loan further. */
function keptOf({
  version,
  rulesVersion,
  state,
  keptInstallments,
  lastRepaymentId,
  servicedOn,
}: {
  readonly version: number | null;
  readonly rulesVersion: number;
  readonly state: LoanCheckpoint | null;
  readonly keptInstallments: readonly number[] | null;
  readonly lastRepaymentId: string | null;
  readonly servicedOn: string | null;
}): KeptCheckpoint | undefined {
  if (!state || !keptInstallments || !isKept({ version, rulesVersion }) || state.on !== servicedOn)
    return undefined;
  return { state, keptInstallments, lastRepaymentId };
}

function scoredTerms({ contract }: RunningLoan) {
  return { principalMinor: contract.principalMinor, graceDays: contract.policy.graceDays };
}

function isSameScore(one: Move['earned'], other: Move['earned']): boolean {
  const names = (earned: Move['earned']) =>
    earned.map(({ rule, installmentNumber = 0 }) => `${rule} ${installmentNumber}`).sort();
  return names(one).join() === names(other).join();
}
