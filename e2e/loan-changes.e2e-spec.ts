import { randomUUID } from 'node:crypto';
import type { Page, Route } from 'playwright-core';
import { expectAccessible, expectToFit } from './support/accessible';
import { PHONE, visit } from './support/browser';
import { approveAsStaff, borrowAs, moveClockTo, repayAsStaff, signedIn } from './support/lend';
import { card, entry, openLoan, readAll } from './support/loan-page';
import { loseAnswer } from './support/lost-answer';
import { enter } from './support/member';
import { prepareMember } from './support/prepare-member';
import { OFFICER } from './support/product';
import { browser, product } from './support/running';
import { openDialog } from './support/settings';
import { focused, focusedName } from './support/visitor';

// Every installment of a loan from March to September falls due, whatever year the tests run in.
const year = new Date().getFullYear() + 1;

test('who is months late sees what a pause costs, asks for it once, and finds the new schedule', async () => {
  const phoneNumber = '639175550805';
  await moveClockTo(`${year}-03-15`);
  await prepareMember(product.url, phoneNumber, 5);
  const loanNumber = await borrowAs(phoneNumber);
  await moveClockTo(`${year}-06-20`);
  const { page, context, complaints } = await visit(browser, product.url);
  await openLoan(page, phoneNumber);
  const main = page.getByRole('main');
  await page.getByRole('button', { name: 'I need help paying' }).click();
  await page.getByRole('radio', { name: 'A pause of 2 months' }).check();
  const choose = page.getByRole('button', { name: 'Ask for this: A pause of 2 months' });
  await choose.click();
  await focused(page, 'What happened');
  await page.getByLabel('What happened').selectOption('I earn less than before');
  await page.getByLabel('In your own words').fill('The factory closed in March.');
  await page.getByLabel('What you can pay each month').fill('5000');
  await readAll(
    main,
    /^Costs ₱2,000.00 more in all, and ends 5 months later.$/,
    /a month above what you can pay/,
  );
  await expectAccessible(page);
  await choose.click();
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'Ask for a new schedule' });
  await readAll(dialog, 'A pause of 2 months', `September 15, ${year}`, '₱104,400.00');
  await expectAccessible(page);

  await repayAsStaff(loanNumber, 10_000);
  const consent = dialog.getByRole('checkbox');
  const ask = dialog.getByRole('button', { name: 'ASK FOR THIS' });
  await consent.check();
  await ask.click();
  await dialog.getByText('The figures have changed, since something was paid').waitFor();
  expect(await consent.isChecked()).toBe(false);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    const isAsking = request.method() === 'POST' && request.url().endsWith('/hardship');
    if (isAsking) keys.push(request.headers()['idempotency-key']);
  });
  await page.route('**/hardship', loseAnswer, { times: 1 });
  await consent.check();
  await ask.click();
  await dialog.getByRole('alert').getByText('No Server Response').waitFor();
  // What the figures are by now comes after the member has gone on.
  let goOn: () => void = () => undefined;
  const isGone = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/hardship/quote', (route) => isGone.then(() => route.continue()));
  await ask.dblclick();
  await readAll(
    main,
    'ASKED FOR',
    'A pause of 2 months',
    'I earn less than before',
    'The factory closed in March.',
    '₱5,000.00',
  );
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  await page.getByRole('button', { name: 'Back to the loan' }).click();
  await page.getByRole('button', { name: 'See what you asked for' }).waitFor();
  const come = page.waitForResponse('**/hardship/quote');
  goOn();
  await (await come).finished();
  await page.evaluate(() =>
    new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame)),
  );
  expect(await focusedName(page)).toBe('Loan');

  const officer = await signedIn(OFFICER);
  const { items } = await officer.backOffice.listHardship({});
  await officer.backOffice.decideHardship({
    requestId: items.find((item) => item.loanNumber === loanNumber)?.requestId ?? '',
    idempotencyKey: randomUUID(),
    requestBody: { decision: 'AGREE' },
  });
  await page.reload();
  await readAll(main, 'AGREED', `June 20, ${year}`, `September 15, ${year}`);
  await main.getByText(`Agreed on March 15, ${year}`).click();
  await readAll(main, `May 15, ${year}`, 'I need help paying');
  await expectAccessible(page);

  await context.addCookies([{ name: 'language', value: 'fil', url: product.url }]);
  await expectNothingCut(page, '/loan', 'I-download ang napagkasunduan');
  await expectNothingCut(page, '/settings', 'Mga huling pagbabago ng score');
  expect(complaints).toEqual([]);
  await context.close();
});

/** A page in letters twice as large, on a phone: what would not fit into a card is cut there. */
async function expectNothingCut(page: Page, path: string, awaited: string): Promise<void> {
  await page.goto(path);
  await page.getByText(awaited).waitFor({ state: 'attached' });
  // Months of before are folded.
  await page.locator('details').evaluateAll((months) => {
    for (const month of months) month.setAttribute('open', '');
  });
  await page.getByText(awaited).waitFor();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  // The arrow of what unfolds turns, and is wider meanwhile.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)).then());
  const cut = await page
    .locator('main section')
    .evaluateAll((cards) =>
      cards.filter((card) => card.scrollWidth > card.clientWidth).map((card) => card.textContent),
    );
  expect(cut).toEqual([]);
}

test('a statement keeps to its card, with the longest name of a bank', async () => {
  const { page, context } = await visit(browser, product.url);
  await enter(page, '639170000012');
  await page.route('**/v2/loan/statement', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('BPI', 'b'.repeat(100)) });
  });
  await expectNothingCut(page, '/loan?view=statement', 'Withdrawn to b');
  await context.close();
});

/** Leaves a dialog while it sends, and types something elsewhere; answers the request that is held back meanwhile. */
async function leaveWhileSending(page: Page, path: string, press: () => Promise<void>): Promise<Route> {
  let hold = (_: Route) => {};
  const sent = new Promise<Route>((resolve) => {
    hold = resolve;
  });
  await page.route(path, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await page.unroute(path);
    hold(route);
  });
  await press();
  const held = await sent;
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await entry(page, 'Settings').click();
  await openDialog(page, 'Password');
  await page.getByLabel('Current password').fill('Typed meanwhile');
  return held;
}

test('an answer that comes once its dialog was left is told, and closes none that was opened meanwhile', async () => {
  const phoneNumber = '639175550807';
  await moveClockTo(`${year}-03-15`);
  await prepareMember(product.url, phoneNumber, 5);
  const loanNumber = await borrowAs(phoneNumber);
  const { page, context, complaints } = await visit(browser, product.url);
  const dialog = page.getByRole('dialog');
  const settled = async (words: string) => {
    await page.getByText(words).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByLabel('Current password').inputValue()).toBe('Typed meanwhile');
    await focused(page, 'Current password');
  };
  const backToLoan = async () => {
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await entry(page, 'Loan').click();
  };

  await openLoan(page, phoneNumber);
  await page.getByRole('button', { name: 'I need help paying' }).click();
  await page.getByLabel('What happened').selectOption('I earn less than before');
  const choose = page.getByRole('button', { name: 'Ask for this: A pause of 1 month' });
  const ask = async () => {
    await choose.click();
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'ASK FOR THIS' }).click();
  };
  const lost = await leaveWhileSending(page, '**/hardship', ask);
  await lost.abort('connectionreset');
  await settled('No Server Response');
  await backToLoan();
  await page.getByRole('button', { name: 'I need help paying' }).click();
  const asked = await leaveWhileSending(page, '**/hardship', ask);
  await asked.continue();
  await settled('We have your request.');

  await backToLoan();
  await page.getByRole('button', { name: 'Cancel the loan' }).click();
  const cancelled = await leaveWhileSending(page, '**/v2/loan/cancel', () =>
    dialog.getByRole('button', { name: 'CANCEL THE LOAN' }).click(),
  );
  await cancelled.continue();
  await settled('Your loan is cancelled.');
  await backToLoan();
  await readAll(page.getByRole('main'), 'CANCELLED', loanNumber);
  expect(complaints).toEqual([]);
  await context.close();
});

test('who pays late promises a payment once, and taking it back opens no dialog', async () => {
  const phoneNumber = '639175550808';
  await moveClockTo(`${year}-03-15`);
  await prepareMember(product.url, phoneNumber, 5);
  await borrowAs(phoneNumber);
  await moveClockTo(`${year}-04-20`);
  const { page, context, complaints } = await visit(browser, product.url);
  await openLoan(page, phoneNumber);
  const main = page.getByRole('main');
  const make = page.getByRole('button', { name: 'Promise a payment' });
  const dialog = page.getByRole('dialog', { name: 'Promise to pay' });
  await make.click();
  await dialog.getByLabel('What you will pay').fill('5000');
  await dialog.getByLabel('By when').selectOption(`${year}-04-25`);
  await page.reload();
  await dialog.waitFor();
  expect(await dialog.getByLabel('What you will pay').inputValue()).toBe('5,000.00');
  expect(await dialog.getByLabel('By when').inputValue()).toBe(`${year}-04-25`);
  await expectAccessible(page);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    const isPromising = request.method() === 'POST' && request.url().endsWith('/promise');
    if (isPromising) keys.push(request.headers()['idempotency-key']);
  });
  await page.route('**/promise', loseAnswer, { times: 1 });
  const send = dialog.getByRole('button', { name: 'PROMISE IT' });
  await send.click();
  await page.getByRole('alert').getByText('No Server Response').waitFor();
  await send.dblclick();
  await page.getByText('Your promise is written down.').waitFor();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  await readAll(main, 'PROMISED', '₱5,000.00', `April 25, ${year}`);
  await page.waitForURL(`${product.url}/loan`);
  await page.getByRole('button', { name: 'Take the promise back' }).press('Enter');
  await make.waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  expect(await page.getByRole('dialog').count()).toBe(0);

  await page.route('**/promise', loseAnswer, { times: 1 });
  await make.click();
  await dialog.getByLabel('By when').selectOption(`${year}-04-24`);
  await send.click();
  await page.getByRole('alert').getByText('No Server Response').waitFor();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await readAll(main, 'PROMISED', `April 24, ${year}`);
  expect(complaints).toEqual([]);
  await context.close();
});

test('who has paid three installments takes one new loan that pays off the first', async () => {
  const phoneNumber = '639175550806';
  await moveClockTo(`${year}-03-15`);
  await prepareMember(product.url, phoneNumber, 5);
  const loanNumber = await borrowAs(phoneNumber);
  const { page, context, complaints } = await visit(browser, product.url, PHONE);
  await openLoan(page, phoneNumber);
  const main = page.getByRole('main');
  const more = card(page, 'Borrow more');
  await readAll(more, 'Pay 3 installments of this loan first. Paid so far: 0.');
  for (const month of ['04', '05', '06']) {
    await moveClockTo(`${year}-${month}-15`);
    await repayAsStaff(loanNumber, 17_067);
  }
  await page.reload();
  await readAll(more, /You have paid well\. .*₱49,999\.00 today/);
  await entry(page, 'Settings').click();
  await readAll(await openDialog(page, 'Borrow'), /Its page says whether you can borrow more/);
  await page.getByRole('link', { name: 'See the details' }).click();
  await more.getByRole('button', { name: 'See what it costs' }).click();
  await page.getByRole('heading', { level: 1, name: 'Borrow more' }).and(page.locator(':focus')).waitFor();
  await page.getByLabel('Loan amount').fill('150000');
  await page.getByRole('radio', { name: '12 months' }).check();
  await page.reload();
  await readAll(main, `Pays off ${loanNumber}`, '₱49,999.00', '₱100,001.00');
  await page.getByRole('checkbox').check();
  await expectAccessible(page);
  await expectToFit(page);
  const apply = page.getByRole('button', { name: 'See the figures and apply' });
  await apply.click();
  const dialog = page.getByRole('dialog');
  await readAll(dialog, '₱100,001.00', `Pays off ${loanNumber}`, 'Effective rate on what you receive');
  await expectAccessible(page);
  await page.goBack();
  await page.getByLabel('Loan amount').press('Enter');
  await dialog.waitFor();

  await moveClockTo(`${year}-06-20`);
  const confirm = dialog.getByRole('button', { name: 'CONFIRM LOAN' });
  await confirm.click();
  await readAll(dialog, /Pays off your loan: ₱50,065\.67, before it was ₱49,999\.00/);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/loan/applynew')) keys.push(request.headers()['idempotency-key']);
  });
  await page.route('**/loan/applynew', loseAnswer, { times: 1 });
  await confirm.click();
  await dialog.getByText('The figures are kept.').waitFor();
  await confirm.dblclick();
  await page.getByRole('button', { name: 'CONTINUE' }).click();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  await readAll(main, `pays off ${loanNumber}`);
  const next = new URL(page.url()).searchParams.get('number') ?? '';
  await card(page, 'Your loans')
    .getByRole('link', { name: `${loanNumber}, ` })
    .click();
  await readAll(more, 'You have applied for a loan that pays this one off.');
  await more.getByRole('link', { name: 'See the details' }).click();
  await page.waitForURL(`**/loan?number=${next}`);
  await entry(page, 'Home').click();
  await readAll(card(page, 'Loan Status'), `pays off ${loanNumber}`, 'PENDING');
  await page.getByRole('link', { name: next }).click();
  await page.waitForURL(`**/loan?number=${next}`);
  await approveAsStaff(next);
  await page.reload();
  await readAll(main, 'Next payment PHP', `${loanNumber}, March 15, ${year}, paid off by ${next}`);
  await product.verifyLedger();
  expect(complaints).toEqual([]);
  await context.close();
});
