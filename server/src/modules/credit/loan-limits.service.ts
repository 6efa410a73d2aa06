import { Injectable } from '@nestjs/common';
import { limitsFor, type OwnLimits, offeredLimits, type ProductLimits } from '@pautang/loan-terms';
import { Settings } from '../../config/settings';
import { Database } from '../../platform/database/database';
import { filled } from '../../platform/language/sentence';
import { invalidField } from '../../platform/problem/common.errors';
import { MemberService } from '../member/member.service';
import { UNSTATED_MONTHLY_INCOME } from '../member/unstated-income';
import type { LoanLimitsDto } from './loan-limits.dto';

/** Whole pesos and months. */
interface AskedLoan {
  readonly loanAmountPHP: number;
  readonly installmentCount: number;
}

type AmountField = 'loanAmountPHP' | 'loanAmountXR';

@Injectable()
export class LoanLimitsService {
  constructor(
    private readonly database: Database,
    private readonly members: MemberService,
    private readonly settings: Settings,
  ) {}

  async read(memberId: string): Promise<LoanLimitsDto> {
    const profile = await this.members.ownProfile(this.database.manager, memberId);
    const { creditScore, monthlyNetIncome: income } = profile;
    const monthlyNetIncome = income === UNSTATED_MONTHLY_INCOME ? undefined : income;
    const { minLoan, maxLoan, terms, next } = this.of(creditScore);
    const table = offeredLimits(this.settings.environment.LOAN_LIMITS, this.product);
    return { creditScore, minLoan, maxLoan, terms: [...terms], monthlyNetIncome, table, next };
  }

  /** What a member with this score may borrow. */
  of(creditScore: number): OwnLimits {
    return limitsFor(creditScore, this.settings.environment.LOAN_LIMITS, this.product);
  }

  /**
   * @param amountField where the amount was sent
   * @throws ValidationFailed for a loan beyond what the score allows
   */
  assertWithin(
    creditScore: number,
    { loanAmountPHP, installmentCount }: AskedLoan,
    amountField: AmountField = 'loanAmountPHP',
  ): void {
    const { maxLoan, terms } = this.of(creditScore);
    const score = String(creditScore);
    if (loanAmountPHP > maxLoan) {
      const most = maxLoan.toLocaleString('en-US');
      const message = filled('With a credit score of {score} you may borrow up to {most} PHP.', {
        score,
        most,
      });
      throw invalidField(amountField, message);
    }
    if (!terms.includes(installmentCount)) {
      const months = Math.max(...terms);
      const message =
        months === 1
          ? filled('With a credit score of {score} you may repay over 1 month.', { score })
          : filled('With a credit score of {score} you may repay over up to {months} months.', {
              score,
              months: String(months),
            });
      throw invalidField('installmentCount', message);
    }
  }

  private get product(): ProductLimits {
    const { LOAN_MIN: minLoan, LOAN_MAX: maxLoan, LOAN_TERMS: terms } = this.settings.environment;
    return { minLoan, maxLoan, terms };
  }
}
