import { Module } from '@nestjs/common';
import { LoanModule } from '../loan/loan.module';
import { MemberModule } from '../member/member.module';
import { UploadModule } from '../upload/upload.module';
import { WalletModule } from '../wallet/wallet.module';
import { ProfileController } from './profile.controller';
import { ProfileService } from './profile.service';

@Module({
  imports: [MemberModule, LoanModule, WalletModule, UploadModule],
  controllers: [ProfileController],
  providers: [ProfileService],
})
export class ProfileModule {}
