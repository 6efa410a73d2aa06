import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CurrencyModule } from '../currency/currency.module';
import { LedgerModule } from '../ledger/ledger.module';
import { MemberModule } from '../member/member.module';
import { LoanController } from './loan.controller';
import { Loan } from './loan.entity';
import { LoanRepository } from './loan.repository';
import { LoanService } from './loan.service';
import { LoanBackofficeController } from './loan-backoffice.controller';
import { LoanBackofficeService } from './loan-backoffice.service';
import { LoanQuoteService } from './loan-quote.service';

@Module({
  imports: [CurrencyModule, LedgerModule, MemberModule, TypeOrmModule.forFeature([Loan])],
  controllers: [LoanController, LoanBackofficeController],
  providers: [LoanService, LoanBackofficeService, LoanQuoteService, LoanRepository],
  exports: [LoanService],
})
export class LoanModule {}
