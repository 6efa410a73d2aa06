import { buffer } from 'node:stream/consumers';
import { readCode } from '../server/test/support/read-code';
import { expectAccessible } from './support/accessible';
import { DESKTOP, visit } from './support/browser';
import { borrowAs, importAsStaff, repayAsStaff } from './support/lend';
import { enter } from './support/member';
import { prepareMember } from './support/prepare-member';
import { browser, product } from './support/running';
import { hasFocus, openDialog, openSettings, quickLink } from './support/settings';

const withoutLoan = '639170000011';
const borrower = '639170000012';
const references = [
  ['first', '639180000021'],
  ['second', '639180000022'],
] as const;
const links = [
  'Withdrawal',
  'Contract',
  'Messages',
  'Transfer',
  'Pay',
  'Borrow',
  'Account',
  'Notices',
  'Password',
  'Passkeys',
  'Devices',
  'My data',
];

// As a phone shows them, in both themes, pictures-english.e2e-spec.ts looks at them.
test('on a desktop the settings and each of their dialogs are accessible, and give the focus back', async () => {
  const { page, context, complaints } = await visit(browser, product.url, DESKTOP);
  await page.emulateMedia({ colorScheme: 'dark' });
  await openSettings(page, borrower);
  await expectAccessible(page);
  for (const name of links) {
    const dialog = await openDialog(page, name);
    await dialog.getByText('Loading').first().waitFor({ state: 'detached' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await quickLink(page, name).evaluate(hasFocus)).toBe(true);
  }
  expect(complaints).toEqual([]);
  await context.close();
});

test('the bottom bar covers none of the links', async () => {
  const { page, context } = await visit(browser, product.url);
  await openSettings(page, borrower);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const last = await quickLink(page, 'Devices').boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Account' }).boundingBox();
  expect((last?.y ?? 999) + (last?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  await context.close();
});

test('the phone number shows for three seconds, counted from the last press', async () => {
  const { page, context } = await visit(browser, product.url);
  await page.clock.install();
  await openSettings(page, borrower);
  await page.clock.pauseAt(Date.now() + 60_000);
  const eye = page.getByRole('button', { name: 'Show the phone number for 3 seconds' });
  const number = page.getByText(borrower, { exact: true });
  const isShown = async () => (await number.count()) > 0;

  expect(await isShown()).toBe(false);
  await eye.click();
  await number.waitFor();
  await page.getByRole('status').getByText('Shown for 3 seconds.').waitFor();
  await page.clock.runFor(2000);
  await eye.click();
  await page.clock.runFor(2900);
  expect(await isShown()).toBe(true);
  await page.clock.runFor(200);
  await page.getByText('639*********').waitFor();
  await page.getByRole('status').getByText('Hidden again.').waitFor();
  expect(await isShown()).toBe(false);
  await context.close();
});

test('without a loan each dialog says so and knows a way on', async () => {
  const { page, context } = await visit(browser, product.url, DESKTOP);
  await openSettings(page, withoutLoan);
  for (const [name, text] of [
    ['Withdrawal', "We haven't received any withdrawal so far."],
    ['Contract', "We haven't received any loan applications so far."],
    ['Transfer', 'Keeping money in the wallet earns more credit score.'],
    ['Pay', 'Pay your monthly repayment bills.'],
    ['Borrow', 'Pay early or on time to raise the score.'],
  ] as const) {
    const dialog = await openDialog(page, name);
    await dialog.getByText(text).waitFor();
    await dialog.getByRole('link', { name: 'APPLY FOR A LOAN' }).click();
    await page.getByRole('button', { name: 'Apply Now' }).waitFor();
    await page.goBack();
  }
  await context.close();
});

test('the account keeps its numbers masked and its photos at hand, and the browser keeps nothing of it', async () => {
  const { page, context } = await visit(browser, product.url);
  await openSettings(page, borrower);
  await page.route('**/v2/files/**', (route) => route.abort());
  const dialog = await openDialog(page, 'Account');
  for (const text of ['Lorna Mendoza', 'April 17, 1991', 'Pasig City', 'Rosa Mendoza', 'Benito Salazar']) {
    await dialog.getByText(text, { exact: true }).waitFor();
  }
  expect(await dialog.getByText('1234567890').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Show the account number for 3 seconds' }).click();
  await dialog.getByText('1234567890', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Show the ID number for 3 seconds' }).click();
  await dialog.getByText('1234-5678-9012', { exact: true }).waitFor();
  await dialog.getByText('123***********').waitFor();
  for (const [which, number] of references) {
    expect(await dialog.getByText(number).count()).toBe(0);
    await dialog
      .getByText(`${number.slice(0, 3)}*********`, { exact: true })
      .first()
      .waitFor();
    const eye = `Show the contact number of the ${which} reference for 3 seconds`;
    await dialog.getByRole('button', { name: eye }).click();
    await dialog.getByText(number, { exact: true }).waitFor();
  }

  expect(await dialog.getByText('This photo did not open.').count()).toBe(3);
  await page.unroute('**/v2/files/**');
  await dialog.getByRole('button', { name: 'Try again: Front of ID' }).click();
  const front = dialog.getByRole('button', { name: 'Front of ID: open larger' });
  await front.and(page.locator(':focus')).waitFor();
  await front.press('Enter');
  const large = page.getByRole('dialog', { name: 'Front of ID' });
  const picture = await large.getByRole('img', { name: 'Front of ID' }).elementHandle();
  await page.waitForFunction((image) => (image as HTMLImageElement | null)?.naturalWidth, picture);
  await large.getByRole('button', { name: 'Close' }).click();
  expect(await front.evaluate(hasFocus)).toBe(true);

  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const secret of ['Mendoza', '1234567890', '1234-5678', 'Mabini']) expect(kept).not.toContain(secret);
  await context.close();
});

test('a member without a mouse opens and leaves a dialog, and only its close button closes it', async () => {
  const { page, context } = await visit(browser, product.url, DESKTOP);
  await openSettings(page, borrower);
  await quickLink(page, 'Withdrawal').focus();
  for (const name of links.slice(1)) {
    await page.keyboard.press('Tab');
    expect(await quickLink(page, name).evaluate(hasFocus)).toBe(true);
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Password' });
  await dialog.waitFor();
  // A browser closes a native dialog at the second one, unless it is held back.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await page.keyboard.press('Tab');
  expect(await dialog.getByRole('button', { name: 'Close' }).evaluate(hasFocus)).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Pautang1!');
  expect(await dialog.getByLabel('Current password').inputValue()).toBe('Pautang1!');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  expect(await quickLink(page, 'Password').evaluate(hasFocus)).toBe(true);
  await context.close();
});

test('Back closes a dialog, Forward and a reload open it again, and its address leads to it', async () => {
  const phoneNumber = '639175550776';
  await prepareMember(product.url, phoneNumber, 5);
  await borrowAs(phoneNumber);
  const { page, context, complaints } = await visit(browser, product.url);
  await enter(page, phoneNumber, true);
  await page.getByRole('link', { name: 'Settings' }).click();
  const scrolledTo = () => page.evaluate(() => window.scrollY);
  const dialog = await openDialog(page, 'Pay');
  await page.waitForURL('**/settings?dialog=pay');
  const place = await scrolledTo();
  expect(place).toBeGreaterThan(0);
  await page.evaluate(() => window.history.back());
  await dialog.waitFor({ state: 'detached' });
  expect(await scrolledTo()).toBe(place);
  expect(page.url()).toBe(`${product.url}/settings`);
  expect(await quickLink(page, 'Pay').evaluate(hasFocus)).toBe(true);
  await page.goForward();
  await dialog.getByText('Pay your monthly repayment bills.').waitFor();
  await page.reload();
  await dialog.getByText('Pay your monthly repayment bills.').waitFor();
  const code = (amount: string) =>
    dialog.getByRole('img', { name: new RegExp(`^QR Ph code: ₱${amount} for loan LN\\d{8}$`) });
  await code('[\\d,.]+').evaluate((image: HTMLImageElement) => image.decode());
  // A number of a card, pasted into the wrong field.
  await dialog.getByLabel('Amount you pay').fill('4111111111111111');
  expect(await dialog.getByLabel('Amount you pay').inputValue()).toBe('1,000,000,000,000');
  await page.reload();
  await dialog.getByLabel('Amount you pay').fill('60000.50');
  await dialog.getByRole('radio', { name: 'Principal' }).check();
  await dialog.getByText(/^Principal is paid, .* You save ₱/).waitFor();
  await dialog.getByText(/^The reference LN\d{8}-P carries your choice/).waitFor();
  await code('60,000\\.50').evaluate((image: HTMLImageElement) => image.decode());
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save picture' }).click();
  const picture = await saved;
  expect(picture.suggestedFilename()).toMatch(/^QRPh-LN\d{8}\.png$/);
  const read = await readCode(await buffer(await picture.createReadStream()));
  expect(read).toMatch(/540860000\.50.*0512LN\d{8}-P/);

  await dialog.getByText('I have paid', { exact: true }).click();
  await dialog.getByLabel('Amount you paid').fill('1234.5');
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  await page.goForward();
  await dialog.getByText(/^The reference LN\d{8}-P carries your choice/).waitFor();
  await page.reload();
  await dialog.getByText(/^The reference LN\d{8}-P carries your choice/).waitFor();
  await dialog.getByRole('button', { name: 'Tell us' }).click();
  await dialog.getByText('The reference number has 6 to 60 characters').waitFor();
  await dialog.getByLabel('Reference number of the transfer').fill('gc 7712 3456');
  await dialog.getByRole('button', { name: 'Tell us' }).click();
  await dialog.getByText('We wait for it until').waitFor();
  await expectAccessible(page);
  // Counted by what was typed before the reload.
  await importAsStaff({ amount: 1234.5, reference: 'GCASH GC-7712-3456 MARIA' });
  await page.reload();
  await dialog.getByText('It arrived and is counted.').waitFor();
  expect(await dialog.getByLabel('Amount you pay').inputValue()).not.toMatch(/^60,?000/);
  await dialog.getByRole('button', { name: 'Close' }).evaluate((close: HTMLButtonElement) => {
    close.click();
    close.click();
  });
  await dialog.waitFor({ state: 'detached' });
  expect(page.url()).toBe(`${product.url}/settings`);
  // It stood there since the reload, so that nothing had the focus before.
  expect(await page.getByRole('main').evaluate(hasFocus)).toBe(true);

  const account = await openDialog(page, 'Account');
  await account.getByRole('button', { name: 'Front of ID: open larger' }).click();
  const large = page.getByRole('dialog', { name: 'Front of ID' });
  await large.waitFor();
  await page.goBack();
  await large.waitFor({ state: 'detached' });
  await page.getByRole('dialog', { name: 'Account' }).waitFor();

  await page.goto('/settings?dialog=password');
  await page.getByRole('dialog', { name: 'Password' }).getByRole('button', { name: 'Close' }).click();
  await page.waitForURL('**/settings');
  await page.goto('/settings?dialog=nothing');
  await quickLink(page, 'Pay').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('what moves the score is told, with the rules and what each score allows', async () => {
  const phoneNumber = '639175550778';
  const { page, context, complaints } = await visit(browser, product.url);
  await prepareMember(product.url, phoneNumber, 5);
  const loanNumber = await borrowAs(phoneNumber);
  await repayAsStaff(loanNumber, 17_067);
  await openSettings(page, phoneNumber);
  await page.getByRole('img', { name: 'Credit score 515 out of 1000' }).waitFor();
  const latest = page.getByRole('main').getByRole('listitem').filter({ hasText: 'before its due date' });
  for (const text of ['+15', '515 then', `Installment 1 of ${loanNumber}`]) {
    await latest.getByText(text).waitFor();
  }

  const more = page.getByRole('button', { name: 'How the score moves' });
  await more.click();
  const dialog = page.getByRole('dialog', { name: 'Credit score' });
  await dialog.getByText('Every member starts with 500 points.').waitFor();
  const rule = dialog.locator('dl > div').filter({ hasText: 'An installment was 90 days late.' });
  expect(await rule.getByRole('definition').textContent()).toBe('−60');
  const own = dialog.locator('tr[aria-current]');
  expect(await own.textContent()).toContain('500');
  expect(await own.textContent()).toContain('₱3,000,000');
  await dialog.getByText('Your limit is ₱3,000,000.00 with a credit score of 515.').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(await more.evaluate(hasFocus)).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a member reads what was told, chooses how, and subscribes to the due dates', async () => {
  const { page, context, complaints } = await visit(browser, product.url);
  await openSettings(page, borrower);
  let dialog = await openDialog(page, 'Messages');
  await dialog.getByRole('heading', { name: 'Your loan is approved' }).first().waitFor();
  await dialog
    .getByText(/Loan LN\d+ of PHP 250,000\.00 is approved/)
    .first()
    .waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();

  dialog = await openDialog(page, 'Notices');
  const late = dialog.getByRole('group', { name: 'Payments that are late' });
  expect(await late.getByRole('checkbox', { name: 'Text message' }).isDisabled()).toBe(true);
  const reminders = dialog.getByRole('group', { name: 'What falls due' });
  await reminders.getByRole('checkbox', { name: 'E-mail' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const saved = page.getByText('Your choice is saved.');
  await saved.waitFor();
  await saved.waitFor({ state: 'detached' });

  // Another try saves what is ticked by then, and is offered for as long as the ticks are there.
  await page.route('**/v2/member/notice-preferences', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Save' }).click();
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await tryAgain.waitFor();
  await reminders.getByRole('checkbox', { name: 'E-mail' }).uncheck();
  const saving = page.waitForRequest((request) => request.method() === 'PUT');
  await tryAgain.click();
  expect((await saving).postDataJSON().email).not.toContain('REMINDERS');
  await saved.waitFor();
  await page.route('**/v2/member/notice-preferences', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await tryAgain.waitFor();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await tryAgain.waitFor({ state: 'detached' });
  dialog = await openDialog(page, 'Notices');

  await dialog.getByRole('button', { name: 'Make an address' }).click();
  const subscribe = dialog.getByRole('link', { name: 'Subscribe' });
  const address = await subscribe.getAttribute('href');
  const file = await fetch((address ?? '').replace('webcal:', 'http:'));
  expect(await file.text()).toContain('BEGIN:VEVENT');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Revoke the address' }).click();
  await subscribe.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await context.close();
});

test('an e-mail address is given, and taken back, since it is optional', async () => {
  const phoneNumber = '639175590004';
  await prepareMember(product.url, phoneNumber, 5);
  const { page, context } = await visit(browser, product.url);
  await enter(page, phoneNumber, false, '/settings?dialog=mydata&step=contact');
  const email = page.getByRole('dialog').getByLabel('E-mail');
  for (const text of ['juana@example.com', '']) {
    await email.fill(text);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByText('It is saved.').waitFor();
    await page.goto('/settings?dialog=mydata&step=contact');
    await email.waitFor();
    expect(await email.inputValue()).toBe(text);
  }
  await context.close();
});

test('the settings are there in Filipino', async () => {
  const { page, context } = await visit(browser, product.url, DESKTOP);
  await openSettings(page, borrower);
  await page.getByRole('button', { name: 'Filipino' }).click();
  await page.getByRole('heading', { name: 'ANO ANG CREDIT SCORE?' }).waitFor();
  await page.getByRole('img', { name: 'Credit score na 500 sa 1000' }).waitFor();
  const dialog = await openDialog(page, 'Withdrawal');
  await dialog.getByText('TAPOS NA').waitFor();
  await dialog.getByText(/ nang \d+:\d{2}\s[AP]M GMT\+8$/).waitFor();
  await context.close();
});
