import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { addDays, type Day } from '@pautang/loan-terms';
import { DataSource, type EntityManager } from 'typeorm';
import { Settings } from '../../config/settings';
import { AuditService } from '../../platform/audit/audit.service';
import { startOfManilaDay, todayInManila } from '../../platform/calendar';
import { Clock } from '../../platform/clock/clock';
import { DailyJobs } from '../../platform/clock/daily-jobs';
import { loggable } from '../../platform/loggable';
import { auditedFields } from './audited-fields';
import type { Loan } from './loan.entity';
import { LoanRepository } from './loan.repository';
import { LoanEventService } from './loan-event.service';
import { LAPSED, OWN_LOOK } from './loan-look';
import { canMove } from './loan-status';

const PESO = 'PHP';

/**
 * What a member consented to holds for some days, in a foreign currency for fewer. An application that is not decided by
 * then is over, and the next one asks for a new consent.
 */
@Injectable()
export class ApplicationLapseService implements OnModuleInit {
  private readonly logger = new Logger(ApplicationLapseService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: LoanRepository,
    private readonly events: LoanEventService,
    private readonly audit: AuditService,
    private readonly jobs: DailyJobs,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.jobs.register(() => this.run());
  }

  /** Ends every application whose days are over, each in a transaction of its own, past those that others hold. */
  async run(): Promise<void> {
    const { manager } = this.dataSource;
    const oldest = await this.oldestFiling(manager);
    let past = await this.repository.past(manager, oldest);
    while (past.length > 0) {
      for (const loan of past) await this.lapseAlone(loan);
      past = await this.repository.past(manager, oldest, past.at(-1)?.id);
    }
  }

  /** The last day in Asia/Manila on which what was consented to may be approved. */
  validUntil({ createdAt, currency }: Pick<Loan, 'createdAt' | 'currency'>): Day {
    const { APPLICATION_VALID_DAYS, APPLICATION_VALID_DAYS_FOREIGN } = this.settings.environment;
    const days = currency === PESO ? APPLICATION_VALID_DAYS : APPLICATION_VALID_DAYS_FOREIGN;
    return addDays(todayInManila(createdAt), days);
  }

  async isPast(tx: EntityManager, loan: Loan): Promise<boolean> {
    return (await this.clock.today(tx)) > this.validUntil(loan);
  }

  /** Whether the application has lapsed; where its days are over, it ends now. The caller holds the loan's row. */
  async lapseIfPast(tx: EntityManager, loan: Loan): Promise<boolean> {
    if (loan.status === 'CANCELLED') return loan.decisionReasons.includes(LAPSED);
    if (!canMove('time', loan.status, 'CANCELLED') || !(await this.isPast(tx, loan))) return false;
    await this.lapse(tx, loan);
    return true;
  }

  /** Makes room for the member's next application, when the daily job has not come by yet. */
  async lapseOwn(tx: EntityManager, memberId: string): Promise<void> {
    const open = await this.repository.latest(tx, memberId);
    if (!open || !canMove('time', open.status, 'CANCELLED') || !(await this.isPast(tx, open))) return;
    const loan = await this.repository.lockByNumber(tx, open.loanNumber, memberId);
    if (loan) await this.lapseIfPast(tx, loan);
  }

  /** One that fails holds up no other. */
  private async lapseAlone(past: Loan): Promise<void> {
    try {
      await this.dataSource.transaction(async (tx) => {
        const loan = await this.repository.lockUndecided(tx, past);
        if (loan) await this.lapseIfPast(tx, loan);
      });
    } catch (error) {
      this.logger.error({ loanNumber: past.loanNumber, ...loggable(error) });
    }
  }

  /** What was filed before these moments is past its days. */
  private async oldestFiling(tx: EntityManager): Promise<{ pesos: Date; foreign: Date }> {
    const today = await this.clock.today(tx);
    const { APPLICATION_VALID_DAYS, APPLICATION_VALID_DAYS_FOREIGN } = this.settings.environment;
    const before = (days: number) => startOfManilaDay(addDays(today, -days));
    return { pesos: before(APPLICATION_VALID_DAYS), foreign: before(APPLICATION_VALID_DAYS_FOREIGN) };
  }

  private async lapse(tx: EntityManager, loan: Loan): Promise<void> {
    const changes = { ...OWN_LOOK, status: 'CANCELLED' as const, decisionReasons: [LAPSED] };
    await this.repository.update(tx, loan, changes);
    await this.events.record(tx, loan, { status: 'CANCELLED', by: 'SYSTEM', reasons: [LAPSED] });
    await this.audit.record(tx, {
      actorId: null,
      action: 'LOAN_LAPSED',
      subject: `loan ${loan.loanNumber}`,
      memberId: loan.memberId,
      before: auditedFields(loan),
      after: auditedFields({ ...loan, ...changes }),
    });
  }
}
