import type { Page, Route } from 'playwright-core';
import { DESKTOP, visit } from './support/browser';
import { borrowAs, repayAsStaff, signedIn } from './support/lend';
import { card, readAll } from './support/loan-page';
import { enter } from './support/member';
import { prepareMember } from './support/prepare-member';
import { browser, product } from './support/running';

const sending = '**/v2/wallet/refund';

/** A member whose loan is repaid, with 250.00 too much, which nothing was sent of yet. */
async function overpaid(phoneNumber: string) {
  await prepareMember(product.url, phoneNumber, 5);
  const loanNumber = await borrowAs(phoneNumber);
  const { loan, wallet } = await signedIn(phoneNumber);
  const { payoffAmount = 0 } = await loan.readLoanAccount({ requestBody: { phoneNumber } });
  await repayAsStaff(loanNumber, payoffAmount + 250);
  const sent = async () => {
    const { withdrawals = [] } = await wallet.loadWallet({ requestBody: { phoneNumber } });
    return withdrawals.map(({ withdrawalAmount }) => withdrawalAmount);
  };
  return { loanNumber, sent };
}

const inDialog = (page: Page) => page.getByRole('dialog', { name: 'Send it to your account' });
const codeIn = (page: Page) => inDialog(page).getByLabel('One-time password');
const press = (page: Page) => inDialog(page).getByRole('button', { name: 'SEND', exact: true }).click();
const saysSent = (page: Page) => page.getByText('It is on its way.').waitFor();
const closed = (page: Page) => inDialog(page).waitFor({ state: 'detached' });

const begin = (page: Page, all: string) =>
  card(page, 'You paid too much')
    .getByRole('button', { name: `Send it to me: ${all}` })
    .click();

async function prepare(page: Page, amount: string): Promise<void> {
  await inDialog(page).getByLabel('How much to send').fill(amount);
  await inDialog(page).getByRole('button', { name: 'CONTINUE' }).click();
  await codeIn(page).waitFor();
}

/** What the next press sends waits for what becomes of it. */
async function heldBack(page: Page) {
  let arrive: (route: Route) => void = () => {};
  const arrived = new Promise<Route>((resolve) => {
    arrive = resolve;
  });
  await page.route(sending, (route) => arrive(route), { times: 1 });
  return { arrived };
}

test('two tabs send one overpayment once, and a tab whose request another one replaced says so', async () => {
  const phoneNumber = '639175550901';
  const { sent } = await overpaid(phoneNumber);
  const { page: one, context, complaints } = await visit(browser, product.url, DESKTOP);
  await enter(one, phoneNumber, false, '/wallet');
  await begin(one, '₱250.00');
  await prepare(one, '100');

  // The other tab goes on with what waits, and may take its place.
  const other = await context.newPage();
  await other.goto('/wallet');
  await begin(other, '₱250.00');
  await readAll(inDialog(other), '₱100.00', 'Five tries. We never ask for it by chat or e-mail.');
  await inDialog(other).getByRole('button', { name: 'Another amount' }).click();
  await prepare(other, '70');
  await codeIn(one).fill(await product.otpFor(phoneNumber));
  await press(one);
  await one.getByText('This transfer no longer waits.').waitFor();
  await closed(one);
  expect(await sent()).toEqual([]);

  await begin(one, '₱250.00');
  await readAll(inDialog(one), '₱70.00');
  const code = await product.otpFor(phoneNumber);
  await Promise.all([one, other].map((page) => codeIn(page).fill(code)));
  await Promise.all([one, other].map(press));
  for (const page of [one, other]) {
    await saysSent(page);
    await closed(page);
    await readAll(card(page, 'You paid too much'), '₱180.00');
  }
  expect(await sent()).toEqual([70]);

  // What is typed in the other tab counts with what is left.
  await begin(other, '₱180.00');
  await inDialog(other).getByLabel('How much to send').fill('170');
  await begin(one, '₱180.00');
  await prepare(one, '100');
  await codeIn(one).fill(await product.otpFor(phoneNumber));
  await press(one);
  await readAll(card(one, 'You paid too much'), '₱80.00');
  const looked = other.waitForResponse('**/v2/wallet/load');
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await looked;
  await inDialog(other).getByText('You paid ₱80.00 too much.').waitFor();
  expect(await inDialog(other).getByLabel('How much to send').inputValue()).toBe('80');
  expect((await sent()).sort()).toEqual([100, 70]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('who leaves while an overpayment is sent is told where they are, and it is sent once', async () => {
  const phoneNumber = '639175550902';
  const { loanNumber, sent } = await overpaid(phoneNumber);
  const { page, context, complaints } = await visit(browser, product.url, DESKTOP);
  await enter(page, phoneNumber, false, '/wallet');
  await begin(page, '₱250.00');
  await prepare(page, '100');
  const code = await product.otpFor(phoneNumber);

  // Back, out of the dialog, and it is refused.
  await codeIn(page).fill(code === '111111' ? '222222' : '111111');
  const refused = await heldBack(page);
  await press(page);
  const refusedSent = await refused.arrived;
  await page.goBack();
  await page.goBack();
  await closed(page);
  await refusedSent.continue();
  await page.getByText('Invalid OTP').waitFor();
  await begin(page, '₱250.00');
  await codeIn(page).fill(code);

  // Back, and it is sent.
  const first = await heldBack(page);
  await press(page);
  const firstSent = await first.arrived;
  await page.goBack();
  await closed(page);
  await page.waitForURL(`${product.url}/wallet`);
  await firstSent.continue();
  await saysSent(page);
  await readAll(card(page, 'You paid too much'), '₱150.00');
  expect(new URL(page.url()).search).toBe('');
  expect(await sent()).toEqual([100]);

  // To another page, and the answer is lost.
  await begin(page, '₱150.00');
  await prepare(page, '50');
  await codeIn(page).fill(await product.otpFor(phoneNumber));
  const second = await heldBack(page);
  await press(page);
  const secondSent = await second.arrived;
  await page.goBack();
  await page.goBack();
  await closed(page);
  await page.getByRole('link', { name: 'Loan', exact: true }).click();
  await page.waitForURL('**/loan');
  await secondSent.fetch();
  await secondSent.abort('connectionreset');
  await page.getByRole('link', { name: 'Wallet', exact: true }).click();
  await readAll(card(page, 'You paid too much'), '₱100.00');
  expect(await sent()).toHaveLength(2);

  // A reload that comes before the answer.
  await begin(page, '₱100.00');
  await prepare(page, '25');
  await codeIn(page).fill(await product.otpFor(phoneNumber));
  const third = await heldBack(page);
  await press(page);
  await (await third.arrived).fetch();
  await page.reload();
  await page.getByText('This transfer no longer waits.').waitFor();
  await closed(page);
  await page.waitForURL(`${product.url}/wallet`);
  await readAll(card(page, 'You paid too much'), '₱75.00');
  expect(await sent()).toHaveLength(3);
  expect(await card(page, 'You paid too much').getByText(`Loan ${loanNumber}`).count()).toBe(1);

  // A withdrawal would end one that waits.
  await begin(page, '₱75.00');
  await prepare(page, '20');
  await page.goBack();
  await page.goBack();
  await closed(page);
  await page.getByRole('button', { name: 'WITHDRAW NOW' }).click();
  await page.getByLabel('Amount to withdraw').fill('2000');
  await page.getByRole('button', { name: 'CONTINUE WITHDRAWAL' }).click();
  await page.getByText('₱20.00 that you paid too much waits to be sent to you.').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('of several loans that were overpaid each amount keeps its distance from the one above', async () => {
  const phoneNumber = '639175550903';
  await overpaid(phoneNumber);
  await repayAsStaff(await borrowAs(phoneNumber), 100_070);
  const { page, context, complaints } = await visit(browser, product.url);
  await enter(page, phoneNumber, false, '/wallet');
  const overpayments = card(page, 'You paid too much').getByRole('listitem');
  await overpayments.nth(1).waitFor();
  const above = await overpayments.first().getByRole('button').boundingBox();
  const below = await overpayments.nth(1).getByText('₱').boundingBox();
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThan(20);
  expect(complaints).toEqual([]);
  await context.close();
});

test('who paid too much gets from the loan to where it is sent back', async () => {
  const phoneNumber = '639175550904';
  await overpaid(phoneNumber);
  const { page, context, complaints } = await visit(browser, product.url);
  await enter(page, phoneNumber, false, '/loan');
  await page.getByText('₱250.00 more was paid than you owed.').waitFor();
  await page.getByRole('link', { name: 'See it in your wallet' }).click();
  await card(page, 'You paid too much').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
