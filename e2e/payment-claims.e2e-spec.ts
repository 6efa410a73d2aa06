import { expectAccessible } from './support/accessible';
import { visit } from './support/browser';
import { loseAnswer } from './support/lost-answer';
import { browser, product } from './support/running';
import { openDialog, openSettings } from './support/settings';
import { focused } from './support/visitor';

const borrower = '639170000012';

test('who tells of a transfer is led to what is missing, and what was typed waits for a reload', async () => {
  const referenceLabel = 'Reference number of the transfer';
  const { page, context, complaints } = await visit(browser, product.url);
  await openSettings(page, borrower);
  const dialog = await openDialog(page, 'Pay');
  const tell = dialog.getByRole('button', { name: 'Tell us' });
  const reference = dialog.getByLabel(referenceLabel);
  await dialog.getByText('I have paid', { exact: true }).click();
  await dialog.getByLabel('Amount you paid').fill('');
  await tell.click();
  await focused(page, referenceLabel);
  await dialog.getByText('The reference number has 6 to 60 characters').waitFor();
  await reference.fill('0098 1234');
  await tell.click();
  await focused(page, 'Amount you paid');
  await dialog.getByLabel('Amount you paid').fill('1500');
  await page.reload();
  await reference.waitFor();
  await expectAccessible(page);
  expect(await reference.inputValue()).toBe('0098 1234');
  await tell.click();
  await dialog.getByText('We wait for it until').waitFor();
  await page.reload();
  await dialog.getByText('I have paid', { exact: true }).click();
  expect(await reference.inputValue()).toBe('');
  await reference.fill('0098 1234');
  await tell.click();
  await dialog.getByText('You told us of a transfer with this reference number already.').first().waitFor();
  await focused(page, referenceLabel);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a transfer that was withdrawn after its answer was lost is told anew by the next press', async () => {
  const { page, context, complaints } = await visit(browser, product.url);
  await openSettings(page, borrower);
  const dialog = await openDialog(page, 'Pay');
  const tell = dialog.getByRole('button', { name: 'Tell us' });
  await dialog.getByText('I have paid', { exact: true }).click();
  await dialog.getByLabel('Reference number of the transfer').fill('0097 5511');
  await page.route('**/payment-claims', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await page.unroute('**/payment-claims');
    await loseAnswer(route);
  });
  await tell.click();
  await page.getByRole('alert').getByText('No Server Response').waitFor();
  await dialog.getByRole('button', { name: 'Withdraw the transfer 0097 5511' }).click();
  const told = dialog.getByRole('listitem').filter({ hasText: '0097 5511' });
  await told.getByText('You withdrew it.').waitFor();
  await tell.click();
  await told.getByText('We wait for it until').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
