import { tabStorage } from '../../lib/storage';
import { keepInTab } from '../../testing/kept-in-tab';
import { keepDraft, readDraft } from './form-draft';
import type { FormModel } from './form-model';

const job = { title: 'N/A', income: '999' };

const model: FormModel<{ name: string; agreed: boolean; password: string; job: typeof job }> = {
  empty: { name: '', agreed: false, password: '', job },
  rules: {},
  secrets: ['password'],
  kept: 'contact',
};

const filled = {
  name: 'Juana',
  agreed: true,
  password: 'Pautang1!',
  job: { title: 'Cook', income: '20000' },
};

const waiting = () => tabStorage.read('contact');

keepInTab();

it('lets what was typed wait, but no password', () => {
  keepDraft(model, filled);
  expect(readDraft(model)).toEqual({ name: 'Juana', agreed: true, job: filled.job });
  expect(JSON.stringify(waiting())).not.toContain('Pautang1!');
});

it('lets nothing wait of a form that is empty again, or of one that is not to be kept', () => {
  keepDraft(model, filled);
  keepDraft(model, { ...model.empty, password: 'Pautang1!' });
  expect(waiting()).toBeUndefined();
  keepDraft({ ...model, kept: undefined }, filled);
  expect(readDraft({ ...model, kept: undefined })).toEqual({});
});

it('takes up what waits of the same thing alone', () => {
  keepDraft({ ...model, of: 'LN00000001' }, filled);
  expect(readDraft({ ...model, of: 'LN00000001' })).toMatchObject({ name: 'Juana' });
  expect(readDraft({ ...model, of: 'LN00000002' })).toEqual({});
});

it.each([
  ['another type', { name: 7, agreed: 'yes' }],
  ['a part too few', { job: { title: 'Cook' } }],
  ['nothing', { job: null }],
  ['no record', 'Juana'],
  ['a password that somebody put there', { password: 'Pautang1!' }],
])('takes nothing up that has %s', (_what, waits) => {
  tabStorage.keep('contact', waits as object);
  expect(readDraft(model)).toEqual({});
});
