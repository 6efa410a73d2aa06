import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { DocumentsModule } from '../documents/documents.module';
import { MemberModule } from '../member/member.module';
import { UploadModule } from '../upload/upload.module';
import { AccountClosing } from './account-closing.service';
import { DataRightsController } from './data-rights.controller';
import { DownloadFile } from './download-file.service';
import { Downloads } from './downloads.service';
import { MemberNotice } from './member-notice.service';
import { RetentionService } from './retention.service';

@Module({
  imports: [AuthModule, DocumentsModule, MemberModule, UploadModule],
  controllers: [DataRightsController],
  providers: [AccountClosing, DownloadFile, Downloads, MemberNotice, RetentionService],
  exports: [Downloads, RetentionService],
})
export class DataRightsModule {}
