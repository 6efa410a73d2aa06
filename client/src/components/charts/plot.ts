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

const digitEms = 0.6;

export const widthOf = (label: string, em: number): number => label.length * digitEms * em;

/** Room for the amounts at the left, a line of labels below, and a mark above. */
export function plotIn({ width, height, em }: Frame, labels: readonly string[]): Plot {
  const gutter = Math.max(...labels.map((label) => widthOf(label, em)), 0);
  return { left: gutter + em * 0.6, right: width - 1, top: em * 1.9, bottom: height - em * 1.8 };
}

/** Where a label of that length stands, so that no end of it is cut off. */
export function inside(at: number, label: string, { width, em }: Frame): number {
  const half = widthOf(label, em) / 2;
  return Math.min(Math.max(at, half), width - half);
}
