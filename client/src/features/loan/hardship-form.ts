import { daysBetween, toMajor, toMinor } from '@pautang/loan-terms';
import type { HardshipQuoteDto, HardshipWayName, HardshipWishDto } from '@pautang/sdk';
import { componentSchemas, rulesOf } from '../../api/schemas';
import { defineForm } from '../../components/form/define-form';
import { formatLongDate, formatMoney } from '../../lib/format';
import type { hardshipFormTexts } from '../../texts/hardship-form';

export const wayNames: readonly HardshipWayName[] = componentSchemas.HardshipWayName.enum;
export const causes = componentSchemas.HardshipCause.enum;

const { happened, inOwnWords, canPay } = rulesOf('HardshipRequestDto');

/** What happened, what can be paid, and what of each way was looked at. It waits in this tab for a reload. */
export const hardshipForm = defineForm({
  empty: { happened: '', inOwnWords: '', canPay: '', way: '', pause: 1, longer: 6, dueDay: '' },
  rules: { happened, inOwnWords, canPay },
  kept: 'hardship',
});

export type HardshipValues = typeof hardshipForm.empty;

/** What is asked for by a way, once that says how much. */
export function wishOf(
  way: string,
  { pause, longer, dueDay }: Pick<HardshipValues, 'pause' | 'longer' | 'dueDay'>,
): HardshipWishDto | undefined {
  if (way === 'PAUSE') return { way, size: pause };
  if (way === 'LONGER_TERM') return { way, size: longer };
  return way === 'DUE_DAY' && dueDay !== '' ? { way, size: Number(dueDay) } : undefined;
}

/** So many days are better told as a date. */
const longDays = 31;

type Texts = (typeof hardshipFormTexts)['en'];

/** What the new schedule costs more, and when it ends, in a sentence. */
export function differenceWords(
  { way, before, after, cost, selectedCurrency }: HardshipQuoteDto,
  texts: Texts,
): string {
  const amount = formatMoney(Math.abs(cost), selectedCurrency);
  const costs = cost > 0 ? texts.costsMore(amount) : cost < 0 ? texts.costsLess(amount) : texts.costsSame;
  return texts.difference(costs, endWords(way, before.endsOn, after.endsOn, texts));
}

function endWords(way: HardshipWayName, before: string, after: string, texts: Texts): string {
  const [days, months] = [daysBetween(before, after), monthsBetween(before, after)];
  if (days === 0) return texts.sameEnd;
  if (way !== 'DUE_DAY' && months > 0) return texts.laterMonths(months);
  if (Math.abs(days) > longDays) return texts.endsOn(formatLongDate(after));
  return days > 0 ? texts.laterDays(days) : texts.earlierDays(-days);
}

function monthsBetween(from: string, to: string): number {
  const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return monthOf(to) - monthOf(from);
}

/** Whether the new installments are within what the member can pay; nothing where they did not say. */
export function fitWords(
  { schedule, selectedCurrency }: HardshipQuoteDto,
  canPayEach: number,
  texts: Texts,
): { readonly isWithin: boolean; readonly text: string } | undefined {
  if (!(canPayEach > 0)) return undefined;
  const aboveMinor = toMinor(Math.max(...schedule.map(({ amount }) => amount))) - toMinor(canPayEach);
  if (aboveMinor <= 0) return { isWithin: true, text: texts.fits };
  return { isWithin: false, text: texts.above(formatMoney(toMajor(aboveMinor), selectedCurrency)) };
}
