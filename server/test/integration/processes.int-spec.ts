import { execFileSync } from 'node:child_process';
import { startApp, type TestApp } from '../support/app';
import { eventually } from '../support/eventually';
import { send } from '../support/http';
import { freePort } from '../support/own-process';
import { ServerProcess } from '../support/server-process';

const STILL_THERE = 0;

/** The processes that this one started. */
function childrenOf(pid: number): number[] {
  const listed = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = listed
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([child = 0, parent]) => (parent === pid ? [child] : []));
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, STILL_THERE);
    return true;
  } catch {
    return false;
  }
}

describe('several processes on one port', () => {
  let test: TestApp;
  let server: ServerProcess;
  let metricsPort: number;

  beforeAll(async () => {
    test = await startApp({ ROLE: 'web' });
    metricsPort = await freePort(2);
    server = await ServerProcess.start(test, {
      ROLE: 'web',
      WEB_CONCURRENCY: '2',
      METRICS_PORT: String(metricsPort),
    });
  });

  afterAll(() => test.close());

  it('are started again when they are killed, while the others answer', async () => {
    const before = childrenOf(server.pid);
    expect(before).toHaveLength(2);
    for (const [index, victim] of before.entries()) {
      const asked: { readonly begun: number; readonly answer: Promise<number> }[] = [];
      const ask = () => {
        const answer = fetch(`${server.url}/v2/currency`, { headers: { connection: 'close' } });
        asked.push({ begun: Date.now(), answer: answer.then(({ status }) => status) });
        asked.at(-1)?.answer.catch(() => undefined);
      };
      const asking = setInterval(ask, 10).unref();

      process.kill(victim, 'SIGKILL');
      await server.says(/"msg":"A web process ended \(SIGKILL\) and is started again"/, index + 1);
      const noticed = Date.now();
      await eventually(async () => {
        expect(childrenOf(server.pid)).toHaveLength(2);
        expect(asked.filter(({ begun }) => begun > noticed).length).toBeGreaterThan(20);
      });
      clearInterval(asking);

      const later = asked.filter(({ begun }) => begun > noticed).map(({ answer }) => answer);
      expect(new Set(await Promise.all(later))).toEqual(new Set([200]));
      // The next one to be killed is the one that answered meanwhile, so each of the two has.
      await server.says(/"msg":"A web process is at work again"/, index + 1);
    }
    expect(childrenOf(server.pid).filter((pid) => before.includes(pid))).toEqual([]);
  });

  it('tell their metrics on a port each, also those that were started again', async () => {
    const startOf = async (port: number) => {
      const { text } = await send(`http://127.0.0.1:${port}/metrics`);
      return /^process_start_time_seconds (\d+)/m.exec(text)?.[1];
    };

    for (const port of [metricsPort, metricsPort + 1]) expect(await startOf(port)).toBeDefined();
  });

  it('end together when the first one is told to', async () => {
    const all = [server.pid, ...childrenOf(server.pid)];

    expect(await server.end()).toEqual({ code: 0, signal: null });

    await eventually(async () => expect(all.filter(isThere)).toEqual([]));
    await expect(send(`${server.url}/v2/health/live`)).rejects.toThrow();
  });

  it('end at once when they are told so twice', async () => {
    const stubborn = await ServerProcess.start(test, {
      ROLE: 'web',
      WEB_CONCURRENCY: '2',
      STOP_DELAY_SECONDS: '600',
    });
    const all = [stubborn.pid, ...childrenOf(stubborn.pid)];
    stubborn.signal('SIGTERM');
    await eventually(async () => expect((await stubborn.ask('health/ready')).status).toBe(503));

    const end = eventually(async () => {
      stubborn.signal('SIGTERM');
      expect(isThere(stubborn.pid)).toBe(false);
    });

    expect(await stubborn.whenEnded()).toEqual({ code: 1, signal: null });
    await end;
    await eventually(async () => expect(all.filter(isThere)).toEqual([]));
  });
});
