import { copyFileSync, statSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import { expectAccessibleDialog, expectWholeWords } from './support/accessible';
import { openActivation, typeAtOnce } from './support/activation';
import { DESKTOP, PHONE } from './support/browser';
import { loseAnswer } from './support/lost-answer';
import { enter, fillAddress, fillIdentity, fillPersonal } from './support/member';
import { takePhoto, untilKept } from './support/photos';
import { prepareMember, uploadUnused } from './support/prepare-member';
import { browser, product } from './support/running';
import { signOut } from './support/sign-out';
import { openPage, visitIn } from './support/visitor';

async function sidesOf(box: Locator): Promise<{ top: number; bottom: number }> {
  const sides = await box.boundingBox();
  if (!sides) throw new Error('It is not shown');
  return { top: sides.y, bottom: sides.y + sides.height };
}

describe('the photos', () => {
  test('show how far their upload is, can be stopped, tried again and replaced', async () => {
    const phoneNumber = '639175560031';
    await prepareMember(product.url, phoneNumber, 3);
    const { page, context, complaints } = await visitIn('en', browser, product.url);
    await enter(page, phoneNumber);
    const dialog = await openActivation(page, 'Your ID');
    const photo = await takePhoto('front');
    await fillIdentity(dialog, { front: photo, back: photo, selfie: photo });
    await page.route('**/v2/upload', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: 'Try again selfie' }).waitFor();
    await page.unroute('**/v2/upload');

    await dialog.getByRole('button', { name: 'Try again front' }).click();
    await dialog.getByRole('button', { name: 'Replace front' }).waitFor();
    const network = await context.newCDPSession(page);
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 50_000 };
    await network.send('Network.emulateNetworkConditions', slow);
    await dialog.getByRole('button', { name: 'Try again back' }).click();
    const progress = dialog.getByRole('progressbar', { name: 'Back of ID' });
    await progress.and(page.locator(':not([aria-valuenow="0"], [aria-valuenow="100"])')).waitFor();
    await dialog.getByRole('button', { name: 'Stop back' }).click();
    await dialog.getByRole('button', { name: 'Replace back' }).waitFor();
    await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });

    await dialog.locator('input[name=back]').setInputFiles(await takePhoto('back'));
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('heading', { name: 'Beneficiary bank account' }).waitFor({ timeout: 30_000 });
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('outlive a reload, and leave smaller than they came', async () => {
    const phoneNumber = '639175560032';
    await prepareMember(product.url, phoneNumber, 3);
    const { page, context } = await visitIn('en', browser, product.url);
    await enter(page, phoneNumber);
    const dialog = await openActivation(page, 'Your ID');
    await dialog.getByLabel('ID type').selectOption('Passport');
    await dialog.getByLabel('ID number').fill('P1234567A');
    const photo = await takePhoto('front');
    const { size } = statSync(photo);
    // Some phones hand over a file without saying of what kind it is.
    const ofNoKind = photo.replace(/\.\w+$/, '');
    copyFileSync(photo, ofNoKind);
    for (const [kind, file] of Object.entries({ front: photo, back: ofNoKind, selfie: photo })) {
      await dialog.locator(`input[name=${kind}]`).setInputFiles(file);
    }
    // Opening the camera reloads tabs on cheap phones.
    await untilKept(page, 3);
    await page.reload();
    await dialog.getByText('Ready to upload').nth(2).waitFor();
    expect(await dialog.getByRole('button', { name: /^Replace/ }).count()).toBe(3);
    expect(await dialog.getByLabel('ID number').inputValue()).toBe('P1234567A');
    const sent = page.waitForRequest('**/v2/upload');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const length = Number((await (await sent).allHeaders())['content-length']);
    expect(length).toBeGreaterThan(10_000);
    expect(length).toBeLessThan(size);
    await dialog.getByRole('heading', { name: 'Beneficiary bank account' }).waitFor({ timeout: 30_000 });
    await untilKept(page, 0);
    await context.close();
  });

  test('say in the server’s words why it takes no more of them, and keep what was typed', async () => {
    const phoneNumber = '639175560033';
    await prepareMember(product.url, phoneNumber, 3);
    await uploadUnused(product.url, phoneNumber, 18);
    const { page, context } = await visitIn('en', browser, product.url);
    await enter(page, phoneNumber);
    const dialog = await openActivation(page, 'Your ID');
    const photo = await takePhoto('front');
    await fillIdentity(dialog, { front: photo, back: photo, selfie: photo });
    await dialog.getByRole('button', { name: 'Continue' }).click();
    // Its message stands in the dialog as well.
    await dialog.getByText('You uploaded 20 photos today').first().waitFor();
    const tryAgain = dialog.getByRole('button', { name: /^Try again/ });
    await tryAgain.first().waitFor();
    expect(await tryAgain.count()).toBe(1);
    expect(await dialog.getByLabel('ID number').inputValue()).toBe('P1234567A');
    await untilKept(page, 3);
    await dialog.getByRole('button', { name: /^Close/ }).click();
    await signOut(page);
    await untilKept(page, 0);
    await context.close();
  });
});

describe('the steps of the activation', () => {
  const title = (dialog: Locator, text: string) => dialog.getByRole('heading', { name: text });

  test('are in the address: Back and Forward lead through them, and nothing that was typed is lost', async () => {
    const phoneNumber = '639175560061';
    await prepareMember(product.url, phoneNumber);
    const { page, context, complaints } = await visitIn('en', browser, product.url);
    await openPage(page, '/');
    await page.goto('/login');
    await enter(page, phoneNumber, true);
    const dialog = await openActivation(page, 'Tell us about yourself');
    await fillPersonal(dialog);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await title(dialog, 'Current residential address').waitFor();
    await page.waitForURL('**/dash?step=address');
    await dialog.getByLabel('Town / City').fill('Pasig City');
    await page.goBack();
    await title(dialog, 'Tell us about yourself').waitFor();
    expect(await dialog.getByLabel('First name').inputValue()).toBe('Juana');
    await page.goForward();
    await title(dialog, 'Current residential address').waitFor();
    expect(await dialog.getByLabel('Town / City').inputValue()).toBe('Pasig City');
    await fillAddress(dialog);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await title(dialog, 'Character References').waitFor();
    await page.reload();
    await title(dialog, 'Character References').waitFor();
    await page.goBack();
    await title(dialog, 'Current residential address').waitFor();
    expect(await dialog.getByLabel('State / Region / Province').inputValue()).toBe('Metro Manila');
    await dialog.getByRole('button', { name: 'Back' }).click();
    await title(dialog, 'Tell us about yourself').waitFor();
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');

    await page.goto('/dash?step=bank');
    await title(dialog, 'Character References').waitFor();
    expect(page.url()).toBe(`${product.url}/dash?step=references`);
    await dialog.getByRole('button', { name: 'Back' }).click();
    await title(dialog, 'Current residential address').waitFor();
    await dialog.getByRole('button', { name: /^Close/ }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${product.url}/dash`);
    const steps = page.getByRole('main').getByRole('listitem');
    expect(await steps.filter({ hasText: 'Done' }).count()).toBe(2);
    expect(await steps.filter({ hasText: 'Next' }).textContent()).toContain('Character References');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('offer provinces, cities and banks from a list, by keys and by pointer, and take any other', async () => {
    const phoneNumber = '639175560063';
    await prepareMember(product.url, phoneNumber, 1);
    const { page, context, complaints } = await visitIn('en', browser, product.url, DESKTOP);
    await enter(page, phoneNumber);
    const dialog = await openActivation(page, 'Current residential address');
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectWholeWords(page);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    const options = dialog.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
    const province = dialog.getByLabel('State / Region / Province');
    const town = dialog.getByLabel('Town / City');
    await dialog.getByLabel('Country of residence').selectOption('Japan');
    expect(await dialog.getByRole('combobox', { name: 'Town / City' }).count()).toBe(0);
    await dialog.getByLabel('Country of residence').selectOption('Philippines');
    // The hint that comes with one letter and goes with three moves a dialog in the middle of a window.
    await province.pressSequentially('Metro M');
    const list = await sidesOf(dialog.getByRole('listbox', { name: 'Suggestions' }));
    const field = await sidesOf(province);
    expect(Math.max(list.top - field.bottom, field.top - list.bottom)).toBeGreaterThan(0);
    await page.setViewportSize(PHONE);
    await province.fill('');
    await dialog.getByRole('combobox', { name: 'State / Region / Province' }).click();
    await options.filter({ hasText: 'Metro Manila' }).waitFor();
    expect(await options.count()).toBe(83);
    await province.fill('ceb');
    await expectAccessibleDialog(page);
    await page.keyboard.press('ArrowDown');
    const active = await province.getAttribute('aria-activedescendant');
    expect(await dialog.locator(`[id="${active}"]`).textContent()).toBe('Cebu');
    await page.keyboard.press('Enter');
    expect(await province.inputValue()).toBe('Cebu');
    expect(await options.count()).toBe(0);

    await town.fill('cebu city');
    await options.getByText('City of Cebu').click();
    expect(await town.inputValue()).toBe('City of Cebu');
    await town.click();
    expect(await options.count()).toBe(53);
    await page.keyboard.press('Escape');
    expect(await options.count()).toBe(0);
    await province.fill('Aurora');
    await dialog.getByText('City of Cebu is not in the list of Aurora').waitFor();
    expect(await town.inputValue()).toBe('City of Cebu');
    await dialog.getByLabel('Street address').fill('1 Rizal St.');
    await town.fill('Bal');
    await options.getByText('Baler').waitFor();
    // Nothing of the list is chosen, and it covers no button.
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await title(dialog, 'Character References').waitFor();
    await page.goBack();
    expect(await town.inputValue()).toBe('Bal');

    await prepareMember(product.url, '639175560064', 4);
    await enter(page, '639175560064', true);
    await typeAtOnce(page, 'banco de oro');
    await openActivation(page, 'Beneficiary bank account');
    const bank = dialog.getByLabel('Bank name');
    await options.getByText('BDO Unibank').click();
    await dialog.getByText('Account numbers of BDO Unibank have 10 or 12 digits.').waitFor();
    await dialog.getByLabel('Account number').fill('12345678901');
    await dialog.getByText('Check yours once more').waitFor();
    await bank.fill('Rural Bank of Sagada');
    const saved = dialog.getByText('Please wait while we save your information');
    // The network is away and back meanwhile: that it is saved becomes known before its answer, which is lost.
    await page.route('**/update/bank', async (route) => {
      await route.fetch();
      await page.evaluate(() => ['offline', 'online'].map((type) => window.dispatchEvent(new Event(type))));
      await saved.waitFor();
      await route.abort();
    });
    const failed = page.waitForEvent('requestfailed');
    await dialog.getByRole('button', { name: 'Finish' }).click();
    await failed;
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.getByText('No Server Response').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('end with the registered state, which Back does not take apart', async () => {
    const phoneNumber = '639175560062';
    await prepareMember(product.url, phoneNumber, 4);
    const { page, context, complaints } = await visitIn('en', browser, product.url);
    await enter(page, phoneNumber, true);
    const navigation = page.getByRole('navigation', { name: 'Account' });
    await navigation.getByRole('link', { name: 'Wallet' }).click();
    await page.waitForURL('**/activate');
    expect(await navigation.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/activate');
    await page.goto(`${product.url}/settings/`);
    await page.waitForURL('**/activate');
    expect(await navigation.locator('[aria-current]').count()).toBe(0);
    await page.getByRole('button', { name: 'CONTINUE ACTIVATION' }).click();
    const dialog = page.getByRole('dialog', { name: 'Activate your account' });
    await dialog.getByLabel('Bank name').fill('BPI');
    await dialog.getByLabel('Account number').fill('1234567890');
    // The server saves it, and its answer is lost on the way.
    await page.route('**/update/bank', loseAnswer, { times: 1 });
    await dialog.getByRole('button', { name: 'Finish' }).click();
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await dialog.getByText('Please wait while we save your information').waitFor();
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    await navigation.getByRole('link', { name: 'Wallet' }).click();
    await page.waitForURL('**/wallet');
    expect(await navigation.locator('[aria-current]').count()).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
