import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../lib/language';
import { pagesTexts } from './pages';

/** Of another server the amounts, months and rates are others, and the build does not know them. */
test.each(languages)(
  'what is told of a page before it is opened names no figure of an offer: %s',
  (language) => {
    expect(Object.values(pagesTexts[language]).filter((text) => /\d/.test(text))).toEqual([]);
  },
);

test('the page that is built upon says what the landing page is described by', () => {
  const shell = readFileSync(join(__dirname, '../../index.html'), 'utf8');
  expect(/name="description"\s+content="([^"]*)"/.exec(shell)?.[1]).toBe(pagesTexts.en.home);
});
