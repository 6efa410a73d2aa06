import { Module } from '@nestjs/common';
import { MemberModule } from '../member/member.module';
import { UploadModule } from '../upload/upload.module';
import { ProfileController } from './profile.controller';
import { ProfileService } from './profile.service';

@Module({
  imports: [MemberModule, UploadModule],
  controllers: [ProfileController],
  providers: [ProfileService],
})
export class ProfileModule {}
