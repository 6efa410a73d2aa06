import { type LoanQuoteDto, PautangClient } from '@pautang/sdk';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE, visit } from './support/browser';
import { enter, openConsent, PASSWORD } from './support/member';
import { hearMessages } from './support/messages';
import { prepareMember } from './support/prepare-member';
import { browser, product } from './support/running';

/** Lets the page see other figures than the server gave, as if those had been right a moment ago. */
async function tamper(page: Page, change: (quote: LoanQuoteDto) => Partial<LoanQuoteDto>): Promise<void> {
  await page.route('**/v2/loan/quote', async (route) => {
    const response = await route.fetch();
    const quote: LoanQuoteDto = await response.json();
    await route.fulfill({ response, json: { ...quote, ...change(quote) } });
  });
}

/** What the page sends as applications. */
function watchApplications(page: Page): { quoteHash?: string }[] {
  const sent: { quoteHash?: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/v2/loan/applynew')) sent.push(request.postDataJSON());
  });
  return sent;
}

async function memberOf(phoneNumber: string): Promise<PautangClient> {
  const client = new PautangClient({ baseUrl: product.url });
  await client.signIn({ phoneNumber, password: PASSWORD });
  return client;
}

test('everything is told before the consent, and the agreement is of exactly that', async () => {
  const phoneNumber = '639175557101';
  await prepareMember(product.url, phoneNumber, 5);
  const { page, context, complaints } = await visit(browser, product.url, DESKTOP);
  const sent = watchApplications(page);
  await enter(page, phoneNumber);
  const consent = await openConsent(page, 12);
  for (const text of [
    'the interest, 12 × ₱400.00; no other charge',
    'a year; 0.73% a month',
    '0.4% a month',
    '12 months, the last one ₱8,726.00',
    /^\d{3}•+$/,
    /Each month 0.4% of the whole loan amount is added/,
    /The first 3 days after a due date cost nothing; then you pay 0.3% .* 5% .* never above 25% of the loan\./,
    'Study the disclosure statement before you borrow.',
  ]) {
    await consent.getByText(text).waitFor();
  }
  const rows = consent.getByRole('table').last().getByRole('row');
  expect(await rows.count()).toBe(14);
  expect(await rows.nth(12).getByRole('cell').allTextContents()).toEqual(
    expect.arrayContaining(['12', '₱8,326.00', '₱400.00']),
  );

  await consent.getByRole('button', { name: 'Read the disclosure statement' }).click();
  const statement = page.getByRole('dialog', { name: 'Disclosure statement' });
  for (const text of [
    'You receive, the amount financed',
    'Simple interest rate, by the year',
    /^An installment of ₱8,734.00 that stays unpaid costs ₱[\d.]+ more when it is 4 days late/,
    'Juana dela Cruz',
  ]) {
    await statement.getByText(text).waitFor();
  }
  await statement.getByRole('button', { name: 'OK' }).click();
  await consent.getByRole('button', { name: 'loan contract' }).click();
  const contract = page.getByRole('dialog', { name: 'Loan contract' });
  for (const text of [
    'Nothing is signed before you press CONFIRM LOAN.',
    'Juana dela Cruz',
    '639*********',
    '₱100,000.00',
    '12 months',
    '0.4% a month',
    'the last one ₱8,726.00',
    'Article 5. Late payment',
  ]) {
    await contract.getByText(text).first().waitFor();
  }
  await contract.getByRole('button', { name: 'OK' }).click();

  const said = await hearMessages(page);
  await consent.getByRole('button', { name: 'CONFIRM LOAN' }).click();
  await said('Loan application submitted.');
  const client = await memberOf(phoneNumber);
  const { quote, quoteHash, termsVersion } = await client.loan.readAgreement({
    requestBody: { phoneNumber },
  });
  expect(sent).toEqual([expect.objectContaining({ quoteHash })]);
  expect(quote).toMatchObject({ totalAmountXR: 104_800, quoteHash, termsVersion });
  expect(complaints).toEqual([]);
  await context.close();
});

test('figures that changed are marked beside the old ones, and are never agreed to unseen', async () => {
  const phoneNumber = '639175557102';
  await prepareMember(product.url, phoneNumber, 5);
  const { page, context, complaints } = await visit(browser, product.url);
  const sent = watchApplications(page);
  await tamper(page, ({ schedule }) => ({
    quoteHash: '0'.repeat(64),
    financeChargeXR: 4000,
    totalAmountXR: 104_000,
    effectiveYearlyRate: 7.5,
    schedule: schedule.map((row, index) => (index === 0 ? { ...row, dueDate: '2026-01-31' } : row)),
  }));
  await enter(page, phoneNumber);
  const consent = await openConsent(page, 12);
  await consent.getByRole('button', { name: 'CONFIRM LOAN' }).dblclick();
  const remark = consent.getByText(
    'The figures have changed. Nothing was applied for: please agree to the new ones.',
  );
  await remark.waitFor();
  for (const line of [
    'Finance charge: ₱4,800.00, before it was ₱4,000.00.',
    'Effective interest rate, a year: 9.10%, before it was 7.50%.',
    'You repay in all: ₱104,800.00, before it was ₱104,000.00.',
    /First due date: .*, before it was January 31, 2026\./,
  ]) {
    await consent.getByText(line).waitFor();
  }
  expect(await consent.getByText('changed, was ₱4,000.00').count()).toBe(1);
  await consent.locator(':focus', { hasText: 'The figures have changed.' }).waitFor();

  const client = await memberOf(phoneNumber);
  expect(sent).toHaveLength(1);
  expect(await client.loan.readAgreement({ requestBody: { phoneNumber } })).toEqual({ active: false });

  const said = await hearMessages(page);
  await consent
    .getByRole('button', { name: 'CONFIRM LOAN' })
    .and(consent.locator(':not([aria-busy])'))
    .click();
  await said('Loan application submitted.');
  const { quoteHash, quote } = await client.loan.readAgreement({ requestBody: { phoneNumber } });
  expect(sent).toEqual([
    expect.objectContaining({ quoteHash: '0'.repeat(64) }),
    expect.objectContaining({ quoteHash }),
  ]);
  expect(quote).toMatchObject({ financeChargeXR: 4800, totalAmountXR: 104_800 });
  expect(complaints).toEqual([]);
  await context.close();
});

test('a rate that is no longer in force is asked for anew, also when only the hash is wrong', async () => {
  const phoneNumber = '639175557103';
  await prepareMember(product.url, phoneNumber, 5);
  const { page, context } = await visit(browser, product.url);
  await tamper(page, ({ exchangeRate }) => ({ exchangeRate: exchangeRate * 1.01 }));
  await enter(page, phoneNumber);
  await page.getByLabel('Currency').selectOption('USD');
  let consent = await openConsent(page, 6);
  await consent.getByRole('button', { name: 'CONFIRM LOAN' }).click();
  await consent.getByText(/^Exchange rate: |\nExchange rate: /).waitFor();
  await consent.getByText(/^changed, was 0\.\d+$/).waitFor();
  await consent.getByRole('button', { name: 'Cancel' }).click();

  await page.unroute('**/v2/loan/quote');
  await tamper(page, () => ({ quoteHash: 'f'.repeat(64) }));
  consent = await openConsent(page, 6);
  await consent.getByRole('button', { name: 'CONFIRM LOAN' }).click();
  await consent
    .getByText('The figures were counted anew and are the same: please agree once more.')
    .waitFor();
  const client = await memberOf(phoneNumber);
  expect(await client.loan.readAgreement({ requestBody: { phoneNumber } })).toEqual({ active: false });
  await consent.getByRole('button', { name: 'Cancel' }).click();

  // Who goes Back while it is being sent reads all the same what came of it.
  consent = await openConsent(page, 6);
  await page.route('**/v2/loan/applynew', async (route) => {
    await page.goBack();
    await consent.waitFor({ state: 'detached' });
    await route.continue();
  });
  await consent.getByRole('button', { name: 'CONFIRM LOAN' }).click();
  await page.getByText('The figures have changed since you saw them.').waitFor();
  await page.goForward();
  await consent.getByText('please agree once more').waitFor();
  await context.close();
});

test('a long schedule is folded on a phone, and whole once one asks for it', async () => {
  const phoneNumber = '639175557104';
  await prepareMember(product.url, phoneNumber, 5);
  const { page, context } = await visit(browser, product.url);
  await enter(page, phoneNumber);
  const consent = await openConsent(page, 36);
  const rows = consent.getByRole('table').last().getByRole('row');
  expect(await rows.count()).toBe(8);
  expect(await rows.nth(1).textContent()).toContain('₱2,778.00 + ₱400.00');
  await consent.getByRole('button', { name: 'Show all 36 installments' }).click();
  expect(await rows.count()).toBe(38);
  await consent.getByRole('button', { name: 'Show fewer' }).click();
  expect(await rows.count()).toBe(8);
  await context.close();
});

test('what is missing stays marked, Back leaves the question, and a second wish leads to the wallet', async () => {
  const phoneNumber = '639175560097';
  await prepareMember(product.url, phoneNumber, 5);
  const { page, context, complaints } = await visit(browser, product.url);
  await enter(page, phoneNumber);
  const apply = page.getByRole('button', { name: 'Apply Now' });
  await apply.click();
  const missing = page.getByText('Read the agreement, then tick the box.');
  await missing.waitFor();
  const tick = page.getByRole('checkbox', { name: /^I have read the Service and Policy Agreement/ });
  expect(await tick.getAttribute('aria-invalid')).toBe('true');
  expect(await page.locator('label button').count()).toBe(0);
  await page.route(
    '**/v2/loan/quote',
    async (route) => {
      await page.getByRole('link', { name: 'Wallet' }).click();
      await page.getByRole('link', { name: 'APPLY FOR A LOAN' }).waitFor();
      await route.continue();
    },
    { times: 1 },
  );
  const quoted = page.waitForResponse('**/v2/loan/quote');
  await tick.check();
  await apply.click();
  await (await quoted).finished();
  await page.getByRole('link', { name: 'APPLY FOR A LOAN' }).click();
  await page.waitForURL('**/dash');

  let dialog = await openConsent(page, 6);
  expect(await missing.count()).toBe(0);
  await page.waitForURL('**/dash?dialog=confirm');
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  await page.goForward();
  await dialog.waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  // What is no longer agreed to is not found again.
  await tick.uncheck();
  await page.goForward();
  await page.waitForURL('**/dash');
  expect(await dialog.count()).toBe(0);
  // With another amount nobody has asked for the figures that are on their way. Enter asks for those of the new one.
  const amount = page.getByLabel('Loan amount');
  await page.route(
    '**/v2/loan/quote',
    async (route) => {
      await amount.fill('150000');
      await route.continue();
    },
    { times: 1 },
  );
  const overtaken = page.waitForResponse('**/v2/loan/quote');
  await tick.check();
  await apply.click();
  await (await overtaken).finished();
  await apply.and(page.locator(':not([aria-busy])')).waitFor();
  await amount.press('Enter');
  await dialog.getByText('₱150,000.00').first().waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  dialog = await openConsent(page, 6);
  await dialog.getByRole('button', { name: 'Read the disclosure statement' }).click();
  const statement = page.getByRole('dialog', { name: 'Disclosure statement' });
  await statement.waitFor();
  await page.goBack();
  await statement.waitFor({ state: 'detached' });
  const member = await memberOf(phoneNumber);
  const quote = await member.loan.quoteLoan({
    requestBody: { selectedCurrency: 'PHP', installmentCount: 6, loanAmountPHP: 100_000 },
  });
  await member.loan.applyForLoan({ idempotencyKey: 'another-tab', requestBody: { phoneNumber, ...quote } });
  await dialog.getByRole('button', { name: 'CONFIRM LOAN' }).click();
  await page.getByText('You already have a loan!').waitFor();
  // The page has heard of it, and keeps what was chosen.
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  expect(await tick.isChecked()).toBe(true);
  await page.getByRole('alert').getByRole('link', { name: 'See it in your wallet' }).click();
  await page.getByText('PENDING', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('with letters twice as large the schedule keeps to its dialog, in rupiah too', async () => {
  const phoneNumber = '639175557142';
  await prepareMember(product.url, phoneNumber, 5, { monthlyNetIncome: 9_000_000 });
  const { page, context } = await visit(browser, product.url);
  await enter(page, phoneNumber, true, '/dash');
  await page.getByLabel('Currency').selectOption('IDR');
  await page.getByLabel('Loan amount').first().fill('864000000');
  const consent = await openConsent(page, 6);
  await consent.getByText('Rp 147,456,000.00').first().waitFor();
  for (const [letters, width] of [
    ['100%', PHONE.width],
    ['150%', PHONE.width],
    ['200%', PHONE.width],
    ['200%', 320],
  ] as const) {
    await page.setViewportSize({ ...PHONE, width });
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters);
    const tooWide = await consent.evaluate((dialog) =>
      [...dialog.querySelectorAll('[data-scrolls], section')].map(
        (part) => part.scrollWidth - part.clientWidth,
      ),
    );
    expect([letters, width, Math.max(...tooWide)]).toEqual([letters, width, 0]);
  }
  await context.close();
});
