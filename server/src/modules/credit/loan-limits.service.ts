import { Injectable } from '@nestjs/common';
import { limitsFor, type OwnLimits, offeredLimits, type ProductLimits } from '@pautang/loan-terms';
import { DataSource } from 'typeorm';
import { Settings } from '../../config/settings';
import { MemberService } from '../member/member.service';
import type { LoanLimitsDto } from './loan-limits.dto';

@Injectable()
export class LoanLimitsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly members: MemberService,
    private readonly settings: Settings,
  ) {}

  async read(memberId: string): Promise<LoanLimitsDto> {
    const { creditScore } = await this.members.profile(this.dataSource.manager, memberId);
    const { minLoan, maxLoan, terms, next } = this.of(creditScore);
    const table = offeredLimits(this.settings.environment.LOAN_LIMITS, this.product);
    return { creditScore, minLoan, maxLoan, terms: [...terms], table, next };
  }

  /** What a member with this score may borrow. */
  of(creditScore: number): OwnLimits {
    return limitsFor(creditScore, this.settings.environment.LOAN_LIMITS, this.product);
  }

  private get product(): ProductLimits {
    const { LOAN_MIN: minLoan, LOAN_MAX: maxLoan, LOAN_TERMS: terms } = this.settings.environment;
    return { minLoan, maxLoan, terms };
  }
}
