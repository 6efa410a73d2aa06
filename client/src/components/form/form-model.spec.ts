import { rulesOf } from '../../api/schemas';
import { cleaned, type FormModel, isChosen, maxLengthOf, repeats, required, wrongNames } from './form-model';

const rules = rulesOf('RegisterDto');

const model: FormModel<{ fullName: string; email: string; password: string; confirmation: string }> = {
  empty: { fullName: '', email: '', password: '', confirmation: '' },
  rules,
  judges: { confirmation: repeats('password') },
  secrets: ['password', 'confirmation'],
};

const whole = { fullName: 'Juana dela Cruz', email: '', password: 'Pautang1!', confirmation: 'Pautang1!' };

it('finds every field that the rules of the API refuse, in the order of the form', () => {
  expect(wrongNames(model, whole)).toEqual([]);
  expect(wrongNames(model, model.empty)).toEqual(['fullName', 'password', 'confirmation']);
  expect(wrongNames(model, { ...whole, email: 'juana@example', fullName: 'Jua' })).toEqual([
    'fullName',
    'email',
  ]);
});

it('holds a repeated password to the other one', () => {
  expect(wrongNames(model, { ...whole, password: 'Pautang2!' })).toEqual(['confirmation']);
});

it('leaves out the blanks around a text, but not those of a password', () => {
  const typed = {
    ...whole,
    fullName: ' Juana dela Cruz ',
    password: 'Pautang1! ',
    confirmation: 'Pautang1! ',
  };
  expect(cleaned(model, typed)).toEqual({ ...typed, fullName: 'Juana dela Cruz' });
  expect(wrongNames(model, { ...whole, fullName: '     ' })).toEqual(['fullName']);
});

it('takes a pasted text without what nobody sees, and with blanks of the usual width', () => {
  const typed = {
    ...whole,
    fullName: '\u202aJuana\u00a0dela\u3000Cruz\u202c',
    email: '\ufeff\u200ejuana@exam\u00adple.com\u200f\u200b',
    password: 'Pautang1!\u00a0',
  };
  expect(cleaned(model, typed)).toEqual({
    ...typed,
    fullName: 'Juana dela Cruz',
    email: 'juana@example.com',
  });
  const joined = 'علی\u200cرضا 👩\u200d🌾';
  expect(cleaned(model, { ...whole, fullName: joined }).fullName).toBe(joined);
});

it('takes a text as the server does: with straight apostrophes, and each letter with its marks as one', () => {
  const typed = { ...whole, fullName: 'Juana D\u2019Ang\u0065\u0301lo', password: 'D\u2019Angelo1!' };
  expect(wrongNames(model, { ...typed, password: whole.password })).toEqual([]);
  expect(cleaned(model, typed)).toEqual({ ...typed, fullName: "Juana D'Ang\u00e9lo" });
});

it('tells what somebody chose from what stood there', () => {
  expect(isChosen(model, 'fullName', '')).toBe(false);
  expect(isChosen(model, 'fullName', 'Juana')).toBe(true);
});

it('can ask for what a request may leave out', () => {
  expect(wrongNames({ ...model, rules: required(rules) }, whole)).toEqual(['email']);
});

it('limits a text by its length and a number by its digits', () => {
  expect(maxLengthOf(rules.fullName)).toBe(100);
  expect(maxLengthOf(rules.monthlyNetIncome)).toBe(7);
  expect(maxLengthOf(rules.phoneNumber)).toBeUndefined();
});
