import { Module } from '@nestjs/common';
import { OwnAccounts } from '../../platform/four-eyes/own-accounts';
import { UploadModule } from '../upload/upload.module';
import { CorrectionPrints } from './corrections/correction-prints';
import { Corrections } from './corrections/corrections.service';
import { OwnDetails } from './corrections/own-details.service';
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
  providers: [
    MemberService,
    MemberBackofficeService,
    MemberRepository,
    NumberIndex,
    OwnAccountCheck,
    { provide: OwnAccounts, useExisting: OwnAccountCheck },
    CorrectionPrints,
    Corrections,
    OwnDetails,
  ],
  exports: [Corrections, MemberService, NumberIndex, OwnAccountCheck, OwnDetails],
})
export class MemberModule {}
