import type { Page } from 'playwright-core';
import { visit } from './support/browser';
import { enter, openConsent } from './support/member';
import { prepareMember } from './support/prepare-member';
import { browser, product } from './support/running';

const borrower = '639170000012';
const applicant = '639175550177';

/** What browsers lack that were made before 2023, and others on an address without TLS. */
const withhold = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    for (const name of ['toReversed', 'toSorted', 'toSpliced', 'with'])
      Reflect.deleteProperty(Array.prototype, name);
  });

describe('a browser that lacks what came later', () => {
  it('opens the page of a loan whole', async () => {
    const { context, page, complaints } = await visit(browser, product.url);
    await withhold(page);
    await enter(page, borrower, true, '/loan');
    await page.getByRole('heading', { name: 'Schedule' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('takes an application', async () => {
    await prepareMember(product.url, applicant, 5);
    const { context, page } = await visit(browser, product.url);
    await withhold(page);
    await enter(page, applicant);
    const consent = await openConsent(page, 6);
    const applied = page.waitForResponse('**/v2/loan/applynew');
    await consent.getByRole('button', { name: 'CONFIRM LOAN' }).click();
    expect((await applied).ok()).toBe(true);
    await context.close();
  });
});
