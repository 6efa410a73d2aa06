import { type ScaleLinear, scaleLinear } from 'd3-scale';

/** What a picture is drawn into, in pixels, and how large its letters are. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly em: number;
}

/** What is left of it inside the labels. */
export interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A mark on an axis. */
export interface Tick {
  readonly at: number;
  readonly label: string;
}

/** What every picture has. */
export interface Picture {
  readonly plot: Plot;
  readonly amounts: readonly Tick[];
  /** Marks below: months, or numbers. */
  readonly below: readonly Tick[];
}

const digitEms = 0.6;

export const widthOf = (label: string, em: number): number => label.length * digitEms * em;

/** Room for the amounts at the left, a line of labels below, and a mark above. */
function plotIn({ width, height, em }: Frame, labels: readonly string[]): Plot {
  const gutter = Math.max(...labels.map((label) => widthOf(label, em)), 0);
  return { left: gutter + em * 0.6, right: width - 1, top: em * 1.9, bottom: height - em * 1.8 };
}

interface AmountAxis extends Pick<Picture, 'plot' | 'amounts'> {
  readonly y: ScaleLinear<number, number>;
}

/** From nothing to the most there is, upwards; and the plot that its labels leave. */
export function amountAxis(
  most: number,
  tickCount: number,
  frame: Frame,
  labelOf: (major: number) => string,
): AmountAxis {
  const y = scaleLinear().domain([0, most]).nice(tickCount);
  const ticks = y.ticks(tickCount).map((value) => ({ value, label: labelOf(value) }));
  const labels = ticks.map(({ label }) => label);
  const plot = plotIn(frame, labels);
  y.range([plot.bottom, plot.top]);
  return { y, plot, amounts: ticks.map(({ value, label }) => ({ at: y(value), label })) };
}

/** Where a label of that length stands, so that no end of it is cut off. */
export function inside(at: number, label: string, { width, em }: Frame): number {
  const half = widthOf(label, em) / 2;
  return Math.min(Math.max(at, half), width - half);
}
