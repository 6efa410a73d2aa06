import { Global, Module } from '@nestjs/common';
import { Clock } from './clock';
import { ClockController } from './clock.controller';
import { ClockService } from './clock.service';
import { DailyJobs } from './daily-jobs';

@Global()
@Module({
  controllers: [ClockController],
  providers: [Clock, ClockService, DailyJobs],
  exports: [Clock, DailyJobs],
})
export class ClockModule {}
