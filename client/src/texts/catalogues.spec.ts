import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { languages } from '../lib/language';

/** What is the same in both languages: names, and words that Philippine banks and wallets use as they are. */
const sharedWords = new Set([
  '1 {first} = {second} PHP',
  'Account',
  'Account number',
  'Account settings',
  'Available Balance',
  'Bank account',
  'Borrower',
  'BSP OPS Registration No.',
  'carousel',
  'Certificate of Authority No.',
  'Contact number',
  'Country code',
  'Country code: {first}, {second} +{third}',
  'Currency',
  'Dashboard',
  'Data Protection Officer',
  'DD',
  'Disclaimer',
  'Disclosure Statement',
  'Effective interest rate',
  'English',
  'Extension',
  'Filipino',
  'Finance charge',
  'Home',
  'ID number',
  'Intellectual property',
  'Interest rate',
  'Lender',
  'Limit',
  'Loan Application No.',
  'Loan calculator',
  'Marital status',
  'Menu',
  'MM',
  'Nationality',
  'OK',
  'One Time Password',
  'One-time password',
  'Ortigas Center, Manila',
  'Password',
  'Pautang',
  'Pautang Financing Company, Inc.',
  'Phone number',
  'Principal',
  'Privacy',
  'Reference number',
  'SEC Registration No.',
  'Selfie',
  'Service and Policy Agreement',
  'Settings',
  'Sign Out',
  'Street address',
  'Terms & Conditions',
  'Terms & Conditions.',
  'Transfer',
  'Transfer fee',
  'Wallet',
  'Withdrawal',
  'YYYY',
  'Zip / Postal code',
]);

type Texts = Readonly<Record<string, unknown>>;

function listSources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return listSources(path);
    return /(?<!\.spec)\.ts$/.test(entry.name) ? [path] : [];
  });
}

const sources = listSources(__dirname);
const inLanguage = (language: string) => sources.filter((path) => path.includes(`/${language}/`));

function exportsOf(path: string): Texts {
  return jest.requireActual<Texts>(path);
}

/** The texts of one file, in both languages. */
const pairs = inLanguage('en').map((path) => ({
  name: relative(__dirname, path).replace(/en\//, '').replace(/\.ts$/, ''),
  en: exportsOf(path),
  fil: exportsOf(path.replace('/en/', '/fil/')),
}));

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

/** Every text by its place, as `stepTitles.1`, with the parameters of texts that are made. */
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

const parametersOf = (text: string): string[] => [...new Set(text.match(/\{[\w.]+\}/g) ?? [])].sort();
const wordsOf = (text: string): string => text.replace(/\{[\w.]+\}/g, '').replace(/[^\p{L}]/gu, '');

it('finds the catalogues', () => {
  expect(languages).toEqual(['en', 'fil']);
  expect(pairs.length).toBeGreaterThan(15);
});

it('has the same files in each language', () => {
  const namesIn = (language: string) =>
    inLanguage(language).map((path) => path.replace(`/${language}/`, '/'));
  expect(namesIn('fil')).toEqual(namesIn('en'));
});

describe.each(pairs)('the texts of $name', ({ en, fil }) => {
  const english = new Map(textsIn(en));
  const filipino = new Map(textsIn(fil));

  it('are all there in Filipino, and no others', () => {
    expect([...filipino.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('are never empty', () => {
    const all = [...english, ...filipino];
    expect(all.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('are Filipino, except for the shared words', () => {
    const same = [...filipino].filter(
      ([place, text]) => text === english.get(place) && wordsOf(text) !== '' && !sharedWords.has(text),
    );
    expect(same).toEqual([]);
  });

  it('say what they are given in both languages', () => {
    const given = (texts: Map<string, string>) =>
      [...texts].flatMap(([place, text]) => parametersOf(text).map((name) => `${place} ${name}`)).sort();
    expect(given(filipino)).toEqual(given(english));
  });
});

it('knows no shared word that no text uses', () => {
  const used = new Set(pairs.flatMap(({ fil }) => textsIn(fil).map(([, text]) => text)));
  expect([...sharedWords].filter((word) => !used.has(word))).toEqual([]);
});
