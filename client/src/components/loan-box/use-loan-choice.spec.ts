import { fakeStorage } from '../../testing/fake-storage';
import { firstLoanChoice, loanChoice } from './loan-choice';
import { forgetChoice, keepChoice, keptChoice } from './use-loan-choice';

jest.mock('../../api/client', () => ({ api: {} }));

const offer = {
  minLoan: 100_000,
  maxLoan: 5_000_000,
  interestRate: 0.4,
  interestMethod: 'add_on',
  terms: [6, 24],
} as const;

const choice = loanChoice(loanChoice(firstLoanChoice(offer), { type: 'typed', text: '777000' }), {
  type: 'term',
  termMonths: 24,
});

const signInAs = (phoneNumber: string, account = phoneNumber) => {
  localStorage.setItem('myPhoneNumber', phoneNumber);
  localStorage.setItem('account', account);
};

beforeEach(() => Object.assign(globalThis, { localStorage: fakeStorage(), sessionStorage: fakeStorage() }));
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
  Reflect.deleteProperty(globalThis, 'sessionStorage');
});

describe('a choice that is kept', () => {
  it('goes along from before the sign-in, and each place has its own', () => {
    keepChoice('loanBox', choice);
    signInAs('639170000011');
    expect(keptChoice('loanBox')).toMatchObject({ currency: 'PHP', text: '777000', termMonths: 24 });
    expect(keptChoice('calculator')).toBeUndefined();
    forgetChoice('loanBox');
    expect(keptChoice('loanBox')).toBeUndefined();
  });

  it("is not another member's", () => {
    signInAs('639170000011');
    keepChoice('loanBox', choice);
    expect(keptChoice('loanBox')).toBeDefined();
    signInAs('639170000012');
    expect(keptChoice('loanBox')).toBeUndefined();
  });

  it('is still the own one under another phone number', () => {
    signInAs('639170000011', 'mine');
    keepChoice('loanBox', choice);
    signInAs('639170000012', 'mine');
    expect(keptChoice('loanBox')).toBeDefined();
  });

  it('is none where somebody made something else of it, or the browser keeps nothing', () => {
    for (const other of [
      '{',
      'null',
      '5',
      '{"currency":"PHP"}',
      '{"currency":1,"text":2,"phpMinor":3,"termMonths":4}',
    ]) {
      sessionStorage.setItem('loanChoice', other);
      expect(keptChoice('loanBox')).toBeUndefined();
    }
    Reflect.deleteProperty(globalThis, 'sessionStorage');
    keepChoice('loanBox', choice);
    expect(keptChoice('loanBox')).toBeUndefined();
  });
});
