import { join, relative } from 'node:path';
import type { Language } from '../lib/language';
import { isProgram, listFiles, readSources, type Source, sourceFolder } from './source-files';

/** The texts of one file by their place, as `activation.stepTitles.1`, with `{first}` where a parameter stands. */
export interface Catalogue {
  readonly name: string;
  readonly en: ReadonlyMap<string, string>;
  readonly fil: ReadonlyMap<string, string>;
}

const texts = join(sourceFolder, 'texts');

/** The documents stand apart, a file for each language, since the server prints them too. */
const documents = join(sourceFolder, '../../legal-texts/src');

/** The documents of one language, named alike in each. */
export function documentNames(language: Language): string[] {
  const part = new RegExp(`(^|/)${language}/`);
  return listFiles(documents, isProgram)
    .map((path) => relative(documents, path))
    .filter((path) => part.test(path))
    .map((path) => path.replace(part, '$1').replace(/\.ts$/, ''));
}

/** The screens' catalogues: English and Filipino side by side in one file. */
export function screenCatalogues(): Source[] {
  return readSources(isProgram).filter(
    ({ path, text }) => path.startsWith(`${texts}/`) && /^export const \w+Texts = defineTexts\(/m.test(text),
  );
}

/**
 * Stands for a parameter, text or list: shows its own name wherever a text puts it, or what the text takes of it. Spread
 * over other values it changes none of them.
 */
function placeholder(name: string): object {
  const text: object = Object(`{${name}}`);
  return new Proxy(Object.create(String.prototype), {
    get(_, key) {
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

function readDocument(language: Language, name: string): ReadonlyMap<string, string> {
  const file = name.replace(/[^/]+$/, `${language}/$&`);
  return new Map(textsIn(jest.requireActual(join(documents, `${file}.ts`))));
}

/** Every catalogue, documents included. */
export function readCatalogues(): Catalogue[] {
  const screens = screenCatalogues().map(({ path }) => {
    const [catalogue] = Object.values(jest.requireActual<Record<string, Record<Language, object>>>(path));
    return {
      name: relative(texts, path),
      en: new Map(textsIn(catalogue?.en)),
      fil: new Map(textsIn(catalogue?.fil)),
    };
  });
  const papers = documentNames('en').map((name) => ({
    name,
    en: readDocument('en', name),
    fil: readDocument('fil', name),
  }));
  return [...screens, ...papers];
}

/** The letters of a text, without its parameters. */
export const lettersOf = (text: string): string => text.replace(/\{[\w.]+\}/g, '').replace(/[^\p{L}]/gu, '');
