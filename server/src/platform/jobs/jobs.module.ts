import { Global, Module } from '@nestjs/common';
import { JobWorker } from './job-worker';
import { JobsController } from './jobs.controller';
import { Jobs } from './jobs.service';
import { JobsBackofficeService } from './jobs-backoffice.service';

@Global()
@Module({
  controllers: [JobsController],
  providers: [Jobs, JobsBackofficeService, JobWorker],
  exports: [Jobs, JobWorker],
})
export class JobsModule {}
