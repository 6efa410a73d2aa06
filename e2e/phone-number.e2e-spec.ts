import type { Locator, Page } from 'playwright-core';
import { expectAccessible } from './support/accessible';
import { visit } from './support/browser';
import { PASSWORD } from './support/member';
import { prepareMember } from './support/prepare-member';
import { OFFICER } from './support/product';
import { browser, product } from './support/running';
import { openDialog, openSettings } from './support/settings';

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Puts the number in, and has the code sent there. */
async function sendCode(dialog: Locator, phoneNumber: string): Promise<string> {
  await dialog.getByLabel('New phone number').fill(phoneNumber);
  await dialog.getByRole('button', { name: /^Send (a new )?code$/ }).click();
  await dialog.getByText(/^You can have a new code sent in \d+ s\.$/).waitFor();
  return product.codeFor(phoneNumber);
}

test('a member asks for another phone number, and signs in with it a day later', async () => {
  const [before, wanted, other] = ['639175550961', '639175550962', '639175550963'];
  const { page, context, complaints } = await visit(browser, product.url);
  await prepareMember(product.url, before, 5);
  await openSettings(page, before);
  await (await openDialog(page, 'My data')).getByRole('button', { name: 'Correct my data' }).click();
  await dialogOf(page, 'Correct my data').getByRole('button', { name: 'Phone number' }).click();
  const dialog = dialogOf(page, 'Phone number');
  const ask = dialog.getByRole('button', { name: 'Ask for it' });

  await dialog.getByLabel('New phone number').fill(before);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await dialog.getByText('This is your phone number already.').first().waitFor();
  const code = await sendCode(dialog, wanted);
  await dialog.getByLabel('Code', { exact: true }).fill(code === '000000' ? '111111' : '000000');
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await ask.click();
  await dialog.getByText('This code is wrong or no longer good.', { exact: false }).first().waitFor();
  await expectAccessible(page);

  await page.reload();
  await dialog.getByText('the code with 6 digits stands in the terminal', { exact: false }).waitFor();
  expect(await dialog.getByLabel('New phone number').inputValue()).toBe('917 555 0962');
  expect(await dialog.getByLabel('Code', { exact: true }).inputValue()).toBe('');
  expect(await ask.isDisabled()).toBe(true);
  await dialog.getByLabel('Code', { exact: true }).fill(code);
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await page.route(
    '**/corrections/phone',
    async (route) => {
      await route.fetch();
      await route.fulfill({ status: 502 });
    },
    { times: 1 },
  );
  await ask.click();
  // What was sent has arrived all the same, and used the code up.
  await dialog.getByRole('button', { name: 'Try again' }).click();
  const list = dialogOf(page, 'Correct my data');
  await list.getByText('Phone number: 639*********').waitFor();
  await list.getByText(/^Counts from .* Until then you sign in with the number so far/).waitFor();
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Withdraw: Phone number' }).click();
  await list.getByText('Withdrawn.', { exact: true }).waitFor();

  await list.getByRole('button', { name: 'Phone number' }).click();
  await dialog.getByLabel('Code', { exact: true }).fill(await sendCode(dialog, other));
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await ask.click();
  await list.getByText(/^Counts from/).waitFor();
  expect(await product.linkFor(before)).toMatch(/^\/not-me#/);
  const beside = await context.newPage();
  await beside.goto('/settings?dialog=mydata&step=address');
  await dialogOf(beside, 'Address').getByLabel('Street address').fill('12 Mabini Street');
  const saving = await context.newPage();
  await saving.goto('/settings?dialog=mydata&step=contact');
  await dialogOf(saving, 'E-mail').getByLabel('E-mail').fill('juana@example.com');
  const officer = await product.signedIn(OFFICER);
  await officer.backOffice.moveClock({ requestBody: { days: 1 } });
  await product.signedIn(other);
  await expect(product.signedIn(before)).rejects.toMatchObject({ code: 'SIGN_IN_FAILED' });

  // The page had a token that told the number of before; the next one tells the new number.
  await page.reload();
  await list.getByText('Done.', { exact: true }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('myPhoneNumber'))).toBe(other);
  // It is the same member, in the other tab too.
  await beside.reload();
  await beside.waitForURL('**/settings?dialog=mydata&step=address');
  expect(await dialogOf(beside, 'Address').getByLabel('Street address').inputValue()).toBe(
    '12 Mabini Street',
  );
  // What is saved while the new number comes with the next token closes its form.
  const expired = { status: 403, code: 'TOKEN_EXPIRED', message: 'Your login has expired.' };
  await saving.route('**/corrections/contact', (route) => route.fulfill({ status: 403, json: expired }), {
    times: 1,
  });
  await dialogOf(saving, 'E-mail').getByRole('button', { name: 'Save' }).click();
  await saving.getByText('It is saved.').waitFor();
  await dialogOf(saving, 'Correct my data').getByText('Done.', { exact: true }).waitFor();
  await list.getByRole('button', { name: 'Close' }).click();
  await page.goto('/dash');
  await page.getByRole('link', { name: 'Wallet' }).first().waitFor();
  expect(complaints.filter((text) => !/40[0-9]|422|502/.test(text))).toEqual([]);
  await context.close();
});
