import type { Page } from 'playwright-core';
import { visit } from './support/browser';
import { enter, signIn } from './support/member';
import { browser, product } from './support/running';
import { awake } from './support/visitor';

const amountOf = (page: Page) => page.getByLabel('Loan amount', { exact: true });
const figuresOf = (page: Page) => page.getByRole('region', { name: 'What the loan costs' });

/** The value that stands in the row of a label. */
async function rowOf(page: Page, label: string): Promise<string> {
  const row = figuresOf(page).locator('dl > div', { hasText: label });
  return ((await row.locator('dd').textContent()) ?? '').trim();
}

async function openCalculator(page: Page): Promise<void> {
  await page.goto('/');
  await amountOf(page).waitFor();
}

/** Waits for it, since what is done before the calculator's program has come is done again then. */
const untilAmountIs = (page: Page, text: string) =>
  page.waitForFunction((amount) => document.querySelector('input')?.value === amount, text);

async function leave(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
}

test('starts with the least loan in pesos over six months, and offers all currencies to who does nothing', async () => {
  const { page, context, complaints } = await visit(browser, product.url);
  await page.clock.install();
  await openCalculator(page);
  expect(await page.getByLabel('Currency').inputValue()).toBe('PHP');
  expect(await amountOf(page).inputValue()).toBe('100,000.00');
  expect(await page.getByRole('radio', { name: '6 months', exact: true }).isChecked()).toBe(true);
  expect(await rowOf(page, 'Monthly repayment')).toBe('₱16,667.00');
  expect(await rowOf(page, 'Interest amount, a month')).toBe('₱400.00');
  expect(await rowOf(page, 'Interest for the whole loan')).toBe('₱2,400.00');
  expect(await rowOf(page, 'Effective interest rate')).toBe('8.50% a year');
  expect(await rowOf(page, 'You repay in all')).toBe('₱102,400.00');
  // Read aloud when it changes.
  await page.getByRole('status').getByText('The last one is ₱17,065.00.').waitFor();
  await awake(page);
  await page.clock.runFor(4000);
  await page.getByLabel('Currency').selectOption('USD', { timeout: 4000 });
  await untilAmountIs(page, '1,776.00');
  expect(complaints).toEqual([]);
  await context.close();
});

test('takes digits with at most two decimals, and keeps to the limits', async () => {
  const { page, context } = await visit(browser, product.url);
  await openCalculator(page);
  const amount = amountOf(page);
  await amount.fill('200000');
  await untilAmountIs(page, '200,000');

  await amount.fill('');
  await amount.pressSequentially('12a3,456.789');
  expect(await amount.inputValue()).toBe('123,456.78');
  await leave(page);
  expect(await amount.inputValue()).toBe('123,457.00');

  for (const enter of [
    (text: string) => amount.fill(text),
    (text: string) => amount.pressSequentially(text),
  ]) {
    await amount.fill('');
    await enter('1２3456,7');
    expect(await amount.inputValue()).toBe('123,456.7');
  }

  await amount.fill('120000');
  await figuresOf(page).getByText('6 installments, one strip each.', { exact: true }).waitFor();

  await amount.fill('');
  await amount.pressSequentially('50000001');
  expect(await amount.inputValue()).toBe('5,000,000');

  await amount.fill('5');
  await leave(page);
  expect(await amount.inputValue()).toBe('100,000.00');

  await amount.fill('');
  await leave(page);
  expect(await amount.inputValue()).toBe('100,000.00');
  await context.close();
});

test('counts in another currency, and keeps the pesos', async () => {
  const { page, context } = await visit(browser, product.url);
  await openCalculator(page);
  const rates = await page.evaluate(async () => (await fetch('/v2/currency/rates')).json());
  const yen = Math.ceil(Number((250_000 * rates.rates.JPY).toFixed(6)));

  await amountOf(page).fill('250000');
  await leave(page);
  await page.getByLabel('Currency').selectOption('JPY');
  expect(await amountOf(page).inputValue()).toBe(yen.toLocaleString('en-US'));
  await page.getByText('₱250,000.00 in pesos').waitFor();
  await amountOf(page).fill('999999999');
  expect(await amountOf(page).inputValue()).toBe(
    Math.ceil(Number((5_000_000 * rates.rates.JPY).toFixed(6))).toLocaleString('en-US'),
  );
  await leave(page);
  await page.getByText('₱5,000,000.00 in pesos').waitFor();
  await page.getByLabel('Currency').selectOption('PHP');
  expect(await amountOf(page).inputValue()).toBe('5,000,000.00');
  await page.emulateMedia({ forcedColors: 'active' });
  const apply = page.getByRole('main').getByRole('button', { name: 'APPLY NOW' });
  expect(await apply.evaluate((button) => getComputedStyle(button).borderTopWidth)).not.toBe('0px');
  const strip = page.locator('[aria-hidden] > i').first();
  expect(await strip.evaluate((drawn) => getComputedStyle(drawn).backgroundImage)).toContain('gradient');
  await context.close();
});

test('stays in pesos, without a word, when currencies or rates do not come', async () => {
  const { page, context } = await visit(browser, product.url);
  const asked: string[] = [];
  await page.route('**/v2/currency/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.abort();
  });
  await openCalculator(page);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/rates'));
  await amountOf(page).focus();
  await failed;
  expect(new Set(asked)).toEqual(new Set(['/v2/currency/available', '/v2/currency/rates']));
  expect(await page.getByLabel('Currency').locator('option').count()).toBe(1);
  expect(await rowOf(page, 'You repay in all')).toBe('₱102,400.00');
  expect(await page.getByText('No Server Response').count()).toBe(0);
  await context.close();
});

test('is worked with the keyboard alone, up to the sign-in', async () => {
  const { page, context } = await visit(browser, product.url);
  await openCalculator(page);
  await page.getByLabel('Currency').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('250000');
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await untilAmountIs(page, '5,000,000.00');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('radio', { name: '12 months' }).isChecked()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/login');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await context.close();
});

test('the choice goes along through the sign-in to the loan box, within the own limits, and stays there', async () => {
  const { page, context } = await visit(browser, product.url);
  await openCalculator(page);
  await amountOf(page).fill('777000');
  await page.getByRole('radio', { name: '24 months' }).check({ force: true });
  await page.getByRole('button', { name: 'APPLY NOW' }).click();
  await page.waitForURL('**/login');
  await page.goBack();
  expect(await amountOf(page).inputValue()).toBe('777,000.00');
  await page.getByRole('button', { name: 'APPLY NOW' }).click();
  await page.getByLabel('Phone number').fill('639170000011');
  await page.getByLabel('Password', { exact: true }).fill('Pautang1!');
  await page.getByLabel('Remember me').check();
  await page.getByRole('button', { name: 'SIGN IN' }).click();
  await page.waitForURL('**/dash');
  const months = page.getByRole('radio', { name: '24 months' });
  await months.waitFor({ state: 'attached' });
  expect(await amountOf(page).inputValue()).toBe('777,000.00');
  expect(await months.isChecked()).toBe(true);

  await page.getByLabel('Currency').selectOption('USD');
  const dollars = await amountOf(page).inputValue();
  await page.getByRole('link', { name: 'Wallet' }).click();
  await page.waitForURL('**/wallet');
  await page.goBack();
  await amountOf(page).waitFor();
  await untilAmountIs(page, dollars);
  await page.reload();
  await amountOf(page).waitFor();
  await untilAmountIs(page, dollars);
  expect(await page.getByLabel('Currency').inputValue()).toBe('USD');
  await context.close();
});

test('a choice beyond the own limits becomes the most that one may borrow', async () => {
  const { page, context } = await visit(browser, product.url);
  await openCalculator(page);
  await amountOf(page).fill('5000000');
  await page.getByRole('radio', { name: '48 months' }).check({ force: true });
  await page.getByRole('button', { name: 'APPLY NOW' }).click();
  await page.waitForURL('**/login');
  await signIn(page, '639170000011');
  await page.getByText(/^Your limit is/).waitFor();
  const own = (await page.getByText(/^Your limit is/).textContent())?.match(/₱([\d,.]+)/)?.[1];
  expect(await amountOf(page).inputValue()).toBe(own);
  expect(await page.getByRole('radio', { name: '48 months' }).isChecked()).toBe(false);
  await context.close();
});

test('who comes Back from another page finds amount, currency and period as they were', async () => {
  const { page, context } = await visit(browser, product.url);
  await openCalculator(page);
  await awake(page);
  for (const [currency, typed, amount, months] of [
    ['PHP', '345678', '345,678.00', '6'],
    ['USD', '5000.55', '5,000.55', '24'],
  ] as const) {
    await page.getByLabel('Currency').selectOption(currency);
    await amountOf(page).fill(typed);
    await leave(page);
    await page.getByLabel(`${months} months`, { exact: true }).check({ force: true });
    await untilAmountIs(page, amount);
    await page.goto('/hiw');
    await page.goBack();
    await awake(page);
    await untilAmountIs(page, amount);
    expect(await page.getByLabel('Currency').inputValue()).toBe(currency);
    expect(await page.locator('input[type=radio]:checked').inputValue()).toBe(months);
  }
  await context.close();
});

test('APPLY NOW leads a member of this browser to the dashboard', async () => {
  const { page, context } = await visit(browser, product.url);
  await enter(page, '639170000011', true);
  await page.goto('/');
  await page.getByRole('button', { name: 'APPLY NOW' }).click();
  await page.waitForURL('**/dash');
  await page.getByRole('heading', { name: 'Apply for a loan' }).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await context.close();
});
