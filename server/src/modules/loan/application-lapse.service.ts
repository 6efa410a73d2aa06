import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { addDays, type Day } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import { Settings } from '../../config/settings';
import { auditValues } from '../../platform/audit/audit.service';
import { startOfManilaDay, todayInManila } from '../../platform/calendar';
import { Clock } from '../../platform/clock/clock';
import { DailyJobs } from '../../platform/clock/daily-jobs';
import { Database } from '../../platform/database/database';
import { eventValues } from '../../platform/events/events';
import { loggable } from '../../platform/loggable';
import { FIRST_ID } from '../../platform/paging';
import { auditedFields } from './audited-fields';
import type { Loan } from './loan.entity';
import {
  type Applicant,
  type HeldLoan,
  holdFreeLoan,
  holdLoan,
  type LoanKey,
  moveLoan,
  pastApplications,
} from './loan.sql';
import { LoanFourEyes } from './loan-four-eyes';
import { loanEvent } from './loan-happening';
import { LAPSED, OWN_LOOK } from './loan-look';
import { assertMoved, auditedStep, moveHeld, moveOf } from './loan-move';
import { canMove } from './loan-status';

const PESO = 'PHP';
const AT_ONCE = 100;

type OpenLoan = NonNullable<Applicant['openLoans']>[number];

/**
 * What a member consented to holds for some days, in a foreign currency for fewer. An application that is not decided by
 * then is over, and the next one asks for a new consent.
 */
@Injectable()
export class ApplicationLapseService implements OnModuleInit {
  private readonly logger = new Logger(ApplicationLapseService.name);

  constructor(
    private readonly database: Database,
    private readonly jobs: DailyJobs,
    private readonly fourEyes: LoanFourEyes,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.jobs.register(() => this.run());
  }

  /** Ends every application whose days are over, each in a transaction of its own, past those that others hold. */
  async run(): Promise<void> {
    const tx = this.database.manager;
    const { pesos, foreign } = await this.oldestFiling(tx);
    let after = FIRST_ID;
    for (;;) {
      const past = await pastApplications.all(tx, pesos, foreign, after, AT_ONCE);
      for (const key of past) await this.lapseNow(key);
      const last = past.at(-1);
      if (!last || past.length < AT_ONCE) return;
      after = last.id;
    }
  }

  /** The last day in Asia/Manila on which what was consented to may be approved. */
  validUntil({ createdAt, currency }: Pick<Loan, 'createdAt' | 'currency'>): Day {
    const { APPLICATION_VALID_DAYS, APPLICATION_VALID_DAYS_FOREIGN } = this.settings.environment;
    const days = currency === PESO ? APPLICATION_VALID_DAYS : APPLICATION_VALID_DAYS_FOREIGN;
    return addDays(todayInManila(createdAt), days);
  }

  isPast(loan: Pick<Loan, 'createdAt' | 'currency'>, now: Date): boolean {
    return todayInManila(now) > this.validUntil(loan);
  }

  /** Whether an application that waits is past its days: then it ends now. The caller holds the loan. */
  async lapseIfPast(tx: EntityManager, loan: HeldLoan): Promise<boolean> {
    const now = this.clock.at(loan.offsetDays);
    if (!canMove('time', loan.status, 'CANCELLED') || !this.isPast(loan, now)) return false;
    await this.lapse(tx, loan, now);
    return true;
  }

  /** Whether the member's open application has made room for the next one, when the daily job has not come by yet. */
  async makeRoom(tx: EntityManager, memberId: string, open: OpenLoan, now: Date): Promise<boolean> {
    const filed = { currency: open.currency, createdAt: new Date(open.createdAt) };
    if (!canMove('time', open.status, 'CANCELLED') || !this.isPast(filed, now)) return false;
    const hold = () => holdLoan.first(tx, memberId, open.id);
    const makeRoom = async (loan: HeldLoan) => hasLapsed(loan) || this.lapseIfPast(tx, loan);
    return (await moveHeld(hold, makeRoom)) ?? false;
  }

  private async lapseNow({ memberId, id, loanNumber }: LoanKey): Promise<void> {
    try {
      await this.database.transaction((tx) =>
        moveHeld(
          () => holdFreeLoan.first(tx, memberId, id),
          (loan) => this.lapseIfPast(tx, loan),
        ),
      );
    } catch (error) {
      this.logger.error({ loanNumber, ...loggable(error) });
    }
  }

  /** What was filed before these moments is past its days. */
  private async oldestFiling(tx: EntityManager): Promise<{ pesos: Date; foreign: Date }> {
    const today = await this.clock.today(tx);
    const { APPLICATION_VALID_DAYS, APPLICATION_VALID_DAYS_FOREIGN } = this.settings.environment;
    const before = (days: number) => startOfManilaDay(addDays(today, -days));
    return { pesos: before(APPLICATION_VALID_DAYS), foreign: before(APPLICATION_VALID_DAYS_FOREIGN) };
  }

  private async lapse(tx: EntityManager, loan: HeldLoan, at: Date): Promise<void> {
    const status = 'CANCELLED' as const;
    const reasons = [LAPSED];
    const step = { status, by: 'SYSTEM', reasons, at } as const;
    const audited = auditValues({
      actorId: null,
      action: 'LOAN_LAPSED',
      subject: `loan ${loan.loanNumber}`,
      memberId: loan.memberId,
      before: auditedFields(loan),
      after: {
        ...auditedFields({ ...loan, ...OWN_LOOK, status, decisionReasons: reasons }),
        ...auditedStep(loan, step),
      },
    });
    const move = moveOf(loan, step);
    const event = eventValues(loanEvent({ ...loan, status, by: 'SYSTEM', at }));
    this.fourEyes.endedBy(tx, loan);
    assertMoved(await moveLoan.first(tx, ...move, ...audited, ...event));
  }
}

/** The job, or a decision that came too late, was quicker. */
function hasLapsed({ status, decisionReasons }: HeldLoan): boolean {
  return status === 'CANCELLED' && decisionReasons.includes(LAPSED);
}
