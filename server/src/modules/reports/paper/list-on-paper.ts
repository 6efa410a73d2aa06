import type { Texts } from '../../../platform/database/statement';
import { cellOf, type LongColumn, type LongTable, type SummedApart } from '../report-list';
import type { ReportTable } from '../report-table';

/** A dozen pages, which take a server no time that a request would miss. */
const MOST_ROWS = 500;

/** What a page shows of a list: its sums in each currency, and its rows where they are not too many. */
export async function listOnPaper({ title, columns, batches, apart }: LongTable): Promise<ReportTable[]> {
  const sums = new Sums(columns, apart);
  const kept: Texts[] = [];
  for await (const rows of batches('TEXTS')) {
    for (const row of rows) sums.add(row);
    if (kept.length <= MOST_ROWS) kept.push(...rows.slice(0, MOST_ROWS + 1 - kept.length));
  }
  if (kept.length > MOST_ROWS)
    return [sums.table(`${title}, summed: they are too many for paper, and whole as CSV and JSON`)];
  const shown = columns.flatMap((column, place) => (column.isOnPaper ? [{ ...column, place }] : []));
  const list: ReportTable = {
    title,
    labels: shown.map(({ label }) => label),
    kinds: shown.map(({ kind }) => (kind === 'money' || kind === 'count' ? kind : 'text')),
    rows: kept.map((row) => shown.map(({ kind, place }) => cellOf(kind, row[place] ?? null))),
  };
  return kept.length === 0 ? [list] : [sums.table(`${title}, summed`), list];
}

interface Sum {
  readonly currency: string;
  readonly isApart: boolean;
  count: number;
  readonly minor: number[];
}

/** How many there are of each currency, and the sums of their amounts in hundredths; those with a flag apart from the others. */
class Sums {
  private readonly money: readonly { readonly label: string; readonly place: number }[];
  private readonly currencyPlace: number;
  private readonly apartPlace: number;
  private readonly found = new Map<string, Sum>();

  constructor(
    columns: readonly LongColumn[],
    private readonly apart?: SummedApart,
  ) {
    this.currencyPlace = columns.findIndex(({ field }) => field === 'currency');
    this.apartPlace = columns.findIndex(({ field }) => field === apart?.field);
    this.money = columns.flatMap(({ kind, isOnPaper, label }, place) =>
      kind === 'money' && isOnPaper ? [{ label, place }] : [],
    );
  }

  add(row: Texts): void {
    const currency = row[this.currencyPlace] ?? '';
    const isApart = row[this.apartPlace] === 't';
    const key = `${currency} ${+isApart}`;
    const sum = this.found.get(key) ?? { currency, isApart, count: 0, minor: this.money.map(() => 0) };
    sum.count += 1;
    for (const [index, { place }] of this.money.entries()) {
      sum.minor[index] = (sum.minor[index] ?? 0) + Number(row[place]);
    }
    this.found.set(key, sum);
  }

  table(title: string): ReportTable {
    const { apart } = this;
    const found = [...this.found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
    const standing = ({ isApart }: Sum) => (apart ? [isApart ? apart.with : apart.without] : []);
    return {
      title,
      labels: ['Currency', ...(apart ? ['Standing'] : []), 'Count', ...this.money.map(({ label }) => label)],
      kinds: [
        'text',
        ...(apart ? ['text' as const] : []),
        'count',
        ...this.money.map(() => 'money' as const),
      ],
      rows: found.map((sum) => [sum.currency, ...standing(sum), sum.count, ...sum.minor]),
    };
  }
}
