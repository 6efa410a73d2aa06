import type { Locator, Page } from 'playwright-core';
import { enter } from './member';
import { untilNumbersKept } from './photos';

export async function openSettings(page: Page, phoneNumber: string): Promise<void> {
  await enter(page, phoneNumber);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('img', { name: /^Credit score \d+ out of 1000$/ }).waitFor();
}

export const quickLink = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true });

export async function openDialog(page: Page, name: string): Promise<Locator> {
  await quickLink(page, name).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}

export const hasFocus = (element: Element) => element === document.activeElement;

/** Types a number that waits sealed, until it does: of whoever types by hand that is done by the next key. */
export async function typeSealed(field: Locator, number: string): Promise<void> {
  const page = field.page();
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await field.fill(number);
  await untilNumbersKept(page);
}
