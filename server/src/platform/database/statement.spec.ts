import { readColumn } from './read-column';
import { statement, statements } from './statement';

const INT8 = 20;
const DATE = 1082;

describe('statement', () => {
  it('is known by its name, once', () => {
    const made = statement('test.once', 'SELECT 1');

    expect(statements()).toContain(made);
    expect(() => statement('test.once', 'SELECT 2')).toThrow('two statements named test.once');
  });
});

describe('readColumn', () => {
  it('reads hundredths as numbers and days as they are written', () => {
    expect(readColumn(INT8)('500000000')).toBe(500_000_000);
    expect(readColumn(DATE)('2026-02-28')).toBe('2026-02-28');
  });

  it('refuses a number that would not be exact', () => {
    expect(readColumn(INT8)('9007199254740991')).toBe(9_007_199_254_740_991);
    expect(() => readColumn(INT8)('9007199254740992')).toThrow('too large');
  });
});
