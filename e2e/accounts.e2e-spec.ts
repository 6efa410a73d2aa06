import type { Page } from 'playwright-core';
import { loseAnswer } from './support/lost-answer';
import { fillRegistration } from './support/member';
import { hearMessages } from './support/messages';
import { browser, product } from './support/running';
import { focused, openPage, visitIn } from './support/visitor';

const send = (page: Page) => page.getByRole('button', { name: 'REGISTER NOW' });

describe('the registration', () => {
  test('opens its button when all is right, and sends where the visitor comes from', async () => {
    const { page, context } = await visitIn('en', browser, product.url);
    await page.route('**/v2/misc/ip', (route) =>
      route.fulfill({ json: { ip: '203.0.113.7', country: 'Philippines' } }),
    );
    await openPage(page, '/register');
    await page.getByText('Certificate of Authority No.').waitFor();
    await page.getByText('By registering you agree to the').getByRole('button', { name: 'Privacy' }).click();
    await page.getByRole('dialog', { name: 'Privacy' }).getByRole('button', { name: 'OK' }).click();
    expect(await send(page).isDisabled()).toBe(true);
    // A browser keeps it beside the password, rather than the name or the e-mail.
    expect(await page.getByLabel('Phone number').getAttribute('autocomplete')).toBe('username');
    await fillRegistration(page, '639175560041');
    expect(await send(page).isEnabled()).toBe(true);
    await page.getByLabel('E-mail').fill('juana@');
    await page.getByText('(e.g., juana@example.com)').waitFor();
    expect(await send(page).isDisabled()).toBe(true);
    await page.getByLabel('E-mail').fill('');
    await page.getByLabel('Confirm password').fill('Pautang1?');
    await page.getByText('Password confirmation mismatch.').waitFor();
    expect(await send(page).isDisabled()).toBe(true);
    await page.getByLabel('Confirm password').fill('Pautang1!');

    const request = page.waitForRequest('**/v2/authmember/register');
    const said = await hearMessages(page);
    await send(page).click();
    const created = await said('Your account has been created successfully.');
    expect((await request).postDataJSON()).toEqual({
      phoneNumber: '639175560041',
      fullName: 'Juana dela Cruz',
      password: 'Pautang1!',
      ipAddress: '203.0.113.7',
      countryRegister: 'Philippines',
      companyRegister: expect.stringContaining('Pautang'),
      workPlaceCountry: 'Philippines',
      workLocation: 'N/A',
      jobTitle: 'N/A',
      jobCategory: 'N/A',
      monthlyNetIncome: 999,
    });
    expect((await said('Signing In.')) - created).toBeGreaterThan(2500);
    await page.waitForURL('**/dash');
    await context.close();
  });

  test('whose answer was lost goes on to sign in when it is sent again', async () => {
    const { page, context } = await visitIn('en', browser, product.url);
    await openPage(page, '/register');
    await fillRegistration(page, '639175560049');
    await page.route('**/v2/authmember/register', loseAnswer, { times: 1 });
    await send(page).click();
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Your account has been created successfully.').waitFor();
    await page.waitForURL('**/dash');
    await context.close();
  });

  test('a refusal enables the button again, and leads to the field it is about', async () => {
    const { page, context } = await visitIn('en', browser, product.url);
    await page.route('**/v2/misc/ip', (route) => route.abort());
    await openPage(page, '/register');
    await fillRegistration(page, '639170000011');
    const request = page.waitForRequest('**/v2/authmember/register');
    await send(page).click();
    await page.getByText('This phone number already has an account.').first().waitFor();
    expect((await request).postDataJSON()).not.toHaveProperty('ipAddress');
    await page.getByRole('button', { name: 'REGISTER NOW', disabled: false }).waitFor();
    await focused(page, 'Phone number');
    expect(await page.getByLabel('Full name').inputValue()).toBe('Juana dela Cruz');
    await context.close();
  });

  test('keeps the employment that CONTINUE saved', async () => {
    const { page, context } = await visitIn('en', browser, product.url);
    await openPage(page, '/register');
    await page.getByRole('button', { name: 'Employment and income' }).click();
    const next = page.getByRole('button', { name: 'CONTINUE' });
    expect(await next.isDisabled()).toBe(true);
    // What stands there already was chosen by nobody.
    const marks = page.locator('form [class*="goodIcon"]');
    expect(await marks.count()).toBe(0);
    await page.getByLabel('Job category').selectOption('Manufacturing');
    expect(await marks.count()).toBe(1);
    await page.getByLabel('Monthly net income').fill('99');
    expect(await next.isDisabled()).toBe(true);
    await page.getByLabel('Monthly net income').fill('38000');
    await page.getByLabel('Job title').fill('Store supervisor ');
    await next.click();
    await page.getByText('Store supervisor, Philippines').waitFor();
    await fillRegistration(page, '639175560042');
    const request = page.waitForRequest('**/v2/authmember/register');
    await send(page).click();
    expect((await request).postDataJSON()).toMatchObject({
      jobTitle: 'Store supervisor',
      jobCategory: 'Manufacturing',
      monthlyNetIncome: 38000,
    });
    await page.waitForURL('**/dash');
    await context.close();
  });
});

describe('what was typed in the registration', () => {
  const typeEmployment = async (page: Page) => {
    await page.getByRole('button', { name: 'Employment and income' }).click();
    await page.waitForURL('**/register?step=employment');
    await page.getByLabel('Job title').fill('Nurse');
    const income = page.getByLabel('Monthly net income');
    await income.fill('');
    await income.pressSequentially('6a50.');
    expect(await income.inputValue()).toBe('650');
    await income.fill('');
    await income.pressSequentially('65,000.50');
    expect(await income.inputValue()).toBe('65000');
    await income.fill('');
    await income.pressSequentially('６５000,50');
    expect(await income.inputValue()).toBe('65000');
    await income.fill('');
    await income.pressSequentially('6500,');
    await income.blur();
    await income.press('End');
    await income.pressSequentially('0');
    expect(await income.inputValue()).toBe('65000');
    await income.fill('1,065,000.50');
    expect(await income.inputValue()).toBe('1065000');
  };

  test('stays through Back, Forward, a reload and another page, but for the passwords', async () => {
    const { page, context, complaints } = await visitIn('en', browser, product.url);
    await openPage(page, '/register');
    await fillRegistration(page, '639175560043');
    await typeEmployment(page);
    await page.goBack();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Juana dela Cruz');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('Pautang1!');
    await page.getByText('Not added yet: open it and press CONTINUE.').waitFor();
    await page.goForward();
    expect(await page.getByLabel('Job title').inputValue()).toBe('Nurse');
    await page.reload();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.waitForURL('**/register');
    expect(await page.getByLabel('Phone number').inputValue()).toBe('917 556 0043');
    expect(await page.getByLabel('Full name').inputValue()).toBe('Juana dela Cruz');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
    await page.getByRole('link', { name: 'Sign in here' }).click();
    await page.getByRole('button', { name: 'SIGN IN' }).waitFor();
    await page.goBack();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Juana dela Cruz');
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toContain('Pautang1!');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('leads to the dashboard, from where Back never shows a form for those who are signed in', async () => {
    const { page, context } = await visitIn('en', browser, product.url);
    await openPage(page, '/login');
    await page.getByRole('link', { name: 'Register here' }).click();
    await page.getByLabel('Full name').waitFor();
    await fillRegistration(page, '639175560044');
    await send(page).click();
    await page.waitForURL('**/dash');
    await page.getByRole('button', { name: 'ACTIVATE ACCOUNT' }).click();
    await page.getByRole('dialog').waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.goBack();
    await page.waitForURL(`${product.url}/dash`);
    await page.getByRole('button', { name: 'ACTIVATE ACCOUNT' }).waitFor();
    expect(await page.getByRole('button', { name: 'SIGN IN' }).count()).toBe(0);
    await context.close();
  });
});

describe('the sign-in', () => {
  test('keeps the country of the number for the next time', async () => {
    const { page, context } = await visitIn('en', browser, product.url);
    await openPage(page, '/login');
    await page.getByRole('button', { name: /^Country code/ }).click();
    await page.getByRole('combobox').fill('canada');
    await page.keyboard.press('Enter');
    await openPage(page, '/login');
    await page.getByRole('button', { name: 'Country code: Canada, CA +1' }).waitFor();
    await context.close();
  });

  test('by keys alone, back to the page one came from, remembered when asked to', async () => {
    const { page, context } = await visitIn('en', browser, product.url);
    await page.goto('/wallet');
    await page.waitForURL('**/login**');
    await page.getByLabel('Phone number').focus();
    await page.keyboard.type('639170000012');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Pautang1!');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    const said = await hearMessages(page);
    await page.keyboard.press('Enter');
    const begun = await said('Signing In.');
    expect((await said('Sign in successfully.')) - begun).toBeGreaterThan(900);
    await page.waitForURL('**/wallet');
    expect((await page.evaluate(() => performance.now())) - begun).toBeGreaterThan(1400);
    // The last figures come when the pages have them.
    const { lastFigures: _, ...kept } = await page.evaluate(() => ({ ...localStorage }));
    expect(kept).toEqual({ persist: 'true', myPhoneNumber: '639170000012', account: expect.any(String) });
    await context.close();
  });

  test('a session that cannot be resumed says why and goes home', async () => {
    const { page, context } = await visitIn('fil', browser, product.url);
    await page.addInitScript(() => localStorage.setItem('persist', 'true'));
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/v2/authmember/refresh', async (route) => {
      await asked;
      await route.abort();
    });
    await page.goto('/dash');
    await page.getByText('NAGLO-LOAD...').waitFor();
    answer();
    // In one look: it stands there for a second and a half.
    const why = page.getByRole('heading', { name: 'Walang sagot ang server' });
    await page.getByRole('alert').filter({ has: why }).getByText('Ibinabalik ka sa home').waitFor();
    await page.waitForURL(`${product.url}/`);
    await context.close();
  });
});
