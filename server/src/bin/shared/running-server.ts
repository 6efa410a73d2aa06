import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { MemoryTokenStore, PautangClient } from '@pautang/sdk';

const POLL_MILLISECONDS = 100;
const LONGEST_START_MILLISECONDS = 120_000;
/** A day of servicing is one call. */
const LONGEST_CALL_MILLISECONDS = 3_600_000;

const AS_STARTED = ['--max-semi-space-size=8', '--max-old-space-size=512'];

/** The built server as a process of its own, as `npm start` runs it. */
export class RunningServer {
  /** After the start, before it was asked for anything. */
  megabytesAtStart: number | undefined;

  private constructor(
    readonly port: number,
    private readonly process: ChildProcess,
    /** Settled when it has ended, for whatever reason. */
    readonly whenEnded: Promise<unknown>,
  ) {}

  static async start(settings: Record<string, string>): Promise<RunningServer> {
    const server = await RunningServer.begin(settings);
    await server.untilReady();
    server.megabytesAtStart = server.megabytes;
    return server;
  }

  /** Without waiting until it is ready. */
  static async begin(
    settings: Record<string, string>,
    complaints: 'inherit' | 'ignore' = 'inherit',
  ): Promise<RunningServer> {
    const port = await freePort();
    const child = fork(join(__dirname, '../../main.js'), {
      env: { ...settings, PORT: String(port) },
      execArgv: AS_STARTED,
      stdio: ['ignore', 'ignore', complaints, 'ipc'],
    });
    return new RunningServer(port, child, once(child, 'exit'));
  }

  get pid(): number {
    return this.process.pid ?? 0;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The API as whoever holds the token. */
  client(token?: string): PautangClient {
    const tokens = new MemoryTokenStore();
    tokens.set(token);
    return new PautangClient({ baseUrl: this.url, tokens, timeoutMilliseconds: LONGEST_CALL_MILLISECONDS });
  }

  /** What it holds in memory; nothing where the system does not tell. */
  get megabytes(): number | undefined {
    try {
      const status = readFileSync(`/proc/${this.process.pid}/status`, 'utf8');
      return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
    } catch {
      return undefined;
    }
  }

  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  /** At once, without a chance to finish anything. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    this.process.kill(signal);
    await this.whenEnded;
  }

  private get hasEnded(): boolean {
    return this.process.exitCode !== null || this.process.signalCode !== null;
  }

  /** @throws Error where it ended before */
  async untilReady(): Promise<void> {
    const end = Date.now() + LONGEST_START_MILLISECONDS;
    while (Date.now() < end && !this.hasEnded) {
      const answer = await fetch(`${this.url}/v2/health/ready`).catch(() => undefined);
      if (answer?.ok) return;
      await pause(POLL_MILLISECONDS);
    }
    throw new Error('the server did not start');
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
