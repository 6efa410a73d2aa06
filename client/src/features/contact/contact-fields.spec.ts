import { cleaned, wrongNames } from '../../components/form/form-model';
import { contact } from './contact-fields';

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
