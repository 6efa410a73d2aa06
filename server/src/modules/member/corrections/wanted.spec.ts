import { inOneLine, type Wanted } from './wanted';

describe('what a member wants, in one line', () => {
  it.each<[Wanted['kind'], Wanted, string]>([
    [
      'NAME',
      { kind: 'NAME', to: { firstName: 'Juana', middleName: null, lastName: 'Salazar' } },
      'Juana Salazar',
    ],
    [
      'IDENTITY',
      {
        kind: 'IDENTITY',
        to: { identityType: 'Passport', otherIdentityType: null, identityNumber: 'P1234567A' },
      },
      'Passport P12******',
    ],
    [
      'BANK_ACCOUNT',
      { kind: 'BANK_ACCOUNT', to: { bankName: 'GCash', accountNumber: '09171234567' } },
      'GCash 091********',
    ],
    ['PHONE', { kind: 'PHONE', to: { phoneNumber: '639171234567' } }, '639*********'],
  ])('masks the numbers of %s', (_, wanted, line) => {
    expect(inOneLine(wanted)).toBe(line);
  });
});
