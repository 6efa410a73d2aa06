import { Global, Module } from '@nestjs/common';
import { JobsController } from './jobs.controller';
import { Jobs } from './jobs.service';
import { JobWorker } from './job-worker';
import { JobsBackofficeService } from './jobs-backoffice.service';

@Global()
@Module({
  controllers: [JobsController],
  providers: [Jobs, JobsBackofficeService, JobWorker],
  exports: [Jobs, JobWorker],
})
export class JobsModule {}
