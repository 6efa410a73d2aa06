import { PautangClient } from '@pautang/sdk';
import type { Page } from 'playwright-core';
import { expectAccessible } from './support/accessible';
import { DESKTOP, visit } from './support/browser';
import { browser, product } from './support/running';
import { VIEWS } from './support/views';
import { awake, openPage } from './support/visitor';

interface Messages {
  readonly items: readonly { name: string; email: string; message: string }[];
}

const written = { name: 'Juana dela Cruz', email: 'juana@example.com' };

async function fill(page: Page, message: string): Promise<void> {
  await page.getByLabel('Name').fill(written.name);
  await page.getByLabel('E-mail').fill(written.email);
  await page.getByLabel('Message', { exact: true }).fill(message);
  await page.getByRole('checkbox').check();
}

const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click();

test.each(VIEWS)(
  'on a %s, %s, the page is accessible, its mistakes too',
  async (_device, colorScheme, viewport) => {
    const { page, context, complaints } = await visit(browser, product.url, viewport);
    await page.emulateMedia({ colorScheme });
    await page.goto('/contact');
    await page.getByRole('link', { name: 'help@pautang.example' }).waitFor();
    await page.getByRole('link', { name: '+63 917 000 0002' }).waitFor();
    await expectAccessible(page);
    await send(page);
    await page.getByText('Please agree to the Terms & Conditions.').waitFor();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('a message reaches the staff, and the form is empty again', async () => {
  const { page, context, complaints } = await visit(browser, product.url);
  await page.goto('/contact');
  await fill(page, 'How long does an approval take?');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/v2/misc/contact', (route) => released.then(() => route.continue()));
  await send(page);
  await page.getByText('Sending Message.').waitFor();
  // However large its letters are, it covers no title.
  await page.waitForFunction(() => {
    window.scrollTo(0, 0);
    const bottom = document.querySelector('[data-kind=pending]')?.getBoundingClientRect().bottom ?? 999;
    return bottom <= (document.querySelector('h1')?.getBoundingClientRect().top ?? 0);
  });
  release();
  await page.getByText('Message sent.').waitFor();
  await page.waitForFunction(() => document.querySelector('textarea')?.value === '');
  expect(await page.getByLabel('Name').inputValue()).toBe('');
  expect(await page.getByLabel('E-mail').inputValue()).toBe('');
  expect(await page.getByRole('checkbox').isChecked()).toBe(false);

  const { items } = await product.backoffice<Messages>('messages');
  expect(items[0]).toMatchObject({ ...written, message: 'How long does an approval take?' });
  expect(complaints).toEqual([]);
  await context.close();
});

test('what is missing is marked, from the first field on, and nothing is sent', async () => {
  const { page, context } = await visit(browser, product.url);
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/misc/contact')) calls += 1;
  });
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Juana dela Cruz');
  await page.getByLabel('E-mail').fill('juana@example');
  await send(page);
  await page.getByText('Invalid email format.').waitFor();
  await page.getByText('Please agree to the Terms & Conditions.').waitFor();
  expect(await page.getByLabel('Message', { exact: true }).getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByLabel('E-mail').evaluate((field) => field === document.activeElement)).toBe(true);
  expect(calls).toBe(0);
  await context.close();
});

test('the terms open from the consent, and I AGREE ticks it; closing them does not', async () => {
  const { page, context } = await visit(browser, product.url);
  await page.goto('/contact');
  const dialog = page.getByRole('dialog', { name: 'Terms & Conditions' });
  await page.getByRole('button', { name: 'Terms & Conditions' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(await page.getByRole('checkbox').isChecked()).toBe(false);
  await page.getByRole('button', { name: 'Terms & Conditions' }).click();
  await dialog.getByRole('button', { name: 'I AGREE' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await page.getByRole('checkbox').isChecked()).toBe(true);
  await context.close();
});

test('without a connection the form is kept, and another try sends it', async () => {
  const { page, context } = await visit(browser, product.url);
  await page.goto('/contact');
  await fill(page, 'Is anybody there?');
  await context.setOffline(true);
  await send(page);
  await page.getByText('No Server Response').waitFor();
  expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('Is anybody there?');
  // What waits for an answer covers no link of the bar.
  await page.setViewportSize(DESKTOP);
  await page.waitForFunction(() => {
    window.scrollTo(0, 0);
    const bottom = document.querySelector('[data-kind=error]')?.getBoundingClientRect().bottom ?? 999;
    return bottom <= (document.querySelector('header')?.getBoundingClientRect().top ?? 0);
  });
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Message sent.').waitFor();
  await context.close();
});

test('a message that is typed by keys alone survives a failing gateway, a reload and Back, in its tab alone', async () => {
  const { page, context } = await visit(browser, product.url);
  await openPage(page, '/contact');
  await page.getByLabel('Name').focus();
  for (const text of [written.name, written.email, 'Is the office open?']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  const isKept = async () => {
    await awake(page);
    await page.waitForFunction(() => document.querySelector('textarea')?.value === 'Is the office open?');
    expect(await page.getByLabel('Name').inputValue()).toBe(written.name);
    expect(await page.getByRole('checkbox').isChecked()).toBe(true);
  };
  // The server keeps the message, and its answer is lost on the way.
  await page.route(
    '**/v2/misc/contact',
    async (route) => {
      await route.fetch();
      await route.fulfill({ status: 502, body: 'Bad gateway' });
    },
    { times: 1 },
  );
  await page.getByLabel('E-mail').press('Enter');
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor();
  await isKept();
  await page.reload();
  await isKept();
  await page.goto('/about');
  await page.goBack();
  await isKept();

  const other = await context.newPage();
  await openPage(other, '/contact');
  expect(await other.getByLabel('Name').inputValue()).toBe('');
  await other.close();

  await page.getByRole('button', { name: 'Send' }).press('Enter');
  await page.getByText('Message sent.').waitFor();
  await page.reload();
  await page.locator('[data-toaster]').waitFor({ state: 'attached' });
  expect(await page.getByLabel('Name').inputValue()).toBe('');
  const { items } = await product.backoffice<Messages>('messages');
  expect(items.filter(({ message }) => message === 'Is the office open?')).toHaveLength(1);
  await context.close();
});

test('account recovery points to the Loan Assistant and is still to come; the chat does nothing', async () => {
  const { page, context } = await visit(browser, product.url);
  await page.goto('/contact');
  const chat = page.getByRole('button', { name: 'START LIVE CHAT' });
  expect(await chat.getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('button', { name: 'ACCOUNT RECOVERY' }).click();
  await page.getByText('Call or message your Loan Assistant!').waitFor();
  await page.getByText('This feature will be coming soon.').waitFor();
  await context.close();
});

test('who writes too often is told so, and keeps the message', async () => {
  const { misc } = new PautangClient({ baseUrl: product.url });
  const requestBody = { ...written, message: 'Again', agreed: true as const };
  let isRefused = false;
  for (let sent = 0; sent <= 20 && !isRefused; sent += 1) {
    await misc.sendContactMessage({ requestBody }).catch(() => {
      isRefused = true;
    });
  }
  const { page, context } = await visit(browser, product.url);
  await page.goto('/contact');
  await fill(page, 'And again');
  await send(page);
  await page.getByText(/That was too often\. Please wait \d\d minutes and try again\./).waitFor();
  expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('And again');
  await context.close();
});
