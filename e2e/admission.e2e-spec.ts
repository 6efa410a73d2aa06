import type { Browser, Page } from 'playwright-core';
import { expectAccessible } from './support/accessible';
import { openBrowser } from './support/browser';
import { fillRegistration } from './support/member';
import { OFFICER, Product } from './support/product';
import { VIEWS } from './support/views';
import { focused, openPage, visitIn } from './support/visitor';

jest.setTimeout(180_000);

let product: Product;
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
  product = await Product.startDemo({ INVITATION_CODE: 'true', PHONE_OTP: 'true' });
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const invite = async (): Promise<string> => {
  const officer = await product.signedIn(OFFICER);
  return (await officer.backOffice.issueInvitation({ requestBody: {} })).invitationCode;
};
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const codeField = (page: Page) => page.getByLabel('Code', { exact: true });

const startsAtTitle = (page: Page) =>
  page.getByRole('heading', { name: 'Registration' }).and(page.locator(':focus')).waitFor();

async function enterInvitation(page: Page, code: string): Promise<void> {
  await openPage(page, '/register');
  await page.getByLabel('Invitation code').fill(code);
  await button(page, 'CONTINUE').click();
}

test('by invitation and with a code to the phone one becomes a member', async () => {
  const phoneNumber = '639175560081';
  const { page, context, complaints } = await visitIn('en', browser, product.url);
  await enterInvitation(page, 'K7WQ-2M4X-9RTD');
  await page.getByText('This invitation code is wrong, used up or expired.').first().waitFor();
  await focused(page, 'Invitation code');
  await page.getByLabel('Invitation code').fill((await invite()).toLowerCase().replaceAll('-', ''));
  await button(page, 'CONTINUE').click();

  await page.getByLabel('Full name').waitFor();
  await startsAtTitle(page);
  await fillRegistration(page, phoneNumber);
  await button(page, 'REGISTER NOW').click();
  await page.getByRole('heading', { name: 'Confirm your phone number' }).waitFor();
  await focused(page, 'Code');
  expect(await button(page, 'CONFIRM').isDisabled()).toBe(true);
  await page.getByText(/You can have a new code sent in \d+ s\./).waitFor();

  const code = await product.codeFor(phoneNumber);
  await codeField(page).fill(code === '000000' ? '111111' : '000000');
  await button(page, 'CONFIRM').click();
  await page.getByText('This code is wrong or no longer good.').first().waitFor();
  await focused(page, 'Code');
  await codeField(page).fill(code);
  await button(page, 'CONFIRM').click();
  await page.getByText('Your account has been created successfully.').waitFor();
  await page.waitForURL('**/dash');
  expect(complaints).toEqual([]);
  await context.close();
});

test('what was typed stays on the way back; the same number needs no second code, another one does', async () => {
  const [first, second] = ['639175560082', '639175560083'];
  const { page, context } = await visitIn('en', browser, product.url);
  await enterInvitation(page, await invite());
  await fillRegistration(page, first);
  await button(page, 'REGISTER NOW').click();
  await codeField(page).waitFor();
  await button(page, 'Back').click();
  await startsAtTitle(page);
  expect(await page.getByLabel('Full name').inputValue()).toBe('Juana dela Cruz');
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('Pautang1!');
  const code = await product.codeFor(first);
  await button(page, 'REGISTER NOW').click();
  await codeField(page).waitFor();
  expect(await product.codeFor(first)).toBe(code);

  await button(page, 'Back').click();
  await page.getByLabel('Phone number').fill(second);
  await button(page, 'REGISTER NOW').click();
  await codeField(page).waitFor();
  await codeField(page).fill(await product.codeFor(second));
  await button(page, 'CONFIRM').click();
  await page.waitForURL('**/dash');
  await context.close();
});

test('after a minute a new code may be sent, and the one before ends', async () => {
  const phoneNumber = '639175560084';
  const { page, context } = await visitIn('en', browser, product.url);
  await page.clock.install();
  let codes = 0;
  await page.route('**/v2/authmember/phoneotp', async (route) => {
    codes += 1;
    if (codes === 1) return route.continue();
    return route.fulfill({ json: { expiresAt: '2027-01-01T00:00:00Z', resendSeconds: 60, sentTo: 'PHONE' } });
  });
  await enterInvitation(page, await invite());
  await fillRegistration(page, phoneNumber);
  await button(page, 'REGISTER NOW').click();
  await codeField(page).fill('123');
  await page.clock.fastForward(61_000);
  await button(page, 'Send a new code').click();
  await page.getByText('We sent a code with 6 digits to +63 917 556 0084.').waitFor();
  expect(await codeField(page).inputValue()).toBe('');
  expect(codes).toBe(2);
  await context.close();
});

test('an account that exists, and an invitation that was used up meanwhile, lead back to their forms', async () => {
  const { page, context } = await visitIn('en', browser, product.url);
  const invitation = await invite();
  await enterInvitation(page, invitation);
  await fillRegistration(page, '639170000011');
  await button(page, 'REGISTER NOW').click();
  await codeField(page).fill(await product.codeFor('639170000011'));
  await button(page, 'CONFIRM').click();
  await page.getByText('This phone number already has an account.').first().waitFor();
  await focused(page, 'Phone number');

  const other = await visitIn('en', browser, product.url);
  await enterInvitation(other.page, invitation);
  await fillRegistration(other.page, '639175560085');
  await button(other.page, 'REGISTER NOW').click();
  await codeField(other.page).fill(await product.codeFor('639175560085'));
  await button(other.page, 'CONFIRM').click();
  await other.page.waitForURL('**/dash');
  await other.context.close();

  await page.getByLabel('Phone number').fill('639175560086');
  await button(page, 'REGISTER NOW').click();
  await codeField(page).fill(await product.codeFor('639175560086'));
  await button(page, 'CONFIRM').click();
  await page.getByText('This invitation code is wrong, used up or expired.').first().waitFor();
  await focused(page, 'Invitation code');
  await page.getByLabel('Invitation code').fill(await invite());
  await button(page, 'CONTINUE').click();
  expect(await page.getByLabel('Full name').inputValue()).toBe('Juana dela Cruz');
  await context.close();
});

test.each(VIEWS)('on a %s, %s, both forms are accessible and fit', async (device, colorScheme, viewport) => {
  const phoneNumber = `6391755600${90 + VIEWS.findIndex(([name, scheme]) => name === device && scheme === colorScheme)}`;
  const { page, context, complaints } = await visitIn('en', browser, product.url, viewport);
  await page.emulateMedia({ colorScheme });
  await openPage(page, '/register');
  await page.getByLabel('Invitation code').fill('K7');
  await expectAccessible(page);
  await page.getByLabel('Invitation code').fill(await invite());
  await button(page, 'CONTINUE').click();
  await fillRegistration(page, phoneNumber);
  await button(page, 'REGISTER NOW').click();
  await codeField(page).fill('12');
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
  await context.close();
});
