import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { HOUR_MILLISECONDS } from '../calendar';
import { Database } from '../database/database';
import { lockName } from '../database/lock-name';
import { FIRST_ID } from '../paging';
import {
  appendLinks,
  databaseTime,
  headOfDay,
  keepHead,
  lastLink,
  TAKEN_AT_ONCE,
  unchainedEntries,
} from './audit-chain.sql';
import { AuditSigner } from './audit-head';
import { linksAfter } from './audit-link';

const CHAIN = 'the chain of the audit trail';
/** What nobody looked for by its time and missed, is found when all is looked through. */
const WHOLE_EVERY_MILLISECONDS = 10 * 60 * 1000;
/** A transaction may commit so much later than it began, and its entries be seen no earlier. */
const LATE_MILLISECONDS = HOUR_MILLISECONDS;

/**
 * Chains the entries of the audit trail, beside those who write them: each that can be seen gets the next position, and
 * with it the hash of all that stand before. The order is that of being taken up, which for those that are written at the
 * same time may be another one than that of their times.
 */
@Injectable()
export class AuditChain {
  /** Of the times at which everything was looked through, and taken up, the last that this process knows of. */
  private completeTo: Date | null = null;
  /** The day whose head is signed. */
  private headOn?: string;

  constructor(
    private readonly database: Database,
    private readonly signer: AuditSigner,
  ) {}

  /** Takes up what is new, and signs once a day (UTC) where the chain ends. Every ten minutes it looks through all entries. */
  async extend(): Promise<void> {
    const { now } = await databaseTime.only(this.database.manager);
    this.completeTo = unlessAhead(this.completeTo, now);
    const since = this.completeTo?.getTime() ?? 0;
    const isWhole = now.getTime() - since >= WHOLE_EVERY_MILLISECONDS;
    await this.takeUp(isWhole ? FIRST_ID : idAt(since - LATE_MILLISECONDS), now);
    if (isWhole) this.completeTo = now;
    const day = now.toISOString().slice(0, 10);
    if (this.headOn !== day && (await this.signDay(day))) this.headOn = day;
  }

  private async takeUp(from: string, now: Date): Promise<void> {
    let after: string | undefined = from;
    while (after !== undefined) after = await this.takeUpSome(after, now);
  }

  /** @returns after which entry there may be more */
  private takeUpSome(after: string, now: Date): Promise<string | undefined> {
    return this.holdingTheChain(async (tx) => {
      const entries = await unchainedEntries.all(tx, after);
      if (entries.length === 0) return undefined;
      const last = await lastLink.first(tx);
      const completeTo = later(unlessAhead(last?.completeTo ?? null, now), this.completeTo);
      const links = linksAfter(last, entries, completeTo);
      await appendLinks.last(
        tx,
        links.map(({ position }) => position),
        links.map(({ entryId }) => entryId),
        links.map(({ previousHash }) => previousHash),
        links.map(({ completeTo }) => completeTo),
        links.map(({ hash }) => hash),
      );
      return entries.length < TAKEN_AT_ONCE ? undefined : entries.at(-1)?.id;
    });
  }

  /** @returns whether the day has its head; a chain without links has none */
  private signDay(day: string): Promise<boolean> {
    return this.holdingTheChain(async (tx) => {
      if (await headOfDay.first(tx, day)) return true;
      const last = await lastLink.first(tx);
      if (!last) return false;
      const { position, hash } = last;
      const { publicKey, signature } = this.signer.sign({ day, position, hash });
      await keepHead.last(tx, day, position, hash, publicKey, signature);
      return true;
    });
  }

  /** One at a time, of all servers; who writes entries waits for none of them. */
  private holdingTheChain<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.database.maintenance(async (tx) => {
      await lockName(tx, CHAIN);
      return work(tx);
    });
  }
}

function later(one: Date | null, other: Date | null): Date | null {
  return one && other ? (one > other ? one : other) : (one ?? other);
}

/** What a clock showed before it was set back says nothing of the entries that come now. */
function unlessAhead(time: Date | null, now: Date): Date | null {
  return time && time > now ? null : time;
}

/** The smallest id that was given at a time; none was before 1970. */
export function idAt(milliseconds: number): string {
  const time = Math.max(0, milliseconds).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
}
