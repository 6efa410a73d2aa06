import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { DocumentsModule } from '../documents/documents.module';
import { MemberModule } from '../member/member.module';
import { UploadModule } from '../upload/upload.module';
import { AccountClosing } from './account-closing.service';
import { CorrectionReviewController } from './correction-review.controller';
import { CorrectionReview } from './correction-review.service';
import { CorrectionsController } from './corrections.controller';
import { DataRightsController } from './data-rights.controller';
import { DownloadFile } from './download-file.service';
import { Downloads } from './downloads.service';
import { DueAccounts } from './due-accounts.service';
import { DueNumbers } from './due-numbers.service';
import { MemberNotice } from './member-notice.service';
import { OwnCorrections } from './own-corrections.service';
import { OwnNumber } from './own-number.service';
import { RetentionService } from './retention.service';

@Module({
  imports: [AuthModule, DocumentsModule, MemberModule, UploadModule],
  controllers: [DataRightsController, CorrectionsController, CorrectionReviewController],
  providers: [
    AccountClosing,
    CorrectionReview,
    DownloadFile,
    Downloads,
    DueAccounts,
    DueNumbers,
    MemberNotice,
    OwnCorrections,
    OwnNumber,
    RetentionService,
  ],
  exports: [Downloads, DueAccounts, DueNumbers, RetentionService],
})
export class DataRightsModule {}
