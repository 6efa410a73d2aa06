import { Module } from '@nestjs/common';
import { LoanModule } from '../loan/loan.module';
import { MemberModule } from '../member/member.module';
import { ServicingModule } from '../servicing/servicing.module';
import { DocumentsController } from './documents.controller';
import { DocumentsService } from './documents.service';

@Module({
  imports: [LoanModule, MemberModule, ServicingModule],
  controllers: [DocumentsController],
  providers: [DocumentsService],
})
export class DocumentsModule {}
