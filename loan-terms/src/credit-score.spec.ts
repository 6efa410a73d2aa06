import fc from 'fast-check';
import { addDays, type Day, dueDays } from './calendar';
import {
  CREDIT_SCORE,
  type EarnedScore,
  SCORE_REASONS,
  SCORE_RULES,
  type ScoredLoan,
  type ScoredPosition,
  scoreAfter,
  scoreEntriesOf,
} from './credit-score';

const STARTS_ON = '2026-01-31';
const DUE_DAYS = dueDays(STARTS_ON, 3);
const [FIRST = '', SECOND = '', THIRD = ''] = DUE_DAYS;
const EMPTY_WALLET: ScoredLoan = { principalMinor: 100_000_00, graceDays: 3, walletMinor: new Map() };

/** Three installments, of which the first ones were paid on these days. */
function position(asOf: Day, settled: readonly (Day | undefined)[], closedOn?: Day): ScoredPosition {
  const installments = DUE_DAYS.map((dueOn, index) => {
    const settledOn = settled[index];
    return { number: index + 1, dueOn, ...(settledOn && { settledOn }) };
  });
  return { asOf, installments, ...(closedOn && { closedOn }) };
}

/** As '1 EARLY_INSTALLMENT', or the rule alone for the loan as a whole. */
function earned(...args: Parameters<typeof scoreEntriesOf>): string[] {
  return scoreEntriesOf(...args).map(({ rule, installmentNumber }) =>
    installmentNumber === undefined ? rule : `${installmentNumber} ${rule}`,
  );
}

const LATE = ['1 LATE_INSTALLMENT'];
const VERY_LATE = [...LATE, '1 VERY_LATE_INSTALLMENT'];
const SERIOUSLY_LATE = [...VERY_LATE, '1 SERIOUSLY_LATE_INSTALLMENT'];

describe('scoreEntriesOf', () => {
  it.each<[string, number, string[]]>([
    ['the day before', -1, ['1 EARLY_INSTALLMENT']],
    ['the due day', 0, ['1 ON_TIME_INSTALLMENT']],
    ['the first day of grace', 1, ['1 ON_TIME_INSTALLMENT']],
    ['the last day of grace', 3, ['1 ON_TIME_INSTALLMENT']],
    ['the fourth day', 4, LATE],
    ['day 29', 29, LATE],
    ['day 30', 30, VERY_LATE],
    ['day 89', 89, VERY_LATE],
    ['day 90', 90, SERIOUSLY_LATE],
    ['day 1000', 1000, SERIOUSLY_LATE],
  ])('counts an installment paid on %s', (_, days, expected) => {
    const paidOn = addDays(FIRST, days);

    expect(earned({ ...position(paidOn, [paidOn]), installments: oneOf(paidOn) }, EMPTY_WALLET)).toEqual(
      expected,
    );
  });

  it.each<[string, number, string[]]>([
    ['not before it is due', 0, []],
    ['not in the days of grace', 3, []],
    ['from the fourth day on', 4, LATE],
    ['more from day 30 on', 30, VERY_LATE],
    ['more from day 90 on', 90, SERIOUSLY_LATE],
  ])('counts an installment that is still unpaid: %s', (_, days, expected) => {
    const asOf = addDays(FIRST, days);

    expect(earned({ asOf, installments: oneOf() }, EMPTY_WALLET)).toEqual(expected);
  });

  it('keeps what was late once it is paid, and says no word of being on time', () => {
    const paidOn = addDays(FIRST, 30);

    expect(earned({ asOf: addDays(FIRST, 300), installments: oneOf(paidOn) }, EMPTY_WALLET)).toEqual(
      VERY_LATE,
    );
  });

  it.each<[string, Day, string[]]>([
    ['on the same day', STARTS_ON, ['1 EARLY_INSTALLMENT']],
    ['on the due day before', FIRST, ['1 EARLY_INSTALLMENT']],
    ['once its month has begun', addDays(FIRST, 1), ['1 EARLY_INSTALLMENT', '2 EARLY_INSTALLMENT']],
    [
      'in the last month',
      addDays(SECOND, 1),
      ['1 EARLY_INSTALLMENT', '2 EARLY_INSTALLMENT', '3 EARLY_INSTALLMENT'],
    ],
  ])('counts installments paid ahead %s', (_, asOf, expected) => {
    expect(earned(position(asOf, [STARTS_ON, STARTS_ON, STARTS_ON]), EMPTY_WALLET)).toEqual(expected);
  });

  it('counts one that was paid ahead on the due day before from the next day on', () => {
    const entries = scoreEntriesOf(position(SECOND, [FIRST, FIRST]), EMPTY_WALLET);

    expect(entries.map(({ on, installmentNumber }) => [on, installmentNumber])).toEqual([
      [FIRST, 1],
      [addDays(FIRST, 1), 2],
    ]);
  });

  it('counts a loan that was written off as it stood then, whatever was paid after', () => {
    const writtenOffOn = addDays(SECOND, 92);
    const after = addDays(writtenOffOn, 5);
    const standing = position('2030-01-01', [FIRST, writtenOffOn, after], after);

    expect(earned({ ...standing, writtenOffOn }, EMPTY_WALLET)).toEqual([
      '1 ON_TIME_INSTALLMENT',
      '2 LATE_INSTALLMENT',
      '2 VERY_LATE_INSTALLMENT',
      '3 LATE_INSTALLMENT',
      '3 VERY_LATE_INSTALLMENT',
      '2 SERIOUSLY_LATE_INSTALLMENT',
      'LOAN_WRITTEN_OFF',
    ]);

    const onThatDay = addDays(THIRD, 2);
    const paid = position(onThatDay, [FIRST, onThatDay, onThatDay], onThatDay);
    expect(earned({ ...paid, writtenOffOn: onThatDay }, EMPTY_WALLET)).toEqual([
      '1 ON_TIME_INSTALLMENT',
      '2 LATE_INSTALLMENT',
      '2 VERY_LATE_INSTALLMENT',
      'LOAN_WRITTEN_OFF',
    ]);
  });

  it('counts nothing that got late after a write-off, up to the day on which that was taken back', () => {
    const asOf = addDays(FIRST, 90);
    const lenient = [{ after: addDays(FIRST, 4), until: addDays(FIRST, 30) }];

    expect(earned({ asOf, installments: oneOf(), lenient }, EMPTY_WALLET)).toEqual([
      '1 LATE_INSTALLMENT',
      '1 SERIOUSLY_LATE_INSTALLMENT',
    ]);
  });

  it('counts nothing for the months that a payoff leaves out, however much later it is asked', () => {
    const paid = [FIRST, SECOND, SECOND];
    const expected = ['1 ON_TIME_INSTALLMENT', '2 ON_TIME_INSTALLMENT', 'LOAN_COMPLETED'];

    expect(earned(position(SECOND, paid, SECOND), EMPTY_WALLET)).toEqual(expected);
    expect(earned(position('2030-01-01', paid, SECOND), EMPTY_WALLET)).toEqual(expected);
  });

  it('counts the month in which the loan was paid off', () => {
    const closedOn = addDays(SECOND, 1);

    expect(earned(position(closedOn, [FIRST, SECOND, closedOn], closedOn), EMPTY_WALLET)).toEqual([
      '1 ON_TIME_INSTALLMENT',
      '2 ON_TIME_INSTALLMENT',
      '3 EARLY_INSTALLMENT',
      'LOAN_COMPLETED',
    ]);
  });

  it.each([
    ['the day of approval', STARTS_ON, false],
    ['the day before its first due day', addDays(FIRST, -1), false],
    ['its first due day', FIRST, true],
    ['the day after', addDays(FIRST, 1), true],
  ])('earns by a loan that was repaid on %s: %s', (_, day, expected) => {
    expect(earned(position(day, [day, day, day], day), EMPTY_WALLET).length > 0).toBe(expected);
  });

  it('says on which day each was fulfilled, however much later it is asked, in the order of the days', () => {
    const walletMinor = new Map([[SECOND, 50_000_00]]);
    const paid = [addDays(FIRST, 31), addDays(FIRST, -1), addDays(THIRD, 2)];
    const expected = [
      [addDays(FIRST, 1), 'EARLY_INSTALLMENT', 2],
      [addDays(FIRST, 4), 'LATE_INSTALLMENT', 1],
      [addDays(FIRST, 30), 'VERY_LATE_INSTALLMENT', 1],
      [SECOND, 'MONEY_KEPT', 2],
      [addDays(THIRD, 2), 'ON_TIME_INSTALLMENT', 3],
      [addDays(THIRD, 2), 'LOAN_COMPLETED', undefined],
    ];

    for (const asOf of [addDays(THIRD, 2), '2030-01-01']) {
      const entries = scoreEntriesOf(position(asOf, paid, addDays(THIRD, 2)), {
        ...EMPTY_WALLET,
        walletMinor,
      });

      expect(entries.map(({ on, rule, installmentNumber }) => [on, rule, installmentNumber])).toEqual(
        expected,
      );
    }
  });

  it.each<[string, number, string[]]>([
    ['a tenth', 10_000_00, ['1 MONEY_KEPT']],
    ['a hundredth less', 9_999_99, []],
    ['everything', 100_000_00, ['1 MONEY_KEPT']],
    ['nothing', 0, []],
  ])('counts money kept when the wallet holds %s of the principal', (_, amount, expected) => {
    const loan = { ...EMPTY_WALLET, walletMinor: new Map([[FIRST, amount]]) };

    expect(earned(position(FIRST, []), loan)).toEqual(expected);
  });

  it('counts money kept on due days that were reached while the loan ran', () => {
    const walletMinor = new Map(DUE_DAYS.map((day) => [day, 50_000_00]));
    const loan = { ...EMPTY_WALLET, walletMinor };
    const kept = (...args: Parameters<typeof position>) =>
      earned(position(...args), loan).filter((entry) => entry.endsWith('MONEY_KEPT'));

    expect(kept(addDays(FIRST, -1), [])).toEqual([]);
    expect(kept(addDays(SECOND, 1), [])).toEqual(['1 MONEY_KEPT', '2 MONEY_KEPT']);
    expect(kept('2030-01-01', [FIRST, SECOND, SECOND], SECOND)).toEqual(['1 MONEY_KEPT', '2 MONEY_KEPT']);
    expect(kept('2030-01-01', [], addDays(THIRD, 1))).toHaveLength(3);
  });

  it('never counts a rule twice for the same installment, nor on time and late together', () => {
    const days = fc.integer({ min: -40, max: 400 });
    const settled = fc.array(fc.option(days, { nil: undefined }), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(days, settled, fc.option(days, { nil: undefined }), (asOf, paid, closed) => {
        const shown = position(
          addDays(FIRST, asOf),
          paid.map((day) => (day === undefined ? undefined : addDays(FIRST, day))),
          closed === undefined ? undefined : addDays(FIRST, closed),
        );
        const entries = scoreEntriesOf(shown, EMPTY_WALLET);

        expect(new Set(entries.map(nameOf)).size).toBe(entries.length);
        for (const { number } of shown.installments) {
          const rules = entries
            .filter(({ installmentNumber }) => installmentNumber === number)
            .map(({ rule }) => rule);
          const isLate = rules.some((rule) => SCORE_RULES[rule] < 0);
          const isPaidWell = rules.includes('EARLY_INSTALLMENT') || rules.includes('ON_TIME_INSTALLMENT');
          expect(isLate && isPaidWell).toBe(false);
        }
      }),
    );
  });

  it('takes nothing back as days go by without a payment', () => {
    const days = fc.integer({ min: 0, max: 400 });
    fc.assert(
      fc.property(days, days, (one, other) => {
        const [before, after] = [Math.min(one, other), Math.max(one, other)].map((day) =>
          scoreEntriesOf(position(addDays(STARTS_ON, day), [STARTS_ON]), EMPTY_WALLET).map(nameOf),
        );

        expect(after).toEqual(expect.arrayContaining(before ?? []));
      }),
    );
  });
});

describe('what was settled early of a schedule that another one replaced', () => {
  const changedOn = addDays(SECOND, -5);
  const walletMinor = new Map([[THIRD, 100_000_00]]);
  const after = (settledOn: Day): ScoredPosition => {
    const { installments, asOf } = position(THIRD, [FIRST, undefined, settledOn]);
    const moved = installments.map((one) => (one.number > 1 ? { ...one, movedOn: changedOn } : one));
    const added = [{ number: 4, dueOn: THIRD, beginsOn: SECOND, settledOn: addDays(THIRD, -1) }];
    return { asOf, installments: [...moved, ...added] };
  };

  it('counts nothing for months that the later one has in its place', () => {
    expect(earned(after(FIRST), { ...EMPTY_WALLET, walletMinor })).toEqual([
      '1 ON_TIME_INSTALLMENT',
      '4 EARLY_INSTALLMENT',
      '4 MONEY_KEPT',
    ]);
  });

  it('counts what was kept on a due day that was that of the change', () => {
    const { asOf, installments } = position(THIRD, [FIRST]);
    const moved = installments.map((one) => (one.number > 1 ? { ...one, movedOn: SECOND } : one));
    const kept = new Map([SECOND, THIRD].map((day) => [day, 100_000_00] as const));
    const loan = { ...EMPTY_WALLET, walletMinor: kept };

    expect(earned({ asOf, installments: moved }, loan)).toEqual(['1 ON_TIME_INSTALLMENT', '2 MONEY_KEPT']);
  });
});

function oneOf(settledOn?: Day): ScoredPosition['installments'] {
  return [{ number: 1, dueOn: FIRST, ...(settledOn && { settledOn }) }];
}

function nameOf({ rule, installmentNumber }: EarnedScore): string {
  return `${rule}/${installmentNumber}`;
}

describe('scoreAfter', () => {
  it.each([
    [500, 10, 510],
    [500, -30, 470],
    [995, 15, 1000],
    [1000, 3, 1000],
    [20, -60, 0],
    [0, -30, 0],
  ])('from %d by %d is %d', (score, change, expected) => {
    expect(scoreAfter(score, change)).toBe(expected);
  });

  it('stays between 0 and 1000 whatever happens', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...Object.values(SCORE_RULES))), (changes) => {
        const score = changes.reduce<number>(scoreAfter, CREDIT_SCORE.start);

        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1000);
      }),
    );
  });
});

describe('the rules', () => {
  it('are the stated ones', () => {
    expect(SCORE_RULES).toEqual({
      EARLY_INSTALLMENT: 15,
      ON_TIME_INSTALLMENT: 10,
      LATE_INSTALLMENT: -30,
      VERY_LATE_INSTALLMENT: -40,
      SERIOUSLY_LATE_INSTALLMENT: -60,
      MONEY_KEPT: 3,
      LOAN_WRITTEN_OFF: -100,
      LOAN_COMPLETED: 50,
    });
    expect(SCORE_REASONS).toEqual(['STARTED', ...Object.keys(SCORE_RULES), 'CORRECTION']);
  });
});
