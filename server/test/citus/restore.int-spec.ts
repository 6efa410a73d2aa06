import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp } from '../../src/backup/back-up';
import { restore } from '../../src/backup/restore';
import { readEnvironment } from '../../src/config/env';
import { Settings } from '../../src/config/settings';
import { startSecondApp } from '../support/app';
import { createDatabase, runOn, type TestDatabase } from '../support/database';
import { TEST_SECRETS } from '../support/environment';
import { addStaff, approvedLoan } from '../support/factories';

/** Moves a member's part, with all that stand beside it, to the other node. */
const MOVE = `SELECT citus_move_shard_placement(s.shardid, s.nodename, s.nodeport, n.nodename, n.nodeport)
  FROM citus_shards s JOIN pg_dist_node n ON n.shouldhaveshards AND n.nodeport <> s.nodeport
  WHERE s.table_name = 'member'::regclass AND s.shardid = get_shard_id_for_distribution_column('member', '%')`;

describe('a distributed database that has members', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pautang-backup-'));
  let database: TestDatabase;
  let backup: string;

  const sql = (text: string) => runOn(database.ownerUrl, new URL(database.ownerUrl).pathname.slice(1), text);

  beforeAll(async () => {
    database = await createDatabase();
    const server = await startSecondApp({ databaseUrl: database.url }, { ROLE: 'web' });
    const { accountId } = await approvedLoan(server, await addStaff(server));
    backup = (await backUp(server.app, folder)).folder;
    await server.close();
    await sql(MOVE.replace('%', accountId));
    // What it leaves behind goes after some seconds by itself.
    await sql('CALL citus_cleanup_orphaned_resources()');
    await sql(`UPDATE loan SET status_message = 'changed'`);
  });

  afterAll(async () => {
    await database?.drop();
    rmSync(folder, { recursive: true });
  });

  it('is replaced by a backup, also where a part of it was moved to another node', async () => {
    const settings = new Settings(
      readEnvironment({
        ...TEST_SECRETS,
        DEMO: 'false',
        DATA_DIR: folder,
        DATABASE_URL: database.url,
        DATABASE_MIGRATION_URL: database.ownerUrl,
      }),
    );

    expect(await restore(settings, { from: backup, replace: true, tell: () => undefined })).toEqual([]);
    expect(await sql('SELECT status, status_message AS says FROM loan')).toEqual([
      { status: 'APPROVED', says: null },
    ]);
  });
});
