import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '@pautang/embedded-postgres';
import { RunningServer } from '../shared/running-server';
import { isBeingTakenAway, takenAway } from '../shared/set-up';
import { DatabaseLine } from './database-line';

export const PARTS = ['first server', 'second server', 'worker'] as const;
const AGAIN_MILLISECONDS = 200;

export type Part = (typeof PARTS)[number];

/** Two servers and a worker on a PostgreSQL of their own, all of which can be killed and come again. */
export class Installation {
  private readonly running = new Map<Part, RunningServer>();
  private readonly kept: Promise<void>[] = [];
  private isClosing = false;
  private closing: Promise<void> | undefined;
  private restarting: Promise<void> | undefined;

  private constructor(
    private readonly dataDir: string,
    private database: EmbeddedDatabase,
    private readonly line: DatabaseLine,
    private readonly secrets: Record<string, string>,
  ) {}

  static open(): Promise<Installation> {
    return takenAway(Installation.setUp());
  }

  private static async setUp(): Promise<Installation> {
    const dataDir = mkdtempSync(join(tmpdir(), 'pautang-chaos-'));
    const database = await startEmbeddedDatabase({ dataDir });
    const line = await DatabaseLine.to(database.server.url);
    const secrets = {
      JWT_SECRET: randomBytes(32).toString('hex'),
      DATA_KEY: randomBytes(32).toString('hex'),
    };
    const installation = new Installation(dataDir, database, line, secrets);
    // The first one makes schema and demo; the others find them.
    for (const part of PARTS) {
      if (isBeingTakenAway()) break;
      installation.kept.push(installation.keep(part));
      await installation.untilReady(part);
    }
    return installation;
  }

  /** As its owner reaches it. */
  get databaseUrl(): string {
    return this.database.url;
  }

  /** The ports of the servers, also of one that is only coming. */
  get ports(): readonly [number, ...number[]] {
    const portOf = (part: Part) => this.running.get(part)?.port ?? 0;
    return [portOf('first server'), portOf('second server')];
  }

  /** Ends it with -9; it starts again by itself. */
  async kill(part: Part): Promise<void> {
    await this.running.get(part)?.kill();
  }

  cutConnections(isCut: () => boolean): void {
    this.line.cut(isCut);
  }

  /** Ends PostgreSQL, in order or with -9, and starts it again. */
  async restartDatabase(isKilled: boolean): Promise<void> {
    if (this.isClosing) return;
    this.restarting = this.startDatabaseAnew(isKilled);
    await this.restarting;
  }

  private async startDatabaseAnew(isKilled: boolean): Promise<void> {
    const former = this.database;
    if (isKilled) process.kill(this.postmaster, 'SIGKILL');
    else await former.stop();
    this.database = await startEmbeddedDatabase({ dataDir: this.dataDir });
    if (isKilled) await former.stop();
  }

  /** No file grows in the servers any more, or does again. @returns whether this machine can do that */
  async fillFileStore(isFull: boolean): Promise<boolean> {
    const limit = `--fsize=${isFull ? '0' : 'unlimited'}:`;
    const limiting = [...this.running.values()].map(({ pid }) =>
      promisify(execFile)('prlimit', ['--pid', String(pid), limit]),
    );
    const done = await Promise.allSettled(limiting);
    return done.some(({ status }) => status === 'fulfilled');
  }

  async untilWhole(): Promise<void> {
    for (const part of PARTS) await this.untilReady(part);
  }

  /** What a command prints, beside the running servers. @throws Error with what it printed where it fails */
  async run(command: 'ledger-verify' | 'audit-verify'): Promise<string> {
    const env = this.environment;
    const { stdout } = await promisify(execFile)(process.execPath, [join(__dirname, `../${command}.js`)], {
      env,
    });
    return stdout.trim();
  }

  close(): Promise<void> {
    this.closing ??= this.end();
    return this.closing;
  }

  private async end(): Promise<void> {
    this.isClosing = true;
    await this.restarting;
    for (const part of PARTS) await this.kill(part);
    await Promise.all(this.kept);
    await this.line.close();
    await this.database.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** As the service of an operating system: whatever ends is started again. */
  private async keep(part: Part): Promise<void> {
    while (!this.isClosing) {
      const role = part === 'worker' ? 'worker' : 'web';
      const server = await RunningServer.begin({ ...this.environment, ROLE: role }, 'ignore');
      this.running.set(part, server);
      if (this.isClosing) await server.kill();
      await server.whenEnded;
    }
  }

  async untilReady(part: Part): Promise<void> {
    for (;;) {
      const isReady = await this.running
        .get(part)
        ?.untilReady()
        .then(
          () => true,
          () => false,
        );
      if (isReady) return;
      await pause(AGAIN_MILLISECONDS);
    }
  }

  private get environment(): Record<string, string> {
    return {
      ...this.secrets,
      DEMO: 'true',
      DATA_DIR: this.dataDir,
      DATABASE_URL: this.line.url,
      DATABASE_MIGRATION_URL: this.databaseUrl,
      LOAN_DECISION: 'manual',
      LOAN_LIMITS: '0:5000000:48',
      LOG_LEVEL: 'fatal',
    };
  }

  private get postmaster(): number {
    const [pid = ''] = readFileSync(join(this.dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
    return Number(pid);
  }
}
