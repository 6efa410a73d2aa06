import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { Day } from '@pautang/loan-terms';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { DailyJobs } from '../../platform/clock/daily-jobs';
import { loggable } from '../../platform/loggable';
import type { Loan } from '../loan/loan.service';
import { RunningLoanService } from '../loan/running-loan.service';
import { ServicingService } from './servicing.service';

/**
 * Posts what each day charges to every running loan. Each loan has a transaction of its own and is skipped while
 * another server is at it, and one that fails stops no other.
 */
@Injectable()
export class DailyServicing implements OnModuleInit {
  private readonly logger = new Logger(DailyServicing.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: DailyJobs,
    private readonly loans: RunningLoanService,
    private readonly servicing: ServicingService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.register(() => this.run());
  }

  async run(): Promise<void> {
    const today = await this.clock.today();
    const failed: string[] = [];
    while (await this.serviceNext(today, failed));
  }

  /** @returns whether there was a loan to service. */
  private async serviceNext(today: Day, failed: string[]): Promise<boolean> {
    const taken: { loan?: Loan | undefined } = {};
    try {
      await this.dataSource.transaction(async (tx) => {
        taken.loan = undefined;
        const loan = await this.loans.lockNextBehind(tx, today, failed);
        if (!loan) return;
        taken.loan = loan;
        await this.servicing.bringUpTo(tx, loan, today);
      });
    } catch (error) {
      if (!taken.loan) throw error;
      failed.push(taken.loan.id);
      this.logger.error({ loanNumber: taken.loan.loanNumber, ...loggable(error) });
    }
    return taken.loan !== undefined;
  }
}
