import { Module } from '@nestjs/common';
import { LoanModule } from '../loan/loan.module';
import { MemberModule } from '../member/member.module';
import { ServicingModule } from '../servicing/servicing.module';
import { WalletModule } from '../wallet/wallet.module';
import { CreditPaymentService } from './credit-payment.service';
import { RefundService } from './refund.service';
import { RefundsController } from './refunds.controller';
import { RefundsBackofficeController } from './refunds-backoffice.controller';

@Module({
  imports: [LoanModule, MemberModule, ServicingModule, WalletModule],
  controllers: [RefundsController, RefundsBackofficeController],
  providers: [CreditPaymentService, RefundService],
})
export class RefundsModule {}
