import { randomUUID } from 'node:crypto';
import type { PautangClient } from '@pautang/sdk';
import type { Browser, Page } from 'playwright-core';
import { letMove, openBrowser, visit } from './support/browser';
import { signIn } from './support/member';
import { ASSISTANT, Product } from './support/product';

jest.setTimeout(240_000);

const MEMBER = '639170000011';

let product: Product;
let browser: Browser;
let assistant: PautangClient;

beforeAll(async () => {
  browser = await openBrowser();
  product = await Product.start({ LOAN_DECISION: 'auto', LOAN_DECISION_DELAY_SECONDS: '2' });
  assistant = await product.signedIn(ASSISTANT);
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const moveClock = (date: string) => assistant.backOffice.moveClock({ requestBody: { date } });

const repay = (loanNumber: string, amount: number) =>
  assistant.backOffice.recordRepayment({
    loanNumber,
    idempotencyKey: randomUUID(),
    requestBody: { amount, reference: 'BPI 20270131' },
  });

/** The loan view on a day, as the member finds it. */
async function loanOn(page: Page, day: string): Promise<void> {
  await moveClock(day);
  await page.goto('/loan');
  await page.getByRole('heading', { name: 'Schedule' }).waitFor();
}

async function borrow(page: Page, amount: string, months: number, total: string): Promise<string> {
  await page.goto('/dash');
  await page.getByLabel('Loan amount').fill(amount);
  await page.getByLabel('Loan amount').blur();
  await page.getByLabel(`${months} months`, { exact: true }).check({ force: true });
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Apply Now' }).click();
  const consent = page.getByRole('dialog', { name: 'Your loan, before you agree' });
  await consent.getByText(total).first().waitFor();
  await consent.getByRole('button', { name: 'CONFIRM LOAN' }).click();
  await page.getByRole('button', { name: 'CONTINUE' }).click();
  await page.goto('/wallet');
  await page.getByText('APPROVED', { exact: true }).waitFor();
  return (await page.getByText(/^LN\d{8}$/).textContent()) ?? '';
}

async function withdraw(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'WITHDRAW NOW' }).click();
  await page.getByLabel('Amount to withdraw').fill(amount);
  await page.getByRole('button', { name: 'CONTINUE WITHDRAWAL' }).click();
  await page.getByRole('button', { name: 'CONFIRM WITHDRAWAL' }).click();
  const dialog = page.getByRole('dialog', { name: 'One Time Password' });
  await dialog.waitFor();
  const { oTP } = await assistant.backOffice.issueOtp({ requestBody: { phoneNumber: MEMBER } });
  await dialog.getByLabel('One-time password').fill(oTP);
  await dialog.getByRole('button', { name: 'CONFIRM' }).click();
  await page.getByRole('button', { name: 'CONTINUE' }).click();
}

test('a loan from the quote to the last peso, and a larger one after it', async () => {
  const { page, complaints, context } = await visit(browser, product.url);
  await letMove(page);
  await moveClock('2027-01-31');
  await signIn(page, MEMBER, true);

  const loanNumber = await borrow(page, '100000', 6, '₱102,400.00');
  await withdraw(page, '60000');

  for (const [index, day] of ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'].entries()) {
    await loanOn(page, day);
    await page.getByText('₱17,067.00').first().waitFor();
    await repay(loanNumber, 17_067);
    await page.reload();
    await page.getByText(`${index + 1} of 6 installments are paid.`).waitFor();
    await page.getByText('Nothing is due now.').waitFor();
  }

  await loanOn(page, '2027-07-30');
  await page.getByText('30 days late').first().waitFor();
  await page.getByText('₱2,235.78').filter({ visible: true }).first().waitFor();
  await page.goto('/dash');
  await page.getByRole('heading', { name: 'Due now' }).waitFor();
  await page.getByText('Reference number', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Apply Now' }).count()).toBe(0);
  await page.goto('/loan');
  await repay(loanNumber, 19_302.78);
  await page.reload();
  await page.getByText('5 of 6 installments are paid.').waitFor();

  // 16,665 of principal, and the interest of 30 of July's 31 days.
  const payoff = await repay(loanNumber, 17_052.1);
  expect(payoff.loan).toMatchObject({ status: 'REPAID', amountDue: 0, payoffAmount: 0 });
  await page.reload();
  await page.getByText('Your loan is repaid').waitFor();

  await page.goto('/settings');
  await page.getByText('A loan was repaid in full.').first().waitFor();
  await page.goto('/loan?view=statement');
  await page.getByText('July 2027').waitFor();

  await page.goto('/wallet');
  const movements = page.getByRole('region', { name: 'Activity' }).getByRole('listitem');
  expect(await movements.first().textContent()).toContain('Payment received');
  expect(await movements.count()).toBe(8);
  await page.getByRole('button', { name: 'Show more' }).click();
  expect(await movements.last().textContent()).toContain('The loan, paid into your wallet');
  expect(await movements.nth(-2).textContent()).toMatch(/Withdrawal to BPI.*−₱60,000.00.*PENDING/);

  const second = await borrow(page, '150000', 12, '₱157,200.00');
  expect(second).not.toBe(loanNumber);
  await page.getByText('190,000').first().waitFor();
  await product.verifyLedger();
  expect(complaints).toEqual([]);
  await context.close();
});
