import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestApp } from './app';
import { TEST_SECRETS } from './environment';
import { eventually } from './eventually';
import { type Answer, send } from './http';
import { freePort } from './own-process';

export const PROGRAM = join(__dirname, '../../dist/main.js');
const STARTED = /^Pautang (is at|works)/m;

/** The built server as processes of its own, on the database of a test. */
export class ServerProcess {
  private printed = '';
  private readonly ended: Promise<unknown[]>;

  private constructor(
    private readonly process: ChildProcess,
    private readonly dataDir: string,
    readonly url: string,
  ) {
    // Not before all that it said has come.
    this.ended = once(process, 'close');
    for (const output of [process.stdout, process.stderr]) {
      output?.on('data', (text: Buffer) => {
        this.printed += text;
      });
    }
  }

  static async start(
    { databaseUrl }: Pick<TestApp, 'databaseUrl'>,
    settings: NodeJS.ProcessEnv = {},
  ): Promise<ServerProcess> {
    if (!existsSync(PROGRAM)) throw new Error('the server is not built: npm run build');
    const port = String(await freePort());
    const dataDir = mkdtempSync(join(tmpdir(), 'pautang-process-'));
    const env = {
      ...process.env,
      ...TEST_SECRETS,
      NODE_ENV: 'test',
      DEMO: 'false',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      PORT: port,
      LOG_LEVEL: 'warn',
      LOAN_DECISION: 'manual',
      FOUR_EYES_AMOUNT: 'none',
      FOUR_EYES_RECOVERY: 'false',
      ADDRESS_LIMIT_PER_MINUTE: '0',
      OVERLOAD_DELAY_MILLISECONDS: '0',
      ...settings,
    };
    const child = spawn(process.execPath, [PROGRAM], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const server = new ServerProcess(child, dataDir, `http://127.0.0.1:${port}`);
    await server.says(STARTED);
    return server;
  }

  get pid(): number {
    return this.process.pid ?? 0;
  }

  /** Waits until it has printed this so many times; fails at once when it ends instead. */
  async says(words: RegExp, times = 1): Promise<void> {
    const all = new RegExp(words, 'gm');
    await eventually(async () => {
      if (this.process.exitCode !== null) return;
      expect(this.printed.match(all)?.length ?? 0).toBeGreaterThanOrEqual(times);
    });
    if (this.process.exitCode === null) return;
    await this.ended;
    throw new Error(`it ended: ${this.printed}`);
  }

  ask(path: string, sending?: Parameters<typeof send>[1]): Promise<Answer> {
    return send(`${this.url}/v2/${path}`, sending);
  }

  /** @returns how it ended, once it has */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<{ code: number | null; signal: string | null }> {
    this.signal(signal);
    return this.whenEnded();
  }

  signal(signal: NodeJS.Signals): void {
    this.process.kill(signal);
  }

  async whenEnded(): Promise<{ code: number | null; signal: string | null }> {
    await this.ended;
    rmSync(this.dataDir, { recursive: true, force: true });
    const { exitCode: code, signalCode: signal } = this.process;
    return { code, signal };
  }
}
