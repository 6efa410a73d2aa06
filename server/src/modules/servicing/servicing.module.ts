import { Module } from '@nestjs/common';
import { LoanAccountService } from './loan-account.service';
import { RepaymentService } from './repayment.service';
import { ServicingController } from './servicing.controller';
import { ServicingBackofficeController } from './servicing-backoffice.controller';

@Module({
  controllers: [ServicingController, ServicingBackofficeController],
  providers: [LoanAccountService, RepaymentService],
})
export class ServicingModule {}
