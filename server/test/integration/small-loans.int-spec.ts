import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Settings } from '../../src/config/settings';
import { decide, memberWithLoan } from '../support/factories';
import { accountOf, type Business, goTo, pay, startBusiness } from '../support/servicing';
import { expectSoundLedger } from '../support/sound-ledger';

/** The settings that the handbook gives as an example. */
function exampleIn(handbook: string): NodeJS.ProcessEnv {
  const [, block = ''] = /```sh\n(LOAN_MIN=[^`]+)```/.exec(handbook) ?? [];
  return Object.fromEntries(
    block
      .trim()
      .split('\n')
      .map((line) => line.split('=')),
  );
}

describe('a lender of at most 10,000 pesos for at most four months', () => {
  let business: Business;

  beforeAll(async () => {
    const handbook = readFileSync(join(__dirname, '../../../docs/operations.md'), 'utf8');
    business = await startBusiness(exampleIn(handbook));
  });

  afterAll(() => expectSoundLedger(business.test).finally(() => business.test.close()));

  it('starts as the handbook says, and asks for what was agreed to of who pays late, within the ceiling', async () => {
    const { test } = business;
    const agreed = {
      graceDays: 3,
      dailyPercent: 0.1,
      lateChargePercent: 2,
      capPercent: 25,
      lifeCapPercent: 80,
    };
    const { minLoan, maxLoan, terms, penalty } = await test.client().misc.readConfig();
    expect({ minLoan, maxLoan, terms, penalty }).toEqual({
      minLoan: 2_000,
      maxLoan: 10_000,
      terms: [1, 2, 3, 4],
      penalty: agreed,
    });
    await goTo(business, '2027-01-15');
    const asked = await memberWithLoan(test, { loanAmountPHP: 6_000, installmentCount: 3 });
    const loan = { ...asked, walletId: '' };
    const { phoneNumber, loanNumber } = loan;
    const { quote } = await loan.client.loan.readAgreement({ requestBody: { phoneNumber, loanNumber } });
    expect(quote).toMatchObject({ installmentAmountXR: 2_240, penaltyRules: agreed });
    // Later settings change nothing of what was agreed to.
    test.get(Settings).environment.LATE_CHARGE_PERCENT = 1;
    expect((await accountOf(loan)).penaltyRules).toMatchObject(agreed);
    await decide(business.staff, loan);

    await goTo(business, '2027-03-17');
    const { penaltyRules, schedule = [], payoffAmount = 0 } = await accountOf(loan);
    expect(penaltyRules).toMatchObject(agreed);
    // 30 days late: 2 % of 2,240 once, and 27 days of 0.1 %; the ceiling of a month is 112.
    expect(schedule[0]).toMatchObject({ daysLate: 30, lateCharge: 44.8, penaltyInterest: 60.48 });
    await pay(business, loan, payoffAmount);
    expect((await accountOf(loan)).status).toBe('REPAID');
  });
});
