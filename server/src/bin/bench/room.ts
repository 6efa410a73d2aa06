import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { UsageError } from '../shared/command-line';

/** With its indexes, as it was found, and a bit. */
const BYTES_A_MEMBER = 17_000;
/** The log that it is written to first, and an empty database. */
const BYTES_BESIDE = 2e9;

/** @throws UsageError where so many members do not fit */
export function assertRoom(members: number): void {
  const { bavail, bsize } = statfsSync(tmpdir());
  const [free, wanted] = [bavail * bsize, members * BYTES_A_MEMBER + BYTES_BESIDE];
  if (free >= wanted) return;
  throw new UsageError(
    `${members.toLocaleString('en')} members take about ${gigabytes(wanted)} in ${tmpdir()}, where ${gigabytes(free)} are free. TMPDIR names another folder.`,
  );
}

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;
