import fc from 'fast-check';
import { LoanBooks } from '../../../test/support/loan-books';
import { MemberBooks } from '../../../test/support/member-books';
import { contractOf, type Life, lives } from '../../../test/support/random-lives';

/** More of them, or others: `npx jest --selectProjects unit --testPathPatterns books --globals '{"lives":100000,"seed":7}'`. */
const { lives: numRuns = 1500, seed } = globalThis as { readonly lives?: number; readonly seed?: number };

/** Together they are what the loan has earned and lost. */
const RESULT = [
  'INTEREST_INCOME',
  'PENALTY_INCOME',
  'FEE_INCOME',
  'WAIVERS',
  'SMALL_RESTS',
  'LOAN_LOSS',
  'RECOVERY_INCOME',
];

const sum = (amounts: Iterable<number>) => [...amounts].reduce((whole, amount) => whole + amount, 0);

/** What the books say beside what the model counts, of which each has to be the same. */
function compared({ loans, accounts, counted, suspense }: MemberBooks): [said: object, ruled: object] {
  const ruled = loans.map(({ model }) => model.accounts());
  const said = loans.map(({ books }, index) => {
    const of = (account: string) => books.accounts.get(account) ?? 0;
    const { payoffMinor: payoff, outstandingMinor: outstanding, creditMinor: credit } = books.position;
    const own = Object.keys(ruled[index] ?? {}).map((name) => [name, of(name)]);
    return { ...Object.fromEntries(own), result: sum(RESULT.map(of)), payoff, outstanding, credit };
  });
  const others = ['UNAPPLIED_PAYMENTS', ...Object.keys(counted)];
  return [
    {
      trialBalance: sum(accounts.values()),
      ...Object.fromEntries(others.map((account) => [account, accounts.get(account) ?? 0])),
      loans: said,
    },
    {
      trialBalance: 0,
      UNAPPLIED_PAYMENTS: sum(suspense),
      ...counted,
      loans: loans.map(({ model: { payoff, outstanding, credit } }, index) => {
        return { ...ruled[index], payoff, outstanding, credit };
      }),
    },
  ];
}

/** @returns what could happen. */
function playThrough(life: Life): ReadonlySet<string> {
  const books = new MemberBooks(life);
  for (const [index, happening] of life.happenings.entries()) {
    books.live(happening, index);
    const [said, ruled] = compared(books);
    if (JSON.stringify(said) !== JSON.stringify(ruled)) expect(said).toEqual(ruled);
  }
  return books.seen;
}

describe('the books of any member', () => {
  it('balance after whatever happens, and say what a model says that lives through each day', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(lives, (life) => {
        for (const kind of playThrough(life)) seen.add(kind);
      }),
      { numRuns, seed },
    );
    expect(seen.size).toBe(16);
  });
});

describe('a loan that came into its oldest unpaid installment without accruing', () => {
  const terms = {
    ...{ principalMinor: 538_07, unitMinor: 1, coinMinor: 1, smallRestMinor: 1 },
    ...{ method: 'add_on' as const, termMonths: 1, ratePercent: 0 },
    ...{ lifeCapPercent: 100, feePercent: 0, isLater: true },
  };
  const pause = { kind: 'CHANGE', way: { kind: 'PAUSE', months: 2 } } as const;
  const happenings: Life['happenings'] = [
    { afterDays: 31, what: { kind: 'PAY_OFF', tooMuch: -1 } },
    { afterDays: 62, what: { kind: 'TAKE_WRITE_OFF_BACK' } },
    { afterDays: 31, what: pause },
    { afterDays: 0, what: { kind: 'ARRIVE', share: 0.2 } },
    { afterDays: 95, what: { kind: 'ARRIVE', share: 1 } },
    { afterDays: 1, what: { kind: 'ASSIGN', which: 0, isSettlement: true } },
    { afterDays: 1, what: { kind: 'REVERSE', which: 0 } },
    { afterDays: 0, what: pause },
  ];
  const life: Life = { currency: 'KWD', startsOn: '2027-01-15', nonAccrualDays: 90, happenings, terms };

  /**
   * All but 0.01 is paid on the day it is due. That rest stops the loan after 90 days, is put off to 16 August, and is paid on
   * the 23rd. The first payment bounces on the 24th: the whole principal is late since the 16th, on which the loan did not accrue,
   * although nothing was charged between the change of May and the payment of August.
   */
  it('is not cured by a payment once what was paid before is taken back', () => {
    expect([...playThrough(life)]).toEqual(['PAY_OFF', 'CHANGE', 'ARRIVE', 'ASSIGN', 'REVERSE']);
  });
});

describe('credit that was given back before its payment bounced', () => {
  const terms = {
    ...{ principalMinor: 100_000_00, unitMinor: 100, coinMinor: 1, smallRestMinor: 100 },
    ...{ method: 'add_on' as const, termMonths: 1, ratePercent: 0 },
    ...{ lifeCapPercent: 100, feePercent: 0, isLater: true },
  };

  /**
   * Due on 15 February: 60,000 are paid then. Of the 52,840 of the 25th, 42,840 close the loan (40,000, 5 % of it, seven days at
   * 120), and 10,000 are given back. When they bounce, those come out of the first payment: 50,000 were late from the beginning.
   */
  it('makes what was paid before it late from the first day on, also in the books', () => {
    const books = new LoanBooks(contractOf(terms, '2027-01-15'), 90, () => {});
    const pay = (id: string, paidOn: string, amountMinor: number) => {
      books.goOnTo(paidOn);
      books.pay({ id, paidOn, amountMinor, isSettlement: false });
    };
    pay('1', '2027-02-15', 60_000_00);
    pay('2', '2027-02-25', 52_840_00);
    books.useCredit('3', books.position.creditMinor);
    books.goOnTo('2027-03-02');
    books.reverse('2');

    expect(books.position.owed).toMatchObject({
      principalMinor: 50_000_00,
      feeMinor: 2_500_00,
      penaltyMinor: 12 * 150_00,
    });
    expect(books.accounts.get('FEES_RECEIVABLE')).toBe(-2_500_00);
    expect(books.accounts.get('PENALTIES_RECEIVABLE')).toBe(-12 * 150_00);
  });
});

describe('a small rest', () => {
  const terms = {
    ...{ principalMinor: 100_000_00, unitMinor: 100, coinMinor: 1, smallRestMinor: 100 },
    ...{ method: 'add_on' as const, termMonths: 1, ratePercent: 0 },
    ...{ lifeCapPercent: 100, feePercent: 0, isLater: true },
    order: ['PRINCIPAL', 'INTEREST', 'FEE', 'PENALTY'] as const,
  };

  /** Due on 15 February, and closed ten days later but for 0.33, then six days later already but for 0.20. */
  it('of penalties that were income is a loss, and so is the one of a payment that is found for a day before', () => {
    const books = new LoanBooks(contractOf(terms, '2027-01-15'), 90, () => {});
    const of = (account: string) => books.accounts.get(account) ?? 0;
    books.goOnTo('2027-02-21');
    const due = books.position.payoffMinor;
    books.goOnTo('2027-02-25');
    const amountMinor = books.position.payoffMinor - 33;
    books.pay({ id: '1', paidOn: '2027-02-25', amountMinor, isSettlement: false });
    expect([books.status, of('SMALL_RESTS')]).toEqual(['REPAID', -33]);

    books.goOnTo('2027-03-01');
    books.pay({ id: '2', paidOn: '2027-02-21', amountMinor: due - 20, isSettlement: false });
    const { penaltyMinor = 0 } = books.position.installments[0] ?? {};
    expect([books.status, books.position.restMinor, of('SMALL_RESTS')]).toEqual(['REPAID', 20, -20]);
    expect(of('PENALTY_INCOME')).toBe(penaltyMinor);
  });

  /** Due on 15 February, and paid but for 0.33 of its penalties on 20 May, when they are no income. */
  it('of a memorandum is no loss, and none is taken back once it is owed again', () => {
    const books = new LoanBooks(contractOf(terms, '2027-01-15'), 90, () => {});
    books.goOnTo('2027-05-20');
    const amountMinor = books.position.payoffMinor - 33;
    books.pay({ id: '1', paidOn: '2027-05-20', amountMinor, isSettlement: false });
    const of = (account: string) => books.accounts.get(account) ?? 0;
    const { penaltyMinor = 0, feeMinor = 0 } = books.position.installments[0] ?? {};
    expect([books.status, books.position.restMinor, of('SMALL_RESTS')]).toEqual(['REPAID', 33, 0]);
    expect([of('PENALTY_INCOME'), of('FEE_INCOME')]).toEqual([penaltyMinor - 33, feeMinor]);

    books.goOnTo('2027-05-21');
    books.reverse('1');
    expect([books.status, of('SMALL_RESTS')]).toEqual(['APPROVED', 0]);
    expect([of('PENALTY_INCOME'), of('FEE_INCOME')]).toEqual([0, 0]);
    expect(of('PENALTIES_MEMORANDUM')).toBe(-books.position.owed.penaltyMinor);
  });
});
