import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PautangClient } from '@pautang/sdk';
import { freePort } from '../../server/test/support/own-process';
import { copyDemo } from './demo';
import { PASSWORD } from './member';

/** Of the demo. */
export const OFFICER = '639170000001';
export const ASSISTANT = '639170000002';

const ROOT = join(__dirname, '../..');
/** With its database, on a busy machine; the tests give up a little later. */
const START_MILLISECONDS = 170_000;

/** The lender takes QR Ph, so the Pay dialog has a code. */
const QR_PH = { QRPH_ACQUIRER: 'BOPIPHMMXXX', QRPH_MERCHANT_ID: '217020000' };

/** The product as it is delivered: the built server with its embedded database, and its command line. */
export class Product {
  private constructor(
    readonly url: string,
    private readonly environment: NodeJS.ProcessEnv,
    private readonly server: ChildProcess,
    private readonly dataDir: string,
  ) {
    server.stdout?.on('data', (text: Buffer) => {
      this.printed += text;
    });
  }

  private printed = '';
  private cleanUp = async (): Promise<void> => {};

  /** With a database that it starts and fills itself. */
  static start(settings: NodeJS.ProcessEnv = {}): Promise<Product> {
    return Product.startIn(mkdtempSync(join(tmpdir(), 'pautang-e2e-')), settings);
  }

  /** With a copy of what it would have made itself, which takes a fraction of the time. */
  static async startDemo(settings: NodeJS.ProcessEnv = {}): Promise<Product> {
    const { databaseUrl, dataDir, dropDatabase } = await copyDemo();
    const product = await Product.startIn(dataDir, {
      DATABASE_URL: databaseUrl,
      DEMO: 'true',
      ...QR_PH,
      ...settings,
    });
    product.cleanUp = dropDatabase;
    return product;
  }

  /** Applications wait for an officer, unless the settings say otherwise. */
  static async startIn(dataDir: string, settings: NodeJS.ProcessEnv): Promise<Product> {
    const port = await freePort();
    const environment = {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      LOAN_DECISION: 'manual',
      FOUR_EYES_AMOUNT: 'none',
      FOUR_EYES_RECOVERY: 'false',
      // What the tests do beside each other is no reason to refuse one of them.
      OVERLOAD_DELAY_MILLISECONDS: '0',
      ...settings,
    };
    const server = spawn(process.execPath, ['server/dist/main.js'], {
      cwd: ROOT,
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await announced(server);
    return new Product(`http://localhost:${port}`, environment, server, dataDir);
  }

  /** The API as somebody who has an account: OFFICER, ASSISTANT or a member. */
  async signedIn(phoneNumber: string): Promise<PautangClient> {
    const client = new PautangClient({ baseUrl: this.url });
    await client.signIn({ phoneNumber, password: PASSWORD });
    return client;
  }

  /** The code that the assistant tells a member for the open withdrawal. */
  async otpFor(phoneNumber: string): Promise<string> {
    const assistant = await this.signedIn(ASSISTANT);
    return (await assistant.backOffice.issueOtp({ requestBody: { phoneNumber } })).oTP;
  }

  /** What an officer or assistant does from the command line; its answer as the API gave it. */
  async backoffice<T>(...words: string[]): Promise<T> {
    const { stdout } = await this.run('backoffice', ...words, '--json');
    return JSON.parse(stdout);
  }

  /** The last code that the server printed for a phone number, as whoever runs the demo reads it. */
  codeFor(phoneNumber: string): Promise<string> {
    return this.lastPrinted(new RegExp(`^To ${phoneNumber}: .*?(\\d{6})`, 'gm'));
  }

  /** The path of the link in the last message to a phone number. */
  linkFor(phoneNumber: string): Promise<string> {
    return this.lastPrinted(new RegExp(`^To ${phoneNumber}: .*https?://[^/]+(/\\S+)`, 'gm'));
  }

  private async lastPrinted(line: RegExp): Promise<string> {
    for (;;) {
      const found = [...this.printed.matchAll(line)].at(-1)?.[1];
      if (found) return found;
      await once(this.server.stdout as NodeJS.EventEmitter, 'data');
    }
  }

  /** @throws when an invariant is broken */
  async verifyLedger(): Promise<void> {
    await this.run('ledger-verify');
  }

  async stop(): Promise<void> {
    await this.end();
    await this.cleanUp();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** Leaves its database and its files. */
  async end(): Promise<void> {
    if (this.server.exitCode !== null || this.server.signalCode !== null) return;
    this.server.kill('SIGINT');
    await once(this.server, 'exit');
  }

  private run(program: string, ...words: string[]) {
    const file = join(ROOT, 'server/dist/bin', `${program}.js`);
    return promisify(execFile)(process.execPath, [file, ...words], { cwd: ROOT, env: this.environment });
  }
}

/** The server says where it is once it listens. One that does not in time is ended. */
function announced(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => server.kill(), START_MILLISECONDS);
    server.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(server.killed ? 'the server did not start in time' : `the server ended with ${code}`));
    });
    server.stdout?.on('data', (text: Buffer) => {
      if (!text.includes('Pautang is at')) return;
      clearTimeout(timer);
      resolve();
    });
  });
}
