import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Nothing scrolls sideways. */
export async function expectToFit(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
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

/** axe finds nothing, nothing scrolls sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNothing(axe(page));
  await expectToFit(page);
}

/** For a page that is accessible in another theme: only its colours can be wrong. */
export const expectContrast = (page: Page): Promise<void> =>
  expectNothing(axe(page).withRules('color-contrast'));
