import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, type Unzipped, unzipSync } from 'fflate';
import { Client } from 'pg';
import { AccountClosing } from '../../src/modules/data-rights/account-closing.service';
import { RetentionService } from '../../src/modules/data-rights/retention.service';
import { FileStore } from '../../src/modules/upload/file-store/file-store';
import { AuditChain } from '../../src/platform/audit/audit-chain';
import { AuditSigner } from '../../src/platform/audit/audit-head';
import { FieldCipher } from '../../src/platform/crypto/field-cipher';
import { JobWorker } from '../../src/platform/jobs/job-worker';
import { ServerLog } from '../../src/platform/logging';
import { Metrics } from '../../src/platform/metrics/metrics';
import { PERSONAL_DATA } from '../../src/platform/personal-data/personal-data';
import { RETENTION } from '../../src/platform/personal-data/retention';
import { allColumns } from '../../src/platform/personal-data/table-data';
import { verifyAudit } from '../../src/verification/verify-audit';
import type { TestApp } from '../support/app';
import { eventually } from '../support/eventually';
import {
  address,
  bankOf,
  identityOf,
  PASSWORD,
  personal,
  references,
  type TestAccount,
  type TestWallet,
} from '../support/factories';
import { send } from '../support/http';
import { finishedBorrower } from '../support/lives';
import { openNotices, tellNotices } from '../support/notices';
import { type Business, startBusiness } from '../support/servicing';
import { expectSoundLedger } from '../support/sound-ledger';

/** In every mark, and in nothing else: so long that no encrypted text holds it by chance. */
const MARK = 'zqmqzjq';

interface SchemaColumn {
  readonly table: string;
  readonly name: string;
  readonly type: string;
}

let business: Business;
let test: TestApp;
const logged: string[] = [];

beforeAll(async () => {
  business = await startBusiness({ LOG_LEVEL: 'trace' });
  test = business.test;
  jest.spyOn(logOf(test), 'write').mockImplementation((line) => void logged.push(line));
});

afterAll(() => business.test.close());

describe('the map of personal data', () => {
  it('names every column of the schema, and no other, once', async () => {
    const inSchema = (await columns()).map(({ table, name }) => `${table}.${name}`);
    const inMap = Object.entries(PERSONAL_DATA).flatMap(([table, data]) =>
      allColumns(data).map((name) => `${table}.${name}`),
    );

    expect(inMap.toSorted()).toEqual(inSchema.toSorted());
  });

  it('counts as personal whatever can be typed at the registration', () => {
    const { components } = JSON.parse(readFileSync(join(__dirname, '../../../openapi.json'), 'utf8'));
    const kept = Object.keys(components.schemas.RegisterDto.properties)
      .filter((name) => !['password', 'invitationCode', 'phoneOtp'].includes(name))
      .map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));

    expect(Object.keys(PERSONAL_DATA.member?.personal ?? {})).toEqual(expect.arrayContaining(kept));
  });

  it('deletes rows before those that they refer to', async () => {
    const references = await test.sql<{ from: string; to: string }>(
      `SELECT conrelid::regclass::text AS "from", confrelid::regclass::text AS "to" FROM pg_constraint WHERE contype = 'f'`,
    );
    const deleted = Object.entries(PERSONAL_DATA).filter(([, { fate }]) => fate.startsWith('deleted'));
    const place = new Map(deleted.map(([name], index) => [name, index]));

    for (const { from, to } of references) {
      if (from !== to && place.has(to)) expect(place.get(from)).toBeLessThan(place.get(to) ?? -1);
    }
  });

  it('is what docs/privacy.md tells of how long data is kept', () => {
    const rows = Object.values(RETENTION).map(
      ({ data, purpose, basis, kept, afterwards }) =>
        `| ${[data, purpose, basis, kept, afterwards].join(' | ')} |`,
    );
    const document = readFileSync(join(__dirname, '../../../docs/privacy.md'), 'utf8');

    expect(document.split('\n').filter((line) => rows.includes(line))).toEqual(rows);
  });
});

describe('a member of whom every personal column is marked', () => {
  let member: TestWallet;
  let marks: Map<string, string>;
  let files: Unzipped;

  beforeAll(async () => {
    member = await finishedBorrower(business);
    const { phoneNumber } = member;
    await send(`${test.url}/v2/authmember/login`, { body: { phoneNumber, password: PASSWORD } });
    const name = { firstName: 'Juana', lastName: 'Salazar', password: PASSWORD };
    await member.client.myData.askForName({ requestBody: name });
    // What is told later would have no mark.
    await eventually(async () => {
      await tellNotices(test);
      expect(await openNotices(test, member)).toBe(0);
    });
    marks = await mark(member);
    const { client } = member;
    await expect(
      client.myData.prepareDownload({ requestBody: { password: PASSWORD } }),
    ).resolves.toMatchObject({ state: 'RUNNING' });
    await eventually(async () => {
      await test.get(JobWorker).drain('make-download');
      expect(await client.myData.readDownload()).toMatchObject({ state: 'READY' });
    });
    const { url = '' } = await client.myData.readDownload();
    files = unzipSync(new Uint8Array(await (await fetch(test.url + url)).arrayBuffer()));
  });

  it('finds each of them in the download, with papers and photos', () => {
    const told = strFromU8(files['my-data.json'] ?? new Uint8Array());

    expect([...marks].filter(([, value]) => !told.includes(value))).toEqual([]);
    expect(told).toContain('"Second reference: phone number"');
    expect(Object.keys(files).toSorted()).toEqual([
      expect.stringMatching(/^documents\/LN\d+-agreement\.pdf$/),
      expect.stringMatching(/^documents\/LN\d+-contract\.pdf$/),
      expect.stringMatching(/^documents\/LN\d+-disclosure\.pdf$/),
      expect.stringMatching(/^documents\/LN\d+-statement\.csv$/),
      expect.stringMatching(/^documents\/LN\d+-statement\.pdf$/),
      'my-data.json',
      expect.stringMatching(/^photos\/front-[\w-]+\.jpg$/),
    ]);
    const { officer, assistant } = business.staff;
    for (const { accountId } of [officer, assistant]) expect(told).not.toContain(accountId);
  });

  it('is nowhere any more once the account was closed and its time is over', async () => {
    const store = test.get(FileStore as never) as FileStore;
    const keys = await fileKeys(member);
    await member.client.myData.closeAccount({ requestBody: { password: PASSWORD } });
    const standing = (await found()).map(({ table }) => table);
    expect(standing).toEqual(['loan_agreement']);
    const words = 'SELECT 1 FROM hardship_request WHERE member_id = $1 AND words_cipher IS NOT NULL';
    expect(await test.sql(words, [member.accountId])).toEqual([]);

    await test.sql(`UPDATE closed_account SET forget_at = now() - interval '1 hour'`);
    await test.get(RetentionService).run();

    expect(logged.filter((line) => line.includes('"level":50'))).toEqual([]);
    expect(await found()).toEqual([]);
    expect(
      await test.sql('SELECT monthly_net_income, birth_date FROM member WHERE id = $1', [member.accountId]),
    ).toEqual([{ monthly_net_income: 0, birth_date: null }]);
    expect(keys.length).toBeGreaterThan(5);
    const left = await Promise.all(keys.map(async (key) => ((await store.get(key)) ? [key] : [])));
    expect(left.flat()).toEqual([]);
  });

  it('stood in no log, metric or job meanwhile, nor did what the steps asked', async () => {
    const jobs = await test.sql<{ job: string }>('SELECT j::text AS job FROM jobs.job j');
    const metrics = await test.get(Metrics).registry.metrics();
    // The demo's terminal shows messages to members beside the log.
    const lines = logged.filter((line) => line.startsWith('{'));
    const seen = [...lines, ...jobs.map(({ job }) => job), metrics].join('\n');
    const { phoneNumber } = member;
    const { firstName, lastName } = personal;
    const told = [...marks.values(), phoneNumber, PASSWORD, firstName, lastName, address.streetAddress];
    told.push(...Object.values(references), identityOf(member).identityNumber, bankOf(member).accountNumber);

    expect(lines.length).toBeGreaterThan(10);
    expect(told.filter((one) => seen.includes(one))).toEqual([]);
  });

  it('leaves ledger and audit trail whole', async () => {
    await expectSoundLedger(test);
    await test.get(AuditChain).extend();
    const { fault } = await verifyAudit(test.dataSource, { publicKeys: [test.get(AuditSigner).publicKey] });
    expect(fault).toBeUndefined();
    expect(
      await test.sql(
        `SELECT action, actor_id, subject, after FROM audit_entry WHERE member_id = $1 AND action LIKE 'ACCOUNT%'
         ORDER BY id DESC`,
        [member.accountId],
      ),
    ).toMatchObject([
      { action: 'ACCOUNT_FORGOTTEN', actor_id: null, subject: `account ${member.accountId}` },
      {
        action: 'ACCOUNT_CLOSED',
        actor_id: member.accountId,
        subject: `account ${member.accountId}`,
        after: { forgetAt: expect.any(String) },
      },
    ]);
  });

  it('lets nobody take the person out of an agreement before that', async () => {
    const open = await finishedBorrower(business);
    const change = (set: string) =>
      test.sql(`UPDATE loan_agreement SET ${set} WHERE member_id = $1`, [open.accountId]);
    await expect(change(`address = '', agreed = agreed - 'borrower'`)).rejects.toThrow('append-only');
    await expect(
      test.sql(`UPDATE loan_agreement SET quote_hash = 'x', address = '' WHERE member_id = $1`, [
        member.accountId,
      ]),
    ).rejects.toThrow('append-only');
    expect(await test.get(AccountClosing).forget(open.accountId)).toBe(false);
  });

  /** Writes a value that is found again into each personal column of the member's rows. */
  async function mark({ accountId }: TestAccount): Promise<Map<string, string>> {
    const [{ file_name: front } = { file_name: '' }] = await test.sql<{ file_name: string }>(
      `SELECT file_name FROM upload WHERE member_id = $1 AND kind = 'front'`,
      [accountId],
    );
    await (test.get(FileStore as never) as FileStore).put(`${accountId}/${front}`, Buffer.from('a photo'));
    const types = new Map((await columns()).map(({ table, name, type }) => [`${table}.${name}`, type]));
    const made = new Map<string, string>();
    const sql = new Client({ connectionString: test.ownerUrl });
    await sql.connect();
    await sql.query(`SET session_replication_role = 'replica'`);
    for (const [table, { owner, personal = {} }] of Object.entries(PERSONAL_DATA)) {
      for (const [name, { field, isUntold }] of Object.entries(personal)) {
        if (owner === undefined || isUntold) continue;
        const column = `${table}.${name}`;
        const value = markOf(types.get(column) ?? '', made.size);
        made.set(column, value);
        const stored = field === undefined ? value : test.get(FieldCipher).encrypt(value, accountId, field);
        const set =
          types.get(column) === 'jsonb'
            ? `jsonb_set(${name}, '{borrower,fullLegalName}', to_jsonb($2::text))`
            : '$2';
        const { rowCount } = await sql.query(`UPDATE ${table} SET ${name} = ${set} WHERE ${owner} = $1`, [
          accountId,
          stored,
        ]);
        expect({ column, hasRows: (rowCount ?? 0) > 0 }).toEqual({ column, hasRows: true });
      }
    }
    await sql.end();
    return made;
  }

  function markOf(type: string, index: number): string {
    // Of so many digits that no time or id that is logged holds it by chance.
    if (type === 'integer') return String(2_073_400_000 + index);
    if (type === 'date') return `1931-03-${index + 1}`;
    return `${MARK}${index}x`;
  }

  /** Where a mark stands in clear, in whichever table of ours or of the job engine. */
  async function found(): Promise<{ table: string; row: string }[]> {
    const tables = await test.sql<{ name: string }>(
      `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
       WHERE table_schema IN ('public', 'jobs') AND table_type = 'BASE TABLE' ORDER BY 1`,
    );
    const all: { table: string; row: string }[] = [];
    for (const { name } of tables) {
      const rows = await test.sql<{ row: string }>(
        `SELECT t::text AS row FROM ${name} t WHERE t::text LIKE '%${MARK}%' OR t::text LIKE '%${Buffer.from(MARK).toString('hex')}%'`,
      );
      all.push(...rows.map(({ row }) => ({ table: name.replace('public.', ''), row })));
    }
    return all;
  }

  async function fileKeys({ accountId }: TestAccount): Promise<string[]> {
    const rows = await test.sql<{ key: string }>(
      `SELECT member_id || '/' || file_name AS key FROM upload WHERE member_id = $1 AND kind = 'front'
       UNION ALL SELECT member_id || '/paper-' || hash FROM kept_paper WHERE member_id = $1
       UNION ALL SELECT member_id || '/download-' || id FROM data_export WHERE member_id = $1`,
      [accountId],
    );
    return rows.map(({ key }) => key);
  }
});

function columns(): Promise<SchemaColumn[]> {
  return test.sql<SchemaColumn>(
    `SELECT table_name AS table, column_name AS name, data_type AS type FROM information_schema.columns
     WHERE table_schema = 'public'`,
  );
}

/** What the log writes its lines into. */
function logOf(of: TestApp): { write(line: string): void } {
  const { pino } = of.get(ServerLog);
  const stream = Object.getOwnPropertySymbols(pino).find(({ description }) => description === 'pino.stream');
  return Reflect.get(pino, stream ?? '');
}
