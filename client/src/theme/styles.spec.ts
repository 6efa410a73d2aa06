import { dirname, join, relative } from 'node:path';
import { isProgram, readSources, type Source, sourceFolder } from '../testing/source-files';

const program = readSources(isProgram);
const styles = readSources(/\.css$/).map(({ path, text }) => ({
  path,
  text: text.replace(/\/\*[\s\S]*?\*\//g, ''),
}));
const modules = styles.filter(({ path }) => path.endsWith('.module.css'));
const tokens = styles.find(({ path }) => path.endsWith('tokens.css'))?.text ?? '';

function matches(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, found]) => found ?? ''))];
}

/** The programs that import a sheet, each as if it called that one `classes`, and any other something else. */
function usersOf(sheet: Source): string {
  const imported = ({ path, text }: Source) =>
    [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].find(
      ([, , name = '']) => join(dirname(path), name) === sheet.path,
    )?.[1];
  return program
    .flatMap((source) => {
      const name = imported(source);
      if (name === undefined || name === 'classes') return name ? [source.text] : [];
      const others = source.text.replaceAll(/\bclasses(?=[.[])/g, 'others');
      return [others.replaceAll(new RegExp(`\\b${name}(?=[.[])`, 'g'), 'classes')];
    })
    .join('\n');
}

/** Selectors alone, so that no value is taken for a class. */
const classesOf = ({ text }: Source): string[] =>
  matches(text.replace(/[^{};]+;|[^{};]+(?=\})/g, ''), /\.([a-z][\w-]*)/gi);

const placeOf = ({ path }: Source): string => relative(sourceFolder, path);

describe('the style sheets', () => {
  it('are there', () => expect(modules.length).toBeGreaterThan(40));

  it('hold no class that nobody wears, except where it is chosen by its name', () => {
    const unworn = modules.flatMap((sheet) => {
      const users = usersOf(sheet);
      if (users.includes('classes[')) return [];
      return classesOf(sheet)
        .filter((name) => !new RegExp(`classes\\.${name}\\b`).test(users))
        .map((name) => `${placeOf(sheet)} .${name}`);
    });
    expect(unworn).toEqual([]);
  });

  it('hold every class that somebody wears', () => {
    const missing = modules.flatMap((sheet) => {
      const known = classesOf(sheet);
      return matches(usersOf(sheet), /classes\.(\w+)/g)
        .filter((name) => !known.includes(name))
        .map((name) => `${placeOf(sheet)} .${name}`);
    });
    expect(missing).toEqual([]);
  });

  it('hold no shared class that nobody wears, and every one that is worn', () => {
    const shared = styles.filter(({ path }) => path.endsWith('utilities.css')).flatMap(classesOf);
    const worn = matches(
      program.map(({ text }) => text).join('\n'),
      /className=(?:"|\{`)((?:[a-z-]+\s?)+)/g,
    ).flatMap((names) => names.trim().split(' '));
    expect(shared.filter((name) => !worn.includes(name))).toEqual([]);
    expect(worn.filter((name) => !shared.includes(name))).toEqual([]);
  });

  it('use every token, and none that does not exist', () => {
    const everything = [...styles, ...program].map(({ text }) => text).join('\n');
    const used = matches(everything, /var\((--[\w-]+)/g);
    const given = matches(everything, /['"\s[](--[\w-]+)(?:['"\]]*\s*:|\s*\{)/g);
    expect(matches(tokens, /^\s*(--[\w-]+):/gm).filter((token) => !used.includes(token))).toEqual([]);
    expect(used.filter((token) => !given.includes(token))).toEqual([]);
  });

  it('take colours and spaces from the tokens', () => {
    const spaces = matches(tokens, /--space-\d+: (\d+)px/g);
    const spacing = /(?:padding|margin|gap)(?:-[a-z]+)*: [^;]*?(?<![\w.(-])(\d+)px/g;
    const written = modules.flatMap((sheet) => {
      const sizes = matches(sheet.text, spacing).filter((size) => spaces.includes(size));
      const colours = matches(sheet.text, /:[^;{]*?(#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\()/gi);
      return [...sizes, ...colours].map((value) => `${placeOf(sheet)} ${value}`);
    });
    expect(written).toEqual([]);
  });
});
