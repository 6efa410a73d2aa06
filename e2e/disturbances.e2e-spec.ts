import type { Locator, Page } from 'playwright-core';
import { visit } from './support/browser';
import { Gateway, gatewayTimeout, silence } from './support/gateway';
import { borrowAs } from './support/lend';
import { loseAnswer } from './support/lost-answer';
import { enter, signIn } from './support/member';
import { hearMessages } from './support/messages';
import { prepareMember } from './support/prepare-member';
import { sessionRefusal } from './support/refusal';
import { browser, product } from './support/running';
import { signOut } from './support/sign-out';
import { focusedName } from './support/visitor';

const borrower = '639170000012';
const SMALL_PHONE = { width: 360, height: 640 };

/** Counts what the page asks of the server at a path. */
function countRequests(page: Page, path: string): { count: number } {
  const counter = { count: 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) counter.count++;
  });
  return counter;
}

async function openConfirmation(page: Page, amount: string): Promise<void> {
  await page.getByRole('link', { name: 'Wallet' }).click();
  await page.getByRole('button', { name: 'WITHDRAW NOW' }).click();
  await page.getByLabel('Amount to withdraw').fill(amount);
  await page.getByRole('button', { name: 'CONTINUE WITHDRAWAL' }).click();
  await page.getByRole('button', { name: 'CONFIRM WITHDRAWAL' }).waitFor();
}

/** From the confirm step, with its dialog closed. */
async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change the amount' }).click();
  await page.getByRole('button', { name: 'Back to the wallet' }).click();
  const waiting = page.getByRole('heading', { name: 'A withdrawal waits for its code' });
  await waiting.waitFor();
  await page.getByRole('button', { name: 'Give it up' }).click();
  await waiting.waitFor({ state: 'detached' });
}

/** Of the withdrawal whose code the page asks for. */
async function issueOtp(page: Page): Promise<string> {
  await page.getByRole('dialog').getByLabel('One-time password').waitFor();
  return product.otpFor(borrower);
}

/** What of the page is behind the bar at the bottom once it has the focus. */
const focusedBehindBar = (page: Page) =>
  page.evaluate(() => {
    const barTop = document.querySelector('nav ul')?.getBoundingClientRect().top ?? 0;
    const stops = [...document.querySelectorAll<HTMLElement>('main :is(a, button)')];
    const hidden = stops.filter((stop) => {
      window.scrollBy(0, stop.getBoundingClientRect().bottom - window.innerHeight);
      stop.focus();
      return document.activeElement === stop && stop.getBoundingClientRect().bottom > barTop;
    });
    return hidden.map(({ textContent }) => textContent);
  });

/** One of them ends above where the other one begins. */
async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
}

test('a double click asks once, a wrong code costs one try, and after a reload or Back the same code is asked for', async () => {
  const { page, context, complaints } = await visit(browser, product.url, SMALL_PHONE);
  await enter(page, borrower);
  await page.getByRole('heading', { name: 'Latest activity' }).waitFor();
  expect(await focusedBehindBar(page)).toEqual([]);
  await openConfirmation(page, '1000');
  const preparations = countRequests(page, '/v2/wallet/withdraw/prepare');
  const confirmations = countRequests(page, '/v2/wallet/withdraw');

  await page.getByRole('button', { name: 'CONFIRM WITHDRAWAL' }).dblclick();
  const dialog = page.getByRole('dialog');
  const otp = dialog.getByLabel('One-time password');
  await otp.waitFor();
  expect(preparations.count).toBe(1);

  await otp.fill((await issueOtp(page)) === '000000' ? '000001' : '000000');
  await dialog.getByRole('button', { name: 'CONFIRM' }).dblclick();
  const refused = dialog.getByText('Invalid OTP. 4 tries left.');
  await refused.waitFor();
  await expectAbove(refused, dialog.getByRole('button', { name: 'Cancel' }));
  expect(confirmations.count).toBe(1);

  await page.reload();
  await dialog.getByText('₱1,000.00').waitFor();
  expect(await otp.inputValue()).toBe('');
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'CONFIRM WITHDRAWAL' }).click();
  await otp.waitFor();
  expect(preparations.count).toBe(1);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  // Forward leads into the dialog again, and Cancel out of it again.
  await page.goForward();
  await otp.waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.goBack();
  expect(await page.getByLabel('Amount to withdraw').inputValue()).toBe('1,000.00');
  await page.goForward();
  await giveUp(page);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a dialog keeps the focus when one presses beside it, and hides the page behind', async () => {
  const { page, context, complaints } = await visit(browser, product.url);
  // Older browsers do not have it.
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'checkVisibility'));
  await enter(page, borrower);
  await openConfirmation(page, '1000');
  await page.getByRole('button', { name: 'CONFIRM WITHDRAWAL' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await page.getByRole('button', { name: 'CONFIRM' }).count()).toBe(1);
  await page.mouse.click(10, 10);
  await page.keyboard.press('Escape');
  await page.keyboard.type('12a 34');
  expect(await page.getByLabel('One-time password').inputValue()).toBe('1234');
  // A message that is still there could be dismissed by keys as well.
  await page.locator('[data-toaster] [data-kind]').waitFor({ state: 'detached' });
  for (const name of ['Cancel', '+63 917 000 0002', 'One-time password']) {
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe(name);
  }
  expect(complaints).toEqual([]);
  await page.goBack();
  await page.getByRole('button', { name: 'CONFIRM WITHDRAWAL' }).waitFor();

  // A new tab of the same browser finds it without an address that says so.
  const other = await context.newPage();
  await other.goto('/wallet');
  await other.getByRole('dialog', { name: 'One Time Password' }).waitFor();
  await other.close();

  // In the tab that left it, by Back too, it is not forced.
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Home' }).click();
  await page.waitForURL('**/dash');
  const asked = page.waitForResponse('**/v2/wallet/withdraw/open');
  await page.getByRole('link', { name: 'Wallet' }).click();
  await (await asked).finished();
  const waiting = page.getByRole('heading', { name: 'A withdrawal waits for its code' });
  await page.getByRole('button', { name: 'Give it up' }).click();
  await waiting.waitFor({ state: 'detached' });
  await context.close();
});

test('neither an expired token nor a lost answer withdraws twice or bothers the member', async () => {
  const { page, context, complaints } = await visit(browser, product.url);
  await enter(page, borrower);
  await openConfirmation(page, '1000.25');
  await page.getByRole('button', { name: 'CONFIRM WITHDRAWAL' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('One-time password').fill(await issueOtp(page));

  await page.route('**/v2/wallet/withdraw', loseAnswer);
  await dialog.getByRole('button', { name: 'CONFIRM' }).click();
  await dialog.getByText('you will not withdraw twice').waitFor();
  await page.unroute('**/v2/wallet/withdraw');

  const expired = sessionRefusal('TOKEN_EXPIRED');
  await page.route('**/v2/wallet/withdraw', (route) => route.fulfill(expired), { times: 1 });
  const said = await hearMessages(page);
  await dialog.getByRole('button', { name: 'CONFIRM' }).click();
  await said('OTP confirmed successfully.');

  await page.getByText('Transferring...').waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'WITHDRAW NOW' }).waitFor();
  await page.waitForURL(`${product.url}/wallet`);
  await page.getByText('Your transfer is on its way.').waitFor();

  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Home' }).click();
  await page.getByRole('link', { name: 'Wallet' }).click();
  await page.getByText('198,999').first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a gateway that loses the answer, or stalls, withdraws once, and the code stays until it is confirmed', async () => {
  const path = '/v2/wallet/withdraw';
  const gateway = await new Gateway(product.url).start();
  const { page, context, complaints } = await visit(browser, gateway.url);
  await page.clock.install();
  await enter(page, borrower);
  await openConfirmation(page, '2000');
  await page.getByRole('button', { name: 'CONFIRM WITHDRAWAL' }).click();
  const dialog = page.getByRole('dialog');
  const otp = dialog.getByLabel('One-time password');
  const code = await issueOtp(page);
  await otp.fill(code);
  const confirm = dialog.getByRole('button', { name: 'CONFIRM' });
  const mayTryAgain = dialog.getByText('No Server Response. What you typed is kept. Press CONFIRM again');

  gateway.lose(path, gatewayTimeout);
  await confirm.click();
  await mayTryAgain.waitFor();
  expect(await otp.inputValue()).toBe(code);

  const answered = gateway.lose(path, silence);
  await page.clock.pauseAt(Date.now() + 60_000);
  await confirm.click();
  await answered;
  await page.clock.runFor(14_000);
  expect(await confirm.isDisabled()).toBe(true);
  await page.clock.runFor(1_000);
  await dialog.getByRole('button', { name: 'CONFIRM', disabled: false }).waitFor();
  await mayTryAgain.waitFor();
  expect(await otp.inputValue()).toBe(code);
  await page.clock.resume();

  gateway.deliver(path);
  const said = await hearMessages(page);
  await confirm.click();
  await said('OTP confirmed successfully.');
  const keys = gateway.sentTo(path, 'idempotency-key');
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  await page.goto('/wallet');
  await page.getByText('196,999').first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
  await gateway.stop();
});

test('a withdrawal whose answer was lost is told to whoever leaves its dialog, and is not prepared again', async () => {
  const { page, context, complaints } = await visit(browser, product.url);
  await enter(page, borrower);
  await openConfirmation(page, '1500');
  const preparations = countRequests(page, '/v2/wallet/withdraw/prepare');
  await page.getByRole('button', { name: 'CONFIRM WITHDRAWAL' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('One-time password').fill(await issueOtp(page));
  await page.route('**/v2/wallet/withdraw', loseAnswer);
  // As if it had been the whole balance: the dialog stays all the same.
  await page.route('**/v2/wallet/load', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), wallet: 0 } });
  });
  await dialog.getByRole('button', { name: 'CONFIRM' }).click();
  await dialog.getByText('you will not withdraw twice').waitFor();
  const reloaded = page.waitForResponse('**/v2/wallet/load');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await (await reloaded).finished();
  await dialog.getByText('you will not withdraw twice').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('See in your wallet whether it went through').waitFor();
  await page.waitForURL(`${product.url}/wallet`);
  await page.getByText('₱1,500.00').first().waitFor();
  expect(preparations.count).toBe(1);
  await product.verifyLedger();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a wallet that stalls says so, and a page that waits for its session too', async () => {
  const gateway = await new Gateway(product.url).start();
  const { page, context } = await visit(browser, gateway.url);
  await page.clock.install();
  await enter(page, borrower);
  await page.getByRole('heading', { name: 'Latest activity' }).waitFor();
  gateway.lose('/v2/wallet/load', silence);
  const asked = page.waitForRequest('**/v2/wallet/load');
  await page.goto('/wallet');
  await asked;
  await page.clock.fastForward(16_000);
  await page.getByText('Your wallet could not be loaded').waitFor();
  gateway.deliver('/v2/wallet/load');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'WITHDRAW NOW' }).waitFor();

  gateway.lose('/v2/authmember/refresh', silence);
  await page.reload();
  await page.getByText('LOADING...').waitFor();
  const askedAgain = page.waitForRequest('**/v2/authmember/refresh');
  await page.clock.fastForward(5_000);
  await askedAgain;
  await page.clock.fastForward(16_000);
  const why = page.getByRole('heading', { name: 'No Server Response' });
  await page.getByRole('alert').filter({ has: why }).getByText('Redirecting to home').waitFor();
  await context.close();
  await gateway.stop();
});

test('a sign-out, or another sign-in, in one tab reaches the other', async () => {
  const { page, context } = await visit(browser, product.url);
  await signIn(page, borrower);
  const other = await context.newPage();
  await signIn(other, borrower);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  const asking = page.getByRole('dialog', { name: 'Sign out?' });
  await asking.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await asking.waitFor();
  await page.goBack();
  await asking.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Wallet' }).click();
  await page.getByRole('button', { name: 'WITHDRAW NOW' }).waitFor();
  await signOut(page);
  await other.waitForURL('**/login**');
  await page.goBack();
  await page.waitForURL((url) => url.searchParams.get('from') === '/wallet');
  await signIn(page, borrower);
  await signIn(other, '639170000011');
  await page.waitForURL('**/login**');
  await page.getByText('Another member has signed in on this browser.').waitFor();
  await context.close();
});

test('an unknown path is not found, also below a page of members', async () => {
  const { page, context } = await visit(browser, product.url);
  for (const path of ['/elsewhere', '/wallet/unknown', '/dash/unknown']) {
    await page.goto(path);
    await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  }
  await page.getByRole('link', { name: 'Take Me Back' }).click();
  await page.waitForURL(`${product.url}/`);
  await context.close();
});

test('the phone field reads a number of another country as one types it, and long words stay inside', async () => {
  const { page, context } = await visit(browser, product.url);
  await page.goto('/register');
  const phone = page.getByLabel('Phone number');
  await phone.click();
  await page.keyboard.type('+6581234567');
  expect(await page.getByRole('button', { name: /^Country code/ }).textContent()).toContain('SG +65');
  expect(await phone.inputValue()).toBe('81234567');
  await phone.fill('+639171234567');
  expect(await phone.inputValue()).toBe('917 123 4567');

  await page.getByRole('button', { name: 'Employment and income' }).click();
  await page.getByLabel('Job title').fill('J'.repeat(100));
  await page.getByLabel('Job category').selectOption('Manufacturing');
  await page.getByRole('button', { name: 'CONTINUE' }).click();
  const summary = await page.getByText('J'.repeat(100)).boundingBox();
  expect((summary?.x ?? 0) + (summary?.width ?? 999)).toBeLessThan(360);
  await context.close();
});

test('an amount follows the balance that was spent meanwhile', async () => {
  const { page, context } = await visit(browser, product.url);
  await enter(page, borrower);
  await openConfirmation(page, '5000');
  const refusal = { status: 422, code: 'INSUFFICIENT_BALANCE', message: 'More than the balance.' };
  await page.route('**/v2/wallet/withdraw/prepare', (route) =>
    route.fulfill({ status: 422, contentType: 'application/problem+json', json: refusal }),
  );
  const spend = (rest: number) =>
    page.route('**/v2/wallet/load', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), wallet: rest } });
    });
  await spend(1500);
  await page.getByRole('button', { name: 'CONFIRM WITHDRAWAL' }).click();
  await page.getByRole('main').getByText('₱1,500.00').first().waitFor();
  await page.getByRole('main').getByText('it is ₱1,500.00 now').waitFor();

  await spend(500);
  await page.getByRole('button', { name: 'CONFIRM WITHDRAWAL' }).click();
  await page.getByRole('main').getByText('it is ₱500.00 now').waitFor();
  await page.getByRole('button', { name: 'Change the amount' }).click();
  const goOn = page.getByRole('button', { name: 'CONTINUE WITHDRAWAL' });
  await page.getByLabel('Amount to withdraw').fill('499.99');
  await page.getByText('So small a balance is withdrawn whole: enter ₱500.00.').waitFor();
  expect(await goOn.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Whole balance' }).click();
  expect(await goOn.isEnabled()).toBe(true);
  await context.close();
});

test('of a currency that has no coins whole units are withdrawn, and the amount says so', async () => {
  const phoneNumber = '639175550819';
  await prepareMember(product.url, phoneNumber, 5);
  await borrowAs(phoneNumber, { installmentCount: 6, loanAmountPHP: 100_000, selectedCurrency: 'JPY' });
  const { page, context } = await visit(browser, product.url);
  await enter(page, phoneNumber, false, '/wallet');
  await page.getByRole('button', { name: 'WITHDRAW NOW' }).click();
  const amount = page.getByLabel('Amount to withdraw');
  const goOn = page.getByRole('button', { name: 'CONTINUE WITHDRAWAL' });
  await amount.fill('1000.55');
  await page.getByText('JPY is withdrawn in whole units').waitFor();
  expect(await goOn.isDisabled()).toBe(true);
  await amount.fill('1000');
  await goOn.click();
  await page.getByRole('button', { name: 'CONFIRM WITHDRAWAL' }).click();
  await page.getByRole('dialog').getByText('¥1,000').waitFor();
  await context.close();
});
