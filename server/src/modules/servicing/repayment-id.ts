import { v7 as uuid } from 'uuid';

/**
 * The id of a repayment that is recorded under the loan's lock after another one: ids are in the order of recording,
 * although the clocks of several servers may differ.
 */
export function idAfter(last: string | null): string {
  const id = uuid();
  return last === null || id > last ? id : uuid({ msecs: timeOf(last) + 1 });
}

/** The first 48 bits (RFC 9562). */
function timeOf(id: string): number {
  return Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
}
