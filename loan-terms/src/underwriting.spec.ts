import fc from 'fast-check';
import { type Applicant, DECISION_REASONS, installmentGround, underwrite } from './underwriting';

const APPLICANT: Applicant = {
  installmentPhpMinor: 17_067_00,
  monthlyNetIncomePesos: 38_000,
  isIncomeStated: true,
  creditScore: 500,
  veryLateInstallments: 0,
  seriouslyLateInstallments: 0,
};

const GOOD = ['INCOME_SUFFICIENT', 'SCORE_SUFFICIENT'];

describe('underwrite', () => {
  it.each<[string, Partial<Applicant>, string, string[]]>([
    ['a good applicant', {}, 'APPROVE', GOOD],
    ['an installment of half the income', { installmentPhpMinor: 19_000_00 }, 'APPROVE', GOOD],
    [
      'an installment above half the income',
      { installmentPhpMinor: 19_000_01 },
      'REFER',
      ['INSTALLMENT_ABOVE_HALF_INCOME'],
    ],
    [
      'an installment of the whole income',
      { installmentPhpMinor: 38_000_00 },
      'REFER',
      ['INSTALLMENT_ABOVE_HALF_INCOME'],
    ],
    [
      'an installment above the income',
      { installmentPhpMinor: 38_000_01 },
      'REJECT',
      ['INSTALLMENT_ABOVE_INCOME'],
    ],
    [
      'an income that was not stated',
      { isIncomeStated: false, monthlyNetIncomePesos: 999 },
      'REFER',
      ['INCOME_NOT_STATED'],
    ],
    ['the least score that is approved', { creditScore: 400 }, 'APPROVE', GOOD],
    ['a lower one', { creditScore: 399 }, 'REFER', ['SCORE_LOW']],
    ['the least score that is considered', { creditScore: 250 }, 'REFER', ['SCORE_LOW']],
    ['a score below that', { creditScore: 249 }, 'REJECT', ['SCORE_TOO_LOW']],
    ['one installment 30 days late before', { veryLateInstallments: 1 }, 'APPROVE', GOOD],
    ['two of them', { veryLateInstallments: 2 }, 'REFER', ['LATE_BEFORE']],
    [
      'one installment 90 days late before',
      { veryLateInstallments: 1, seriouslyLateInstallments: 1 },
      'REJECT',
      ['SERIOUSLY_LATE_BEFORE'],
    ],
    [
      'several grounds to refer',
      { installmentPhpMinor: 20_000_00, creditScore: 300, veryLateInstallments: 3 },
      'REFER',
      ['INSTALLMENT_ABOVE_HALF_INCOME', 'SCORE_LOW', 'LATE_BEFORE'],
    ],
    [
      'grounds to reject, which come first',
      { isIncomeStated: false, creditScore: 100, seriouslyLateInstallments: 2 },
      'REJECT',
      ['SCORE_TOO_LOW', 'SERIOUSLY_LATE_BEFORE'],
    ],
  ])('decides on %s', (_, differences, outcome, reasons) => {
    expect(underwrite({ ...APPLICANT, ...differences })).toEqual({ outcome, reasons });
  });

  const applicants = fc.record<Applicant>({
    installmentPhpMinor: fc.integer({ min: 1, max: 500_000_00 }),
    monthlyNetIncomePesos: fc.integer({ min: 100, max: 9_999_999 }),
    isIncomeStated: fc.boolean(),
    creditScore: fc.integer({ min: 0, max: 1000 }),
    veryLateInstallments: fc.nat(3),
    seriouslyLateInstallments: fc.nat(2),
  });
  const RANK = { REJECT: 0, REFER: 1, APPROVE: 2 };

  it.each([
    [10_000_00, undefined],
    [10_000_01, 'INSTALLMENT_ABOVE_HALF_INCOME'],
    [20_000_00, 'INSTALLMENT_ABOVE_HALF_INCOME'],
    [20_000_01, 'INSTALLMENT_ABOVE_INCOME'],
  ])(
    'finds in an installment of %d, of 20,000 a month, what it will decide by: %s',
    (installment, ground) => {
      const reasons = underwrite({
        ...APPLICANT,
        installmentPhpMinor: installment,
        monthlyNetIncomePesos: 20_000,
      }).reasons;

      expect(installmentGround(installment, 20_000)).toBe(ground);
      expect(reasons[0]).toBe(ground ?? 'INCOME_SUFFICIENT');
    },
  );

  it('always gives a reason, and each once', () => {
    fc.assert(
      fc.property(applicants, (applicant) => {
        const { reasons } = underwrite(applicant);

        expect(reasons.length).toBeGreaterThan(0);
        expect(new Set(reasons).size).toBe(reasons.length);
        expect(DECISION_REASONS).toEqual(expect.arrayContaining([...reasons]));
      }),
    );
  });

  it('never decides worse about a better applicant', () => {
    fc.assert(
      fc.property(applicants, fc.nat(200), fc.nat(1_000_000), (applicant, points, pesos) => {
        const better = {
          ...applicant,
          creditScore: Math.min(1000, applicant.creditScore + points),
          monthlyNetIncomePesos: applicant.monthlyNetIncomePesos + pesos,
          veryLateInstallments: 0,
          seriouslyLateInstallments: 0,
        };

        expect(RANK[underwrite(better).outcome]).toBeGreaterThanOrEqual(RANK[underwrite(applicant).outcome]);
      }),
    );
  });
});
