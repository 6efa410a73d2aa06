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
  alikeOn: null,
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

  it('are found by what they are linked to alone, where that stands', () => {
    const link = { paymentNumber: 'IP1', repaymentId: '9' };
    expect(states([claim('a', [], { ...link, isFound: true }), claim('b', ['2'])])).toEqual([
      'MATCHED',
      'MATCHED',
    ]);
    expect(states([claim('a', [], link)])).toEqual(['WAITING']);
  });
});
