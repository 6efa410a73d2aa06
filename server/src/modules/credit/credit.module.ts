import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module';
import { MemberModule } from '../member/member.module';
import { ChangedSchedules } from './changed-schedules';
import { CreditScoreController } from './credit-score.controller';
import { CreditScoreService } from './credit-score.service';
import { LoanLimitsController } from './loan-limits.controller';
import { LoanLimitsService } from './loan-limits.service';

@Module({
  imports: [LedgerModule, MemberModule],
  controllers: [CreditScoreController, LoanLimitsController],
  providers: [ChangedSchedules, CreditScoreService, LoanLimitsService],
  exports: [ChangedSchedules, CreditScoreService, LoanLimitsService],
})
export class CreditModule {}
