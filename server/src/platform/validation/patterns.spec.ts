import {
  ACCOUNT_NUMBER_PATTERN,
  BANK_PATTERN,
  EMAIL_PATTERN,
  IDENTITY_NUMBER_PATTERN,
  INVITATION_CODE_PATTERN,
  LINE_PATTERN,
  LONG_CODE_PATTERN,
  NAME_PATTERN,
  OTP_PATTERN,
  PASSWORD_PATTERN,
  PHONE_OTP_PATTERN,
  PHONE_PATTERN,
  PLACE_PATTERN,
  POSTAL_CODE_PATTERN,
  RECOVERY_CODE_PATTERN,
  SECOND_FACTOR_CODE_PATTERN,
  STREET_PATTERN,
  WORK_PATTERN,
} from './patterns';

const CASES: Record<string, [pattern: RegExp, right: string[], wrong: string[]]> = {
  phone: [
    PHONE_PATTERN,
    ['123456789', '639170000001', '123456789012345'],
    [
      '12345678',
      '1234567890123456',
      '+63917000001',
      '6391 7000001',
      '６３９１７０００００１',
      '639170000001\n',
      '',
    ],
  ],
  name: [
    NAME_PATTERN,
    [
      'Juan',
      'Niño Peña',
      'Nin\u0303o',
      "D'Souza-Cruz, Jr.",
      '王小明',
      'Ōkubo',
      'Nguyê\u0303n',
      'अंजलि शर्मा',
      'สมชาย',
      '辻\u{e0100}村',
      '김철수'.normalize('NFD'),
    ],
    [
      '\u0301\u0301\u0301',
      ' \u0303Juan',
      '\u3164\u3164\u3164',
      'Juan\u115f',
      '\u034fJuan',
      'Juan2',
      'Juan_Cruz',
      'Juan/Cruz',
      'Juan\tCruz',
      'Juan\n',
      'D’Souza',
      '<b>',
      '\u202eJuan',
      '',
    ],
  ],
  work: [WORK_PATTERN, ['Pasig (Ortigas) / Manila', 'N/A'], ['Pasig 1', 'Pasig & Co', '']],
  place: [
    PLACE_PATTERN,
    ['Region IV-A (CALABARZON)', 'Zone 5', 'Parañaque'],
    ['Zone #5', '?', 'a;b', '\u3164\u3164\u3164', '\u0301Zone', ''],
  ],
  street: [
    STREET_PATTERN,
    ['12 Mabini St., Blk. 5', "O'Hara-Ñ 4", '#12-B', '12/3 Mabini (rear)', 'Cor. J&T St.'],
    ['12; Mabini', 'No. 5 @ Mabini', '12 [rear]', '12 \\ 3', '12+3', '<b>12', '#12\n', '12\tMabini', ''],
  ],
  postalCode: [POSTAL_CODE_PATTERN, ['1605', 'SW1A 1AA', '98-1'], ['16/05', '#1605', '(1605)', '16&05', '']],
  bank: [BANK_PATTERN, ['BPI', 'G-Xchange, Inc. (GCash) / A&B', '7-Bank'], ['BPI;', 'BPI_1', '']],
  account: [
    ACCOUNT_NUMBER_PATTERN,
    ['1234 5678-90', 'PH12ABCD'],
    ['12.34', '12_34', "12'34", '1234\u1160', '1234\u0301', ''],
  ],
  identity: [
    IDENTITY_NUMBER_PATTERN,
    ['P1234567A', "1-2.3'4, 5", 'Ñ1234567'],
    [
      '-1234567',
      '\u03011234567',
      '1234567\u3164',
      '1234567\ufe0f',
      ' 1234567',
      '.1234567',
      '1234_567',
      '12/34567',
      '',
    ],
  ],
  line: [
    LINE_PATTERN,
    ['Juana', 'Jo\u00e3o (3rd) 😀', 'علی\u200cرضا'],
    ['Juana\nPAID', 'Juana\r', 'Juana\u2028PAID', 'Juana\u0085', '\u001b[2JJuana', ''],
  ],
  password: [
    PASSWORD_PATTERN,
    ['Pautang1!', "Aa1!'.-,", 'Peñá2026#', 'ÑandúÑ1%', 'A1a@'],
    [
      'pautang1!',
      'PAUTANG1!',
      'Pautang!!',
      'Pautang11',
      'Pautang1-',
      'Pautang1 !',
      'Pautang1!^',
      'Pautang1!\n',
      '',
    ],
  ],
  email: [
    EMAIL_PATTERN,
    ['a@b.co', 'juana.cruz+loan@sub.example.museum'],
    [
      'a@b',
      'a@b.c',
      'a@b..com',
      'a@.com',
      'a b@c.de',
      '@b.co',
      'a@.co@',
      'a@b.co\n',
      `a@b.${'c'.repeat(21)}`,
      'a@@b.co',
      '\u200ba@b.co',
      'a@b\u00ad.co',
      'a\u001b@b.co',
      '',
    ],
  ],
  otp: [
    OTP_PATTERN,
    ['123456', '000000', '123456789012'],
    ['12345', '1234567890123', '12345a', '١٢٣٤٥٦', '123456\n', ''],
  ],
  phoneCode: [PHONE_OTP_PATTERN, ['000000'], ['12345', '1234567', '12345a', '١٢٣٤٥٦', '']],
  recoveryCode: [RECOVERY_CODE_PATTERN, ['00000000'], ['1234567', '123456789', '1234 5678', '']],
  invitationCode: [
    INVITATION_CODE_PATTERN,
    ['K7WQ-2M4X-9RTD', 'k7wq2m4x9rtd', 'k7wq 2m4x - 9rtd'],
    ['K7WQ-2M4X-9RT', 'K7WQ-2M4X-9RTDA', 'K7WQ_2M4X_9RTD', '-K7WQ2M4X9RTD', 'Ñ7WQ2M4X9RTD', ''],
  ],
  longCode: [
    LONG_CODE_PATTERN,
    ['K7WQ-2M4X-9RTD-K7WQ-2M4X-9RTD-K7WQ', 'k7wq 2m4x9rtdk7wq2m4x9rtdk7wq', 'K7WQ-2M4X-9RTD'],
    ['K7WQ-2M4X-9RTD-K7WQ', 'K7WQ-2M4X-9RTD-K7WQ-2M4X-9RTD-K7WQ-2', 'K7WQ-2M4X-9RT', ''],
  ],
  secondFactorCode: [
    SECOND_FACTOR_CODE_PATTERN,
    ['123456', '123 456', 'K7WQ-2M4X-9RTD-K7WQ-2M4X-9RTD-K7WQ', 'k7wq2m4x9rtd'],
    ['12345', '1234567', 'K7WQ-2M4X-9RTD-K7WQ', ''],
  ],
};

describe.each(Object.entries(CASES))('the pattern of a %s', (_, [pattern, right, wrong]) => {
  it.each(right)('takes %j', (text) => expect(pattern.test(text)).toBe(true));
  it.each(wrong)('refuses %j', (text) => expect(pattern.test(text)).toBe(false));

  it('is done quickly with a long text', () => {
    const begun = process.hrtime.bigint();
    for (const text of ['a', '1', 'a@', 'a.', 'aA1!', ' '].map((part) => part.repeat(100_000)))
      pattern.test(text);

    expect(Number(process.hrtime.bigint() - begun) / 1e6).toBeLessThan(500);
  });
});
