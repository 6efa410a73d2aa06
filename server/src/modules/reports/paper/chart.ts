import { toMajor } from '@pautang/loan-terms';
import { GOLD, INK, LINE, MARGIN, QUIET, SEA } from '../../documents/paper/look';
import type { Paper } from '../../documents/paper/paper';

/** Bars side by side for each place, of amounts of one currency in hundredths, none below zero. */
export interface Chart {
  readonly title: string;
  readonly currency: string;
  readonly series: readonly string[];
  readonly places: readonly { readonly label: string; readonly minor: readonly number[] }[];
}

const COLORS = [SEA, GOLD, QUIET] as const;
const HEIGHT = 130;
const LEFT = 74;
const WIDTH = 493.28 - LEFT;
const LABELS = 14;
const KEY = 16;
const HEADING = 40;
const STEPS = 4;

/** A chart with its scale; whoever has it read aloud hears its figures. */
export function drawChart(paper: Paper, chart: Chart): void {
  const { title, currency, series, places } = chart;
  const end = scaleEnd(Math.max(...places.flatMap(({ minor }) => minor), 0));
  paper.ensureRoom(HEADING + (end === 0 ? 0 : HEIGHT + LABELS + KEY));
  paper.heading(`${title} (${currency})`);
  if (end === 0) {
    paper.paragraph('Nothing in these days.');
    return;
  }
  const spoken = places
    .map(
      ({ label, minor }) =>
        `${label}: ${minor.map((one, index) => `${series[index]} ${written(one, digitsOf(end))}`).join(', ')}`,
    )
    .join('; ');
  paper.figure(`${title}, in ${currency}. ${spoken}`, HEIGHT + LABELS + KEY, (pen, top) => {
    const left = MARGIN + LEFT;
    for (const [step, label] of scaleLabels(end).entries()) {
      const y = top + HEIGHT - (HEIGHT * step) / STEPS;
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
        const height = (HEIGHT * one) / end;
        const x = middle - (bar * series.length) / 2 + bar * index;
        pen.rect(x, top + HEIGHT - height, bar - 1, height).fill(COLORS[index] ?? INK);
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

/** The end of a scale of four equal steps that a person reads easily: 1, 2, 2.5 or 5 times a power of ten a step. */
export function scaleEnd(highest: number): number {
  if (highest <= 0) return 0;
  const power = Math.max(1, 10 ** Math.floor(Math.log10(highest / STEPS)));
  const steps = [1, 2, 2.5, 5, 10].map((one) => one * power).filter(Number.isInteger);
  return (steps.find((one) => one * STEPS >= highest) ?? highest) * STEPS;
}

/** What stands beside the lines of a scale, from 0 on: with hundredths where a step has some. */
export function scaleLabels(end: number): string[] {
  const label = (_: unknown, step: number) => written((end * step) / STEPS, digitsOf(end));
  return Array.from({ length: STEPS + 1 }, label);
}

function digitsOf(end: number): number {
  return (end / STEPS) % 100 === 0 ? 0 : 2;
}

function written(minor: number, digits: number): string {
  const shown = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return toMajor(Math.round(minor)).toLocaleString('en-PH', shown);
}
