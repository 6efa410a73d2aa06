import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Client } from 'pg';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { AuditService } from '../../src/platform/audit/audit.service';
import { AuditChain } from '../../src/platform/audit/audit-chain';
import {
  databaseTime,
  ENTRY_CONTENT,
  newestHead,
  TAKEN_AT_ONCE,
} from '../../src/platform/audit/audit-chain.sql';
import { type AuditHead, AuditSigner, isSigned } from '../../src/platform/audit/audit-head';
import { type ChainEntry, type ChainLink, linksAfter } from '../../src/platform/audit/audit-link';
import { DAY_MILLISECONDS, HOUR_MILLISECONDS } from '../../src/platform/calendar';
import { type AuditReport, checkAudit, verifyAudit } from '../../src/verification/verify-audit';
import { startApp, startSecondApp, type TestApp } from '../support/app';
import { addStaff } from '../support/factories';

/** An entry that somebody writes into the table, with the time that they like. */
const forged = (at: string) =>
  `INSERT INTO audit_entry (id, created_at, action, subject)
   VALUES ('00000000-0000-7000-8000-00000000beef', ${at}, 'FORGED', 'nobody')`;

describe('the chain of the audit trail', () => {
  let test: TestApp;
  let other: TestApp;
  let publicKeys: string[];
  let day: string;

  beforeAll(async () => {
    // No worker of theirs: the turns are those of the test.
    test = await startApp({ ROLE: 'web' });
    other = await startSecondApp(test, { ROLE: 'web' });
    publicKeys = [test.get(AuditSigner).publicKey];
    await addStaff(test);
    for (let number = 1; number <= 9; number++) await record(`before ${number}`);
    await extend();
    [{ day }] = (await test.sql<{ day: string }>('SELECT day::text FROM audit_head')) as [{ day: string }];
  });

  afterAll(async () => {
    await other.close();
    await test.close();
  });

  const extend = (on = test) => on.get(AuditChain).extend();

  const record = (subject: string) =>
    test.dataSource.transaction((tx) =>
      test.get(AuditService).record(tx, { actorId: null, action: 'TESTED', subject, after: { subject } }),
    );

  const verify = (keptHead?: AuditHead): Promise<AuditReport> =>
    verifyAudit(test.dataSource, { publicKeys, ...(keptHead && { keptHead }) });

  const head = async (): Promise<AuditHead> => {
    const found = await newestHead.first(test.dataSource.manager);
    if (!found) throw new Error('there is no head');
    return found;
  };

  /** What is found after the owner of the database did this, with its guards out of the way; it is taken back. */
  async function faultAfter(
    damage: string | ((tx: EntityManager) => Promise<unknown>),
    keptHead?: AuditHead,
  ): Promise<string | undefined> {
    const runner = (await test.owner()).createQueryRunner();
    await runner.startTransaction();
    try {
      await runner.query(`SET LOCAL session_replication_role = 'replica'`);
      if (typeof damage === 'string') await runner.query(damage);
      else await damage(runner.manager);
      const { fault } = await checkAudit(runner.manager, { publicKeys, ...(keptHead && { keptHead }) });
      return fault;
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  }

  const at = (position: number) => `id = (SELECT entry_id FROM audit_link WHERE position = ${position})`;

  it('takes up every entry, with no gap, and signs where it ends once a day', async () => {
    const [{ count }] = (await test.sql<{ count: number }>('SELECT count(*)::int FROM audit_entry')) as [
      { count: number },
    ];

    expect(await verify()).toEqual({ fault: undefined, links: count, heads: 1, waiting: 0 });
    await record('later');
    expect(await verify()).toMatchObject({ fault: undefined, waiting: 1 });
    await extend();
    await record('to another server, which has not looked yet');
    await extend(other);

    expect(await verify()).toEqual({ fault: undefined, links: count + 2, heads: 1, waiting: 0 });
    const known = await test.sql('SELECT complete_to FROM audit_link ORDER BY position DESC LIMIT 2');
    expect(known[0]).toEqual({ complete_to: expect.any(Date) });
    expect(known[0]).toEqual(known[1]);
    expect(await head()).toMatchObject({ day: new Date().toISOString().slice(0, 10), position: count });
    expect(isSigned(await head())).toBe(true);
  });

  it('holds every column of an entry', async () => {
    const columns = await test.sql<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'audit_entry'
         AND table_schema = current_schema()`,
    );
    const missing = columns.filter(({ name }) => !new RegExp(`\\be\\.${name}\\b`).test(ENTRY_CONTENT));

    expect(columns).toHaveLength(8);
    expect(missing).toEqual([]);
  });

  it.each(['audit_link', 'audit_head'])('%s is added to, and never changed', async (table) => {
    for (const change of [`UPDATE ${table} SET hash = ''`, `DELETE FROM ${table}`, `TRUNCATE ${table}`])
      await expect(test.sql(change)).rejects.toThrow('append-only');
  });

  it.each([
    ['an action', `action = 'OTHER'`],
    ['who acted', 'actor_id = gen_random_uuid()'],
    ['a time by a millionth of a second', `created_at = created_at + interval '1 microsecond'`],
    ['what was there before', `before = 'null'`],
    ['what is there after', `after = after || '{"more": 1}'`],
  ])('finds %s that was changed, and names the entry', async (_, change) => {
    const fault = await faultAfter(`UPDATE audit_entry SET ${change} WHERE ${at(7)} OR ${at(9)}`);

    expect(fault).toMatch(/^Entry [\da-f-]{36} \(\w+, .+\), at position 7, was changed/);
  });

  it('finds an entry that was removed, alone or with its link', async () => {
    const entry = `DELETE FROM audit_entry WHERE ${at(5)}`;

    expect(await faultAfter(entry)).toMatch(/^Entry [\da-f-]{36}, at position 5, was removed/);
    expect(await faultAfter(`${entry}; DELETE FROM audit_link WHERE position = 5`)).toBe(
      'The link at position 5 was removed: 6 follows.',
    );
  });

  it('finds links that were changed or moved up', async () => {
    const moved = `DELETE FROM audit_link WHERE position = 5;
      UPDATE audit_link SET position = -position WHERE position > 5; UPDATE audit_link SET position = -position - 1 WHERE position < 0`;

    expect(await faultAfter(`ALTER TABLE audit_link DROP CONSTRAINT audit_link_counted; ${moved}`)).toContain(
      'The link at position 5 was changed',
    );
    expect(await faultAfter(`UPDATE audit_link SET complete_to = now() WHERE position = 4`)).toContain(
      'at position 4, was changed, or its link was',
    );
  });

  it('finds an entry that was put in between, before and after it was taken up', async () => {
    expect(
      await faultAfter(forged(`(SELECT created_at FROM audit_entry LIMIT 1) - interval '1 day'`)),
    ).toMatch(
      /^Entry \S+ \(FORGED, nobody, .+\) has no place in the chain, though later ones have: it was put in\.$/,
    );

    const link = `INSERT INTO audit_link SELECT max(position) + 1, '00000000-0000-7000-8000-00000000beef', '', now(), ''
      FROM audit_link`;
    const takenUp = async (tx: EntityManager) => {
      await tx.query(forged(`now() - interval '1 day'`));
      await tx.query(link);
      await writeAnewFrom(tx, Number.POSITIVE_INFINITY);
    };
    expect(await faultAfter(takenUp)).toMatch(
      /^Entry \S+ \(FORGED, .+ was put in: all of its time had been taken up/,
    );
  });

  it('takes an entry that waits for its turn for no forged one', async () => {
    expect(await faultAfter(forged('now()'))).toBeUndefined();
  });

  it('finds that the end was cut off', async () => {
    const { position } = await head();
    const cut = `DELETE FROM audit_entry WHERE id IN (SELECT entry_id FROM audit_link WHERE position > 6);
      DELETE FROM audit_link WHERE position > 6`;

    expect(await faultAfter(cut)).toBe(
      `The chain ends at position 6, and the head of ${day} was signed at position ${position}: what stood after 6 was removed.`,
    );
    expect(await faultAfter(`${cut}; DELETE FROM audit_head`)).toBeUndefined();
    expect(await faultAfter(`${cut}; DELETE FROM audit_head`, await head())).toBe(
      `The head of ${day}, which was kept outside, was removed from the database.`,
    );
  });

  it('finds that the chain was written anew from the middle, hashes and all', async () => {
    const { position } = await head();
    const anew = async (tx: EntityManager) => {
      await tx.query(`UPDATE audit_entry SET subject = 'another' WHERE ${at(6)}`);
      await writeAnewFrom(tx, 6);
    };

    expect(await faultAfter(anew)).toBe(
      `The chain was written anew between position 1 and ${position}: at ${position} it is another one than the head of ${day} tells.`,
    );
  });

  it('finds heads that somebody without the secret signed, and one that was changed', async () => {
    const stranger = await startApp({ ROLE: 'web' });
    const signer = stranger.get(AuditSigner);
    const signed = signer.sign(await head());
    const replace = (by: AuditHead) =>
      `UPDATE audit_head SET public_key = '${by.publicKey}', signature = '${by.signature}'`;
    await stranger.close();

    expect(await faultAfter(replace(signed))).toContain(`The key of the head of ${day} is none of`);
    expect(await faultAfter(`UPDATE audit_head SET signature = '${signed.signature}'`)).toBe(
      `The signature of the head of ${day} is wrong.`,
    );
    expect(await faultAfter(`UPDATE audit_head SET signature = signature || '='`)).toContain('is wrong');
    publicKeys.push(signed.publicKey);
    expect(await faultAfter(replace(signed))).toBeUndefined();
    publicKeys.pop();
  });

  it('finds a head that was kept outside in the chain, and no other', async () => {
    const kept = await head();
    const elsewhere = test.get(AuditSigner).sign({ ...kept, hash: '0'.repeat(64) });

    expect((await verify(kept)).fault).toBeUndefined();
    expect((await verify({ ...kept, position: kept.position - 1 })).fault).toContain(
      'that was kept outside is wrong',
    );
    expect((await verify(elsewhere)).fault).toContain('was written anew between');
  });

  it('takes up what is committed late, behind what came first', async () => {
    const late = new Client({ connectionString: test.databaseUrl });
    await late.connect();
    await late.query('BEGIN');
    // Its id tells its time, as that of any entry: that is before the one up to which all was taken up.
    await late.query(`INSERT INTO audit_entry (id, action, subject) VALUES ($1, 'LATE', 'late')`, [
      uuid({ msecs: Date.now() - HOUR_MILLISECONDS / 2 }),
    ]);
    await record('first');
    await extend();
    await late.query('COMMIT');
    await late.end();
    await extend();

    const last = await test.sql(
      `SELECT subject FROM audit_link JOIN audit_entry e ON e.id = entry_id ORDER BY position DESC LIMIT 2`,
    );
    expect(last).toEqual([{ subject: 'late' }, { subject: 'first' }]);
    expect((await verify()).fault).toBeUndefined();
  });

  it('takes up what comes after the clock was ahead and is set back, and takes none of it for put in', async () => {
    const ahead = new Date(Date.now() + 2 * DAY_MILLISECONDS);
    const time = jest.spyOn(databaseTime, 'only').mockResolvedValue({ now: ahead });
    await extend();
    await test.sql(
      `INSERT INTO audit_entry (id, created_at, action, subject) VALUES ($1, $2, 'AHEAD', 'ahead')`,
      [uuid({ msecs: ahead.getTime() }), ahead],
    );
    await extend();
    time.mockRestore();

    await record('after the clock was set back');
    await extend();
    await record('and later');
    await extend(other);

    expect(await verify()).toMatchObject({ fault: undefined, waiting: 0 });
  });

  it('is one without gaps when two workers make it at once, and holds up nobody who writes', async () => {
    const rows = 2 * TAKEN_AT_ONCE + 500;
    await test.sql(
      `INSERT INTO audit_entry (id, action, subject)
       SELECT id, 'MANY', 'many' FROM unnest($1::uuid[]) id`,
      [Array.from({ length: rows }, () => uuid())],
    );
    const holding = new Client({ connectionString: test.databaseUrl });
    await holding.connect();
    await holding.query('BEGIN');
    await holding.query(`SELECT pg_advisory_xact_lock(hashtextextended('the chain of the audit trail', 0))`);
    const working = Promise.all([extend(), extend(other)]);
    await record('meanwhile');
    await holding.query('COMMIT');
    await holding.end();
    await working;
    const left = await test.sql(
      `SELECT 1 FROM audit_entry LEFT JOIN audit_link ON entry_id = id WHERE action = 'MANY' AND position IS NULL`,
    );
    expect(left).toEqual([]);
    await Promise.all([extend(), record('and then'), extend(other)]);
    await extend();

    const [found] = await test.sql(
      `SELECT max(position) = count(*) AS "hasNoGap",
         count(*) = (SELECT count(*) FROM audit_entry) AS "isWhole" FROM audit_link`,
    );
    expect(found).toEqual({ hasNoGap: true, isWhole: true });
    expect(await verify()).toMatchObject({ fault: undefined, waiting: 0 });
  });

  it.each([
    ['--since-head', '{}'],
    ['--former-key', 'MCow'],
  ])('is not taken for verified where its head is printed: %s goes without --head', (...wanted) => {
    const program = join(__dirname, '../../dist/bin/audit-verify.js');
    const { status, stderr } = spawnSync(process.execPath, [program, '--head', ...wanted], {
      encoding: 'utf8',
    });

    expect(stderr).toContain('--head prints and verifies nothing, so it goes alone.');
    expect(status).toBe(2);
  });

  /** As one does who knows how the hashes are made, and has no key: the links from a position on, or the last one alone. */
  async function writeAnewFrom(tx: EntityManager, position: number): Promise<void> {
    const links = await tx.query<(ChainLink & ChainEntry)[]>(
      `SELECT position::int, hash, previous_hash AS "previousHash", complete_to AS "completeTo", e.id, ${ENTRY_CONTENT} AS content
       FROM audit_link l JOIN audit_entry e ON e.id = entry_id ORDER BY position`,
    );
    const first = Math.min(position, links.length);
    let last = links[first - 2];
    for (const entry of links.slice(first - 1)) {
      [last] = linksAfter(last, [entry], entry.completeTo) as [ChainLink & ChainEntry];
      await tx.query('UPDATE audit_link SET previous_hash = $2, hash = $3 WHERE position = $1', [
        last.position,
        last.previousHash,
        last.hash,
      ]);
    }
  }
});
