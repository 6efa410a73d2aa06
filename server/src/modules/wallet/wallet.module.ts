import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module';
import { LoanModule } from '../loan/loan.module';
import { MemberModule } from '../member/member.module';
import { CancellationController } from './cancellation.controller';
import { CancellationService } from './cancellation.service';
import { CreditPayout } from './credit-payout';
import { OtpService } from './otp.service';
import { PayoutFourEyes } from './payout-four-eyes';
import { WalletController } from './wallet.controller';
import { WalletService } from './wallet.service';
import { WalletBackofficeController } from './wallet-backoffice.controller';
import { WalletBackofficeService } from './wallet-backoffice.service';
import { WithdrawalRepository } from './withdrawal.repository';
import { WithdrawalService } from './withdrawal.service';
import { WithdrawalPayout } from './withdrawal-payout';

@Module({
  imports: [LedgerModule, LoanModule, MemberModule],
  controllers: [CancellationController, WalletController, WalletBackofficeController],
  providers: [
    CancellationService,
    WalletService,
    WalletBackofficeService,
    WithdrawalPayout,
    WithdrawalService,
    CreditPayout,
    OtpService,
    PayoutFourEyes,
    WithdrawalRepository,
  ],
  exports: [CreditPayout, WalletService],
})
export class WalletModule {}
