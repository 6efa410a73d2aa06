import { buffer } from 'node:stream/consumers';
import { PautangClient } from '@pautang/sdk';
import type { Locator, Page } from 'playwright-core';
import { expectAccessible } from './support/accessible';
import { PHONE, visit } from './support/browser';
import { applyAs, rejectAsStaff } from './support/lend';
import { enter, PASSWORD } from './support/member';
import { prepareMember } from './support/prepare-member';
import { browser, product } from './support/running';
import { openDialog, openSettings, quickLink } from './support/settings';
import { visitIn } from './support/visitor';

const borrower = '639170000012';

const isWhole = ({ clientHeight, scrollHeight }: Element) => clientHeight === scrollHeight;

/** How often, from now on, the dialog that is open goes with none in its place. */
async function closings(page: Page) {
  const seen = await page.evaluateHandle(() => {
    const counted = { isOpen: false, times: 0 };
    const look = () => {
      const isOpen = document.querySelector('dialog[open]') !== null;
      if (counted.isOpen && !isOpen) counted.times += 1;
      counted.isOpen = isOpen;
    };
    new MutationObserver(look).observe(document.body, { childList: true });
    return counted;
  });
  return () => seen.evaluate(({ times }) => times);
}

test('a borrower sees where the last transfer is, and reads the contract', async () => {
  const { page, context, complaints } = await visit(browser, product.url);
  await openSettings(page, borrower);
  const withdrawal = await openDialog(page, 'Withdrawal');
  for (const text of [
    'COMPLETED',
    'The money is in your account.',
    'Lorna Mendoza',
    'BPI',
    '123*******',
    'Wallet of Pautang Financing Company, Inc.',
    '639*********',
    '1 PHP = 1.00 PHP',
    '₱0.00',
    /^Pautang-WD\d+$/,
    /^\w+ \d+, \d{4} at \d+:\d{2}\s[AP]M GMT\+8$/,
  ]) {
    await withdrawal.getByText(text).waitFor();
  }
  expect(await withdrawal.getByText('₱50,000.00').count()).toBe(2);
  await page.setViewportSize({ ...PHONE, height: 320 });
  await page.emulateMedia({ media: 'print' });
  expect(await withdrawal.locator('[data-scrolls]').evaluate(isWhole)).toBe(true);
  expect(await page.locator('h1').isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
  await page.setViewportSize(PHONE);
  await withdrawal.getByRole('button', { name: 'Close' }).click();
  await withdrawal.waitFor({ state: 'detached' });

  const timesClosed = await closings(page);
  const contract = await openDialog(page, 'Contract');
  await contract.getByText('₱250,000.00').first().waitFor();
  await contract.getByRole('button', { name: 'Print' }).waitFor();
  // It stays while its parts come, one after the other.
  expect(await timesClosed()).toBe(0);
  await contract.getByRole('button', { name: 'OK' }).click();

  for (const [name, figure, wayOn, heading] of [
    ['Transfer', '200,000', 'Go to the wallet', 'Wallet'],
    ['Pay', '21,834', 'Contact us', 'We are here to help you'],
    ['Borrow', '3,000,000', 'See the details', 'Loan'],
  ] as const) {
    const tip = await openDialog(page, name);
    await tip.getByText(figure).first().waitFor();
    await tip.getByRole('link', { name: wayOn }).click();
    await page.getByRole('heading', { name: heading }).first().waitFor();
    await page.goBack();
  }
  expect(complaints).toEqual([]);
  await context.close();
});

/** What one keeps after a press on a button, with the name it is kept under. */
async function download(page: Page, within: Locator, name: string) {
  const kept = page.waitForEvent('download');
  await within.getByRole('button', { name }).click();
  const file = await kept;
  return { name: file.suggestedFilename(), bytes: await buffer(await file.createReadStream()) };
}

test('the contract is what was agreed to, and can be kept as documents', async () => {
  const { page, context, complaints } = await visit(browser, product.url);
  await openSettings(page, borrower);
  const member = new PautangClient({ baseUrl: product.url });
  await member.signIn({ phoneNumber: borrower, password: PASSWORD });
  const agreement = await member.loan.readAgreement({ requestBody: { phoneNumber: borrower } });
  const contract = await openDialog(page, 'Contract');
  for (const text of [
    agreement.loanNumber ?? '',
    agreement.termsVersion ?? '',
    agreement.quoteHash?.slice(0, 16) ?? '',
    '123***********',
    '123, the rest is hidden',
    '₱262,000.00',
    /^\w+ \d+, \d{4} at \d+:\d{2}\s[AP]M GMT\+8$/,
    'Article 10. Effective date',
  ]) {
    await contract.getByText(text).first().waitFor();
  }
  await page.emulateMedia({ media: 'print' });
  const schedule = contract
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Schedule' }) });
  const printed = await schedule.evaluate((section) =>
    ['h3', 'p', 'tfoot'].map((name) => {
      const style = getComputedStyle(section.querySelector(name) ?? section);
      return name === 'tfoot' ? style.display : style.breakAfter;
    }),
  );
  expect(printed).toEqual(['avoid', 'avoid', 'table-row-group']);
  await page.emulateMedia({ media: null });
  const cutOfLargeLetters = await schedule.evaluate((section) => {
    const { style } = document.documentElement;
    style.setProperty('font-size', '200%');
    const cut = section.scrollWidth - section.clientWidth;
    style.removeProperty('font-size');
    return cut;
  });
  expect(cutOfLargeLetters).toBe(0);
  const documents = ['Contract', 'Service and Policy Agreement', 'Disclosure statement'];
  const english: Buffer[] = [];
  for (const name of documents) {
    const file = await download(page, contract, name);
    expect(file.name).toMatch(/\.pdf$/);
    expect(file.bytes.subarray(0, 4).toString()).toBe('%PDF');
    english.push(file.bytes);
  }
  // One that takes its time holds no other up, and is the same again.
  let answer: () => void = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/documents/*', (route) => answered.then(() => route.continue()), { times: 1 });
  await contract.getByRole('button', { name: 'Contract' }).click();
  const other = await download(page, contract, 'Disclosure statement');
  expect(other.bytes.equals(english[2] ?? Buffer.of())).toBe(true);
  const kept = page.waitForEvent('download');
  answer();
  const again = await buffer(await (await kept).createReadStream());
  expect(again.equals(english[0] ?? Buffer.of())).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();

  const filipino = await visitIn('fil', browser, product.url);
  await filipino.page.goto('/nowhere');
  await enter(filipino.page, borrower, true, '/settings');
  await quickLink(filipino.page, 'Kontrata').click();
  const kontrata = await download(filipino.page, filipino.page.getByRole('dialog'), 'Kontrata');
  expect(kontrata.bytes.subarray(0, 4).toString()).toBe('%PDF');
  expect(kontrata.bytes.equals(english[0] ?? Buffer.of())).toBe(false);
  await filipino.context.close();
});

test('an application that is not approved has no contract', async () => {
  const phoneNumber = '639175550779';
  await prepareMember(product.url, phoneNumber, 5);
  const loanNumber = await applyAs(phoneNumber);
  const { page, context, complaints } = await visit(browser, product.url);
  await openSettings(page, phoneNumber);
  const contract = await openDialog(page, 'Contract');
  await contract.getByText('Your application is not approved yet').waitFor();
  await contract.getByText('Signed electronically').waitFor();
  await contract.getByRole('button', { name: 'Close' }).click();

  await rejectAsStaff(loanNumber);
  await openDialog(page, 'Contract');
  await contract.getByText('This application was not approved, so there is no contract.').waitFor();
  for (const text of ['REJECTED', loanNumber, '₱100,000.00']) await contract.getByText(text).waitFor();
  expect(await contract.getByText('Signed electronically').count()).toBe(0);
  expect(await contract.getByRole('button', { name: 'Print' }).count()).toBe(0);
  await expectAccessible(page);
  await contract.getByRole('link', { name: 'APPLY FOR A LOAN' }).click();
  await page.getByRole('button', { name: 'Apply Now' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a document that does not arrive says so, and can be asked for again', async () => {
  const { page, context } = await visit(browser, product.url);
  await openSettings(page, borrower);
  const contract = await openDialog(page, 'Contract');
  await page.route('**/documents/*.pdf*', (route) => route.abort());
  await contract.getByRole('button', { name: 'Disclosure statement' }).click();
  await page.getByText('No Server Response').waitFor();
  await page.unroute('**/documents/*.pdf*');
  const { bytes } = await download(page, contract, 'Disclosure statement');
  expect(bytes.subarray(0, 4).toString()).toBe('%PDF');
  await context.close();
});
