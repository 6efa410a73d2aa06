import type { OwedOn } from '@pautang/loan-terms';
import { monthTicks, owedPicture } from './owed-geometry';
import { inside, widthOf } from './plot';

const frame = { width: 320, height: 240, em: 13 };
const labels = { amount: (major: number) => `₱${major / 1000}K`, month: (day: string) => day.slice(0, 7) };
const owed = (on: string, principal: number, interest: number): OwedOn => ({
  on,
  principalMinor: principal * 100,
  interestMinor: interest * 100,
});

const course = {
  today: '2027-03-15',
  past: [
    owed('2027-01-15', 90_000, 3000),
    owed('2027-02-15', 60_000, 2000),
    owed('2027-03-15', 60_000, 2000),
  ],
  planned: [owed('2027-03-15', 60_000, 2000), owed('2027-03-15', 30_000, 1000), owed('2027-04-15', 0, 0)],
};

/** The corners of a path of straight lines. */
const corners = (path: string) =>
  [...path.matchAll(/[ML]([\d.]+),([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

describe('the picture of what is owed', () => {
  const picture = owedPicture(course, frame, labels);
  const { plot } = picture;

  it('stays inside its labels, and begins and ends with the loan', () => {
    const all = [picture.past, picture.planned!].flatMap(({ principal, interest }) => [
      ...corners(principal),
      ...corners(interest),
    ]);
    const xs = all.map(([x]) => x);
    const ys = all.map(([, y]) => y);

    expect([Math.min(...xs), Math.max(...xs)]).toEqual([plot.left, plot.right]);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(plot.top);
    expect(Math.max(...ys)).toBeLessThanOrEqual(plot.bottom);
  });

  it('falls on the day of a payment and is level until the next', () => {
    const [first, second, third] = corners(picture.past.principal);

    expect(second?.[1]).toBe(first?.[1]);
    expect(third?.[0]).toBe(second?.[0]);
    expect(third![1]).toBeGreaterThan(second![1]);
  });

  it('puts interest upon principal, to scale', () => {
    const [low] = corners(picture.past.interest).slice(-1);
    const [high] = corners(picture.past.interest);
    const [principal] = corners(picture.past.principal);
    const heightOf = (minor: number) => (plot.bottom - principal![1]) * (minor / 90_000);

    expect(low?.[1]).toBeCloseTo(principal![1]);
    expect(low![1] - high![1]).toBeCloseTo(heightOf(3000));
  });

  it('marks today between what was and what will be', () => {
    expect(picture.today).toBeCloseTo(Math.max(...corners(picture.past.principal).map(([x]) => x)));
    expect(picture.today).toBeCloseTo(Math.min(...corners(picture.planned!.principal).map(([x]) => x)));
  });

  it('has nothing to come, and no today, once the loan is over', () => {
    const over = owedPicture({ ...course, today: '2029-01-01', planned: [] }, frame, labels);

    expect([over.planned, over.today, over.more]).toEqual([undefined, undefined, undefined]);
  });

  it('ends the line of paying more where the loan would end', () => {
    const more = [course.planned[0]!, owed('2027-03-15', 0, 0)];
    const { moreEnds, today } = owedPicture({ ...course, more }, frame, labels);

    expect(moreEnds).toBe(today);
  });
});

describe('marks', () => {
  it.each([
    [17, 13, '2027-02-28'],
    [6, 5, '2027-04-30'],
    [4.5, 3, '2027-07-31'],
    [2, 2, '2028-01-31'],
    [0.8, 1, undefined],
  ])('of a year, where the axis is %d labels long, are %i', (room, count, second) => {
    const ticks = monthTicks('2027-01-31', '2028-01-31', room);

    expect([ticks.length, ticks[0], ticks[1]]).toEqual([count, '2027-01-31', second]);
  });

  it('leave the last one room, which stands further in than its day', () => {
    const wide = { width: 275, height: 240, em: 11.4 };
    const from = [owed('2026-11-27', 100_000, 2_400)];
    const planned = [...from, owed('2027-05-27', 0, 0)];
    const named = { ...labels, month: () => 'Mar 2027' };

    const { below } = owedPicture({ today: '2026-11-27', past: from, planned }, wide, named);

    const places = below.map(({ at, label }) => inside(at, label, wide));
    const gaps = places.slice(1).map((place, index) => place - (places[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(widthOf('Mar 2027', wide.em));
  });

  it('are not cut off at the ends', () => {
    expect([inside(0, '2027-01', frame), inside(320, '2027-01', frame)]).toEqual([27.3, 320 - 27.3]);
    expect(inside(160, '2027-01', frame)).toBe(160);
  });
});
