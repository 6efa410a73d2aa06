import type { Browser } from 'playwright-core';
import { openBrowser, PHONE, visit } from './support/browser';
import { enter, openConsent } from './support/member';
import { hearMessages } from './support/messages';
import { prepareMember } from './support/prepare-member';
import { Product } from './support/product';
import { VIEWS } from './support/views';

jest.setTimeout(180_000);

const LOAN_CHARGES = 'processing_fee:2%:deducted,documentary_stamp_tax:500:added';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
  product = await Product.startDemo({ LOAN_METHOD: 'declining' });
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

test('with interest on what is still owed, calculator, example and consent say so', async () => {
  const phoneNumber = '639175557105';
  await prepareMember(product.url, phoneNumber, 5);
  const { page, context, complaints } = await visit(browser, product.url);
  await page.goto('/');
  await page.getByText('Interest, first month').waitFor();
  await page.getByText('Interest of 6 months', { exact: true }).waitFor();
  await enter(page, phoneNumber);
  await page.getByText('Interest, first month').waitFor();
  const consent = await openConsent(page, 6);
  for (const text of [
    '1,404',
    'the interest of 6 months, less each month; no other charge',
    'of what you still owe',
    '4.91%',
    /Each month 0.4% of what you still owe is added/,
    '₱16,832.32 + ₱67.33',
  ]) {
    await consent.getByText(text).first().waitFor();
  }
  const said = await hearMessages(page);
  await consent.getByRole('button', { name: 'CONFIRM LOAN' }).click();
  await said('Loan application submitted.');
  expect(complaints).toEqual([]);
  await context.close();
});

const offers = [
  ['declining', '₱16,901.00'],
  ['add_on', '₱17,067.00'],
] as const;

test.each(VIEWS.flatMap((view) => offers.map((offer) => [...view, ...offer] as const)))(
  'on a %s, %s, nothing moves when the figures of another offer arrive late',
  async (_device, colorScheme, viewport, interestMethod, installment) => {
    const { page, context } = await visit(browser, product.url, viewport);
    await page.emulateMedia({ colorScheme });
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/v2/config', async (route) => {
      await asked;
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), interestMethod } });
    });
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await page.goto('/');
    await page.getByRole('heading', { name: 'Loan calculator' }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    const before = await height();
    answer();
    await page.getByText(installment).first().waitFor();
    expect(await height()).toBe(before);
    await context.close();
  },
);

test('an amount that is too small for so many months is said to be, and the page stands', async () => {
  const { page, context } = await visit(browser, product.url);
  await page.route('**/v2/config', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), minLoan: 1009 } });
  });
  await page.goto('/');
  const figures = page.getByRole('region', { name: 'What the loan costs' });
  const choose = (term: string) =>
    page.getByRole('radio', { name: `${term} months`, exact: true }).check({ force: true });
  await choose('48');
  await figures.getByText('This amount is too small for so many months. Choose fewer.').waitFor();

  await choose('6');
  await figures.getByText('You repay in all').waitFor();
  await context.close();
});

test('without the limits the page says so, and fetches them when asked to', async () => {
  const { page, context } = await visit(browser, product.url);
  await page.route('**/v2/config', (route) => route.abort());
  await page.goto('/');
  await page.getByText('The loan limits and the interest rate could not be loaded').waitFor();
  await page.getByText('The registration numbers could not be loaded.').waitFor();
  await page.unroute('**/v2/config');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await page.getByText('₱100,000 to ₱5,000,000').waitFor();
  await page.getByText('Certificate of Authority No.').waitFor();
  await context.close();
});

test('charges are told one by one before consent, and in the loan', async () => {
  const charging = await Product.startDemo({ LOAN_CHARGES });
  try {
    const phoneNumber = '639175557106';
    await prepareMember(charging.url, phoneNumber, 5);
    const { page, context, complaints } = await visit(browser, charging.url, PHONE);
    await page.goto('/');
    // The example: 2,000 and 500 of 100,500, of which 98,000 are paid out.
    await page.getByText('₱2,500.00').first().waitFor();
    await enter(page, phoneNumber);
    await page.getByText('Charged once').waitFor();
    const consent = await openConsent(page, 6);
    for (const text of [
      '₱98,000.00',
      'Processing fee',
      'deducted from the loan',
      '₱2,000.00',
      '₱100,500.00',
      '₱500.00',
    ]) {
      await consent.getByText(text).first().waitFor();
    }
    await consent.getByRole('button', { name: 'Read the disclosure statement' }).click();
    await page.getByText('Finance charge: interest and processing fee').waitFor();
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    const said = await hearMessages(page);
    await consent.getByRole('button', { name: 'CONFIRM LOAN' }).click();
    await said('Loan application submitted.');
    await page.goto('/loan');
    await page.getByText('Documentary stamp tax').waitFor();
    await page.getByText('₱98,000.00').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  } finally {
    await charging.stop();
  }
});
