import { Module } from '@nestjs/common';
import { UploadModule } from '../upload/upload.module';
import { MemberController } from './member.controller';
import { MemberRepository } from './member.repository';
import { MemberService } from './member.service';
import { MemberBackofficeController } from './member-backoffice.controller';
import { MemberBackofficeService } from './member-backoffice.service';
import { MemberPhotoController } from './member-photo.controller';
import { NumberIndex } from './number-index/number-index.service';
import { OwnAccountCheck } from './own-account';

@Module({
  imports: [UploadModule],
  controllers: [MemberController, MemberPhotoController, MemberBackofficeController],
  providers: [MemberService, MemberBackofficeService, MemberRepository, NumberIndex, OwnAccountCheck],
  exports: [MemberService, NumberIndex, OwnAccountCheck],
})
export class MemberModule {}
