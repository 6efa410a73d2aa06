import type { EntityManager } from 'typeorm';
import type { Database } from '../platform/database/database';
import type { LedgerCheck } from './rule';
import { checkLedger, verifyLedger } from './verify-ledger';

const PAYMENTS =
  'who recorded or took back a payment, when it was made, and the words, are as the audit trail has them';

const look = (query: (sql: string) => unknown[]) =>
  ({ query: async (sql: string) => query(sql), find: async () => [] }) as unknown as EntityManager;

/** In each of its transactions the rule that reads these words finds one row that breaks it. */
const database = (...wordsOfLooks: readonly string[]) => {
  const looks = wordsOfLooks.map((words) => look((sql) => (sql.includes(words) ? [{ words }] : [])));
  const maintenance = async (work: (tx: unknown) => unknown) => work(looks.shift());
  return { maintenance } as unknown as Database;
};

/** A transaction that sees what others commit meanwhile: so often the rule that reads these words is broken. */
const transaction = (words: string, times: number) => {
  let left = times;
  return look((sql) => (sql.includes(words) && left-- > 0 ? [{ words }] : []));
};

const broken = (checks: readonly LedgerCheck[]) =>
  checks.filter(({ violations }) => violations.length > 0).map(({ invariant }) => invariant);
const found = async (...wordsOfLooks: readonly string[]) =>
  broken(await verifyLedger(database(...wordsOfLooks)));

describe('the check of the ledger', () => {
  it('reports what is not so across nodes where a second look finds it too', async () => {
    expect(await found('REPAYMENT_RECORDED', 'none')).toEqual([]);
    expect(await found('REPAYMENT_RECORDED', 'REPAYMENT_RECORDED')).toEqual([PAYMENTS]);
  });

  it('looks a second time in the transaction that distributes, too', async () => {
    expect(broken(await checkLedger(transaction('REPAYMENT_RECORDED', 1)))).toEqual([]);
    expect(broken(await checkLedger(transaction('REPAYMENT_RECORDED', 2)))).toEqual([PAYMENTS]);
  });

  it('reports what is not so on one node at once', async () => {
    expect(await found('quote,termsVersion')).toHaveLength(1);
  });
});
