import { calendarFile } from './ics';

const at = new Date('2027-01-20T04:30:15.250Z');
const entry = {
  uid: 'LN00000001-1@pautang',
  revision: 1,
  day: '2027-12-31',
  summary: 'Due',
  description: 'Loan',
};
const fileOf = (more: Partial<typeof entry> = {}) =>
  calendarFile({ name: 'Pautang: due dates', at, entries: [{ ...entry, ...more }] });
/** Content lines as a reader gets them (RFC 5545, section 3.1). */
const unfolded = (file: string) =>
  file
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .slice(0, -1);
const readBack = (file: string, name: string) =>
  unfolded(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .replace(/\\n/g, '\n')
    .replace(/\\(.)/g, '$1');

describe('a calendar file', () => {
  it('has the lines that a reader needs, in their order, each with its end', () => {
    expect(fileOf().split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Pautang//Due dates//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Pautang: due dates',
      'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
      'X-PUBLISHED-TTL:PT12H',
      'BEGIN:VEVENT',
      'UID:LN00000001-1@pautang',
      'DTSTAMP:20270120T043015Z',
      'SEQUENCE:1',
      'DTSTART;VALUE=DATE:20271231',
      'DTEND;VALUE=DATE:20280101',
      'SUMMARY:Due',
      'DESCRIPTION:Loan',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
    expect(fileOf().replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it.each(['a, b; c \\ d', 'two\nlines', 'two\r\nlines', 'BEGIN:VEVENT\r\nEND:VEVENT'])(
    'gives %j back as it was',
    (summary) => {
      const file = fileOf({ summary });

      expect(readBack(file, 'SUMMARY')).toBe(summary.replace('\r\n', '\n'));
      expect(unfolded(file).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    },
  );

  it('folds long lines within 75 octets, and tears no character', () => {
    const summary = 'Bayaran ng ñandú ₱ 😀 '.repeat(12).trim();
    const file = fileOf({ summary });

    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file).not.toContain('\uFFFD');
    expect(readBack(file, 'SUMMARY')).toBe(summary);
  });

  it('is one without entries too', () => {
    expect(unfolded(calendarFile({ name: 'x', at, entries: [] })).at(-1)).toBe('END:VCALENDAR');
  });
});
