import type { Browser } from 'playwright-core';
import { openBrowser, visit } from './support/browser';
import { openConsent, signIn } from './support/member';
import { prepareMember } from './support/prepare-member';
import { Product } from './support/product';

jest.setTimeout(180_000);

let product: Product;
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
  product = await Product.start({ LOAN_METHOD: 'declining' });
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
  await page.getByText('Interest amount, in the first month').waitFor();
  await page.getByText('Interest of 6 months, on what is still owed').waitFor();
  await signIn(page, phoneNumber);
  await page.getByText('Interest amount, in the first month').waitFor();
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
  await consent.getByRole('button', { name: 'CONFIRM LOAN' }).click();
  await page.getByText('Loan application submitted.').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
