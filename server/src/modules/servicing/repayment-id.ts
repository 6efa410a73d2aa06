import { v7 } from 'uuid';
import { newId } from '../../platform/new-id';

/**
 * The id of a repayment that is recorded under the loan's lock after another one: ids are in the order of recording,
 * although the clocks of several servers may differ.
 */
export function idAfter(last: string | null): string {
  const id = newId();
  return last === null || id > last ? id : v7({ msecs: timeOf(last) + 1 });
}

/** The first 48 bits (RFC 9562). */
function timeOf(id: string): number {
  return Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
}
