import { Injectable, type OnModuleInit } from '@nestjs/common';
import { addDays, type Day, isStillOwed, playLoan, positionOf, resumeLoan } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import { todayInManila } from '../../platform/calendar';
import { Clock } from '../../platform/clock/clock';
import type { Problem } from '../../platform/problem/problem';
import { loanDay } from '../loan/loan-day';
import {
  LoanPayoffs,
  type LoanToPayOff,
  type PaidOff,
  type PayableLoan,
  type Payoff,
  type PayoffWork,
} from '../loan/loan-payoffs';
import { readContract } from '../loan/serviced-contract';
import { HardshipRequest } from './hardship-request.entity';
import { readPromises } from './promise/promise.sql';
import { standingOf } from './promise/promise-view';
import { idAfter } from './repayment-id';
import { comparable } from './repeated-repayment';
import { loanNotRunning } from './servicing.errors';
import { type NewRepayment, ServicingRepository } from './servicing.repository';
import { type HeldLoan, isKept, isServiced, ServicingService } from './servicing.service';
import { readLoan } from './servicing.sql';

/** Loans that a later loan of the member pays off. */
@Injectable()
export class LoanPayoffService implements PayoffWork, OnModuleInit {
  constructor(
    private readonly payoffs: LoanPayoffs,
    private readonly servicing: ServicingService,
    private readonly repository: ServicingRepository,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.payoffs.register(this);
  }

  async read(
    on: EntityManager,
    memberId: string,
    loanNumber: string,
  ): Promise<LoanToPayOff | Problem | undefined> {
    let row = await readLoan.first(on, memberId, loanNumber);
    if (!row) return undefined;
    if (!isServiced(row)) return loanNotRunning(row.status);
    if (!isKept(row)) {
      await this.servicing.catchUp(row, on);
      row = await readLoan.only(on, memberId, loanNumber);
    }
    const { id, status, currency, unitsPerPhp, isAppliedFor, state } = row;
    if (!state) return undefined;
    const today = loanDay(state.on, todayInManila(this.clock.at(row.offsetDays)));
    const position = positionOf(resumeLoan(state, [], today), today);
    const hasArrangement = await this.hasArrangement(on, row, today);
    return { id, loanNumber, status, currency, unitsPerPhp, position, hasArrangement, isAppliedFor, today };
  }

  async payOff(
    tx: EntityManager,
    { memberId, loanId, by }: Payoff,
    judge: (loan: PayableLoan) => void,
  ): Promise<PaidOff> {
    const found = await this.servicing.hold(tx, memberId, loanId);
    if (!found) throw new Error('a loan that another one pays off is there');
    const held = await this.servicing.bringUp(tx, found);
    const paidOn = loanDay(held.loan.servicedOn, held.today);
    const { position, graceDays } = standing(held, paidOn);
    const hasArrangement = await this.hasArrangement(tx, held.loan, paidOn);
    judge({ ...held.loan, position, hasArrangement, today: paidOn });
    const { payoffMinor } = position;
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
      paymentNumber: null,
    };
    const occasion = { kind: 'PAYMENT', repaymentId: repayment.id, paidOn, isTopUp: true } as const;
    const move = await this.servicing.plan(tx, held, occasion, repayment);
    if (move.position.closedOn === undefined) throw new Error('what settles a loan does not close it');
    await this.servicing.carryOut(tx, move, { repayment });
    const next = position.installments.find((one) => isStillOwed(one) && one.movedOn === undefined);
    const keptDay = next?.keptOn ?? next?.dueOn ?? paidOn;
    return { payoffMinor, restorableUntil: addDays(keptDay, graceDays) };
  }

  async paidBy(tx: EntityManager, payoff: Payoff): Promise<number> {
    return (await this.payment(tx, payoff))?.amountMinor ?? 0;
  }

  /** Whether a loan that was paid off would run on, were that taken back: what was paid on it meanwhile may close it. */
  async wouldRunOn(
    on: EntityManager,
    memberId: string,
    loanNumber: string,
    by: Payoff['by'],
  ): Promise<boolean> {
    const row = await readLoan.first(on, memberId, loanNumber);
    if (!row?.state) return false;
    const today = loanDay(row.state.on, todayInManila(this.clock.at(row.offsetDays)));
    if (positionOf(resumeLoan(row.state, [], today), today).creditMinor === 0) return true;
    const payment = await this.payment(on, { memberId, loanId: row.id, by });
    const entries = (await this.repository.history(on, row)).filter(({ id }) => id !== payment?.id);
    const without = playLoan(await readContract(on, row), entries, today);
    return positionOf(without, today).closedOn === undefined;
  }

  /** No money came in, and none goes back: what was paid was a part of the loan that is cancelled. */
  async restore(tx: EntityManager, payoff: Payoff): Promise<void> {
    const { memberId, loanId, by } = payoff;
    const found = await this.servicing.hold(tx, memberId, loanId);
    const payment = await this.payment(tx, payoff);
    if (!found || !payment) throw new Error('a loan that is restored was paid off');
    const held = await this.servicing.bringUp(tx, found);
    const { id: repaymentId, paidOn } = payment;
    await this.repository.insertReversal(tx, {
      memberId,
      repaymentId,
      reason: `${by.loanNumber} was cancelled`,
      // The member, who cancelled it.
      reversedBy: memberId,
      reversedAt: held.now,
    });
    const occasion = { kind: 'REVERSAL', repaymentId, paidOn, isTopUp: true } as const;
    const move = await this.servicing.plan(tx, held, occasion);
    await this.servicing.carryOut(tx, move);
  }

  /** The payment that stands. */
  private async payment(tx: EntityManager, { memberId, loanId, by }: Payoff) {
    const repayments = await this.repository.repayments(tx, { memberId, id: loanId });
    return repayments.find(({ paidByLoanId, reversal }) => paidByLoanId === by.id && !reversal);
  }

  /** Whether another schedule was asked for, or a payment promised, and that is not settled. */
  private async hasArrangement(
    on: EntityManager,
    loan: Parameters<typeof standingOf>[1] & { readonly memberId: string; readonly id: string },
    today: Day,
  ): Promise<boolean> {
    const { memberId, id: loanId } = loan;
    const [promise] = await readPromises.all(on, memberId, loanId, 1);
    if (promise !== undefined && standingOf(promise, loan, today).state === 'OPEN') return true;
    return on.existsBy(HardshipRequest, { memberId, loanId, state: 'ASKED' });
  }
}

function standing({ kept }: HeldLoan, day: Day) {
  if (!kept) throw new Error('a loan that was brought up to date has a checkpoint');
  const running = resumeLoan(kept.state, [], day);
  return { position: positionOf(running, day), graceDays: running.contract.policy.graceDays };
}
