import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expectAccessible, expectToFit } from './support/accessible';
import { DESKTOP, PHONE, visit } from './support/browser';
import { englishOn } from './support/languages';
import { applyAs, approveAsStaff, borrowAs, moveClockTo, repayAsStaff, signedIn } from './support/lend';
import { card, entry, expectDanger, openLoan, readAll } from './support/loan-page';
import { loseAnswer } from './support/lost-answer';
import { enter } from './support/member';
import { prepareMember } from './support/prepare-member';
import { ASSISTANT } from './support/product';
import { browser, product } from './support/running';
import { focusedName, visitIn } from './support/visitor';

// Every installment of a loan from March to September falls due, whatever year the tests run in.
const year = new Date().getFullYear() + 1;

/** The picture comes when its script does, and moves nothing. */
async function expectLevel(page: Page, title: string): Promise<void> {
  const place = () =>
    card(page, 'Schedule').evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const figure = card(page, title).locator('figure');
  const before = await place();
  await figure.locator('svg[role="img"]').waitFor();
  expect(await place()).toBe(before);
}

async function download(page: Page, name: string) {
  const kept = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  const file = await kept;
  return { name: file.suggestedFilename(), bytes: await buffer(await file.createReadStream()) };
}

test('a borrower sees what to pay, what being late costs, and what was paid, to the last payment and beyond', async () => {
  const phoneNumber = '639175550801';
  await moveClockTo(`${year}-03-15`);
  await prepareMember(product.url, phoneNumber, 5);
  const loanNumber = await borrowAs(phoneNumber);
  const { page, context, complaints } = await visit(browser, product.url, DESKTOP);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);

  await openLoan(page, phoneNumber);
  const main = page.getByRole('main');
  await readAll(main, 'Next payment PHP', '17,067', `April 15, ${year}: 31 days left`, 'Nothing is due now.');
  await readAll(
    main,
    '0 of 6 installments are paid.',
    '₱904.55 more when it is 4 days late, and ₱2,235.78 more',
  );
  await expectLevel(page, 'What you owe over time');
  const pictures = card(page, 'What you owe over time');
  const more = pictures.getByLabel('More than is due');
  await more.focus();
  await page.keyboard.insertText('PHP 1,250,000.00');
  expect(await more.inputValue()).toBe('1,250,000.00');
  await more.fill('17000');
  await readAll(pictures, 'You finish 3 months earlier and save ₱1,200.00 in interest.', '₱101,200.00');
  await pictures.getByRole('img', { name: `If you pay more, on June 15, ${year}.` }).waitFor();
  await pictures.getByText('Show as table').click();
  const planned = pictures.getByRole('table', { name: 'If you pay more' }).getByRole('row');
  expect(await planned.last().getByRole('cell').allTextContents()).toEqual(['₱33,066.00', '₱0.00']);
  await pictures.getByRole('radio', { name: 'Once, today' }).check();
  await readAll(pictures, 'You finish 1 month earlier and save ₱408.04 in interest.');
  await pictures.getByRole('link', { name: 'Get that reference' }).click();
  await page.getByRole('dialog', { name: 'Pay' }).getByRole('radio', { name: 'Principal' }).waitFor();
  await page.goBack();
  // What was typed to look at waits for a reload, and the picture with it.
  await page.reload();
  await readAll(pictures, 'You finish 1 month earlier and save ₱408.04 in interest.');
  expect(await pictures.getByLabel('More than is due').inputValue()).toBe('17,000.00');
  await page.getByRole('button', { name: 'Copy the reference number' }).click();
  await page.getByRole('status').getByText('Copied').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(loanNumber);

  await moveClockTo(`${year}-04-14`);
  await repayAsStaff(loanNumber, 17_067);
  await moveClockTo(`${year}-06-14`);
  await entry(page, 'Wallet').click();
  const overdue = `Overdue, due on May 15, ${year}: 30 days late`;
  await readAll(card(page, 'Loan Status'), 'APPROVED');
  const link = page.getByRole('link', { name: 'Due now ₱19,302.78' });
  await readAll(link, overdue);
  await expectDanger(link.getByText(overdue));
  expect(await main.getByText(overdue).count()).toBe(1);
  await expectAccessible(page);
  await link.click();
  await readAll(main, 'Due now PHP', overdue, '1 of 6 installments are paid.');
  await expectDanger(main.getByText(overdue).first());
  const cost =
    'Installment 2 is late: each day adds a penalty of 0.3% of what is unpaid of it. That is ₱51.20 a day.';
  await readAll(main, cost);
  const schedule = card(page, 'Schedule');
  await readAll(
    schedule,
    `Paid early, on April 14, ${year}`,
    '30 days late, ₱2,235.78 penalty',
    '1 day left',
  );
  await schedule.getByText('30 days late').click();
  await schedule.getByRole('img', { name: '1 is paid. 1 is late.' }).waitFor();
  await schedule.getByText('Show as table').click();
  const late = schedule.getByRole('table').getByRole('row').filter({ hasText: 'Late' });
  expect(await late.getByRole('cell').allTextContents()).toEqual([
    '₱16,667.00',
    '₱400.00',
    '₱2,235.78',
    'Late',
  ]);
  const parts = schedule.getByRole('listitem').filter({ hasText: '30 days late' });
  await readAll(parts, '₱16,667.00', '₱400.00', '₱1,382.43', '₱853.35', '₱19,302.78');
  const penalties = card(page, 'Penalties');
  await readAll(penalties, '0.3% a day for 27 days', `May 19, ${year} to June 14, ${year}`, '₱1,382.43');
  await readAll(penalties, '5% late charge, once', '₱853.35', '₱2,235.78');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);

  const member = await signedIn(phoneNumber);
  const { payoffAmount = 0 } = await member.loan.readLoanAccount({ requestBody: { phoneNumber } });
  const payoff = payoffAmount.toLocaleString('en-US', { minimumFractionDigits: 2 });
  await readAll(card(page, 'Settle early'), `₱${payoff}`, `Everything paid on June 14, ${year}`);
  await pictures.getByLabel('More than is due').fill('5000');
  await pictures.getByRole('link', { name: 'Get that reference' }).click();
  const pay = page.getByRole('dialog');
  await pay.getByText(`The reference ${loanNumber}-P carries your choice`).waitFor();
  await pay.getByRole('img', { name: `QR Ph code: ₱24,302.78 for loan ${loanNumber}` }).waitFor();
  await readAll(pay, 'Pay your monthly repayment bills.', '19,302', overdue, cost, `₱${payoff}`, loanNumber);
  await expectDanger(pay.getByText(overdue));
  await pay.getByRole('link', { name: 'See the schedule' }).click();
  await schedule.waitFor();

  await repayAsStaff(loanNumber, payoffAmount + 250);
  await entry(page, 'Wallet').click();
  await page.getByRole('button', { name: 'WITHDRAW NOW' }).waitFor();
  await page.getByRole('link', { name: /Next payment|Due now/ }).waitFor({ state: 'detached' });
  await entry(page, 'Loan').click();
  await page.getByRole('heading', { name: 'Your loan is repaid' }).waitFor();
  await readAll(main, '6 of 6 installments are paid.', 'For installments 2 to 6', 'REPAID');
  await page.goto('/settings?dialog=borrow', { waitUntil: 'networkidle' });
  await pay.getByRole('link', { name: 'APPLY FOR A LOAN' }).waitFor();
  expect(await pay.getByText('You have a loan now.').count()).toBe(0);
  await page.goto('/loan');
  await page.getByRole('link', { name: 'BORROW AGAIN' }).click();
  await page.getByRole('button', { name: 'Apply Now' }).waitFor();

  const next = await borrowAs(phoneNumber);
  await page.goto('/loan');
  await readAll(main, 'Next payment PHP', `July 14, ${year}: 30 days left`);
  await card(page, 'Your loans').getByRole('link', { name: loanNumber }).click();
  await readAll(main, 'This is an earlier loan.', 'Your loan is repaid');
  expect(await page.getByRole('link', { name: 'BORROW AGAIN' }).count()).toBe(0);
  await page.goBack();
  await readAll(main, next);
  await page.getByRole('heading', { name: 'How to pay' }).waitFor();

  await entry(page, 'Wallet').click();
  const credit = card(page, 'You paid too much');
  await readAll(credit, '₱250.00', `Loan ${loanNumber}`);
  await credit.getByRole('button', { name: 'Send it to me: ₱250.00' }).click();
  const dialog = page.getByRole('dialog');
  const send = async (amount: string) => {
    await dialog.getByLabel('How much to send').fill(amount);
    await dialog.getByRole('button', { name: 'CONTINUE' }).click();
  };
  await dialog.getByLabel('How much to send').fill('100');
  await page.reload();
  await readAll(dialog, '₱150.00 stays here for you.');
  await send('100');
  await readAll(dialog, '₱100.00', '₱150.00', /has not received money from us yet/);
  const code = dialog.getByLabel('One-time password');
  await code.waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await credit.getByRole('button', { name: 'Send it to me: ₱250.00' }).click();
  const { backOffice } = await signedIn(ASSISTANT);
  const { oTP } = await backOffice.issueOtp({ requestBody: { phoneNumber } });
  await code.fill(oTP);
  await dialog.getByRole('button', { name: 'SEND', exact: true }).click();
  await page.getByText('What you paid too much, sent to').waitFor();
  const { items } = await backOffice.listWithdrawals({ limit: 1 });
  for (const status of ['PROCESSING', 'COMPLETED'] as const) {
    await backOffice.changeWithdrawalStatus({
      withdrawalNumber: items[0]?.withdrawalNumber ?? '',
      idempotencyKey: randomUUID(),
      requestBody: { status },
    });
  }
  await credit.getByRole('button', { name: 'Send it to me: ₱150.00' }).click();
  await send('50');
  await readAll(dialog, '₱50.00', /so this needs no code/);
  await expectAccessible(page);
  await page.route('**/v2/wallet/refund', loseAnswer, { times: 1 });
  await dialog.getByRole('button', { name: 'SEND', exact: true }).click();
  await dialog.getByRole('alert').filter({ hasText: 'No Server Response' }).waitFor();
  // Who comes back to the tab sees what was sent, to send it again as it was.
  const looked = page.waitForResponse('**/v2/wallet/refund/open');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await looked;
  await readAll(dialog, '₱50.00');
  await dialog.getByRole('button', { name: 'SEND', exact: true }).click();
  await page.getByText('It is on its way.').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await readAll(credit, '₱100.00');
  const sent = await member.wallet.loadWallet({ requestBody: { phoneNumber } });
  expect(sent.withdrawals).toHaveLength(2);
  await page.getByRole('link', { name: 'Pay', exact: true }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Pay', exact: true }).click();
  await readAll(dialog, 'You have ₱100.00 that you paid too much on an earlier loan.');
  await dialog.getByRole('link', { name: 'See it in the wallet' }).click();
  await credit.getByRole('button', { name: 'Pay my loan with it' }).click();
  await readAll(dialog, `₱100.00 pays loan ${next} today`);
  await dialog.getByRole('button', { name: 'PAY', exact: true }).click();
  await credit.waitFor({ state: 'detached' });
  // The dialog leaves by going back, which would undo a visit that has just begun.
  await page.waitForURL(`${product.url}/wallet`);
  await page.goto(`${product.url}/wallet?dialog=refund_${loanNumber}`);
  await page.getByText('This transfer no longer waits.').waitFor();
  await page.waitForURL(`${product.url}/wallet`);
  expect(complaints).toEqual([]);
  await context.close();
});

test('the statement shows every movement by month, can be kept as a file, and Back leads to the loan', async () => {
  const phoneNumber = '639175550802';
  await moveClockTo(`${year}-03-15`);
  await prepareMember(product.url, phoneNumber, 5);
  const loanNumber = await borrowAs(phoneNumber);
  await moveClockTo(`${year}-06-20`);
  await repayAsStaff(loanNumber, 5000);
  const { page, context, complaints } = await visit(browser, product.url);
  await openLoan(page, phoneNumber);
  // It paid a part of it, and no installment is paid.
  await readAll(page.getByRole('main'), '0 of 6 installments are paid.', /^For installment 1$/);
  await page.getByRole('link', { name: 'Open the statement' }).click();
  await page.getByRole('heading', { name: 'Statement' }).and(page.locator(':focus')).waitFor();
  const member = await signedIn(phoneNumber);
  const { closingBalance, months } = await member.loan.readLoanStatement({ requestBody: { phoneNumber } });
  const shown = (amount: number) => `₱${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  const main = page.getByRole('main');
  await readAll(main, `Owed on June 20, ${year}, PHP`, shown(closingBalance), '−₱5,000.00', `June ${year}`);

  const opened = main.locator('details[open]');
  expect(await opened.count()).toBe(1);
  const { movements } = months.at(-1) ?? { movements: [] };
  const penalties = movements.filter(({ kind }) => kind === 'PENALTY');
  expect(penalties.length).toBeGreaterThan(1);
  await main
    .getByText(/^Penalties, \d lines$/)
    .first()
    .click();
  await readAll(main, penalties[0]?.description ?? '', penalties[1]?.description ?? '');
  await main.getByText(`March ${year}`).click();
  await readAll(main, 'The loan, paid into your wallet', 'Wallet +₱100,000.00, ₱100,000.00 in it');
  await expectAccessible(page);

  const pdf = await download(page, 'Download as PDF');
  expect(pdf.bytes.subarray(0, 4).toString()).toBe('%PDF');
  const csv = await download(page, 'Download as CSV');
  expect(csv.name).toMatch(/\.csv$/);
  expect(csv.bytes.toString()).toContain('5000');

  await page.goBack();
  await page.getByRole('heading', { name: 'Loan', exact: true }).and(page.locator(':focus')).waitFor();
  await page.getByRole('heading', { name: 'Schedule' }).waitFor();
  await page.goForward();
  await page.getByRole('link', { name: 'Back to the loan' }).click();
  await page.getByRole('heading', { name: 'Schedule' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a decision appears by itself, and a new loan can be given back once', async () => {
  const phoneNumber = '639175550803';
  await moveClockTo(`${year}-07-01`);
  await prepareMember(product.url, phoneNumber, 5);
  const loanNumber = await applyAs(phoneNumber);
  const { page, context, complaints } = await visit(browser, product.url);
  await openLoan(page, phoneNumber);
  const main = page.getByRole('main');
  await readAll(main, 'PENDING', 'This page shows the decision by itself as soon as it is there.', 'by you');
  await approveAsStaff(loanNumber);
  await readAll(main, 'Next payment PHP', 'APPROVED', 'by our staff');
  await page.getByRole('status').getByText('Loan Status: APPROVED').waitFor({ state: 'attached' });

  const cancel = page.getByRole('button', { name: 'Cancel the loan' });
  await readAll(main, `You can give the loan back free of charge until July 4, ${year}`);
  await cancel.click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this loan?' });
  await readAll(dialog, '₱100,000.00 leaves your wallet again, and the contract ends.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await focusedName(page)).toBe('Cancel the loan');

  // It was withdrawn elsewhere meanwhile: why not is told, and the dialog goes, which spoke of a loan as it was.
  const problem = { status: 409, code: 'CANCELLATION_NOT_POSSIBLE', message: 'It is too late for that.' };
  await page.route('**/v2/loan/cancel', (route) => route.fulfill({ status: 409, json: problem }), {
    times: 1,
  });
  await cancel.click();
  const looked = page.waitForRequest('**/v2/loan/account');
  await dialog.getByRole('button', { name: 'CANCEL THE LOAN' }).click();
  await page.getByRole('alert').getByText(problem.message).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await looked;

  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/loan/cancel')) keys.push(request.headers()['idempotency-key']);
  });
  await cancel.click();
  // It does not get as far as the server, and with the second try only the answer is lost on its way.
  await page.route('**/v2/loan/cancel', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'CANCEL THE LOAN' }).click();
  await dialog.getByRole('alert').getByText('No Server Response').waitFor();
  await page.route('**/v2/loan/cancel', loseAnswer, { times: 1 });
  await dialog.getByRole('button', { name: 'CANCEL THE LOAN' }).click();
  await page.getByText('Your loan is cancelled.').waitFor();
  await readAll(main, 'CANCELLED');
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(await page.getByRole('link', { name: 'APPLY FOR A LOAN' }).count()).toBe(1);
  await entry(page, 'Settings').click();
  await page.getByRole('button', { name: 'Contract', exact: true }).click();
  await readAll(page.getByRole('dialog'), 'This loan was cancelled, so its contract no longer holds.');
  await product.verifyLedger();
  expect(complaints).toEqual([]);
  await context.close();
});

test('thirty-six installments in dollars fit a phone, in Filipino too', async () => {
  const phoneNumber = '639175550804';
  await moveClockTo(`${year}-03-15`);
  await prepareMember(product.url, phoneNumber, 5);
  await borrowAs(phoneNumber, { installmentCount: 36, loanAmountPHP: 3_000_000, selectedCurrency: 'USD' });
  await moveClockTo(`${year}-06-01`);
  const { page, context, complaints } = await visitIn('fil', browser, product.url, PHONE);
  await page.goto('/nowhere');
  await enter(page, phoneNumber, true, '/loan');
  const main = page.getByRole('main');
  await readAll(main, 'Babayaran ngayon USD', '17 araw nang huli', 'Mga penalty');
  await readAll(main, 'Magbayad sa USD:', /1 USD = \d{2}\.\d{4} PHP/);
  await main.getByLabel('Dagdag sa dapat bayaran').fill('1000');
  await readAll(main, /Matatapos ka nang mas maaga nang \d+ buwan at makakatipid ng \$/);
  for (const table of await main.getByText('Ipakita bilang talahanayan').all()) await table.click();
  await main.getByRole('button', { name: 'Ipakita ang lahat ng 36 hulog' }).click();
  await readAll(main, `Marso 15, ${year + 3}`);
  await expectToFit(page);
  expect(await englishOn(page)).toEqual([]);
  await main.getByRole('link', { name: 'Buksan ang statement' }).click();
  await readAll(main, 'Panghuling balance');
  await expectToFit(page);
  expect(await englishOn(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('of a loan with more payments than its page lists, the page says where all are', async () => {
  const phoneNumber = '639175550815';
  await moveClockTo(`${year}-06-01`);
  await prepareMember(product.url, phoneNumber, 5);
  const loanNumber = await borrowAs(phoneNumber);
  for (let paid = 0; paid < 25; paid++) await repayAsStaff(loanNumber, 100 + paid);
  const { page, context, complaints } = await visit(browser, product.url);
  await openLoan(page, phoneNumber);
  await page.getByRole('button', { name: 'Show 24 payments' }).click();
  await readAll(card(page, 'Payments'), '₱101.00', 'The statement has all payments.');
  await page.getByRole('link', { name: 'Open the statement' }).click();
  await readAll(page.getByRole('main'), '−₱100.00');
  expect(complaints).toEqual([]);
  await context.close();
});

test('beside what a limit waived of a penalty, its days are read in more than a word for a line', async () => {
  const phoneNumber = '639175550813';
  await prepareMember(product.url, phoneNumber, 5);
  await moveClockTo(`${year}-06-01`);
  await borrowAs(phoneNumber);
  await moveClockTo(`${year + 1}-03-01`);
  const { page, context, complaints } = await visit(browser, product.url, { width: 320, height: 640 });
  await openLoan(page, phoneNumber);
  const rows = card(page, 'Penalties')
    .locator('dl > div')
    .filter({ hasText: /a day for .* was waived/ });
  await rows.first().waitFor();
  const lines = await rows
    .locator('dt > span')
    .evaluateAll((notes) =>
      notes.map((note) => note.clientHeight / Number.parseFloat(getComputedStyle(note).lineHeight)),
    );
  expect(Math.max(...lines)).toBeLessThan(3);
  expect(complaints).toEqual([]);
  await context.close();
});
