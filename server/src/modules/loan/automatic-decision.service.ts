import { Injectable, Logger } from '@nestjs/common';
import { type Underwriting, underwrite } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import { Settings } from '../../config/settings';
import { Database } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs.service';
import type { JobData } from '../../platform/jobs/queues';
import { loggable } from '../../platform/loggable';
import { CreditScoreService } from '../credit/credit-score.service';
import { NumberIndex } from '../member/number-index/number-index.service';
import { UNSTATED_MONTHLY_INCOME } from '../member/unstated-income';
import { ApplicationLapseService } from './application-lapse.service';
import type { LoanReason } from './decision-reasons';
import { type HeldLoan, holdFreeLoan, type LoanKey, waitingApplications } from './loan.sql';
import { LoanDecisionService } from './loan-decision.service';
import { LoanFourEyes } from './loan-four-eyes';
import { moveHeld } from './loan-move';
import type { Decision } from './loan-status';
import { TopUpService } from './top-up.service';

const AT_ONCE = 100;

const DECISION_OF = { APPROVE: 'APPROVE', REFER: 'REVIEW', REJECT: 'REJECT' } as const satisfies Record<
  string,
  Decision
>;

const QUEUE = 'decide-application';
const FIRST_PAUSE_SECONDS = 2;

/**
 * Decides on applications by rule, some seconds after they were filed. Several servers may do it at once: each
 * application is locked by one of them, and one that an officer holds is left to the officer.
 */
@Injectable()
export class AutomaticDecisionService {
  private readonly logger = new Logger(AutomaticDecisionService.name);

  constructor(
    private readonly database: Database,
    private readonly decisions: LoanDecisionService,
    private readonly lapses: ApplicationLapseService,
    private readonly scores: CreditScoreService,
    private readonly numbers: NumberIndex,
    private readonly fourEyes: LoanFourEyes,
    private readonly topUps: TopUpService,
    private readonly jobs: Jobs,
    private readonly settings: Settings,
  ) {}

  /**
   * Each in a transaction of its own, so that one that fails holds up no other. That one becomes a job, which tries it
   * again after pauses that double; until it is done, or given up, the application is not looked at here.
   */
  async decideWaiting(): Promise<void> {
    const { LOAN_DECISION_DELAY_SECONDS: delay } = this.settings.environment;
    const setAside = await this.jobs.unfinished(QUEUE);
    const tx = this.database.manager;
    const applications = await waitingApplications.all(tx, delay, setAside, AT_ONCE);
    if (applications.length > 0) await this.numbers.complete();
    for (const waiting of applications) {
      try {
        await this.database.transaction((tx) => this.decide(tx, waiting));
      } catch (error) {
        this.logger.error({ loanNumber: waiting.loanNumber, ...loggable(error) });
        await this.setAside(waiting);
      }
    }
  }

  /** The work of the job of one that failed. What was decided in the meantime, or is held, is left alone. */
  async decideAgain({ memberId = '' }: JobData, id: string): Promise<void> {
    await this.numbers.complete();
    await this.database.transaction((tx) => this.decide(tx, { memberId, id }));
  }

  private async setAside({ id, memberId, loanNumber }: LoanKey): Promise<void> {
    const subject = `loan ${loanNumber}`;
    await this.jobs.send(QUEUE, { subject, memberId }, { id, afterSeconds: FIRST_PAUSE_SECONDS });
  }

  private async decide(tx: EntityManager, { memberId, id }: Pick<LoanKey, 'memberId' | 'id'>): Promise<void> {
    const [late, shared] = await Promise.all([
      this.scores.lateInstallments(tx, memberId),
      this.sharedNumbers(tx, memberId),
    ]);
    await moveHeld(
      () => holdFreeLoan.first(tx, memberId, id),
      async (loan) => {
        if (loan.status !== 'PENDING' || (await this.lapses.lapseIfPast(tx, loan))) return;
        const { installmentPhpMinor, monthlyNetIncome, creditScore } = loan;
        const verdict = underwrite({
          installmentPhpMinor,
          monthlyNetIncomePesos: monthlyNetIncome,
          isIncomeStated: monthlyNetIncome !== UNSTATED_MONTHLY_INCOME,
          creditScore,
          ...late,
        });
        const because = [...shared, ...this.forTwo(loan, verdict), ...(await this.ofTopUp(tx, loan))];
        const { outcome, reasons } = because.length === 0 ? verdict : leftToAPerson(because, verdict);
        await this.decisions.decide(tx, loan, { decision: DECISION_OF[outcome], by: 'SYSTEM', reasons });
      },
    );
  }

  /**
   * Why this may not be a person of one account. The numbers of an account stand before its application does: so of two
   * accounts that have the same ones, the one that is looked at later is seen to, whatever happens at the same moment.
   */
  private async sharedNumbers(tx: EntityManager, memberId: string): Promise<LoanReason[]> {
    const kinds = new Set((await this.numbers.sharedBy(tx, [memberId])).map(({ kind }) => kind));
    if (kinds.has('NOT_INDEXED')) throw new Error(`the numbers of member ${memberId} cannot be compared`);
    return [
      ...(kinds.has('IDENTITY_NUMBER') ? (['SAME_IDENTITY_NUMBER'] as const) : []),
      ...(kinds.has('BANK_ACCOUNT') ? (['SAME_BANK_ACCOUNT'] as const) : []),
    ];
  }

  /** What is paid off may have changed since it was applied for. */
  private async ofTopUp(tx: EntityManager, loan: HeldLoan): Promise<LoanReason[]> {
    return (await this.topUps.mayBeApproved(tx, loan)) ? [] : ['TOP_UP_NOT_POSSIBLE'];
  }

  /** The rule is neither of the two officers that an approval of this amount takes. */
  private forTwo(loan: HeldLoan, { outcome }: Underwriting): LoanReason[] {
    return outcome === 'APPROVE' && this.fourEyes.isNeededFor(loan) ? ['AMOUNT_FOR_TWO'] : [];
  }
}

/** With what speaks against the application besides, which the person may weigh. */
function leftToAPerson(because: readonly LoanReason[], { outcome, reasons }: Underwriting) {
  return { outcome: 'REFER', reasons: [...because, ...(outcome === 'APPROVE' ? [] : reasons)] } as const;
}
