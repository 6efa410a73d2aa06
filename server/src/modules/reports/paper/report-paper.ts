import { toMajor } from '@pautang/loan-terms';
import { startOfManilaDay } from '../../../platform/calendar';
import { figuresOf } from '../../../platform/figures';
import { Paper } from '../../documents/paper/paper';
import { drawTable } from '../../documents/paper/paper-table';
import type { Content } from '../content/content';
import type { Period } from '../report-kinds';
import { type Cell, currencyIn, type ReportColumn, type ReportTable } from '../report-table';
import { drawChart } from './chart';
import { listOnPaper } from './list-on-paper';

const SIZE = 8;
const MANY_COLUMNS_SIZE = 5.5;
const MANY = 8;
/** So that a word that has just room is not broken. */
const BETWEEN_COLUMNS = 10;
/** Columns of codes that stand for words. */
const CODED: ReadonlySet<string> = new Set(['Account', 'Type', 'Kind']);

export interface Cover {
  readonly company: string;
  readonly registration: string;
  readonly title: string;
  readonly period: Period;
  /** Of one day, rather than of all days from the first to the last. */
  readonly isOfDay: boolean;
  readonly isFinal: boolean;
}

/** A report as one would show it: its charts, then its tables, with the sums of each currency. */
export async function writeReportPaper(content: Content, cover: Cover): Promise<Buffer> {
  const tables = [...content.tables, ...(content.list ? await listOnPaper(content.list) : [])];
  const { from, to } = cover.period;
  const days = cover.isOfDay ? `At the end of ${to}` : `${from} to ${to}`;
  const paper = new Paper({
    title: `${cover.title} ${cover.isOfDay ? to : `${from} to ${to}`}`,
    author: cover.company,
    language: 'en',
    createdAt: startOfManilaDay(to),
    foot: `${cover.title}  ·  ${days}`,
    pageLabel: (number, count) => `Page ${number} of ${count}`,
  });
  paper.letterhead(cover.company, [cover.registration]);
  paper.title(cover.title, [days, ...(cover.isFinal ? [] : ['The day is not over: figures may change'])]);
  if (content.summary) drawReportTable(paper, content.summary);
  for (const chart of content.charts ?? []) drawChart(paper, chart);
  for (const table of tables) drawReportTable(paper, table);
  return paper.finish();
}

function drawReportTable(paper: Paper, table: ReportTable): void {
  paper.heading(table.title);
  if (table.rows.length === 0) {
    paper.paragraph('Nothing in these days.');
    return;
  }
  const size = table.labels.length > MANY ? MANY_COLUMNS_SIZE : SIZE;
  const widthOf = (text: string) => paper.widthOf(text, { size });
  const widths = table.labels.map(
    (label, column) =>
      BETWEEN_COLUMNS +
      Math.max(
        widthOf(label),
        ...table.rows.slice(0, 200).map((row) => widthOf(shown(table, row, column))),
        widthOf('0000'),
      ),
  );
  const all = widths.reduce((total, width) => total + width, 0);
  drawTable(paper, {
    columns: table.labels.map((label, column) => ({
      label,
      share: (widths[column] ?? 0) / all,
      align: table.kinds[column] === 'text' ? ('left' as const) : ('right' as const),
    })),
    rows: table.rows.map((row) => table.labels.map((_, column) => shown(table, row, column))),
    size,
  });
}

function shown(table: ReportTable, row: readonly Cell[], column: number): string {
  const cell = shownCell(table.kinds[column] ?? 'text', row[column] ?? null, currencyIn(table, row));
  return CODED.has(table.labels[column] ?? '') ? inWords(cell) : cell;
}

/** LOANS_RECEIVABLE as people write it. */
function inWords(code: string): string {
  return `${code.slice(0, 1)}${code.slice(1).toLowerCase().replaceAll('_', ' ')}`;
}

function shownCell(kind: ReportColumn<never>['kind'], cell: Cell, currency: string): string {
  if (typeof cell !== 'number') return cell ?? '';
  if (kind === 'share') return `${(cell * 100).toFixed(2)} %`;
  if (kind === 'count') return cell.toLocaleString('en-PH');
  return figuresOf(toMajor(cell), currency);
}
