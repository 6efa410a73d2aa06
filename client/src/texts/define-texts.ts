import { delay } from '../lib/delay';
import { currentLanguage, type Language, useLanguage } from '../lib/language';

/** One screen's texts in every language; of a built page, in those that have arrived. */
export type Catalogue<Texts> = Readonly<Record<Language, Texts>>;

/** The English texts say which there are; a language that lacks one does not compile. */
export function defineTexts<Texts extends object>(texts: {
  readonly en: Texts;
  readonly fil: NoInfer<Texts>;
}): Catalogue<Texts> {
  return texts;
}

type Load = () => Promise<{ readonly default: object }>;

interface Arriving {
  readonly texts: Partial<Record<Language, object>>;
  readonly loads: Readonly<Record<Language, Load>>;
  readonly asked: Partial<Record<Language, Promise<unknown>>>;
}

/** As long as an answer of the API is waited for. */
const patienceMs = 15_000;
const arriving: Arriving[] = [];

/**
 * What the build makes of `defineTexts`: each language is a file of its own, and comes when it is read.
 * @public
 */
export function defineArrivingTexts(loads: Readonly<Record<Language, Load>>): Arriving['texts'] {
  const texts = {};
  arriving.push({ texts, loads, asked: {} });
  return texts;
}

async function tooLate(): Promise<never> {
  await delay(patienceMs);
  throw new Error('Texts did not come in time');
}

/** Texts that never answer would hold up every part that comes after them: they count as lost, until they come after all. */
async function fetchTexts({ texts, loads, asked }: Arriving, language: Language): Promise<void> {
  if (texts[language]) return;
  const load = async () => {
    try {
      texts[language] = (await loads[language]()).default;
    } finally {
      delete asked[language];
    }
  };
  asked[language] ??= Promise.race([load(), tooLate()]);
  await asked[language];
}

/**
 * Fetches what is missing of a language, for every part of the program that is there.
 * @throws where one was lost on the way, once all others are there
 */
export async function loadTexts(language: Language, from = 0): Promise<void> {
  const { length } = arriving;
  const fetched = await Promise.allSettled(arriving.slice(from).map((each) => fetchTexts(each, language)));
  // Another part may have come meanwhile, and says by itself what it lacks.
  if (arriving.length > length) await loadTexts(language, length).catch(() => undefined);
  for (const each of fetched) if (each.status === 'rejected') throw each.reason;
}

let chosen: Language | undefined;

/**
 * Fetches a language that is chosen, and answers whether no other one has been chosen since.
 * @throws where one of its texts was lost on the way
 */
export async function loadChosenTexts(language: Language): Promise<boolean> {
  chosen = language;
  const isLast = () => chosen === language;
  try {
    await loadTexts(language);
  } catch (error) {
    if (isLast()) throw error;
  }
  return isLast();
}

/**
 * A part of the program with its texts: nothing is shown before both are there. What was lost may be another part's, so
 * the part comes all the same, and throws where it reads what is not there.
 */
export async function withTexts<Part>(loading: Promise<Part>): Promise<Part> {
  const part = await loading;
  await loadTexts(currentLanguage()).catch(() => undefined);
  return part;
}

/** Thrown by what reads texts that were lost on the way. */
export class TextsLost extends Error {
  constructor(readonly language: Language) {
    super();
  }
}

function textsIn<Texts>(catalogue: Catalogue<Texts>, language: Language): Texts {
  const texts = catalogue[language];
  if (!texts) throw new TextsLost(language);
  return texts;
}

/** The texts in the reader's language, also after it changes. @throws TextsLost */
export function useTexts<Texts>(catalogue: Catalogue<Texts>): Texts {
  return textsIn(catalogue, useLanguage());
}

/** The texts in the reader's language at this moment, for messages made outside a component. @throws TextsLost */
export function textsNow<Texts>(catalogue: Catalogue<Texts>): Texts {
  return textsIn(catalogue, currentLanguage());
}
