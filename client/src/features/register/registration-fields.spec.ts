import { keepDraft } from '../../components/form/form-draft';
import { cleaned, wrongNames } from '../../components/form/form-model';
import { keepInTab } from '../../testing/kept-in-tab';
import {
  account as accountForm,
  employment as employmentForm,
  employmentSummary,
  hasCode,
  isAdded,
  jobCategories,
  registerRequest,
  workCountries,
} from './registration-fields';

const account = {
  ...accountForm.empty,
  phoneNumber: '639171234567',
  fullName: 'Juana dela Cruz',
  password: 'Pautang1!',
  confirmation: 'Pautang1!',
};

const mayRegister = (change: Partial<typeof account>) =>
  wrongNames(accountForm, { ...account, ...change }).length === 0;

describe('the gate of REGISTER NOW', () => {
  it('opens without an e-mail address', () => {
    expect(mayRegister({})).toBe(true);
  });

  it('opens with a valid e-mail address', () => {
    expect(mayRegister({ email: 'juana@example.com' })).toBe(true);
  });

  it.each<[string, Partial<typeof account>]>([
    ['a short phone number', { phoneNumber: '63917123' }],
    ['no phone number', { phoneNumber: '' }],
    ['a short name', { fullName: 'Juan' }],
    ['an invalid e-mail address', { email: 'juana@' }],
    ['a weak password', { password: 'pautang', confirmation: 'pautang' }],
    ['another confirmation', { confirmation: 'Pautang1?' }],
    ['no confirmation', { confirmation: '' }],
    ['neither password nor confirmation', { password: '', confirmation: '' }],
  ])('stays shut with %s', (_what, change) => {
    expect(mayRegister(change)).toBe(false);
  });
});

describe('what waits in the tab', () => {
  const kept = keepInTab();

  it('is no password, also where it is typed again', () => {
    keepDraft(accountForm, account);
    expect(kept.get('registration')).toContain(account.fullName);
    expect(kept.get('registration')).not.toContain(account.password);
  });
});

describe('the gate of CONTINUE', () => {
  const employment = { ...employmentForm.empty, jobCategory: 'Manufacturing' };

  it('opens once a job category is chosen', () => {
    expect(wrongNames(employmentForm, employmentForm.empty)).toEqual(['jobCategory']);
    expect(wrongNames(employmentForm, employment)).toEqual([]);
    expect([employmentForm.empty, employment].map(isAdded)).toEqual([false, true]);
  });

  it.each([
    { workPlaceCountry: '' },
    { workPlaceCountry: 'Atlantis' },
    { workLocation: 'NA' },
    { workLocation: '' },
    { jobTitle: 'Nurse 2' },
    { monthlyNetIncome: '99' },
    { monthlyNetIncome: '12345678' },
    { monthlyNetIncome: '1500.50' },
    { monthlyNetIncome: '' },
  ])('stays shut with %p', (change) => {
    expect(wrongNames(employmentForm, { ...employment, ...change })).toEqual(Object.keys(change));
  });
});

describe('the employment in short', () => {
  const employment = { ...employmentForm.empty, jobCategory: 'Manufacturing' };
  const asItCame = (word: string) => word;

  it('is the job and its country', () => {
    expect(employmentSummary({ ...employment, jobTitle: 'Welder' }, asItCame, asItCame)).toBe(
      'Welder, Philippines',
    );
  });

  it('names the category where no title was typed', () => {
    expect(employmentSummary(employment, asItCame, asItCame)).toBe('Manufacturing, Philippines');
  });

  it('calls country and category as the language does', () => {
    const summary = employmentSummary(
      employment,
      () => 'Pilipinas',
      () => 'Pagmamanupaktura',
    );
    expect(summary).toBe('Pagmamanupaktura, Pilipinas');
  });
});

describe('what is sent', () => {
  it('has the defaults of the specification where the employment was left out', () => {
    expect(registerRequest(account, {})).toEqual({
      phoneNumber: '639171234567',
      fullName: 'Juana dela Cruz',
      password: 'Pautang1!',
      workPlaceCountry: 'Philippines',
      workLocation: 'N/A',
      jobTitle: 'N/A',
      jobCategory: 'N/A',
      monthlyNetIncome: 999,
    });
  });

  it('names where the visitor comes from and the company, where they are known', () => {
    const known = { visitor: { ip: '203.0.113.7', country: 'Philippines' }, company: 'Pautang' };
    expect(registerRequest(account, known)).toMatchObject({
      ipAddress: '203.0.113.7',
      countryRegister: 'Philippines',
      companyRegister: 'Pautang',
    });
    const unknown = { visitor: { ip: '', country: '' } };
    expect(registerRequest(account, unknown).ipAddress).toBeUndefined();
  });
});

it('a code is for the phone number and the address that it was sent to', () => {
  const sentCode = { phoneNumber: account.phoneNumber, email: '', sentTo: 'PHONE', resendAt: 5 } as const;
  expect(hasCode({ ...account, sentCode })).toBe(true);
  expect(hasCode({ ...account, sentCode, phoneNumber: '639171234568' })).toBe(false);
  expect(hasCode(cleaned(accountForm, { ...account, sentCode, email: ' ' }))).toBe(true);
  expect(hasCode(account)).toBe(false);
});

describe('the lists', () => {
  it('offer the 32 job categories and every country, without the placeholder', () => {
    expect(jobCategories).toHaveLength(32);
    expect(jobCategories).not.toContain('N/A');
    expect(workCountries.length).toBeGreaterThan(230);
  });
});
