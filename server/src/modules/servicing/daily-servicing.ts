import { setImmediate as breath } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { Day } from '@pautang/loan-terms';
import { Clock } from '../../platform/clock/clock';
import { DailyJobs } from '../../platform/clock/daily-jobs';
import { Database } from '../../platform/database/database';
import { loggable } from '../../platform/loggable';
import type { Loan } from '../loan/loan.service';
import { isUpTo, ServicingService } from './servicing.service';
import { dueLoans } from './servicing.sql';

const PICKED_AT_ONCE = 200;
/** While one waits for the database, the other one computes. */
const AT_WORK = 2;

type DueLoan = Pick<Loan, 'memberId' | 'id' | 'loanNumber'>;

/**
 * Posts what each day charges to the running loans to which something happens. They are picked without a lock; each is
 * then locked and looked at again in a transaction of its own, passed over while somebody else is at it (who brings it
 * up to date as well), and one that fails stops no other.
 */
@Injectable()
export class DailyServicing implements OnModuleInit {
  private readonly logger = new Logger(DailyServicing.name);

  constructor(
    private readonly database: Database,
    private readonly jobs: DailyJobs,
    private readonly servicing: ServicingService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.register(() => this.run());
  }

  async run(): Promise<void> {
    const today = await this.clock.today();
    /** What this run leaves as it is. */
    const left: string[] = [];
    for (;;) {
      const due = await dueLoans.all(this.database.manager, today, left, PICKED_AT_ONCE);
      if (due.length === 0) return;
      const picked = due.values();
      await Promise.all(Array.from({ length: AT_WORK }, () => this.serviceAll(picked, today, left)));
    }
  }

  private async serviceAll(picked: Iterable<DueLoan>, today: Day, left: string[]): Promise<void> {
    for (const loan of picked) {
      if (!(await this.bringUp(loan, today))) left.push(loan.id);
      // Requests that came meanwhile go first.
      await breath();
    }
  }

  /** @returns whether it is up to a day now. */
  private async bringUp({ memberId, id, loanNumber }: DueLoan, day: Day): Promise<boolean> {
    try {
      return await this.database.transaction(async (tx) => {
        const held = await this.servicing.hold(tx, memberId, id, 'unlessHeld');
        return held !== undefined && isUpTo((await this.servicing.bringUp(tx, held)).loan, day);
      });
    } catch (error) {
      this.logger.error({ loanNumber, ...loggable(error) });
      return false;
    }
  }
}
