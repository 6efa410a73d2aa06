import { join } from 'node:path';
import { PautangClient } from '@pautang/sdk';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { enter, PASSWORD } from '../support/member';
import { prepareMember } from '../support/prepare-member';
import { browser, product } from '../support/running';
import type { Stage } from '../support/screens';
import { textsIn } from '../support/texts';

/** What the landing page shows in phones: the product itself, in each language and theme. */
const FOLDER = join(__dirname, '../../client/src/assets/slides');
const SIZE = { width: 360, height: 720 };
const LARGEST_BYTES = 30_000;

const borrower = '639170000012';
const newcomer = '639185550009';

interface Look {
  readonly language: 'en' | 'fil';
  readonly theme: 'light' | 'dark';
  /** An application can be made once. */
  readonly applicant: string;
}

const looks: readonly Look[] = [
  { language: 'en', theme: 'light', applicant: '639185550001' },
  { language: 'en', theme: 'dark', applicant: '639185550002' },
  { language: 'fil', theme: 'light', applicant: '639185550003' },
  { language: 'fil', theme: 'dark', applicant: '639185550004' },
];

beforeAll(async () => {
  await prepareMember(product.url, newcomer, 3);
  for (const { applicant } of looks) await prepareMember(product.url, applicant, 5);
});

async function stageOf(phoneNumber: string, { language, theme }: Look): Promise<Stage> {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: SIZE,
    deviceScaleFactor: 1.5,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'Asia/Manila',
  });
  await context.addCookies([{ name: 'language', value: language, url: product.url }]);
  const page = await context.newPage();
  await page.clock.install();
  await page.goto('/nowhere');
  return { page, product, texts: textsIn(language), phoneNumber };
}

/** As light as it may be while small letters stay clean. */
async function takeTo(folder: string, page: Page, name: string): Promise<void> {
  await page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await document.fonts.ready;
  });
  const picture = await page.screenshot();
  const { size } = await sharp(picture)
    .webp({ quality: 45, effort: 6, smartSubsample: true })
    .toFile(join(folder, `${name}.webp`));
  expect(size).toBeLessThanOrEqual(LARGEST_BYTES);
}

/** The next look begins with a wallet in which nothing waits for its code. */
async function giveUpWithdrawal(): Promise<void> {
  const api = new PautangClient({ baseUrl: product.url });
  await api.signIn({ phoneNumber: borrower, password: PASSWORD });
  const { requestId = '' } = await api.wallet.readOpenWithdrawal({ requestBody: { phoneNumber: borrower } });
  await api.wallet.cancelWithdrawal({ requestBody: { phoneNumber: borrower, requestId } });
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe.each(looks)('in $language, $theme', (look) => {
  const folder = join(FOLDER, look.language, look.theme);
  const take = (page: Page, name: string) => takeTo(folder, page, name);

  test('registration', async () => {
    const { page, texts } = await stageOf('', look);
    await page.goto('/register');
    await page.getByLabel(texts.registration.phone, { exact: true }).fill('639171234567');
    await page.getByLabel(texts.registration.fullName).fill('Juana dela Cruz');
    await take(page, 'register');
  });

  test('activation', async () => {
    const stage = await stageOf(newcomer, look);
    const { page, texts } = stage;
    await enter(stage.page, stage.phoneNumber, true, '/dash');
    await button(page, texts.dashboard.activate).click();
    await page.getByRole('dialog').getByRole('heading', { name: texts.activation.stepTitles[4] }).waitFor();
    await take(page, 'activate');
  });

  test('application for a loan', async () => {
    const stage = await stageOf(look.applicant, look);
    const { page, texts } = stage;
    await enter(stage.page, stage.phoneNumber, true, '/dash');
    await button(page, texts.loan.apply).waitFor();
    await page.getByRole('textbox').first().fill('250000');
    await page.getByRole('radio', { name: '12' }).check({ force: true });
    await take(page, 'loan');
    await page.getByRole('checkbox').check();
    await button(page, texts.loan.apply).click();
    await page.getByRole('dialog').getByText(texts.loan.account).waitFor();
    await take(page, 'confirm');
    await button(page, texts.loan.confirm).click();
    await page.getByRole('heading', { name: texts.loan.submittingTitle }).waitFor();
    await page.clock.fastForward(30_000);
    await button(page, texts.loan.continue).waitFor();
    await take(page, 'submitted');
  });

  test('wallet and withdrawal', async () => {
    const stage = await stageOf(borrower, look);
    const { page, texts } = stage;
    await enter(stage.page, stage.phoneNumber, true, '/wallet');
    await button(page, texts.wallet.withdrawNow).waitFor();
    await take(page, 'wallet');
    await button(page, texts.wallet.withdrawNow).click();
    await page.getByLabel(texts.wallet.amount).fill('50000');
    await page.getByText(texts.wallet.rowTotal).waitFor();
    await take(page, 'withdraw');
    await button(page, texts.wallet.continueWithdrawal).click();
    await button(page, texts.wallet.confirmWithdrawal).click();
    await page.getByRole('dialog').getByLabel(texts.wallet.otpLabel).waitFor();
    await take(page, 'otp');
    await giveUpWithdrawal();
  });

  test('settings', async () => {
    const stage = await stageOf(borrower, look);
    await enter(stage.page, stage.phoneNumber, true, '/settings');
    await stage.page.getByRole('img', { name: /\d+/ }).first().waitFor();
    await take(stage.page, 'settings');
  });
});
