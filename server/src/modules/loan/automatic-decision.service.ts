import { Injectable, Logger } from '@nestjs/common';
import { underwrite } from '@pautang/loan-terms';
import { DataSource, type EntityManager } from 'typeorm';
import { Settings } from '../../config/settings';
import { loggable } from '../../platform/loggable';
import { CreditScoreService } from '../credit/credit-score.service';
import { MemberService } from '../member/member.service';
import { UNSTATED_MONTHLY_INCOME } from '../member/unstated-income';
import { ApplicationLapseService } from './application-lapse.service';
import type { Loan } from './loan.entity';
import { LoanRepository } from './loan.repository';
import { LoanDecisionService } from './loan-decision.service';
import type { Decision } from './loan-status';
import { SetAside } from './set-aside';

const DECISION_OF = { APPROVE: 'APPROVE', REFER: 'REVIEW', REJECT: 'REJECT' } as const satisfies Record<
  string,
  Decision
>;

/**
 * Decides on applications by rule, some seconds after they were filed. Several servers may do it at once: each
 * application is locked by one of them, and one that an officer holds is left to the officer.
 */
@Injectable()
export class AutomaticDecisionService {
  private readonly logger = new Logger(AutomaticDecisionService.name);
  private readonly setAside = new SetAside();

  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: LoanRepository,
    private readonly decisions: LoanDecisionService,
    private readonly lapses: ApplicationLapseService,
    private readonly members: MemberService,
    private readonly scores: CreditScoreService,
    private readonly settings: Settings,
  ) {}

  /** Each in a transaction of its own, so that one that fails holds up no other; it is tried again after a pause. */
  async decideWaiting(): Promise<void> {
    const { LOAN_DECISION_DELAY_SECONDS: delay } = this.settings.environment;
    const tx = this.dataSource.manager;
    for (const waiting of await this.repository.waitingFor(tx, delay, this.setAside.ids())) {
      try {
        await this.dataSource.transaction((tx) => this.decide(tx, waiting));
        this.setAside.succeeded(waiting.id);
      } catch (error) {
        this.setAside.failed(waiting.id);
        this.logger.error({ loanNumber: waiting.loanNumber, ...loggable(error) });
      }
    }
  }

  private async decide(tx: EntityManager, waiting: Loan): Promise<void> {
    const loan = await this.repository.lockPending(tx, waiting);
    if (!loan || (await this.lapses.lapseIfPast(tx, loan))) return;
    const { memberId, installmentPhpMinor } = loan;
    const { monthlyNetIncome, creditScore } = await this.members.profile(tx, memberId);
    const { outcome, reasons } = underwrite({
      installmentPhpMinor,
      monthlyNetIncomePesos: monthlyNetIncome,
      isIncomeStated: monthlyNetIncome !== UNSTATED_MONTHLY_INCOME,
      creditScore,
      ...(await this.scores.lateInstallments(tx, memberId)),
    });
    await this.decisions.decide(tx, loan, { decision: DECISION_OF[outcome], by: 'SYSTEM', reasons });
  }
}
