import { visit } from './support/browser';
import { applyAs, approveAsStaff, holdAsStaff, rejectAsStaff } from './support/lend';
import { readAll } from './support/loan-page';
import { enter } from './support/member';
import { prepareMember } from './support/prepare-member';
import { browser, product } from './support/running';

test('the wallet shows the decision on an application by itself, and then looks no more', async () => {
  const phoneNumber = '639175550790';
  await prepareMember(product.url, phoneNumber, 5);
  const loanNumber = await applyAs(phoneNumber);
  const { page, context, complaints } = await visit(browser, product.url);
  await page.clock.install();
  await enter(page, phoneNumber, false, '/wallet');
  await page.getByText('PENDING', { exact: true }).waitFor();

  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/v2/wallet/load') && asked.push(request.url()));
  await approveAsStaff(loanNumber);
  await page.getByText('APPROVED', { exact: true }).waitFor();
  await page.getByRole('status').getByText('Loan Status: APPROVED').waitFor({ state: 'attached' });
  expect(await page.getByRole('button', { name: 'WITHDRAW NOW' }).isEnabled()).toBe(true);
  expect(asked.length).toBeGreaterThan(0);
  await page.getByRole('link', { name: /^Next payment/ }).waitFor();

  const before = asked.length;
  await page.clock.fastForward(60_000);
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  expect(asked).toHaveLength(before);
  expect(complaints).toEqual([]);
  await context.close();
});

test('what staff write about a decision is read whole on a phone, a long address too', async () => {
  const phoneNumber = '639175550791';
  await prepareMember(product.url, phoneNumber, 5);
  await rejectAsStaff(await applyAs(phoneNumber), `https://pautang.example/${'papers/'.repeat(20)}`);
  const { page, context, complaints } = await visit(browser, product.url);
  await enter(page, phoneNumber, false, '/loan');
  await readAll(page.getByRole('main'), 'What happened so far', /pautang\.example/);
  const cut = await page
    .locator('main section')
    .evaluateAll((cards) => cards.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
  expect(cut).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('the page of a loan on hold says what to do, unless staff have said it', async () => {
  const [unexplained, explained] = ['639175550792', '639175550793'] as const;
  const reason = 'Your ID ran out. Please send us a new one.';
  for (const phoneNumber of [unexplained, explained]) {
    await prepareMember(product.url, phoneNumber, 5);
    await holdAsStaff(await applyAs(phoneNumber), phoneNumber === explained ? reason : undefined);
  }
  const { page, context } = await visit(browser, product.url);
  const usual = page.getByText('Please contact your designated Loan Officer.');
  await enter(page, unexplained, false, '/loan');
  await usual.waitFor();
  expect(await page.getByText('This page shows the decision by itself').count()).toBe(0);
  await enter(page, explained, false, '/loan');
  await page.getByText(reason).waitFor();
  expect(await usual.count()).toBe(0);
  await context.close();
});
