import { statSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';
import { DESKTOP, PHONE } from './support/browser';
import { fillAddress, fillPersonal, signIn } from './support/member';
import { takePhoto } from './support/photos';
import { prepareMember, uploadUnused } from './support/prepare-member';
import { browser, product } from './support/running';
import { focusedName, openPage, visitIn } from './support/visitor';

/** Opens the activation of a signed-in member, at the step where it stands. */
async function openActivation(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: 'ACTIVATE ACCOUNT' }).click();
  const dialog = page.getByRole('dialog', { name: 'Activate your account' });
  await dialog.getByRole('heading', { name: title }).waitFor();
  return dialog;
}

/** As a press on the language switch, which a dialog covers. */
const speakFilipino = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('button[lang=fil]')?.click());

const countryButton = (place: Page | Locator) => place.getByRole('button', { name: /^Country code/ });

describe('the country of a phone number', () => {
  test('is searched by keys alone: by name, dial code and ISO code', async () => {
    const { page, context, complaints } = await visitIn('en', browser, product.url, DESKTOP);
    await openPage(page, '/register');
    const button = countryButton(page);
    await button.focus();
    expect(await focusedName(page)).toBe('Country code: Philippines, PH +63');
    await page.keyboard.press('Enter');
    const search = page.getByRole('combobox', { name: 'Search by country or code' });
    await search.waitFor();
    expect(await page.getByRole('option', { selected: true }).textContent()).toBe('Philippines+63');

    for (const [typed, first] of [
      ['japan', 'Japan'],
      ['pilipinas', 'Philippines'],
      ['+65', 'Singapore'],
      ['ae', 'United Arab Emirates'],
    ] as const) {
      await search.fill(typed);
      await page.getByRole('option').first().filter({ hasText: first }).waitFor();
    }
    await page.keyboard.press('Enter');
    expect(await focusedName(page)).toBe('Country code: United Arab Emirates, AE +971');

    await page.keyboard.press('Enter');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    expect(await focusedName(page)).toBe('Country code: Afghanistan, AF +93');

    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.press('Escape');
    await search.waitFor({ state: 'detached' });
    expect(await focusedName(page)).toBe('Country code: Afghanistan, AF +93');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('is named and searched in Filipino too, and says when there is none', async () => {
    const { page, context } = await visitIn('fil', browser, product.url);
    await openPage(page, '/login');
    await page.getByRole('button', { name: 'Country code: Pilipinas, PH +63' }).click();
    const search = page.getByRole('combobox');
    await search.fill('united states');
    await page.getByRole('option').first().filter({ hasText: 'Estados Unidos' }).waitFor();
    await search.fill('atlantis');
    await page.getByText('Walang nahanap na bansa').waitFor();
    expect(await page.getByRole('option').count()).toBe(0);
    const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await context.close();
  });

  test('means what is typed when Enter comes before the list has followed', async () => {
    const { page, context } = await visitIn('en', browser, product.url, DESKTOP);
    await openPage(page, '/login');
    await countryButton(page).click();
    await page.keyboard.type('sing');
    await page.keyboard.press('Enter');
    expect(await focusedName(page)).toBe('Country code: Singapore, SG +65');
    await context.close();
  });

  test('lets at most 15 digits through with its code', async () => {
    const { page, context } = await visitIn('en', browser, product.url);
    await openPage(page, '/login');
    const phone = page.getByLabel('Phone number');
    await phone.fill('12345678901234567890');
    expect((await phone.inputValue()).replace(/\D/g, '')).toHaveLength(13);
    await context.close();
  });

  test.each([
    ['a phone', PHONE, '639175560001'],
    ['a small tablet', { width: 768, height: 700 }, '639175560002'],
    ['a desktop', DESKTOP, '639175560003'],
  ])(
    'is chosen inside the activation dialog on %s, nowhere cut off',
    async (_device, viewport, phoneNumber) => {
      await prepareMember(product.url, phoneNumber, 2);
      const { page, context } = await visitIn('en', browser, product.url, viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await signIn(page, phoneNumber);
      const dialog = await openActivation(page, 'Character References');
      const second = dialog.getByRole('group', { name: 'Second reference' });
      await countryButton(second).click();
      const options = page.getByRole('option');
      await options.first().waitFor();
      await page.getByRole('combobox').fill('japan');
      // Japan stands in the long list as well, and moves when the short one takes its place.
      await page.getByText('1 country', { exact: true }).waitFor({ state: 'attached' });

      const list = await page.getByRole('dialog', { name: 'Country code' }).boundingBox();
      expect(list?.x).toBeGreaterThanOrEqual(0);
      expect(list?.y).toBeGreaterThanOrEqual(0);
      expect((list?.x ?? 0) + (list?.width ?? 9999)).toBeLessThanOrEqual(viewport.width);
      expect((list?.y ?? 0) + (list?.height ?? 9999)).toBeLessThanOrEqual(viewport.height);
      await options.filter({ hasText: 'Japan' }).click();
      await second.getByLabel('Contact number').fill('9012345678');
      expect(await countryButton(second).textContent()).toContain('JP +81');
      await context.close();
    },
  );
});

describe('the birth date', () => {
  const box = (page: Page, name: string) => page.getByLabel(name, { exact: true });
  const hint =
    'Please select your date of birth. Make sure the date of birth is between 18 and 80 years old.';

  async function openPersonalStep(phoneNumber: string) {
    await prepareMember(product.url, phoneNumber);
    const visitor = await visitIn('en', browser, product.url);
    await signIn(visitor.page, phoneNumber);
    const dialog = await openActivation(visitor.page, 'Tell us about yourself');
    return { ...visitor, dialog };
  }

  test('is typed straight through its boxes, and backwards', async () => {
    const { page, context } = await openPersonalStep('639175560011');
    await box(page, 'Month').click();
    await page.keyboard.type('6121995');
    expect(await box(page, 'Month').inputValue()).toBe('06');
    expect(await box(page, 'Day').inputValue()).toBe('12');
    expect(await box(page, 'Year').inputValue()).toBe('1995');
    for (let presses = 0; presses < 5; presses++) await page.keyboard.press('Backspace');
    expect(await box(page, 'Year').inputValue()).toBe('');
    expect(await focusedName(page)).toBe('Day');

    await box(page, 'Day').fill('3');
    await box(page, 'Year').focus();
    expect(await box(page, 'Day').inputValue()).toBe('03');
    await page.keyboard.type('2100');
    expect(await box(page, 'Year').inputValue()).not.toBe('2100');
    await context.close();
  });

  test('is refused where the calendar has no such day, with its hint only while one is in it', async () => {
    const { page, context, dialog } = await openPersonalStep('639175560012');
    await box(page, 'Month').click();
    await page.keyboard.type('02311995');
    await dialog.getByText(hint).waitFor();
    expect(await box(page, 'Day').getAttribute('aria-invalid')).toBe('true');
    await dialog.getByLabel('First name').focus();
    await dialog.getByText(hint).waitFor({ state: 'detached' });
    expect(await box(page, 'Day').getAttribute('aria-invalid')).toBe('true');
    for (const [day, year, valid] of [
      ['29', '1995', false],
      ['29', '1996', true],
      ['12', '1901', false],
    ] as const) {
      await box(page, 'Day').fill(day);
      await box(page, 'Year').fill(year);
      expect(await box(page, 'Day').getAttribute('aria-invalid')).toBe(valid ? null : 'true');
    }
    await context.close();
  });
});

describe('hints and icons', () => {
  test.each([
    ['en', 'Full name', 'Please enter both your first and last name.'],
    ['fil', 'Buong pangalan', 'Ilagay ang pangalan at apelyido mo.'],
  ] as const)(
    'a hint in %s stands only while its field is focused, filled and invalid',
    async (language, label, sentence) => {
      const { page, context } = await visitIn(language, browser, product.url);
      await openPage(page, '/register');
      const name = page.getByLabel(label);
      const hint = page.getByText(sentence);
      await name.focus();
      expect(await hint.count()).toBe(0);
      await name.fill('Jua');
      await hint.waitFor();
      const described = await name.getAttribute('aria-describedby');
      expect(await page.locator(`[id="${described}"]`).textContent()).toContain(sentence);
      await name.blur();
      await hint.waitFor({ state: 'detached' });
      expect(await name.getAttribute('aria-invalid')).toBe('true');
      await name.fill('Juana dela Cruz');
      expect(await hint.count()).toBe(0);
      expect(await name.getAttribute('aria-invalid')).toBeNull();
      await context.close();
    },
  );

  test('a press beside a hint arrives, although the hint leaves with the focus', async () => {
    const { page, context } = await visitIn('en', browser, product.url);
    await openPage(page, '/register');
    await page.getByLabel('Password', { exact: true }).fill('abc');
    await page.getByText('Create a password with 8 to 24 characters.').waitFor();
    const row = await page.getByRole('button', { name: 'Employment and income' }).boundingBox();
    await page.mouse.click((row?.x ?? 0) + 20, (row?.y ?? 0) + 20);
    await page.getByRole('heading', { name: 'Employment and income' }).waitFor();
    await context.close();
  });

  test('Continue marks what is missing, and leads to the first of it with its hint', async () => {
    const phoneNumber = '639175560051';
    await prepareMember(product.url, phoneNumber);
    const { page, context } = await visitIn('en', browser, product.url);
    await signIn(page, phoneNumber);
    const dialog = await openActivation(page, 'Tell us about yourself');
    await dialog.getByLabel('Gender').selectOption('Female');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Please complete your information!').waitFor();
    expect(await focusedName(page)).toBe('First name');
    await dialog.getByText('The first name needs 3 to 100 letters').waitFor();
    expect(await dialog.getByLabel('Last name').getAttribute('aria-invalid')).toBe('true');
    expect(await dialog.getByText('The last name needs 2 to 100 letters').count()).toBe(0);
    expect(await dialog.getByLabel('Gender').getAttribute('aria-invalid')).toBeNull();
    await context.close();
  });

  test('a hint follows the language at once, and what was typed stays', async () => {
    const { page, context } = await visitIn('en', browser, product.url, DESKTOP);
    await openPage(page, '/register');
    await page.getByRole('button', { name: 'Employment and income' }).click();
    await page.getByLabel('Job title').fill('X');
    await page.getByText('The job title needs 3 to 100 letters').waitFor();
    await speakFilipino(page);
    await page.getByText('Kailangan ng 3 hanggang 100 letra sa posisyon sa trabaho').waitFor();
    expect(await page.getByLabel('Posisyon sa trabaho').inputValue()).toBe('X');
    await context.close();
  });
});

describe('the bank fields', () => {
  const warning =
    'Kindly enter your bank details manually. Copy-pasting is not allowed for security reasons.';

  test.each([
    ['en', 'Bank name', warning],
    ['fil', 'Pangalan ng bangko', 'Ikaw mismo ang mag-type ng mga detalye ng bangko mo.'],
  ] as const)(
    'take no copied text in %s, by keys or by dragging, and say so',
    async (language, label, sentence) => {
      const phoneNumber = language === 'en' ? '639175560021' : '639175560022';
      await prepareMember(product.url, phoneNumber, 4);
      const { page, context } = await visitIn('en', browser, product.url);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await signIn(page, phoneNumber);
      await openActivation(page, 'Beneficiary bank account');
      await page.evaluate(() => navigator.clipboard.writeText('Pasted Bank'));
      if (language === 'fil') await speakFilipino(page);

      const bank = page.getByLabel(label);
      await bank.click();
      await page.keyboard.press('Control+V');
      await page.getByText(sentence).waitFor();
      expect(await bank.inputValue()).toBe('');
      await page.keyboard.type('BPI');
      await page.keyboard.press('Control+A');
      await page.keyboard.press('Control+X');
      await page.keyboard.press('Control+C');
      expect(await bank.inputValue()).toBe('BPI');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Pasted Bank');
      expect(await page.getByText(sentence).count()).toBe(1);

      await bank.evaluate((field) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.setData('text/plain', 'Dragged Bank');
        field.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
      });
      expect(await bank.inputValue()).toBe('BPI');
      await context.close();
    },
  );
});

describe('the photos', () => {
  test('show how far their upload is, can be stopped, tried again and replaced', async () => {
    const phoneNumber = '639175560031';
    await prepareMember(product.url, phoneNumber, 3);
    const { page, context, complaints } = await visitIn('en', browser, product.url);
    await signIn(page, phoneNumber);
    const dialog = await openActivation(page, 'Your ID');
    await dialog.getByLabel('ID type').selectOption('Passport');
    await dialog.getByLabel('ID number').fill('P1234567A');
    const photo = await takePhoto('front');
    for (const kind of ['front', 'back', 'selfie']) {
      await dialog.locator(`input[name=${kind}]`).setInputFiles(photo);
    }
    await page.route('**/v2/upload', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: 'Try again selfie' }).waitFor();
    await page.unroute('**/v2/upload');

    await dialog.getByRole('button', { name: 'Try again front' }).click();
    await dialog.getByRole('button', { name: 'Replace front' }).waitFor();
    const network = await context.newCDPSession(page);
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 300_000 };
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

  test('leave smaller than they came', async () => {
    const phoneNumber = '639175560032';
    await prepareMember(product.url, phoneNumber, 3);
    const { page, context } = await visitIn('en', browser, product.url);
    await signIn(page, phoneNumber);
    const dialog = await openActivation(page, 'Your ID');
    await dialog.getByLabel('ID type').selectOption('Passport');
    await dialog.getByLabel('ID number').fill('P1234567A');
    const photo = await takePhoto('front');
    const { size } = statSync(photo);
    for (const kind of ['front', 'back', 'selfie']) {
      await dialog.locator(`input[name=${kind}]`).setInputFiles(photo);
    }
    const sent = page.waitForRequest('**/v2/upload');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const length = Number((await (await sent).allHeaders())['content-length']);
    expect(length).toBeGreaterThan(10_000);
    expect(length).toBeLessThan(size);
    await context.close();
  });
  test('say in the server’s words why it takes no more of them, and keep what was typed', async () => {
    const phoneNumber = '639175560033';
    await prepareMember(product.url, phoneNumber, 3);
    await uploadUnused(product.url, phoneNumber, 18);
    const { page, context } = await visitIn('en', browser, product.url);
    await signIn(page, phoneNumber);
    const dialog = await openActivation(page, 'Your ID');
    await dialog.getByLabel('ID type').selectOption('Passport');
    await dialog.getByLabel('ID number').fill('P1234567A');
    const photo = await takePhoto('front');
    for (const kind of ['front', 'back', 'selfie']) {
      await dialog.locator(`input[name=${kind}]`).setInputFiles(photo);
    }
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByText('You uploaded 20 photos today').waitFor();
    expect(await dialog.getByRole('button', { name: /^Try again/ }).count()).toBe(1);
    expect(await dialog.getByLabel('ID number').inputValue()).toBe('P1234567A');
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
    await signIn(page, phoneNumber, true);
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
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('end with the registered state, which Back does not take apart', async () => {
    const phoneNumber = '639175560062';
    await prepareMember(product.url, phoneNumber, 4);
    const { page, context, complaints } = await visitIn('en', browser, product.url);
    await signIn(page, phoneNumber, true);
    const navigation = page.getByRole('navigation', { name: 'Account' });
    await navigation.getByRole('link', { name: 'Wallet' }).click();
    await page.waitForURL('**/activate');
    expect(await navigation.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/activate');
    expect(await navigation.locator('[aria-current]').count()).toBe(0);
    await page.getByRole('button', { name: 'CONTINUE ACTIVATION' }).click();
    const dialog = page.getByRole('dialog', { name: 'Activate your account' });
    await dialog.getByLabel('Bank name').fill('BPI');
    await dialog.getByLabel('Account number').fill('1234567890');
    await dialog.getByRole('button', { name: 'Finish' }).click();
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
