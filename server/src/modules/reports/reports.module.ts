import { Module } from '@nestjs/common';
import { ServicingModule } from '../servicing/servicing.module';
import { UploadModule } from '../upload/upload.module';
import { ReportFiles } from './report-files.service';
import { ReportsController } from './reports.controller';
import { Reports } from './reports.service';

@Module({
  imports: [ServicingModule, UploadModule],
  controllers: [ReportsController],
  providers: [ReportFiles, Reports],
  exports: [ReportFiles],
})
export class ReportsModule {}
