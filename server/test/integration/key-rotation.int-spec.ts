import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Client } from 'pg';
import { readEnvironment } from '../../src/config/env';
import { Settings } from '../../src/config/settings';
import { keyOfDownload } from '../../src/modules/data-rights/downloads.service';
import { keyOfPart } from '../../src/modules/reports/report-parts';
import type { DiskFileStore } from '../../src/modules/upload/file-store/disk-file-store';
import { FileStore, PlainFileStore } from '../../src/modules/upload/file-store/file-store';
import { AuditChain } from '../../src/platform/audit/audit-chain';
import { AuditSigner } from '../../src/platform/audit/audit-head';
import { FieldCipher } from '../../src/platform/crypto/field-cipher';
import { SEALED_COLUMNS } from '../../src/platform/crypto/sealed-columns';
import { Outbox } from '../../src/platform/delivery/outbox';
import { rotateKeys } from '../../src/rotation/rotate-keys';
import { verifyAudit } from '../../src/verification/verify-audit';
import { startApp, startSecondApp, type TestApp } from '../support/app';
import { onEachNode } from '../support/database';
import { TEST_SECRETS } from '../support/environment';
import { eventually } from '../support/eventually';
import {
  addStaff,
  approvedLoan,
  newMember,
  PASSWORD,
  type TestAccount,
  type TestStaff,
  type TestWallet,
} from '../support/factories';
import { type Answer, cookieOf, send } from '../support/http';
import { asBlob, picture } from '../support/pictures';
import { ServerProcess } from '../support/server-process';
import { confirm, prepareWithCode, withdraw } from '../support/withdrawals';

const OLD = TEST_SECRETS.DATA_KEY;
const NEW = 'f0e1d2c3b4a59687786954a3b2c1d0e0ffeeddccbbaa99887766554433221100';
const PLAIN = 'front-plain.jpg';

let dataDir: string;
let test: TestApp;
let staff: TestStaff;
let member: TestWallet;
/** Who is not activated yet, and uploads. */
let applicant: TestAccount;
let others: TestApp[] = [];

async function start(): Promise<void> {
  dataDir = mkdtempSync(join(tmpdir(), 'pautang-keys-'));
  test = await startApp({ DATA_DIR: dataDir, ROLE: 'web' });
  staff = await addStaff(test);
  member = await approvedLoan(test, staff);
  applicant = await newMember(test);
}

async function end(): Promise<void> {
  for (const other of others) await other.close();
  others = [];
  await test.close();
  rmSync(dataDir, { recursive: true, force: true });
}

async function startWith(settings: NodeJS.ProcessEnv): Promise<TestApp> {
  const other = await startSecondApp(test, { DATA_DIR: dataDir, ROLE: 'web', ...settings });
  others.push(other);
  return other;
}

async function uploadPhoto(): Promise<string> {
  const form = new FormData();
  form.append('phoneNumber', applicant.phoneNumber);
  form.append('kind', 'front');
  form.append('image', asBlob(await picture()), 'front.jpg');
  const { json } = await send(`${test.url}/v2/upload`, {
    method: 'POST',
    token: applicant.token,
    raw: form,
  });
  return (json as { url: string }).url;
}

const download = async (url: string, token?: string) => {
  const response = await fetch(url, token ? { headers: { authorization: `Bearer ${token}` } } : {});
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
};

describe('another DATA_KEY', () => {
  let rotating: TestApp;
  let photo: string;
  let lines: string[];
  let shown: Buffer;
  let paper: Buffer;
  let hashesBefore: unknown[];

  /** By which numbers are found again; a number that was changed has lost its own. */
  const hashes = () => test.sql('SELECT account_number_hash FROM member ORDER BY id');

  const folder = (of: TestAccount = applicant) => join(dataDir, 'uploads', of.accountId);
  const contract = ({ url }: TestApp) =>
    download(`${url}/v2/loan/${member.loanNumber}/documents/contract.pdf`, member.token);
  const idOf = (key: string) =>
    new Settings(readEnvironment({ ...TEST_SECRETS, DEMO: 'false', DATA_KEY: key })).dataKey.id;
  const rotate = (isDryRun = false) => {
    lines = [];
    return rotateKeys(rotating.app, { isDryRun, tell: (line) => lines.push(line) });
  };

  beforeAll(async () => {
    await start();
    await withdraw(member, staff);
    await prepareWithCode(member, staff);
    photo = await uploadPhoto();
    shown = await download(test.url + photo);
    paper = await contract(test);
    const exported = '0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f10';
    await test.sql(
      `INSERT INTO data_export (member_id, id, state, expires_at) VALUES ($1, $2, 'READY', now() + interval '1 day')`,
      [member.accountId, exported],
    );
    const files = test.get(FileStore as never) as FileStore;
    await files.put(keyOfDownload(member.accountId, exported), Buffer.from('all that is kept'));
    await test.sql(
      `INSERT INTO report_file (id, kind, format, from_on, to_on, state, requested_by, expires_at, part_count)
       VALUES ($1, 'LOAN_TAPE', 'CSV', now(), now(), 'READY', $2, now() + interval '1 day', 2)`,
      [exported, member.accountId],
    );
    for (const part of [1, 2]) await files.put(keyOfPart(exported, part), Buffer.from(`part ${part}`));
    const message = { phoneNumber: member.phoneNumber, subject: 'News', text: 'News.' };
    const purpose = { subject: 'news', withinMinutes: 60 };
    await test.dataSource.transaction((tx) => test.get(Outbox).put(tx, message, purpose));
    // As a version left it that encrypted no files.
    await test.sql(
      `INSERT INTO upload (member_id, file_name, kind, size_bytes) VALUES ($1, $2, 'front', 9)`,
      [applicant.accountId, PLAIN],
    );
    await writeFile(join(folder(), PLAIN), await picture());
    await test.sql(`INSERT INTO data_key VALUES ('plain')`);
    hashesBefore = await hashes();
    rotating = await startWith({ DATA_KEY: `${NEW},${OLD}` });
  });

  afterEach(() => jest.restoreAllMocks());
  afterAll(end);

  /** Whatever of all that is kept was encrypted with a key. */
  async function placesOf(keyId: string): Promise<string[]> {
    const columns = await test.sql<{ table: string; column: string }>(
      `SELECT c.table_schema || '.' || c.table_name AS table, c.column_name AS column
       FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
       WHERE t.table_type = 'BASE TABLE' AND c.table_schema IN ('public', 'jobs')
         AND c.data_type IN ('text', 'character varying', 'json', 'jsonb', 'ARRAY')`,
    );
    const found: string[] = [];
    for (const { table, column } of columns) {
      const rows = await test.sql(
        `SELECT 1 FROM ${table} WHERE "${column}"::text LIKE '%${keyId}.%' LIMIT 1`,
      );
      if (rows.length > 0) found.push(`${table}.${column}`);
    }
    for (const place of [folder(), folder(member), join(dataDir, 'uploads', 'reports')]) {
      for (const name of await readdir(place)) {
        if ((await readFile(join(place, name))).includes(keyId)) found.push(name);
      }
    }
    return found;
  }

  it('has a list of all columns that it encrypts', async () => {
    const columns = await test.sql<{ name: string }>(
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name ~ '_(cipher|sealed|encrypted)$'`,
    );
    const listed = SEALED_COLUMNS.filter(({ inside }) => !inside).map(
      ({ table, column }) => `${table}.${column}`,
    );
    const keys = await test.sql<{ name: string; columns: string[] }>(
      `SELECT t.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns FROM pg_index i
       JOIN pg_class t ON t.oid = i.indrelid JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = ANY (i.indkey)
       WHERE i.indisprimary GROUP BY t.relname`,
    );

    expect(listed.sort()).toEqual(columns.map(({ name }) => name).sort());
    for (const { table, primaryKey } of SEALED_COLUMNS) {
      const { columns: own } = keys.find(({ name }) => table.split('.').at(-1) === name) ?? { columns: [] };
      expect([table, [...primaryKey].sort()]).toEqual([table, [...own].sort()]);
    }
  });

  it('without the one that is in use starts no server', async () => {
    const refused = startWith({ DATA_KEY: NEW });

    await expect(refused).rejects.toThrow(`DATA_KEY: lacks ${idOf(OLD)}, with which values in the database`);
    const itself = ServerProcess.start(test, { DATA_KEY: NEW });
    await expect(itself).rejects.toThrow(
      new RegExp(`^it ended: DATA_KEY: lacks ${idOf(OLD)}, .+ before it is taken away\\.\n$`),
    );
  });

  it('is counted before anything is done', async () => {
    const { isDone, summary } = await rotate(true);

    expect(isDone).toBe(false);
    expect(summary).toMatch(/^Left under an old key: \d+ values under /);
    const parts = summary.replace(/^.*?: |\.$/g, '').split(', ');
    expect(parts.slice(1).sort()).toEqual(['1 file not encrypted', `5 files under ${idOf(OLD)}`]);
    expect(lines).toContain(`jobs.job.data: 1 value under ${idOf(OLD)}`);
    expect(await placesOf(idOf(NEW))).toEqual([]);
  });

  it('takes back nothing that others do meanwhile, and is told from what was left', async () => {
    const { accountId } = member;
    const other = new Client({ connectionString: test.databaseUrl });
    await other.connect();
    await other.query('BEGIN');
    const changed = test.get(FieldCipher).encrypt('P7654321A', accountId, 'identityNumber');
    await other.query('UPDATE member SET identity_number_cipher = $1 WHERE id = $2', [changed, accountId]);
    await other.query('UPDATE upload SET size_bytes = 0 WHERE member_id = $1 AND file_name = $2', [
      applicant.accountId,
      PLAIN,
    ]);
    jest
      .spyOn(rotating.get(PlainFileStore as never) as DiskFileStore, 'put')
      .mockRejectedValueOnce(new Error('the store is full'));

    const rotated = rotate();
    const name = basename(new URL(test.databaseUrl).pathname);
    const waiting = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = '${name}'`;
    await eventually(async () => expect(await onEachNode(waiting)).not.toEqual([]));
    await other.query('COMMIT');
    await other.end();

    expect(await rotated).toEqual({
      isDone: false,
      summary: `Left under an old key: 1 value under ${idOf(OLD)}, 1 file under ${idOf(OLD)}.`,
    });
    expect(lines).toContainEqual(
      expect.stringMatching(/^The file .* stays as it is: Error: the store is full$/),
    );
    expect((await readFile(join(folder(), PLAIN))).toString('hex', 0, 3)).toBe('ffd8ff');
    const [kept] = await test.sql<{ is: string }>(
      'SELECT identity_number_cipher AS is FROM member WHERE id = $1',
      [accountId],
    );
    expect(kept?.is).toBe(changed);
    await test.sql('UPDATE upload SET size_bytes = 9 WHERE file_name = $1', [PLAIN]);
  });

  it('goes on where it was cut off, until nothing is left, and then changes nothing more', async () => {
    const { isDone, summary } = await rotate();
    expect(summary).toMatch(
      new RegExp(`^Nothing is left under an old key: \\d+ values and 6 files are under ${idOf(NEW)}\\.$`),
    );
    expect(isDone).toBe(true);
    expect(hashesBefore).toContainEqual({ account_number_hash: expect.any(String) });
    expect(await hashes()).toEqual(hashesBefore);
    expect(await placesOf(idOf(OLD))).toEqual([]);

    const audited = () =>
      test.sql<{ after: object }>(
        `SELECT after FROM audit_entry WHERE action = 'DATA_KEY_ROTATED' ORDER BY id`,
      );
    const before = await audited();
    expect(before).toHaveLength(2);
    expect(before[1]).toEqual({ after: { values: 1, files: 2 } });
    expect(await rotate()).toEqual({ isDone, summary });
    expect(await audited()).toEqual(before);
  });

  it('passes over what cannot be read, however much it is, and says so', async () => {
    const [first, last] = ['00000000-0000-7000-8000-000000000001', 'ffffffff-0000-7000-8000-000000000001'];
    const readable = test.get(FieldCipher).encrypt('{}', last, 'answer test/key');
    const add = `INSERT INTO idempotency_record (account_id, operation, key, request_hash, answer_cipher)`;
    await test.sql(`${add} SELECT $1, 'test', n::text, '', $2 FROM generate_series(1, 501) n`, [
      first,
      `${idOf(OLD)}.damaged`,
    ]);
    await test.sql(`${add} VALUES ($1, 'test', 'key', '', $2)`, [last, readable]);

    const { isDone, summary } = await rotate();

    expect([isDone, summary]).toEqual([false, `Left under an old key: 501 values under ${idOf(OLD)}.`]);
    expect(lines.filter((line) => line.includes(`answer_cipher of ${first}/test/`))).toHaveLength(501);
    await test.sql('DELETE FROM idempotency_record WHERE account_id = $1', [first]);
    expect((await rotate()).isDone).toBe(true);
  });

  it('reads everything without the old one, and no file that is not encrypted', async () => {
    const alone = await startWith({ DATA_KEY: NEW });
    expect(await download(alone.url + photo)).toEqual(shown);
    expect(await contract(alone)).toEqual(paper);
    const info = await alone
      .client(member.token)
      .member.readMemberInfo({ requestBody: { phoneNumber: member.phoneNumber } });
    expect(JSON.stringify(info)).toContain('P7654321A');

    await writeFile(join(folder(), basename(new URL(photo, test.url).pathname)), await picture());
    expect((await fetch(alone.url + photo)).status).toBe(500);
    await expect(startWith({ DATA_KEY: OLD })).rejects.toThrow(`DATA_KEY: lacks ${idOf(NEW)}`);
  });
});

describe('another JWT_SECRET', () => {
  const FORMER = TEST_SECRETS.JWT_SECRET;
  const SECRET = 'ur6eAgF4dJsH8cYpB2nTmL7rXzQ9wV3k';
  let signedIn: Answer;
  let photo: string;
  let apiKey: string;

  beforeAll(async () => {
    await start();
    const { phoneNumber } = member;
    signedIn = await send(`${test.url}/v2/authmember/login`, { body: { phoneNumber, password: PASSWORD } });
    const issued = await staff.officer.client.backOffice.issueApiKey({
      requestBody: { name: 'Accounting', scopes: ['loans:read'] },
    });
    apiKey = issued.apiKey;
    await test.get(AuditChain).extend();
  });

  beforeEach(async () => {
    photo = await uploadPhoto();
  });

  afterAll(end);

  const tokenOf = ({ json }: Answer) => (json as { accessToken: string }).accessToken;
  const stateAt = ({ url }: TestApp, token: string) =>
    send(`${url}/v2/member/infostate`, { token, body: { phoneNumber: member.phoneNumber } });
  const refresh = async ({ url }: TestApp) => {
    const answer = await send(`${url}/v2/authmember/refresh`, { headers: { cookie: cookieOf(signedIn) } });
    if (answer.status === 200) signedIn = answer;
    return answer;
  };

  async function expectWhatLasts(server: TestApp): Promise<void> {
    expect((await refresh(server)).status).toBe(200);
    expect((await send(`${server.url}/v2/backoffice/loans`, { token: apiKey })).status).toBe(200);
    const publicKeys = [server.get(AuditSigner).publicKey];
    expect(await verifyAudit(server.dataSource, { publicKeys })).toMatchObject({
      fault: undefined,
      heads: 1,
    });
  }

  it('leaves in force what the one before signed, while that is told too', async () => {
    const token = tokenOf(signedIn);
    const code = await prepareWithCode(member, staff);
    const both = await startWith({ JWT_SECRET: SECRET, JWT_SECRET_PREVIOUS: FORMER });

    expect((await stateAt(both, token)).status).toBe(200);
    expect((await fetch(both.url + photo)).status).toBe(200);
    await expectWhatLasts(both);
    await expect(confirm({ ...member, client: both.client(token) }, code)).resolves.toBeDefined();
    const [header = ''] = tokenOf(signedIn).split('.');
    const { kid, ...rest } = JSON.parse(Buffer.from(header, 'base64url').toString());
    expect(rest).toEqual({ alg: 'HS256', typ: 'JWT' });
    expect(kid).toMatch(/^[\da-f]{8}$/);
    // A server that still signs with the former one learns of the new one first.
    const before = await startWith({ JWT_SECRET: FORMER, JWT_SECRET_PREVIOUS: SECRET });
    expect((await stateAt(before, tokenOf(signedIn))).status).toBe(200);
  });

  it('without it ends access tokens and links, and nothing that lasts', async () => {
    const { token } = member;
    const alone = await startWith({ JWT_SECRET: SECRET });

    expect(await stateAt(alone, token)).toMatchObject({ status: 403, json: { code: 'TOKEN_INVALID' } });
    expect(await send(alone.url + photo)).toMatchObject({ status: 403, json: { code: 'LINK_INVALID' } });
    await expectWhatLasts(alone);
    expect((await stateAt(alone, tokenOf(signedIn))).status).toBe(200);
  });
});
