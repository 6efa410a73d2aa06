import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE, visit } from './support/browser';
import { Gateway, silence, welcomePage } from './support/gateway';
import { enter, PASSWORD, register, signIn } from './support/member';
import { prepareMember } from './support/prepare-member';
import { sessionRefusal } from './support/refusal';
import { browser, product } from './support/running';
import { openPage } from './support/visitor';

const member = '639170000012';
const refreshPath = '/v2/authmember/refresh';

function refreshesOf(page: Page): { count: number } {
  const counter = { count: 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === refreshPath) counter.count++;
  });
  return counter;
}

test('who has just registered is still there after a reload, on public pages too', async () => {
  const { page, context, complaints } = await visit(browser, product.url, DESKTOP);
  await register(page, '639175590001');
  await page.reload();
  await page.getByRole('button', { name: 'ACTIVATE ACCOUNT' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/dash');

  await page.goto('/about');
  await page.getByRole('button', { name: 'Log out' }).waitFor();
  await page.goto('/login');
  await page.waitForURL('**/dash');
  await page.goto('/register');
  await page.waitForURL('**/dash');
  await page.goto('/login?from=/activate');
  await page.waitForURL('**/activate');

  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'APPLY NOW' }).click();
  await other.waitForURL('**/dash');
  expect(complaints).toEqual([]);
  await context.close();
});

test('nothing is asked of a visitor who never signed in, nor of one who has left', async () => {
  const { page, context } = await visit(browser, product.url, DESKTOP);
  const refreshes = refreshesOf(page);
  await openPage(page, '/');
  await page.waitForLoadState('networkidle');
  await page.goto('/wallet');
  await page.waitForURL('**/login?from=%2Fwallet');
  expect(refreshes.count).toBe(0);

  await signIn(page, member);
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(`${product.url}/`);
  await page.goto('/dash');
  await page.waitForURL('**/login**');
  expect(refreshes.count).toBe(0);
  await context.close();
});

test('when the browser was closed, who is not remembered is asked to sign in, without an alarm and once', async () => {
  const { page, context } = await visit(browser, product.url);
  await signIn(page, member);
  const kept = (await context.cookies()).filter(({ expires }) => expires !== -1);
  await context.clearCookies();
  await context.addCookies(kept);
  const refreshes = refreshesOf(page);

  await page.goto('/loan');
  await page.waitForURL('**/login?from=%2Floan');
  expect(await page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0);
  await openPage(page, '/');
  await page.waitForLoadState('networkidle');
  expect(refreshes.count).toBe(1);
  await context.close();
});

test('the tick for being remembered waits for a reload beside the phone number, and counts', async () => {
  const { page, context } = await visit(browser, product.url);
  await openPage(page, '/login');
  const tick = page.getByLabel('Remember me');
  const phone = page.getByLabel('Phone number');
  await phone.fill(member);
  await tick.check();
  const typed = await phone.inputValue();
  await page.reload();
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[type=checkbox]')?.checked);
  expect(await phone.inputValue()).toBe(typed);

  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'SIGN IN' }).click();
  await page.waitForURL('**/dash');
  expect(await page.evaluate(() => localStorage.getItem('persist'))).toBe('true');
  await context.close();
});

test('a busy server ends no session: it says so, and the next try enters', async () => {
  const { page, context } = await visit(browser, product.url);
  await signIn(page, member);
  const busy = {
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    message: 'Too many requests. Try again in a minute.',
  };
  await page.route(`**${refreshPath}`, (route) =>
    route.fulfill({ status: 429, contentType: 'application/problem+json', json: busy }),
  );
  await page.goto('/wallet');
  await page.getByRole('heading', { name: busy.message }).waitFor();
  await page.waitForURL(`${product.url}/`);
  await page.unroute(`**${refreshPath}`);
  // The offer stays, so it covers neither the bar nor the title.
  const offer = page.locator('[data-kind=error]', { hasText: busy.message });
  await offer.waitFor();
  await page.waitForFunction(() => {
    const bottom = document.querySelector('[data-kind=error]')?.getBoundingClientRect().bottom ?? 999;
    return bottom <= (document.querySelector('header')?.getBoundingClientRect().top ?? 0);
  });
  await offer.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'WITHDRAW NOW' }).waitFor();
  await context.close();
});

test('a session that ends under a page asks for the sign-in, and leads back', async () => {
  const phoneNumber = '639170000011';
  const { page, context } = await visit(browser, product.url);
  await signIn(page, phoneNumber, true);
  await page.getByRole('heading', { name: 'Apply for a loan' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.route('**/v2/wallet/load', (route) => route.fulfill(sessionRefusal('TOKEN_EXPIRED')));
  await page.route(`**${refreshPath}`, (route) => route.fulfill(sessionRefusal('LOGIN_EXPIRED')));
  await page.getByRole('link', { name: 'Wallet' }).click();
  await page.waitForURL('**/login?from=%2Fwallet');
  await page.getByText('Your login has expired.').waitFor();
  await page.unroute('**/v2/wallet/load');
  await page.getByLabel('Phone number').fill(phoneNumber);
  await page.getByLabel('Password', { exact: true }).fill('Pautang1!');
  await page.getByRole('button', { name: 'SIGN IN' }).click();
  await page.waitForURL('**/wallet');
  await context.close();
});

/** Until the worker has learnt as well that there is no network, which the page knows first. */
async function openKept(page: Page, path: string): Promise<void> {
  do await page.goto(path);
  while ((await page.locator('meta[name=kept-page]').count()) === 0);
}

test('without a network the app opens with what it knew, of who is signed in alone, and goes on with one', async () => {
  const { page, context } = await visit(browser, product.url, PHONE, 'allow');
  await signIn(page, member, true);
  await page.getByRole('link', { name: 'Wallet' }).click();
  await page.getByText('₱200,000').first().waitFor();
  await page.getByText('Next payment').first().waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);

  await context.setOffline(true);
  await openKept(page, '/wallet');
  await page.getByRole('heading', { name: 'No connection to Pautang' }).waitFor();
  await page.getByText(/Available Balance/).waitFor();
  await page.getByText('200,000', { exact: false }).first().waitFor();
  expect(await page.getByText(/^As of .* \d{4}/).count()).toBe(2);
  await page.getByRole('heading', { name: 'What waits' }).waitFor();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => path.startsWith('/v2'))).toEqual([]);
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: /Empowering/ }).waitFor();
  await openKept(page, '/wallet');
  await page.getByRole('heading', { name: 'No connection to Pautang' }).waitFor();

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'WITHDRAW NOW' }).waitFor();
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(`${product.url}/`);
  // Who left without a network is signed out with it, before anybody comes.
  const ended = page.waitForResponse((answer) => answer.url().endsWith('/authmember/logout'));
  await context.setOffline(false);
  expect((await ended).ok()).toBe(true);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('balance');
  await context.setOffline(true);
  await page.goto('/dash');
  await page.getByRole('button', { name: 'SIGN IN' }).waitFor();
  expect(await page.getByText('200,000').count()).toBe(0);
  await context.close();
});

test('the app opens all the same where the browser believes in a network that never sends the page', async () => {
  const gateway = await new Gateway(product.url).start();
  const { page, context } = await visit(browser, gateway.url, PHONE, 'allow');
  // What another one sent in its place is not kept, and asked for again.
  const isSent = gateway.lose('/offline', welcomePage);
  await signIn(page, member, true);
  await isSent;
  const isInstalling = async () => Boolean((await navigator.serviceWorker.getRegistration())?.installing);
  while (await page.evaluate(isInstalling)) await setTimeout(50);
  gateway.deliver('/offline');
  await page.reload();
  await page.evaluate(() => navigator.serviceWorker.ready);
  void gateway.lose('/wallet', silence);
  await page.goto('/wallet', { timeout: 20_000 });
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await page.getByRole('button', { name: 'WITHDRAW NOW' }).waitFor();
  await context.close();
  await gateway.stop();
});

test('what an earlier version kept of a network that wanted one to sign in gives way to the program', async () => {
  const { page, context } = await visit(browser, product.url, PHONE, 'allow');
  await page.goto('/robots.txt');
  const parts = await page.evaluate(async (welcome) => {
    const html = await (await fetch('/')).text();
    const [script = ''] = html.match(/\/assets\/[\w-]+\.js/) ?? [];
    const kept = await caches.open(`workbox-precache-v2-${location.origin}/`);
    await kept.put(script, new Response(welcome, { headers: { 'content-type': 'text/html' } }));
    return script;
  }, '<h1>Welcome to our network</h1>');
  await signIn(page, member);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const kept = await page.evaluate(
    async (part) => (await caches.match(part))?.headers.get('content-type'),
    parts,
  );
  expect(kept).toMatch(/javascript/);
  await context.close();
});

test('a member whose browser takes no cookies is told that a reload signs out', async () => {
  const { page, context } = await visit(browser, product.url);
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { value: false }));
  await signIn(page, member);
  await page.getByRole('alert').getByText('This browser takes no cookies').waitFor();
  await context.close();
});

test('the page that stands in for others without a network leads to Home when it is asked for by name', async () => {
  const { page, context } = await visit(browser, product.url);
  await page.goto('/offline');
  await page.waitForURL(`${product.url}/`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await signIn(page, '639170000011');
  await page.goto('/offline');
  await page.waitForURL('**/dash');
  await page.getByRole('button', { name: 'Apply Now' }).waitFor();
  await context.close();
});

test('where a session ends under a form, what was chosen and typed there waits for the sign-in, without secrets', async () => {
  const phoneNumber = '639175590003';
  await prepareMember(product.url, phoneNumber, 5);
  const { page, context } = await visit(browser, product.url);
  const refreshes = `**${refreshPath}`;
  const refuse = async (path: string) => {
    await page.route(path, (route) => route.fulfill(sessionRefusal('TOKEN_EXPIRED')));
    await page.route(refreshes, (route) => route.fulfill(sessionRefusal('LOGIN_EXPIRED')));
    // The sign-in page tries the cookie too, perhaps only once nothing is refused any more.
    await context.clearCookies();
  };
  const comeBack = async (path: string) => {
    await page.waitForURL('**/login?from=*');
    for (const refused of [path, refreshes]) await page.unroute(refused);
    await page.getByLabel('Phone number').fill(phoneNumber);
    await page.getByLabel('Password', { exact: true }).fill('Pautang1!');
    await page.getByRole('button', { name: 'SIGN IN' }).click();
    await page.waitForURL('**/settings?*');
  };

  await enter(page, phoneNumber, true, '/settings?dialog=notices');
  const reminders = page
    .getByRole('group', { name: 'What falls due' })
    .getByRole('checkbox', { name: 'Text message' });
  await reminders.uncheck();
  await refuse('**/v2/member/notice-preferences');
  await page.getByRole('button', { name: 'Save' }).click();
  await comeBack('**/v2/member/notice-preferences');
  expect(await reminders.isChecked()).toBe(false);
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('main').getByRole('button', { name: 'Notices', exact: true }).click();
  await reminders.waitFor();
  expect(await reminders.isChecked()).toBe(true);
  await reminders.uncheck();
  await page.goBack();
  await reminders.waitFor({ state: 'detached' });
  await page.goForward();
  await reminders.waitFor();
  expect(await reminders.isChecked()).toBe(true);

  await page.goto('/settings?dialog=mydata&step=account');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Bank name').fill('GCash');
  await dialog.getByLabel('Account number').fill('0917 123 4567');
  await dialog.getByLabel('Your password').fill('Pautang1!');
  await refuse('**/v2/member/corrections/account');
  await dialog.getByRole('button', { name: 'Ask for it' }).click();
  await comeBack('**/v2/member/corrections/account');
  const number = dialog.getByLabel('Account number');
  await number.waitFor();
  await page.waitForFunction(
    (field) => (field as HTMLInputElement | null)?.value === '0917 123 4567',
    await number.elementHandle(),
  );
  expect(await dialog.getByLabel('Bank name').inputValue()).toBe('GCash');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('0917');

  await page.goto('/settings?dialog=passkeys&step=add');
  const name = page.getByLabel('Name of the passkey');
  const password = page.getByLabel('Your password');
  await name.fill('My phone');
  await password.fill('Pautang1!');
  await refuse('**/passkeys/*');
  await page.getByRole('dialog').getByRole('button', { name: 'Add a passkey' }).click();
  await comeBack('**/passkeys/*');
  await name.waitFor();
  expect(await name.inputValue()).toBe('My phone');
  expect(await password.inputValue()).toBe('');
  await context.close();
});

test('in a browser that refuses storage the cookie leads back in after a reload, until one signs out', async () => {
  const { page, context } = await visit(browser, product.url);
  await page.addInitScript(() => {
    const refused = {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, refused);
  });
  await signIn(page, member);
  await page.reload();
  await page.getByRole('heading', { name: 'Latest activity' }).waitFor();
  await page.goto('/about');
  await page.getByRole('button', { name: 'Log out' }).waitFor();

  const refreshes = refreshesOf(page);
  await page.route('**/v2/authmember/logout', (route) => route.abort());
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(`${product.url}/`);
  await page.getByRole('button', { name: 'APPLY NOW' }).first().click();
  await page.waitForURL('**/login');
  expect(refreshes.count).toBe(0);
  await context.close();
});
