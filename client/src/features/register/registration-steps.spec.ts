import { nameOf, stepAt } from './registration-steps';

const open = { byInvitation: false, isInvited: false, hasCode: false };
const invited = { byInvitation: true, isInvited: true, hasCode: true };

describe('the step of an address', () => {
  it('is the account where nothing is named, and employment has its own', () => {
    expect(stepAt(undefined, open)).toBe('register');
    expect(stepAt('account', open)).toBe('register');
    expect(stepAt('employment', open)).toBe('reg_1');
  });

  it('is the invitation first, and nothing beyond it before it is accepted', () => {
    expect(stepAt(undefined, invited)).toBe('invitation');
    expect(stepAt('account', invited)).toBe('register');
    for (const name of ['account', 'employment', 'phone'] as const) {
      expect(stepAt(name, { ...invited, isInvited: false })).toBe('invitation');
    }
  });

  it('is the phone only with a code on its way', () => {
    expect(stepAt('phone', invited)).toBe('phone');
    expect(stepAt('phone', open)).toBe('register');
  });

  it('names what it shows', () => {
    expect(nameOf('register', open)).toBeUndefined();
    expect(nameOf('register', invited)).toBe('account');
    expect(nameOf('reg_1', open)).toBe('employment');
    expect(nameOf('phone', open)).toBe('phone');
    expect(nameOf('invitation', invited)).toBeUndefined();
  });
});
