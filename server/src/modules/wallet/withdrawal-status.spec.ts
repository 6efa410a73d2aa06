import { InvalidTransition } from '../../platform/problem/common.errors';
import { assertTransition, WITHDRAWAL_STATUSES } from './withdrawal-status';

/** What may follow what; the rest is refused. */
const ALLOWED = ['PENDING PROCESSING', 'PENDING FAILED', 'PROCESSING COMPLETED', 'PROCESSING FAILED'];

describe('assertTransition', () => {
  it.each(WITHDRAWAL_STATUSES.flatMap((from) => WITHDRAWAL_STATUSES.map((to) => [from, to] as const)))(
    'from %s to %s follows the table',
    (from, to) => {
      const change = () => assertTransition(from, to);

      if (ALLOWED.includes(`${from} ${to}`)) expect(change).not.toThrow();
      else expect(change).toThrow(InvalidTransition);
    },
  );
});
