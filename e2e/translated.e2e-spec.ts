import type { Page } from 'playwright-core';
import { visit } from './support/browser';
import { borrowAs } from './support/lend';
import { enter } from './support/member';
import { prepareMember } from './support/prepare-member';
import { browser, product } from './support/running';

const borrower = '639175550178';

/** As browsers translate: each text goes into an element of the translator's, but where a page forbids it. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const mayNot = 'script, style, svg, textarea, option, [translate="no"]';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest(mayNot)) continue;
      const translated = document.createElement('font');
      text.replaceWith(translated);
      translated.textContent = text.data;
    }
  });

describe('a page that the browser has translated', () => {
  beforeAll(async () => {
    await prepareMember(product.url, borrower, 5);
    await borrowAs(borrower);
  });

  it('shows the amounts of what is typed and chosen afterwards', async () => {
    const { context, page } = await visit(browser, product.url);
    await enter(page, borrower, true, '/wallet');
    await page.getByRole('button', { name: 'WITHDRAW NOW' }).click();
    await page.getByLabel('Amount to withdraw').fill('2000');
    await page.getByText('₱98,000.00').waitFor();
    await translate(page);
    await page.getByLabel('Amount to withdraw').fill('3000');
    await page.getByText('₱97,000.00').waitFor({ timeout: 5000 });
    expect(await page.getByText('₱3,000.00').count()).toBeGreaterThan(1);
    await context.close();
  });

  it('shows the dates of the schedule that is chosen afterwards', async () => {
    const { context, page } = await visit(browser, product.url);
    await enter(page, borrower, true, '/loan');
    await page.getByRole('button', { name: 'I need help paying' }).click();
    const first = page.locator('dl > div', { hasText: 'First payment' }).first();
    const pauseFor = async (months: string) => {
      await page.getByRole('radio', { name: `A pause of ${months}` }).check();
      await page.getByText(`ends ${months} later`).waitFor();
    };
    await pauseFor('2 months');
    const later = await first.textContent();
    await pauseFor('1 month');
    expect(await first.textContent()).not.toBe(later);
    await translate(page);
    await pauseFor('2 months');
    expect(await first.textContent()).toBe(later);
    await context.close();
  });
});
