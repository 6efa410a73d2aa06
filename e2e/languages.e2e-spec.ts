import type { Page } from 'playwright-core';
import { DESKTOP, PHONE, visit } from './support/browser';
import { englishOn } from './support/languages';
import { borrowAs } from './support/lend';
import { enter, PASSWORD } from './support/member';
import { prepareMember } from './support/prepare-member';
import { browser, product } from './support/running';
import { awake, visitIn } from './support/visitor';

const visitInFilipino = (viewport = PHONE) => visitIn('fil', browser, product.url, viewport);

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);

/** Once the page answers. On a phone the switch stands in the menu, which stays open for the next one. */
async function choose(page: Page, language: 'English' | 'Filipino'): Promise<void> {
  await awake(page);
  const button = page.getByRole('button', { name: language });
  if (!(await button.isVisible())) await page.getByRole('button', { name: 'Menu' }).click();
  await button.click();
}

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])(
  'a language chosen on %s is there again after a reload, and the page says which it is',
  async (_, viewport) => {
    const { page, context, complaints } = await visit(browser, product.url, viewport);
    await page.goto('/contact');
    await page.getByRole('heading', { name: 'We are here to help you' }).waitFor();
    expect(await languageOf(page)).toBe('en');

    await choose(page, 'Filipino');
    await page.getByRole('heading', { name: 'Narito kami para tulungan ka' }).waitFor();
    expect(await languageOf(page)).toBe('fil');
    expect(await page.title()).toContain('Kontakin Kami');

    await page.reload();
    await page.getByRole('heading', { name: 'Narito kami para tulungan ka' }).waitFor();
    expect(await languageOf(page)).toBe('fil');

    await choose(page, 'English');
    await page.getByRole('heading', { name: 'We are here to help you' }).waitFor();
    expect(await languageOf(page)).toBe('en');
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('a language chosen in one tab is there in another one that a member comes back to', async () => {
  const { page, context } = await visit(browser, product.url, DESKTOP);
  await enter(page, '639170000011', true, '/dash');
  await page.getByLabel('Loan amount').first().fill('250000');
  const other = await context.newPage();
  await other.goto('/contact');
  await choose(other, 'Filipino');
  await other.getByRole('heading', { name: 'Narito kami para tulungan ka' }).waitFor();

  // No tab of this browser is ever hidden.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(await page.getByLabel('Halaga ng loan').first().inputValue()).toContain('250,000');
  expect(await languageOf(page)).toBe('fil');
  await context.close();
});

test('what was typed stays when the language changes', async () => {
  const { page, context } = await visit(browser, product.url, DESKTOP);
  await page.goto('/login');
  await page.getByLabel('Phone number').fill('639171234567');
  await page.getByLabel('Password', { exact: true }).fill('Pautang1!');
  await choose(page, 'Filipino');
  await page.getByRole('button', { name: 'MAG-SIGN IN' }).waitFor();
  expect(await page.getByLabel('Phone number').inputValue()).toBe('917 123 4567');
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('Pautang1!');

  await page.goto('/register');
  await page.getByLabel('Buong pangalan').fill('Juana dela Cruz');
  await choose(page, 'English');
  expect(await page.getByLabel('Full name').inputValue()).toBe('Juana dela Cruz');
  await page.getByRole('button', { name: 'Employment and income' }).click();
  await page.getByLabel('Job title').fill('Nurse');
  await choose(page, 'Filipino');
  expect(await page.getByLabel('Posisyon sa trabaho').inputValue()).toBe('Nurse');

  await page.goto('/');
  await page.getByLabel('Halaga ng loan').fill('250000');
  await page.getByLabel('24 buwan').check({ force: true });
  await choose(page, 'English');
  await page.getByText('24 installments').waitFor();
  expect(await page.getByLabel('Loan amount').inputValue()).toContain('250,000');
  await context.close();
});

test('the activation keeps what was typed, also when the language changes in between', async () => {
  const phoneNumber = '639175550401';
  await prepareMember(product.url, phoneNumber);
  const { page, context } = await visitInFilipino(DESKTOP);
  await enter(page, phoneNumber);
  await page.getByRole('button', { name: 'I-ACTIVATE ANG ACCOUNT' }).click();
  await page.getByRole('dialog').getByLabel('Apelyido').fill('dela Cruz');
  await page.getByRole('dialog').getByLabel('Kasarian').selectOption({ label: 'Babae' });
  await page.getByRole('button', { name: 'Isara, at itago ang mga nailagay mo' }).click();
  await choose(page, 'English');
  await page.getByRole('button', { name: 'ACTIVATE ACCOUNT' }).click();
  expect(await page.getByRole('dialog').getByLabel('Last name').inputValue()).toBe('dela Cruz');
  expect(await page.getByRole('dialog').getByLabel('Gender').inputValue()).toBe('Female');
  await context.close();
});

test('the sentences of the server follow the language, and the dates as well', async () => {
  const { page, context } = await visitInFilipino(DESKTOP);
  await page.goto('/login');
  await page.getByLabel('Phone number').fill('639175559999');
  await page.getByLabel('Password', { exact: true }).fill('Wrong1!xx');
  await page.getByRole('button', { name: 'MAG-SIGN IN' }).click();
  await page.getByText('Mali ang phone number o ang password.').waitFor();

  await page.getByLabel('Phone number').fill('639170000012');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'MAG-SIGN IN' }).click();
  await page.waitForURL('**/dash');
  await page.getByRole('link', { name: 'Wallet' }).click();
  await page.getByText('Aprubado ang loan mo.').waitFor();
  // Of whichever month: another one may have begun since the loan was approved.
  const month = new Intl.DateTimeFormat('fil', { month: 'long', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, index) => month.format(new Date(Date.UTC(2026, index))));
  await page.getByText(new RegExp(`^(${months.join('|')}) \\d+, \\d{4}$`)).waitFor();
  await page.getByText('APRUBADO', { exact: true }).waitFor();

  await choose(page, 'English');
  await page.getByText('Your loan is approved.').waitFor();
  await page.getByText('APPROVED', { exact: true }).waitFor();
  await context.close();
});

test('no public page speaks English to who reads Filipino', async () => {
  const { page, context, complaints } = await visitInFilipino();
  for (const path of ['/', '/hiw', '/about', '/contact', '/login', '/register', '/nowhere']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect({ path, english: await englishOn(page) }).toEqual({ path, english: [] });
  }
  await page.goto('/register');
  await page.getByRole('button', { name: 'Trabaho at kita' }).click();
  await page.getByLabel('Uri ng trabaho').selectOption({ label: 'Pagmamanupaktura' });
  expect(await englishOn(page)).toEqual([]);

  await page.goto('/');
  for (const document of ['Privacy', 'Terms & Conditions.']) {
    await page.getByRole('button', { name: document }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { level: 3 }).first().waitFor();
    expect(await englishOn(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'OK' }).click();
  }
  expect(complaints).toEqual([]);
  await context.close();
});

test.each([
  ['Ipakilala ang sarili mo', 0],
  ['Kasalukuyang tirahan', 1],
  ['Mga Character Reference', 2],
  ['Ang ID mo', 3],
  ['Tatanggap na bank account', 4],
] as const)('the activation speaks Filipino at %s', async (title, done) => {
  const phoneNumber = `63917555041${done}`;
  await prepareMember(product.url, phoneNumber, done);
  const { page, context } = await visitInFilipino();
  await enter(page, phoneNumber);
  await page.getByRole('button', { name: 'I-ACTIVATE ANG ACCOUNT' }).waitFor();
  expect(await englishOn(page)).toEqual([]);
  await page.getByRole('link', { name: 'Wallet' }).click();
  await page.getByRole('button', { name: /ANG ACTIVATION$/ }).waitFor();
  expect(await englishOn(page)).toEqual([]);

  await page.getByRole('button', { name: /ANG ACTIVATION$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: title }).waitFor();
  await dialog.getByRole('button', { name: done === 4 ? 'Tapusin' : 'Magpatuloy' }).click();
  await page.getByText('Pakikumpleto ang impormasyon mo!').waitFor();
  expect(await englishOn(page)).toEqual([]);
  await context.close();
});

test('borrowing speaks Filipino', async () => {
  const phoneNumber = '639175550402';
  await prepareMember(product.url, phoneNumber, 5);
  const { page, context, complaints } = await visitInFilipino();
  await enter(page, phoneNumber);
  await page.getByRole('checkbox').check();
  expect(await englishOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Mag-apply Na' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Tatanggap na account').waitFor();
  expect(await englishOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'I-CONFIRM ANG LOAN' }).click();
  await page.getByRole('heading', { name: 'Tagumpay' }).waitFor();
  expect(await englishOn(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('home and withdrawing speak Filipino', async () => {
  const phoneNumber = '639175550403';
  await prepareMember(product.url, phoneNumber, 5);
  await borrowAs(phoneNumber);
  const { page, context, complaints } = await visitInFilipino();
  const dialog = page.getByRole('dialog');
  await enter(page, '639170000012');
  await page.getByText('Pinakabagong galaw').waitFor();
  expect(await englishOn(page)).toEqual([]);
  await enter(page, phoneNumber);
  await page.getByRole('link', { name: 'Wallet', exact: true }).click();
  await page.getByRole('button', { name: 'MAG-WITHDRAW NA' }).click();
  await page.getByLabel('Halagang iwi-withdraw').fill('5000');
  expect(await englishOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'ITULOY ANG WITHDRAWAL' }).click();
  await page.getByText('Para kay').waitFor();
  expect(await englishOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'I-CONFIRM ANG WITHDRAWAL' }).click();
  await dialog.getByLabel('One-time password').fill('000000');
  await dialog.getByRole('button', { name: 'I-CONFIRM' }).click();
  await dialog.getByRole('region').getByText('Wala pang ibinigay na OTP').waitFor();
  expect(await englishOn(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('the settings and their dialogs speak Filipino', async () => {
  const { page, context, complaints } = await visitInFilipino();
  await enter(page, '639170000012');
  await page.getByRole('link', { name: 'Settings' }).click();
  const links = page.getByRole('main').locator('button[aria-haspopup="dialog"]');
  await links.first().waitFor();
  expect(await englishOn(page)).toEqual([]);
  for (const link of await links.all()) {
    await link.click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await dialog.getByText('Naglo-load').first().waitFor({ state: 'detached' });
    expect(await englishOn(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Isara', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  }
  expect(complaints).toEqual([]);
  await context.close();
});

test('a word with a hyphen stays on one line', async () => {
  const { page, context } = await visitIn('fil', browser, product.url, { width: 320, height: 700 });
  await enter(page, '639170000012');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: /^Transfer/ }).click();
  const word = page.getByRole('dialog').getByText('i-withdraw', { exact: true });
  expect(await word.evaluate((element) => element.getClientRects().length)).toBe(1);
  await context.close();
});

test('a country is called as Filipino calls it, and sent by its name in English', async () => {
  const { page, context } = await visitInFilipino();
  await page.goto('/register');
  await page.getByRole('button', { name: 'Trabaho at kita' }).click();
  const countries = page.getByLabel('Bansa ng trabaho');
  const chosen = countries.locator('option:checked');
  expect([await chosen.textContent(), await countries.inputValue()]).toEqual(['Pilipinas', 'Philippines']);
  const names = await countries.locator('option:enabled').allTextContents();
  expect(names).toEqual([...names].sort(new Intl.Collator('fil').compare));
  expect(names).toContain('Timog Korea');
  await context.close();
});
