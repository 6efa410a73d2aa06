import type { Locator, Page } from 'playwright-core';
import { visit } from './support/browser';
import { fetchedAhead, part } from './support/fetched';
import { borrowAs } from './support/lend';
import { loseAnswer } from './support/lost-answer';
import {
  enter,
  fillAddress,
  fillBank,
  fillIdentity,
  fillPersonal,
  fillReferences,
  signIn,
} from './support/member';
import { hearMessages } from './support/messages';
import { takePhoto } from './support/photos';
import { prepareMember } from './support/prepare-member';
import { browser, product } from './support/running';
import { signOut } from './support/sign-out';
import { openPage, visitIn } from './support/visitor';

const password = 'Pautang1!';
const noAnswer = (page: Page) => page.getByRole('alert').getByText('No Server Response', { exact: true });
const tryAgain = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Try again' });

/** The next request to a path gets no answer; those after it do. */
const loseNext = (page: Page, path: string) =>
  page.route(path, (route) => route.abort('connectionreset'), { times: 1 });

/** The next request to a path does what it is for, and its answer gets lost. */
const loseNextAnswer = (page: Page, path: string) => page.route(path, loseAnswer, { times: 1 });

async function openActivation(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'ACTIVATE ACCOUNT' }).click();
  const dialog = page.getByRole('dialog', { name: 'Activate your account' });
  await dialog.waitFor();
  return dialog;
}

test('a sign-in without a network keeps what was typed, and goes on at once when it is back', async () => {
  const { page, context, complaints } = await visit(browser, product.url);
  await openPage(page, '/login');
  const isHomeThere = fetchedAhead(page, ['dash', 'member'].map(part));
  await page.getByLabel('Phone number').fill('639170000012');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await isHomeThere();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'SIGN IN' }).click();
  await noAnswer(page).waitFor();
  expect(await page.getByLabel('Phone number').inputValue()).toBe('917 000 0012');
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(password);
  await context.setOffline(false);
  await tryAgain(page).click();
  await page.waitForURL('**/dash');
  expect(await noAnswer(page).count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a page whose texts were lost on the way is opened anew, since without them it can say nothing', async () => {
  const { page, context } = await visit(browser, product.url);
  await page.route('**/assets/texts-en-*', (route) => route.abort('connectionreset'), { times: 1 });
  await page.goto(`${product.url}/wallet`);
  await page.getByRole('button', { name: 'SIGN IN' }).waitFor();
  await context.close();
});

test('a registration that gets no answer is sent again, in Filipino too', async () => {
  const { page, context } = await visitIn('fil', browser, product.url);
  await openPage(page, '/register');
  await page.getByLabel('Phone number').fill('639175570001');
  await page.getByLabel('Buong pangalan').fill('Juana dela Cruz');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('I-confirm ang password').fill(password);
  await loseNext(page, '**/v2/authmember/register');
  await page.getByRole('button', { name: 'MAG-REGISTER NA' }).click();
  const alert = page.getByRole('alert');
  await alert.getByText('Walang sagot ang server').waitFor();
  expect(await page.getByLabel('Buong pangalan').inputValue()).toBe('Juana dela Cruz');
  await alert.getByRole('button', { name: 'Subukan ulit' }).click();
  await page.waitForURL('**/dash');
  await context.close();
});

test('a slow answer holds the button, so that one press is one request', async () => {
  const { page, context } = await visit(browser, product.url);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let requests = 0;
  await page.route('**/v2/authmember/login', async (route) => {
    requests += 1;
    await released;
    await route.continue();
  });
  await page.goto('/login');
  await page.getByLabel('Phone number').fill('639170000011');
  await page.getByLabel('Password', { exact: true }).fill(password);
  const button = page.getByRole('button', { name: 'SIGN IN' });
  await button.click();
  await page.getByText('Signing In.').waitFor();
  expect(await button.isDisabled()).toBe(true);
  await button.click({ force: true });
  await page.getByLabel('Password', { exact: true }).press('Enter');
  release();
  await page.waitForURL('**/dash');
  expect(requests).toBe(1);
  await context.close();
});

/** Counts the pictures that the page has open at once, each of them at its full size. */
const countOpenPictures = (page: Page) =>
  page.addInitScript(() => {
    const pictures = { open: 0, most: 0 };
    Object.assign(window, { pictures });
    const decode = window.createImageBitmap.bind(window);
    window.createImageBitmap = async (source: ImageBitmapSource) => {
      pictures.most = Math.max(pictures.most, ++pictures.open);
      const bitmap = await decode(source);
      const close = bitmap.close.bind(bitmap);
      bitmap.close = () => {
        pictures.open--;
        close();
      };
      return bitmap;
    };
  });

test('every step of the activation says when no answer came, keeps what was typed, and goes on', async () => {
  const phoneNumber = '639175570002';
  await prepareMember(product.url, phoneNumber);
  const { page, context, complaints } = await visit(browser, product.url);
  await countOpenPictures(page);
  await enter(page, phoneNumber);
  const dialog = await openActivation(page);
  const photo = await takePhoto('photo');
  const photos = { front: photo, back: photo, selfie: photo };
  const steps = [
    ['personal', fillPersonal, 'Current residential address'],
    ['address', fillAddress, 'Character References'],
    ['references', fillReferences, 'Your ID'],
    ['identity', (step: Locator) => fillIdentity(step, photos), 'Beneficiary bank account'],
  ] as const;
  for (const [step, fill, nextTitle] of steps) {
    await fill(dialog);
    await loseNext(page, `**/v2/member/update/${step}`);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await noAnswer(page).waitFor({ timeout: 30_000 });
    await tryAgain(page).click();
    await dialog.getByRole('heading', { name: nextTitle }).waitFor();
    expect(await noAnswer(page).count()).toBe(0);
  }
  expect(await page.evaluate(() => (window as unknown as { pictures: object }).pictures)).toEqual({
    open: 0,
    most: 1,
  });
  await fillBank(dialog);
  // The ID is saved once more, and the number of the account outlives that and a reload.
  await dialog.getByRole('button', { name: 'Back', exact: true }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('Account number').waitFor();
  await page.reload();
  expect(await dialog.getByLabel('Account number').inputValue()).toBe('1234 5678 90');
  await loseNext(page, '**/v2/member/update/bank');
  await dialog.getByRole('button', { name: 'Finish' }).click();
  await noAnswer(page).waitFor();
  expect(await dialog.getByLabel('Account number').inputValue()).toBe('1234 5678 90');
  await tryAgain(page).click();
  await page.getByText('Information validated successfully!').waitFor();
  await page.getByRole('button', { name: 'Apply Now' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('what was typed waits for a reload in this tab alone, numbers of IDs and accounts sealed, and leaves with the member', async () => {
  const phoneNumber = '639175570003';
  await prepareMember(product.url, phoneNumber, 3);
  const { page, context } = await visit(browser, product.url);
  await enter(page, phoneNumber, true);
  const dialog = await openActivation(page);
  await dialog.getByLabel('ID type').selectOption('Passport');
  await dialog.getByLabel('ID number').fill('P1234567A');
  await dialog.getByRole('button', { name: 'Back', exact: true }).click();
  await dialog.getByRole('group', { name: 'First reference' }).getByLabel('Full name').fill('Pedro Penduko');
  await page.reload();
  const name = dialog.getByRole('group', { name: 'First reference' }).getByLabel('Full name');
  expect(await name.inputValue()).toBe('Pedro Penduko');
  const close = dialog.getByRole('button', { name: 'Close, keep what is filled in' });
  await close.click();
  await openActivation(page);
  expect(await dialog.getByLabel('ID type').inputValue()).toBe('Passport');
  expect(await dialog.getByLabel('ID number').inputValue()).toBe('P1234567A');

  const stored = () =>
    page.evaluate(async () => {
      const kept = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const answers = await Promise.all(
        kept.map(async (one) => (await one.matchAll()).map((of) => of.text())),
      );
      return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, await Promise.all(answers.flat())]);
    });
  expect(await stored()).toContain('Pedro Penduko');
  expect(await stored()).not.toContain('P1234567A');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Pedro');
  await close.click();
  await signOut(page);
  await page.waitForURL(`${product.url}/`);
  expect(await stored()).not.toContain('Pedro Penduko');
  await context.close();
});

test('a draft that is left in a tab is not shown to another member', async () => {
  await prepareMember(product.url, '639175570004');
  await prepareMember(product.url, '639175570005');
  const { page, context } = await visit(browser, product.url);
  await signIn(page, '639175570004');
  const dialog = await openActivation(page);
  await dialog.getByLabel('First name').fill('Pedro');
  await signIn(page, '639175570005');
  await openActivation(page);
  expect(await dialog.getByLabel('First name').inputValue()).toBe('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Pedro');
  await context.close();
});

test('a lost quote and a lost application say so, and the next press goes on', async () => {
  const phoneNumber = '639175570006';
  await prepareMember(product.url, phoneNumber, 5);
  const { page, context, complaints } = await visit(browser, product.url);
  await enter(page, phoneNumber);
  await page.getByRole('checkbox').check();
  const apply = page.getByRole('button', { name: 'Apply Now' });
  await page.route('**/v2/loan/quote', (route) => route.abort());
  await apply.click();
  await noAnswer(page).waitFor();
  await page.unroute('**/v2/loan/quote');
  await apply.click();
  const dialog = page.getByRole('dialog');
  await loseNext(page, '**/v2/loan/applynew');
  await dialog.getByRole('button', { name: 'CONFIRM LOAN' }).click();
  await noAnswer(page).waitFor();
  const said = await hearMessages(page);
  await dialog.getByRole('button', { name: 'CONFIRM LOAN' }).click();
  await said('Loan application submitted.');
  expect(complaints).toEqual([]);
  await context.close();
});

test('an application whose answer was lost is there after a reload, and the address asks for nothing more', async () => {
  const phoneNumber = '639175570008';
  await prepareMember(product.url, phoneNumber, 5);
  const { page, context } = await visit(browser, product.url);
  await enter(page, phoneNumber);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await loseNextAnswer(page, '**/v2/loan/applynew');
  await page.getByRole('dialog').getByRole('button', { name: 'CONFIRM LOAN' }).click();
  await noAnswer(page).waitFor();
  await page.reload();
  await page.getByText('PENDING', { exact: true }).waitFor();
  await page.waitForURL(`${product.url}/dash`);
  await context.close();
});

test('a lost withdrawal request says so, keeps the amount, and the next press goes on', async () => {
  const phoneNumber = '639175570007';
  await prepareMember(product.url, phoneNumber, 5);
  await borrowAs(phoneNumber);
  const { page, context, complaints } = await visit(browser, product.url);
  await enter(page, phoneNumber);
  await page.getByRole('link', { name: 'Wallet' }).click();
  await page.getByRole('button', { name: 'WITHDRAW NOW' }).click();
  await page.getByLabel('Amount to withdraw').fill('1000');
  await page.getByRole('button', { name: 'CONTINUE WITHDRAWAL' }).click();
  const confirm = page.getByRole('button', { name: 'CONFIRM WITHDRAWAL' });
  await loseNext(page, '**/v2/wallet/withdraw/prepare');
  await confirm.click();
  await noAnswer(page).waitFor();
  await confirm.click();
  await page.getByRole('dialog').getByLabel('One-time password').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a lost password change says so, keeps what was typed, and counts where only its answer was lost', async () => {
  const phoneNumber = '639175550378';
  await prepareMember(product.url, phoneNumber, 5);
  const { page, context } = await visit(browser, product.url);
  await enter(page, phoneNumber);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Password' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByLabel('New password', { exact: true }).fill('Pautang2!');
  await dialog.getByLabel('Confirm new password').fill('Pautang2!');
  await loseNext(page, '**/v2/authmember/chpwd');
  await dialog.getByRole('button', { name: 'Change Password' }).click();
  await noAnswer(page).waitFor();
  expect(await dialog.getByLabel('New password', { exact: true }).inputValue()).toBe('Pautang2!');
  await loseNextAnswer(page, '**/v2/authmember/chpwd');
  const answerLost = page.waitForEvent('requestfailed');
  await dialog.getByRole('button', { name: 'Change Password' }).click();
  await answerLost;
  await tryAgain(page).click();
  await page.getByText('Your password changed successfully.').waitFor();
  await context.close();
});

test('a password change whose answer was lost counts also when it is typed again after a reload', async () => {
  const phoneNumber = '639175550379';
  await prepareMember(product.url, phoneNumber, 5);
  const { page, context } = await visit(browser, product.url);
  await enter(page, phoneNumber, false, '/settings?dialog=password');
  const dialog = page.getByRole('dialog');
  const change = async () => {
    await dialog.getByLabel('Current password').fill(password);
    await dialog.getByLabel('New password', { exact: true }).fill('Pautang2!');
    await dialog.getByLabel('Confirm new password').fill('Pautang2!');
    await dialog.getByRole('button', { name: 'Change Password' }).click();
  };
  await loseNextAnswer(page, '**/v2/authmember/chpwd');
  await change();
  await noAnswer(page).waitFor();
  await page.reload();
  await change();
  await page.getByText('Your password changed successfully.').waitFor();
  await context.close();
});

test('who has entered opens every page without a network too, stays signed in, and sees all as soon as it is back', async () => {
  const { page, context } = await visit(browser, product.url);
  const areAllThere = fetchedAhead(page, [
    ...['settings', 'wallet', 'loan', 'sending', 'later'].map(part),
    ...['**/v2/wallet/load', '**/v2/loan/account'],
  ]);
  await signIn(page, '639170000012');
  await page.getByRole('heading', { name: 'Latest activity' }).waitFor();
  await areAllThere();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByText('Your details could not be loaded').waitFor();
  await page.getByRole('link', { name: 'Loan', exact: true }).click();
  await page.getByText('Settle early').first().waitFor();
  await page.getByRole('link', { name: 'Wallet', exact: true }).click();
  await page.getByRole('button', { name: 'WITHDRAW NOW' }).click();
  await page.getByLabel('Amount to withdraw').waitFor();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('img', { name: 'Credit score' }).waitFor();
  await context.close();
});

test('a page of which a part is missing without a network says so, and opens with one', async () => {
  const { page, context } = await visit(browser, product.url);
  await page.route('**/assets/settings-screen-*.js', (route) => route.abort('connectionreset'));
  const isStyled = page.waitForResponse('**/assets/settings-*.css');
  const isLost = page.waitForEvent('requestfailed', (request) => request.url().includes('settings-screen'));
  await signIn(page, '639170000012');
  await (await isStyled).finished();
  await isLost;
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'This page did not open.' }).waitFor();
  // Until there is one again, the browser has nothing to show in its place.
  for (let press = 0; press < 2; press++) {
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'This page did not open.' }).waitFor();
  }
  await page.unrouteAll();
  await context.setOffline(false);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('img', { name: 'Credit score' }).waitFor();
  await context.close();
});

test('styles that were lost on the way come after all', async () => {
  const { page, context } = await visit(browser, product.url);
  await page.route('**/assets/settings-*.css', (route) => route.abort('connectionreset'), { times: 1 });
  const recovered = page.waitForResponse('**/assets/settings-*.css');
  await signIn(page, '639170000012');
  await (await recovered).finished();
  await page.getByRole('link', { name: 'Settings' }).click();
  const link = page.getByRole('main').getByRole('button', { name: 'Password' });
  expect(await link.evaluate((element) => getComputedStyle(element).display)).toBe('flex');
  await context.close();
});
