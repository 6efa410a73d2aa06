import { startApp, type TestApp } from '../support/app';
import { newPhone, PASSWORD } from '../support/factories';
import { send } from '../support/http';

const tooLong = 'a'.repeat(101);

describe('registration', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startApp();
  });

  afterAll(() => test.close());

  const register = (body: object) =>
    send(`${test.url}/v2/authmember/register`, {
      body: { phoneNumber: newPhone(), fullName: 'Juana dela Peña', password: PASSWORD, ...body },
    });
  const memberOf = async (phoneNumber: string) =>
    (await test.sql('SELECT * FROM member WHERE phone_number = $1', [phoneNumber]))[0];

  it('creates a member who starts with the personal step, with the specified defaults', async () => {
    const phoneNumber = newPhone();

    const answer = await register({ phoneNumber });

    expect(answer).toMatchObject({ status: 201, json: { phoneNumber, state: 'PERSONAL_INFO' } });
    expect(await memberOf(phoneNumber)).toMatchObject({
      state: 'PERSONAL_INFO',
      full_name: 'Juana dela Peña',
      email: null,
      work_place_country: 'Philippines',
      work_location: 'N/A',
      job_title: 'N/A',
      job_category: 'N/A',
      monthly_net_income: 999,
    });
  });

  it('keeps what is told of employment', async () => {
    const phoneNumber = newPhone();
    const employment = {
      email: 'juana@example.com',
      workPlaceCountry: 'Japan',
      workLocation: 'Ōsaka (Kita-ku)',
      jobTitle: 'Nurse',
      jobCategory: 'Health Care / Medical',
      monthlyNetIncome: 9_999_999,
    };

    await register({ phoneNumber, ...employment });

    expect(await memberOf(phoneNumber)).toMatchObject({
      email: 'juana@example.com',
      work_place_country: 'Japan',
      work_location: 'Ōsaka (Kita-ku)',
      job_title: 'Nurse',
      job_category: 'Health Care / Medical',
      monthly_net_income: 9_999_999,
    });
  });

  it.each(['', null])('takes %j for an optional field as absent', async (nothing) => {
    const phoneNumber = newPhone();
    const optional = [
      'email',
      'workPlaceCountry',
      'workLocation',
      'jobTitle',
      'jobCategory',
      'monthlyNetIncome',
    ];

    const answer = await register({
      phoneNumber,
      ...Object.fromEntries(optional.map((name) => [name, nothing])),
    });

    expect(answer.status).toBe(201);
    expect(await memberOf(phoneNumber)).toMatchObject({
      email: null,
      work_place_country: 'Philippines',
      job_title: 'N/A',
    });
  });

  it('ignores what it does not ask for', async () => {
    const phoneNumber = newPhone();

    await register({
      phoneNumber,
      roles: ['LOAN_OFFICER'],
      state: 'INFO_COMPLETED',
      creditScore: 1000,
      id: 'x',
    });

    expect(await memberOf(phoneNumber)).toMatchObject({ state: 'PERSONAL_INFO', credit_score: 500 });
    expect(await test.sql('SELECT roles FROM account WHERE phone_number = $1', [phoneNumber])).toEqual([
      { roles: ['MEMBER'] },
    ]);
  });

  it('keeps the password as an argon2id hash of at least 19 MiB and two passes', async () => {
    const phoneNumber = newPhone();
    await register({ phoneNumber });

    const [account] = await test.sql<{ password_hash: string }>(
      'SELECT password_hash FROM account WHERE phone_number = $1',
      [phoneNumber],
    );
    const [, memory, passes] =
      /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(account?.password_hash ?? '') ?? [];
    expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
    expect(Number(passes)).toBeGreaterThanOrEqual(2);
  });

  it('makes one account of many registrations of one number at once', async () => {
    const phoneNumber = newPhone();

    const answers = await Promise.all(Array.from({ length: 6 }, () => register({ phoneNumber })));

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect(answer).toMatchObject({ status: 409, json: { code: 'PHONE_NUMBER_TAKEN' } });
      expect(answer.json).toMatchObject({ errors: [{ field: 'phoneNumber' }] });
    }
    expect(await test.sql('SELECT 1 FROM account WHERE phone_number = $1', [phoneNumber])).toHaveLength(1);
  });

  it.each([
    [
      'phoneNumber',
      ['63917123', '6391712345678901', '+639171234567', '63917 1234567', 639171234567, '', null],
    ],
    ['fullName', ['Juan', tooLong, 'Juana 2', 'Juana_Cruz', '     ', 'a\ufe0f'.repeat(60), '']],
    [
      'email',
      ['juana', 'juana@', 'juana@example', 'juana@example.c', 'a b@example.com', `${tooLong}@example.com`],
    ],
    [
      'password',
      [
        'Paut1!a',
        'A\u0301a\u03011!A\u0301',
        'Pautang1!Pautang1!Pautang1',
        'pautang1!',
        'PAUTANG1!',
        'Pautang!!',
        'Pautang11',
        'Pautang1 !',
        'Pautang1!^',
        '',
      ],
    ],
    ['workPlaceCountry', ['?', 'Atlantis', 'philippines']],
    ['workLocation', ['ab', tooLong, 'Pasig 1']],
    ['jobTitle', ['ab', tooLong, 'Teacher!']],
    ['jobCategory', ['?', 'Nothing', 'sales / marketing']],
    ['monthlyNetIncome', [99, 10_000_000, 1000.5, '38000', -500]],
    ['ipAddress', ['1'.repeat(46)]],
    ['companyRegister', [tooLong]],
  ])('refuses a wrong %s, naming the field, and creates nothing', async (field, values) => {
    for (const value of values) {
      const phoneNumber = newPhone();

      const answer = await register({ phoneNumber, [field]: value });

      expect([value, answer.status]).toEqual([value, 400]);
      expect(answer.json).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field }] });
      expect(await memberOf(phoneNumber)).toBeUndefined();
    }
  });

  it.each([
    ['fullName', 'Niño Peña'],
    ['fullName', 'Nin\u0303o Pen\u0303a'],
    ['fullName', "Maria D'Souza-Cruz, Jr."],
    ['fullName', 'Maria D’Souza'],
    ['phoneNumber', '123456789'],
    ['phoneNumber', '123456789012345'],
    ['password', "Aa1!'.-,"],
    ['password', 'Pautang1!Pautang1!Pautan'],
    ['password', 'Peñá2026#'],
    ['password', `Pautang1!${'n\u0303'.repeat(15)}`],
    ['email', 'a.b+c@sub.example.museum'],
    ['monthlyNetIncome', 100],
  ])('takes the %s %j', async (field, value) => {
    expect((await register({ [field]: value })).status).toBe(201);
  });

  it('names every field that is wrong at once', async () => {
    const { json } = await send(`${test.url}/v2/authmember/register`, { body: {} });

    const { errors } = json as { errors: { field: string; message: string }[] };
    expect(errors.map(({ field }) => field).sort()).toEqual(['fullName', 'password', 'phoneNumber']);
    expect(errors.every(({ message }) => message.length > 10)).toBe(true);
  });
});
