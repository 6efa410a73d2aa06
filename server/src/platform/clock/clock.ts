import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Settings } from '../../config/settings';
import { DAY_MILLISECONDS, todayInManila } from '../calendar';
import { Database } from '../database/database';
import { Watched } from '../database/watched';
import { BusinessClock } from './business-clock.entity';
import { readOffset } from './clock.sql';

const ONLY_ROW = 1;

/**
 * The time that business goes by: due days, penalties, what members and staff read as dates. It is the machine's,
 * except in the demo, where it can be moved by whole days. What guards (tokens, codes, locks, rate ages) goes by
 * the machine's time, whatever day the business has.
 */
@Injectable()
export class Clock {
  private readonly shownOffset = new Watched(() => this.offsetDays());

  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
  ) {}

  /** Inside a transaction pass it, so that the answer takes no second connection. */
  async now(tx: EntityManager = this.database.manager): Promise<Date> {
    return this.at(await this.offsetDays(tx));
  }

  /** The business day in the Philippines, as YYYY-MM-DD. */
  async today(tx: EntityManager = this.database.manager): Promise<string> {
    return todayInManila(await this.now(tx));
  }

  /** The business time at a moment of the machine's, where a statement took the offset along (`clock.sql.ts`). */
  at(offsetDays: number, machineTime = Date.now()): Date {
    return new Date(machineTime + (this.settings.isDemo ? offsetDays * DAY_MILLISECONDS : 0));
  }

  /** The business day for what is only shown: a move by another server is known a moment later. */
  async shownToday(): Promise<string> {
    return todayInManila(this.at(await this.shownOffset.read()));
  }

  /** After a move, once it is committed. */
  forgetShown(): void {
    this.shownOffset.forget();
  }

  /** Always 0 outside the demo. */
  async offsetDays(tx: EntityManager = this.database.manager): Promise<number> {
    if (!this.settings.isDemo) return 0;
    return (await readOffset.only(tx)).offsetDays;
  }

  /**
   * Moves that come at once follow each other.
   * @param next from where it is, in days from the machine's
   * @returns from which business day to which
   */
  async move(
    tx: EntityManager,
    next: (offsetDays: number) => number,
  ): Promise<{ before: string; after: string }> {
    await tx.query('LOCK TABLE business_clock IN EXCLUSIVE MODE');
    const before = await this.today(tx);
    await tx.upsert(BusinessClock, { id: ONLY_ROW, offsetDays: next(await this.offsetDays(tx)) }, ['id']);
    return { before, after: await this.today(tx) };
  }
}
