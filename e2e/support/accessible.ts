import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Nothing scrolls sideways. */
export async function expectToFit(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** The words that are seen in two pieces, one below the other, without a sign between them. */
function wordsInPieces(): string[] {
  const seen = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const texts = document.createTreeWalker(seen, NodeFilter.SHOW_TEXT);
  const pieces: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    // What is for screen readers alone is as small as a dot.
    const place = text.parentElement?.getBoundingClientRect();
    if (!text.parentElement?.checkVisibility() || !place || place.width < 2 || place.bottom < 0) continue;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
      if (Math.max(...tops) - Math.min(...tops) > 8) pieces.push(word);
    }
  }
  return pieces;
}

/** No word is torn because its button or column is too narrow. */
export async function expectWholeWords(page: Page): Promise<void> {
  expect(await page.evaluate(wordsInPieces)).toEqual([]);
}

/**
 * Without frames there is nothing for a page of its own to collect, which axe would open each time. What is told of a
 * violation is its rule and HTML. The builder writes into these options, so each has its own.
 */
const axe = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], selectors: false });

async function expectNothing(builder: AxeBuilder): Promise<void> {
  const { violations } = await builder.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** axe finds nothing in the dialog that is open. */
export const expectAccessibleDialog = (page: Page): Promise<void> =>
  expectNothing(axe(page).include('dialog, [role=dialog]'));

/** axe finds nothing, no list is announced that holds nothing, nothing scrolls sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNothing(axe(page));
  expect(await page.locator(':is(ol, ul):empty').count()).toBe(0);
  await expectToFit(page);
}

/** For a page that is accessible in another theme: only its colours can be wrong. */
export const expectContrast = (page: Page): Promise<void> =>
  expectNothing(axe(page).withRules('color-contrast'));
