import type { Locator, Page } from 'playwright-core';
import { expectAccessibleDialog } from './support/accessible';
import { openActivation, speakFilipino } from './support/activation';
import { DESKTOP, PHONE } from './support/browser';
import { enter } from './support/member';
import { prepareMember } from './support/prepare-member';
import { browser, product } from './support/running';
import { focused, focusedName, openPage, visitIn } from './support/visitor';

/** The names of what a screen reader calls wrong. */
async function calledWrong(page: Page): Promise<string[]> {
  const reader = await page.context().newCDPSession(page);
  const { nodes } = await reader.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ properties }) =>
      properties?.some(({ name, value }) => name === 'invalid' && value.value !== 'false'),
    )
    .map(({ name }) => name?.value);
}

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
    await expectAccessibleDialog(page);
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
      await enter(page, phoneNumber);
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
    await enter(visitor.page, phoneNumber);
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

  test('is typed with the signs between its numbers', async () => {
    const { page, context } = await openPersonalStep('639175560013');
    await box(page, 'Month').click();
    await page.keyboard.type('1/2/1995');
    expect(await box(page, 'Month').inputValue()).toBe('01');
    expect(await box(page, 'Day').inputValue()).toBe('02');
    expect(await box(page, 'Year').inputValue()).toBe('1995');
    for (const name of ['Month', 'Day', 'Year']) await box(page, name).fill('');
    await box(page, 'Month').focus();
    await page.keyboard.type('06 - 12 - 1995');
    expect(await box(page, 'Month').inputValue()).toBe('06');
    expect(await box(page, 'Day').inputValue()).toBe('12');
    expect(await box(page, 'Year').inputValue()).toBe('1995');
    await context.close();
  });

  test('counts a day or month of one digit also when Enter is pressed in its box', async () => {
    const { page, context, dialog } = await openPersonalStep('639175560014');
    await box(page, 'Day').fill('12');
    await box(page, 'Year').fill('1995');
    await box(page, 'Month').fill('1');
    await page.keyboard.press('Enter');
    await dialog.getByRole('alert').or(dialog.locator('[aria-invalid=true]')).first().waitFor();
    expect(await box(page, 'Month').inputValue()).toBe('01');
    expect(await box(page, 'Month').getAttribute('aria-invalid')).toBe('false');
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
      expect(await box(page, 'Day').getAttribute('aria-invalid')).toBe(String(!valid));
    }
    await context.close();
  });

  test.each([
    ['02', '31', '1995', 'true'],
    ['02', '28', '199', 'false'],
  ])('waits for a reload as it was typed: %s/%s/%s', async (month, day, year, invalid) => {
    const { page, context, dialog } = await openPersonalStep(`63917556002${year.length}`);
    const typed = { Month: month, Day: day, Year: year };
    for (const [name, digits] of Object.entries(typed)) await box(page, name).fill(digits);
    await page.reload();
    for (const [name, digits] of Object.entries(typed)) {
      expect(await box(page, name).inputValue()).toBe(digits);
      expect(await box(page, name).getAttribute('aria-invalid')).toBe(invalid);
    }
    await dialog.getByRole('button', { name: 'Continue' }).click();
    expect(await box(page, 'Day').getAttribute('aria-invalid')).toBe('true');
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
      expect(await name.getAttribute('aria-invalid')).toBe('false');
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
    await enter(page, phoneNumber);
    const dialog = await openActivation(page, 'Tell us about yourself');
    expect(await calledWrong(page)).toEqual([]);
    await dialog.getByLabel('Gender').selectOption('Female');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Please complete your information!').waitFor();
    expect(await calledWrong(page)).toContain('Marital status');
    await focused(page, 'First name');
    await dialog.getByText('The first name needs 3 to 100 letters').waitFor();
    expect(await dialog.getByLabel('Last name').getAttribute('aria-invalid')).toBe('true');
    expect(await dialog.getByText('The last name needs 2 to 100 letters').count()).toBe(0);
    expect(await dialog.getByLabel('Gender').getAttribute('aria-invalid')).toBe('false');
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
    ['fil', 'Pangalan ng bangko', 'Ikaw mismo ang mag-type ng detalye ng bangko mo.'],
  ] as const)(
    'take no copied text in %s, by keys or by dragging, and say so',
    async (language, label, sentence) => {
      const phoneNumber = language === 'en' ? '639175560021' : '639175560022';
      await prepareMember(product.url, phoneNumber, 4);
      const { page, context } = await visitIn('en', browser, product.url);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await enter(page, phoneNumber);
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
      // A message can be reached above a modal dialog, waits while it is looked at, and covers no title.
      const toast = page.locator('[data-kind=warning]');
      await toast.hover();
      const [edge, title] = await Promise.all([
        toast.boundingBox(),
        page.getByRole('dialog').getByRole('heading').first().boundingBox(),
      ]);
      expect(edge?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
      await page.waitForFunction(
        (since) => performance.now() > since + 5500,
        await page.evaluate(() => performance.now()),
      );
      await toast.getByRole('button').click();
      await toast.waitFor({ state: 'detached' });
      await context.close();
    },
  );
});
