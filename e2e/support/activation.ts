import type { Locator, Page } from 'playwright-core';

/** Opens the activation of a signed-in member, at the step where it stands. */
export async function openActivation(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: 'ACTIVATE ACCOUNT' }).click();
  const dialog = page.getByRole('dialog', { name: 'Activate your account' });
  await dialog.getByRole('heading', { name: title }).waitFor();
  return dialog;
}

/** As a press on the language switch, which a dialog covers. */
export const speakFilipino = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('button[lang=fil]')?.click());

/** Types into the first field that offers names as soon as it stands there, before the page does anything else. */
export const typeAtOnce = (page: Page, text: string) =>
  page.evaluate((typed) => {
    const watch = new MutationObserver(() => {
      const input = document.querySelector<HTMLInputElement>('input[role=combobox]');
      if (!input) return;
      watch.disconnect();
      input.focus();
      document.execCommand('insertText', false, typed);
    });
    watch.observe(document.body, { childList: true, subtree: true });
  }, text);
