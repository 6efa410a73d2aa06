import { type ReadClaim, standingClaims } from './claim-standing';

const claim = (id: string, recordedSince: string[], other: Partial<ReadClaim> = {}): ReadClaim => ({
  memberId: 'm',
  id,
  loanId: 'l',
  loanNumber: 'LN00000001',
  amountMinor: 100,
  currency: 'PHP',
  paidOn: '2027-01-15',
  referenceCipher: null,
  referenceHash: null,
  bankCipher: null,
  claimedAt: new Date(0),
  waitsUntil: '2027-01-19',
  withdrawnAt: null,
  paymentNumber: null,
  repaymentId: null,
  isFound: false,
  recordedSince,
  recordedBefore: [],
  ...other,
});
/** The claims are given in the order in which they were told. */
const states = (claims: ReadClaim[], today = '2027-01-15') =>
  standingClaims(claims.toReversed(), today)
    .toReversed()
    .map(({ state }) => state);

describe('the claims of a loan', () => {
  it('are each found by a payment of their own', () => {
    expect(states([claim('a', ['1']), claim('b', ['1'])])).toEqual(['MATCHED', 'WAITING']);
    expect(states([claim('a', ['1', '2']), claim('b', ['1', '2'])])).toEqual(['MATCHED', 'MATCHED']);
    // The second one was told after the first payment.
    expect(states([claim('a', ['1', '2']), claim('b', ['2'])])).toEqual(['MATCHED', 'MATCHED']);
  });

  it('end on their day, and when they are withdrawn', () => {
    const withdrawn = claim('b', [], { withdrawnAt: new Date(0) });
    expect(states([claim('a', []), withdrawn], '2027-01-19')).toEqual(['WAITING', 'WITHDRAWN']);
    expect(states([claim('a', []), withdrawn], '2027-01-20')).toEqual(['NOT_FOUND', 'WITHDRAWN']);
  });

  it('are looked for a month longer, and then end', () => {
    expect(states([claim('a', [])], '2027-02-18')).toEqual(['NOT_FOUND']);
    expect(states([claim('a', [])], '2027-02-19')).toEqual(['ENDED']);
    // Whenever it comes.
    expect(states([claim('a', ['1'])], '2027-02-19')).toEqual(['MATCHED']);
  });

  it('are found where the payment of an earlier one may be another one', () => {
    expect(states([claim('a', ['1', '2']), claim('b', ['1'])])).toEqual(['MATCHED', 'MATCHED']);
    expect(states([claim('a', ['1', '2']), claim('b', ['2', '3']), claim('c', ['1'])])).toEqual(
      Array(3).fill('MATCHED'),
    );
    expect(states([claim('a', ['1']), claim('b', ['1', '2'])])).toEqual(['MATCHED', 'MATCHED']);
    expect(states([claim('a', ['1']), claim('b', ['1'])])).toEqual(['MATCHED', 'WAITING']);
  });

  it('tell of a payment that was there before in one of them alone, and never of one that is another claim’s', () => {
    const payment = (id: string, paidOn: string) => ({ id, paidOn });
    const alikes = (claims: ReadClaim[]) =>
      standingClaims(claims.toReversed(), '2027-01-15')
        .toReversed()
        .map(({ alikeOn }) => alikeOn);
    // It was recorded between the two, and is the first one's.
    const later = claim('b', [], { recordedBefore: [payment('1', '2027-01-15')] });
    expect(alikes([claim('a', ['1']), later])).toEqual([null, null]);
    const one = [payment('1', '2027-01-16')];
    const sameDay = claim('b', [], { recordedBefore: one, paidOn: '2027-01-16' });
    expect(alikes([claim('a', [], { recordedBefore: one }), sameDay])).toEqual([null, '2027-01-16']);
    const two = [payment('2', '2027-01-16'), payment('1', '2027-01-15')];
    const both = ['a', 'b'].map((id) => claim(id, [], { recordedBefore: two }));
    expect(alikes(both)).toEqual(['2027-01-15', '2027-01-16']);
  });

  it('are found by what they are linked to alone, where that stands', () => {
    const link = { paymentNumber: 'IP1', repaymentId: '9' };
    expect(states([claim('a', [], { ...link, isFound: true }), claim('b', ['2'])])).toEqual([
      'MATCHED',
      'MATCHED',
    ]);
    expect(states([claim('a', [], link)])).toEqual(['WAITING']);
  });
});
