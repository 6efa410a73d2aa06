import { startApp, type TestApp } from '../support/app';
import {
  activatedMember,
  addStaff,
  applyForLoan,
  newMember,
  quoteOf,
  type TestAccount,
} from '../support/factories';
import { refusal, refusalCode } from '../support/http';

describe('what a credit score allows', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startApp();
  });

  afterAll(() => test.close());

  const limitsOf = ({ client, phoneNumber }: TestAccount) =>
    client.loan.readLoanLimits({ requestBody: { phoneNumber } });

  /** A member whose score got there somehow. */
  const withScore = async (score: number): Promise<TestAccount> => {
    const member = await activatedMember(test);
    await test.sql('UPDATE member SET credit_score = $2 WHERE id = $1', [member.accountId, score]);
    return member;
  };

  const apply = (member: TestAccount, loanAmountPHP: number, installmentCount: number) =>
    applyForLoan(member, { loanAmountPHP, installmentCount });

  it('is told with the table and the next step', async () => {
    expect(await limitsOf(await newMember(test))).toEqual({
      creditScore: 500,
      minLoan: 100_000,
      maxLoan: 3_000_000,
      terms: [6, 12, 24, 36],
      monthlyNetIncome: 38_000,
      table: [
        { fromScore: 0, maxLoan: 250_000, longestTerm: 12 },
        { fromScore: 400, maxLoan: 1_000_000, longestTerm: 24 },
        { fromScore: 500, maxLoan: 3_000_000, longestTerm: 36 },
        { fromScore: 600, maxLoan: 4_000_000, longestTerm: 48 },
        { fromScore: 700, maxLoan: 5_000_000, longestTerm: 48 },
      ],
      next: { fromScore: 600, maxLoan: 4_000_000, longestTerm: 48 },
    });
  });

  it('names no income where none was stated', async () => {
    const member = await newMember(test);
    await test.sql('UPDATE member SET monthly_net_income = 999 WHERE id = $1', [member.accountId]);

    expect(await limitsOf(member)).not.toHaveProperty('monthlyNetIncome');
  });

  it('names no next step above the last', async () => {
    const limits = await limitsOf(await withScore(700));

    expect(limits.maxLoan).toBe(5_000_000);
    expect(limits).not.toHaveProperty('next');
  });

  it.each([
    [500, 3_000_001, 36, 'loanAmountPHP', 'With a credit score of 500 you may borrow up to 3,000,000 PHP.'],
    [
      500,
      3_000_000,
      48,
      'installmentCount',
      'With a credit score of 500 you may repay over up to 36 months.',
    ],
    [399, 250_001, 12, 'loanAmountPHP', 'With a credit score of 399 you may borrow up to 250,000 PHP.'],
    [399, 250_000, 24, 'installmentCount', 'With a credit score of 399 you may repay over up to 12 months.'],
  ])('refuses with %d an application for %d over %d months', async (score, amount, term, field, message) => {
    const member = await withScore(score);

    const { status, code, problem } = await refusal(apply(member, amount, term));

    expect([status, code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(problem).toMatchObject({ message, errors: [{ field, message }] });
    expect(await test.sql('SELECT 1 FROM loan WHERE member_id = $1', [member.accountId])).toEqual([]);
  });

  it.each([
    [500, 3_000_000, 36],
    [399, 250_000, 12],
    [1000, 5_000_000, 48],
  ])('takes with %d an application for %d over %d months', async (score, amount, term) => {
    await expect(apply(await withScore(score), amount, term)).resolves.toMatchObject({
      state: 'LOAN_CREATED',
    });
  });

  it('does not narrow the quote, which is for everybody', async () => {
    await expect(
      quoteOf(await withScore(0), { loanAmountPHP: 5_000_000, installmentCount: 48 }),
    ).resolves.toMatchObject({ loanAmountPHP: 5_000_000 });
  });

  it('is told to the member alone', async () => {
    const [owner, stranger] = [await newMember(test), await newMember(test)];
    const { assistant } = await addStaff(test);
    const { phoneNumber } = owner;
    const asked = (account?: TestAccount) =>
      refusalCode(test.client(account?.token).loan.readLoanLimits({ requestBody: { phoneNumber } }));

    expect(await asked(stranger)).toBe('NOT_YOUR_ACCOUNT');
    expect(await asked(assistant)).toBe('FORBIDDEN');
    expect(await asked()).toBe('TOKEN_MISSING');
  });

  it('follows the setting, within what the product lends', async () => {
    const other = await startApp({ LOAN_LIMITS: '0:50000:3,500:9000000:24', LOAN_MAX: '2000000' });
    try {
      expect(await limitsOf(await newMember(other))).toMatchObject({
        maxLoan: 2_000_000,
        terms: [6, 12, 24],
        table: [
          { fromScore: 0, maxLoan: 100_000, longestTerm: 6 },
          { fromScore: 500, maxLoan: 2_000_000, longestTerm: 24 },
        ],
      });
    } finally {
      await other.close();
    }
  });

  it('speaks of one month as of one', async () => {
    const other = await startApp({ LOAN_LIMITS: '0:5000000:1', LOAN_TERMS: '1,6' });
    try {
      const member = await activatedMember(other);
      const refused = async (months: number) =>
        (await refusal(apply(member, 100_000, months))).problem?.message;

      expect(await refused(6)).toBe('With a credit score of 500 you may repay over 1 month.');
      expect(await refused(2)).toBe('Choose a repayment period of so many months: 1, 6.');
    } finally {
      await other.close();
    }
  });
});
