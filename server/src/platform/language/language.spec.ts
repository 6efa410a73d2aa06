import { preferredLanguage } from './language';
import { inLanguage, type Words } from './sentence';

describe('preferredLanguage', () => {
  it.each([
    'fil',
    'FIL',
    'fil-PH',
    'tl',
    'tl-PH,en;q=0.8',
    'de, fil;q=0.8, en;q=0.5',
    'en;q=0.5, fil;q=0.9',
    'en;q=0,fil;q=0.1',
    'fil, en',
    'fil ; q=1.0 , en',
    'fil,*;q=0.5',
  ])('is Filipino for %s', (header) => expect(preferredLanguage(header)).toBe('fil'));

  it.each([
    undefined,
    '',
    '*',
    'en',
    'en-PH,fil;q=0.9',
    'de',
    'fi',
    'filipino',
    'ceb,tlh',
    '*,fil;q=0.5',
    'fil;q=0',
    'fil;q=nonsense',
    ';;,;q=,',
    'constructor',
  ])('is English for %s', (header) => expect(preferredLanguage(header)).toBe('en'));
});

describe('inLanguage', () => {
  it.each(['Too dark to read', 'constructor', 'toString', '__proto__'])(
    'leaves a text as it is that somebody wrote: %s',
    (written) => expect(inLanguage('fil', written as Words)).toBe(written),
  );
});
