import { column, columnOfFiles, type LongTable } from '../report-list';
import { listOnPaper } from './list-on-paper';

const COLUMNS = [
  column('Loan', 'loanNumber'),
  column('Currency', 'currency'),
  columnOfFiles('Paid', 'paid', 'money'),
  column('Principal', 'principal', 'money'),
  column('Written off', 'writtenOff', 'flag'),
];
const ROWS = [
  ['LN1', 'PHP', '5', '100000', 'f'],
  ['LN2', 'USD', '5', '700', 't'],
  ['LN3', 'PHP', '5', '20000', 't'],
  ['LN4', 'PHP', '5', '3000', 'f'],
];
const listOf = (change: Partial<LongTable> = {}): LongTable => ({
  title: 'Loans',
  field: 'loans',
  columns: COLUMNS,
  batches: async function* () {
    yield ROWS;
  },
  ...change,
});

describe('a list on paper', () => {
  it('sums loans that are written off apart from those that run, and says which are which', async () => {
    const apart = { field: 'writtenOff', without: 'running', with: 'written off' };
    const [sums] = await listOnPaper(listOf({ apart }));

    expect(sums?.labels).toEqual(['Currency', 'Standing', 'Count', 'Principal']);
    expect(sums?.kinds).toEqual(['text', 'text', 'count', 'money']);
    expect(sums?.rows).toEqual([
      ['PHP', 'running', 2, 103_000],
      ['PHP', 'written off', 1, 20_000],
      ['USD', 'written off', 1, 700],
    ]);
  });

  it('sums what has no such flag by its currency', async () => {
    const [sums, list] = await listOnPaper(listOf());

    expect(sums?.rows).toEqual([
      ['PHP', 3, 123_000],
      ['USD', 1, 700],
    ]);
    expect(list?.rows).toHaveLength(ROWS.length);
  });
});
