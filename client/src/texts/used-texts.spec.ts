import { basename, join } from 'node:path';
import { screenCatalogues } from '../testing/catalogues';
import { isProgram, readSources, sourceFolder } from '../testing/source-files';

const program = readSources(isProgram).filter(({ path }) => !path.startsWith(join(sourceFolder, 'texts')));

it.each(screenCatalogues().map(({ path, text }) => [basename(path), text]))(
  '%s holds no text that nobody reads',
  (file, text) => {
    const [, name = '', english = ''] = text.match(/^export const (\w+) = (.*?)^ {2}fil: /ms) ?? [];
    const keys = [...english.matchAll(/^ {4}'?([\w-]+)'?[:,(]/gm)].map(([, key]) => key);
    const readers = program.filter((source) => new RegExp(`\\b${name}\\b`).test(source.text));
    const isRead = (key: string | undefined) =>
      readers.some((reader) => new RegExp(`\\b${key}\\b`).test(reader.text));

    expect(keys).not.toEqual([]);
    expect(`${file}: ${keys.filter((key) => !isRead(key)).join(' ')}`).toBe(`${file}: `);
  },
);
