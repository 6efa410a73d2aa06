import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import sharp from 'sharp';
import { visit } from './support/browser';
import { fetchedAhead, part } from './support/fetched';
import { signIn } from './support/member';
import { browser, product } from './support/running';
import { awake, openPage } from './support/visitor';

const { 'home-usual': budget } = JSON.parse(
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
  await awake(page);
  await page.waitForLoadState('networkidle');
}

test('a first visit of the landing page loads no more than the budget allows, and nothing from elsewhere', async () => {
  const { page, context } = await visit(browser, product.url);
  const answers: Response[] = [];
  page.on('response', (answer) => answers.push(answer));
  await page.goto('/');
  await settle(page);
  expect(await kilobytes(answers, 'script')).toBeLessThanOrEqual(budget.scripts);
  expect(await kilobytes(answers, 'stylesheet')).toBeLessThan(budget.styles);
  // What forms stand on comes with a form.
  expect(answers.filter((answer) => answer.url().includes('/assets/form-'))).toEqual([]);
  // All that is shown came with the page.
  expect(answers.filter((answer) => answer.url().includes('/v2/'))).toEqual([]);
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

/** Whether the program left the line to the styles, and was there when the page said that it is loaded. */
const arrival = (page: Page) =>
  page.evaluate(() => {
    const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const ends = new Map(fetched.map(({ name, responseEnd }) => [name, responseEnd]));
    const styles = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:has(~ #program)');
    const styled = [...styles].map(({ href }) => ends.get(href) ?? Number.POSITIVE_INFINITY);
    const program = document.querySelector<HTMLScriptElement>('head > script[type=module]')?.src;
    const parts = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload][fetchpriority=low]');
    const addresses = new Set([program, ...[...parts].map(({ href }) => href)]);
    const scripts = fetched.filter(({ name }) => addresses.has(name));
    const arrived = ends.get(program ?? '') ?? Number.POSITIVE_INFINITY;
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return {
      isShownFirst: scripts.length > 1 && scripts.every(({ startTime }) => startTime >= Math.max(...styled)),
      isLoadedWithProgram: arrived <= (visit?.loadEventStart ?? 0),
    };
  });

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
  expect(await arrival(page)).toEqual({ isShownFirst: true, isLoadedWithProgram: true });
  expect(isKept).toBe(true);
  expect(shift).toBeLessThan(0.01);
  expect(complaints).toEqual([]);
  await context.close();
});

test('the calculator wakes up when somebody comes, as it was rendered, and does what was done to it before', async () => {
  const { page, context, complaints } = await visit(browser, product.url);
  // On a slow machine its program may come by itself meanwhile.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await settle(page);
  await page.route('**/v2/currency/**', (route) => route.abort());
  const title = await page.locator('#loan-calculator').elementHandle();
  await page.getByLabel('Loan amount', { exact: true }).fill('250000');
  await page.getByRole('radio', { name: '12 months' }).check({ force: true });
  await page.getByText('₱21,834', { exact: false }).first().waitFor();
  expect(asked.some((path) => path.startsWith('/assets/landing-parts-'))).toBe(true);
  expect(await title?.evaluate((element) => element.isConnected)).toBe(true);

  await page.reload();
  await page.getByText('₱21,834', { exact: false }).first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test.each([
  ['while its program is asked for', async () => undefined],
  [
    'after its program was lost',
    // By itself it comes when nobody does.
    (page: Page) =>
      page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/landing-parts-')),
  ],
])('a button of a part that sleeps, pressed %s, can be pressed again', async (_, until) => {
  const { page, context } = await visit(browser, product.url);
  // As often as this page asks for it: on a slow machine before anything is pressed, and a browser may try twice.
  let isLost = true;
  await page.route('**/assets/landing-parts-*.js', (route) => (isLost ? route.abort() : route.continue()));
  const isTime = until(page);
  await page.goto('/');
  await settle(page);
  await isTime;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isLost = false;
  });
  const reloaded = page.waitForEvent('domcontentloaded');
  await page.getByRole('button', { name: 'APPLY NOW' }).click();
  await reloaded;
  await page.getByRole('button', { name: 'APPLY NOW' }).click();
  await page.waitForURL('**/login');
  await context.close();
});

/** What the page that comes first names of the scripts that it needs. */
const linked = (html: string) => [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path);

/** In whichever order the pages of the member area are fetched ahead, and what follows the figures of wallet and loan. */
const ahead = ['sending', 'later', 'texts-loan-en'];

test.each([
  ['/dash', 80, ['wallet', 'loan', 'settings', ...ahead]],
  ['/wallet', 79, ['dash', 'loan', 'settings', ...ahead]],
  ['/loan', 95, ['dash', 'wallet', 'settings', 'owed-chart', 'installments-chart', ...ahead]],
  ['/settings', 76, ['dash', 'wallet', 'loan', ...ahead]],
  ['/activate', 71, ['wallet', 'loan', ...ahead]],
  ['/login', 0, []],
  ['/register', 0, []],
] as const)(
  'the document of %s names every script that the page loads first, and all that comes late has %d kB at most',
  async (path, mostLate, follow) => {
    const { page, context } = await visit(browser, product.url);
    const isOpen = ['/login', '/register'].includes(path);
    if (!isOpen) await signIn(page, path === '/activate' ? '639170000010' : '639170000012');
    const html = await (await context.request.get(path)).text();
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') loaded.push(new URL(request.url()).pathname);
    });
    const late: Response[] = [];
    page.on('response', (answer) => {
      if (!linked(html).includes(new URL(answer.url()).pathname)) late.push(answer);
    });
    const hasFollowed = fetchedAhead(page, follow.map(part));
    await page.goto(path);
    await page.getByRole('main').getByRole('heading').first().waitFor();
    // What follows the figures of wallet and loan, and what that stands on, competes with nothing.
    const follows = loaded.findIndex((script) => /\/(sending|later)-/.test(script));
    const first = loaded.slice(0, follows < 0 ? undefined : follows);
    expect(first.filter((script) => script.startsWith('/assets/') && !linked(html).includes(script))).toEqual(
      [],
    );
    expect(linked(html).filter((script) => /\/(sending|form|later|drawing)-/.test(script))).toEqual(
      isOpen ? [expect.stringContaining('/form-')] : [],
    );
    expect(linked(html).length).toBeGreaterThan(3);
    if (isOpen) await settle(page);
    await hasFollowed();
    expect(await kilobytes(late, 'script')).toBeLessThanOrEqual(mostLate);
    await context.close();
  },
);

test('a long page of a member comes in pieces, so that it can be pressed meanwhile, and nothing moves', async () => {
  const { page, context } = await visit(browser, product.url);
  await signIn(page, '639170000012');
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number; pieces: string[][] };
    seen.shift = 0;
    seen.pieces = [];
    const titles = () => [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent);
    new MutationObserver(() => {
      const shown = titles();
      if (shown.length > (seen.pieces.at(-1)?.length ?? 0)) seen.pieces.push(shown);
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/loan');
  await page.getByRole('heading', { name: 'Loan Status' }).waitFor();
  await page.locator('figure svg[role="img"]').nth(1).waitFor();
  const { pieces, shift } = await page.evaluate(() => {
    const seen = window as unknown as { shift: number; pieces: string[][] };
    return { pieces: seen.pieces, shift: seen.shift };
  });
  expect(pieces.length).toBeGreaterThan(3);
  // What is read first is there first.
  expect(pieces[0]).toEqual(['Next payment PHP', 'How to pay']);
  expect(shift).toBeLessThan(0.01);
  await context.close();
});

test.each(['en', 'fil'])('a phone can keep the site as an app, and share its pages, in %s', async (lang) => {
  const { page, context } = await visit(browser, product.url);
  await openPage(page, `/about?lang=${lang === 'en' ? 'fil' : 'en'}`);
  await openPage(page, `/hiw?lang=${lang}`);
  const linkTo = async (selector: string, attribute: string): Promise<string> =>
    (await page.locator(selector).getAttribute(attribute)) ?? '';
  const manifest = await (await context.request.get(await linkTo('link[rel=manifest]', 'href'))).json();
  expect(manifest).toMatchObject({ lang, name: 'Pautang', start_url: '/dash', display: 'standalone' });
  for (const { src, sizes, type } of manifest.icons) {
    const { width, height, format } = await sharp(await (await context.request.get(src)).body()).metadata();
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
  }
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');

  const address = `${product.url}/hiw?lang=${lang}`;
  expect(await linkTo('link[rel=canonical]', 'href')).toBe(address);
  expect(await linkTo(`link[hreflang=${lang}]`, 'href')).toBe(address);
  expect(await linkTo('link[hreflang=x-default]', 'href')).toBe(`${product.url}/hiw`);
  const picture = await context.request.get(await linkTo('meta[property="og:image"]', 'content'));
  expect(await sharp(await picture.body()).metadata()).toMatchObject({ width: 1200, height: 630 });

  // The newest link counts, and nothing is remembered that nobody chose.
  await openPage(page, '/contact');
  await page.locator(`html[lang=${lang}]`).waitFor();
  expect(await context.cookies()).toEqual([]);
  await openPage(page, `${address}#content`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('heading', { level: 1, name: 'How to get online loan' }).waitFor();
  expect(page.url()).not.toContain('lang=');
  expect(new URL(page.url()).hash).toBe('#content');
  await context.close();
});

test('light or dark is a choice, which the next page comes in', async () => {
  const { page, context } = await visit(browser, product.url);
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const becomes = (color: string) =>
    page.waitForFunction((wanted) => getComputedStyle(document.body).backgroundColor === wanted, color);
  const light = 'rgb(251, 248, 241)';
  const dark = 'rgb(7, 25, 31)';
  await page.goto('/about');
  expect(await paper()).toBe(light);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Dark' }).click();
  await becomes(dark);
  // Before any script, so that nothing flashes.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/login');
  expect(await paper()).toBe(dark);
  await page.unroute('**/*.js');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Light' }).click();
  await becomes(light);
  await page.getByRole('contentinfo').getByRole('button', { name: 'As on this device' }).click();
  await becomes(dark);
  await context.close();
});
