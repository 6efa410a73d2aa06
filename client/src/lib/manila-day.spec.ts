import { manilaDay } from './manila-day';

it.each([
  ['2026-12-21T15:59:59.000Z', '2026-12-21'],
  ['2026-12-21T16:00:00.000Z', '2026-12-22'],
  ['2026-12-31T17:30:00.000Z', '2027-01-01'],
])('%s is %s in the Philippines', (moment, day) => {
  expect(manilaDay(moment)).toBe(day);
});

it('does not depend on how a browser prints dates', () => {
  jest
    .spyOn(Intl.DateTimeFormat.prototype as unknown as { get format(): unknown }, 'format', 'get')
    .mockReturnValue(() => '21/12/26');
  expect(manilaDay('2026-12-21T15:59:59.000Z')).toBe('2026-12-21');
});
