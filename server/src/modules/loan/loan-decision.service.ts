import { Injectable } from '@nestjs/common';
import type { DecisionReason } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service';
import { todayInManila } from '../../platform/calendar';
import { Clock } from '../../platform/clock/clock';
import { InvalidTransition } from '../../platform/problem/common.errors';
import type { Problem } from '../../platform/problem/problem';
import { LedgerService } from '../ledger/ledger.service';
import { ApplicationLapseService } from './application-lapse.service';
import { auditedFields } from './audited-fields';
import type { Loan } from './loan.entity';
import { ApplicationLapsed } from './loan.errors';
import { isSecondOpenLoan, LoanRepository } from './loan.repository';
import { LoanEventService } from './loan-event.service';
import { OWN_LOOK } from './loan-look';
import { LoanScheduleService } from './loan-schedule.service';
import { type Decision, isOpen, type LoanStatus, statusAfter } from './loan-status';
import { WalletCarryOver } from './wallet-carry-over';

/** What is decided, and by whom. */
export type LoanDecision = { readonly decision: Decision } & (
  | { readonly by: 'STAFF'; readonly actorId: string; readonly message?: string }
  | { readonly by: 'SYSTEM'; readonly reasons: readonly DecisionReason[] }
);

/** The one place where an application is decided on, by an officer or by rule. */
@Injectable()
export class LoanDecisionService {
  constructor(
    private readonly repository: LoanRepository,
    private readonly schedules: LoanScheduleService,
    private readonly carryOver: WalletCarryOver,
    private readonly lapses: ApplicationLapseService,
    private readonly events: LoanEventService,
    private readonly ledger: LedgerService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * The caller holds the loan's row, and has seen to it that an undecided application is not past its days.
   * @returns the loan as it is now. @throws InvalidTransition, ApplicationLapsed, WalletNotEmpty
   */
  async decide(tx: EntityManager, loan: Loan, decision: LoanDecision): Promise<Loan> {
    const status = await this.statusAfter(tx, loan, decision);
    await this.assertMayReopen(tx, loan, status);
    const isApproval = status === 'APPROVED' && loan.status !== 'APPROVED';
    const changes = {
      ...OWN_LOOK,
      ...(decision.by === 'STAFF' && { statusMessage: decision.message ?? null }),
      ...(decision.by === 'SYSTEM' && { decisionReasons: [...decision.reasons] }),
      ...(isApproval && (await this.approval(tx))),
      status,
    };
    await this.update(tx, loan, changes);
    const changed: Loan = { ...loan, ...changes };
    if (!isOpen(loan.status)) await this.carryOverTo(tx, loan);
    if (isApproval) await this.start(tx, changed);
    const { decision: _, ...step } = decision;
    await this.events.record(tx, loan, { status, ...step });
    await this.audit.record(tx, {
      actorId: decision.by === 'STAFF' ? decision.actorId : null,
      action: 'LOAN_DECISION',
      subject: `loan ${loan.loanNumber}`,
      memberId: loan.memberId,
      before: auditedFields(loan),
      after: auditedFields(changed),
    });
    return changed;
  }

  /** The rule may be overruled until an officer has said something. */
  private async statusAfter(
    tx: EntityManager,
    loan: Loan,
    { decision, by }: LoanDecision,
  ): Promise<LoanStatus> {
    if (by === 'SYSTEM') return statusAfter(decision, loan.status, 'rule');
    const latest = await this.events.latest(tx, loan);
    const isByRule = latest?.by === 'SYSTEM' && latest.status === loan.status;
    return statusAfter(decision, loan.status, 'officer', isByRule);
  }

  /**
   * A refused application that comes back counts as open again. Its member and wallets are locked before it does, in the
   * order of a new application, which may come in the same moment.
   */
  private async assertMayReopen(tx: EntityManager, loan: Loan, status: LoanStatus): Promise<void> {
    if (isOpen(loan.status) || !isOpen(status)) return;
    if (await this.lapses.isPast(tx, loan)) throw new ApplicationLapsed();
    if (await this.repository.hasOpen(tx, loan.memberId)) throw anotherIsOpen();
    await this.carryOver.assertPossible(tx, loan.memberId, loan.currency);
  }

  /** Where another application is filed in the same moment, the index loan_one_open decides. */
  private async update(tx: EntityManager, loan: Loan, changes: Partial<Loan>): Promise<void> {
    try {
      await this.repository.update(tx, loan, changes);
    } catch (error) {
      throw isSecondOpenLoan(error) ? anotherIsOpen() : error;
    }
  }

  private async approval(tx: EntityManager): Promise<Pick<Loan, 'approvedAt' | 'approvedOn' | 'servicedOn'>> {
    const approvedAt = await this.clock.now(tx);
    const approvedOn = todayInManila(approvedAt);
    return { approvedAt, approvedOn, servicedOn: approvedOn };
  }

  /** What is left of earlier loans may be in the wallet of an application that came after this one. */
  private async carryOverTo(tx: EntityManager, { memberId, id }: Loan): Promise<void> {
    await this.carryOver.into(tx, await this.ledger.walletOfLoan(tx, memberId, id));
  }

  /** What an approval sets going: the schedule, and the money in the wallet. */
  private async start(tx: EntityManager, loan: Loan): Promise<void> {
    const { memberId, id, principalMinor } = loan;
    await this.schedules.begin(tx, loan);
    const wallet = await this.ledger.walletOfLoan(tx, memberId, id);
    await this.ledger.move(tx, {
      kind: 'LOAN_FUNDING',
      subjectId: id,
      wallet,
      amountMinor: principalMinor,
      against: 'LOANS_RECEIVABLE',
    });
  }
}

function anotherIsOpen(): Problem {
  return new InvalidTransition({ detail: 'The member has another open loan.' });
}
