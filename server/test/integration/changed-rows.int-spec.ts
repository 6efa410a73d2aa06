import type { EntityManager } from 'typeorm';
import { AuditChain } from '../../src/platform/audit/audit-chain';
import { AuditSigner } from '../../src/platform/audit/audit-head';
import { checkReplay } from '../../src/verification/replay-check';
import { checkAudit } from '../../src/verification/verify-audit';
import { checkLedger, LEDGER_CHECKS, verifyLedger } from '../../src/verification/verify-ledger';
import { PAYMENTS_SECRET } from '../support/payments';
import { type Business, startBusiness } from '../support/servicing';
import { liveWholeLives } from '../support/whole-lives';

/** What nothing else says, so that a change of it alone is not found. */
const NOT_TOLD: readonly string[] = [
  // Random, and nothing refers to them.
  'loan_charge.id',
  'repayment_allocation.id',
  // The order within a day, by the machine's clock; which one is the last of its loan is told by the figures.
  'loan_day_position.recorded_at',
  // Of one that was not late it counts alike.
  'credit_score_entry.installment_number EARLY_INSTALLMENT',
  'credit_score_entry.installment_number ON_TIME_INSTALLMENT',
  // Nobody was told of a payment that another loan made.
  'repayment.repayment_number BY LOAN',
  // What is only named otherwise moves no money, so no movement has its day.
  'repayment_allocation.booked_on CREDIT',
  'repayment_allocation.booked_on USED',
  // The clock of a demo may stand at any day; where it was never moved, these are found.
  'ledger_transaction.business_on WALLET_CARRIED_OVER',
  'ledger_transaction.business_on WITHDRAWAL',
  'ledger_transaction.business_on WITHDRAWAL_RETURN',
  // Shown with a change, which counts whenever it came about.
  'credit_score_entry.at',
];

/** Of rows that differ in these, each is changed. */
const VARIETIES = ['kind', 'status', 'bucket', 'rule'];
const OF_LOAN = '(SELECT status FROM loan WHERE member_id = own.member_id AND id = own.loan_id)';
const ALIKE = ' ALIKE';
const OF_ITS_LOAN = 'loan_day_position o WHERE o.member_id = own.member_id AND o.loan_id = own.loan_id';
const OF_ITS_DAY = `${OF_ITS_LOAN} AND o.on_day = own.on_day`;
const figures = (row: string) =>
  [
    'status',
    'oldest_unpaid_on',
    'principal_minor',
    'interest_minor',
    'penalty_minor',
    'fee_minor',
    'is_accruing',
  ]
    .map((column) => `${row}.${column}`)
    .join();
/** And in these of some tables, since other rules look at them. */
const VARIETIES_OF: Readonly<Record<string, string>> = {
  installment: `${OF_LOAN} || CASE
      WHEN number > (SELECT term_months FROM loan WHERE member_id = own.member_id AND id = own.loan_id) THEN ' AGREED LATER'
      ELSE '' END`,
  servicing_policy: OF_LOAN,
  loan_day_position: `status || CASE
      WHEN NOT EXISTS (SELECT 1 FROM ${OF_ITS_LOAN} AND o.on_day < own.on_day) THEN ' ON ITS FIRST DAY'
      WHEN NOT EXISTS (SELECT 1 FROM ${OF_ITS_LOAN} AND o.on_day > own.on_day) THEN ' ON ITS LAST DAY'
      ELSE '' END
    || CASE WHEN EXISTS (SELECT 1 FROM ${OF_ITS_DAY} AND o.recorded_at > own.recorded_at) THEN ' AT FIRST' ELSE '' END
    || CASE WHEN EXISTS (SELECT 1 FROM ${OF_ITS_DAY} AND o.recorded_at <> own.recorded_at AND (${figures('o')}) IS NOT
        DISTINCT FROM (${figures('own')})) THEN '${ALIKE}' ELSE '' END`,
  repayment: `CASE WHEN paid_by_loan_id IS NULL THEN '' ELSE 'BY LOAN' END`,
};

interface ProtectedColumn {
  readonly table: string;
  readonly name: string;
  readonly type: string;
}

interface Row {
  readonly at: string;
  readonly variety: string;
}

describe('a row that was changed by hand', () => {
  let business: Business;
  let publicKeys: string[];

  beforeAll(async () => {
    business = await startBusiness({ PAYMENTS_SECRET });
    await liveWholeLives(business);
    await business.test.get(AuditChain).extend();
    publicKeys = [business.test.get(AuditSigner).publicKey];
  }, 60_000);

  afterAll(() => business.test.close());

  const protectedColumns = (tx: EntityManager): Promise<ProtectedColumn[]> =>
    tx.query(
      `SELECT c.table_name AS table, c.column_name AS name, c.udt_name AS type FROM information_schema.columns c
       JOIN pg_trigger t ON t.tgname = c.table_name || '_append_only' AND t.tgrelid = c.table_name::regclass
       WHERE c.table_schema = current_schema() ORDER BY c.table_name, c.ordinal_position`,
    );

  const rowsOf = (tx: EntityManager, table: string, columns: readonly ProtectedColumn[]): Promise<Row[]> => {
    const kind = columns.find((one) => one.table === table && VARIETIES.includes(one.name))?.name;
    const variety = VARIETIES_OF[table] ?? (kind ? `"${kind}"` : `''`);
    return tx.query(
      `SELECT DISTINCT ON (variety) ctid::text AS at, ${variety} AS variety FROM ${table} own ORDER BY variety, ctid DESC`,
    );
  };

  /** By the rules that read a table. */
  const prepareLook = async (tx: EntityManager, table: string): Promise<void> => {
    const rules = LEDGER_CHECKS.filter(({ sql }) => new RegExp(`\\b${table}\\b`).test(sql));
    const looks = rules.map(({ sql }) => `EXISTS (SELECT 1 FROM (${sql}) v)`);
    await tx.query(`PREPARE look_at_${table} AS SELECT ${[...looks, 'false'].join(' OR ')} AS found`);
  };

  /** As both commands look. */
  const isFound = async (tx: EntityManager, table: string): Promise<boolean> => {
    if (table.startsWith('audit_')) return (await checkAudit(tx, { publicKeys })).fault !== undefined;
    const [look] = await tx.query<[{ found: boolean }]>(`EXECUTE look_at_${table}`);
    return look.found || (await checkReplay(tx)).some(({ violations }) => violations.length > 0);
  };

  /** Whether one change of one column of a row is found, or refused by the database even so. */
  const isSeen = async (tx: EntityManager, { table, name }: ProtectedColumn, { at }: Row, value: string) => {
    await tx.query('SAVEPOINT before');
    try {
      const change = `UPDATE ${table} own SET "${name}" = ${value} WHERE ctid = $1 AND (${value}) IS DISTINCT FROM "${name}"`;
      const [, changed] = await tx.query<[unknown, number]>(
        `${change} AND (${value}) IS NOT NULL RETURNING 1`,
        [at],
      );
      return changed === 0 || (await isFound(tx, table));
    } catch (error) {
      if (String(error).includes('violates')) return true;
      throw error;
    } finally {
      await tx.query('ROLLBACK TO SAVEPOINT before');
    }
  };

  const missed = async (tx: EntityManager, columns: readonly ProtectedColumn[]): Promise<Set<string>> => {
    const unseen = new Set<string>();
    for (const table of new Set(columns.map((column) => column.table))) {
      const rows = await rowsOf(tx, table, columns);
      await prepareLook(tx, table);
      if (rows.length === 0) unseen.add(`no row of ${table}`);
      for (const row of rows)
        for (const column of columns.filter((one) => one.table === table && !isOfEither(one, row)))
          for (const value of otherValues(column))
            if (!(await isSeen(tx, column, row, value))) unseen.add(nameOf(column, row));
    }
    return unseen;
  };

  it('is none as long as nobody changes one', async () => {
    const checks = await verifyLedger(business.test.dataSource);

    expect(checks.filter(({ violations }) => violations.length > 0)).toEqual([]);
  });

  it('is found, whichever column of whichever table, but for what nothing else says', async () => {
    const runner = (await business.test.owner()).createQueryRunner();
    await runner.startTransaction();
    try {
      await runner.query(`SET LOCAL session_replication_role = 'replica'`);
      const columns = await protectedColumns(runner.manager);
      expect([...(await missed(runner.manager, columns))].sort()).toEqual([...NOT_TOLD].sort());
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  }, 120_000);

  it('is found also of another schedule that was agreed to', async () => {
    const types = {
      ...{ loan_id: 'uuid', state: 'text', way: 'text', size: 'int2', quote_hash: 'text', quote: 'jsonb' },
      ...{ decided_by: 'uuid', change: 'jsonb', changed_on: 'date' },
    };
    const columns = Object.entries(types).map(([name, type]) => ({ table: 'hardship_request', name, type }));
    const runner = (await business.test.owner()).createQueryRunner();
    await runner.startTransaction();
    try {
      await runner.query(`SET LOCAL session_replication_role = 'replica'`);
      expect([...(await missed(runner.manager, columns))]).toEqual([]);
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  });

  it('is found also where a loan was written off once, and a charge is said to be of another movement of its day', async () => {
    const runner = (await business.test.owner()).createQueryRunner();
    await runner.startTransaction();
    try {
      await runner.query(`SET LOCAL session_replication_role = 'replica'`);
      const [, moved] = await runner.query(
        `UPDATE loan_charge c SET transaction_id = o.id
         FROM ledger_transaction t, ledger_transaction o, loan_write_off w
         WHERE t.member_id = c.member_id AND t.id = c.transaction_id AND t.kind = 'CHARGE'
           AND o.member_id = t.member_id AND o.loan_id = t.loan_id AND o.business_on = t.business_on AND o.kind = 'REALLOCATION'
           AND w.member_id = t.member_id AND w.loan_id = t.loan_id AND c.kind = 'PENALTY' RETURNING 1`,
      );
      const broken = (await checkLedger(runner.manager)).filter(({ violations }) => violations.length > 0);

      expect(moved).toBeGreaterThan(0);
      expect(broken.map(({ invariant }) => invariant)).toContainEqual(
        expect.stringContaining('what a day charges is what its movement makes owed'),
      );
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  });
});

/** The day of a position of which another one of its day says the same: without it they stand as before. */
function isOfEither({ table, name }: ProtectedColumn, { variety }: Row): boolean {
  return table === 'loan_day_position' && name === 'on_day' && variety.endsWith(ALIKE);
}

/** Of all kinds of a table, or of one alone where others are told. */
function nameOf({ table, name }: ProtectedColumn, { variety }: Row): string {
  const column = `${table}.${name}`;
  return NOT_TOLD.includes(column) ? column : `${column} ${variety}`.trim();
}

/** Another value of the column, where there is one, and one that no row has. */
function otherValues({ table, name, type }: ProtectedColumn): string[] {
  const own = `own."${name}"`;
  const another = `(SELECT "${name}" FROM ${table} o WHERE "${name}" <> ${own} ORDER BY 1 DESC LIMIT 1)`;
  const others: Readonly<Record<string, readonly string[]>> = {
    uuid: [another, 'gen_random_uuid()'],
    text: [another, `coalesce(${own}, '') || '.'`],
    varchar: [`reverse(${own})`],
    bool: [`NOT ${own}`],
    date: [`coalesce(${own} + 1, '2027-01-01')`],
    timestamptz: [`coalesce(${own} + interval '2 hours', now())`],
    jsonb: [`coalesce(${own}, '{}') || '{"more": 1}'`],
    _text: [`${own} || '{MORE}'`],
  };
  return [...(others[type] ?? [`coalesce(${own} + 1, 1)`])];
}
