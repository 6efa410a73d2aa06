import { employmentDefaults, emptyAccount } from './registration-draft';
import { emptyRegistration, forgetRegistration, keepRegistration, withKept } from './registration-store';

const kept = new Map<string, string>();

beforeAll(() => {
  Object.assign(globalThis, {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
});
beforeEach(() => kept.clear());
afterAll(() => Reflect.deleteProperty(globalThis, 'sessionStorage'));

const account = {
  ...emptyAccount,
  phoneNumber: '639175560043',
  fullName: 'Juana dela Cruz',
  password: 'Pautang1!',
  confirmation: 'Pautang1!',
};

describe('a registration that waits in the tab', () => {
  it('comes back whole, but for the password', () => {
    const employment = { ...employmentDefaults, jobTitle: 'Nurse' };
    const sent = { phoneNumber: account.phoneNumber, email: '', sentTo: 'PHONE', resendAt: 5 } as const;
    keepRegistration({ account, employment, sent });
    expect([...kept.values()].join()).not.toContain('Pautang1!');
    expect(withKept(emptyRegistration)).toEqual({
      account: { ...account, password: '', confirmation: '' },
      employment,
      typedEmployment: undefined,
      sent,
    });
    forgetRegistration();
    expect(withKept(emptyRegistration).account).toEqual(emptyAccount);
  });

  it('gives way to what was typed since', () => {
    keepRegistration({ account });
    const typed = { ...emptyAccount, fullName: 'Maria Santos' };
    expect(withKept({ account: typed }).account).toMatchObject({
      fullName: 'Maria Santos',
      phoneNumber: account.phoneNumber,
    });
  });

  it('is none where somebody made something else of it', () => {
    for (const other of ['{', '5', '{"account":5}', '{"account":{"fullName":5},"employment":{},"sent":{}}']) {
      kept.set('registrationDraft', other);
      expect(withKept(emptyRegistration)).toEqual({ account: emptyAccount });
    }
  });
});
