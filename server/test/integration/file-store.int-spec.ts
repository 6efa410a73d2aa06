import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import S3rver from 's3rver';
import { DiskFileStore } from '../../src/modules/upload/file-store/disk-file-store';
import type { PlainFileStore } from '../../src/modules/upload/file-store/file-store';
import { S3FileStore } from '../../src/modules/upload/file-store/s3-file-store';

const LONGEST_MILLISECONDS = 1000;
const KEY = '0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f10/front-1.jpg';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** s3rver is an old but real S3 server that runs without a container. */
let s3: S3rver;
let folder: string;
let stores: Record<'disk' | 'S3', PlainFileStore>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pautang-files-'));
  s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'pautang', configs: [] }],
  });
  const { port } = await s3.run();
  stores = {
    disk: new DiskFileStore(join(folder, 'disk')),
    S3: new S3FileStore({
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: 'pautang',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    }),
  };
});

afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(['disk', 'S3'] as const)('the file store on %s', (kind) => {
  test('gives back the bytes that were put, the last ones when put twice', async () => {
    const store = stores[kind];
    await store.put(KEY, Buffer.from('first'));
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));
    await store.put(KEY, bytes);
    expect((await store.get(KEY))?.equals(bytes)).toBe(true);
    expect(await store.beginning(KEY, 22)).toEqual(bytes.subarray(0, 22));
  });

  test('has nothing under a key that was never put', async () => {
    const none = '0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f10/none.jpg';
    expect(await stores[kind].get(none)).toBeUndefined();
    expect(await stores[kind].beginning(none, 22)).toBeUndefined();
  });

  test('has nothing any more under a key that was removed, also when there was nothing', async () => {
    const store = stores[kind];
    await store.put(KEY, Buffer.from('bytes'));
    expect(await store.beginning(KEY, 22)).toEqual(Buffer.from('bytes'));
    await store.remove(KEY);
    await store.remove(KEY);
    expect(await store.get(KEY)).toBeUndefined();
  });
});

test('a file on disk is for its owner alone', async () => {
  await stores.disk.put(KEY, Buffer.from('bytes'));

  expect(statSync(join(folder, 'disk', KEY)).mode & 0o777).toBe(0o600);
});

test('a file that cannot be kept on disk leaves no draft', async () => {
  const taken = join(folder, 'disk', 'someone', 'taken.jpg');
  mkdirSync(taken, { recursive: true });

  await expect(stores.disk.put('someone/taken.jpg', Buffer.from('bytes'))).rejects.toThrow();

  expect(readdirSync(dirname(taken))).toEqual(['taken.jpg']);
});

describe('a store on S3 that is in trouble', () => {
  const opened: Server[] = [];

  afterAll(() => {
    for (const server of opened) server.close().closeAllConnections();
  });

  async function storeThatAnswers(...answers: (number | 'nothing' | 'never')[]): Promise<PlainFileStore> {
    const longest = answers.includes('never') ? LONGEST_MILLISECONDS : undefined;
    const server = createServer((request, response) => {
      const status = answers.shift() ?? 200;
      if (status === 'never') return;
      if (status === 'nothing') request.socket.destroy();
      else response.writeHead(status, { location: '/elsewhere' }).end('<Error><Code>SlowDown</Code></Error>');
    });
    opened.push(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const keys = { accessKeyId: 'id', secretAccessKey: 'secret' };
    const options = { endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', bucket: 'b', ...keys };
    return new S3FileStore(options, longest);
  }

  test('is asked again when it is busy or closes the connection', async () => {
    const store = await storeThatAnswers(503, 'nothing', 503);
    await store.put(KEY, Buffer.from('bytes'));
  });

  test('is waited for no longer than it may take, whatever the garbage collection takes away meanwhile', async () => {
    const store = await storeThatAnswers('never', 'never');
    const collecting = setInterval(collectGarbage, 20);
    try {
      await expect(store.get(KEY)).rejects.toThrow('TimeoutError');
      await expect(store.put(KEY, Buffer.from('bytes'))).rejects.toThrow('TimeoutError');
    } finally {
      clearInterval(collecting);
    }
  });

  test('is followed nowhere else', async () => {
    const store = await storeThatAnswers(307);
    await expect(store.put(KEY, Buffer.from('bytes'))).rejects.toThrow('answered 307');
  });

  test('is not taken for one without the file where it has no such bucket', async () => {
    const store = await storeThatAnswers(404);
    await expect(store.get(KEY)).rejects.toThrow('The file store answered 404');
  });

  test('is named with its refusal, without what was sent', async () => {
    const store = await storeThatAnswers(403);
    await expect(store.remove(KEY)).rejects.toThrow('The file store answered 403 (SlowDown).');
  });
});
