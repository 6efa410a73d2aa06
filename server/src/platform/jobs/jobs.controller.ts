import { Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type CurrentAccount, StaffOnly } from '../access/access';
import { ApiProblems } from '../openapi/api-problems';
import { PageQueryDto } from '../page-query.dto';
import { ValidationFailed } from '../problem/common.errors';
import { uuidPipe } from '../validation/uuid-pipe';
import { FailedJobPageDto, JobQueuesDto } from './jobs.dto';
import { JobNotFound } from './jobs.errors';
import { JobsBackofficeService } from './jobs-backoffice.service';

const jobIdParam = uuidPipe(() => new JobNotFound());

@ApiTags('Back office')
@Controller('backoffice/jobs')
export class JobsController {
  constructor(private readonly jobs: JobsBackofficeService) {}

  @Get()
  @StaffOnly(['LOAN_OFFICER'], 'jobs:read')
  @ApiOperation({
    summary: 'Count the work in the background',
    description: 'By its kind. Work that comes again and again always has one job that waits for its time.',
  })
  listJobQueues(): Promise<JobQueuesDto> {
    return this.jobs.queues();
  }

  @Get('failed')
  @StaffOnly(['LOAN_OFFICER'], 'jobs:read')
  @ApiOperation({
    summary: 'List the jobs that failed and are not done, newest first',
    description:
      'Those with `nextTryAt` are tried again by themselves, after pauses that double. The others failed too often and wait for a person, for fourteen days.',
  })
  @ApiProblems(ValidationFailed)
  listFailedJobs(@Query() query: PageQueryDto): Promise<FailedJobPageDto> {
    return this.jobs.failed(query);
  }

  @Post('failed/:jobId/retry')
  @HttpCode(204)
  @StaffOnly(['LOAN_OFFICER'], 'jobs:retry')
  @ApiOperation({
    summary: 'Have a job that failed done once more, at once',
    description: 'It leaves the list of failed jobs; where it fails again it comes back.',
  })
  @ApiProblems(JobNotFound)
  retryJob(@Caller() caller: CurrentAccount, @Param('jobId', jobIdParam) jobId: string): Promise<void> {
    return this.jobs.retry(caller, jobId);
  }

  @Delete('failed/:jobId')
  @HttpCode(204)
  @StaffOnly(['LOAN_OFFICER'])
  @ApiOperation({
    summary: 'Give up a job that failed',
    description:
      'It leaves the list of failed jobs, and nobody tries it again; the audit log keeps who removed it.',
  })
  @ApiProblems(JobNotFound)
  removeJob(@Caller() caller: CurrentAccount, @Param('jobId', jobIdParam) jobId: string): Promise<void> {
    return this.jobs.remove(caller, jobId);
  }
}
