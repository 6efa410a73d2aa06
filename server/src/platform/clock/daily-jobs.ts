import { Injectable } from '@nestjs/common';

/** Work that every business day needs. A job finds out itself which days it missed, and is safe on several servers. */
@Injectable()
export class DailyJobs {
  private readonly jobs: (() => Promise<void>)[] = [];

  register(job: () => Promise<void>): void {
    this.jobs.push(job);
  }

  async run(): Promise<void> {
    for (const job of this.jobs) await job();
  }
}
