import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import promises from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { backUp } from '../../src/backup/back-up';
import type { Manifest } from '../../src/backup/manifest';
import { restore } from '../../src/backup/restore';
import { readEnvironment } from '../../src/config/env';
import { Settings } from '../../src/config/settings';
import { databaseAt } from '../../src/database/data-source-options';
import { PlainFileStore } from '../../src/modules/upload/file-store/file-store';
import { UploadService } from '../../src/modules/upload/upload.service';
import { AuditChain } from '../../src/platform/audit/audit-chain';
import { startApp, startSecondApp, type TestApp } from '../support/app';
import { createDatabase, runOn, type TestDatabase } from '../support/database';
import { TEST_SECRETS } from '../support/environment';
import { eventually } from '../support/eventually';
import {
  addStaff,
  approvedLoan,
  memberWithLoan,
  newMember,
  PASSWORD,
  type TestStaff,
  type TestWallet,
} from '../support/factories';
import { send } from '../support/http';
import { asBlob, picture } from '../support/pictures';
import { balanceOf, withdraw } from '../support/withdrawals';

/** What is asked of every row that came back: as many, and the same. */
const TABLES = [
  'account',
  'member',
  'loan',
  'posting',
  'withdrawal',
  'installment',
  'loan_event',
  'audit_entry',
];

describe('a backup', () => {
  const folders: string[] = [];
  const databases: TestDatabase[] = [];
  let test: TestApp;
  let staff: TestStaff;
  let member: TestWallet;
  let folder: string;
  let manifest: Manifest;
  let guards: unknown;

  const newFolder = () => {
    const made = mkdtempSync(join(tmpdir(), 'pautang-backup-'));
    folders.push(made);
    return made;
  };

  const emptyDatabase = async () => {
    const database = await createDatabase({ isEmpty: true });
    databases.push(database);
    return database;
  };

  const settingsFor = ({ url, ownerUrl }: TestDatabase, dataDir: string, overrides = {}) =>
    new Settings(
      readEnvironment({
        ...TEST_SECRETS,
        DEMO: 'false',
        DATA_DIR: dataDir,
        DATABASE_URL: url,
        DATABASE_MIGRATION_URL: ownerUrl,
        ...overrides,
      }),
    );

  const restoreInto = (
    database: TestDatabase,
    dataDir: string,
    {
      from = folder,
      replace = false,
      ...overrides
    }: Partial<{ from: string; replace: boolean; DATA_KEY: string; DATABASE_MIGRATION_URL: undefined }> = {},
  ) => restore(settingsFor(database, dataDir, overrides), { from, replace, tell: () => undefined });

  const guardsOf = ({ ownerUrl }: Pick<TestDatabase, 'ownerUrl'>) =>
    runOn(
      ownerUrl,
      new URL(ownerUrl).pathname.slice(1),
      `SELECT t.relname, g.name, g.definition FROM pg_class t JOIN (
         SELECT conrelid AS table, conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
         UNION ALL
         SELECT tgrelid, tgname, pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
       ) g ON g.table = t.oid WHERE t.relnamespace = 'public'::regnamespace ORDER BY 1, 2, 3`,
    );

  const contentOf = async (sql: TestApp['sql'], table: string) =>
    sql(`SELECT to_jsonb(t) AS row FROM ${table} t WHERE to_jsonb(t)::text LIKE $1 ORDER BY 1`, [
      `%${member.accountId}%`,
    ]);

  beforeAll(async () => {
    test = await startApp({ ROLE: 'web' });
    staff = await addStaff(test);
    member = await approvedLoan(test, staff);
    await withdraw(member, staff, 5_000);
    const uploader = await newMember(test);
    const image = asBlob(await picture());
    await uploader.client.uploadImage({ image, kind: 'front', phoneNumber: uploader.phoneNumber });
    await test.get(AuditChain).extend();
    guards = await guardsOf(test);

    let isBusy = true;
    const busy = (async () => {
      while (isBusy) await withdraw(await approvedLoan(test, staff), staff, 2_000);
    })();
    try {
      ({ folder, manifest } = await backUp(test.app, newFolder()));
    } finally {
      isBusy = false;
      await busy;
    }
  });

  afterAll(async () => {
    await test.close();
    for (const database of databases) await database.drop();
    for (const made of folders) rmSync(made, { recursive: true, force: true });
  });

  it('says what it holds, for nobody else to read, and holds no number that could be read', async () => {
    const everything = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));

    expect(manifest.fileList.count).toBe(1);
    expect(Date.parse(manifest.finishedAt)).toBeGreaterThanOrEqual(Date.parse(manifest.startedAt));
    expect(manifest.tables.find(({ into }) => into.startsWith('public.member '))?.rows).toBeGreaterThan(1);
    const [photo = ''] = everything.filter((file) => file.includes('/files/'));
    expect(readFileSync(photo).subarray(0, 3)).not.toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  });

  it('that cannot read all of it says why, and leaves nothing behind', async () => {
    const owner = await test.owner();
    const [{ role }] = await test.dataSource.query<[{ role: string }]>('SELECT current_user AS role');
    const into = newFolder();

    await owner.query(`REVOKE SELECT ON contact_message FROM ${role}`);
    try {
      await expect(backUp(test.app, into)).rejects.toThrow('permission denied for table contact_message');
    } finally {
      await owner.query(`GRANT SELECT ON contact_message TO ${role}`);
    }
    expect(readdirSync(into)).toEqual([]);
  });

  it('that can be put nowhere says so, and which settings say where', async () => {
    const file = join(newFolder(), 'backups');
    writeFileSync(file, '');

    await expect(backUp(test.app, file)).rejects.toThrow(
      `No folder can be made in ${file} (it must be a folder, and is a file): let --to or BACKUP_DIR name another one.`,
    );
    await expect(backUp(test.app, '/proc/nope')).rejects.toThrow(
      'No folder can be made in /proc/nope (it must be a folder that this user may write to)',
    );
  });

  it('says which photo is not in the store although a member has it, and not of one that went meanwhile', async () => {
    const owner = await test.owner();
    const gone = await newMember(test);
    const image = asBlob(await picture());
    await gone.client.uploadImage({ image, kind: 'back', phoneNumber: gone.phoneNumber });
    jest.spyOn(test.app.get(PlainFileStore), 'get').mockImplementation(async (key) => {
      if (key.includes(gone.accountId))
        await owner.query('DELETE FROM upload WHERE member_id = $1', [gone.accountId]);
      return undefined;
    });
    try {
      const { missing, lost, isOfOneMoment } = await backUp(test.app, newFolder());
      expect(isOfOneMoment).toBe(true);
      expect(missing).toContainEqual(expect.stringContaining(gone.accountId));
      expect(lost.length).toBe(missing.length - 1);
      expect(lost).not.toContainEqual(expect.stringContaining(gone.accountId));
    } finally {
      jest.restoreAllMocks();
    }
  });

  it('that cannot read a file leaves nothing behind either, nor anything open', async () => {
    const into = newFolder();
    const opening = jest.spyOn(promises, 'open');
    jest.spyOn(test.app.get(PlainFileStore), 'get').mockRejectedValueOnce(new Error('the store is away'));

    await expect(backUp(test.app, into)).rejects.toThrow('the store is away');
    const list = await opening.mock.results.at(-1)?.value;
    opening.mockRestore();
    expect(list.fd).toBe(-1);
    expect(readdirSync(into)).toEqual([]);
  });

  it('that a signal ends leaves nothing behind', async () => {
    const into = newFolder();
    const before = new Set(process.listeners('exit'));
    const reading = jest.spyOn(test.app.get(PlainFileStore), 'get').mockImplementationOnce(async () => {
      expect(readdirSync(into)).toHaveLength(1);
      for (const leave of process.listeners('exit')) if (!before.has(leave)) leave(143);
      expect(readdirSync(into)).toEqual([]);
      throw new Error('it ended');
    });

    await expect(backUp(test.app, into)).rejects.toThrow('it ended');
    expect(reading).toHaveBeenCalled();
    expect(new Set(process.listeners('exit'))).toEqual(before);
  });

  it('that was taken while requests ran is restored whole: ledger, audit trail, files, sign-in and balances', async () => {
    const database = await emptyDatabase();
    const dataDir = newFolder();

    expect(await restoreInto(database, dataDir)).toEqual([]);

    const restored = await startSecondApp({ databaseUrl: database.url }, { ROLE: 'web', DATA_DIR: dataDir });
    for (const table of TABLES)
      expect([table, await contentOf(restored.sql, table)]).toEqual([
        table,
        await contentOf(test.sql, table),
      ]);
    expect(await guardsOf(database)).toEqual(guards);
    const { phoneNumber } = member;
    const signedIn = await send(`${restored.url}/v2/authmember/login`, {
      body: { phoneNumber, password: PASSWORD },
    });
    expect(signedIn.status).toBe(200);
    const token = (signedIn.json as { accessToken: string }).accessToken;
    expect(await balanceOf({ ...member, client: restored.client(token) })).toBe(await balanceOf(member));
    const [photo] = await restored.sql<{ member_id: string; file_name: string }>(
      'SELECT member_id, file_name FROM upload WHERE size_bytes > 1',
    );
    const link = restored.get(UploadService).signedUrl(photo?.member_id ?? '', photo?.file_name ?? '');
    expect((await send(`${restored.url}${link}`)).status).toBe(200);
    const { loanNumber } = await memberWithLoan(restored);
    expect(await test.sql('SELECT 1 FROM loan WHERE loan_number = $1', [loanNumber])).toEqual([]);
    await restored.close();
  });

  it('is refused where something is at work or in the database already, and goes on where it is told to', async () => {
    const database = await emptyDatabase();
    await restoreInto(database, newFolder());

    await expect(restoreInto(database, newFolder())).rejects.toThrow('is not empty');
    const asServer = { replace: true, DATABASE_MIGRATION_URL: undefined };
    await expect(restoreInto(database, newFolder(), asServer)).rejects.toThrow('set DATABASE_MIGRATION_URL');
    const name = new URL(database.ownerUrl).pathname.slice(1);
    await runOn(database.ownerUrl, name, `SELECT setval('loan_number_sequence', 4321)`);
    expect(await restoreInto(database, newFolder(), { replace: true })).toEqual([]);
    const atWork = await startSecondApp({ databaseUrl: database.url });
    const [next] = await atWork.sql<{ number: string }>(`SELECT nextval('loan_number_sequence') AS number`);
    await expect(restoreInto(database, newFolder(), { replace: true })).rejects.toThrow(
      /^A server is at work on this database: stop it first\. .*a pooler keeps the connection/,
    );
    await atWork.close();
    expect(next?.number).toBe('4322');
  });

  it('is refused beside a server that was asked nothing for longer than a connection stays', async () => {
    const database = await emptyDatabase();
    await restoreInto(database, newFolder());
    const { environment } = settingsFor(database, newFolder());
    const server = await databaseAt(database.url, environment).initialize();
    const { master: pool } = server.driver as unknown as { readonly master: Pool };
    pool.options.idleTimeoutMillis = 1;
    await Promise.all([server.query('SELECT pg_sleep(0.1)'), server.query('SELECT pg_sleep(0.1)')]);
    await eventually(async () => expect(pool.totalCount).toBeLessThan(2));

    await expect(restoreInto(database, newFolder())).rejects.toThrow('A server is at work');
    await server.destroy();
  });

  it('whose files find no room is told as half restored: its rows are there', async () => {
    const database = await emptyDatabase();
    const dataDir = newFolder();
    writeFileSync(join(dataDir, 'uploads'), 'no folder');

    expect(await restoreInto(database, dataDir)).toEqual([
      expect.stringMatching(/^The rows are back, and the rest is not: .+ --replace\.$/),
    ]);
    expect(await restoreInto(database, newFolder(), { replace: true })).toEqual([]);
  });

  it('is refused without the key that it was encrypted with, before anything is changed', async () => {
    const database = await emptyDatabase();
    const other = { DATA_KEY: randomUUID() + randomUUID() };

    await expect(restoreInto(database, newFolder(), other)).rejects.toThrow(/^DATA_KEY lacks [\da-f]{8}/);
    const mistyped = join(newFolder(), 'mistyped');
    const demo = new Settings(readEnvironment({ DATA_DIR: mistyped, DEMO: 'true' }));
    const options = { from: folder, replace: false, tell: () => undefined };
    await expect(restore(demo, options)).rejects.toThrow(/^DATA_KEY lacks/);
    await expect(restore(demo, { ...options, from: mistyped })).rejects.toThrow();
    expect(existsSync(mistyped)).toBe(false);
  });

  it('that was changed since is refused, and one that was not finished', async () => {
    const database = await emptyDatabase();
    const [{ file } = { file: '' }] = manifest.tables;

    await expect(restoreInto(database, newFolder(), { from: newFolder() })).rejects.toThrow('manifest.json');
    appendFileSync(join(folder, file), 'x');
    await expect(restoreInto(database, newFolder())).rejects.toThrow(
      `${file} of ${folder} is not what it was`,
    );
  });
});
