import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Day, positionOf, resumeLoan } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import { todayInManila } from '../../platform/calendar';
import { Clock } from '../../platform/clock/clock';
import { CreditScoreService } from '../credit/credit-score.service';
import { LoanPayoffs, type LoanToPayOff, type Payoff, type PayoffWork } from '../loan/loan-payoffs';
import { HardshipRequest } from './hardship-request.entity';
import { readPromises } from './promise/promise.sql';
import { standingOf } from './promise/promise-view';
import { idAfter } from './repayment-id';
import { comparable } from './repeated-repayment';
import { ServicingRepository } from './servicing.repository';
import { type HeldLoan, isKept, isServiced, type NewRepayment, ServicingService } from './servicing.service';
import { readLoan } from './servicing.sql';

/** Loans that a later loan of the member pays off. */
@Injectable()
export class LoanPayoffService implements PayoffWork, OnModuleInit {
  constructor(
    private readonly payoffs: LoanPayoffs,
    private readonly servicing: ServicingService,
    private readonly repository: ServicingRepository,
    private readonly scores: CreditScoreService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.payoffs.register(this);
  }

  async read(on: EntityManager, memberId: string, loanNumber: string): Promise<LoanToPayOff | undefined> {
    let row = await readLoan.first(on, memberId, loanNumber);
    if (!row || !isServiced(row)) return undefined;
    if (!isKept(row)) {
      await this.servicing.catchUp(row, on);
      row = await readLoan.only(on, memberId, loanNumber);
    }
    const { id, status, currency, unitsPerPhp, isAppliedFor, state } = row;
    if (!state) return undefined;
    const today = dayAfter(state.on, todayInManila(this.clock.at(row.offsetDays)));
    const position = positionOf(resumeLoan(state, [], today), today);
    const [promise] = await readPromises.all(on, memberId, id, 1);
    const hasArrangement =
      (promise !== undefined && standingOf(promise, row, today).state === 'OPEN') ||
      (await on.existsBy(HardshipRequest, { memberId, loanId: id, state: 'ASKED' }));
    return { id, loanNumber, status, currency, unitsPerPhp, position, hasArrangement, isAppliedFor, today };
  }

  async payOff(tx: EntityManager, { memberId, loanId, by, mostMinor }: Payoff): Promise<number | undefined> {
    const found = await this.servicing.hold(tx, memberId, loanId);
    if (found?.loan.status !== 'APPROVED') return undefined;
    const held = await this.servicing.bringUp(tx, found);
    const paidOn = dayAfter(held.loan.servicedOn, held.today);
    const payoffMinor = payoffOf(held, paidOn);
    if (payoffMinor <= 0 || payoffMinor > mostMinor) return undefined;
    const repayment: NewRepayment = {
      memberId,
      loanId,
      id: idAfter(held.kept?.lastRepaymentId ?? null),
      repaymentNumber: await this.repository.nextNumber(tx),
      amountMinor: payoffMinor,
      paidAt: held.now,
      paidOn,
      reference: by.loanNumber,
      referenceKey: comparable(by.loanNumber),
      isSettlement: true,
      // The member, who agreed to it.
      recordedBy: memberId,
      recordedAt: held.now,
      paidByLoanId: by.id,
    };
    const occasion = { kind: 'PAYMENT', repaymentId: repayment.id, paidOn, isTopUp: true } as const;
    const move = await this.servicing.plan(tx, held, occasion, repayment);
    if (move.position.closedOn === undefined) throw new Error('what settles a loan does not close it');
    const score = move.mayScore ? await this.scores.hold(tx, held.loan) : undefined;
    await this.servicing.carryOut(tx, move, score, repayment);
    return payoffMinor;
  }
}

function payoffOf({ kept }: HeldLoan, day: Day): number {
  if (!kept) throw new Error('a loan that was brought up to date has a checkpoint');
  return positionOf(resumeLoan(kept.state, [], day), day).payoffMinor;
}

/** In the demo the clock may stand before days that a loan has lived. */
function dayAfter(lived: Day | null, today: Day): Day {
  return lived !== null && lived > today ? lived : today;
}
