import { searchCountries } from './country-search';

const codes = (typed: string, language: 'en' | 'fil' = 'en') =>
  searchCountries(typed, language).map(({ code }) => code);

describe('the search for a country', () => {
  it('offers every country by its name in the language of the page', () => {
    const english = searchCountries('', 'en');
    const filipino = searchCountries('', 'fil');
    expect(english).toHaveLength(filipino.length);
    expect(english.find(({ code }) => code === 'PH')).toMatchObject({ name: 'Philippines', dial: '63' });
    expect(filipino.find(({ code }) => code === 'PH')).toMatchObject({ name: 'Pilipinas' });
  });

  it.each([
    ['the beginning of a name', 'singa', 'SG'],
    ['a name in the other language', 'pilipinas', 'PH'],
    ['a later word of a name', 'emirates', 'AE'],
    ['a middle of a name', 'pore', 'SG'],
    ['an ISO code', 'ph', 'PH'],
    ['an ISO code before names that begin so', 'us', 'US'],
    ['a dial code', '63', 'PH'],
    ['a dial code with a plus', '+65', 'SG'],
    ['a dial code with zeros', '0065', 'SG'],
    ['letters without their marks', "cote d'ivoire", 'CI'],
    ['marks over letters', 'Åland', 'AX'],
    ['capitals and blanks around', '  JAPAN ', 'JP'],
  ])('finds a country by %s', (_by, typed, code) => {
    expect(codes(typed)[0]).toBe(code);
  });

  it('finds Filipino and English names in either language', () => {
    expect(codes('philippines', 'fil')).toEqual(['PH']);
    expect(codes('estados unidos', 'en')[0]).toBe('US');
  });

  it('finds all countries of a shared dial code', () => {
    expect(codes('+1')).toEqual(expect.arrayContaining(['US', 'CA']));
    expect(codes('+1')[0]?.length).toBe(2);
  });

  it('finds nothing for what is no country', () => {
    expect(codes('atlantis')).toEqual([]);
    expect(codes('999999')).toEqual([]);
  });
});
