import { Module } from '@nestjs/common';
import { CreditModule } from '../credit/credit.module';
import { CurrencyModule } from '../currency/currency.module';
import { LedgerModule } from '../ledger/ledger.module';
import { LoanModule } from '../loan/loan.module';
import { MemberModule } from '../member/member.module';
import { WalletModule } from '../wallet/wallet.module';
import { AccrualService } from './accrual.service';
import { CreditUses } from './credit-use.service';
import { DailyServicing } from './daily-servicing';
import { HardshipController } from './hardship.controller';
import { HardshipService } from './hardship.service';
import { HardshipBackofficeController } from './hardship-backoffice.controller';
import { HeldLoans } from './held-loans.service';
import { LoanAccountService } from './loan-account.service';
import { LoanPayoffService } from './loan-payoff.service';
import { MemberRequests } from './member-requests.service';
import { OfficerProposals } from './officer-proposals';
import { PromiseController } from './promise/promise.controller';
import { PromiseService } from './promise/promise.service';
import { PromiseBackofficeController } from './promise/promise-backoffice.controller';
import { PromiseDays } from './promise/promise-days';
import { RememberedFigures } from './remembered-figures';
import { RepaymentService } from './repayment.service';
import { ServicingController } from './servicing.controller';
import { ServicingRepository } from './servicing.repository';
import { ServicingService } from './servicing.service';
import { ServicingBackofficeController } from './servicing-backoffice.controller';
import { StatementService } from './statement.service';
import { WaiverController } from './waiver.controller';
import { WaiverService } from './waiver.service';
import { WaysToPay } from './ways-to-pay.service';
import { WriteOffController } from './write-off.controller';
import { WriteOffRepository } from './write-off.repository';
import { WriteOffService } from './write-off.service';
import { WriteOffBooks } from './write-off-books';

@Module({
  imports: [CreditModule, CurrencyModule, LedgerModule, LoanModule, MemberModule, WalletModule],
  controllers: [
    HardshipController,
    HardshipBackofficeController,
    PromiseController,
    PromiseBackofficeController,
    ServicingController,
    ServicingBackofficeController,
    WaiverController,
    WriteOffController,
  ],
  providers: [
    AccrualService,
    CreditUses,
    DailyServicing,
    HardshipService,
    HeldLoans,
    LoanAccountService,
    LoanPayoffService,
    MemberRequests,
    OfficerProposals,
    PromiseDays,
    PromiseService,
    RememberedFigures,
    RepaymentService,
    ServicingRepository,
    ServicingService,
    StatementService,
    WaiverService,
    WaysToPay,
    WriteOffBooks,
    WriteOffRepository,
    WriteOffService,
  ],
  exports: [
    CreditUses,
    DailyServicing,
    HardshipService,
    HeldLoans,
    RepaymentService,
    ServicingService,
    StatementService,
  ],
})
export class ServicingModule {}
