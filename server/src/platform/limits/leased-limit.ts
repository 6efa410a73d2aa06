import type { RateLimiterAbstract } from 'rate-limiter-flexible';

const LEASES_OF_A_LIMIT = 20;
const MOST_LEASES_KEPT = 20_000;

interface Lease {
  left: number;
  /** When the time that is counted is over, by the process's own clock, which nobody sets. */
  readonly endsAt: number;
  /** Whether there was nothing left to take. */
  readonly isSpent: boolean;
}

/**
 * A limit that all servers share without a statement for each request: a server takes a twentieth of it at a time, and
 * hands that out by itself. Together they never let through more; of what a server took and did not hand out, others
 * get nothing until the time is over. A key that is used up is refused from memory.
 */
export class LeasedLimit {
  private readonly leases = new Map<string, Lease>();
  private readonly renewals = new Map<string, Promise<void>>();
  private readonly portion: number;

  constructor(
    private readonly counter: Pick<RateLimiterAbstract, 'penalty'>,
    private readonly points: number,
    /** What the counter keeps in the place of a key. */
    private readonly hashOf: (key: string) => string,
  ) {
    this.portion = Math.ceil(points / LEASES_OF_A_LIMIT);
  }

  /** @returns the milliseconds until it is possible again, or undefined where it is possible now. */
  async take(key: string): Promise<number | undefined> {
    for (;;) {
      const lease = this.leases.get(key);
      const restMilliseconds = (lease?.endsAt ?? 0) - performance.now();
      if (lease && restMilliseconds > 0) {
        if (lease.left > 0) {
          lease.left -= 1;
          return undefined;
        }
        if (lease.isSpent) return restMilliseconds;
      }
      await this.renewOnce(key);
    }
  }

  private renewOnce(key: string): Promise<void> {
    const renewal = this.renewals.get(key) ?? this.renew(key).finally(() => this.renewals.delete(key));
    this.renewals.set(key, renewal);
    return renewal;
  }

  private async renew(key: string): Promise<void> {
    const { consumedPoints, msBeforeNext } = await this.counter.penalty(this.hashOf(key), this.portion);
    const before = consumedPoints - this.portion;
    const left = Math.max(Math.min(this.points - before, this.portion), 0);
    this.leases.delete(key);
    this.makeRoom();
    this.leases.set(key, { left, endsAt: performance.now() + msBeforeNext, isSpent: left === 0 });
  }

  private makeRoom(): void {
    if (this.leases.size < MOST_LEASES_KEPT) return;
    const now = performance.now();
    for (const [key, { endsAt }] of this.leases) if (endsAt <= now) this.leases.delete(key);
    for (const key of this.leases.keys()) {
      if (this.leases.size < MOST_LEASES_KEPT) return;
      this.leases.delete(key);
    }
  }
}
