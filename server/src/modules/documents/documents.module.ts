import { Module } from '@nestjs/common';
import { LoanModule } from '../loan/loan.module';
import { MemberModule } from '../member/member.module';
import { ServicingModule } from '../servicing/servicing.module';
import { UploadModule } from '../upload/upload.module';
import { AddendumBackofficeController, AddendumController } from './addendum.controller';
import { DocumentsController } from './documents.controller';
import { DocumentsService } from './documents.service';
import { KeptPapers } from './kept-papers';

@Module({
  imports: [LoanModule, MemberModule, ServicingModule, UploadModule],
  controllers: [AddendumBackofficeController, AddendumController, DocumentsController],
  providers: [DocumentsService, KeptPapers],
  exports: [DocumentsService, KeptPapers],
})
export class DocumentsModule {}
