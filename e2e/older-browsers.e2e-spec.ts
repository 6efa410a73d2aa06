import type { Page } from 'playwright-core';
import { visit } from './support/browser';
import { enter } from './support/member';
import { browser, product } from './support/running';

const borrower = '639170000012';

/** What browsers lack that were made before 2023. */
const withhold = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['toReversed', 'toSorted', 'toSpliced', 'with'])
      Reflect.deleteProperty(Array.prototype, name);
  });

describe('a browser that lacks what came later', () => {
  it('opens the page of a loan whole', async () => {
    const { context, page, complaints } = await visit(browser, product.url);
    await withhold(page);
    await enter(page, borrower, true, '/loan');
    await page.getByRole('heading', { name: 'Schedule' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
