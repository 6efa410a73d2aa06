import { visit } from './support/browser';
import { borrowAs, repayAsStaff, signedIn } from './support/lend';
import { card, entry, openLoan, readAll } from './support/loan-page';
import { enter } from './support/member';
import { prepareMember } from './support/prepare-member';
import { browser, product } from './support/running';

test('without a loan the page says so and knows the way; a loan that does not arrive can be asked for again', async () => {
  const { page, context } = await visit(browser, product.url);
  await enter(page, '639170000010');
  await entry(page, 'Loan').click();
  await page.waitForURL('**/activate');
  await enter(page, '639170000011');
  await page.route('**/v2/loan/account', (route) => route.abort());
  await page.goto('/loan');
  await page.getByText('Your loan could not be loaded').waitFor();
  await page.unroute('**/v2/loan/account');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('You have no loan yet.').waitFor();
  for (const step of ['help', 'borrowMore']) {
    await page.goto(`/loan?step=${step}`);
    await page.getByText('You have no loan yet.').waitFor();
  }
  await page.getByRole('link', { name: 'APPLY FOR A LOAN' }).click();
  await page.getByRole('button', { name: 'Apply Now' }).waitFor();
  await context.close();
});

test('of a loan that was paid back on the day it was lent no picture tells what was owed over time', async () => {
  const phoneNumber = '639175550812';
  await prepareMember(product.url, phoneNumber, 5);
  await repayAsStaff(await borrowAs(phoneNumber), 100_000);
  const { page, context, complaints } = await visit(browser, product.url);
  await openLoan(page, phoneNumber);
  await page.getByRole('heading', { name: 'Your loan is repaid' }).waitFor();
  await card(page, 'Schedule').locator('svg[role="img"]').waitFor();
  expect(await page.getByRole('heading', { name: 'What you owe over time' }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('of a loan that was given back the wallet tells what came and went, as home does', async () => {
  const phoneNumber = '639175550816';
  await prepareMember(product.url, phoneNumber, 5);
  const loanNumber = await borrowAs(phoneNumber);
  const member = await signedIn(phoneNumber);
  await member.loan.cancelLoan({
    idempotencyKey: `give back ${loanNumber}`,
    requestBody: { phoneNumber, loanNumber },
  });
  const { page, context, complaints } = await visit(browser, product.url);
  await enter(page, phoneNumber);
  const moved = ['The loan, taken out of your wallet again', '−₱100,000.00', '+₱100,000.00'];
  await readAll(card(page, 'Latest activity'), ...moved);
  await page.getByRole('link', { name: 'See all activity' }).click();
  await page.waitForURL('**/wallet');
  await readAll(card(page, 'Activity'), ...moved);
  expect(complaints).toEqual([]);
  await context.close();
});
