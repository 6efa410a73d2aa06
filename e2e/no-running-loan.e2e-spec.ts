import type { Route } from 'playwright-core';
import { visit } from './support/browser';
import { applyAs, borrowAs, rejectAsStaff, repayAsStaff, signedIn } from './support/lend';
import { card, entry, openLoan, readAll } from './support/loan-page';
import { enter } from './support/member';
import { prepareMember } from './support/prepare-member';
import { browser, product } from './support/running';
import { openDialog, openSettings } from './support/settings';

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

/** Lets the loan of an answer stand as written off. */
async function asWrittenOff(route: Route): Promise<void> {
  const response = await route.fetch();
  const answer = await response.json();
  const loans = answer.loans.map((loan: object) => ({ ...loan, status: 'WRITTEN_OFF' }));
  await route.fulfill({ response, json: { ...answer, loans, status: 'WRITTEN_OFF' } });
}

test('who applies again after a loan reads what holds of the application, and nothing that says there was no loan', async () => {
  const phoneNumber = '639175550818';
  await prepareMember(product.url, phoneNumber, 5);
  await repayAsStaff(await borrowAs(phoneNumber), 100_000);
  const loanNumber = await applyAs(phoneNumber);
  const { page, context, complaints } = await visit(browser, product.url);
  await enter(page, phoneNumber, true, '/wallet');
  await readAll(page.getByRole('main'), '₱100,000.00', 'PENDING');
  await readAll(card(page, 'Activity'), 'Nothing of this loan has moved yet.');

  await openSettings(page, phoneNumber);
  const borrow = await openDialog(page, 'Borrow');
  await readAll(borrow, 'An application of yours is waiting. Until it is decided, there is no other one.');
  expect(await borrow.getByText('You have a loan now.').count()).toBe(0);
  await page.route('**/v2/loan/account', asWrittenOff);
  await page.reload();
  await readAll(borrow, 'You can borrow again once what you still owe is paid.');
  await page.unroute('**/v2/loan/account');

  await rejectAsStaff(loanNumber);
  await page.goto('/settings?dialog=pay');
  await readAll(page.getByRole('dialog'), 'You have nothing to pay: you have no loan now.');
  expect(complaints).toEqual([]);
  await context.close();
});

test('who cancels an application finds the money of an earlier loan, and why there is no more of this one', async () => {
  const phoneNumber = '639175550822';
  await prepareMember(product.url, phoneNumber, 5);
  await repayAsStaff(await borrowAs(phoneNumber), 100_000);
  const loanNumber = await applyAs(phoneNumber);
  const member = await signedIn(phoneNumber);
  await member.loan.cancelLoan({
    idempotencyKey: `cancel ${loanNumber}`,
    requestBody: { phoneNumber, loanNumber },
  });
  const { page, context, complaints } = await visit(browser, product.url);
  await openSettings(page, phoneNumber);
  const withdrawal = await openDialog(page, 'Withdrawal');
  await withdrawal.getByRole('link', { name: 'Go to the wallet' }).waitFor();
  expect(await withdrawal.getByRole('link').count()).toBe(1);

  await page.goto('/loan?step=borrowMore');
  const view = page.getByRole('main');
  await view.getByText('This loan was never paid out, or was cancelled').waitFor();
  expect(await view.getByText('could not be loaded').count()).toBe(0);
  expect(await view.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('money that an earlier loan left in its wallet stands where one reads of keeping money there', async () => {
  const phoneNumber = '639175550820';
  await prepareMember(product.url, phoneNumber, 5);
  const terms = { installmentCount: 6, loanAmountPHP: 100_000, selectedCurrency: 'USD' };
  const loanNumber = await borrowAs(phoneNumber, terms);
  const member = await signedIn(phoneNumber);
  const { _id: id = '', wallet = 0 } = await member.wallet.loadWallet({ requestBody: { phoneNumber } });
  const withdrawal = { id, phoneNumber, withdrawalAmount: wallet - 500 };
  const { requestId } = await member.wallet.prepareWithdrawal({ requestBody: withdrawal });
  const oTP = await product.otpFor(phoneNumber);
  await member.wallet.confirmWithdrawal({
    idempotencyKey: `leave 500 of ${loanNumber}`,
    requestBody: { ...withdrawal, requestId, oTP },
  });
  await repayAsStaff(loanNumber, wallet);
  await applyAs(phoneNumber);
  const { page, context, complaints } = await visit(browser, product.url);
  await enter(page, phoneNumber, true, '/settings?dialog=transfer');
  await readAll(page.getByRole('dialog'), `Loan ${loanNumber}`, '$500.00', 'It stays yours');
  await page.goto('/wallet');
  await readAll(card(page, 'Money of other loans'), '$500.00');

  await context.addCookies([{ name: 'language', value: 'fil', url: product.url }]);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.reload();
  const word = card(page, 'Pera mula sa ibang loan').getByText('i-withdraw', { exact: true });
  expect(await word.evaluate((element) => element.getClientRects().length)).toBe(1);
  expect(complaints).toEqual([]);
  await context.close();
});
