import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const FOLDERS = [
  'client/src',
  'e2e',
  'legal-texts/src',
  'loan-terms/src',
  'sdk/src',
  'server/src',
  'server/test',
];
const STATUSES = ['met', 'met, untested', 'n/a', 'open'];
/** Of levels 1 and 2. */
const REQUIREMENTS = 253;

const text = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
).filter((path) => !path.includes('node_modules'));

const cellsOf = (line: string) => line.split(' | ').map((cell) => cell.replaceAll(/^\| | \|$/g, '').trim());
const section = (title: string) => text.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
const rowsOf = (title: string) =>
  section(title)
    .split('\n')
    .filter((line) => /^\| [^|]/.test(line))
    .map(cellsOf);

const rows = section('Requirement by requirement')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [number = '', level = '', , status = '', where = ''] = cellsOf(line);
    return { number, level, status, where };
  });

describe('docs/security.md', () => {
  it('has every requirement once, with a status that is known', () => {
    const numbers = rows.map(({ number }) => number);

    expect(numbers).toHaveLength(REQUIREMENTS);
    expect(new Set(numbers).size).toBe(REQUIREMENTS);
    for (const { number, level, status } of rows) {
      expect({ number, is: /^[12]$/.test(level) && STATUSES.includes(status) }).toEqual({ number, is: true });
    }
    for (const title of ['NIST SP 800-63B-4', 'RFC 9700, and RFC 6749 and 6750 behind it']) {
      const others = rowsOf(title);
      expect(others.length).toBeGreaterThan(5);
      for (const [what, , status] of others)
        expect([what, STATUSES.includes(status ?? '')]).toEqual([what, true]);
    }
  });

  it('counts what it says', () => {
    const counted = (of: typeof rows) =>
      STATUSES.map((word) => of.filter(({ status }) => status === word).length);
    const said = rowsOf('In figures').filter(([name = '']) => /^(V\d|together)/.test(name));

    expect(said).toHaveLength(18);
    for (const [name = '', ...figures] of said) {
      const chapter = /^V(\d+) /.exec(name)?.[1];
      const own = rows.filter(({ number }) => !chapter || number.startsWith(`${chapter}.`));
      expect([name, ...figures.map(Number)]).toEqual([name, ...counted(own)]);
    }
  });

  it('begins with all that is open, and nothing else', () => {
    const first = rowsOf('What is open').flatMap(([numbers = '']) => numbers.match(/\d+\.\d+\.\d+/g) ?? []);
    const open = rows.filter(({ status }) => status === 'open').map(({ number }) => number);

    expect(first.toSorted()).toEqual(open.toSorted());
  });

  it('shows what is met by a test, or by a document where one is asked for', () => {
    for (const { number, status, where } of rows) {
      if (status !== 'met') continue;
      const shown = /spec\.tsx?`|docs\/|' above/.test(where);
      expect({ number, shown }).toEqual({ number, shown: true });
    }
  });

  it('names files that exist, and tests that stand in them', () => {
    let tests = 0;
    for (const [, name = '', after = ''] of text.matchAll(/`([\w./-]+\.(?:tsx?|json|yml))`([^`]*)/g)) {
      const found = existsSync(join(ROOT, name)) ? [name] : files.filter((path) => path.endsWith(`/${name}`));
      expect([name, found.length]).toEqual([name, 1]);
      const [quoted] = after.split('|');
      for (const [, title = ''] of quoted?.matchAll(/“([^”]+)”/g) ?? []) {
        const stands = readFileSync(join(ROOT, found[0] ?? ''), 'utf8').includes(title);
        expect({ name, title, stands }).toEqual({ name, title, stands: true });
        tests += 1;
      }
    }
    expect(tests).toBeGreaterThan(100);
  });
});
