import { AsyncResource } from 'node:async_hooks';
import type { EntityManager } from 'typeorm';
import { CommitUncertain, DatabaseBusy } from './failures';

/** So many share a transaction at most: what one of them waits for, the others wait for too. */
const MOST = 16;

/** What somebody does in a transaction and can do in any: a single statement, which rests on nothing but itself. */
export interface Part<T> {
  within(tx: EntityManager): Promise<T>;
  alone(): Promise<T>;
}

interface Gathered<T> extends Part<T> {
  done(answer: T): void;
  failed(error: unknown): void;
}

/**
 * Transactions of what many do in the same turn of the event loop: one commit for all of them, and one process of
 * PostgreSQL that wakes up. Where one of them fails, nothing was done, and each has a transaction of its own.
 */
export class SharedTransactions {
  private gathered: Gathered<unknown>[] = [];

  /** @param attempt does work in a transaction, once */
  constructor(
    private readonly attempt: (work: (tx: EntityManager) => Promise<unknown[]>) => Promise<unknown[]>,
  ) {}

  /** @throws whatever the part throws; DatabaseBusy and CommitUncertain for all that share what could not be begun or ended */
  take<T>({ within, alone }: Part<T>): Promise<T> {
    return new Promise<T>((done, failed) => {
      // Each is traced where it was asked for.
      const part = { within: AsyncResource.bind(within), alone: AsyncResource.bind(alone), done, failed };
      if (this.gathered.length === 0) setImmediate(() => this.begin());
      this.gathered.push(part as Gathered<unknown>);
    });
  }

  private begin(): void {
    const all = this.gathered;
    this.gathered = [];
    for (let from = 0; from < all.length; from += MOST) void this.share(all.slice(from, from + MOST));
  }

  private async share(parts: readonly Gathered<unknown>[]): Promise<void> {
    if (parts.length > 1) {
      try {
        const answers = await this.attempt((tx) => Promise.all(parts.map(({ within }) => within(tx))));
        parts.forEach(({ done }, place) => {
          done(answers[place]);
        });
        return;
      } catch (error) {
        if (error instanceof DatabaseBusy || error instanceof CommitUncertain) {
          for (const { failed } of parts) failed(error);
          return;
        }
      }
    }
    for (const { alone, done, failed } of parts) alone().then(done, failed);
  }
}
