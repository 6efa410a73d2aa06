import { keepDraft } from '../../components/form/form-draft';
import { cleaned, wrongNames } from '../../components/form/form-model';
import { keepInTab } from '../../testing/kept-in-tab';
import { contact, recovery } from './contact-forms';

const draft = {
  name: 'Juana dela Cruz',
  email: 'juana@example.com',
  message: 'How long does an approval take?',
  agreed: true,
};

it('takes a whole message', () => {
  expect(wrongNames(contact, draft)).toEqual([]);
});

it.each<[string, Partial<typeof draft>, string]>([
  ['no name', { name: '' }, 'name'],
  ['a blank name', { name: '   ' }, 'name'],
  ['no e-mail address', { email: '' }, 'email'],
  ['an e-mail address without a suffix', { email: 'juana@example' }, 'email'],
  ['a blank message', { message: '\n ' }, 'message'],
  ['a message of 5,001 characters', { message: 'a'.repeat(5001) }, 'message'],
  ['no agreement', { agreed: false }, 'agreed'],
])('does not take %s', (_what, change, field) => {
  expect(wrongNames(contact, { ...draft, ...change })).toEqual([field]);
});

it('leaves out the blanks around a text', () => {
  expect(cleaned(contact, { ...draft, email: ' juana@example.com ' }).email).toBe('juana@example.com');
});

const good = {
  phoneNumber: '639171234567',
  recoveryCode: '12345678',
  newPassword: 'Hulog2026!',
  confirmation: 'Hulog2026!',
};

describe('what waits in the tab', () => {
  const kept = keepInTab();

  it('is neither code nor password', () => {
    keepDraft(recovery, good);
    expect(JSON.parse(kept.get('recovery') ?? '')).toEqual({ phoneNumber: good.phoneNumber });
  });
});

it('a new password is set once all four fields are right', () => {
  expect(wrongNames(recovery, good)).toEqual([]);
});

it.each<[string, Partial<typeof good>, string[]]>([
  ['a short phone number', { phoneNumber: '63917123' }, ['phoneNumber']],
  ['a short code', { recoveryCode: '1234567' }, ['recoveryCode']],
  ['no code', { recoveryCode: '' }, ['recoveryCode']],
  ['a weak password', { newPassword: 'hulog2026', confirmation: 'hulog2026' }, ['newPassword']],
  ['another confirmation', { confirmation: 'Hulog2026?' }, ['confirmation']],
  ['no passwords', { newPassword: '', confirmation: '' }, ['newPassword', 'confirmation']],
])('not with %s', (_, change, wrong) => {
  expect(wrongNames(recovery, { ...good, ...change })).toEqual(wrong);
});
