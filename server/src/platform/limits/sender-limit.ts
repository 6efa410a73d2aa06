import { type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '../network';
import { tooOften } from '../problem/common.errors';

/** How often the people of one network may do what costs money, or reaches people who did not ask for it. */
export class SenderLimit {
  constructor(
    private readonly counter: RateLimiterPostgres,
    private readonly hashOf: (network: string) => string,
  ) {}

  /** @throws TooManyRequests with the time until it is possible again */
  async count(address: string): Promise<void> {
    try {
      await this.counter.consume(this.keyOf(address));
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw tooOften(refused.msBeforeNext / 1000);
    }
  }

  /** What was not done after all counts nothing. */
  async takeBack(address: string): Promise<void> {
    await this.counter.reward(this.keyOf(address));
  }

  /** The address itself is not kept. */
  private keyOf(address: string): string {
    return this.hashOf(networkOf(address));
  }
}
