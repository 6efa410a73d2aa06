import { DayNotices } from '../../src/modules/notices/day-notices.service';
import { HappeningNotices } from '../../src/modules/notices/happening-notices.service';
import { NoticeSender } from '../../src/modules/notices/notice-sender.service';
import { HOUR_MILLISECONDS, startOfManilaDay, todayInManila } from '../../src/platform/calendar';
import { UNNOTICED } from '../../src/platform/events/event-types';
import type { TestApp } from './app';
import { eventually } from './eventually';
import type { TestWallet } from './factories';
import type { Gateway } from './gateway';
import { type Business, loanOf } from './servicing';

/** An hour of today in the Philippines; the next day's from 24 on. */
export function manilaHour(hour: number): Date {
  return new Date(startOfManilaDay(todayInManila(new Date())).getTime() + hour * HOUR_MILLISECONDS);
}

/** Makes notices of what happened and of the day, and tells what may be told at noon, or another hour. */
export async function tellNotices(test: TestApp, at: Date = manilaHour(12)): Promise<void> {
  await makeNotices(test);
  await eventually(async () => {
    await test.get(NoticeSender).send(at);
    // A worker that is at it tells what it claimed, and of that member nobody else tells meanwhile.
    const [row] = await test.sql<{ untold: number }>(
      `SELECT count(*)::int AS untold FROM notice WHERE state IN ('NEW', 'WAITING') AND send_at <= $1`,
      [at],
    );
    if (row?.untold !== 0) throw new Error('a worker is at it still');
  });
}

/** What is new may be told at once, whatever hour the machine has. */
export async function makeNotices(test: TestApp): Promise<void> {
  // A worker that looks at the same moment takes some of them, and this one none.
  await eventually(async () => {
    while ((await test.get(HappeningNotices).take()) > 0);
    const [row] = await test.sql<{ untold: number }>(
      'SELECT count(*)::int AS untold FROM member_event WHERE noticed_at IS NULL AND type <> ALL ($1)',
      [UNNOTICED],
    );
    if (row?.untold !== 0) throw new Error('a worker is at it still');
  });
  await test.get(DayNotices).run();
  await test.sql(`UPDATE notice SET send_at = '1970-01-01' WHERE state = 'NEW'`);
}

/** A running loan whose member has heard of its approval. */
export async function toldBorrower(
  business: Business,
  gateway: Gateway,
  approvedOn: string,
): Promise<TestWallet> {
  const member = await loanOf(business, approvedOn);
  await tellNotices(business.test);
  gateway.received.length = 0;
  return member;
}

/** All notices of a member as their rows have them. */
export function noticeRows(test: TestApp, { accountId }: { readonly accountId: string }) {
  return test.sql<{ id: string; kind: string; state: string; sent_by: string[]; failures: number }>(
    'SELECT id, kind, state, sent_by, failures FROM notice WHERE member_id = $1 ORDER BY id',
    [accountId],
  );
}

/** How the notice of a kind stands, where there is one. */
export async function noticeState(
  test: TestApp,
  member: { readonly accountId: string },
  kind: string,
): Promise<string | undefined> {
  return (await noticeRows(test, member)).find((row) => row.kind === kind)?.state;
}

/** How much is still to be told to a member who has a loan, what has happened and was not looked at yet among it. */
export async function openNotices(
  test: TestApp,
  { accountId }: { readonly accountId: string },
): Promise<number> {
  const [row] = await test.sql<{ open: number }>(
    `SELECT (SELECT count(*) FROM notice WHERE member_id = $1 AND state = 'NEW')::int
       + (SELECT count(*) FROM member_event WHERE member_id = $1 AND noticed_at IS NULL AND type <> ALL ($2))::int AS open`,
    [accountId, UNNOTICED],
  );
  return row?.open ?? 0;
}
