import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LedgerTransaction, Posting, WalletAccount } from './ledger.entity';
import { LedgerService } from './ledger.service';

@Module({
  imports: [TypeOrmModule.forFeature([WalletAccount, LedgerTransaction, Posting])],
  providers: [LedgerService],
  exports: [LedgerService],
})
export class LedgerModule {}
