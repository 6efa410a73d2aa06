import { bankOf, banks, isUnusualLength } from '../../components/bank/banks';
import { provinces, townsOf } from '../../components/places/ph-places';
import { findByWords } from '../../components/ui/combobox/word-search';
import { accepts } from '../../lib/validation';
import { activation } from './activation-gates';

const refused = (name: 'province' | 'town' | 'bankName', names: readonly { name: string }[]) =>
  names.filter((offered) => !accepts(activation.rules[name]!, offered.name));

describe('the provinces and cities of the Philippines', () => {
  it('are those of the official list, and the API takes each of them', () => {
    expect(provinces).toHaveLength(83);
    expect(townsOf('')).toHaveLength(1642);
    expect(refused('province', provinces)).toEqual([]);
    expect(refused('town', townsOf(''))).toEqual([]);
  });

  it('are each there once', () => {
    for (const { name } of provinces) {
      const towns = townsOf(name).map((town) => town.name);
      expect(towns.length).toBeGreaterThan(0);
      expect(new Set(towns).size).toBe(towns.length);
    }
  });

  it('are fewer once a province is chosen, however it is written', () => {
    expect(townsOf('metro manila').map(({ name }) => name)).toContain('City of Manila');
    expect(findByWords(townsOf('Cebu'), 'cebu city')[0]?.name).toBe('City of Cebu');
    expect(findByWords(townsOf('Cebu'), 'baler')).toEqual([]);
    expect(townsOf('Some other place')).toHaveLength(1642);
  });

  it('are found by what people also call them', () => {
    expect(findByWords(provinces, 'ncr')[0]?.name).toBe('Metro Manila');
  });
});

describe('the banks and e-wallets', () => {
  it('have names that the API takes', () => {
    expect(refused('bankName', banks)).toEqual([]);
  });

  it.each([
    ['banco de oro', 'BDO Unibank'],
    ['bpi', 'BPI'],
    ['paymaya', 'Maya'],
    ['landbank', 'Landbank'],
    ['bank', undefined],
    ['Rural Bank of Sagada', undefined],
    ['', undefined],
  ])('%p is %p', (typed, name) => {
    expect(bankOf(typed)?.name).toBe(name);
  });

  it('have numbers of a length; another one is a hint', () => {
    const bdo = banks.find(({ name }) => name === 'BDO Unibank')!;
    expect(isUnusualLength(bdo, '0012 3456-7890')).toBe(false);
    expect(isUnusualLength(bdo, '00123456789')).toBe(true);
    expect(isUnusualLength(bdo, '')).toBe(false);
    expect(isUnusualLength({ name: 'Another' }, '1')).toBe(false);
  });
});
