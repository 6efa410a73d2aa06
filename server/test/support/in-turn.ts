import { Client } from 'pg';
import type { TestApp } from './app';
import { eventually } from './eventually';

const WAITING = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/** Returns once so many statements wait for a row or a name that another one holds. */
export const untilWaiting = (test: TestApp, count: number): Promise<void> =>
  eventually(async () => expect(await test.sql(WAITING)).toHaveLength(count));

/** What somebody else holds meanwhile. */
interface Holding {
  readonly statement: string;
  readonly values: readonly string[];
}

/** The row of a member. */
export const ofMember = ({ accountId }: { readonly accountId: string }): Holding => ({
  statement: 'SELECT 1 FROM member WHERE id = $1 FOR NO KEY UPDATE',
  values: [accountId],
});

/** The row of an account. */
export const ofAccount = ({ accountId }: { readonly accountId: string }): Holding => ({
  statement: 'SELECT 1 FROM account WHERE id = $1 FOR UPDATE',
  values: [accountId],
});

/**
 * Each begins once the one before waits for a loan that somebody else holds, so that they come by in this order.
 * @param meanwhile while all of them wait, on the connection that holds the loan
 */
export function inTurn<Result>(
  test: TestApp,
  { accountId, loanNumber }: { readonly accountId: string; readonly loanNumber: string },
  works: readonly (() => Promise<Result>)[],
  meanwhile?: (holder: Client) => Promise<void>,
): Promise<PromiseSettledResult<Result>[]> {
  const statement = 'SELECT 1 FROM loan WHERE member_id = $1 AND loan_number = $2 FOR NO KEY UPDATE';
  return inTurnBehind(test, { statement, values: [accountId, loanNumber] }, works, meanwhile);
}

/** The same for any row. */
export async function inTurnBehind<Result>(
  test: TestApp,
  { statement, values }: Holding,
  works: readonly (() => Promise<Result>)[],
  meanwhile: (holder: Client) => Promise<void> = async () => undefined,
): Promise<PromiseSettledResult<Result>[]> {
  const holder = new Client({ connectionString: test.databaseUrl });
  await holder.connect();
  const begun: Promise<PromiseSettledResult<Result>[]>[] = [];
  try {
    await holder.query('BEGIN');
    await holder.query(statement, [...values]);
    for (const work of works) {
      begun.push(Promise.allSettled([work()]));
      await untilWaiting(test, begun.length);
    }
    await meanwhile(holder);
  } finally {
    await holder.query('ROLLBACK').finally(() => holder.end());
  }
  return (await Promise.all(begun)).flat();
}
