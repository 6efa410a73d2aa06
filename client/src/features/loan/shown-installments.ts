import type { InstallmentStandingDto } from '@pautang/sdk';

/** As many as a phone shows without getting lost in them. */
const shownWhole = 12;
const shownLeast = 6;
const shownAhead = 3;

/** The part of a long schedule that matters now: the last paid one, all that are due, and the next ones. */
export function shownAtFirst<Standing extends Pick<InstallmentStandingDto, 'status'>>(
  schedule: readonly Standing[],
): readonly Standing[] {
  if (schedule.length <= shownWhole) return schedule;
  const firstOpen = schedule.findIndex(({ status }) => status !== 'PAID');
  if (firstOpen < 0) return schedule.slice(-shownLeast);
  const lastDue = schedule.findLastIndex(({ status }) => status === 'DUE' || status === 'OVERDUE');
  const start = Math.max(0, Math.min(firstOpen - 1, schedule.length - shownLeast));
  const end = Math.max(firstOpen, lastDue + 1) + shownAhead;
  return schedule.slice(start, Math.max(end, start + shownLeast));
}
