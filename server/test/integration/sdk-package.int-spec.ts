import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { SCOPES } from '../../src/platform/access/scopes';
import { startApp, type TestApp } from '../support/app';
import { eventually } from '../support/eventually';
import { addStaff, approvedLoan, memberWithLoan } from '../support/factories';
import { send } from '../support/http';
import { freePort } from '../support/own-process';
import { prepare, withdraw } from '../support/withdrawals';

const root = join(__dirname, '../../..');
const run = promisify(execFile);

const LISTS = `
  const client = new PautangClient({ baseUrl: process.env.PAUTANG_URL, apiKey: process.env.PAUTANG_API_KEY });
  client.backOffice.listLoans({ limit: 1 }).then(
    ({ items }) => console.log(items.length, new ApiError(0, 'TIMEOUT', '') instanceof Error),
  );`;
const TYPED = `
  import { ApiError, type BackofficeLoanDto, PautangClient } from '@pautang/sdk';
  ${LISTS}
  export const amountOf = ({ loanAmountXR }: BackofficeLoanDto): number => loanAmountXR;
  // @ts-expect-error There is no such status.
  client.backOffice.listLoans({ status: 'LOST' });`;

/** A project of somebody else: nothing is in it but the package. */
let project: string;
let test: TestApp;
let environment: NodeJS.ProcessEnv;
/** What the compiler says of each kind of resolution: nothing where all is well. */
let complaints: readonly string[];

// Each of these may take its time.
beforeAll(install);
beforeAll(compileAll);
beforeAll(startServer);

async function install(): Promise<void> {
  project = mkdtempSync(join(tmpdir(), 'pautang-integrator-'));
  const build = `import('./scripts/lib/ensure-built.mjs').then(({ ensureBuilt }) => ensureBuilt(['sdk']))`;
  await run(process.execPath, ['-e', build], { cwd: root });
  const pack = ['pack', '--workspace=sdk', '--ignore-scripts', `--pack-destination=${project}`];
  await run('npm', pack, { cwd: root });
  const [tarball = ''] = readdirSync(project);
  write('package.json', JSON.stringify({ name: 'integrator', version: '1.0.0' }));
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${tarball}`], { cwd: project });
}

async function compileAll(): Promise<void> {
  const blocks = readFileSync(join(root, 'sdk/README.md'), 'utf8').matchAll(/^```ts\n(.*?)^```$/gms);
  write('readme.mts', [...blocks].map(([, code]) => code).join('\n'));
  write('globals.d.ts', 'declare const process: { readonly env: Record<string, string | undefined> };');
  for (const name of ['typed.mts', 'typed.cts', 'typed.ts']) write(name, TYPED);
  complaints = await Promise.all([
    compile('node16', 'node16', ['readme.mts', 'typed.mts', 'typed.cts']),
    compile('bundler', 'esnext', ['readme.mts', 'typed.ts']),
  ]);
}

/** A server with what the README names, and a key for all of it. */
async function startServer(): Promise<void> {
  test = await startApp();
  const staff = await addStaff(test);
  await memberWithLoan(test);
  const payer = await approvedLoan(test, staff);
  await withdraw(payer, staff);
  const withdrawer = await approvedLoan(test, staff);
  await prepare(withdrawer);
  const { apiKey } = await staff.officer.client.backOffice.issueApiKey({
    requestBody: { name: 'Integrator', scopes: SCOPES.filter((scope) => scope !== 'rates:read') },
  });
  environment = { ...process.env, PAUTANG_URL: test.url, PAUTANG_API_KEY: apiKey };
  const real: Readonly<Record<string, string>> = {
    LN00000001: payer.loanNumber,
    639170000012: withdrawer.phoneNumber,
  };
  const compiled = readFileSync(join(project, 'node16/readme.mjs'), 'utf8');
  write(
    'readme.mjs',
    compiled.replace(/\b(LN|639)\d{8,9}\b/g, (shown) => real[shown] ?? shown),
  );
}

afterAll(async () => {
  await test?.close();
  rmSync(project, { recursive: true, force: true });
});

function write(name: string, text: string): void {
  writeFileSync(join(project, name), text);
}

async function outputOf(file: string): Promise<string> {
  const { stdout } = await run(process.execPath, [file], { cwd: project, env: environment });
  return stdout;
}

async function compile(moduleResolution: string, module: string, files: readonly string[]): Promise<string> {
  const compilerOptions = {
    ...{ target: 'es2022', strict: true, types: [], skipDefaultLibCheck: true },
    ...{ module, moduleResolution, outDir: moduleResolution },
  };
  const config = `tsconfig.${moduleResolution}.json`;
  write(config, JSON.stringify({ compilerOptions, files: ['globals.d.ts', ...files] }));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  return run(process.execPath, [tsc, '-p', config], { cwd: project }).then(
    ({ stdout }) => stdout,
    (error: { readonly stdout: string }) => error.stdout,
  );
}

describe('the package of the SDK', () => {
  it('holds what runs, with its types and how to use it, and asks for nothing else', () => {
    const installed = join(project, 'node_modules/@pautang/sdk');
    const files = readdirSync(installed, { recursive: true }).map(String);

    expect(readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      '@pautang',
    ]);
    expect(files).toEqual(
      expect.arrayContaining(['LICENSE', 'README.md', 'dist/cjs/index.d.ts', 'dist/esm/index.d.ts']),
    );
    expect(files.filter((file) => /^src|\.spec\.|\.map$/.test(file))).toEqual([]);
    const described = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    expect(described).toMatchObject({ license: 'Apache-2.0', engines: { node: '>=20.19' } });
    expect(described).not.toHaveProperty('private');
    expect(described).not.toHaveProperty('dependencies');
  });

  it.each([
    ['ES modules', 'lists.mjs', `import { ApiError, PautangClient } from '@pautang/sdk';`],
    ['CommonJS', 'lists.cjs', `const { ApiError, PautangClient } = require('@pautang/sdk');`],
  ])('is used from %s', async (_, file, line) => {
    write(file, `${line}\n${LISTS}`);

    await expect(outputOf(file)).resolves.toBe('1 true\n');
  });

  it('brings types that both kinds of resolution find, and that tell what is wrong', () => {
    expect(complaints).toEqual(['', '']);
  });

  it('does what its README shows', async () => {
    const lines = await outputOf('readme.mjs');

    expect(lines).toContain(
      'These are all.\nJuana dela Peña 38000\nAPPROVED\nWELCOME\nThe code has 6 digits',
    );
    expect(lines).toMatch(/WD\d+ PROCESSING\nWD\d+ COMPLETED\nRP\d+ 1\nAPPROVED\n/);
    expect(lines).toContain('The key lacks rates:read.');
  });
});

describe('the receiver of webhooks', () => {
  const [, shown = ''] =
    /^```js\n(.*?)^```$/ms.exec(readFileSync(join(root, 'docs/webhooks.md'), 'utf8')) ?? [];
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

  it('is short, and the same in the README', () => {
    expect(shown.trim().split('\n').filter(Boolean).length).toBeLessThanOrEqual(20);
    expect(readFileSync(join(root, 'sdk/README.md'), 'utf8')).toContain(shown);
  });

  it('does each event once, and refuses what is forged, late, or sent again by somebody else', async () => {
    write('receiver.mjs', shown);
    const port = await freePort();
    const env = { ...process.env, PORT: String(port), WEBHOOK_SECRET: secret };
    const receiver = spawn(process.execPath, ['receiver.mjs'], { cwd: project, env, stdio: 'pipe' });
    let printed = '';
    receiver.stdout.on('data', (text) => {
      printed += text;
    });
    const data = { memberId: 'm', loanNumber: 'LN00000001' };
    const body = { type: 'loan.approved', version: 1, timestamp: '2026-11-21T04:30:00.000Z', data };
    const message = (id: string, secondsAgo = 0, by = secret) => {
      const at = new Date(Date.now() - secondsAgo * 1000);
      return {
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': new Webhook(by).sign(id, at, JSON.stringify(body)),
      };
    };
    const post = async (headers: Record<string, string>) =>
      (await send(`http://127.0.0.1:${port}/`, { headers, body })).status;
    const first = message('one');
    await eventually(async () => expect(await post(message('zero'))).toBe(204));

    expect(await post(first)).toBe(204);
    expect(await post(first)).toBe(400);
    expect(await post(message('one', 10))).toBe(204);
    expect(await post(message('two', 301))).toBe(400);
    expect(await post(message('three', 0, 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'))).toBe(400);
    expect(await post({})).toBe(400);

    receiver.kill();
    await once(receiver, 'close');
    expect(printed).toBe(`loan.approved ${JSON.stringify(data)}\n`.repeat(2));
  });
});
