import { toMajor } from '@pautang/loan-terms';
import { CONTENT_WIDTH, GOLD, INK, LINE, MARGIN, QUIET, SEA } from '../../documents/paper/look';
import type { Paper } from '../../documents/paper/paper';

/** Bars side by side for each place, of amounts of one currency in hundredths; those below zero hang from its line. */
export interface Chart {
  readonly title: string;
  readonly currency: string;
  readonly series: readonly string[];
  readonly places: readonly { readonly label: string; readonly minor: readonly number[] }[];
}

const COLORS = [SEA, GOLD, QUIET] as const;
const HEIGHT = 130;
const LEFT = 74;
const WIDTH = CONTENT_WIDTH - LEFT;
const LABELS = 14;
const KEY = 16;
const HEADING = 40;
const STEPS = 4;

/** A chart with its scale; whoever has it read aloud hears its figures. */
export function drawChart(paper: Paper, chart: Chart): void {
  const { title, currency, series, places } = chart;
  const amounts = places.flatMap(({ minor }) => minor);
  const scale = scaleOf(Math.max(...amounts, 0), Math.min(...amounts, 0));
  const { step, below } = scale;
  paper.ensureRoom(HEADING + (step === 0 ? 0 : HEIGHT + LABELS + KEY));
  paper.heading(`${title} (${currency})`);
  if (step === 0) {
    paper.paragraph('Nothing in these days.');
    return;
  }
  const spoken = places
    .map(
      ({ label, minor }) =>
        `${label}: ${minor.map((one, index) => `${series[index]} ${written(one, digitsOf(step))}`).join(', ')}`,
    )
    .join('; ');
  paper.figure(`${title}, in ${currency}. ${spoken}`, HEIGHT + LABELS + KEY, (pen, top) => {
    const left = MARGIN + LEFT;
    const zero = top + HEIGHT - (HEIGHT * below) / STEPS;
    for (const [line, label] of scaleLabels(scale).entries()) {
      const y = top + HEIGHT - (HEIGHT * line) / STEPS;
      pen
        .moveTo(left, y)
        .lineTo(left + WIDTH, y)
        .lineWidth(0.5)
        .stroke(LINE);
      paper.write(label, {
        size: 7,
        color: QUIET,
        align: 'right',
        x: MARGIN,
        y: y - 4,
        width: LEFT - 6,
      });
    }
    const room = WIDTH / Math.max(places.length, 1);
    const bar = Math.min((room * 0.7) / series.length, 26);
    for (const [place, { label, minor }] of places.entries()) {
      const middle = left + room * (place + 0.5);
      for (const [index, one] of minor.entries()) {
        if (one === 0) continue;
        const height = (HEIGHT * one) / (step * STEPS);
        const x = middle - (bar * series.length) / 2 + bar * index;
        pen.rect(x, zero - Math.max(height, 0), bar - 1, Math.abs(height)).fill(COLORS[index] ?? INK);
      }
      paper.write(label, {
        size: 7,
        color: QUIET,
        align: 'center',
        x: middle - room / 2,
        y: top + HEIGHT + 4,
        width: room,
      });
    }
    let x = left;
    for (const [index, name] of series.entries()) {
      const y = top + HEIGHT + LABELS + 3;
      pen.rect(x, y, 7, 7).fill(COLORS[index] ?? INK);
      paper.write(name, { size: 7.5, color: INK, x: x + 11, y: y - 1, width: 110 });
      x += 125;
    }
  });
}

/** Four equal steps, in hundredths, and how many of them are below zero. */
interface Scale {
  readonly step: number;
  readonly below: number;
}

/** A scale that a person reads easily: 1, 2, 2.5 or 5 times a power of ten a step; of nothing a step of 0. */
export function scaleOf(highest: number, lowest = 0): Scale {
  const furthest = Math.max(highest, -lowest);
  if (furthest <= 0) return { step: 0, below: 0 };
  const power = Math.max(1, 10 ** Math.floor(Math.log10(furthest / STEPS)));
  const below = (step: number) => Math.ceil(Math.max(-lowest, 0) / step);
  const steps = [1, 2, 2.5, 5, 10, 20].map((one) => one * power).filter(Number.isInteger);
  const step = steps.find((one) => Math.ceil(highest / one) + below(one) <= STEPS) ?? furthest;
  return { step, below: below(step) };
}

/** What stands beside the lines of a scale, from its lowest on: with hundredths where a step has some. */
export function scaleLabels({ step, below }: Scale): string[] {
  const label = (_: unknown, line: number) => written((line - below) * step, digitsOf(step));
  return Array.from({ length: STEPS + 1 }, label);
}

function digitsOf(step: number): number {
  return step % 100 === 0 ? 0 : 2;
}

function written(minor: number, digits: number): string {
  const shown = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return toMajor(Math.round(minor)).toLocaleString('en-PH', shown);
}
