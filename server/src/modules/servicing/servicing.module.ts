import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LoanAccountService } from './loan-account.service';
import { LoanCharge } from './loan-charge.entity';
import { Repayment, RepaymentAllocation, RepaymentReversal } from './repayment.entity';
import { RepaymentService } from './repayment.service';
import { ServicingController } from './servicing.controller';
import { ServicingBackofficeController } from './servicing-backoffice.controller';

@Module({
  imports: [TypeOrmModule.forFeature([LoanCharge, Repayment, RepaymentAllocation, RepaymentReversal])],
  controllers: [ServicingController, ServicingBackofficeController],
  providers: [LoanAccountService, RepaymentService],
  exports: [LoanAccountService],
})
export class ServicingModule {}
