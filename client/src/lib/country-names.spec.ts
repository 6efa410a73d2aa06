import { componentSchemas } from '../api/schemas';
import { countryInWords } from './country-names';

describe('a country that the server names', () => {
  it.each([
    ['Philippines', 'Pilipinas'],
    ['South Korea', 'Timog Korea'],
    ['United States', 'Estados Unidos'],
  ])('is called as Filipino calls it: %s', (english, filipino) => {
    expect(countryInWords(english, 'fil')).toBe(filipino);
  });

  it('stays as it came in English, and where the browser does not know it', () => {
    expect(componentSchemas.CountryName.enum.map((name) => countryInWords(name, 'en'))).toEqual(
      componentSchemas.CountryName.enum,
    );
    expect(countryInWords('Atlantis', 'fil')).toBe('Atlantis');
  });

  it('has a name of its own', () => {
    const names = componentSchemas.CountryName.enum.map((name) => countryInWords(name, 'fil'));
    expect(new Set(names).size).toBe(names.length);
  });
});
