import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { StaffNames } from '../access/staff-names';
import { DAY_MILLISECONDS, HOUR_MILLISECONDS, readDayOrTime } from '../calendar';
import { Database } from '../database/database';
import { FIRST_ID, LAST_ID, toPage } from '../paging';
import { ValidationFailed } from '../problem/common.errors';
import type { AuditEntry } from './audit.entity';
import { idAt } from './audit-chain';
import type { AuditEntryDto, AuditPageDto, AuditQueryDto } from './audit-reading.dto';
import { lastLookedAt, readEntries, readEntriesOf } from './audit-reading.sql';

/** An entry may be given its id so much earlier or later than its time. */
const LATE_MILLISECONDS = HOUR_MILLISECONDS;

/** The audit trail for people, newest first. */
@Injectable()
export class AuditReading {
  constructor(
    private readonly database: Database,
    private readonly modules: ModuleRef,
  ) {}

  /** A page may be short, and another one follow: each looks through so many entries and no more. @throws ValidationFailed */
  async list({ cursor, limit, day, memberId, ...wanted }: AuditQueryDto): Promise<AuditPageDto> {
    const [since, until] = dayOf(day);
    const range = [
      earlier(cursor ?? LAST_ID, until),
      since ? idAt(since.getTime() - LATE_MILLISECONDS) : FIRST_ID,
    ] as const;
    const { subject = null, actorId = null, action = null } = wanted;
    const values = [...range, subject, actorId, action, since, until, limit + 1] as const;
    const tx = this.database.manager;
    const page = toPage(
      memberId ? await readEntriesOf.all(tx, ...values, memberId) : await readEntries.all(tx, ...values),
      limit,
    );
    const last = page.nextCursor || memberId ? undefined : await lastLookedAt.first(tx, ...range);
    return { items: await this.shown(page.rows), nextCursor: page.nextCursor ?? last?.id };
  }

  private async shown(entries: readonly AuditEntry[]): Promise<AuditEntryDto[]> {
    const staff = entries.flatMap(({ actorId, memberId }) =>
      actorId && actorId !== memberId ? [actorId] : [],
    );
    const names = await this.modules
      .get<StaffNames>(StaffNames, { strict: false })
      .namesOf(this.database.manager, staff);
    return entries.map(({ id, createdAt, action, subject, actorId, memberId, before, after }) => ({
      id,
      createdAt: createdAt.toISOString(),
      action,
      subject,
      actorId: actorId ?? undefined,
      actor: actorId && actorId !== memberId ? names.get(actorId) : undefined,
      memberId: memberId ?? undefined,
      before: before ?? undefined,
      after: after ?? undefined,
    }));
  }
}

/** Ids tell when they were given. */
function earlier(cursor: string, until: Date | null): string {
  const last = until ? idAt(until.getTime() + LATE_MILLISECONDS) : LAST_ID;
  return last < cursor ? last : cursor;
}

/** From its beginning to its end. @throws ValidationFailed for what no calendar has */
function dayOf(day: string | undefined): readonly [since: Date | null, until: Date | null] {
  if (day === undefined) return [null, null];
  const read = readDayOrTime(day);
  if (!read) {
    throw new ValidationFailed({ errors: [{ field: 'day', message: 'There is no such day or time.' }] });
  }
  return [read.at, new Date(read.at.getTime() + DAY_MILLISECONDS)];
}
