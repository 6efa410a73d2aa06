import type { Page } from 'playwright-core';
import { DESKTOP, visit } from './support/browser';
import { enter } from './support/member';
import { browser, product } from './support/running';
import { openDialog, quickLink } from './support/settings';

const borrower = '639170000012';

const lose = (page: Page, path: string | RegExp) =>
  page.route(path, (route) => route.abort('connectionreset'));
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

test.each([
  ['Pay', '**/v2/loan/account', 'What to pay could not be loaded', /^Settle everything on .+ \d{4}/],
  ['Transfer', '**/v2/wallet/load', 'Your wallet could not be loaded', /^It stays yours/],
  ['Borrow', '**/v2/loan/limits', 'Your own limits could not be loaded', /^From ₱/],
])(
  '%s says that it could not be loaded, and nothing that it does not know',
  async (name, path, missing, known) => {
    const { page, context, complaints } = await visit(browser, product.url);
    await enter(page, borrower);
    await lose(page, path);
    // Anew, so that the screens before have left nothing behind.
    await page.goto('/settings');
    await page.getByText('out of 1000').first().waitFor();
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click();
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByText(missing).waitFor();
    expect(await dialog.getByText(/a month after|withdraw it whenever|APPLY/).count()).toBe(0);
    await page.unroute(path);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByText(known).first().waitFor();
    expect(await dialog.getByText('a month after').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('who comes back sees what is true now, or what was and since when', async () => {
  const { page, context, complaints } = await visit(browser, product.url, DESKTOP);
  await enter(page, borrower);
  await lose(page, '**/v2/loan/account');
  await page.goto('/wallet');
  await page.getByText('Your next payment could not be loaded').waitFor();
  await page.unroute('**/v2/loan/account');
  await tryAgain(page).click();
  await page.getByRole('link', { name: /^Next payment/ }).waitFor();

  await lose(page, '**/v2/wallet/load');
  await comeBack(page);
  await page.getByText(/^No Server Response\. What you see is of .+ \d{4}/).waitFor();
  expect(await page.getByRole('button', { name: 'WITHDRAW NOW' }).isEnabled()).toBe(true);
  await page.unroute('**/v2/wallet/load');
  await tryAgain(page).click();
  await page.getByText('What you see is of').waitFor({ state: 'detached' });

  for (const link of ['Loan', 'Settings']) {
    const path = link === 'Loan' ? '**/v2/loan/account' : '**/v2/member/info';
    const loaded = page.waitForResponse(path);
    await page.getByRole('link', { name: link, exact: true }).click();
    await (await loaded).finished();
    await page
      .getByText(link === 'Loan' ? 'Settle early' : 'out of 1000')
      .first()
      .waitFor();
    await lose(page, path);
    await comeBack(page);
    await page.getByText('What you see is of').first().waitFor();
    await page.unroute(path);
    const asked = page.waitForResponse(path);
    await context.setOffline(true);
    await context.setOffline(false);
    await (await asked).finished();
    await page.getByText('What you see is of').waitFor({ state: 'detached' });
  }
  expect(complaints).toEqual([]);
  await context.close();
});

test('what settles a loan names its day, and is asked for anew when the day has turned', async () => {
  const { page, context } = await visit(browser, product.url);
  await page.clock.install();
  await enter(page, borrower);
  await page.getByRole('link', { name: 'Loan', exact: true }).click();
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'Asia/Manila' }).format(
    new Date(),
  );
  await page.getByText(`Everything paid on ${day}`).waitFor();
  await page.getByText(`Pay exactly this amount on ${day};`).waitFor();
  const asked = page.waitForRequest('**/v2/loan/account');
  await page.clock.fastForward('24:00:00');
  await asked;
  await context.close();
});

test('who has a loan is spared what one applies with', async () => {
  const { page, context } = await visit(browser, product.url);
  await enter(page, borrower);
  await page.getByRole('heading', { name: 'Latest activity' }).waitFor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload();
  await page.getByRole('heading', { name: 'Latest activity' }).waitFor();
  expect(asked.filter((url) => /\/assets\/(form|loan-box)-|\/loan\/limits$/.test(url))).toEqual([]);
  await context.close();
});

test('a language whose texts were lost comes with another try, which asks for the page', async () => {
  const { page, context } = await visit(browser, product.url, DESKTOP);
  await page.goto('/contact?lang=en');
  const texts = '**/assets/texts-fil-*';
  await lose(page, texts);
  await page.getByRole('banner').getByText('FIL', { exact: true }).last().click();
  await tryAgain(page).waitFor();
  await page.unroute(texts);

  await tryAgain(page).click();

  await page.getByRole('heading', { name: 'Narito kami para tulungan ka' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
  await context.close();
});

test.each([
  ['/v2/config', '/v2/loan/limits'],
  ['/v2/loan/limits', '/v2/config'],
])('the loan box comes where %s is the last answer, and its program was lost before', async (last, first) => {
  const { page, context } = await visit(browser, product.url);
  await enter(page, '639170000011');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.waitForURL('**/settings');
  let hasAnswered = () => {};
  const answered = new Promise<void>((resolve) => {
    hasAnswered = resolve;
  });
  page.on('response', (response) => {
    if (response.url().endsWith(first)) void response.finished().then(hasAnswered);
  });
  await page.route(`**${last}`, async (route) => {
    await answered;
    await route.continue();
  });
  const program = '**/assets/loan-box-*.js';
  await lose(page, program);
  await page.goto('/dash');
  await tryAgain(page).waitFor();
  await page.unroute(program);
  await tryAgain(page).click();
  await page
    .getByRole('textbox', { name: /amount/i })
    .first()
    .waitFor();
  await context.close();
});

test('what wallet and loan do without at first comes after them, and with the page where it was lost', async () => {
  const { page, context } = await visit(browser, product.url);
  await enter(page, borrower);
  let press = () => {};
  const pressed = new Promise<void>((resolve) => {
    press = resolve;
  });
  await page.route('**/assets/sending-*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  const asked = page.waitForRequest('**/assets/sending-*.js');
  await page.goto('/wallet');
  await asked;
  await page.getByRole('button', { name: 'WITHDRAW NOW' }).click();
  await page.getByRole('heading', { name: 'Withdraw', exact: true }).waitFor();
  const back = page.getByRole('main').getByRole('button', { name: 'Back to the wallet' });
  const stood = await back.boundingBox();
  press();
  await page.getByLabel('Amount to withdraw').fill('1000');
  expect(await back.boundingBox()).toEqual(stood);
  await lose(page, '**/assets/sending-*.js');
  await page.reload();
  await page.getByText('The withdrawal could not be loaded').waitFor();
  await page.unroute('**/assets/sending-*.js');
  await tryAgain(page).click();
  await page.getByLabel('Amount to withdraw').waitFor();
  expect(await page.getByLabel('Amount to withdraw').inputValue()).toBe('1,000.00');

  await lose(page, '**/assets/later-*.js');
  await page.goto('/loan');
  await page.getByText('This part of the page could not be loaded').waitFor();
  await page.getByRole('heading', { name: 'How to pay' }).waitFor();
  await page.goto('/loan?view=statement');
  await page.getByText('This page could not be loaded').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Statement' }).waitFor();
  expect(await page.title()).toBe('Statement – Pautang');
  await page.getByRole('link', { name: 'Back to the loan' }).click();
  await page.getByRole('heading', { name: 'How to pay' }).waitFor();
  await page.unroute('**/assets/later-*.js');
  await tryAgain(page).click();
  await page.getByText('Settle early').first().waitFor();
  await context.close();
});

test('a text that was lost on the way keeps away what reads it, which says so, and nothing else', async () => {
  const { page, context } = await visit(browser, product.url, DESKTOP);
  await enter(page, borrower);
  await lose(page, '**/assets/texts-loan-en-*');
  await page.goto('/loan');
  await page.getByText('This part of the page could not be loaded').waitFor();
  await page.getByRole('heading', { name: 'How to pay' }).waitFor();
  await page.getByRole('link', { name: 'Wallet', exact: true }).click();
  await page.getByRole('button', { name: 'WITHDRAW NOW' }).click();
  await page.getByLabel('Amount to withdraw').waitFor();
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  const textsOfSessions = /\/assets\/sessions-(?!dialog)/;
  await lose(page, textsOfSessions);
  await quickLink(page, 'Devices').click();
  const alert = page.getByRole('alert').filter({ hasText: 'The text could not be loaded' });
  await alert.waitFor();
  const dialog = await openDialog(page, 'My data');
  await dialog.getByRole('heading', { name: 'Download everything' }).waitFor();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await quickLink(page, 'Devices').click();
  await alert.waitFor();
  await page.unroute(textsOfSessions);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await openDialog(page, 'Devices');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();

  const textsOfPage = /\/assets\/hiw-(?!page)/;
  await lose(page, textsOfPage);
  await page.getByRole('link', { name: 'How It Works' }).click();
  await page.getByText('This page did not open').waitFor();
  await page.unroute(textsOfPage);
  await tryAgain(page).click();
  await page.getByRole('heading', { level: 1, name: 'How to get online loan' }).waitFor();
  await page.unroute('**/assets/texts-loan-en-*');
  await page.goto('/loan');
  await page.getByText('Settle early').first().waitFor();

  // A page that needs it opens anew by itself, once.
  let visits = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visits += 1;
  });
  await page.route('**/assets/texts-member-en-*', (route) =>
    visits > 1 ? route.continue() : route.abort('connectionreset'),
  );
  await page.goto('/wallet', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'WITHDRAW NOW' }).waitFor();
  expect(visits).toBe(2);
  await context.close();
});

test('a code is asked for once what it is typed into has come, and not over what was begun meanwhile', async () => {
  const { page: first, context } = await visit(browser, product.url);
  await enter(first, borrower);
  await first.goto('/wallet');
  await first.getByRole('button', { name: 'WITHDRAW NOW' }).click();
  await first.getByLabel('Amount to withdraw').fill('1000');
  await first.getByRole('button', { name: 'CONTINUE WITHDRAWAL' }).click();
  await first.getByRole('button', { name: 'CONFIRM WITHDRAWAL' }).click();
  await first.getByRole('dialog', { name: 'One Time Password' }).waitFor();

  const page = await context.newPage();
  const otp = page.getByRole('dialog', { name: 'One Time Password' });
  const enterCode = page.getByRole('button', { name: 'ENTER THE CODE' });
  const sending = '**/assets/sending-*.js';
  let arrive = () => {};
  const arriving = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(sending, async (route) => {
    await arriving;
    await route.continue();
  });
  const coming = page.waitForRequest(sending);
  await page.goto('/wallet');
  await coming;
  await enterCode.waitFor();
  await page.getByRole('button', { name: 'WITHDRAW NOW' }).click();
  arrive();
  await page.getByLabel('Amount to withdraw').waitFor();
  expect([await otp.count(), new URL(page.url()).search]).toEqual([0, '?step=withdrawing']);
  await page.unroute(sending);

  // Where it was lost its dialog says so, and comes with the page.
  await lose(page, sending);
  await page.goto('/wallet');
  await enterCode.click();
  await otp.getByText('The withdrawal could not be loaded').waitFor();
  await page.unroute(sending);
  await tryAgain(page).click();
  await otp.getByLabel('One-time password').waitFor();
  await otp.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Give it up' }).click();
  await enterCode.waitFor({ state: 'detached' });
  await context.close();
});

test('details that do not arrive can be asked for again', async () => {
  const { page, context } = await visit(browser, product.url);
  await lose(page, '**/v2/member/info');
  await enter(page, borrower);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByText('Your details could not be loaded').waitFor();
  await page.getByText('No Server Response').waitFor();
  await page.unroute('**/v2/member/info');
  await tryAgain(page).click();
  await page.getByRole('img', { name: 'Credit score 500 out of 1000' }).waitFor();
  await context.close();
});
