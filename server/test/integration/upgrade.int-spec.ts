import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { readEnvironment } from '../../src/config/env';
import { Settings } from '../../src/config/settings';
import { databaseAt, dataSourceOptions } from '../../src/database/data-source-options';
import { migrate } from '../../src/database/migrate';
import { CreateSchema1763700000000 } from '../../src/database/migrations/1763700000000-create-schema';
import { GuardLedger1763700000001 } from '../../src/database/migrations/1763700000001-guard-ledger';
import { CompareNumbersAnew1763700000745 } from '../../src/database/migrations/1763700000745-compare-numbers-anew';
import { StaffSessions } from '../../src/modules/auth/staff-session';
import { membersToIndex } from '../../src/modules/member/number-index/number-index.sql';
import { DailyServicing } from '../../src/modules/servicing/daily-servicing';
import { AuditChain } from '../../src/platform/audit/audit-chain';
import { AuditSigner } from '../../src/platform/audit/audit-head';
import { FieldCipher } from '../../src/platform/crypto/field-cipher';
import { hashKeyOf, openKeyring } from '../../src/platform/crypto/keyring';
import type { Database } from '../../src/platform/database/database';
import { FIRST_ID } from '../../src/platform/paging';
import { verifyAudit } from '../../src/verification/verify-audit';
import { startSecondApp } from '../support/app';
import { createDatabase, type TestDatabase } from '../support/database';
import { TEST_SECRETS } from '../support/environment';
import { eventually } from '../support/eventually';
import { expectSoundLedger } from '../support/sound-ledger';

const environment = readEnvironment({ DEMO: 'true' });
const OFFICER = randomUUID();
const MEMBER = randomUUID();
const STAFF_SESSION = randomUUID();
const [OLD_LOAN, LOAN] = [randomUUID(), randomUUID()];

/** An officer of version 0.1.0 who is signed in, and a member with an application that was rejected, and a loan that was put on hold and approved. */
const OLD_ROWS: [string, unknown[]][] = [
  [`INSERT INTO account VALUES ($1, '639180000002', 'Olivia Ramos', '', '{LOAN_OFFICER}')`, [OFFICER]],
  [
    `INSERT INTO session (account_id, id, is_persistent, expires_at)
     VALUES ($1, $2, true, now() + interval '30 days')`,
    [OFFICER, STAFF_SESSION],
  ],
  [`INSERT INTO account VALUES ($1, '639180000001', 'Juana dela Peña', '', '{MEMBER}')`, [MEMBER]],
  [
    `INSERT INTO member (id, phone_number, full_name, work_place_country, work_location, job_title, job_category,
       monthly_net_income, state, created_at)
     VALUES ($1, '639180000001', 'Juana dela Peña', 'Philippines', 'Pasig', 'Teacher', 'Education', 38000,
       'INFO_COMPLETED', '2026-01-10T02:00:00Z')`,
    [MEMBER],
  ],
  ...[
    [OLD_LOAN, 'LN00000001', 'REJECTED', '2026-01-20T02:00:00Z', null],
    [LOAN, 'LN00000002', 'APPROVED', '2026-01-30T02:00:00Z', '2026-01-30T18:00:00Z'],
  ].map((values): [string, unknown[]] => [
    `INSERT INTO loan (member_id, id, loan_number, status, currency, units_per_php, rounding_unit_minor, term_months,
       rate_percent, principal_minor, interest_minor, installment_minor, principal_php_minor, interest_php_minor,
       installment_php_minor, created_at, approved_at)
     VALUES ($1, $2, $3, $4, 'PHP', 1, 100, 6, 0.4, 10000000, 40000, 1706700, 10000000, 40000, 1706700, $5, $6)`,
    [MEMBER, ...values],
  ]),
  ...[
    ['LN00000001', 'REJECTED', 'Too much.', '2026-01-21T02:00:00Z'],
    ['LN00000002', 'ON_HOLD', null, '2026-01-30T04:00:00Z'],
    ['LN00000002', 'APPROVED', null, '2026-01-30T18:00:00Z'],
  ].map(([loanNumber, status, statusMessage, at]): [string, unknown[]] => [
    `INSERT INTO audit_entry (id, created_at, actor_id, action, subject, member_id, after)
     VALUES ($1, $2, $3, 'LOAN_DECISION', $4, $5, $6)`,
    [randomUUID(), at, OFFICER, `loan ${loanNumber}`, MEMBER, JSON.stringify({ status, statusMessage })],
  ]),
  [
    `INSERT INTO wallet_account (member_id, id, loan_id, currency) VALUES ($1, $2, $2, 'PHP')`,
    [MEMBER, LOAN],
  ],
  [
    `INSERT INTO ledger_transaction (member_id, id, kind, subject_id, created_at)
     VALUES ($1, $2, 'LOAN_FUNDING', $2, '2026-01-30T18:00:00Z')`,
    [MEMBER, LOAN],
  ],
  [`INSERT INTO posting VALUES ($1, $2, 1, 'WALLET', $2, 'PHP', 10000000)`, [MEMBER, LOAN]],
  [`INSERT INTO posting VALUES ($1, $2, 2, 'LOANS_RECEIVABLE', NULL, 'PHP', -10000000)`, [MEMBER, LOAN]],
];

describe('a database of the first version', () => {
  let database: TestDatabase;
  let dataSource: Database;

  beforeAll(async () => {
    database = await createDatabase({ isEmpty: true });
    const options = dataSourceOptions(database.ownerUrl, environment);
    const first = new DataSource({
      ...options,
      migrations: [CreateSchema1763700000000, GuardLedger1763700000001],
    });
    await first.initialize();
    await first.runMigrations({ transaction: 'each' });
    await first.transaction(async (tx) => {
      for (const [sql, values] of OLD_ROWS) await tx.query(sql, values);
    });
    await first.destroy();
    await migrate({ url: database.ownerUrl }, environment);
    dataSource = databaseAt(database.ownerUrl, environment);
    await dataSource.initialize();
  });

  afterAll(async () => {
    await dataSource?.destroy();
    await database.drop();
  });

  it('tells of each loan what became of it, by whom and when', async () => {
    const events = await dataSource.query(
      'SELECT loan_id, number, status, by, actor_id, reasons, message, at FROM loan_event ORDER BY at',
    );

    const filed = { by: 'MEMBER', actor_id: null, reasons: [], message: null, number: 1, status: 'PENDING' };
    const decided = { by: 'STAFF', actor_id: OFFICER, reasons: [], message: null };
    const at = (time: string) => ({ at: new Date(time) });
    expect(events).toEqual([
      { ...filed, loan_id: OLD_LOAN, ...at('2026-01-20T02:00:00Z') },
      {
        ...decided,
        loan_id: OLD_LOAN,
        number: 2,
        status: 'REJECTED',
        message: 'Too much.',
        ...at('2026-01-21T02:00:00Z'),
      },
      { ...filed, loan_id: LOAN, ...at('2026-01-30T02:00:00Z') },
      { ...decided, loan_id: LOAN, number: 2, status: 'ON_HOLD', ...at('2026-01-30T04:00:00Z') },
      { ...decided, loan_id: LOAN, number: 3, status: 'APPROVED', ...at('2026-01-30T18:00:00Z') },
    ]);
  });

  it('starts the history of each credit score', async () => {
    expect(await dataSource.query('SELECT rule, change, score_after, at FROM credit_score_entry')).toEqual([
      { rule: 'STARTED', change: 500, score_after: 500, at: new Date('2026-01-10T02:00:00Z') },
    ]);
  });

  it('has the schedule of a running loan, from the day of approval in Manila', async () => {
    const installments = await dataSource.query(
      `SELECT due_on::text, (principal_minor + interest_minor)::int AS amount FROM installment
       WHERE loan_id = $1 ORDER BY number`,
      [LOAN],
    );

    expect(installments).toEqual([
      { due_on: '2026-02-28', amount: 17_067_00 },
      { due_on: '2026-03-31', amount: 17_067_00 },
      { due_on: '2026-04-30', amount: 17_067_00 },
      { due_on: '2026-05-31', amount: 17_067_00 },
      { due_on: '2026-06-30', amount: 17_067_00 },
      { due_on: '2026-07-31', amount: 17_065_00 },
    ]);
  });

  it('has its audit trail chained from the first entry on', async () => {
    const signer = new AuditSigner(await keyringOf(TEST_SECRETS));
    const entries = OLD_ROWS.filter(([sql]) => sql.includes('audit_entry')).length;

    await new AuditChain(dataSource, signer).extend();

    const report = await verifyAudit(dataSource, { publicKeys: [signer.publicKey] });
    expect(report).toEqual({ fault: undefined, links: entries, heads: 1, waiting: 0 });
  });

  it('goes on with the keys of its JWT_SECRET, also once that is another one', async () => {
    const before = hashKeyOf(TEST_SECRETS.JWT_SECRET);

    expect(await keyringOf(TEST_SECRETS)).toMatchObject({ hashes: before, takesPlainFiles: false });
    expect(await keyringOf({ ...TEST_SECRETS, JWT_SECRET: TEST_SECRETS.DATA_KEY })).toMatchObject({
      hashes: before,
    });
  });

  function keyringOf(secrets: NodeJS.ProcessEnv) {
    const settings = new Settings(readEnvironment({ ...secrets, DEMO: 'false' }));
    return openKeyring(settings, new FieldCipher(settings), dataSource);
  }

  it('lets staff who were signed in set up a second factor, and do nothing else', async () => {
    const settings = new Settings(readEnvironment({ ...TEST_SECRETS, DEMO: 'false' }));
    const sessions = new StaffSessions(dataSource, settings);
    const roles = ['LOAN_OFFICER'] as const;
    const caller = { accountId: OFFICER, sessionId: STAFF_SESSION, phoneNumber: '639180000002', roles };

    await expect(sessions.current(caller, false)).rejects.toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
    await expect(sessions.current(caller, true)).resolves.toEqual(caller);
  });

  it('looks at a running loan for what is to be told, and at no other', async () => {
    const watched = await dataSource.query('SELECT loan_id, look_on::text FROM notice_watch');
    expect(watched).toEqual([{ loan_id: LOAN, look_on: '1970-01-01' }]);
  });

  it('counts a loan that is written off as open', async () => {
    const runner = dataSource.createQueryRunner();
    await runner.startTransaction();
    try {
      await runner.query(`UPDATE loan SET status = 'WRITTEN_OFF' WHERE id = $1`, [LOAN]);
      const another = runner.query(`UPDATE loan SET status = 'PENDING' WHERE id = $1`, [OLD_LOAN]);
      await expect(another).rejects.toMatchObject({ constraint: 'loan_one_open' });
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  });

  it('keeps every invariant', () => expectSoundLedger({ dataSource }));

  it('keeps them also where its loan, whose late costs have no cap of the whole life, is late', async () => {
    const test = await startSecondApp({ databaseUrl: database.ownerUrl }, { DEMO: 'true' });
    await test.get(DailyServicing).run();
    const late = await dataSource.query(`SELECT DISTINCT kind FROM loan_charge WHERE kind <> 'INTEREST'`);
    await test.close();

    expect(late).toHaveLength(2);
    await expectSoundLedger({ dataSource });
  });
});

describe('a migration that needs a table which somebody is reading', () => {
  it('makes nobody else wait for long, and is done when the table is free', async () => {
    const database = await createDatabase();
    const clients = [1, 2].map(() => new Client({ connectionString: database.ownerUrl }));
    await Promise.all(clients.map((client) => client.connect()));
    const [holding, other] = clients as [Client, Client];
    await holding.query('ALTER TABLE session DROP COLUMN password_print');
    await holding.query(`DELETE FROM migrations WHERE name LIKE 'SessionsOfAPassword%'`);
    await holding.query('BEGIN; SELECT 1 FROM session');
    const waiting = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;

    const told = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    const migrated = migrate({ url: database.ownerUrl }, environment);
    await eventually(async () => expect((await other.query(waiting)).rowCount).toBe(1));
    const read = await other.query('SELECT 1 FROM session');
    await eventually(async () =>
      expect(told.mock.calls.flat()).toContainEqual(expect.stringContaining('held by others')),
    );
    told.mockRestore();
    await holding.query('COMMIT');
    await migrated;

    expect(read.rows).toEqual([]);
    expect((await other.query('SELECT password_print FROM session')).rows).toEqual([]);
    await Promise.all(clients.map((client) => client.end()));
    await database.drop();
  });
});

/** With a company, and with numbers without hashes. */
async function addMember(client: Client, phoneNumber: string, state: string): Promise<string> {
  const id = randomUUID();
  await client.query(
    `INSERT INTO account (id, phone_number, full_name, password_hash, roles) VALUES ($1, $2, '', '', '{MEMBER}')`,
    [id, phoneNumber],
  );
  await client.query(
    `INSERT INTO member (id, phone_number, full_name, work_place_country, work_location, job_title, job_category,
       monthly_net_income, state, company_register, identity_number_cipher, account_number_cipher)
     VALUES ($1, $2, '', '', '', '', '', 0, $3, 'Reyes Trading', 'sealed', 'sealed')`,
    [id, phoneNumber, state],
  );
  return id;
}

describe('a database with accounts that were closed before companies were forgotten with them', () => {
  it('forgets those of closed accounts, and of no others', async () => {
    const database = await createDatabase();
    const client = new Client({ connectionString: database.ownerUrl });
    await client.connect();
    const closed = await addMember(client, '639180000011', 'CLOSED');
    const open = await addMember(client, '639180000012', 'INFO_COMPLETED');
    await client.query(`DELETE FROM migrations WHERE name LIKE 'ForgetCompanies%'`);

    await migrate({ url: database.ownerUrl }, environment);

    const { rows } = await client.query('SELECT id, company_register FROM member');
    expect(rows).toEqual(
      expect.arrayContaining([
        { id: closed, company_register: null },
        { id: open, company_register: 'Reyes Trading' },
      ]),
    );
    await client.end();
    await database.drop();
  });
});

describe('a database with numbers whose hashes were made by another way to compare them', () => {
  it('has those indexed that say so, and beside the new ones no others, also by a server of before', async () => {
    const database = await createDatabase();
    const dataSource = databaseAt(database.ownerUrl, environment);
    await dataSource.initialize();
    const client = new Client({ connectionString: database.ownerUrl });
    await client.connect();
    const runner = dataSource.createQueryRunner();
    await new CompareNumbersAnew1763700000745().down(runner);
    await client.query(`DELETE FROM migrations WHERE name LIKE 'CompareNumbersAnew%'`);
    const before = await addMember(client, '639180000011', 'BANK_INFO');
    const anew = await addMember(client, '639180000012', 'BANK_INFO');
    const halfway = await addMember(client, '639180000013', 'BANK_INFO');
    const write = (id: string, identityHash: string, accountHash: string) =>
      client.query('UPDATE member SET identity_number_hash = $2, account_number_hash = $3 WHERE id = $1', [
        id,
        identityHash,
        accountHash,
      ]);
    await write(before, '4B_h', '0x-Z');
    await write(anew, '2.4B_h', '2.0x-Z');

    await migrate({ url: database.ownerUrl }, environment);
    await write(halfway, '2.4B_h', '0x-Z');

    const toIndex = await membersToIndex.all(dataSource.manager, FIRST_ID, 10);
    expect(toIndex.map(({ id }) => id).sort()).toEqual([before, halfway].sort());
    await runner.release();
    await dataSource.destroy();
    await client.end();
    await database.drop();
  });
});
