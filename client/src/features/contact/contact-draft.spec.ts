import { type ContactDraft, contactRequest, judgeContact } from './contact-draft';

const draft: ContactDraft = {
  name: 'Juana dela Cruz',
  email: 'juana@example.com',
  message: 'How long does an approval take?',
  agreed: true,
};

const wrongIn = (change: Partial<ContactDraft>) =>
  Object.entries(judgeContact({ ...draft, ...change }))
    .filter(([, valid]) => !valid)
    .map(([field]) => field);

it('takes a whole message', () => {
  expect(wrongIn({})).toEqual([]);
});

it.each<[string, Partial<ContactDraft>, string]>([
  ['no name', { name: '' }, 'name'],
  ['a blank name', { name: '   ' }, 'name'],
  ['no e-mail address', { email: '' }, 'email'],
  ['an e-mail address without a suffix', { email: 'juana@example' }, 'email'],
  ['a blank message', { message: '\n ' }, 'message'],
  ['a message of 5,001 characters', { message: 'a'.repeat(5001) }, 'message'],
  ['no agreement', { agreed: false }, 'agreed'],
])('does not take %s', (_what, change, field) => {
  expect(wrongIn(change)).toEqual([field]);
});

it('leaves out the blanks around a text', () => {
  expect(contactRequest({ ...draft, email: ' juana@example.com ' }).email).toBe('juana@example.com');
});
