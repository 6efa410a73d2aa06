import { Client } from 'pg';
import { ClonedMembers } from '../../src/bin/bench/cloned-members';
import { FieldCipher } from '../../src/platform/crypto/field-cipher';
import { Database } from '../../src/platform/database/database';
import { statements } from '../../src/platform/database/statement';
import { createDatabase } from '../support/database';
import { addStaff, approvedLoan } from '../support/factories';
import { type Business, pay, startBusiness } from '../support/servicing';
import { prepareWithCode, withdraw } from '../support/withdrawals';

const MEMBERS = 1_500;
/** They stay as small as they are, however many members there are; so do the tables of the job engine. */
const SMALL = [
  'business_clock',
  'currency',
  'data_key',
  'held_rate',
  'kept_key',
  'rate_snapshot',
  'webhook_endpoint',
];

/** What staff ask of all loans at once, now and then. */
const OF_THE_WHOLE_BOOK = /^reports\./;

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

let business: Business;
let sql: Client;
let growing: ReadonlySet<string>;

beforeAll(async () => {
  business = await startBusiness();
  const { test } = business;
  const staff = await addStaff(test);
  const member = await approvedLoan(test, staff, { installmentCount: 6 });
  await withdraw(member, staff);
  await pay(business, member, 1_000);
  await prepareWithCode(member, staff);
  const clones = await ClonedMembers.connect(test.ownerUrl, test.get(FieldCipher));
  await clones.add(member, MEMBERS);
  await clones.close();
  sql = new Client(test.ownerUrl);
  await sql.connect();
  // As people are: clones have one name, by which no index tells them apart.
  await sql.query('UPDATE member SET last_name = left(md5(id::text), 8)');
  await sql.query('ANALYZE');
  const { rows } = await sql.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  );
  growing = new Set(rows.map(({ name }) => name).filter((name) => !SMALL.includes(name)));
});

afterAll(async () => {
  await sql.end();
  await business.test.close();
});

describe('a hot statement', () => {
  it('finds its rows by an index among many members', async () => {
    const { rows } = await sql.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND reltuples < ${MEMBERS}`,
    );

    const found = await findings();

    expect(found.filter((scan) => !rows.some(({ name }) => scan.endsWith(` on ${name}`)))).toEqual([]);
  });

  it('has an index for tables without rows, too', async () => {
    await sql.query('SET enable_seqscan = off');

    const found = await findings();

    await sql.query('RESET enable_seqscan');
    expect(found).toEqual([]);
  });

  it('has an index where nothing was open when the tables were counted, too', async () => {
    await sql.query('BEGIN');
    await sql.query(`UPDATE withdrawal_request SET status = 'VOID'`);
    await sql.query(`UPDATE one_time_password SET state = 'USED'`);
    await sql.query(`UPDATE loan SET status = 'REPAID'`);
    await sql.query('ANALYZE');
    await sql.query('SET LOCAL enable_seqscan = off');

    const found = await findings();

    await sql.query('ROLLBACK');
    expect(found).toEqual([]);
  });

  it('is told from one that reads a whole table', async () => {
    const whole = await readsWhole('SELECT * FROM loan WHERE principal_minor > $1');
    const wholeIndex = await readsWhole('SELECT member_id FROM posting WHERE line_number = $1');

    expect([whole, wholeIndex]).toEqual([['Seq Scan on loan'], [expect.stringContaining('posting')]]);
  });
});

describe('what is sent as a read', () => {
  const reads = () => ours().filter(({ isRead }) => isRead);

  it('is one: the database lets it where nothing may be written', async () => {
    const refused: string[] = [];
    for (const { name, text } of reads()) refused.push(...(await refusals(name, text)));

    expect(reads().length).toBeGreaterThan(20);
    expect(refused).toEqual([]);
  });

  it('calls no function that could write', async () => {
    const called = new Set(reads().flatMap(({ text }) => functionsIn(text)));

    expect(called.size).toBeGreaterThan(0);
    expect(await volatile([...called])).toEqual([]);
  });

  it('is told from what locks, writes, or lets a function do so', async () => {
    await sql.query(
      'CREATE FUNCTION note_it() RETURNS int LANGUAGE sql AS $$ DELETE FROM limit_count; SELECT 1 $$',
    );
    const writing = 'WITH gone AS (DELETE FROM limit_count RETURNING 1) SELECT * FROM gone';

    expect(await refusals('test.write', writing)).toHaveLength(1);
    expect(await refusals('test.lock', 'SELECT 1 FROM loan WHERE id = $1 FOR UPDATE')).toHaveLength(1);
    expect(await volatile(functionsIn('SELECT note_it() FROM loan WHERE id = $1'))).toEqual(['note_it']);
    await sql.query('DROP FUNCTION note_it');
  });
});

describe('a movement of money', () => {
  it('comes from its columns without a store for each of them', async () => {
    const text = ours().find(({ name }) => name === 'ledger.post')?.text ?? '';

    const { rows } = await sql.query(`EXPLAIN (GENERIC_PLAN) ${text}`);

    const plan = JSON.stringify(rows);
    expect(plan).toContain('ProjectSet');
    expect(plan).not.toContain('Function Scan');
  });
});

describe('who has a phone number', () => {
  const NUMBERS = ['09170000001', '639170000001'];

  it.each([
    ['member.byPhone', NUMBERS],
    ['auth.signingIn', ['phone', ['address', 'device', 'all'], ...NUMBERS, null]],
  ])('is found by %s without planning each time', async (name, values) => {
    const text = ours().find((statement) => statement.name === name)?.text ?? '';

    for (let call = 0; call < 7; call++) await sql.query({ name, text, values });

    const { rows } = await sql.query('SELECT generic_plans FROM pg_prepared_statements WHERE name = $1', [
      name,
    ]);
    expect(rows).toEqual([{ generic_plans: '2' }]);
  });
});

describe("staff's list of loans of a status", () => {
  it('reads those of the status alone, whether the planner knows the status and how many have it or not', async () => {
    const { text = '' } = ours().find(({ name }) => name === 'loan.listOf') ?? {};
    const last = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
    const plans = [
      await sql.query(`EXPLAIN (GENERIC_PLAN) ${text}`),
      await sql.query(`EXPLAIN ${text}`, [last, 50, 'PENDING']),
      await sql.query(`EXPLAIN ${text}`, [last, 50, 'APPROVED']),
    ].map(({ rows }) => JSON.stringify(rows));

    for (const plan of plans) {
      expect(plan).toContain('using loan_status_newest on loan l');
      expect(plan).not.toContain('Sort');
    }
  });
});

describe("staff's list of the payments of a loan", () => {
  it('reads those of the loan alone, whichever loan it is', async () => {
    const { text = '' } = ours().find(({ name }) => name === 'payments.listOf') ?? {};

    await sql.query('SET enable_seqscan = off');
    const { rows } = await sql.query(`EXPLAIN (GENERIC_PLAN) ${text}`);
    await sql.query('RESET enable_seqscan');

    expect(JSON.stringify(rows)).toContain('incoming_payment_of_loan');
  });
});

describe('the check of a charge', () => {
  it('finds the charges of its day alone, also where the planner knows nothing yet', async () => {
    const database = await createDatabase();
    const fresh = new Client(database.url);
    await fresh.connect();

    const { rows } = await fresh.query(
      `EXPLAIN (GENERIC_PLAN) SELECT 1 FROM loan_charge
        WHERE member_id = $1 AND loan_id = $2 AND installment_number = $3 AND kind = $4 AND charged_on = $5`,
    );

    await fresh.end();
    await database.drop();
    expect(JSON.stringify(rows)).toContain('loan_charge_of_day');
  });
});

describe('the database', () => {
  const PLAN = `EXPLAIN SELECT 1 FROM session WHERE account_id = gen_random_uuid() AND id = gen_random_uuid()`;
  const HANDFUL = 'VACUUM ANALYZE session';

  it('reads tables of a page by their indexes for members, since a plan outlives that page', async () => {
    const database = business.test.get(Database);
    await sql.query(HANDFUL);

    const plans = [
      await database.query(PLAN),
      await database.transaction((tx) => tx.query(PLAN)),
      await database.maintenance((tx) => tx.query(PLAN)),
    ].map((plan) => JSON.stringify(plan));

    const byIndex = expect.stringContaining('Index');
    expect(plans).toEqual([byIndex, byIndex, expect.stringContaining('Seq Scan')]);
  });
});

/** Those of the product: a test beside this one may have named some of its own. */
const ours = () => statements().filter(({ name }) => !name.startsWith('test.'));

/** Which statements read a whole table that grows with the members. */
async function findings(): Promise<string[]> {
  const all = ours().filter(({ name }) => !OF_THE_WHOLE_BOOK.test(name));
  expect(all.length).toBeGreaterThan(0);
  const found: string[] = [];
  for (const { name, text } of all) {
    for (const scan of await readsWhole(text)) found.push(`${name}: ${scan}`);
  }
  return found;
}

/** What the database says against a statement in a transaction that may only read, with nothing for its values. */
async function refusals(name: string, text: string): Promise<string[]> {
  await sql.query('BEGIN READ ONLY');
  try {
    await sql.query(`PREPARE one AS ${text}`);
    const { rows } = await sql.query<{ count: number }>(
      `SELECT cardinality(parameter_types)::int AS count FROM pg_prepared_statements WHERE name = 'one'`,
    );
    const nothing = Array.from({ length: rows[0]?.count ?? 0 }, () => 'NULL');
    await sql.query(`EXECUTE one${nothing.length > 0 ? `(${nothing})` : ''}`);
    return [];
  } catch (error) {
    return [`${name}: ${error}`];
  } finally {
    await sql.query('ROLLBACK');
    await sql.query('DEALLOCATE ALL');
  }
}

/** Everything that is followed by a bracket: what is no function has no row in the catalogue. */
function functionsIn(text: string): string[] {
  return [...text.matchAll(/(\w+)\s*\(/g)].map(([, name = '']) => name.toLowerCase());
}

async function volatile(names: readonly string[]): Promise<string[]> {
  const { rows } = await sql.query<{ name: string }>(
    `SELECT DISTINCT proname AS name FROM pg_proc WHERE proname = ANY ($1) AND provolatile = 'v' ORDER BY 1`,
    [names],
  );
  return rows.map(({ name }) => name);
}

/** The plan for any values, as a prepared statement comes to have. */
async function readsWhole(text: string): Promise<string[]> {
  const { rows } = await sql.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}`,
  );
  return rows.flatMap((row) => wholeScans(row['QUERY PLAN'][0].Plan, false));
}

/** An index that is read from its beginning serves only what ends with a limit. */
function wholeScans(node: PlanNode, isLimited: boolean): string[] {
  const { 'Node Type': type, 'Relation Name': table = '' } = node;
  const inner = (node.Plans ?? []).flatMap((plan) => wholeScans(plan, isLimited || type === 'Limit'));
  const isWhole =
    type === 'Seq Scan' || (type.includes('Index') && node['Index Cond'] === undefined && !isLimited);
  return isWhole && growing.has(table) ? [`${type} on ${table}`, ...inner] : inner;
}
