import { wrongNames } from '../../components/form/form-model';
import { recovery } from './recovery-fields';

const good = {
  phoneNumber: '639171234567',
  recoveryCode: '12345678',
  newPassword: 'Hulog2026!',
  confirmation: 'Hulog2026!',
};

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
