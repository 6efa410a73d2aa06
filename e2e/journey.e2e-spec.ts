import { letMove, visit } from './support/browser';
import { activate, register } from './support/member';
import { hearMessages } from './support/messages';
import { takeHeavyPicture, takePhoto } from './support/photos';
import { browser, product } from './support/running';
import { signOut } from './support/sign-out';

interface Rows<T> {
  readonly items: readonly T[];
}

test('a new member registers, activates, borrows and withdraws, with officer and assistant at the command line', async () => {
  const phoneNumber = '639175550101';
  const { page, complaints, context } = await visit(browser, product.url);
  await letMove(page);

  await register(page, phoneNumber);
  await activate(page, {
    front: await takePhoto('front'),
    back: await takeHeavyPicture('back'),
    selfie: await takePhoto('selfie'),
  });
  // The button that opened the dialog is gone.
  await page.locator('main:focus').waitFor();

  const amount = page.getByLabel('Loan amount');
  await amount.fill('250000');
  await amount.blur();
  await page.getByLabel('12 months').check({ force: true });
  await page.getByText('262,000').first().waitFor();

  const saidOfLoan = await hearMessages(page);
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await saidOfLoan('Please read Service and Policy Agreement');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Apply Now' }).click();
  const consent = page.getByRole('dialog');
  await consent.getByText('123•').waitFor();
  expect(await consent.textContent()).toContain('9.10%');
  await consent.getByRole('button', { name: 'CONFIRM LOAN' }).click();
  await saidOfLoan('Loan application submitted.');
  await page.getByRole('button', { name: 'CONTINUE' }).click();

  await page.getByRole('link', { name: 'Wallet' }).click();
  await page.getByText('PENDING', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'WITHDRAW NOW' }).isDisabled()).toBe(true);

  const pending = await product.backoffice<Rows<{ loanNumber: string; phoneNumber: string }>>(
    'loans',
    '--status',
    'PENDING',
  );
  const loan = pending.items.find((row) => row.phoneNumber === phoneNumber);
  await product.backoffice('loans', 'approve', String(loan?.loanNumber), '--message', 'Welcome to Pautang.');

  await page.reload();
  await page.getByText('Welcome to Pautang.').waitFor();

  await page.getByRole('button', { name: 'WITHDRAW NOW' }).click();
  const continueWithdrawal = page.getByRole('button', { name: 'CONTINUE WITHDRAWAL' });
  await page.getByLabel('Amount to withdraw').fill('999');
  expect(await continueWithdrawal.isDisabled()).toBe(true);
  await page.getByLabel('Amount to withdraw').fill('50000.25');
  await continueWithdrawal.click();
  await page.getByText('Juana dela Cruz').waitFor();
  await page.getByRole('button', { name: 'CONFIRM WITHDRAWAL' }).click();

  const dialog = page.getByRole('dialog');
  await dialog.getByText('One Time Password').waitFor();
  await dialog.getByText('Waiting since').waitFor();
  const call = dialog.getByRole('link', { name: '+63 917 000 0002' });
  expect(await call.getAttribute('href')).toBe('tel:+639170000002');
  const { oTP } = await product.backoffice<{ oTP: string }>('otp', phoneNumber);
  const wrong = oTP === '000000' ? '000001' : '000000';
  await dialog.getByLabel('One-time password').fill(wrong);
  await dialog.getByRole('button', { name: 'CONFIRM' }).click();
  await page.getByText('Invalid OTP').first().waitFor();
  await dialog.getByLabel('One-time password').fill(oTP);
  const saidOfCode = await hearMessages(page);
  await dialog.getByRole('button', { name: 'CONFIRM' }).click();
  await saidOfCode('OTP confirmed successfully.');
  await page.getByText('Transferring...').waitFor();
  await page.getByRole('heading', { name: 'Sent to the bank' }).waitFor();
  await page.getByRole('button', { name: 'CONTINUE' }).click();
  await page.getByText('199,999').first().waitFor();
  await page.getByText('Your transfer is on its way.').waitFor();

  const paid =
    await product.backoffice<Rows<{ withdrawalNumber: string; phoneNumber: string }>>('withdrawals');
  const withdrawal = paid.items.find((row) => row.phoneNumber === phoneNumber);
  await product.backoffice('withdrawals', 'processing', String(withdrawal?.withdrawalNumber));
  await product.backoffice('withdrawals', 'complete', String(withdrawal?.withdrawalNumber));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await page.getByText('The money is in your account.').waitFor();

  await signOut(page);
  await page.waitForURL(`${product.url}/`);
  await product.verifyLedger();
  expect(complaints).toEqual([]);
  await context.close();
});
