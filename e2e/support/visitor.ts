import type { Browser, Page } from 'playwright-core';
import { PHONE, type Visit, visit } from './browser';

/** A fresh visitor who has chosen a language. */
export async function visitIn(
  language: 'en' | 'fil',
  browser: Browser,
  url: string,
  viewport = PHONE,
): Promise<Visit> {
  const visitor = await visit(browser, url, viewport);
  await visitor.context.addCookies([{ name: 'language', value: language, url }]);
  return visitor;
}

/** Waits until the page's script answers, which brings the place for messages along. */
export const awake = (page: Page): Promise<void> =>
  page.locator('[data-toaster]').waitFor({ state: 'attached' });

/** Opens a page and waits until its script answers. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await awake(page);
}

/** The element that has the focus, by its accessible name or its text, in whatever browser. */
export const focusedName = (page: { evaluate(read: () => string): Promise<string> }): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    return element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '';
  });

/** Waits until the field with this label has the focus. */
export const focused = (page: Page, label: string): Promise<void> =>
  page.getByLabel(label, { exact: true }).and(page.locator(':focus')).waitFor();
