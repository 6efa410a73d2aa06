import type { Locator, Page } from 'playwright-core';

export const PASSWORD = 'Pautang1!';

/** What the form of the registration asks for. */
export async function fillRegistration(page: Page, phoneNumber: string): Promise<void> {
  await page.getByLabel('Phone number').fill(phoneNumber);
  await page.getByLabel('Full name').fill('Juana dela Cruz');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
}

/** Registers through the form and waits until the product has signed the new member in. */
export async function register(page: Page, phoneNumber: string): Promise<void> {
  await page.goto('/register');
  await fillRegistration(page, phoneNumber);
  await page.getByRole('button', { name: 'REGISTER NOW' }).click();
  await page.getByText('Your account has been created successfully.').waitFor();
  await page.waitForURL('**/dash');
}

/** Signs in anew, whoever was signed in before: who still is would be sent on from the form. */
export async function signIn(page: Page, phoneNumber: string, remember = false): Promise<void> {
  // A page that is still being shown could renew its session after the cookie is gone.
  await page.goto('about:blank');
  await page.context().clearCookies({ name: /refreshToken$/ });
  await page.goto('/login');
  await page.getByLabel('Phone number').fill(phoneNumber);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  if (remember) await page.getByLabel('Remember me').check();
  await page.getByRole('button', { name: 'SIGN IN' }).click();
  await page.waitForURL('**/dash');
}

/** Signs in anew without the form, whose way into the product takes as long as its messages are shown. */
export async function enter(
  page: Page,
  phoneNumber: string,
  remember = false,
  path = '/dash',
): Promise<void> {
  // A page of the site that has no script: what is kept of a sign-in is kept there, and no session is renewed meanwhile.
  await page.goto('/robots.txt');
  const context = page.context();
  await context.clearCookies({ name: /refreshToken$/ });
  const data = { phoneNumber, password: PASSWORD, persist: remember };
  const answer = await context.request.post(new URL('/v2/authmember/login', page.url()).href, { data });
  if (!answer.ok()) throw new Error(`${phoneNumber} could not sign in: ${await answer.text()}`);
  await page.evaluate(
    ([persist, number]) => {
      sessionStorage.clear();
      localStorage.setItem('persist', persist);
      localStorage.setItem('myPhoneNumber', number);
      localStorage.removeItem('lastFigures');
    },
    [String(remember), phoneNumber] as const,
  );
  await page.goto(path);
}

export interface Photos {
  readonly front: string;
  readonly back: string;
  readonly selfie: string;
}

/** Goes through the five steps of the dialog, from the dashboard until the loan box stands there. */
export async function activate(page: Page, photos: Photos): Promise<void> {
  await page.getByRole('button', { name: 'ACTIVATE ACCOUNT' }).click();
  const dialog = page.getByRole('dialog');
  await fillPersonal(dialog);
  await next(dialog, 'Current residential address');
  await fillAddress(dialog);
  await next(dialog, 'Character References');
  await fillReferences(dialog);
  await next(dialog, 'Your ID');
  await fillIdentity(dialog, photos);
  await next(dialog, 'Beneficiary bank account');
  await fillBank(dialog);
  await dialog.getByRole('button', { name: 'Finish' }).click();
  await dialog.getByText('Please wait while we save your information').waitFor();
  await page.getByRole('button', { name: 'Apply Now' }).waitFor();
}

async function next(dialog: Locator, title: string): Promise<void> {
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('heading', { name: title }).waitFor({ timeout: 30_000 });
}

export async function fillPersonal(dialog: Locator): Promise<void> {
  await dialog.getByLabel('Gender').selectOption('Female');
  await dialog.getByLabel('First name').fill('Juana');
  await dialog.getByLabel('Last name').fill('dela Cruz');
  await dialog.getByLabel('Month', { exact: true }).fill('06');
  await dialog.getByLabel('Day', { exact: true }).fill('12');
  await dialog.getByLabel('Year', { exact: true }).fill('1995');
  await dialog.getByLabel('Marital status').selectOption('Single');
  await dialog.getByRole('checkbox').check();
}

export async function fillAddress(dialog: Locator): Promise<void> {
  await dialog.getByLabel('Country of residence').selectOption('Philippines');
  await dialog.getByLabel('State / Region / Province').fill('Metro Manila');
  await dialog.getByLabel('Town / City').fill('Parañaque City');
  await dialog.getByLabel('Street address').fill('12 Julia Vargas Ave., Ortigas Center');
}

export async function fillReferences(dialog: Locator): Promise<void> {
  for (const [group, name, phone] of [
    ['First reference', 'Pedro dela Cruz', '639181234567'],
    ['Second reference', 'Maria Santos', '639191234567'],
  ] as const) {
    const reference = dialog.getByRole('group', { name: group });
    await reference.getByLabel('Full name').fill(name);
    await reference.getByLabel('Relationship').fill('Family');
    await reference.getByLabel('Contact number').fill(phone);
  }
}

export async function fillIdentity(dialog: Locator, { front, back, selfie }: Photos): Promise<void> {
  await dialog.getByLabel('ID type').selectOption('Passport');
  await dialog.getByLabel('ID number').fill('P1234567A');
  const files = dialog.locator('input[type=file]');
  for (const [index, file] of [front, back, selfie].entries()) await files.nth(index).setInputFiles(file);
}

export async function fillBank(dialog: Locator): Promise<void> {
  await dialog.getByLabel('Bank name').fill('BPI');
  await dialog.getByLabel('Account number').fill('1234 5678 90');
}

/** Chooses a period in the loan box and goes on to the dialog that asks for the consent. */
export async function openConsent(page: Page, months: number): Promise<Locator> {
  await page.getByLabel(`${months} months`, { exact: true }).check({ force: true });
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Apply Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your loan, before you agree' });
  await dialog.waitFor();
  return dialog;
}
