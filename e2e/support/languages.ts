import type { Page } from 'playwright-core';
import { lettersOf, readCatalogues } from '../../client/src/testing/catalogues';

/** Shorter ones are words that Filipino borrows. */
const leastLetters = 8;

/** What the English texts say and no Filipino one does, in pieces of two words or more. */
function englishPieces(): string[] {
  const catalogues = readCatalogues();
  const filipino = catalogues.flatMap(({ fil }) => [...fil.values()]).join('\n');
  const pieces = catalogues
    .flatMap(({ en }) => [...en.values()])
    .flatMap((text) => text.split(/\{[\w.]+\}|\[\d\]|\n/))
    .map((piece) => piece.trim())
    .filter((piece) => piece.includes(' ') && lettersOf(piece).length >= leastLetters);
  return [...new Set(pieces)].filter((piece) => !filipino.includes(piece));
}

const english = englishPieces();

/**
 * What one sees of the page, and what a screen reader says of it; without what is marked as of another language, as
 * messages that were sent in it and are kept in the words in which they were said.
 */
function readPage(): string {
  const { body, documentElement, title } = document;
  const page = body.cloneNode(true) as HTMLElement;
  for (const other of page.querySelectorAll(`[lang]:not([lang="${documentElement.lang}"])`)) other.remove();
  const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder'];
  const attributes = [...page.querySelectorAll('*')].flatMap((element) =>
    spoken.map((name) => element.getAttribute(name) ?? ''),
  );
  return [title, page.textContent, ...attributes].join('\n');
}

/** The English texts that are on a page. */
export async function englishOn(page: Page): Promise<string[]> {
  const content = await page.evaluate(readPage);
  return english.filter((text) => content.includes(text));
}
