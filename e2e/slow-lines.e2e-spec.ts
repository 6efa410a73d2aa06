import type { Page } from 'playwright-core';
import { visit } from './support/browser';
import { part } from './support/fetched';
import { enter } from './support/member';
import { browser, product } from './support/running';

const member = '639170000012';
const isOfAnotherPage = (address: string) => ['wallet', 'settings'].some((name) => part(name).test(address));

/** What the page fetches ahead from now on, once it has stood for long enough. */
async function fetchesAhead(page: Page): Promise<string[]> {
  const fetched: string[] = [];
  page.on('request', (request) => isOfAnotherPage(request.url()) && fetched.push(request.url()));
  await page.getByRole('link', { name: 'Settings' }).waitFor();
  await page.clock.fastForward(4000);
  return fetched;
}

/** What it does by itself, and what that leads to, is done. */
async function settle(page: Page): Promise<void> {
  for (let turn = 0; turn < 5; turn++)
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
}

test('other pages are fetched ahead only once nothing is under way that the member waits for', async () => {
  const { page, context } = await visit(browser, product.url);
  await page.clock.install();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/v2/loan/account', async (route) => {
    await released;
    await route.continue();
  });
  await enter(page, member, false, '/loan');
  const fetched = await fetchesAhead(page);
  await settle(page);
  expect(fetched).toEqual([]);
  const isFetched = page.waitForRequest((request) => part('settings').test(request.url()));
  release();
  await isFetched;
  await context.close();
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is fetched ahead where a browser says %j of its line',
  async (connection) => {
    const { page, context } = await visit(browser, product.url);
    await page.addInitScript((said) => {
      Object.defineProperty(navigator, 'connection', { value: said });
    }, connection);
    await page.clock.install();
    await enter(page, member, false, '/loan');
    const fetched = await fetchesAhead(page);
    await settle(page);
    expect(fetched).toEqual([]);
    await context.close();
  },
);

test('a browser that refuses locks, as it refuses cookies, fetches ahead all the same', async () => {
  const { page, context, complaints } = await visit(browser, product.url);
  await page.addInitScript(() => {
    LockManager.prototype.request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  });
  const isFetched = page.waitForRequest((request) => part('settings').test(request.url()));
  await enter(page, member, false, '/loan');
  await isFetched;
  expect(complaints).toEqual([]);
  await context.close();
});
