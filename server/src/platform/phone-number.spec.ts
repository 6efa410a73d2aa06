import { canonicalPhone, isNumber, rowOfNumber, storedForms } from './phone-number';

describe('a phone number', () => {
  it.each([
    '639170000001',
    '09170000001',
    '+639170000001',
    '+63 917 000 0001',
    '(0917) 000-0001',
    '00639170000001',
    '6309170000001',
  ])('is one and the same however it is written: %s', (typed) => {
    expect(canonicalPhone(typed)).toBe('639170000001');
  });

  it.each([
    ['819012345678', 'a Japanese one'],
    ['19170000001', 'what is dialled at home, behind the code of another country'],
    ['9170000001', 'the code of India with digits that are none there'],
    ['9601234567', 'the code of the Maldives'],
    ['390612345678', 'an Italian one, whose zero belongs to it'],
  ])('is not taken for a Philippine one: %s, %s', (digits) => {
    expect(canonicalPhone(digits)).toBe(digits);
  });

  it.each(['000000000', '011111111', '123456789', '999999999999999', '00123456789'])(
    'that is none stays the digits that it is: %s',
    (digits) => {
      expect(canonicalPhone(digits)).toBe(digits);
    },
  );

  it('stays what was typed where that holds no digits', () => {
    expect(canonicalPhone('')).toBe('');
    expect(canonicalPhone('nobody')).toBe('nobody');
  });

  it('is found by its very digits first, then by its canonical ones', () => {
    const [canonical, apart] = [{ phoneNumber: '639170000001' }, { phoneNumber: '09170000001' }];

    expect(storedForms('09170000001')).toEqual(['09170000001', '639170000001']);
    expect(rowOfNumber([canonical, apart], '09170000001')).toBe(apart);
    expect(rowOfNumber([canonical], '09170000001')).toBe(canonical);
    expect(rowOfNumber([], '09170000001')).toBeUndefined();
  });

  it('means an account by each of its writings, but never one that is kept apart by other digits', () => {
    expect(isNumber('639170000001', '09170000001')).toBe(true);
    expect(isNumber('09170000001', '09170000001')).toBe(true);
    expect(isNumber('09170000001', '639170000001')).toBe(false);
  });
});
