import { pdfText } from '../../../test/support/pdf-text';
import type { Texts } from '../../platform/database/statement';
import type { Content } from './content/content';
import { writeReportPaper } from './paper/report-paper';
import { TAPE_COLUMNS } from './queries/loan-tape';
import { column } from './report-list';
import { money, tableOf, text } from './report-table';
import { writtenAsCsv, writtenAsJson } from './report-writer';

const listOf = (...batches: Texts[][]): Content['list'] => ({
  title: 'Loans',
  field: 'loans',
  columns: [column('Loan', 'loanNumber'), column('Lent', 'lent', 'money')],
  batches: async function* () {
    yield* batches;
  },
});

const whole = async (written: AsyncIterable<string>) => {
  let all = '';
  for await (const piece of written) all += piece;
  return all;
};
const csvOf = (content: Partial<Content>) => whole(writtenAsCsv({ answer: {}, tables: [], ...content }));
const rowsOf = async (content: Partial<Content>) => (await csvOf(content)).slice(1).split('\r\n');

describe('a report as a file of commas', () => {
  it('tells spreadsheets that it is UTF-8, and has the lines of a list as they come', async () => {
    const list = listOf([['LN1', 'LN1,100000.05']], [['LN2', 'LN2,-0.07']]);

    expect(await csvOf({ list })).toBe('\uFEFFLoan,Lent\r\nLN1,100000.05\r\nLN2,-0.07\r\n');
  });

  it.each(['=1+1', '+63917', '-2+3', '@SUM(A1)', '\t=1', '＝1+1'])(
    'is no formula where a text is %j',
    async (named) => {
      const table = tableOf('Names', [text('Name', String)], [named]);

      expect((await rowsOf({ tables: [table] }))[1]).toBe(`'${named}`);
    },
  );

  it('keeps amounts below zero amounts, and commas, quotes and accents in their cell', async () => {
    const columns = [
      text<[string, number]>('Name', ([name]) => name),
      money<[string, number]>('Sum', ([, sum]) => sum),
    ];

    expect((await rowsOf({ tables: [tableOf('Sums', columns, [['Peña, "Jun"', -250]])] }))[1]).toBe(
      '"Peña, ""Jun""",-2.50',
    );
  });

  it('has whole units where a currency has no minor unit', async () => {
    const columns = [
      text<[string, number]>('Currency', ([code]) => code),
      money<[string, number]>('Owed', ([, owed]) => owed),
    ];
    const rows: [string, number][] = [
      ['JPY', 98_133_300],
      ['PHP', 98_133_300],
    ];

    expect((await rowsOf({ tables: [tableOf('Owed', columns, rows)] })).slice(1, 3)).toEqual([
      'JPY,981333',
      'PHP,981333.00',
    ]);
  });

  it('has several tables each under its title', async () => {
    const table = (title: string) => tableOf(title, [text('Name', String)], ['x']);

    expect(await rowsOf({ tables: [table('One'), table('Two')] })).toEqual([
      'One',
      'Name',
      'x',
      '',
      'Two',
      'Name',
      'x',
      '',
    ]);
  });
});

describe('a report as JSON', () => {
  it('is what is read from the same rows, with numbers for amounts', async () => {
    const list = listOf([['LN1', '{"lent":100000.00}']], [['LN2', '{"lent":-7.50}']]);

    expect(JSON.parse(await whole(writtenAsJson({ at: '2027-03-31', totals: [{ sum: 1 }] }, list)))).toEqual({
      at: '2027-03-31',
      totals: [{ sum: 1 }],
      loans: [{ lent: 100_000 }, { lent: -7.5 }],
    });
  });

  it('has an empty list where there is no row', async () => {
    expect(JSON.parse(await whole(writtenAsJson({ final: true }, listOf())))).toEqual({
      final: true,
      loans: [],
    });
  });
});

describe('a report on paper', () => {
  const cover = {
    company: 'Pautang Financing Company, Inc.',
    registration: 'CS202300000',
    title: 'Trial balance',
    period: { from: '2027-03-31', to: '2027-03-31' },
    isOfDay: true,
    isFinal: true,
  } as const;
  const linesOf = async (content: Partial<Content>) =>
    pdfText(await writeReportPaper({ answer: {}, tables: [], ...content }, cover)).map((line) => line.trim());

  it('draws what is below zero as such', async () => {
    const places = [
      { label: '2027-05', minor: [88_000_00] },
      { label: '2027-06', minor: [-124_000_00] },
    ];
    const lines = await linesOf({
      charts: [{ title: 'Income', currency: 'PHP', series: ['Income'], places }],
    });

    expect(lines).toEqual(expect.arrayContaining(['100,000', '0', '-200,000']));
  });

  it('breaks no word of a head, however many columns there are', async () => {
    const labels = TAPE_COLUMNS.flatMap(({ label, isOnPaper }) => (isOnPaper ? [label] : []));
    const columns = labels.map((label) =>
      text<string>(label, (cell) => (label === 'Months' ? cell : '2026-11-30 00')),
    );
    const lines = await linesOf({ tables: [tableOf('Loans', columns, ['12'])] });

    expect(lines).toEqual(expect.arrayContaining(['Months', 'Currency', 'Accrues']));
  });

  it('has whole units where a currency has no minor unit, and hundredths elsewhere', async () => {
    const columns = [
      text<[string, number]>('Currency', ([code]) => code),
      money<[string, number]>('Owed', ([, owed]) => owed),
    ];
    const table = tableOf('Owed', columns, [
      ['JPY', 12_345_600],
      ['PHP', 12_345_600],
    ]);
    const lines = await linesOf({ tables: [table] });

    expect(lines).toEqual(expect.arrayContaining(['123,456', '123,456.00']));
  });
});
