import { wrongNames } from '../../components/form/form-model';
import { passwordChange } from './password-dialog';

const good = { currentPassword: 'Pautang1!', newPassword: 'Hulog2026!', password: 'Hulog2026!' };

const wrongIn = (change: Partial<typeof good>) => wrongNames(passwordChange, { ...good, ...change });

describe('the button that changes the password', () => {
  it('is open once the current, the new and the repeated password are there', () => {
    expect(wrongIn({})).toEqual([]);
    expect(wrongIn({ currentPassword: '' })).toEqual(['currentPassword']);
    expect(wrongIn({ newPassword: '', password: '' })).toEqual(['newPassword', 'password']);
  });

  it.each([
    ['Hulog26', 'too short'],
    ['hulog2026!', 'without an upper case letter'],
    ['HULOG2026!', 'without a lower case letter'],
    ['HulogHulog!', 'without a digit'],
    ['Hulog2026', 'without a special character'],
    ['Hulog 2026!', 'with a blank'],
    ['Hulog2026!Hulog2026!Hulog', 'too long'],
  ])('stays closed for %s, which is %s', (password) => {
    expect(wrongIn({ newPassword: password, password })).toEqual(['newPassword']);
  });

  it('stays closed while the repeated password differs', () => {
    expect(wrongIn({ password: 'Hulog2026' })).toEqual(['password']);
  });

  it('asks nothing of the current password but that it is there', () => {
    expect(wrongIn({ currentPassword: 'old' })).toEqual([]);
  });
});
