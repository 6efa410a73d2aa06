/** 'Côte d’Ivoire' as "cote d'ivoire" and 'Peñarrubia' as 'penarrubia', so that it is found however it is typed. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").trim().toLowerCase();
}

/** What many write short. */
const inFull: Readonly<Record<string, string>> = { sto: 'santo', sta: 'santa' };

const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

export interface Searchable {
  readonly name: string;
  /** What people also call it. */
  readonly also?: string;
}

const beginsOneOf = (words: readonly string[]) => (typed: string) =>
  words.some((word) => word.startsWith(typed) || word === inFull[typed]);

/** How far a name is from the words: it begins with them, it has them all, or only what it is also called has. */
function distance({ name, also = '' }: Searchable, typed: readonly string[]): number | undefined {
  const words = wordsOf(name);
  if (!typed.every(beginsOneOf([...words, ...wordsOf(also)]))) return undefined;
  if (!typed.every(beginsOneOf(words))) return 2;
  return words.join(' ').startsWith(typed.join(' ')) ? 0 : 1;
}

/** Those in which each word that was typed begins a word, in any order; the nearest first. */
export function findByWords<Item extends Searchable>(items: readonly Item[], text: string): readonly Item[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return items;
  return items
    .map((item) => ({ item, far: distance(item, typed) }))
    .filter(({ far }) => far !== undefined)
    .sort((a, b) => Number(a.far) - Number(b.far))
    .map(({ item }) => item);
}

/** The one that bears this name, however it is written. */
export function findByName<Item extends Searchable>(items: readonly Item[], name: string): Item | undefined {
  const words = wordsOf(name).join(' ');
  return items.find((item) => wordsOf(item.name).join(' ') === words);
}
