import { Module } from '@nestjs/common';
import { CreditModule } from '../credit/credit.module';
import { CurrencyModule } from '../currency/currency.module';
import { LedgerModule } from '../ledger/ledger.module';
import { MemberModule } from '../member/member.module';
import { ApplicationLapseService } from './application-lapse.service';
import { AutomaticDecisionService } from './automatic-decision.service';
import { LoanController } from './loan.controller';
import { LoanRepository } from './loan.repository';
import { LoanService } from './loan.service';
import { LoanAgreementService } from './loan-agreement.service';
import { LoanBackofficeController } from './loan-backoffice.controller';
import { LoanBackofficeService } from './loan-backoffice.service';
import { LoanCancellationService } from './loan-cancellation.service';
import { LoanDecisionService } from './loan-decision.service';
import { LoanFourEyes } from './loan-four-eyes';
import { LoanPayoffs } from './loan-payoffs';
import { LoanQuoteService } from './loan-quote.service';
import { LoanRequests } from './loan-requests';
import { RememberedQuotes } from './remembered-quotes';
import { RunningLoanService } from './running-loan.service';
import { TopUpController } from './top-up.controller';
import { TopUpService } from './top-up.service';
import { WalletCarryOver } from './wallet-carry-over';

@Module({
  imports: [CreditModule, CurrencyModule, LedgerModule, MemberModule],
  controllers: [TopUpController, LoanController, LoanBackofficeController],
  providers: [
    ApplicationLapseService,
    AutomaticDecisionService,
    LoanService,
    LoanAgreementService,
    LoanBackofficeService,
    LoanCancellationService,
    LoanDecisionService,
    LoanFourEyes,
    LoanPayoffs,
    LoanRequests,
    LoanQuoteService,
    RememberedQuotes,
    LoanRepository,
    RunningLoanService,
    TopUpService,
    WalletCarryOver,
  ],
  exports: [
    ApplicationLapseService,
    AutomaticDecisionService,
    LoanService,
    LoanAgreementService,
    LoanCancellationService,
    LoanPayoffs,
    LoanRequests,
    RunningLoanService,
    WalletCarryOver,
  ],
})
export class LoanModule {}
