import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** Clocks of several servers differ by less than what is counted lasts. */
const AHEAD = 2;

/** Counts in the database. What was counted by a clock that is set back since would last until the time that it showed. */
export class DatabaseCounter extends RateLimiterPostgres {
  override consume(key: string, points?: number): Promise<RateLimiterRes> {
    return this.counted(key, () => super.consume(key, points));
  }

  override penalty(key: string, points?: number): Promise<RateLimiterRes> {
    return this.counted(key, () => super.penalty(key, points));
  }

  private async counted(key: string, count: () => Promise<RateLimiterRes>): Promise<RateLimiterRes> {
    const [first] = await Promise.allSettled([count()]);
    const result = first.status === 'fulfilled' ? first.value : first.reason;
    if (result instanceof RateLimiterRes && result.msBeforeNext > AHEAD * this.msDuration) {
      await this.delete(key);
      return count();
    }
    if (first.status === 'rejected') throw first.reason;
    return first.value;
  }
}
