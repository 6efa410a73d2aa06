import { componentSchemas, rulesOf } from '../api/schemas';
import { setLanguage } from './language';
import { accepts, matches, messageOf } from './validation';

const register = rulesOf('RegisterDto');
const personal = rulesOf('PersonalInfoDto');
const withdrawal = rulesOf('WithdrawalConfirmDto');

describe('the rules of a request', () => {
  it.each([
    ['a name with ñ', register.fullName, 'Niño Peñaranda', true],
    ['a name with a combining mark', register.fullName, 'Nin\u0303o Reyes', true],
    ['a name of 4 letters', register.fullName, 'Juan', false],
    ['a name of 4 letters that take two places each', register.fullName, '𝒥𝓊𝒶𝓃', false],
    ['a name with a digit', register.fullName, 'Juana 2nd', false],
    ['a phone number of 9 digits', register.phoneNumber, '639171234', true],
    ['a phone number of 8 digits', register.phoneNumber, '63917123', false],
    ['a phone number of 16 digits', register.phoneNumber, '6391712345678901', false],
    ['a phone number with a plus', register.phoneNumber, '+639171234567', false],
    ['a full password', register.password, 'Pautang1!', true],
    ['a password without an upper case letter', register.password, 'pautang1!', false],
    ['a password without a special character', register.password, 'Pautang12', false],
    ['a password of 7 characters', register.password, 'Paut1!a', false],
    ['a password of 25 characters', register.password, `Pautang1!${'a'.repeat(16)}`, false],
    ['an e-mail address', register.email, 'juana@example.com', true],
    ['an e-mail address without a suffix', register.email, 'juana@example', false],
    ['a listed job category', register.jobCategory, 'Airline /Aviation', true],
    ['an unknown job category', register.jobCategory, 'Astronaut', false],
    ['a lone consent', personal.isAgree, true, true],
    ['a refused consent', personal.isAgree, false, false],
  ])('judges %s', (_what, rule, value, valid) => {
    expect(accepts(rule, value)).toBe(valid);
  });

  it.each([
    ['99', false],
    ['100', true],
    ['9999999', true],
    ['10000000', false],
    ['1000.5', false],
    ['1000.0', false],
    ['1000.', false],
    ['1e4', false],
    ['', true],
  ])('reads the typed income %p', (typed, valid) => {
    expect(accepts(register.monthlyNetIncome, typed)).toBe(valid);
  });

  it('excludes the bound that the schema excludes', () => {
    expect(accepts(withdrawal.withdrawalAmount, 0)).toBe(false);
    expect(accepts(withdrawal.withdrawalAmount, 0.01)).toBe(true);
  });

  it('lets an optional field be empty, and a required one not', () => {
    expect(accepts(register.email, '')).toBe(true);
    expect(accepts(register.fullName, '')).toBe(false);
  });

  it('resolves what a field refers to', () => {
    expect(register.jobCategory.enum).toBe(componentSchemas.JobCategory.enum);
    expect(matches(componentSchemas.CountryName, 'Philippines')).toBe(true);
    expect(matches(componentSchemas.CountryName, '?')).toBe(false);
  });

  it('carries the sentence of the server, in the language of the reader', () => {
    expect(messageOf(register.fullName)).toContain('first and last name');
    setLanguage('fil');
    expect(messageOf(register.fullName)).toContain('pangalan at apelyido');
    setLanguage('en');
  });
});
