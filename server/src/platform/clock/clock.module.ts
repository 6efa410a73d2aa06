import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BusinessClock } from './business-clock.entity';
import { Clock } from './clock';
import { ClockController } from './clock.controller';
import { ClockService } from './clock.service';
import { DailyJobs } from './daily-jobs';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([BusinessClock])],
  controllers: [ClockController],
  providers: [Clock, ClockService, DailyJobs],
  exports: [Clock, DailyJobs],
})
export class ClockModule {}
