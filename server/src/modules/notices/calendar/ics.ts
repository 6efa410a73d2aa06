import { addDays, type Day } from '@pautang/loan-terms';

const MOST_OCTETS = 75;
const LINE_END = '\r\n';

/** A whole day in a calendar. */
export interface DayEntry {
  /** The same at each reading, so that a program changes the entry it has. */
  readonly uid: string;
  /** How often its day was changed: a program that compares takes the entry with the greater one. */
  readonly revision: number;
  readonly day: Day;
  readonly summary: string;
  readonly description: string;
}

export interface CalendarFile {
  readonly name: string;
  readonly entries: readonly DayEntry[];
  /** When the file was made. */
  readonly at: Date;
}

/** A calendar of whole days as a file (RFC 5545), for programs that ask for it again and again. */
export function calendarFile({ name, entries, at }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pautang//Due dates//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${quoted(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...entries.flatMap((entry) => linesOf(entry, at)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => folded(line) + LINE_END).join('');
}

/** It takes no time of the day, so it makes nobody busy. */
function linesOf({ uid, revision, day, summary, description }: DayEntry, at: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${quoted(uid)}`,
    `DTSTAMP:${at.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `SEQUENCE:${revision}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${addDays(day, 1).replaceAll('-', '')}`,
    `SUMMARY:${quoted(summary)}`,
    `DESCRIPTION:${quoted(description)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** Section 3.3.11. */
function quoted(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');
}

/** Section 3.1: lines have 75 octets at most, and go on after a blank; no character is torn. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (Buffer.byteLength(part + character) > MOST_OCTETS) {
      parts.push(part);
      part = ' ';
    }
    part += character;
  }
  return [...parts, part].join(LINE_END);
}
