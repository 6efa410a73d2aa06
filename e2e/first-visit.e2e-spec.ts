import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { visit } from './support/browser';
import { browser, product } from './support/running';

const { scriptKilobytes, styleKilobytes } = JSON.parse(
  readFileSync(join(__dirname, '../client/size-budget.json'), 'utf8'),
);

const paths = ['/', '/hiw', '/about', '/contact', '/login', '/register', '/nowhere'];

/** Everything of a kind that the page fetched, gzipped, whatever way it came. */
async function kilobytes(answers: readonly Response[], kind: string): Promise<number> {
  const bodies = answers
    .filter((answer) => answer.request().resourceType() === kind)
    .map((answer) => answer.body());
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

async function settle(page: Page): Promise<void> {
  await page.locator('[data-toaster]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

test('a first visit of the landing page loads no more than the budget allows, and nothing from elsewhere', async () => {
  const { page, context } = await visit(browser, product.url);
  const answers: Response[] = [];
  page.on('response', (answer) => answers.push(answer));
  await page.goto('/');
  await settle(page);
  expect(await kilobytes(answers, 'script')).toBeLessThanOrEqual(scriptKilobytes);
  expect(await kilobytes(answers, 'stylesheet')).toBeLessThan(styleKilobytes);
  // What forms stand on comes with a form.
  expect(answers.filter((answer) => answer.url().includes('/assets/form-'))).toEqual([]);
  expect(answers.map((answer) => new URL(answer.url()).origin)).toEqual(answers.map(() => product.url));

  // One language, and the other when it is chosen.
  const textsOf = (language: string) =>
    answers.filter((answer) => answer.url().includes(`/texts-${language}-`));
  expect([textsOf('en').length, textsOf('fil').length]).toEqual([1, 0]);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Filipino' }).click();
  await page.locator('html[lang=fil]').waitFor();
  expect(textsOf('fil')).toHaveLength(1);
  await context.close();
});

test.each([
  ['en-US', 'en', 'Empowering Your Future with Our Trusted Lending Services.', 'Home – Pautang'],
  ['fil-PH', 'fil', /./, 'Home – Pautang'],
])(
  'without scripts, a browser in %s can read the landing page',
  async (locale, language, headline, title) => {
    const context = await browser.newContext({ baseURL: product.url, locale, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: headline }).waitFor();
    expect(await page.title()).toBe(title);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(await page.locator('meta[name=description]').getAttribute('content')).not.toBe('');
    await context.close();
  },
);

test.each(paths)('%s wakes up as it was rendered: nothing is rendered anew, nothing moves', async (path) => {
  const { page, context, complaints } = await visit(browser, product.url);
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number; headline?: Element | null };
    seen.shift = 0;
    document.addEventListener('DOMContentLoaded', () => {
      seen.headline = document.querySelector('h1');
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path);
  await settle(page);
  const { isKept, shift } = await page.evaluate(() => {
    const seen = window as unknown as { shift: number; headline?: Element | null };
    return { isKept: seen.headline?.isConnected, shift: seen.shift };
  });
  expect(isKept).toBe(true);
  expect(shift).toBeLessThan(0.01);
  expect(complaints).toEqual([]);
  await context.close();
});
