import fc from 'fast-check';
import { NothingCameIn, readAmount, readDate } from './statement-figures';
import { readStatement } from './statement-file';
import { UsageError } from './usage';

const read = (text: string, form: Parameters<typeof readStatement>[1] = {}) =>
  readStatement(new TextEncoder().encode(text), form);

describe('an amount', () => {
  it.each([
    ['1234.5', '.', 1234.5],
    ['1,234,567.89', '.', 1_234_567.89],
    ['PHP 1,234.50', '.', 1234.5],
    ['₱1,000', '.', 1000],
    ['+5.00', '.', 5],
    ['1.234,50', ',', 1234.5],
    ['1 234,5', ',', 1234.5],
    ['21\u00a0834,00 PHP', ',', 21_834],
    ['1,000.00 CR', '.', 1000],
  ])('%s with %s is %s', (cell, decimal, amount) => {
    expect(readAmount(cell, decimal)).toBe(amount);
  });

  it.each(['PHP', '0', '0.00', '1.234', '1,5', '12,34.00', '1.2.3', 'five', '1e3', '1,234,56'])(
    '%s is none',
    (cell) => {
      expect(() => readAmount(cell, '.')).toThrow();
    },
  );

  it.each(['', '-5', '(5.00)', '\u22125.00', '5-', '5.00 DR'])('%s is none that came in', (cell) => {
    expect(() => readAmount(cell, '.')).toThrow(NothingCameIn);
  });

  it('is what was written, of whatever size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e13 }), (minor) => {
        const amount = minor / 100;
        const figures = { minimumFractionDigits: 2 };
        expect(readAmount(amount.toLocaleString('en-US', figures), '.')).toBe(amount);
        expect(readAmount(amount.toLocaleString('de-DE', figures), ',')).toBe(amount);
      }),
    );
  });
});

describe('a date', () => {
  it.each([
    ['2027-02-15', 'YYYY-MM-DD'],
    ['2027-02-15 13:45', 'YYYY-MM-DD'],
    ['2027-02-15T13:45:00', 'YYYY-MM-DD'],
    ['15/02/2027', 'DD/MM/YYYY'],
    ['2/15/2027', 'MM/DD/YYYY'],
    ['15.2.2027', 'DD.MM.YYYY'],
    ['15-Feb-2027', 'DD-MMM-YYYY'],
    ['20270215', 'YYYYMMDD'],
  ])('%s is one like %s', (cell, form) => {
    expect(readDate(cell, form)).toBe('2027-02-15');
  });

  it.each(['', '2027-02-30', '15/02/2027', '2027-13-01', 'soon'])('%s is none', (cell) => {
    expect(() => readDate(cell, 'YYYY-MM-DD')).toThrow();
  });
});

describe('a statement', () => {
  it('is read by the names of its columns, and each bad line is named', () => {
    const text = [
      '\ufeffPosted;Credit;Text;Payer;Ref',
      '15/02/2027;1.000,00;"LN00000042; July";Peña;a1',
      '15/02/2027;nothing;LN00000042;X;a2',
      '',
      '31/02/2027;1,00;LN00000042;X;a3',
      '16/02/2027;-5,00;fee;Bank;a4',
      '16/02/2027;2,50;"two\nlines";Y;',
      '16/02/2027;2,50;"two lines";Y;',
    ].join('\r\n');
    const columns = 'paidAt=posted,amount=Credit,reference=Text,payerName=Payer,id=Ref';
    const form = { columns, decimal: ',', dates: 'DD/MM/YYYY' };
    const { lines, leftOut, bad } = read(text, { ...form, delimiter: ';' });

    expect(lines).toEqual([
      expect.objectContaining({
        line: 2,
        amount: 1000,
        paidAt: '2027-02-15',
        reference: 'LN00000042; July',
        payerName: 'Peña',
        id: 'a1',
      }),
      expect.objectContaining({ line: 8, amount: 2.5, place: 1 }),
      expect.objectContaining({ line: 9, amount: 2.5, place: 2 }),
    ]);
    expect(bad.map(({ line }) => line)).toEqual([3, 5]);
    expect(leftOut).toEqual([{ line: 6, problem: '-5,00 is money that went out' }]);
    // Whatever stands between the columns is found out.
    expect(read(text, form)).toEqual({ lines, leftOut, bad });
  });

  it.each([
    ['\n', '"rent'],
    ['\n', '"rent "July'],
    ['\n', 're"nt'],
    ['\r\n', '"rent'],
    ['\n', '"rent",'],
  ])('with %j names the line of a quote that is wrong, and takes all others: %s', (end, wrong) => {
    const references = ['"one, two"', `"three${end}four"`, '', wrong, 'six', '"seven"', 'eight', '"'];
    const rows = references.map((reference, index) =>
      reference ? `2027-02-15,${index + 1},${reference}` : '',
    );
    const { lines, bad } = read(['paidAt,amount,reference', ...rows, ''].join(end));

    expect(lines.map(({ line, amount }) => [line, amount])).toEqual([
      [2, 1],
      [4, 2],
      ...(wrong.endsWith(',') ? [[6, 4]] : []),
      [7, 5],
      [8, 6],
      [9, 7],
    ]);
    const problem = 'a quote in it stands where none may, or does not end';
    expect(bad).toEqual([...(wrong.endsWith(',') ? [] : [6]), 10].map((line) => ({ line, problem })));
  });

  it('of a bank has its account above, columns of debits and credits, and tabs', () => {
    const text =
      'Account\t1234-5678\n\nDate\tDebit\tCredit\tBalance\n2027-02-15\t500.00\t\t1.00\n2027-02-16\t\t"1,000.00"\t2.00\n';
    const { lines, leftOut, bad } = read(text, { columns: 'paidAt=Date,amount=Credit' });

    expect(lines).toEqual([expect.objectContaining({ line: 5, amount: 1000, paidAt: '2027-02-16' })]);
    expect([leftOut, bad]).toEqual([[{ line: 4, problem: 'it has no amount' }], []]);
    expect(() => read('paidAt,amount\n', { delimiter: '' })).toThrow(UsageError);
    for (const currency of ['XYZ', 'PH', 'pesos'])
      expect(() => read('paidAt,amount\n2026-11-21,1\n', { currency })).toThrow(/^--currency/);
    expect(() => read('Date,Amount,Amount\n', { columns: 'paidAt=Date' })).toThrow(/more than one/);
    // Below lines that tell of the account the problem is that of the line with the names.
    const doubled = 'Account,1234\n"As of",2027-02-28\nDate,Amount,Amount,Amount\n';
    expect(() => read(doubled, { columns: 'paidAt=Date' })).toThrow(
      "more than one column is called 'Amount'",
    );
    const named = 'Date,2027-02-28,Reference,1234\nDate,Credit,Credit\n';
    expect(() => read(named, { columns: 'paidAt=Date,amount=Credit' })).toThrow(
      "more than one column is called 'Credit'",
    );
    const misnamed = 'Account,1234\nDate,Credit\n2027-02-15,5\n';
    expect(() => read(misnamed, { columns: 'paidAt=Date,amount=Credits' })).toThrow(
      "there is no column 'Credits' for amount",
    );
    const wide = Buffer.from('\ufeffamount,paidAt\n5,2027-02-15\n', 'utf16le');
    expect(readStatement(wide, {}).lines).toHaveLength(1);
  });

  it('of another encoding says so', () => {
    const bytes = Buffer.from('amount,paidAt,payerName\n5,2027-02-15,Peña\n', 'latin1');
    expect(() => readStatement(bytes, {})).toThrow(/--encoding/);
    expect(readStatement(bytes, { encoding: 'windows-1252' }).lines[0]?.payerName).toBe('Peña');
  });

  it.each([
    ['', {}],
    ['a,b\n1,2', {}],
    ['amount,paidAt\n', { columns: 'reference=Text' }],
    ['amount,paidAt\n', { columns: 'colour=Text' }],
    ['amount,paidAt\n', { decimal: ';' }],
    ['amount,paidAt\n', { dates: 'day' }],
  ])('%j with %j is refused', (text, form) => {
    expect(() => read(text, form)).toThrow();
  });

  it('says of whatever it holds what is good and what is bad, line by line', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('"', '1,5', '2027-02-15', '5.00', '=1+1', '\u0000'),
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 9 }), { maxLength: 6 }), (rows) => {
        const text = [
          'amount,paidAt,reference,payerName,currency,id,channel,type',
          ...rows.map((row) => row.join(',')),
        ].join('\n');
        const { lines, bad } = read(text);
        for (const { amount, paidAt, currency } of lines) {
          expect(amount).toBeGreaterThan(0);
          expect(Number.isInteger(Math.round(amount * 1e4) / 100)).toBe(true);
          expect([paidAt, currency]).toEqual([
            expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
            expect.stringMatching(/^[A-Z]{3}$/),
          ]);
        }
        for (const { line, problem } of bad) expect([line > 0, problem.length > 0]).toEqual([true, true]);
      }),
    );
  });
});
