import { join, relative } from 'node:path';
import type { Language } from '../lib/language';
import { isProgram, listFiles, sourceFolder } from './source-files';

/** The texts of one file by their place, as `activation.stepTitles.1`, with `{first}` where a parameter stands. */
export interface Catalogue {
  readonly name: string;
  readonly en: ReadonlyMap<string, string>;
  readonly fil: ReadonlyMap<string, string>;
}

/** The documents stand apart, since the server prints them too. */
const folders = [join(sourceFolder, 'texts'), join(sourceFolder, '../../legal-texts/src')];

/** The files of one language, named alike in each. */
export function catalogueNames(language: Language): string[] {
  const part = new RegExp(`(^|/)${language}/`);
  return folders.flatMap((folder) =>
    listFiles(folder, isProgram)
      .map((path) => relative(sourceFolder, path))
      .filter((path) => part.test(path))
      .map((path) => path.replace(part, '$1').replace(/\.ts$/, '')),
  );
}

/** Stands for a parameter, text or list: shows its own name wherever a text puts it, or what the text takes of it. */
function placeholder(name: string): object {
  return new Proxy(Object(`{${name}}`), {
    get(text, key) {
      if (typeof key === 'symbol' || key === 'toString' || key === 'valueOf') {
        const value: unknown = Reflect.get(text, key);
        return typeof value === 'function' ? value.bind(text) : value;
      }
      return key in Array.prototype ? () => placeholder(name) : placeholder(`${name}.${key}`);
    },
  });
}

function textsIn(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'function') {
    const parameters = ['first', 'second', 'third', 'fourth'].slice(0, Math.max(1, value.length));
    return textsIn(value(...parameters.map(placeholder)), `${place}()`);
  }
  if (typeof value === 'object' && value !== null && !(value instanceof String)) {
    return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, place ? `${place}.${key}` : key));
  }
  return [[place, String(value)]];
}

function readTexts(language: Language, name: string): ReadonlyMap<string, string> {
  const file = name.replace(/[^/]+$/, `${language}/$&`);
  return new Map(textsIn(jest.requireActual(join(sourceFolder, `${file}.ts`))));
}

/** Every catalogue, documents included. */
export function readCatalogues(): Catalogue[] {
  return catalogueNames('en').map((name) => ({
    name,
    en: readTexts('en', name),
    fil: readTexts('fil', name),
  }));
}

/** The letters of a text, without its parameters. */
export const lettersOf = (text: string): string => text.replace(/\{[\w.]+\}/g, '').replace(/[^\p{L}]/gu, '');
