import type { Browser, Page } from 'puppeteer-core';
import { PHONE } from './support/browser';
import { FIREFOX, isLetterLeft, openFirefox, told } from './support/firefox';
import { PASSWORD } from './support/member';
import { Product } from './support/product';
import { focusedName } from './support/visitor';

jest.setTimeout(180_000);

describe('in Firefox', () => {
  if (FIREFOX === undefined) {
    it('was passed over, since Firefox is not installed here', () => {
      expect(FIREFOX).toBeUndefined();
    });
    return;
  }

  let product: Product;
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    product = await Product.startDemo();
    browser = await openFirefox();
    page = await browser.newPage();
    page.on('pageerror', (error) => {
      if (!isLetterLeft(error)) complaints.push(String(error));
    });
    await page.setViewport(PHONE);
    await page.goto(`${product.url}/login`);
    await page.waitForSelector('[data-toaster]');
    await page.type('input[type=tel]', '639170000012');
    await page.type('input[type=password]', PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.pathname === '/dash');
    await page.goto(`${product.url}/settings`);
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  test('a dialog is told by its title, keeps the focus, stays at Escape, and gives the focus back', async () => {
    const opener = await page.waitForSelector('main button ::-p-text(Change the one you sign in with)');
    const button = await opener?.evaluateHandle((element) => element.closest('button') as HTMLElement);
    await button?.focus();
    await page.keyboard.press('Enter');
    await told(page, 'dialog', 'Password');
    expect(await focusedName(page)).toBe('Password');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    const fields = ['Current password', 'New password', 'Confirm new password'];
    const stops = fields.flatMap((name) => [name, `Show password: ${name}`]);
    for (const stop of ['Close', ...stops, 'Close']) {
      await page.keyboard.press('Tab');
      expect(await focusedName(page)).toBe(stop);
    }
    await page.keyboard.down('Shift');
    await page.keyboard.press('Tab');
    await page.keyboard.up('Shift');
    expect(await focusedName(page)).toBe(stops.at(-1));
    await button?.focus();
    expect(await focusedName(page)).toBe(stops.at(-1));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog', { hidden: true });
    expect(await focusedName(page)).toMatch(/^Password/);
  });

  test('a message is told inside of the dialog, waits under the pointer, and can be dismissed', async () => {
    await page.goto(`${product.url}/settings?dialog=password`);
    await told(page, 'dialog', 'Password');
    const typed = { currentPassword: 'Wrong1!aa', newPassword: 'Pautang2!', confirmation: 'Pautang2!' };
    for (const [index, text] of Object.values(typed).entries()) {
      const fields = await page.$$('dialog input[type=password]');
      await fields[index]?.type(text);
    }
    await page.keyboard.press('Enter');
    const message = await page.waitForSelector('dialog [role=alert] [data-kind=error]');
    await message?.hover();
    await page.waitForFunction(
      (since) => performance.now() > since + 5500,
      {},
      await page.evaluate(() => performance.now()),
    );
    const dismiss = await message?.$('button');
    await dismiss?.click();
    await page.waitForSelector('[data-kind=error]', { hidden: true });
    expect(await page.$$('dialog')).toHaveLength(1);
    expect(complaints).toEqual([]);
  });
});
