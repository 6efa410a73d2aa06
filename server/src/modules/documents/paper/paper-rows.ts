import { CONTENT_WIDTH, MARGIN, QUIET } from './look';
import type { Paper, TextStyle } from './paper';

/** A figure with its name; each may have a note below. */
export interface PaperRow {
  readonly label: string;
  readonly labelNote?: string;
  readonly value: string;
  readonly valueNote?: string;
  /** Stands under a double rule, larger. */
  readonly isTotal?: boolean;
}

const LABEL_WIDTH = CONTENT_WIDTH * 0.46;
const VALUE_WIDTH = CONTENT_WIDTH - LABEL_WIDTH;
const PADDING = 4.5;

interface Line {
  readonly text: string;
  readonly style: TextStyle;
}

/** A list of figures, ruled like a ledger. */
export function drawRows(paper: Paper, rows: readonly PaperRow[]): void {
  paper.group('Table', (table) => {
    for (const row of rows) {
      const { label, value } = cells(row);
      const height = Math.max(heightOf(paper, label), heightOf(paper, value)) + 2 * PADDING;
      if (!paper.ensureRoom(height)) paper.rule(row.isTotal ? 'double' : 'hair');
      const top = paper.y + (row.isTotal ? 3 : 0);
      paper.group(
        'TR',
        (part) => {
          paper.tagged('TH', () => drawLines(paper, label, top + PADDING), part);
          paper.tagged('TD', () => drawLines(paper, value, top + PADDING), part);
        },
        table,
      );
      paper.space(top + height - paper.y);
    }
  });
  paper.rule();
  paper.space(6);
}

function cells({ label, labelNote, value, valueNote, isTotal = false }: PaperRow) {
  const size = isTotal ? 12.5 : 10;
  const left = { width: LABEL_WIDTH, color: QUIET };
  const right = { x: MARGIN + LABEL_WIDTH, width: VALUE_WIDTH, align: 'right' } as const;
  const note = { size: 8.5, color: QUIET };
  return {
    label: lines([label, { ...left, size: isTotal ? 11 : 10 }], [labelNote, { ...left, ...note }]),
    value: lines([value, { ...right, size, weight: 'strong' }], [valueNote, { ...right, ...note }]),
  };
}

function lines(...texts: [string | undefined, TextStyle][]): Line[] {
  return texts.flatMap(([text, style]) => (text ? [{ text, style }] : []));
}

function heightOf(paper: Paper, cell: readonly Line[]): number {
  return cell.reduce((sum, { text, style }) => sum + paper.heightOf(text, style), 0);
}

function drawLines(paper: Paper, cell: readonly Line[], top: number): void {
  let y = top;
  for (const { text, style } of cell) {
    paper.write(text, { ...style, y });
    y += paper.heightOf(text, style);
  }
}
