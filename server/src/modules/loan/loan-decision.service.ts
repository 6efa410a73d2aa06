import { Injectable } from '@nestjs/common';
import { toMajor } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import { Settings } from '../../config/settings';
import { auditValues } from '../../platform/audit/audit.service';
import type { AuditValues } from '../../platform/audit/audit.sql';
import { todayInManila } from '../../platform/calendar';
import { Clock } from '../../platform/clock/clock';
import { onceCommitted } from '../../platform/database/once-committed';
import { eventValues, NO_EVENT } from '../../platform/events/events';
import type { EventValues } from '../../platform/events/events.sql';
import { countApproval, decisions } from '../../platform/metrics/counters';
import { InvalidTransition } from '../../platform/problem/common.errors';
import type { Problem } from '../../platform/problem/problem';
import { columnsOf, type Movement } from '../ledger/movement';
import { MemberService } from '../member/member.service';
import { ApplicationLapseService } from './application-lapse.service';
import { auditedFields } from './audited-fields';
import type { LoanReason } from './decision-reasons';
import type { Loan } from './loan.entity';
import { ApplicationLapsed } from './loan.errors';
import { isSecondOpenLoan, LoanRepository } from './loan.repository';
import { approveLoan, type HeldLoan, type LoanMove, moveLoan } from './loan.sql';
import { fundingLines, proceedsOf } from './loan-charges';
import { LoanFourEyes } from './loan-four-eyes';
import { loanEvent } from './loan-happening';
import { OWN_LOOK } from './loan-look';
import { assertMoved, auditedStep, moveOf } from './loan-move';
import { begunColumns, firstPosition } from './loan-schedule';
import { type Decision, isOpen, type LoanStatus, statusAfter } from './loan-status';
import { TopUpService } from './top-up.service';
import { assertCarriable, WalletCarryOver } from './wallet-carry-over';

/** What is decided, and by whom. */
export type LoanDecision = { readonly decision: Decision } & (
  | { readonly by: 'STAFF'; readonly actorId: string; readonly message?: string }
  | { readonly by: 'SYSTEM'; readonly reasons: readonly LoanReason[] }
);

/** A loan as it was decided on. */
export type DecidedLoan = Loan & {
  /** What closed the loan that it paid off. */
  readonly payoffMinor?: number;
};

/** The one place where an application is decided on, by an officer or by rule. */
@Injectable()
export class LoanDecisionService {
  constructor(
    private readonly repository: LoanRepository,
    private readonly carryOver: WalletCarryOver,
    private readonly lapses: ApplicationLapseService,
    private readonly fourEyes: LoanFourEyes,
    private readonly topUps: TopUpService,
    private readonly members: MemberService,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** Whether this would bring the loan to life, and takes two officers. @throws InvalidTransition */
  needsSecond(loan: HeldLoan, decision: LoanDecision): boolean {
    const isApproval = statusOf(loan, decision) === 'APPROVED' && loan.status !== 'APPROVED';
    return isApproval && this.fourEyes.isNeededFor(loan);
  }

  /**
   * The caller holds the loan, and has seen to it that an undecided application is not past its days.
   * @returns the loan as it is now, and what it paid off. @throws InvalidTransition, ApplicationLapsed, WalletNotEmpty,
   * TopUpNotPossible
   */
  async decide(tx: EntityManager, loan: HeldLoan, decision: LoanDecision): Promise<DecidedLoan> {
    const status = statusOf(loan, decision);
    const at = this.clock.at(loan.offsetDays);
    await this.assertMayReopen(tx, loan, status, at);
    const isApproval = status === 'APPROVED' && loan.status !== 'APPROVED';
    const approvedOn = isApproval ? todayInManila(at) : undefined;
    const paidOff = isApproval && isTopUp(loan) ? await this.topUps.payOff(tx, loan) : undefined;
    const payoffMinor = paidOff?.payoffMinor;
    const { decision: _, ...told } = decision;
    const step = { ...told, status, at, approvedOn };
    const changed: Loan = {
      ...loan,
      ...OWN_LOOK,
      ...(decision.by === 'STAFF' && { statusMessage: decision.message ?? null }),
      ...(decision.by === 'SYSTEM' && { decisionReasons: [...decision.reasons] }),
      ...(approvedOn && { approvedAt: at, approvedOn, servicedOn: approvedOn }),
      status,
    };
    const move = moveOf(loan, step);
    const audited = auditValues({
      actorId: decision.by === 'STAFF' ? decision.actorId : null,
      action: 'LOAN_DECISION',
      subject: `loan ${loan.loanNumber}`,
      memberId: loan.memberId,
      before: auditedFields(loan),
      after: {
        ...auditedFields(changed),
        ...auditedStep(loan, step),
        ...(payoffMinor !== undefined && auditedPayoff(loan, payoffMinor)),
      },
    });
    // An officer who confirms what the rule approved changes nothing for others.
    const event =
      status === loan.status ? NO_EVENT : eventValues(loanEvent({ by: decision.by, at, ...changed }));
    this.fourEyes.endedBy(tx, loan);
    // The loan that is paid off is held by now, and the member's row comes after it.
    if (payoffMinor !== undefined) await this.carryOver.hold(tx, loan.memberId);
    await this.write(tx, loan, approvedOn, [...move, ...audited, ...event], payoffMinor);
    if (paidOff) await this.repository.update(tx, loan, { restorableUntil: paidOff.restorableUntil });
    if (isTopUp(loan) ? isApproval : !isOpen(loan.status)) await this.carryOver.into(tx, walletOf(loan));
    onceCommitted(tx, () => {
      decisions.inc({ outcome: status, by: decision.by });
      if (isApproval) countApproval(loan);
    });
    return { ...changed, payoffMinor };
  }

  /**
   * An approval brings the schedule to life, and the money into the wallet. Where another application is filed in the same
   * moment, the index loan_one_open decides.
   */
  private async write(
    tx: EntityManager,
    loan: HeldLoan,
    approvedOn: string | undefined,
    values: [...LoanMove, ...AuditValues, ...EventValues],
    payoffMinor = 0,
  ): Promise<void> {
    try {
      if (approvedOn === undefined) return assertMoved(await moveLoan.first(tx, ...values));
      const begun = begunColumns(loan, approvedOn, this.settings);
      const funded = columnsOf([{ onDay: approvedOn, ...funding(loan, payoffMinor) }]);
      const position = firstPosition(loan, approvedOn, begun);
      assertMoved(await approveLoan.first(tx, ...values, ...begun, ...funded, JSON.stringify([position])));
    } catch (error) {
      throw isSecondOpenLoan(error) ? anotherIsOpen() : error;
    }
  }

  /**
   * A refused application that comes back counts as open again. Its member and wallets are locked before it does, in the
   * order of a new application, which may come in the same moment. Of who closed the account since, nothing comes back.
   */
  private async assertMayReopen(
    tx: EntityManager,
    loan: HeldLoan,
    status: LoanStatus,
    now: Date,
  ): Promise<void> {
    if (isOpen(loan.status) || !isOpen(status)) return;
    if (this.lapses.isPast(loan, now)) throw new ApplicationLapsed();
    if (await this.repository.hasOpenBeside(tx, loan)) throw anotherIsOpen();
    // What is in the wallet of a loan that goes on stays there, and its row is held before the member's. While it runs, no account is closed.
    if (loan.paysOffId === null) assertCarriable(await this.carryOver.hold(tx, loan.memberId), loan.currency);
    else if (status !== 'APPROVED') await this.members.hold(tx, loan.memberId);
    if (!(await this.members.isOpen(loan.memberId, tx))) throw accountIsClosed();
  }
}

/**
 * The rule may be overruled until an officer has said something. It gives reasons for what it decides; a loan that runs again, since
 * the payment that closed it was taken back, is by SYSTEM too, and has none.
 */
function statusOf(loan: HeldLoan, { decision, by }: LoanDecision): LoanStatus {
  if (by === 'SYSTEM') return statusAfter(decision, loan.status, 'rule');
  const { latestBy, latestStatus, status, decisionReasons } = loan;
  const isByRule = latestBy === 'SYSTEM' && latestStatus === status && decisionReasons.length > 0;
  return statusAfter(decision, loan.status, 'officer', isByRule);
}

function isTopUp(loan: HeldLoan): loan is HeldLoan & { readonly paysOffId: string } {
  return loan.paysOffId !== null;
}

function walletOf({ memberId, id: loanId, walletId: id, currency }: HeldLoan) {
  return { memberId, id, loanId, currency };
}

/** What is paid out, into the wallet but for what pays off an earlier loan. */
function funding(loan: HeldLoan, payoffMinor: number): Movement {
  const { memberId, id: loanId, walletId, currency } = loan;
  const lines = fundingLines(loan, walletId, 'OUT', payoffMinor);
  return { kind: 'LOAN_FUNDING', subjectId: loanId, memberId, loanId, currency, lines };
}

function auditedPayoff(loan: HeldLoan, payoffMinor: number): object {
  const { paysOff } = loan;
  return { paysOff, payoff: toMajor(payoffMinor), received: toMajor(proceedsOf(loan) - payoffMinor) };
}

function anotherIsOpen(): Problem {
  return new InvalidTransition({ detail: 'The member has another open loan.' });
}

function accountIsClosed(): Problem {
  return new InvalidTransition({ detail: 'The member has closed the account.' });
}
