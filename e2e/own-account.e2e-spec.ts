import { PautangClient } from '@pautang/sdk';
import { expectAccessible } from './support/accessible';
import { visit } from './support/browser';
import { loseAnswer } from './support/lost-answer';
import { signIn } from './support/member';
import { takePhoto, untilKept, untilNumbersKept } from './support/photos';
import { prepareMember } from './support/prepare-member';
import { sessionRefusal } from './support/refusal';
import { browser, product } from './support/running';
import { hasFocus, openDialog, openSettings, typeSealed } from './support/settings';

test('a member sees where else the account is open, and ends it there', async () => {
  const phoneNumber = '639175550785';
  const { page, context, complaints } = await visit(browser, product.url);
  await prepareMember(product.url, phoneNumber, 5);
  const elsewhere = new PautangClient({ baseUrl: product.url });
  await elsewhere.signIn({ phoneNumber, password: 'Pautang1!' });
  await openSettings(page, phoneNumber);
  await page.route('**/v2/authmember/sessions', (route) => route.abort());
  const dialog = await openDialog(page, 'Devices');
  await dialog.getByText('Your devices could not be loaded').waitFor();
  await page.unroute('**/v2/authmember/sessions');
  await dialog.getByRole('button', { name: 'Try again' }).click();

  await dialog.getByRole('listitem').first().getByText('This device').waitFor();
  await dialog.getByText('Chrome on Linux').waitFor();
  expect(await dialog.getByRole('listitem').count()).toBe(3);
  const end = dialog.getByRole('button', { name: /^End Unknown device, last seen/ });
  await page.route('**/v2/authmember/sessions/*', loseAnswer);
  await end.first().click();
  await page.getByText('No Server Response').waitFor();
  await page.unroute('**/v2/authmember/sessions/*');
  // It is ended all the same, and the button that had the focus is gone.
  await dialog.getByRole('listitem').nth(2).waitFor({ state: 'detached' });
  const title = dialog.getByRole('heading', { name: 'Where you are signed in' });
  expect(await title.evaluate(hasFocus)).toBe(true);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('That device is signed out.').waitFor();
  expect(await dialog.getByRole('listitem').count()).toBe(2);
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'End all others' }).press('Enter');
  await page.getByText('No Server Response').waitFor();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('All other devices are signed out.').waitFor();
  await dialog.getByRole('button', { name: 'End all others' }).waitFor({ state: 'detached' });
  expect(await title.evaluate(hasFocus)).toBe(true);
  await expect(elsewhere.resume()).rejects.toMatchObject({ code: 'LOGIN_EXPIRED' });
  expect(complaints.filter((text) => !text.includes('ERR_'))).toEqual([]);
  await context.close();
});

test('a passkey is added, signs in where nothing is typed, and is removed', async () => {
  const phoneNumber = '639175550786';
  const { page, context, complaints } = await visit(browser, product.url);
  await prepareMember(product.url, phoneNumber, 5);
  const device = await context.newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await openSettings(page, phoneNumber);
  let dialog = await openDialog(page, 'Passkeys');
  await dialog.getByText('You have no passkey yet.').waitFor();
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name of the passkey').fill('My phone');
  await dialog.getByLabel('Your password').fill('Wrong1!!');
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('alert').getByText('The current password is not right.').waitFor();
  await page.reload();
  await dialog.waitFor();
  await page.goBack();
  await page.getByText('You have no passkey yet.').waitFor();
  await page.goForward();
  await dialog.getByLabel('Name of the passkey').fill('My phone');
  await dialog.getByLabel('Your password').fill('Pautang1!');
  await expectAccessible(page);
  await page.route(/\/passkeys$/, loseAnswer, { times: 1 });
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('The passkey is added.').waitFor();
  dialog = page.getByRole('dialog', { name: 'Passkeys' });
  await dialog.getByText('Never used yet').waitFor();

  await context.clearCookies();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL('**/dash');
  await page.goto('/settings?dialog=passkeys');
  await dialog.getByText(/^Last used/).waitFor();
  await dialog.getByRole('button', { name: 'Remove My phone' }).click();
  await page.route(/\/passkeys$/, () => undefined);
  await page.reload();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.waitForURL('**/settings?dialog=passkeys');
  await page.unroute(/\/passkeys$/);
  await page.goForward();
  await page.reload();
  await page.getByLabel('Your password').fill('Pautang1!');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('The passkey is removed.').waitFor();
  await dialog.getByText('You have no passkey yet.').waitFor();
  expect(new URL(page.url()).search).toBe('?dialog=passkeys');
  await page.evaluate(() => localStorage.clear());
  await context.clearCookies();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByText('This passkey does not sign in here.').waitFor();
  expect(complaints.filter((text) => !text.includes('502'))).toEqual([]);
  await context.close();
});

test('a member takes along all that is kept, and closes the account', async () => {
  const phoneNumber = '639175550788';
  const { page, context, complaints } = await visit(browser, product.url);
  await prepareMember(product.url, phoneNumber, 5);
  await openSettings(page, phoneNumber);
  let dialog = await openDialog(page, 'My data');
  await dialog.getByRole('button', { name: 'Prepare the file' }).click();
  dialog = page.getByRole('dialog', { name: 'Download everything' });
  await dialog.getByLabel('Your password').fill('Wrong1!?');
  await dialog.getByRole('button', { name: 'Prepare the file' }).click();
  await dialog.getByText('The current password is not right.').first().waitFor();
  await dialog.getByLabel('Your password').fill('Pautang1!');
  await dialog.getByRole('button', { name: 'Prepare the file' }).click();
  dialog = page.getByRole('dialog', { name: 'My data' });
  await dialog.getByText(/^It can be saved until/).waitFor();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Save the file' }).click();
  expect((await saved).suggestedFilename()).toBe('my-data.zip');

  await dialog.getByRole('button', { name: 'Correct my data' }).click();
  dialog = page.getByRole('dialog', { name: 'Correct my data' });
  await dialog.getByRole('button', { name: 'Bank account' }).click();
  dialog = page.getByRole('dialog', { name: 'Bank account' });
  await dialog.getByLabel('Bank name').fill('GCash');
  await dialog.getByLabel('Account number').fill('09171234567');
  await dialog.getByLabel('Your password').fill('Pautang1!');
  await page.route('**/corrections/*', loseAnswer, { times: 1 });
  await dialog.getByRole('button', { name: 'Ask for it' }).click();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  dialog = page.getByRole('dialog', { name: 'Correct my data' });
  await dialog.getByText('Bank account: GCash 091********').waitFor();
  await dialog.getByText('091, the rest is hidden').waitFor();
  await dialog.getByText(/^Counts from/).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Withdraw: Bank account' }).click();
  await dialog.getByText('Withdrawn.', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'ID', exact: true }).click();
  dialog = page.getByRole('dialog', { name: 'ID' });
  await page.locator('input[name=back]').setInputFiles({
    name: 'photo.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  });
  await dialog.getByText('This file is not a picture.').first().waitFor();
  await dialog.getByRole('button', { name: 'Remove back' }).click();
  const add = dialog.getByRole('button', { name: 'Add back' });
  expect(await add.evaluate(hasFocus)).toBe(true);
  await page.locator('input[name=back]').setInputFiles({
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no picture'),
  });
  await dialog.getByLabel('Your password').fill('Pautang1!');
  await dialog.getByRole('button', { name: 'Ask for it' }).click();
  const replace = dialog.getByRole('button', { name: 'Replace back' });
  await dialog
    .getByRole('group', { name: 'Back of ID' })
    .getByText(/or it is damaged/)
    .waitFor();
  expect(await replace.evaluate(hasFocus)).toBe(true);
  await page.reload();
  await add.waitFor();
  await page.goBack();
  dialog = page.getByRole('dialog', { name: 'Correct my data' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  dialog = page.getByRole('dialog', { name: 'My data' });

  await dialog.getByText('This cannot be undone.', { exact: false }).waitFor();
  const password = dialog.getByLabel('Your password');
  const close = dialog.getByRole('button', { name: 'Close my account' });
  expect(await close.isDisabled()).toBe(true);
  await password.fill('Wrong1!?');
  await close.click();
  await dialog.getByText('The current password is not right.').first().waitFor();
  await password.fill('Pautang1!');
  await page.route('**/member/close', loseAnswer, { times: 1 });
  await close.click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('You are signed out: your account may be closed now, as you asked.').waitFor();
  await page.waitForURL('**/login**');
  expect(await page.getByText('Your login has expired.').count()).toBe(0);
  await expect(
    new PautangClient({ baseUrl: product.url }).signIn({ phoneNumber, password: 'Pautang1!' }),
  ).rejects.toMatchObject({
    code: 'SIGN_IN_FAILED',
  });
  expect(complaints.filter((text) => !/40[139]|422|502/.test(text))).toEqual([]);
  await context.close();
});

test('who has not activated the account finds what is kept, and closes it too', async () => {
  const phoneNumber = '639175550783';
  const { page, context, complaints } = await visit(browser, product.url);
  await prepareMember(product.url, phoneNumber, 1);
  await signIn(page, phoneNumber);
  await page.goto('/settings');
  await page.waitForURL('**/activate');
  const link = page.getByRole('link', { name: 'My data' });
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'My data' });
  await dialog.getByRole('button', { name: 'Prepare the file' }).waitFor();
  expect(await dialog.getByRole('button', { name: 'Correct my data' }).count()).toBe(0);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  expect([new URL(page.url()).search, await link.evaluate(hasFocus)]).toEqual(['', true]);
  await link.click();
  await dialog.waitFor();
  await page.reload();
  await dialog.getByRole('button', { name: 'Prepare the file' }).click();
  const asking = page.getByRole('dialog', { name: 'Download everything' });
  await asking.getByLabel('Your password').fill('Pautang1!');
  await asking.getByRole('button', { name: 'Prepare the file' }).click();
  await dialog.getByRole('link', { name: 'Save the file' }).waitFor();
  await expectAccessible(page);
  await dialog.getByLabel('Your password').fill('Pautang1!');
  await dialog.getByRole('button', { name: 'Close my account' }).click();
  await page.getByText('Your account is closed', { exact: false }).waitFor();
  await expect(
    new PautangClient({ baseUrl: product.url }).signIn({ phoneNumber, password: 'Pautang1!' }),
  ).rejects.toMatchObject({ code: 'SIGN_IN_FAILED' });
  expect(complaints).toEqual([]);
  await context.close();
});

test('a correction offers banks and places, and says what is unusual, as the activation does', async () => {
  const phoneNumber = '639175550798';
  const { page, context, complaints } = await visit(browser, product.url);
  await prepareMember(product.url, phoneNumber, 5);
  await openSettings(page, phoneNumber);
  await page.goto('/settings?dialog=mydata&step=account');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Bank name').pressSequentially('gc');
  await dialog.getByRole('option', { name: 'GCash' }).click();
  await dialog.getByText('Account numbers of GCash have 11 digits.').waitFor();
  await dialog.getByLabel('Account number').pressSequentially('0917123456');
  await dialog.getByText('Account numbers of GCash usually have 11 digits. Check yours once more.').waitFor();
  await dialog
    .getByLabel('Account number')
    .evaluate((input) =>
      input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })),
    );
  await page.getByText('Copy-pasting is not allowed for security reasons.').waitFor();

  await page.goto('/settings?dialog=mydata&step=address');
  await dialog.getByLabel('State / Region / Province').fill('ceb');
  await dialog.getByRole('option', { name: 'Cebu' }).click();
  await dialog.getByText('Pasig City is not in the list of Cebu.').waitFor();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
  await context.close();
});

test('what was typed into a correction waits for a reload and Back, numbers sealed and no password', async () => {
  const phoneNumber = '639175550787';
  const { page, context, complaints } = await visit(browser, product.url);
  await prepareMember(product.url, phoneNumber, 5);
  await openSettings(page, phoneNumber);
  for (const [name, label, text, number] of [
    ['Bank account', 'Bank name', 'GCash', 'Account number'],
    ['ID', 'ID type', 'UMID', 'ID number'],
    ['Address', 'Street address', '7 Sampaguita St.'],
    ['E-mail', 'E-mail (optional)', 'juana.new@example.com'],
    ['Work and income', 'Job title', 'Cook'],
    ['Name', 'Last name', 'Santos'],
  ] as const) {
    await page.goto('/settings?dialog=mydata&step=corrections');
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
    const field = page.getByRole('dialog').getByLabel(label, { exact: true });
    if (name === 'ID') await field.selectOption(text);
    else await field.fill(text);
    if (number) await typeSealed(page.getByLabel(number), '09171234567');
    if (name === 'Name') await page.getByLabel('Your password', { exact: true }).fill('Pautang1!');
    await page.reload();
    await field.waitFor();
    expect(await field.inputValue()).toBe(text);
    // And not the number that came with the form, which is another ID's than the one that waited.
    if (number) await page.getByLabel(number).and(page.locator('[value="09171234567"]')).waitFor();
    await page.goBack();
    await page.goForward();
    await field.waitFor();
    expect(await field.inputValue()).toBe(text);
  }
  expect(await page.getByLabel('Your password', { exact: true }).inputValue()).toBe('');
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(kept).toContain('GCash');
  for (const secret of ['Pautang1!', '09171234567']) expect(kept).not.toContain(secret);
  // A number that was taken out again does not come back.
  await page.goto('/settings?dialog=mydata&step=account');
  await typeSealed(page.getByLabel('Account number'), '09177654321');
  await page.getByLabel('Account number').fill('');
  await untilNumbersKept(page, false);
  await page.goto('/settings?dialog=mydata&step=address');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await save.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => sessionStorage.getItem('correctAddress'))).toBeNull();
  expect(complaints).toEqual([]);
  await context.close();
});

test('photos picked for a correction wait for a new sign-in, and go once they are taken out or sent', async () => {
  const phoneNumber = '639175550784';
  const { page, context } = await visit(browser, product.url);
  await prepareMember(product.url, phoneNumber, 5);
  await openSettings(page, phoneNumber);
  await page.goto('/settings?dialog=mydata&step=corrections');
  await page.getByRole('dialog').getByRole('button', { name: 'ID', exact: true }).click();
  const photo = await takePhoto('front');
  for (const kind of ['front', 'selfie']) await page.locator(`input[name=${kind}]`).setInputFiles(photo);
  await untilKept(page, 2);
  await page.getByRole('button', { name: 'Remove selfie' }).click();
  await untilKept(page, 1);

  await page.route('**/v2/authmember/refresh', (route) => route.fulfill(sessionRefusal('LOGIN_EXPIRED')));
  await Promise.all([page.getByText('Your login has expired.').waitFor(), page.reload()]);
  await page.unroute('**/v2/authmember/refresh');
  await signIn(page, phoneNumber);
  await page.goto('/settings?dialog=mydata&step=identity');
  await page.getByRole('button', { name: 'Replace front' }).waitFor();
  await page.getByRole('button', { name: 'Add selfie' }).waitFor();
  await page.getByLabel('ID number').fill('P7654321B');
  await page.getByLabel('Your password', { exact: true }).fill('Pautang1!');
  await page.getByRole('button', { name: 'Ask for it' }).click();
  await page.getByRole('button', { name: 'Withdraw: ID' }).waitFor();
  await untilKept(page, 0);
  await context.close();
});

test('a password is changed by who knows the current one', async () => {
  const phoneNumber = '639175550777';
  const { page, context, complaints } = await visit(browser, product.url);
  await prepareMember(product.url, phoneNumber, 5);
  await openSettings(page, phoneNumber);
  const dialog = await openDialog(page, 'Password');
  const current = dialog.getByLabel('Current password');
  const next = dialog.getByLabel('New password', { exact: true });
  const again = dialog.getByLabel('Confirm new password');
  const change = dialog.getByRole('button', { name: 'Change Password' });

  await current.fill('Wrong-1!');
  await next.fill('short');
  await dialog.getByText('Create a password with 8 to 24 characters.').waitFor();
  await next.fill('Hulog2026!');
  expect(await dialog.getByText('Create a password with 8 to 24 characters.').count()).toBe(0);
  await again.fill('Hulog2026');
  await dialog.getByText('Password confirmation mismatch.').waitFor();
  expect(await change.isDisabled()).toBe(true);
  await again.fill('Hulog2026!');
  await change.click();
  await page.getByRole('alert').getByText('The current password is not right.').waitFor();
  await current.and(page.locator('[aria-invalid=true]:focus')).waitFor();
  expect(await next.inputValue()).toBe('Hulog2026!');

  await current.fill('Pautang1!');
  await context.setOffline(true);
  await change.click();
  await page.getByText('No Server Response').waitFor();
  await context.setOffline(false);

  const calls: string[] = [];
  page.on('request', (request) => request.url().endsWith('/chpwd') && calls.push(request.url()));
  await page.route('**/v2/authmember/chpwd', async (route) => {
    await page.getByText('Changing your password.').waitFor();
    await route.continue();
  });
  await change.dblclick();
  await page.getByText('Your password changed successfully.').waitFor();
  await page.waitForURL('**/dash');
  expect(calls).toHaveLength(1);

  const client = new PautangClient({ baseUrl: product.url });
  await expect(client.signIn({ phoneNumber, password: 'Pautang1!' })).rejects.toMatchObject({ status: 401 });
  await client.signIn({ phoneNumber, password: 'Hulog2026!' });
  expect(complaints).toEqual([]);
  await context.close();
});
