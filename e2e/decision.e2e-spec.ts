import { PautangClient } from '@pautang/sdk';
import type { Browser } from 'playwright-core';
import { openBrowser, visit } from './support/browser';
import { enter, PASSWORD } from './support/member';
import { Product } from './support/product';

jest.setTimeout(180_000);

let product: Product;
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
  product = await Product.startDemo({ LOAN_DECISION: 'auto', LOAN_DECISION_DELAY_SECONDS: '8' });
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

test('the wallet shows the decision on an application by itself, and then looks no more', async () => {
  const phoneNumber = '639170000011';
  const { page, context, complaints } = await visit(browser, product.url);
  await page.clock.install();
  await enter(page, phoneNumber);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'CONFIRM LOAN' }).click();
  await page.getByText('Submitting your application').waitFor();
  await page.getByRole('button', { name: 'CONTINUE' }).click({ timeout: 15_000 });
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Wallet' }).click();
  await page.waitForURL('**/wallet');
  await page.getByText('PENDING', { exact: true }).waitFor();

  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/v2/wallet/load') && asked.push(request.url()));
  await page.getByText('APPROVED', { exact: true }).waitFor();
  await page.getByRole('status').getByText('Loan Status: APPROVED').waitFor({ state: 'attached' });
  expect(await page.getByRole('button', { name: 'WITHDRAW NOW' }).isEnabled()).toBe(true);
  expect(asked.length).toBeGreaterThan(0);
  await page.getByRole('link', { name: /^Next payment/ }).waitFor();

  const before = asked.length;
  await page.clock.fastForward(60_000);
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  expect(asked).toHaveLength(before);

  const member = new PautangClient({ baseUrl: product.url });
  await member.signIn({ phoneNumber, password: PASSWORD });
  expect(await member.loan.readLoanAccount({ requestBody: { phoneNumber } })).toMatchObject({
    status: 'APPROVED',
  });
  expect(complaints).toEqual([]);
  await context.close();
});
