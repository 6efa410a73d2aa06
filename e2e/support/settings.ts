import type { Locator, Page } from 'playwright-core';
import { enter } from './member';

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
