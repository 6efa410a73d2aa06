import type { EntityManager } from 'typeorm';
import type { Texts } from '../../../platform/database/statement';
import { LEDGER_COLUMNS, ledgerLines, suspenseLines } from '../queries/ledger-lines';
import type { Period } from '../report-kinds';
import type { ListForm } from '../report-list';
import type { Compose } from './content';

/** Every posting of some days, in the order in which the books came to know of it. */
export const generalLedger: Compose = async (tx, period) => ({
  answer: {},
  tables: [],
  list: {
    title: 'Postings',
    field: 'lines',
    columns: LEDGER_COLUMNS,
    batches: (form) => linesOf(tx, form, period),
  },
});

/** Of a day those of members come first, then those of money that belongs to nobody yet. */
async function* linesOf(
  tx: EntityManager,
  form: ListForm,
  { from, to }: Period,
): AsyncGenerator<readonly Texts[]> {
  const apart = suspenseLines.batches(tx, form, from, to);
  let waiting: readonly Texts[] = [];
  const before = async (day: string): Promise<Texts[]> => {
    const taken: Texts[] = [];
    for (;;) {
      const end = waiting.findIndex((line) => dayOf(line) >= day);
      taken.push(...waiting.slice(0, end < 0 ? undefined : end));
      waiting = end < 0 ? [] : waiting.slice(end);
      if (waiting.length > 0) return taken;
      const { value, done } = await apart.next();
      if (done) return taken;
      waiting = value;
    }
  };
  for await (const lines of ledgerLines.batches(tx, form, from, to)) {
    const among = await before(dayOf(lines.at(-1)));
    yield among.length === 0 ? lines : [...lines, ...among].sort(byDay);
  }
  if (waiting.length > 0) yield waiting;
  yield* apart;
}

function dayOf(line: Texts | undefined): string {
  return line?.[0] ?? '';
}

function byDay(one: Texts, other: Texts): number {
  return dayOf(one) < dayOf(other) ? -1 : +(dayOf(one) > dayOf(other));
}
