import {
  type AccountDraft,
  employmentDefaults,
  employmentSummary,
  isComplete,
  jobCategories,
  judgeAccount,
  judgeEmployment,
  registerRequest,
  workCountries,
} from './registration-draft';

const account: AccountDraft = {
  phoneNumber: '639171234567',
  fullName: 'Juana dela Cruz',
  email: '',
  password: 'Pautang1!',
  confirmation: 'Pautang1!',
};

const mayRegister = (change: Partial<AccountDraft>) => isComplete(judgeAccount({ ...account, ...change }));

describe('the gate of REGISTER NOW', () => {
  it('opens without an e-mail address', () => {
    expect(mayRegister({})).toBe(true);
  });

  it('opens with a valid e-mail address', () => {
    expect(mayRegister({ email: 'juana@example.com' })).toBe(true);
  });

  it.each<[string, Partial<AccountDraft>]>([
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

describe('the gate of CONTINUE', () => {
  const employment = { ...employmentDefaults, jobCategory: 'Manufacturing' };

  it('opens once a job category is chosen', () => {
    expect(isComplete(judgeEmployment(employmentDefaults))).toBe(false);
    expect(isComplete(judgeEmployment(employment))).toBe(true);
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
    expect(isComplete(judgeEmployment({ ...employment, ...change }))).toBe(false);
  });
});

describe('the employment in short', () => {
  const employment = { ...employmentDefaults, jobCategory: 'Manufacturing' };

  it('is the job and its country', () => {
    expect(employmentSummary({ ...employment, jobTitle: 'Welder' })).toBe('Welder, Philippines');
  });

  it('names the category where no title was typed', () => {
    expect(employmentSummary(employment)).toBe('Manufacturing, Philippines');
  });
});

describe('what is sent', () => {
  it('has the defaults of the specification where the employment was left out', () => {
    expect(registerRequest(account, employmentDefaults, {})).toEqual({
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
    expect(registerRequest(account, employmentDefaults, known)).toMatchObject({
      ipAddress: '203.0.113.7',
      countryRegister: 'Philippines',
      companyRegister: 'Pautang',
    });
    const unknown = { visitor: { ip: '', country: '' } };
    expect(registerRequest(account, employmentDefaults, unknown).ipAddress).toBeUndefined();
  });
});

describe('the lists', () => {
  it('offer the 32 job categories and every country, without the placeholder', () => {
    expect(jobCategories).toHaveLength(32);
    expect(jobCategories).not.toContain('N/A');
    expect(workCountries.length).toBeGreaterThan(230);
  });
});
