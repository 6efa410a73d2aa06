import type { Locator, Page } from 'playwright-core';
import { enter } from './member';

/** An entry of the member's menu. */
export const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name, exact: true });

/** A card of the page, by its heading. */
export const card = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

export async function openLoan(page: Page, phoneNumber: string): Promise<void> {
  await enter(page, phoneNumber);
  await entry(page, 'Loan').click();
  await page.getByRole('heading', { name: 'Loan', exact: true }).waitFor();
}

export async function readAll(within: Locator, ...texts: (string | RegExp)[]): Promise<void> {
  for (const text of texts) await within.getByText(text).first().waitFor();
}

/** In the colour of danger, with its sign beside the words. */
export async function expectDanger(words: Locator): Promise<void> {
  const line = words.locator('..');
  expect(await line.locator('svg').count()).toBe(1);
  const [color, danger] = await line.evaluate((element) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--danger)';
    const wanted = getComputedStyle(probe).color;
    probe.remove();
    return [getComputedStyle(element).color, wanted];
  });
  expect(color).toBe(danger);
}
