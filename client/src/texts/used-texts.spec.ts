import { join } from 'node:path';
import { isProgram, readSources, sourceFolder } from '../testing/source-files';

const texts = join(sourceFolder, 'texts');
const english = join(texts, 'en');
const program = readSources(isProgram);
const catalogues = program.filter(({ path }) => path.startsWith(`${english}/`));

it.each(catalogues.map(({ path, text }) => [path.slice(english.length + 1), text]))(
  '%s holds no text that nobody reads',
  (file, text) => {
    const [, name = '', content = ''] = text.match(/^export const (\w+) = (\{.*)/ms) ?? [];
    const keys = [...content.matchAll(/^ {2}'?([\w-]+)'?[:,(]/gm)].map(([, key]) => key);
    const readers = program.filter(
      (source) => !source.path.startsWith(texts) && new RegExp(`\\b${name}Texts\\b`).test(source.text),
    );
    const isRead = (key: string | undefined) =>
      readers.some((reader) => new RegExp(`\\b${key}\\b`).test(reader.text));

    expect(name).not.toBe('');
    expect(`${file}: ${keys.filter((key) => !isRead(key)).join(' ')}`).toBe(`${file}: `);
  },
);
