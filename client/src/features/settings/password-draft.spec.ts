import { judgePasswords, mayChange, newPasswordHint } from './password-draft';

const good = { currentPassword: 'Pautang1!', newPassword: 'Hulog2026!', password: 'Hulog2026!' };

describe('the button that changes the password', () => {
  it('is open once the current, the new and the repeated password are there', () => {
    expect(mayChange(good)).toBe(true);
    expect(mayChange({ ...good, currentPassword: '' })).toBe(false);
    expect(mayChange({ ...good, newPassword: '', password: '' })).toBe(false);
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
    const draft = { ...good, newPassword: password, password };
    expect(judgePasswords(draft)).toEqual({ currentPassword: true, newPassword: false, password: true });
    expect(mayChange(draft)).toBe(false);
  });

  it('stays closed while the repeated password differs', () => {
    expect(mayChange({ ...good, password: 'Hulog2026' })).toBe(false);
  });

  it('asks nothing of the current password but that it is there', () => {
    expect(mayChange({ ...good, currentPassword: 'old' })).toBe(true);
  });
});

it('says what a new password must be like', () => {
  expect(newPasswordHint()).toMatch(/^Create a password with 8 to 24 characters\./);
});
