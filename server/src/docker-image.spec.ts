import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = __dirname;
/** What an operator runs beside the server, and what the start of a demo runs. */
const PROGRAMS = [
  'audit-verify',
  'backoffice',
  'backup',
  'distribute',
  'doctor',
  'keys-rotate',
  'ledger-verify',
  'restore',
  'seed-demo',
];

const dockerfile = readFileSync(join(SOURCES, '../../Dockerfile'), 'utf8');
const [, removed = ''] = /cd server\/dist\/bin && rm -rf (.+)/.exec(dockerfile) ?? [];
const gone = [...removed.matchAll(/([\w-]+)\.js\*/g)].map(([, name = '']) => name);
const isGone = (path: string) =>
  gone.some((name) => path.startsWith(`bin/${name}/`) || path === `bin/${name}.ts`);

describe('the image', () => {
  it('holds the programs of an operator, and none that measures or breaks', () => {
    const programs = readdirSync(join(SOURCES, 'bin'), { withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.spec.'))
      .map(({ name }) => name.replace(/\.ts$/, ''));

    expect(programs.filter((name) => !gone.includes(name)).toSorted()).toEqual(PROGRAMS);
    expect(removed.split(' ')).toEqual(expect.arrayContaining(['bench', 'chaos']));
  });

  it('lacks nothing that the rest of it loads', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
      (path) => path.endsWith('.ts') && !path.endsWith('.spec.ts') && !isGone(path),
    );
    const loads = files.filter((path) => {
      const text = readFileSync(join(SOURCES, path), 'utf8');
      return gone.some((name) => new RegExp(`['/]${name}(/[\\w-]+)?(\\.js)?['\`]`).test(text));
    });

    expect(gone).toEqual(['bench', 'chaos', 'write-openapi']);
    expect(loads).toEqual([]);
  });
});
