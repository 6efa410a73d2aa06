import type { Database } from '../platform/database/database';
import { verifyLedger } from './verify-ledger';

const PAYMENTS =
  'who recorded or took back a payment, when it was made, and the words, are as the audit trail has them';

/** In each of its transactions the rule that reads these words finds one row that breaks it. */
const database = (...wordsOfLooks: readonly string[]) => {
  const looks = wordsOfLooks.map((words) => ({
    query: async (sql: string) => (sql.includes(words) ? [{ words }] : []),
    find: async () => [],
  }));
  const maintenance = async (work: (tx: unknown) => unknown) => work(looks.shift());
  return { maintenance } as unknown as Database;
};

const found = async (...wordsOfLooks: readonly string[]) =>
  (await verifyLedger(database(...wordsOfLooks)))
    .filter(({ violations }) => violations.length > 0)
    .map(({ invariant }) => invariant);

describe('the check of the ledger', () => {
  it('reports what is not so across nodes where a second look finds it too', async () => {
    expect(await found('REPAYMENT_RECORDED', 'none')).toEqual([]);
    expect(await found('REPAYMENT_RECORDED', 'REPAYMENT_RECORDED')).toEqual([PAYMENTS]);
  });

  it('reports what is not so on one node at once', async () => {
    expect(await found('loan_agreement')).toHaveLength(1);
  });
});
