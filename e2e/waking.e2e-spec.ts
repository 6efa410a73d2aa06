import type { Page } from 'playwright-core';
import { visit } from './support/browser';
import { PASSWORD } from './support/member';
import { browser, product } from './support/running';
import { awake } from './support/visitor';

/** Opens a page whose program is asked for and still on its way, does something there, and then lets it arrive. */
async function beforeItWakes(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/(?!until-awake-)[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  // What remembers presses has asked for it.
  await page.locator('head > script[type=module]').waitFor({ state: 'attached' });
  await act();
  release();
  await awake(page);
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click();

test('what is typed and pressed before the program has come is kept', async () => {
  const { page, context, complaints } = await visit(browser, product.url);
  await beforeItWakes(page, '/register', async () => {
    await page.getByLabel('Phone number').fill('639175570009');
    await page.getByLabel('Full name').fill('Juana dela Cruz');
    expect(await page.getByRole('button', { name: 'REGISTER NOW' }).isEnabled()).toBe(false);
    await press(page, 'Employment and income');
  });
  await page.getByRole('heading', { name: 'Employment and income' }).waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  expect(await page.getByLabel('Phone number').inputValue()).toBe('917 557 0009');
  expect(await page.getByLabel('Full name').inputValue()).toBe('Juana dela Cruz');
  expect(complaints).toEqual([]);
  await context.close();
});

test('a menu that was pressed too early opens, once', async () => {
  const { page, context } = await visit(browser, product.url);
  await beforeItWakes(page, '/hiw', async () => {
    await press(page, 'Menu');
    await press(page, 'Menu');
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
  await page.waitForURL('**/about');
  await page.getByRole('button', { name: 'Menu', expanded: false }).waitFor();
  await context.close();
});

test('a press that something else was pressed after is let go', async () => {
  const { page, context } = await visit(browser, product.url);
  await beforeItWakes(page, '/hiw', async () => {
    await press(page, 'Login');
    await page.getByRole('heading', { level: 1 }).click();
  });
  expect(new URL(page.url()).pathname).toBe('/hiw');
  await context.close();
});

test('who signs in by Enter before the program has come is signed in once it has', async () => {
  const { page, context } = await visit(browser, product.url);
  await beforeItWakes(page, '/login', async () => {
    await page.getByLabel('Phone number').fill('639170000012');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    expect(await page.getByRole('button', { name: 'SIGN IN' }).isEnabled()).toBe(false);
  });
  await page.waitForURL('**/dash');
  await context.close();
});

test('what is not right yet is not sent by an Enter that came too early', async () => {
  const { page, context } = await visit(browser, product.url);
  await beforeItWakes(page, '/contact', async () => {
    await page.getByLabel('Message').fill('How long does an approval take?');
    await page.getByLabel('Name').press('Enter');
  });
  await page.getByLabel('Name').fill('Juana dela Cruz');
  expect(await page.getByLabel('Message').inputValue()).toBe('How long does an approval take?');
  expect(await page.getByRole('button', { name: 'Send' }).isEnabled()).toBe(true);
  await context.close();
});

test.each([
  ['/hiw', 'until-awake-*'],
  ['/wallet', 'index-*.js'],
])('%s says in time that a part of it has not come, and loads it again', async (path, lost) => {
  const { page, context, complaints } = await visit(browser, product.url);
  await page.route(`**/assets/${lost}`, (route) => route.abort('connectionreset'), { times: 1 });
  await page.goto(path);
  const again = page.getByRole('link', { name: 'Load the page again' });
  expect(await again.count()).toBe(0);
  const after = await page.locator('#asleep').evaluate((said) => {
    const [appearing] = said.getAnimations({ subtree: true });
    appearing?.finish();
    return appearing?.effect?.getTiming().delay;
  });
  expect(after).toBe(10_000);
  await page.getByRole('status').getByText('nothing of it works so far').waitFor();
  await page.getByRole('status').getByText('may still be on its way').waitFor();
  await again.click();
  await awake(page);
  expect(await page.locator('#asleep').count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});
