import type { Locator, Page, Route } from 'playwright-core';
import { enter } from './member';
import type { StepsDone } from './prepare-member';
import type { Product } from './product';
import type { Texts } from './texts';
import { openPage } from './visitor';

export interface Stage {
  readonly page: Page;
  readonly product: Product;
  readonly texts: Texts;
  /** Of the member whose screens these are. */
  readonly phoneNumber: string;
}

/** A screen or dialog, and how one gets there from the one before it in its walk. */
interface Screen {
  readonly name: string;
  /** It lies over a page, and looks the same at the middle width. */
  readonly isDialog?: boolean;
  readonly open: (stage: Stage) => Promise<unknown>;
}

interface Walk {
  /** A member to be prepared for it, and how far; or one of the demo. Nobody signs in without. */
  readonly member?: { done: StepsDone } | { phoneNumber: string };
  readonly screens: readonly Screen[];
}

const heading = (page: Page) => page.getByRole('main').getByRole('heading').first();
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

const publicPage = (name: string, path: string): Screen => ({
  name,
  open: async ({ page }) => {
    await openPage(page, path);
    await heading(page).waitFor();
  },
});

async function openLegal({ page, texts }: Stage, link: string): Promise<void> {
  await button(page, link).click();
  await dialog(page).getByRole('heading', { level: 3 }).first().waitFor();
  await button(page, texts.legal.ok).waitFor();
}

const visitor: Walk = {
  screens: [
    publicPage('how-it-works', '/hiw'),
    publicPage('about', '/about'),
    publicPage('contact', '/contact'),
    publicPage('not-found', '/nowhere'),
    publicPage('login', '/login'),
    publicPage('registration', '/register'),
    {
      name: 'country-list',
      isDialog: true,
      open: async ({ page }) => {
        await page.locator('[aria-haspopup="dialog"]').click();
        await dialog(page).waitFor();
      },
    },
    {
      name: 'employment',
      open: async ({ page, texts }) => {
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: texts.registration.employment }).click();
        await button(page, texts.registration.back).waitFor();
      },
    },
    publicPage('landing', '/'),
    {
      name: 'privacy',
      isDialog: true,
      open: (stage) => openLegal(stage, stage.texts.footer.privacy),
    },
    {
      name: 'terms',
      isDialog: true,
      open: async (stage) => {
        await button(stage.page, stage.texts.legal.ok).click();
        await openLegal(stage, stage.texts.footer.terms);
      },
    },
  ],
};

const newMember: Walk = {
  member: { done: 0 },
  screens: [
    {
      name: 'dashboard-new',
      open: async (stage) => {
        await enter(stage.page, stage.phoneNumber, true, '/dash');
        await button(stage.page, stage.texts.dashboard.activate).waitFor();
      },
    },
    {
      name: 'activation',
      open: async ({ page, texts }) => {
        await page.goto('/activate');
        await button(page, texts.activate.start).waitFor();
      },
    },
  ],
};

const activationStep = (done: 0 | 1 | 2 | 3 | 4): Walk => ({
  member: { done },
  screens: [
    {
      name: `activation-step-${done + 1}`,
      isDialog: true,
      open: async (stage) => {
        const { page, texts } = stage;
        await enter(stage.page, stage.phoneNumber, true, '/dash');
        await button(page, texts.dashboard.activate).click();
        const title = texts.activation.stepTitles[(done + 1) as 1 | 2 | 3 | 4 | 5];
        await dialog(page).getByRole('heading', { name: title }).waitFor();
      },
    },
  ],
});

/** Sends an application with a hash that is not right, and lets the figures of the answer differ from those seen. */
async function refuseOnce(route: Route): Promise<void> {
  const sent = route.request().postDataJSON();
  const response = await route.fetch({ postData: { ...sent, quoteHash: '0'.repeat(64) } });
  const problem = await response.json();
  const quote = { ...problem.quote, effectiveYearlyRate: 9.99 };
  await route.fulfill({ response, json: { ...problem, quote } });
}

const applicant: Walk = {
  member: { done: 5 },
  screens: [
    {
      name: 'wallet-empty',
      open: async (stage) => {
        await enter(stage.page, stage.phoneNumber, true, '/wallet');
        await stage.page.getByText(stage.texts.wallet.emptyTitle).waitFor();
      },
    },
    {
      name: 'loan-account-empty',
      open: async ({ page, texts }) => {
        await page.goto('/loan');
        await page.getByText(texts.servicing.emptyTitle).waitFor();
      },
    },
    {
      name: 'loan',
      open: async ({ page, texts }) => {
        await page.goto('/dash');
        await button(page, texts.loan.apply).waitFor();
      },
    },
    {
      name: 'service-agreement',
      isDialog: true,
      open: (stage) => openLegal(stage, stage.texts.loan.agreement),
    },
    {
      name: 'loan-confirm',
      isDialog: true,
      open: async ({ page, texts }) => {
        await button(page, texts.legal.ok).click();
        await page.getByRole('checkbox').check();
        await button(page, texts.loan.apply).click();
        await dialog(page).getByText(texts.loan.account).waitFor();
      },
    },
    {
      name: 'loan-disclosure',
      isDialog: true,
      open: async ({ page, texts }) => {
        await button(dialog(page), texts.loan.readDisclosure).click();
        await dialog(page).getByRole('heading', { name: texts.legal.titles.disclosure }).waitFor();
        await dialog(page).getByRole('table').waitFor();
      },
    },
    {
      name: 'loan-quote-changed',
      isDialog: true,
      open: async ({ page, texts }) => {
        await button(page, texts.legal.ok).click();
        await page.route('**/v2/loan/applynew', refuseOnce, { times: 1 });
        await button(page, texts.loan.confirm).click();
        await dialog(page).getByText(texts.loan.quoteChanged).waitFor();
        await page.clock.fastForward(5000);
      },
    },
    {
      name: 'loan-submitting',
      open: async ({ page, texts }) => {
        await button(page, texts.loan.confirm).click();
        await page.getByRole('heading', { name: texts.loan.submittingTitle }).waitFor();
      },
    },
    {
      name: 'loan-submitted',
      open: async ({ page, texts }) => {
        await page.clock.fastForward(30_000);
        await button(page, texts.loan.continue).waitFor();
      },
    },
  ],
};

const settingsDialogs = [
  'withdrawal',
  'contract',
  'transfer',
  'pay',
  'borrow',
  'account',
  'password',
  'passkeys',
  'sessions',
  'mydata',
] as const;

const settingsDialog = (name: (typeof settingsDialogs)[number]): Screen => ({
  name: `settings-${name}`,
  isDialog: true,
  open: async ({ page, texts }) => {
    if (await dialog(page).isVisible()) await button(dialog(page), texts.ui.close).click();
    const link = texts.settings.links[name].name;
    await page.getByRole('main').getByRole('button', { name: link, exact: true }).click();
    await dialog(page).waitFor();
    await page.getByText(texts.ui.loading).first().waitFor({ state: 'detached' });
  },
});

const borrower: Walk = {
  member: { phoneNumber: '639170000012' },
  screens: [
    {
      name: 'dashboard-borrower',
      open: async (stage) => {
        await enter(stage.page, stage.phoneNumber, true, '/dash');
        await stage.page.getByRole('heading', { name: stage.texts.activity.latest }).waitFor();
      },
    },
    {
      name: 'settings',
      open: async (stage) => {
        await stage.page.goto('/settings');
        await stage.page.getByRole('img', { name: /\d+/ }).first().waitFor();
      },
    },
    {
      name: 'credit-score',
      isDialog: true,
      open: async ({ page, texts }) => {
        await button(page, texts.score.more).click();
        await dialog(page).getByRole('table').waitFor();
      },
    },
    ...settingsDialogs.map(settingsDialog),
    {
      name: 'loan-account',
      open: async ({ page, texts }) => {
        await page.goto('/loan');
        await page.getByRole('heading', { name: texts.servicing.schedule }).waitFor();
      },
    },
    {
      name: 'loan-statement',
      open: async ({ page, texts }) => {
        await page.getByRole('link', { name: texts.statement.open }).click();
        await page.getByText(texts.statement.closing).waitFor();
      },
    },
    {
      name: 'wallet',
      open: async ({ page, texts }) => {
        await page.goto('/wallet');
        await button(page, texts.wallet.withdrawNow).waitFor();
      },
    },
    {
      name: 'withdrawal-amount',
      open: async ({ page, texts }) => {
        await button(page, texts.wallet.withdrawNow).click();
        await page.getByLabel(texts.wallet.amount).fill('1000');
        await page.getByText(texts.wallet.rowTotal).waitFor();
      },
    },
    {
      name: 'withdrawal-confirm',
      open: async ({ page, texts }) => {
        await button(page, texts.wallet.continueWithdrawal).click();
        await button(page, texts.wallet.confirmWithdrawal).waitFor();
      },
    },
    {
      name: 'one-time-password',
      isDialog: true,
      open: async ({ page, texts }) => {
        await button(page, texts.wallet.confirmWithdrawal).click();
        await dialog(page).getByLabel(texts.wallet.otpLabel).waitFor();
      },
    },
    {
      name: 'withdrawal-transferring',
      open: async ({ page, product, texts, phoneNumber }) => {
        await dialog(page)
          .getByLabel(texts.wallet.otpLabel)
          .fill(await product.otpFor(phoneNumber));
        await button(page, texts.wallet.confirm).click();
        await page.getByRole('heading', { name: texts.wallet.transferring }).waitFor();
      },
    },
    {
      name: 'withdrawal-done',
      open: async ({ page, texts }) => {
        await page.clock.fastForward(30_000);
        await button(page, texts.wallet.continue).waitFor();
      },
    },
  ],
};

/** Every screen and dialog. A walk takes one person through some of them, and needs none of the others. */
export const walks: readonly Walk[] = [
  borrower,
  visitor,
  applicant,
  newMember,
  ...([0, 1, 2, 3, 4] as const).map(activationStep),
];
