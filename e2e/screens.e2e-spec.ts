import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PautangClient } from '@pautang/sdk';
import type { Locator, Page } from 'playwright-core';
import { activityTexts } from '../client/src/texts/activity';
import { layoutTexts } from '../client/src/texts/layout';
import { scoreTexts } from '../client/src/texts/score';
import { MEMBER_PAGES, NOT_FOUND_PAGE, PUBLIC_PAGES } from '../server/src/client-pages';
import { expectAccessible, expectToFit, expectWholeWords } from './support/accessible';
import { DESKTOP, PHONE, TABLET, visit } from './support/browser';
import { borrowAs } from './support/lend';
import { enter } from './support/member';
import { prepareMember } from './support/prepare-member';
import { browser, product } from './support/running';
import { awake, openPage, visitIn } from './support/visitor';

/** A phone on its side. */
const LYING = { width: 780, height: 360 };

/** Whether a press in its middle would reach it. */
const isOnTop = (element: Locator): Promise<boolean> =>
  element.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

// As a phone shows them, in both themes, pictures-english.e2e-spec.ts looks at them.
test('on a desktop public pages are accessible and keep to the width', async () => {
  const { page, context, complaints } = await visit(browser, product.url, DESKTOP);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const [path, heading] of [
    ['/login', 'Sign In'],
    ['/register', 'Registration'],
    ['/nowhere', '404 Page Not Found'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('heading', { name: heading }).waitFor();
    await expectAccessible(page);
  }
  expect(complaints).toEqual([]);
  await context.close();
});

test('on a desktop the pages and dialogs of members are accessible and keep to the width', async () => {
  const { page, context, complaints } = await visit(browser, product.url, DESKTOP);
  await page.emulateMedia({ colorScheme: 'dark' });
  await enter(page, '639170000011');
  await page.getByRole('button', { name: 'Apply Now' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await page.getByRole('dialog').getByText('Beneficiary account').waitFor();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await enter(page, '639170000012');
  await page.getByRole('heading', { name: 'Latest activity' }).waitFor();
  await expectAccessible(page);
  // A loan runs, so that an application could not succeed.
  expect(await page.getByRole('button', { name: 'Apply Now' }).count()).toBe(0);
  await page.getByRole('link', { name: 'WITHDRAW' }).click();
  await page.getByRole('button', { name: 'WITHDRAW NOW' }).waitFor();
  await page.getByRole('heading', { name: 'Activity' }).waitFor();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
  await context.close();
});

test("a path that is unknown below a member's page, or is in capitals, is as unknown as any other", async () => {
  const { page, context, complaints } = await visit(browser, product.url, DESKTOP);
  for (const path of ['/loan/nowhere', '/WALLET', '/Login']) {
    await page.goto(path);
    await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
    await awake(page);
    const links = page.getByRole('navigation', { name: layoutTexts.en.mainNavigation });
    expect(await links.getByRole('link', { name: 'Home', exact: true }).count()).toBe(1);
    expect(await page.locator('[aria-current=true]').count()).toBe(0);
  }
  expect(complaints).toEqual([]);
  await context.close();
});

const roomLeft = ({ clientWidth, scrollWidth }: Element) => clientWidth - scrollWidth;
const rightOf = (box: { x: number; width: number } | null) => (box?.x ?? 0) + (box?.width ?? 0);

test('with letters twice as large, on a phone the menu stays on the screen and amounts are whole', async () => {
  const { page, context } = await visitIn('fil', browser, product.url);
  await page.goto('/login');
  const password = page.locator('input[type=password]');
  await password.waitFor();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const phone = page.getByLabel('Phone number');
  await phone.fill('9170000011');
  expect(await phone.evaluate(roomLeft)).toBeGreaterThanOrEqual(0);
  const field = await password.boundingBox();
  const eye = await password.locator('..').locator('button svg').boundingBox();
  expect(rightOf(field) - rightOf(eye)).toBeGreaterThanOrEqual(8);
  await page.locator('[aria-haspopup="dialog"]').click();
  await page.getByRole('option').first().waitFor();
  await expectWholeWords(page);
  await page.keyboard.press('Escape');
  await enter(page, '639170000011', true, '/dash');
  for (const path of ['/dash', '/']) {
    if (path === '/') await page.goto(path);
    const amount = page.getByRole('textbox').first();
    await amount.waitFor();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectToFit(page);
    const menu = await page.getByRole('button', { name: 'Menu' }).boundingBox();
    expect((menu?.x ?? 0) + (menu?.width ?? 999)).toBeLessThanOrEqual(PHONE.width);
    expect(await amount.evaluate(roomLeft)).toBeGreaterThanOrEqual(0);
    // The name of a currency is read in lines.
    const lines = await page.getByRole('combobox').evaluate((select) => select.clientHeight / 48);
    expect(lines).toBeGreaterThan(2);
  }
  await enter(page, '639170000012', true, '/dash');
  await page.getByRole('heading', { name: activityTexts.fil.latest }).waitFor();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectToFit(page);
  await page.getByRole('link', { name: 'Wallet' }).click();
  const limit = page.locator('dt:text-is("Limit") + dd').getByText('.00');
  expect(await limit.evaluate((cents) => getComputedStyle(cents).fontSize)).toBe('40px');
  await context.close();
});

test('with letters twice as large the longest amounts in rupiah stay in their cards', async () => {
  const phoneNumber = '639175590042';
  await prepareMember(product.url, phoneNumber, 5, { monthlyNetIncome: 9_000_000 });
  const { page, context } = await visit(browser, product.url);
  const cut = async () => {
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    return page
      .locator('main section')
      .evaluateAll((cards) =>
        cards.filter((card) => card.scrollWidth > card.clientWidth).map((card) => card.textContent),
      );
  };
  await enter(page, phoneNumber, true, '/dash');
  await page.getByLabel('Currency').selectOption('IDR');
  await page.getByLabel('Loan amount').first().fill('864000000');
  await page.getByText('Rp 144,000,000.00').first().waitFor();
  expect(await cut()).toEqual([]);

  await borrowAs(phoneNumber, { selectedCurrency: 'IDR', loanAmountPHP: 3_000_000, installmentCount: 6 });
  for (const [path, awaited] of [
    ['/wallet', 'The loan, paid into your wallet'],
    ['/loan?view=statement', 'Closing balance'],
  ] as const) {
    await page.goto(path);
    await page.getByText(awaited).first().waitFor();
    expect(await cut()).toEqual([]);
    if (path !== '/wallet') continue;
    const payment = page.getByRole('link', { name: /^Next payment/ });
    const arrow = await payment.locator('svg').boundingBox();
    const end = rightOf(await payment.getByText('.00').boundingBox());
    expect(end).toBeLessThanOrEqual(arrow?.x ?? PHONE.width - 16);
  }
  await context.close();
});

test('with letters twice as large pages keep to the width of the smallest phones', async () => {
  const smallest = { width: 320, height: 640 };
  const { page, context } = await visitIn('fil', browser, product.url, smallest);
  for (const [language, path] of [
    ['fil', '/'],
    ['fil', '/contact'],
    ['en', '/hiw'],
  ] as const) {
    await page.goto(`${path}?lang=${language}`);
    await page.getByRole('link', { name: 'help@pautang.example' }).first().waitFor();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectToFit(page);
  }
  await enter(page, '639170000012', true, '/settings');
  await page.getByRole('button', { name: scoreTexts.fil.more }).waitFor();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectToFit(page);
  await context.close();
});

test('with letters twice as large, dates of the schedule, limits of the score and the top bar have their room', async () => {
  const { page, context } = await visitIn('fil', browser, product.url);
  const enlarge = () => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await enter(page, '639170000012', true, '/loan');
  const date = page
    .locator('summary')
    .getByText(/^\p{L}+ \d+, \d{4}$/u)
    .first();
  await date.waitFor();
  await enlarge();
  const heightInLetters = await date.evaluate(
    (words) => words.clientHeight / Number.parseFloat(getComputedStyle(words).fontSize),
  );
  expect(heightInLetters).toBeLessThan(4);

  await page.goto('/settings?dialog=withdrawal');
  await page.getByText('Pautang-WD').waitFor();
  await enlarge();
  await expectWholeWords(page);
  await page.goto('/settings');
  await page.getByRole('button', { name: scoreTexts.fil.more }).waitFor();
  await enlarge();
  await expectWholeWords(page);
  await page.getByRole('button', { name: scoreTexts.fil.more }).click();
  const limits = page.getByRole('dialog').getByRole('table');
  await limits.waitFor();
  expect(rightOf(await limits.boundingBox())).toBeLessThanOrEqual(PHONE.width);

  await page.setViewportSize(DESKTOP);
  await page.goto('/wallet');
  const end = page.getByRole('button', { name: layoutTexts.fil.logOut });
  await end.waitFor();
  await enlarge();
  await expectToFit(page);
  await context.close();
});

test('on the dark ground of a system that gives the colours, what is drawn is light, also where light was chosen', async () => {
  const { page, context } = await visit(browser, product.url);
  await enter(page, '639170000012', true, '/settings');
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const score = page.getByRole('img', { name: /\d+/ }).locator('text').first();
  const drawn = () => score.evaluate((one) => getComputedStyle(one).fill);
  await score.waitFor();
  const light = await drawn();
  await page.getByRole('button', { name: 'Light', exact: true }).click();
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'light');
  expect(await drawn()).toBe(light);
  await context.close();
});

/** As WCAG 1.4.12 has it. */
const setLettersApart = (page: Page) =>
  page.evaluate((css) => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(`* { ${css} }`);
    document.adoptedStyleSheets.push(spacing);
  }, 'letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important');

test('with letters set apart by the reader, an amount that is typed is whole on the smallest phone', async () => {
  const { page, context } = await visit(browser, product.url, { width: 320, height: 640 });
  await openPage(page, '/');
  await setLettersApart(page);
  const amount = page.getByLabel('Loan amount', { exact: true });
  for (const typed of ['100000', '4999999.75']) {
    await amount.fill(typed);
    await amount.blur();
    await page.waitForFunction(() => document.querySelector('input')?.value.includes('.'));
    const cutOff = await amount.evaluate((field) => field.scrollWidth - field.clientWidth);
    expect([typed, cutOff]).toEqual([typed, 0]);
  }
  await context.close();
});

test('with letters set apart by the reader, large amounts are whole on a phone', async () => {
  const { page, context } = await visit(browser, product.url);
  for (const [phoneNumber, path, name] of [
    ['639170000011', '/settings?dialog=borrow', 'You can borrow up to'],
    ['639170000012', '/wallet', 'Used'],
  ] as const) {
    await enter(page, phoneNumber, true, path);
    await page.getByText(name).first().waitFor();
    await setLettersApart(page);
    const ends = await page.locator('[style*="--ems"] [translate=no] > span:last-child').all();
    expect(ends.length).toBeGreaterThan(0);
    for (const end of ends) {
      const room = await end.locator('xpath=ancestor::*[contains(@style, "--ems")]').boundingBox();
      expect(rightOf(await end.boundingBox())).toBeLessThanOrEqual(rightOf(room) + 1);
    }
  }
  await context.close();
});

test('on a tablet the menu of the top bar lies above the side bar', async () => {
  const { page, context } = await visit(browser, product.url, TABLET);
  await enter(page, '639170000012');
  const wallet = page.getByRole('navigation').getByRole('link', { name: 'Wallet' });
  await wallet.waitFor();
  expect(await isOnTop(wallet)).toBe(true);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'How It Works' }).waitFor();
  expect(await isOnTop(wallet)).toBe(false);
  await context.close();
});

test('on a phone that lies on its side a dialog leaves room for what it asks, messages cover no title, and the way out is in reach', async () => {
  const { page, context } = await visit(browser, product.url, LYING);
  await enter(page, '639170000012', false, '/settings?dialog=password');
  const dialog = page.getByRole('dialog', { name: 'Password' });
  const field = dialog.getByLabel('Current password', { exact: true });
  await field.waitFor();
  const room = await dialog.locator('[data-scrolls]').evaluate((body) => body.clientHeight);
  expect(room).toBeGreaterThan(LYING.height / 2);
  await field.fill('Wrong1!!');
  await dialog.getByLabel('New password', { exact: true }).fill('Pautang2!');
  await dialog.getByLabel('Confirm new password', { exact: true }).fill('Pautang2!');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('The current password is not right.').waitFor();
  expect(await isOnTop(dialog.getByRole('heading', { name: 'Password' }))).toBe(true);
  await dialog.getByRole('button', { name: 'Close' }).click();
  const signOut = page.getByRole('navigation').getByRole('button', { name: 'Sign Out' });
  await signOut.scrollIntoViewIfNeeded();
  expect(await isOnTop(signOut)).toBe(true);
  await context.close();
});

test('a new member is led to the activation, not to the wallet', async () => {
  const { page, context } = await visit(browser, product.url);
  await enter(page, '639170000010');
  await page.getByText('Activate your account before applying loan').waitFor();
  await page.getByRole('link', { name: 'Wallet' }).click();
  await page.waitForURL('**/activate');
  await page.goto('/wallet');
  await page.waitForURL('**/activate');
  await context.close();
});

test('a remembered sign-in survives a reload, until its sessions are ended elsewhere', async () => {
  const phoneNumber = '639175559998';
  await prepareMember(product.url, phoneNumber, 5);
  const { page, context } = await visit(browser, product.url);
  await enter(page, phoneNumber, true);
  await page.goto('/wallet');
  await page.getByRole('heading', { name: 'Wallet' }).waitFor();

  const elsewhere = new PautangClient({ baseUrl: product.url });
  await elsewhere.signIn({ phoneNumber, password: 'Pautang1!' });
  const requestBody = {
    phoneNumber,
    currentPassword: 'Pautang1!',
    newPassword: 'Pautang2!',
    password: 'Pautang2!',
  };
  await elsewhere.authentication.changePassword({ requestBody });

  // Looked for from before it comes: it stands there for a second and a half.
  await Promise.all([page.getByText('Your login has expired.').waitFor(), page.reload()]);
  await page.waitForURL(`${product.url}/`);
  await context.close();
});

test('a sign-in that fails keeps what was typed and says why', async () => {
  const { page, context } = await visit(browser, product.url);
  await page.goto('/login');
  await page.getByLabel('Phone number').fill('639175559999');
  await page.getByLabel('Password', { exact: true }).fill('Wrong1!xx');
  await page.getByRole('button', { name: 'SIGN IN' }).click();
  await page.getByText('The phone number or the password is not right.').waitFor();
  // The message comes a moment before the form can be sent again.
  await page.getByRole('button', { name: 'SIGN IN', disabled: false }).waitFor();
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('Wrong1!xx');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'SIGN IN' }).click();
  await page.getByText('No Server Response').waitFor();
  await context.close();
});

test('Swagger UI shows the API under the content security policy', async () => {
  const { page, context, complaints } = await visit(browser, product.url, DESKTOP);
  await page.goto('/docs');
  await page.getByText('Compute what a loan costs', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test.each(['en', 'fil'])('every page that the build renders in %s has its address', (language) => {
  const rendered = readdirSync(join(__dirname, '../client/dist/pages', language));
  const known = [...Object.values({ ...PUBLIC_PAGES, ...MEMBER_PAGES }), NOT_FOUND_PAGE].map(
    (name) => `${name}.html`,
  );
  // The landing page is rendered with the usual figures too; a server picks one of the two.
  known.push('home-usual.html');
  expect(rendered.filter((name) => name.endsWith('.html')).sort()).toEqual(known.sort());
});
