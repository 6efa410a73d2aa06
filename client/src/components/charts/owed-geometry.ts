import { addMonths, type Day, type OwedOn, toDayNumber, toMajor } from '@pautang/loan-terms';
import { scaleLinear } from 'd3-scale';
import { area, curveStepAfter, line } from 'd3-shape';
import { amountAxis, type Frame, type Picture, widthOf } from './plot';

/** What was owed so far, and what will be. */
export interface OwedCourse {
  readonly today: Day;
  /** From the first day on to today, or to the day of the last payment. */
  readonly past: readonly OwedOn[];
  /** From today on, when everything is paid on its day. */
  readonly planned: readonly OwedOn[];
  /** The same when more is paid. */
  readonly more?: readonly OwedOn[];
}

interface Labels {
  readonly amount: (major: number) => string;
  readonly month: (day: Day) => string;
}

interface Areas {
  readonly principal: string;
  readonly interest: string;
}

interface OwedPicture extends Picture {
  readonly past: Areas;
  readonly planned?: Areas;
  /** The upper edge of what is planned, and of what it is when more is paid. */
  readonly edge?: string;
  readonly more?: string;
  /** Where the line of paying more ends. */
  readonly moreEnds?: number;
  /** Where today is; nowhere once the loan is over. */
  readonly today?: number;
}

const amountTicks = 4;
const labelGap = 1.25;
/** Of what a label takes with its gap. */
const labelHalf = 0.5 / labelGap;

/** The areas of principal and interest, one upon the other. What is owed changes on the day of a payment. */
export function owedPicture(course: OwedCourse, frame: Frame, labels: Labels): OwedPicture {
  const { past, planned, more, today } = course;
  const from = past[0]?.on ?? today;
  const until = (planned.at(-1) ?? past.at(-1))?.on ?? today;
  const most = Math.max(...[...past, ...planned].map(totalOf), 1);
  const { y, plot, amounts } = amountAxis(most, amountTicks, frame, labels.amount);
  const days = scaleLinear()
    .domain([toDayNumber(from), toDayNumber(until)])
    .range([plot.left, plot.right]);
  const x = (day: Day) => days(toDayNumber(day));
  const room = (plot.right - plot.left) / widthOf(labels.month(from), frame.em) / labelGap;

  const areaBetween = (low: (owed: OwedOn) => number, high: (owed: OwedOn) => number) =>
    area<OwedOn>()
      .x(({ on }) => x(on))
      .y0((owed) => y(low(owed)))
      .y1((owed) => y(high(owed)))
      .curve(curveStepAfter);
  const areasOf = (course: readonly OwedOn[]): Areas => ({
    principal: areaBetween(() => 0, principalOf)(course) ?? '',
    interest: areaBetween(principalOf, totalOf)(course) ?? '',
  });
  const edgeOf = line<OwedOn>()
    .x(({ on }) => x(on))
    .y((owed) => y(totalOf(owed)))
    .curve(curveStepAfter);

  const moreEnd = more?.at(-1)?.on;
  return {
    plot,
    amounts,
    below: monthTicks(from, until, room).map((day) => ({ at: x(day), label: labels.month(day) })),
    past: areasOf(past),
    ...(planned.length > 1 && { planned: areasOf(planned), edge: edgeOf(planned) ?? undefined }),
    ...(more && { more: edgeOf(more) ?? undefined }),
    ...(moreEnd && { moreEnds: x(moreEnd) }),
    ...(today <= until && planned.length > 0 && { today: x(today) }),
  };
}

const principalOf = ({ principalMinor }: OwedOn) => toMajor(principalMinor);
const totalOf = ({ principalMinor, interestMinor }: OwedOn) => toMajor(principalMinor + interestMinor);

/** Months from one mark to the next. */
const steps = [1, 2, 3, 6, 12, 24];

/**
 * Days to mark on an axis of time: the first one, and of those that follow by whole months as many as there is room for.
 * @param room how many labels the axis is long
 */
export function monthTicks(from: Day, until: Day, room: number): Day[] {
  const months: Day[] = [];
  for (let month = 0; addMonths(from, month) <= until; month++) months.push(addMonths(from, month));
  const last = months.length - 1;
  const apart = room / last;
  // A label that would end beyond the axis stands further in, nearer to the one before.
  const moved = (step: number) => Math.max(0, labelHalf - (last % step) * apart);
  const step = steps.find((each) => each * apart - moved(each) >= 1) ?? months.length;
  return months.filter((_, index) => index % step === 0);
}
