import { randomUUID } from 'node:crypto';
import type { LoanDecision } from '@pautang/sdk';
import { AutomaticDecisionService } from '../../src/modules/loan/automatic-decision.service';
import { startApp, type TestApp } from '../support/app';
import { addStaff, memberWithLoan, PASSWORD, type TestBorrower, type TestStaff } from '../support/factories';
import { outcomes, refusal } from '../support/http';
import { expectSoundLedger } from '../support/sound-ledger';

/** More a month than the tests' income of 38,000 pesos. */
const ABOVE_INCOME = { loanAmountPHP: 500_000, installmentCount: 12 };

describe('an application that the rule refused, of who closed the account since', () => {
  let test: TestApp;
  let staff: TestStaff;

  beforeAll(async () => {
    test = await startApp({ LOAN_DECISION_DELAY_SECONDS: '0' });
    staff = await addStaff(test);
  });

  afterAll(() => test.close());

  const close = ({ client }: TestBorrower) =>
    client.myData.closeAccount({ requestBody: { password: PASSWORD } });

  const decide = ({ loanNumber }: TestBorrower, decision: LoanDecision) =>
    staff.officer.client.backOffice.decideLoan({
      loanNumber,
      idempotencyKey: randomUUID(),
      requestBody: { decision },
    });

  async function refusedByRule(): Promise<TestBorrower> {
    const member = await memberWithLoan(test, ABOVE_INCOME);
    await test.get(AutomaticDecisionService).decideWaiting();
    return member;
  }

  it('is not taken up again: nobody is left to whom money could be lent', async () => {
    const member = await refusedByRule();
    await close(member);

    for (const decision of ['APPROVE', 'REVIEW', 'HOLD'] as const) {
      expect(await refusal(decide(member, decision))).toMatchObject({
        status: 409,
        code: 'INVALID_TRANSITION',
        message: 'The member has closed the account.',
      });
    }

    const [loan] = await test.sql('SELECT status FROM loan WHERE member_id = $1', [member.accountId]);
    expect(loan).toEqual({ status: 'REJECTED' });
    await expectSoundLedger(test);
  });

  it('is taken up, or the account is closed, where both are asked for at the same moment', async () => {
    const member = await refusedByRule();

    const ends = await outcomes([close(member), decide(member, 'APPROVE')]);

    expect([
      ['INVALID_TRANSITION', 'done'],
      ['LOAN_STILL_OPEN', 'done'],
    ]).toContainEqual(ends);
  });
});
