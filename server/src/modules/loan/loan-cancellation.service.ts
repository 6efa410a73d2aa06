import { Injectable } from '@nestjs/common';
import { addDays, type Day } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import { Settings } from '../../config/settings';
import { Clock } from '../../platform/clock/clock';
import { eventValues } from '../../platform/events/events';
import { recordEvent } from '../../platform/events/events.sql';
import { filled, type Words } from '../../platform/language/sentence';
import { LedgerService, type WalletAccount } from '../ledger/ledger.service';
import { type DayPosition, keepPosition } from './day-position.sql';
import type { Loan } from './loan.entity';
import { CancellationNotPossible, LoanNotFound } from './loan.errors';
import { LoanRepository } from './loan.repository';
import { tellStep } from './loan.sql';
import { LoanAgreement } from './loan-agreement.entity';
import { fundingLines, proceedsOf } from './loan-charges';
import { loanDay } from './loan-day';
import { LoanFourEyes } from './loan-four-eyes';
import { loanEvent } from './loan-happening';
import { OWN_LOOK } from './loan-look';
import { LoanPayoffs, type Payoff } from './loan-payoffs';
import { LoanRequests } from './loan-requests';
import type { LoanStatus } from './loan-status';
import { WalletCarryOver } from './wallet-carry-over';

const ENDED = {
  REJECTED: 'This application was not approved, so there is nothing to cancel.',
  CANCELLED: 'This loan is cancelled already.',
  REPAID: 'This loan is repaid, so there is nothing to cancel.',
  WRITTEN_OFF: 'This loan is written off, so there is nothing to cancel.',
} as const satisfies Partial<Record<LoanStatus, Words>>;

/** What became of a loan's money since its approval. PAYOFF_FINAL: the loan that it paid off cannot be opened again. */
const MOVED = {
  PAYOFF_FINAL:
    'This loan has paid off another one, so it cannot be cancelled any more. You may repay it early at any time.',
  WITHDRAWN: 'Money of this loan was withdrawn, so it cannot be cancelled any more.',
  PAID: 'Something was paid for this loan, so it cannot be cancelled any more.',
} as const satisfies Record<string, Words>;
export type MovedMoney = keyof typeof MOVED;

/** Why a loan cannot be cancelled. TOP_UP_APPLIED_FOR: an application waits that would pay it off. */
export const CANCELLATION_OBSTACLES = [
  'REJECTED',
  'CANCELLED',
  'REPAID',
  'WRITTEN_OFF',
  'TIME_OVER',
  'TOP_UP_APPLIED_FOR',
  'PAYOFF_FINAL',
  'WITHDRAWN',
  'PAID',
] as const;
export type CancellationReason = (typeof CANCELLATION_OBSTACLES)[number];

interface Obstacle {
  readonly reason: CancellationReason;
  readonly text: Words;
}

/** Of an approved loan, with its last day; of an application nothing of it matters. */
interface CancellationFacts {
  readonly today: Day;
  readonly until: Day | undefined;
  /** The number of the application that would pay it off. */
  readonly appliedFor: string | undefined;
  readonly moved: MovedMoney | null;
}

/** A loan that can be cancelled, with its wallet; both locked. */
export interface CancellableLoan {
  readonly loan: Loan;
  readonly wallet: WalletAccount;
}

/**
 * The member's way out: free before the approval, and for some days after it while nothing was moved. A loan that this
 * one paid off then runs on as if it had not been.
 */
@Injectable()
export class LoanCancellationService {
  constructor(
    private readonly repository: LoanRepository,
    private readonly ledger: LedgerService,
    private readonly payoffs: LoanPayoffs,
    private readonly carryOver: WalletCarryOver,
    private readonly fourEyes: LoanFourEyes,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly requests: LoanRequests,
  ) {}

  /**
   * The last day in Asia/Manila on which an approved loan can be cancelled, as agreed, and before the loan that it paid off
   * would be late; undefined before the approval.
   */
  lastDay(
    { approvedOn, restorableUntil }: Pick<Loan, 'approvedOn' | 'restorableUntil'>,
    agreedDays: number | null,
  ): Day | undefined {
    const days = agreedDays ?? this.settings.environment.LOAN_COOLING_OFF_DAYS;
    if (approvedOn === null) return undefined;
    const last = addDays(approvedOn, days);
    return restorableUntil !== null && restorableUntil < last ? restorableUntil : last;
  }

  /** Why the loan cannot be cancelled now, from what was read of it already; undefined when it can. */
  obstacle(
    loan: Pick<Loan, 'status' | 'servicedOn'>,
    { today, until, appliedFor, moved }: CancellationFacts,
  ): Obstacle | undefined {
    const { status } = loan;
    if (isEnded(status)) return { reason: status, text: ENDED[status] };
    if (until === undefined) return undefined;
    if (loanDay(loan.servicedOn, today) > until) {
      const text = filled('The time to cancel this loan free of charge ended on {day}.', {
        day: { day: until },
      });
      return { reason: 'TIME_OVER', text };
    }
    if (appliedFor !== undefined) {
      const text = filled(
        'You have applied for loan {number}, which pays this one off. Cancel that application first; then you may cancel this loan.',
        { number: appliedFor },
      );
      return { reason: 'TOP_UP_APPLIED_FOR', text };
    }
    return moved === null ? undefined : { reason: moved, text: MOVED[moved] };
  }

  private async obstacleTo(tx: EntityManager, loan: Loan): Promise<Obstacle | undefined> {
    const { memberId, id: loanId } = loan;
    const agreement = await tx.findOneBy(LoanAgreement, { memberId, loanId });
    const until = this.lastDay(loan, agreement?.agreed.product.coolingOffDays ?? null);
    const isApproved = loan.status === 'APPROVED';
    return this.obstacle(loan, {
      today: await this.clock.today(tx),
      until,
      appliedFor: isApproved ? (await this.repository.applicationToPayOff(tx, loan))?.loanNumber : undefined,
      moved: isApproved ? await this.movedMoney(tx, loan) : null,
    });
  }

  /**
   * Locks the loan, the one that it paid off, and their wallets; of an approved one the member as well, so that nobody
   * applies meanwhile for a loan that would pay it off. @throws LoanNotFound, CancellationNotPossible
   */
  async lock(tx: EntityManager, memberId: string, loanNumber: string): Promise<CancellableLoan> {
    const loan = await this.repository.lockOwn(tx, memberId, loanNumber);
    if (!loan) throw new LoanNotFound();
    if (loan.status === 'APPROVED') {
      await this.repository.lockPaidOff(tx, loan);
      await this.carryOver.hold(tx, memberId);
    }
    const { id: walletId } = await this.ledger.walletOfLoan(tx, memberId, loan.id);
    const wallet = await this.ledger.lockWallet(tx, memberId, walletId);
    if (!wallet) throw new LoanNotFound();
    const obstacle = await this.obstacleTo(tx, loan);
    if (obstacle) {
      const { reason, text } = obstacle;
      throw new CancellationNotPossible({ detail: text, extensions: { reason } });
    }
    return { loan, wallet };
  }

  /** Takes the loan back, with its money when it was approved. */
  async cancel(tx: EntityManager, { loan, wallet }: CancellableLoan): Promise<void> {
    this.fourEyes.endedBy(tx, loan);
    await this.repository.update(tx, loan, { ...OWN_LOOK, status: 'CANCELLED' });
    if (loan.status === 'APPROVED') await this.takeBack(tx, loan, wallet);
    const step = { status: 'CANCELLED', by: 'MEMBER' } as const;
    const at = await this.clock.now(tx);
    await tellStep.all(tx, loan.memberId, loan.id, step.status, step.by, at);
    if (loan.status === 'APPROVED') await this.requests.work.endWith(tx, loan, at);
    recordEvent.ahead(tx, loan.memberId, ...eventValues(loanEvent({ ...loan, ...step, at })));
  }

  /** What was carried over from an earlier loan may be withdrawn while the application waits, and stays otherwise. */
  private async movedMoney(tx: EntityManager, loan: Loan): Promise<MovedMoney | null> {
    const { memberId, id } = loan;
    const payoff = payoffBy(loan);
    if (payoff && loan.restorableUntil === null) return 'PAYOFF_FINAL';
    const { balanceMinor } = await this.ledger.walletOfLoan(tx, memberId, id);
    const paidOutMinor = proceedsOf(loan) - (payoff ? await this.payoffs.work.paidBy(tx, payoff) : 0);
    if (balanceMinor < paidOutMinor || (await this.ledger.isWithdrawnFrom(tx, memberId, id))) {
      return 'WITHDRAWN';
    }
    return (await this.ledger.collectedMinor(tx, memberId, id)) === 0 ? null : 'PAID';
  }

  private async takeBack(tx: EntityManager, loan: Loan, wallet: WalletAccount): Promise<void> {
    const { memberId, id, currency } = loan;
    const nothing = {
      principalMinor: 0,
      interestMinor: 0,
      penaltyMinor: 0,
      feeMinor: 0,
      oldestUnpaidOn: null,
    };
    const onDay = loanDay(loan.servicedOn, await this.clock.today(tx));
    const position: DayPosition = { onDay, status: 'CANCELLED', ...nothing, isAccruing: true };
    keepPosition.ahead(tx, memberId, id, JSON.stringify([position]));
    const payoff = payoffBy(loan);
    const payoffMinor = payoff ? await this.payoffs.work.paidBy(tx, payoff) : 0;
    if (payoff) await this.payoffs.work.restore(tx, payoff);
    const lines = fundingLines(loan, wallet.id, 'BACK', payoffMinor);
    await this.ledger.post(tx, {
      onDay,
      kind: 'LOAN_CANCELLATION',
      subjectId: id,
      memberId,
      loanId: id,
      currency,
      lines,
    });
    if (payoff) await this.carryBack(tx, payoff);
  }

  /** What was in the wallet of the loan that runs on went along with its payoff. */
  private async carryBack(tx: EntityManager, { memberId, loanId }: Payoff): Promise<void> {
    await this.carryOver.into(tx, await this.ledger.walletOfLoan(tx, memberId, loanId));
  }
}

/** Undefined for a loan that pays off none. */
function payoffBy({ memberId, id, loanNumber, paysOffId }: Loan): Payoff | undefined {
  return paysOffId === null ? undefined : { memberId, loanId: paysOffId, by: { id, loanNumber } };
}

function isEnded(status: LoanStatus): status is keyof typeof ENDED {
  return status in ENDED;
}
