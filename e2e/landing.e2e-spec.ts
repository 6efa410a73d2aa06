import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expectAccessible } from './support/accessible';
import { DESKTOP, letMove, PHONE, visit } from './support/browser';
import { browser, product } from './support/running';
import { VIEWS } from './support/views';
import { focusedName, visitIn } from './support/visitor';

const carouselOf = (page: Page) => page.getByRole('group', { name: 'Previews of Pautang' });

/** The slides that are seen, by their words; the one that a slide fades in over has none. */
function slidesOf(page: Page): Promise<string[]> {
  return carouselOf(page)
    .getByRole('img')
    .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('alt') ?? ''));
}

async function waitForOtherSlides(page: Page, before: readonly string[]): Promise<void> {
  const words = before.join();
  const shown = '[aria-roledescription="carousel"] figure picture:last-child img';
  await page.waitForFunction(
    ([selector, old]) => {
      const seen = [...document.querySelectorAll<HTMLImageElement>(selector)].filter((it) =>
        it.checkVisibility(),
      );
      return seen.length > 0 && seen.map(({ alt }) => alt).join() !== old;
    },
    [shown, words] as const,
  );
}

/** More than enough time for several slides; it passes at once. */
const severalSlides = (page: Page) => page.clock.runFor(10_000);

/** Browsers tell it in the order in which it was asked for: the page's own script knows it then. */
const untilOutOfSight = (element: Element): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver((changes) => {
      if (changes.at(-1)?.isIntersecting) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });

describe('the carousel', () => {
  test.each([
    ['one phone', PHONE, 1],
    ['three phones', DESKTOP, 3],
  ])('shows %s and goes on by itself', async (_, viewport, phones) => {
    const { page, context } = await visit(browser, product.url, viewport);
    await letMove(page);
    await page.goto('/');
    const first = await slidesOf(page);
    expect(first).toHaveLength(phones);
    await waitForOtherSlides(page, first);
    const second = await slidesOf(page);
    expect(second).toHaveLength(phones);
    expect(second.filter((slide) => !first.includes(slide))).toHaveLength(1);
    await context.close();
  });

  test('stands still under the pointer, and goes on afterwards', async () => {
    const { page, context } = await visit(browser, product.url, DESKTOP);
    await letMove(page);
    await page.clock.install();
    await page.goto('/');
    await waitForOtherSlides(page, await slidesOf(page));
    await carouselOf(page).hover();
    const slides = await slidesOf(page);
    await severalSlides(page);
    expect(await slidesOf(page)).toEqual(slides);
    await page.getByRole('heading', { level: 1 }).hover();
    await waitForOtherSlides(page, slides);
    await context.close();
  });

  test('stands still while it has the focus, and goes on afterwards', async () => {
    const { page, context } = await visit(browser, product.url);
    await letMove(page);
    await page.clock.install();
    await page.goto('/');
    await waitForOtherSlides(page, await slidesOf(page));
    await page.getByRole('link', { name: 'Note 2' }).first().focus();
    await page.keyboard.press('Tab');
    const slides = await slidesOf(page);
    await severalSlides(page);
    expect(await slidesOf(page)).toEqual(slides);
    await page.keyboard.press('Tab');
    await waitForOtherSlides(page, slides);
    await context.close();
  });

  test('stands still while one has scrolled past it, and goes on afterwards', async () => {
    const { page, context } = await visit(browser, product.url);
    await letMove(page);
    await page.clock.install();
    await page.goto('/');
    await waitForOtherSlides(page, await slidesOf(page));
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await carouselOf(page).evaluate(untilOutOfSight);
    const slides = await slidesOf(page);
    await severalSlides(page);
    expect(await slidesOf(page)).toEqual(slides);
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await waitForOtherSlides(page, slides);
    await context.close();
  });

  test('never moves for those who want no motion, and fetches no further pictures', async () => {
    const { page, context } = await visit(browser, product.url);
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.webp')) pictures.push(request.url());
    });
    await page.clock.install();
    await page.goto('/', { waitUntil: 'load' });
    const slides = await slidesOf(page);
    await severalSlides(page);
    expect(await slidesOf(page)).toEqual(slides);
    expect(new Set(pictures).size).toBe(1);
    expect(slides).toEqual(['Wallet: the available balance and the button WITHDRAW NOW']);
    await context.close();
  });

  test.each([
    ['en', 'light'],
    ['fil', 'dark'],
  ] as const)(
    'shows the product in the language and theme of who looks: %s, %s',
    async (language, colorScheme) => {
      const { page, context } = await visitIn(language, browser, product.url);
      const pictures: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('.webp')) pictures.push(request.url());
      });
      await page.emulateMedia({ colorScheme });
      await page.goto('/', { waitUntil: 'load' });
      const shown = page.locator('[aria-roledescription="carousel"] img').first();
      const bytes = await shown.evaluate(async (image) => {
        const answer = await fetch((image as HTMLImageElement).currentSrc);
        return [...new Uint8Array(await answer.arrayBuffer())];
      });
      const kept = join(__dirname, '../client/src/assets/slides', language, colorScheme, 'wallet.webp');
      expect(Buffer.from(bytes).equals(await readFile(kept))).toBe(true);
      expect(new Set(pictures).size).toBe(1);
      await context.close();
    },
  );
});

describe.each(VIEWS)('on a %s, %s', (_device, colorScheme, viewport) => {
  test('the public pages are accessible and keep to the width', async () => {
    const { page, context, complaints } = await visit(browser, product.url, viewport);
    await page.emulateMedia({ colorScheme });
    for (const path of ['/', '/about', '/hiw']) {
      await page.goto(path);
      await page.getByRole('contentinfo').getByText('Pautang Financing Company, Inc.').first().waitFor();
      await expectAccessible(page);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test('headline, figures and company are there before any script, and in Filipino for those who chose it', async () => {
  for (const [language, headline] of [
    ['en', 'Empowering Your Future with Our Trusted Lending Services.'],
    ['fil', 'Pinalalakas ang Kinabukasan Mo sa Maaasahan Naming Pagpapautang.'],
  ]) {
    const page = await fetch(product.url, { headers: { cookie: `language=${language}` } });
    const html = await page.text();
    for (const text of [headline, '₱100,000', '₱102,400.00', 'CS202300000']) expect(html).toContain(text);
    expect(html).not.toMatch(/ style="|%\w+%/);
  }
});

test('the footer says who lends, and its links open the documents', async () => {
  const { page, context } = await visit(browser, product.url);
  await page.goto('/about');
  await page.getByText("We're here to help everyone take control of their financial future").waitFor();
  await page.getByText('30+ Employees').waitFor();
  const footer = page.getByRole('contentinfo');
  await footer.getByText('Study the disclosure statement before you borrow.').waitFor();
  for (const [link, title] of [
    ['Privacy', /Privacy/],
    ['Terms & Conditions.', /Terms/],
  ] as const) {
    await footer.getByRole('button', { name: link }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await dialog.waitFor({ state: 'hidden' });
  }
  await context.close();
});

test('Back closes a document and the menu, and the link of the current page collapses it', async () => {
  const { page, context, complaints } = await visit(browser, product.url);
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  expect(page.url()).toBe(`${product.url}/about`);

  const menu = page.getByRole('button', { name: 'Menu' });
  const about = page.getByRole('navigation').getByRole('link', { name: 'About Us' });
  await menu.click();
  await about.click();
  await about.waitFor({ state: 'hidden' });
  expect(await menu.getAttribute('aria-expanded')).toBe('false');
  await menu.click();
  await about.waitFor();
  await page.goBack();
  await about.waitFor({ state: 'hidden' });
  await menu.click();
  await page.getByRole('navigation').getByRole('link', { name: 'Contact Us' }).click();
  await page.getByRole('heading', { name: 'We are here to help you' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: /help everyone/ }).waitFor();
  expect(await menu.getAttribute('aria-expanded')).toBe('false');

  await page.goto('/?reading=terms');
  await page.getByRole('dialog', { name: /Terms/ }).getByRole('button', { name: 'OK' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await context.close();
});

test('by keys the menu that was opened comes next, and Escape closes it', async () => {
  const { page, context } = await visit(browser, product.url);
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await page.getByRole('button', { name: 'Menu', expanded: true }).waitFor();
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toContain('Dashboard');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu', expanded: false }).waitFor();
  expect(await focusedName(page)).toContain('Menu');
  await context.close();
});

test('a document that did not come once can be asked for again', async () => {
  const { page, context } = await visit(browser, product.url);
  await page.route('**/v2/config', (route) => route.abort());
  await page.goto('/about');
  const privacy = page.getByRole('contentinfo').getByRole('button', { name: 'Privacy' });
  await privacy.click();
  const dialog = page.getByRole('dialog');
  await page.getByText('The text could not be loaded.').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await page.unroute('**/v2/config');
  await privacy.click();
  await dialog
    .getByRole('heading', { name: /^(Section )?1/ })
    .first()
    .waitFor();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await context.close();
});

test('How It Works tells the three steps', async () => {
  const { page, context } = await visit(browser, product.url);
  await page.goto('/hiw');
  await page.getByRole('heading', { name: 'How to get online loan fast approval in Philippines' }).waitFor();
  const steps = page.getByRole('main').getByRole('listitem').getByRole('heading');
  expect(await steps.allTextContents()).toEqual(['Get Advice', 'Withdraw money securely', 'Get money fast']);
  await context.close();
});
