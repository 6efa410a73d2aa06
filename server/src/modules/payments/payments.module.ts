import { Module } from '@nestjs/common';
import { ToldMoney } from '../../platform/four-eyes/told-money';
import { CurrencyModule } from '../currency/currency.module';
import { LoanModule } from '../loan/loan.module';
import { MemberModule } from '../member/member.module';
import { ServicingModule } from '../servicing/servicing.module';
import { ClaimMatching } from './claim-matching.service';
import { IncomingPayments } from './incoming-payments.service';
import { OpenClaims } from './open-claims.service';
import { PaymentAssignment } from './payment-assignment.service';
import { PaymentClaimsBackofficeController, PaymentClaimsController } from './payment-claims.controller';
import { PaymentClaims } from './payment-claims.service';
import { PaymentCodes } from './payment-code.service';
import { PaymentImport } from './payment-import.service';
import { PaymentLimits } from './payment-limits';
import { PaymentMatching } from './payment-matching.service';
import { PaymentViews } from './payment-views.service';
import { PaymentsController } from './payments.controller';
import { PaymentsBackofficeController } from './payments-backoffice.controller';
import { RepaymentReversalController } from './repayment-reversal.controller';
import { SignedMessageGuard } from './signed-message.guard';
import { Suspense } from './suspense.service';
import { ToldPayments } from './told-payments';

@Module({
  imports: [CurrencyModule, LoanModule, MemberModule, ServicingModule],
  controllers: [
    PaymentsController,
    PaymentsBackofficeController,
    PaymentClaimsController,
    PaymentClaimsBackofficeController,
    RepaymentReversalController,
  ],
  providers: [
    ClaimMatching,
    IncomingPayments,
    OpenClaims,
    PaymentAssignment,
    PaymentClaims,
    PaymentCodes,
    PaymentImport,
    PaymentLimits,
    PaymentMatching,
    PaymentViews,
    SignedMessageGuard,
    Suspense,
    { provide: ToldMoney, useClass: ToldPayments },
  ],
})
export class PaymentsModule {}
