import { CONTENT_WIDTH, MARGIN, QUIET } from './look';
import type { Paper, TextStyle } from './paper';

export interface PaperColumn {
  readonly label: string;
  /** Of the page's width, from 0 to 1; all of them sum to 1. */
  readonly share: number;
  readonly align?: 'left' | 'right';
}

interface PaperTable {
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly (readonly string[])[];
  /** The sums, under a double rule. */
  readonly foot?: readonly string[];
  /** Of the figures, where there are too many columns for the usual one. */
  readonly size?: number;
}

const PADDING = 3;
const GAP = 8;
const BODY_SIZE = 9.5;
const HEAD_SIZE = 8.5;

/** A table whose head stands on every page that it reaches, and never with its last line alone. */
export function drawTable(paper: Paper, table: PaperTable): void {
  const { columns, rows, foot } = table;
  const size = sizeThatFits(paper, table);
  const body: TextStyle = { size };
  const head: TextStyle = { size: Math.min(HEAD_SIZE, size), color: QUIET };
  const sums: TextStyle = { size, weight: 'strong' };
  paper.group('Table', (part) => {
    const drawHead = () =>
      drawRow(paper, columns, { type: 'TH', cells: columns.map(({ label }) => label), look: head }, part);
    drawHead();
    const lines: readonly TableLine[] = [
      ...rows.map((cells) => ({ cells, look: body, rule: 'hair', above: 0 }) as const),
      ...(foot ? [{ cells: foot, look: sums, rule: 'double', above: 3 } as const] : []),
    ];
    const heights = lines.map(({ cells, look, above }) => heightOf(paper, columns, cells, look) + above);
    for (const [index, { cells, look, rule, above }] of lines.entries()) {
      const [height = 0, next = 0] = [heights[index], heights[index + 1]];
      const isLastButOne = index === lines.length - 2;
      if (paper.ensureRoom(isLastButOne ? height + next : height)) drawHead();
      paper.rule(rule);
      paper.space(above);
      drawRow(paper, columns, { type: 'TD', cells, look }, part);
    }
  });
  paper.rule();
  paper.space(6);
}

/** As large as is asked for, where no figure is wider than its column then: it would go on in the next line. */
function sizeThatFits(paper: Paper, { columns, rows, foot = [], size = BODY_SIZE }: PaperTable): number {
  const shares = places(columns).flatMap(({ align, width }, index) => {
    if (align === 'left') return [];
    const widths = rows.map((cells) => paper.widthOf(cells[index] ?? '', { size }));
    const widest = Math.max(...widths, paper.widthOf(foot[index] ?? '', { size, weight: 'strong' }));
    return width / widest;
  });
  return Math.min(1, ...shares) * size;
}

/** A row, or the sums, with what parts it from the line above. */
interface TableLine {
  readonly cells: readonly string[];
  readonly look: TextStyle;
  readonly rule: 'hair' | 'double';
  readonly above: number;
}

interface TableRow {
  readonly type: 'TH' | 'TD';
  readonly cells: readonly string[];
  readonly look: TextStyle;
}

function drawRow(
  paper: Paper,
  columns: readonly PaperColumn[],
  { type, cells, look }: TableRow,
  table: PDFKit.PDFStructureElement,
): void {
  const top = paper.y;
  const height = heightOf(paper, columns, cells, look);
  paper.group(
    'TR',
    (part) => {
      for (const [index, place] of places(columns).entries()) {
        const text = cells[index] ?? '';
        paper.tagged(type, () => paper.write(text, { ...look, ...place, y: top + PADDING }), part);
      }
    },
    table,
  );
  paper.space(top + height - paper.y);
}

function heightOf(
  paper: Paper,
  columns: readonly PaperColumn[],
  cells: readonly string[],
  look: TextStyle,
): number {
  const heights = places(columns).map((place, index) =>
    paper.heightOf(cells[index] ?? '', { ...look, ...place }),
  );
  return Math.max(...heights) + 2 * PADDING;
}

/** Where each column stands. */
function places(columns: readonly PaperColumn[]): Required<Pick<TextStyle, 'x' | 'width' | 'align'>>[] {
  let x = MARGIN;
  return columns.map(({ share, align = 'left' }, index) => {
    const whole = share * CONTENT_WIDTH;
    const place = { x, width: whole - (index === columns.length - 1 ? 0 : GAP), align };
    x += whole;
    return place;
  });
}
