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
