import { Injectable } from '@nestjs/common';

/** Work that every business day needs. A job finds out itself which days it missed, and is safe on several servers. */
@Injectable()
export class DailyJobs {
  private readonly jobs: (() => Promise<void>)[] = [];
  private readonly settling: (() => Promise<void>)[] = [];
  private latest: Promise<void> = Promise.resolve();

  register(job: () => Promise<void>): void {
    this.jobs.push(job);
  }

  /** What is else done by and by, and is done at once before the demo's day is moved on, and for the day that it is moved to. */
  registerSettling(job: () => Promise<void>): void {
    this.settling.push(job);
  }

  /** Runs come one after the other, so that the one for a day that was just moved to leaves nothing to an earlier one. */
  run(): Promise<void> {
    this.latest = Promise.allSettled([this.latest]).then(() => this.runAll());
    return this.latest;
  }

  async settle(): Promise<void> {
    for (const job of this.settling) await job();
  }

  private async runAll(): Promise<void> {
    for (const job of this.jobs) await job();
  }
}
