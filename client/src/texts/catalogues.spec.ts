import { documentNames, lettersOf, readCatalogues } from '../testing/catalogues';
import { calculatorTexts } from './calculator';
import { chargesTexts } from './charges';
import { chartTexts } from './charts';
import { landingTexts } from './landing';
import { legalTexts } from './legal';
import { loanTexts } from './loan';
import { loanBoxTexts } from './loan-box';
import { settingsTexts } from './settings';
import { uiTexts } from './ui';

/** What is the same in both languages: names, and words that Philippine banks and wallets use as they are. */
const sharedWords = new Set([
  '{first} · Addendum {second} · {third}',
  '1 {first} = {second} PHP',
  '1 PHP = {first} {second}',
  'Account',
  'Account number',
  'Account settings',
  'Available Balance',
  'Bank account',
  'Borrower',
  'BSP OPS Registration No.',
  'carousel',
  'Certificate of Authority No.',
  'Certificate of Authority No. {first}',
  'Contact number',
  'Country code',
  'Country code: {first}, {second} +{third}',
  'Currency',
  'Dashboard',
  'Data Protection Officer',
  'DD',
  'Disclaimer',
  'Disclosure Statement',
  'Disclosure statement',
  'E-mail',
  'Effective interest rate',
  'English',
  'Extension',
  'Filipino',
  'Finance charge',
  'Home',
  'ID number',
  'Intellectual property',
  'Interest rate',
  'Lender',
  'Limit',
  'Loan',
  'Loan calculator',
  'Marital status',
  'Menu',
  'MM',
  'Nationality',
  'OK',
  'One Time Password',
  'One-time password',
  'Ortigas Center, Manila',
  'Password',
  'Pautang',
  'Pautang Financing Company, Inc.',
  'Phone number',
  'Principal',
  'Privacy',
  'Reference',
  'Reference number',
  'SEC Registration No.',
  'SEC Registration No. {first}',
  'Selfie',
  'Service and Policy Agreement',
  'Settings',
  'Sign Out',
  'Statement',
  'Street address',
  'Terms & Conditions',
  'Terms & Conditions.',
  'Transfer',
  'Transfer fee',
  'Wallet',
  'Withdrawal',
  'YYYY',
  'Zip / Postal code',
]);

const catalogues = readCatalogues();
const parametersOf = (text: string): string[] => [...new Set(text.match(/\{[\w.]+\}/g) ?? [])].sort();

it('of the documents stand in the same files in each language', () => {
  expect(catalogues.length).toBeGreaterThan(15);
  expect(documentNames('fil')).toEqual(documentNames('en'));
});

describe.each(catalogues)('the texts of $name', ({ en, fil }) => {
  it('are all there in Filipino, and no others', () => {
    expect([...fil.keys()].sort()).toEqual([...en.keys()].sort());
  });

  it('are never empty', () => {
    const all = [...en, ...fil];
    expect(all.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('are Filipino, except for the shared words', () => {
    const same = [...fil].filter(
      ([place, text]) => text === en.get(place) && lettersOf(text) !== '' && !sharedWords.has(text),
    );
    expect(same).toEqual([]);
  });

  it('say what they are given in both languages', () => {
    const given = (texts: ReadonlyMap<string, string>) =>
      [...texts].flatMap(([place, text]) => parametersOf(text).map((name) => `${place} ${name}`)).sort();
    expect(given(fil)).toEqual(given(en));
  });
});

it('knows no shared word that no text uses', () => {
  const used = new Set(catalogues.flatMap(({ fil }) => [...fil.values()]));
  expect([...sharedWords].filter((word) => !used.has(word))).toEqual([]);
});

/** A lender of small loans offers one month as well. */
it.each([
  calculatorTexts.en.strips(1),
  chargesTexts.en.interestFalling(1),
  chartTexts.en.installments(1),
  landingTexts.en.exampleOf('₱2,000.00', 1),
  landingTexts.en.interestOnBalance(1),
  landingTexts.en.installmentsOf(1),
  landingTexts.en.footnotes.addOn('60.10%', 1),
  landingTexts.en.footnotes.onBalance('60.10%', 1),
  legalTexts.en.months(1),
  loanBoxTexts.en.interestFalling(1),
  loanTexts.en.termsOf(1, '4'),
  loanTexts.en.paidOf(0, 1),
  settingsTexts.en.payInstallments(1),
  settingsTexts.en.borrowLimits('₱2,000.00', [1]),
  uiTexts.en.months(1),
])('tells one as one: %s', (text) => {
  expect(text).toMatch(/\bmonth\b|\binstallment\b/);
  expect(text).not.toMatch(/months|installments| or /);
});

it.each([chargesTexts.fil.interestFalling(1), loanBoxTexts.fil.interestFalling(1)])(
  'says of one month’s interest nothing of months after it: %s',
  (text) => {
    expect(text).not.toMatch(/bawat buwan/);
  },
);
