import { isPrincipalBy, overpaymentReferences } from './overpayment';

describe('the reference of a payment', () => {
  it.each([
    ['LN00000001', undefined],
    ['LN00000001-P', true],
    ['LN00000001-N', false],
    ['ln00000001p', true],
    ['GCash LN00000001 P 2026', true],
    ['LN00000001 paid', undefined],
    ['GCash ln 0000-0001-p', true],
    ['LN.0000.0001 N', false],
    ['ＬＮ０００００００１－Ｐ', true],
    ['LN000000012-P', undefined],
    ['LN 0000 00012-P', undefined],
    ['XLN00000001-P', undefined],
    ['BPI 0042', undefined],
  ])('%s asks for principal: %s', (reference, isAsked) => {
    expect(isPrincipalBy(reference, 'LN00000001')).toBe(isAsked);
  });

  it('is read as it is told', () => {
    const { installments, principal } = overpaymentReferences('LN00000001');

    expect([isPrincipalBy(installments, 'LN00000001'), isPrincipalBy(principal, 'LN00000001')]).toEqual([
      false,
      true,
    ]);
  });
});
