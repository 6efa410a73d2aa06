import type { Locator, Page } from 'playwright-core';
import { visit } from './support/browser';
import { enter } from './support/member';
import { prepareMember } from './support/prepare-member';
import { browser, product } from './support/running';
import { focused } from './support/visitor';

/** Above the fold, and not under a bar. */
const isInSight = (text: Locator) =>
  text.evaluate((element) => {
    const { left, top, bottom } = element.getBoundingClientRect();
    const isOnTop = (y: number) => element.contains(document.elementFromPoint(left + 2, y));
    return isOnTop(top + 2) && isOnTop(bottom - 2);
  });

const amountOf = (page: Page) => page.getByLabel('Loan amount', { exact: true });

test('the loan box keeps to what the own score allows, and says what a higher one brings', async () => {
  const phoneNumber = '639175557201';
  await prepareMember(product.url, phoneNumber, 5, { monthlyNetIncome: 38_000 });
  const { page, context, complaints } = await visit(browser, product.url, { width: 360, height: 640 });
  await enter(page, phoneNumber);
  await page
    .getByText(
      'Your limit is ₱3,000,000.00 with a credit score of 500. From a score of 600 on it is ₱4,000,000.00, over up to 48 months.',
    )
    .waitFor();
  const amount = amountOf(page);
  await amount.fill('5000000');
  expect(await amount.inputValue()).toBe('3,000,000');
  expect(await page.getByRole('slider').getAttribute('max')).toBe('3000000');
  expect(await page.getByRole('radio', { name: '36 months' }).isEnabled()).toBe(true);
  expect(await page.getByRole('radio', { name: '48 months' }).isDisabled()).toBe(true);
  await page.getByText('48 months: from a credit score of 600 on.').waitFor();

  await page.getByText('An installment of ₱512,000.00 is more than your whole monthly income of').waitFor();
  await amount.fill('250000');
  await page.getByRole('radio', { name: '12 months' }).check();
  const cost = page.getByText('₱21,834 a month, ₱262,000 in all');
  await page.getByRole('slider').scrollIntoViewIfNeeded();
  expect(await isInSight(cost)).toBe(true);
  await page.getByText('An installment of ₱21,834.00 is more than half of your monthly income of').waitFor();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Apply Now' }).click();
  const consent = page.getByRole('dialog');
  await consent.getByText('262,000').first().waitFor();
  expect(await isInSight(consent.getByText('You repay in all'))).toBe(true);
  expect(await consent.getByText('Finance charge').count()).toBe(1);
  await consent.getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/');
  await amountOf(page).fill('5000000');
  await page.waitForFunction(() => document.querySelector('input')?.value.startsWith('5,000,000'));
  expect(await page.getByRole('radio', { name: '48 months' }).isEnabled()).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
});

test('the loan box says why only pesos are offered while the exchange rates are too old', async () => {
  const phoneNumber = '639175557204';
  await prepareMember(product.url, phoneNumber, 5);
  const { page, context, complaints } = await visit(browser, product.url);
  const reason = page.getByText('Today’s exchange rates are not available yet');
  await enter(page, phoneNumber);
  await page.getByRole('option', { name: 'USD' }).waitFor({ state: 'attached' });
  expect(await reason.count()).toBe(0);

  await page.route('**/v2/currency/rates', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), source: 'fetched', stale: true } });
  });
  await page.route('**/v2/currency/available', async (route) => {
    const response = await route.fetch();
    const currencies: { currencyCode: string }[] = await response.json();
    await route.fulfill({ response, json: currencies.filter(({ currencyCode }) => currencyCode === 'PHP') });
  });
  await page.reload();
  await reason.waitFor();
  expect(await page.getByLabel('Currency').locator('option').count()).toBe(1);
  expect(complaints).toEqual([]);
  await context.close();
});

test('an application beyond a limit that fell meanwhile is refused at its field', async () => {
  const phoneNumber = '639175557202';
  await prepareMember(product.url, phoneNumber, 5);
  const { page, context, complaints } = await visit(browser, product.url);
  const asOfBefore = { maxLoan: 5_000_000, terms: [6, 12, 24, 36, 48], next: undefined };
  await page.route(
    '**/v2/loan/limits',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), ...asOfBefore } });
    },
    { times: 1 },
  );
  await enter(page, phoneNumber);
  const amount = amountOf(page);
  const apply = async () => {
    await page.getByRole('button', { name: 'Apply Now' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'CONFIRM LOAN' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  await amount.fill('3500000');
  await page.getByRole('checkbox').check();
  await apply();

  const refusal = page.getByRole('main').getByText('With a credit score of 500 you may borrow up to');
  await refusal.waitFor();
  await focused(page, 'Loan amount');
  expect(await amount.inputValue()).toBe('3,500,000.00');
  await page.getByText('Your limit is ₱3,000,000.00 with a credit score of 500.').waitFor();
  await amount.blur();
  expect(await amount.inputValue()).toBe('3,000,000.00');
  expect(await refusal.count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('limits that do not arrive can be asked for again', async () => {
  const phoneNumber = '639175557203';
  await prepareMember(product.url, phoneNumber, 5);
  const { page, context } = await visit(browser, product.url);
  await page.route('**/v2/loan/limits', (route) => route.abort());
  await enter(page, phoneNumber);
  await page.getByText('Your own limits could not be loaded').waitFor();
  await page.unroute('**/v2/loan/limits');
  await page.getByRole('button', { name: 'Try again' }).click();
  await amountOf(page).waitFor();
  await context.close();
});
