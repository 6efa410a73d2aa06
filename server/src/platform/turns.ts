import { ServiceBusy } from './problem/common.errors';
import { retryAfter } from './problem/retry-after';

const RETRY_AFTER_SECONDS = 5;

/** Lets so many work at once. The others wait in line, and who finds the line full is refused at once. */
export class Turns {
  private atWork = 0;
  private readonly line: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly longestLine: number,
  ) {}

  /** @throws ServiceBusy when too many wait already */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.atWork < this.atOnce) this.atWork += 1;
    else await this.waitInLine();
    try {
      return await work();
    } finally {
      const next = this.line.shift();
      if (next) next();
      else this.atWork -= 1;
    }
  }

  /** Whoever leaves hands the place on. */
  private waitInLine(): Promise<void> {
    if (this.line.length >= this.longestLine) {
      throw new ServiceBusy(retryAfter(RETRY_AFTER_SECONDS));
    }
    return new Promise((resolve) => this.line.push(resolve));
  }
}
