import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { readEnvironment } from '../../src/config/env';
import { Settings } from '../../src/config/settings';
import { deliveryFindings } from '../../src/doctor/delivery-findings';
import { backupFindings, judgeDisk, storeFindings } from '../../src/doctor/store-findings';
import { TEST_SECRETS } from '../support/environment';
import { MailServer } from '../support/mail-server';

const NOWHERE = '127.0.0.1:4';
const HOUR_MILLISECONDS = 3_600_000;

describe('the doctor sees around the database', () => {
  let dataDir: string;

  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'pautang-doctor-'));
  });

  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  const settingsWith = (change: NodeJS.ProcessEnv = {}) =>
    new Settings(readEnvironment({ ...TEST_SECRETS, DEMO: 'false', DATA_DIR: dataDir, ...change }));

  it('a file store that takes nothing, on disk and on S3, and one that does', async () => {
    const s3 = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory: join(dataDir, 's3'),
      configureBuckets: [{ name: 'pautang', configs: [] }],
    });
    const { port } = await s3.run();
    const bucket = (name: string) =>
      storeFindings(
        settingsWith({
          S3_BUCKET: name,
          S3_ENDPOINT: `http://127.0.0.1:${port}`,
          S3_ACCESS_KEY_ID: 'S3RVER',
          S3_SECRET_ACCESS_KEY: 'S3RVER',
        }),
      );
    const blocked = join(dataDir, 'blocked');
    mkdirSync(blocked);
    writeFileSync(join(blocked, 'uploads'), 'a file where a folder should be');

    expect(await storeFindings(settingsWith({ DATA_DIR: blocked }))).toMatchObject([{ state: 'fail' }]);
    expect(await bucket('pautang')).toMatchObject([{ state: 'ok' }]);
    expect(await bucket('none')).toMatchObject([
      { state: 'fail', says: expect.stringContaining('NoSuchBucket') },
    ]);
    await s3.close();
    expect(await bucket('pautang')).toMatchObject([
      { state: 'fail', says: 'bucket pautang: The file store gave no answer (ECONNREFUSED)' },
    ]);
  });

  it('a disk that is full', () => {
    const all = 100 * 1024 ** 3;

    expect([50, 1.5, 0.2, 0].map((free) => judgeDisk({ free: free * 1024 ** 3, all }).state)).toEqual([
      'ok',
      'warn',
      'fail',
      'fail',
    ]);
  });

  it('backups that are missing or old', async () => {
    const folder = join(dataDir, 'backups');
    const look = async (dir = folder) =>
      (await backupFindings(settingsWith({ BACKUP_DIR: dir }))).map(({ state }) => state);
    const states = [...(await look('')), ...(await look())];
    mkdirSync(folder);
    states.push(...(await look()));
    for (const hours of [24 * 8, 48, 1]) {
      const time = (Date.now() - hours * HOUR_MILLISECONDS) / 1000;
      writeFileSync(join(folder, `${hours}`), '');
      utimesSync(join(folder, `${hours}`), time, time);
      states.push(...(await look()));
    }

    expect(states).toEqual(['warn', 'fail', 'fail', 'fail', 'warn', 'ok']);
  });

  it('a backup by when it was finished, however new its copy is', async () => {
    const folder = join(dataDir, 'copied');
    const copy = join(folder, 'pautang-copy');
    mkdirSync(copy, { recursive: true });
    const finishedAt = new Date(Date.now() - 48 * HOUR_MILLISECONDS).toISOString();
    writeFileSync(join(copy, 'manifest.json'), JSON.stringify({ finishedAt }));

    const found = await backupFindings(settingsWith({ BACKUP_DIR: folder }));

    expect(found).toMatchObject([{ state: 'warn', says: 'the newest is 48 hours old' }]);
  });

  it('whether messages are taken, without sending one', async () => {
    const mails = await new MailServer({
      authOptional: false,
      disabledCommands: ['STARTTLS'],
      onAuth: (_auth, _session, done) => done(new Error('no')),
    }).start();
    const open = await new MailServer({ disabledCommands: ['STARTTLS'] }).start();
    const [gateway, broken] = await Promise.all([answering(401), answering(503)]);
    const mail = (url: string) =>
      deliveryFindings(settingsWith({ DELIVERY: 'smtp', SMTP_URL: url, SMTP_FROM: 'a@b.example' }));
    const http = (url: string) =>
      deliveryFindings(settingsWith({ DELIVERY: 'http', DELIVERY_URL: url, DELIVERY_TOKEN: 'unsaid' }));
    const found = [
      ...(await deliveryFindings(settingsWith())),
      ...(await mail(open.url)),
      ...(await mail(mails.url.replace('//', '//user:wrong@'))),
      ...(await mail(`smtp://${NOWHERE}`)),
      ...(await http(gateway.url)),
      ...(await http(broken.url)),
      ...(await http(`http://${NOWHERE}/`)),
    ];
    const both = { DELIVERY_URL: broken.url, DELIVERY_TOKEN: 'unsaid', SMTP_FROM: 'a@b.example' };
    found.push(
      ...(await deliveryFindings(settingsWith({ ...both, DELIVERY: 'smtp', SMTP_URL: open.url }))),
      ...(await deliveryFindings(settingsWith({ ...both, DELIVERY: 'http', SMTP_URL: open.url }))),
    );
    await Promise.all([mails.stop(), open.stop(), gateway.close(), broken.close()]);

    const one = ['warn', 'ok', 'fail', 'fail', 'ok', 'fail', 'fail'];
    expect(found.map(({ state }) => state)).toEqual([...one, 'fail', 'ok', 'fail', 'ok']);
    expect(gateway.asked).toEqual([{ method: 'HEAD', authorization: undefined }]);
    expect(open.received).toEqual([]);
  });
});

/** A gateway that answers all with a status, and notes how it was asked. */
async function answering(status: number) {
  const asked: { method: string | undefined; authorization: string | undefined }[] = [];
  const server = createServer(({ method, headers: { authorization } }, response) => {
    asked.push({ method, authorization });
    response.writeHead(status).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`;
  return { asked, url, close: () => new Promise((resolve) => server.close(resolve)) };
}
