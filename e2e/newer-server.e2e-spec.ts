import type { Page } from 'playwright-core';
import { visit } from './support/browser';
import { enter } from './support/member';
import { browser, product } from './support/running';

const borrower = '639170000012';

/** The server answers as a newer one may, whose program this page is not. */
async function answering(page: Page, path: string, change: (answer: Record<string, unknown>) => object) {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...change(await response.json()) } });
  });
}

test('shows the rest of a page beside what only a newer program has a look for', async () => {
  const { page, context } = await visit(browser, product.url);
  await enter(page, borrower);

  await answering(page, '**/v2/loan/account', ({ timeline, schedule }) => {
    const [first, second, ...others] = schedule as object[];
    const [applied] = timeline as object[];
    return {
      timeline: [
        ...(timeline as object[]),
        { ...applied, at: new Date().toISOString(), status: 'SUSPENDED' },
      ],
      schedule: [first, { ...second, status: 'SUSPENDED' }, ...others],
    };
  });
  await page.goto('/loan');
  await page.getByText('SUSPENDED').waitFor();
  const row = page.locator('summary').filter({ hasText: /^2/ });
  await row.waitFor();
  expect(await row.textContent()).not.toContain('Paid');

  await answering(page, '**/v2/wallet/load', () => ({ statusColor: 'neutral' }));
  await page.goto('/wallet');
  await page.getByRole('heading', { name: 'Loan Status' }).waitFor();
  await page.getByRole('button', { name: 'WITHDRAW NOW' }).waitFor();
  await context.close();
});

test('opens a page that could not be drawn anew as a whole, where another try did not help', async () => {
  const { page, context } = await visit(browser, product.url);
  await enter(page, borrower);
  await answering(page, '**/v2/loan/account', () => ({ schedule: null }));
  await page.getByRole('link', { name: 'Loan', exact: true }).click();
  const failed = page.getByText('This page did not open');
  const again = page.getByRole('button', { name: 'Try again' });
  await failed.waitFor();
  await again.click();
  await failed.waitFor();
  await page.unroute('**/v2/loan/account');
  await again.click();
  await page.getByText('Settle early').first().waitFor();
  await context.close();
});
