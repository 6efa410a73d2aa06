import fc from 'fast-check';
import {
  figuresOf,
  isOfOneTransfer,
  isTellable,
  loanNumbersIn,
  recordedReference,
  referencesIn,
  squeezed,
} from './incoming-line';

const line = {
  paidOn: '2027-02-15',
  amountMinor: 1_706_700,
  currency: 'PHP',
  reference: 'a',
  payerName: 'b',
};

describe('the text of a transfer', () => {
  it.each([
    ['LN00000042', ['LN00000042']],
    ['ln 0000-0042 for july', ['LN00000042']],
    ['INSTAPAY/LN00000042/LN00000042', ['LN00000042']],
    ['LN00000042 and LN00000043', ['LN00000042', 'LN00000043']],
    ['loan number LN00000042 5000 pesos', ['LN00000042']],
    ['ＬＮ００００００４２', ['LN00000042']],
    ['LN000000042', ['LN000000042']],
    ['LN000000042 5000', ['LN000000042']],
    ['LN00000042-P', ['LN00000042']],
    ['LN42', []],
    ['00000042', []],
    ['', []],
  ])('%s names %j', (reference, numbers) => {
    expect(loanNumbersIn(reference)).toEqual(numbers);
  });

  it('names the loan whatever blanks and marks a bank puts between', () => {
    const mark = fc.constantFrom('', ' ', '-', '.', '  ', '/');
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.array(mark, { minLength: 10, maxLength: 10 }),
        (number, marks) => {
          const written = `LN${String(number).padStart(8, '0')}`;
          expect(loanNumbersIn([...written].map((one, index) => one + marks[index]).join(''))).toEqual([
            written,
          ]);
        },
      ),
    );
  });
});

describe('the reference of the repayment that it becomes', () => {
  it('is what was written, as far as there is room, else the number of the payment', () => {
    expect(recordedReference('rent', 'IP00000001')).toBe('rent');
    expect(recordedReference('ñ'.repeat(101), 'IP00000001')).toBe('ñ'.repeat(100));
    expect(recordedReference('', 'IP00000001')).toBe('IP00000001');
  });
});

describe('the figures of a payment', () => {
  it('are the same however the reference is written', () => {
    expect(figuresOf({ ...line, reference: 'bpi 00-42' })).toEqual(
      figuresOf({ ...line, reference: 'BPI0042' }),
    );
  });

  it('are told by the payer where there is no reference, and by nothing else then', () => {
    const bare = { ...line, reference: ' - ' };
    expect(figuresOf(bare)).not.toEqual(figuresOf({ ...bare, payerName: 'c' }));
    expect(figuresOf(line)).toEqual(figuresOf({ ...line, payerName: 'c' }));
    expect(figuresOf({ ...line, reference: 'b' })).not.toEqual(figuresOf({ ...line, reference: '' }));
  });

  it.each([{ paidOn: '2027-02-16' }, { amountMinor: 1 }, { currency: 'USD' }, { reference: 'c' }])(
    'differ with %j',
    (other) => {
      expect(figuresOf({ ...line, ...other })).not.toEqual(figuresOf(line));
    },
  );

  it('tell something only with a word beside the amount', () => {
    const nothing = { reference: ' ', payerName: '.' };
    expect([isTellable(line), isTellable(nothing)]).toEqual([true, false]);
    expect(isTellable({ ...nothing, reference: 'a' })).toBe(true);
    expect(isTellable({ ...nothing, payerName: 'b' })).toBe(true);
    expect(squeezed('Ñiño 1')).toBe('NINO1');
  });
});

describe('the references of transfers in a line', () => {
  it.each([
    ['0098 1234 5678', undefined, ['009812345678']],
    ['TRF 0098-1234-56 M SANTOS', undefined, ['TRF0098123456MSANTOS', '0098123456', 'SANTOS']],
    ['Ref:gc-77123456', undefined, ['REFGC77123456', 'GC77123456', '77123456']],
    ['rent', 'pay_8f3a0c', ['PAY8F3A0C']],
    ['rent 12345', undefined, ['RENT12345']],
    ['', undefined, []],
  ])('%s', (reference, id, found) => {
    expect(referencesIn({ reference, id })).toEqual(found);
  });
});

describe('a reference', () => {
  it.each([
    '009812345678',
    'TRACE4711X',
    'GC77123456',
    'PAY8F3A0C',
    'TRX2026001',
    '20261399',
    '9012345678901',
  ])('such as %s can be of one transfer alone', (reference) => expect(isOfOneTransfer(reference)).toBe(true));

  it.each([
    'INSTAPAY',
    'SALARY',
    'MYLOANPAYMENTJULY',
    '20261127',
    '27112026',
    '11272026',
    'JULY2026',
    'PAYMENT15',
    'LN00000042',
    'LN00000042N',
    'JULYLN00000042',
    '09171234567',
    '639171234567',
    'ANA09171234567',
  ])('such as %s can be of many', (reference) => expect(isOfOneTransfer(reference)).toBe(false));
});
