import type { Page } from 'playwright-core';

/** Leaves by the entry of the navigation, which asks first. */
export async function signOut(page: Page): Promise<void> {
  const entry = page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Sign Out' });
  await entry.click();
  await page.getByRole('dialog', { name: 'Sign out?' }).getByRole('button', { name: 'Sign Out' }).click();
}
