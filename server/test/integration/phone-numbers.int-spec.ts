import { DataSource } from 'typeorm';
import { readEnvironment } from '../../src/config/env';
import { dataSourceOptions } from '../../src/database/data-source-options';
import { migrate } from '../../src/database/migrate';
import { CreateSchema1763700000000 } from '../../src/database/migrations/1763700000000-create-schema';
import { GuardLedger1763700000001 } from '../../src/database/migrations/1763700000001-guard-ledger';
import { PasswordHasher } from '../../src/modules/auth/password-hasher';
import { startApp, startSecondApp, type TestApp } from '../support/app';
import { createDatabase, type TestDatabase } from '../support/database';
import { addStaff, approvedLoan, newPhone, PASSWORD } from '../support/factories';
import { send } from '../support/http';

/** 639180000001 as it is dialled at home, and from abroad. */
const atHome = (phoneNumber: string) => `0${phoneNumber.slice(2)}`;
const writings = (phoneNumber: string) => [phoneNumber, atHome(phoneNumber), `00${phoneNumber}`];

describe('a phone number', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startApp({ ACCOUNT_RECOVERY: 'true' });
  });

  afterAll(() => test.close());

  const post = (path: string, body: object, token?: string) =>
    send(`${test.url}/v2${path}`, { body, ...(token && { token }) });
  const register = (phoneNumber: string) =>
    post('/authmember/register', { phoneNumber, fullName: 'Juana dela Cruz', password: PASSWORD });
  const signIn = (phoneNumber: string, password = PASSWORD) =>
    post('/authmember/login', { phoneNumber, password });

  it('has one account, however it is written', async () => {
    const phoneNumber = newPhone();

    expect(await register(atHome(phoneNumber))).toMatchObject({ status: 201, json: { phoneNumber } });
    for (const written of writings(phoneNumber)) {
      expect(await register(written)).toMatchObject({ status: 409, json: { code: 'PHONE_NUMBER_TAKEN' } });
      expect((await signIn(written)).status).toBe(200);
    }
    expect((await signIn(`+${phoneNumber}`)).status).toBe(200);
    expect((await signIn(`+63 ${phoneNumber.slice(2)}`)).status).toBe(200);
  });

  it('has one account, however many register it at once', async () => {
    const answers = await Promise.all(writings(newPhone()).map(register));

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('of another country is not taken for a Philippine one', async () => {
    const national = newPhone().slice(2);
    await register(`63${national}`);

    for (const foreign of [`1${national}`, `81${national}`, national]) {
      expect((await signIn(foreign)).status).toBe(401);
      expect(await register(foreign)).toMatchObject({ status: 201, json: { phoneNumber: foreign } });
    }
  });

  it.each(['000000017', '123456789', '999999999999999'])(
    'that nobody knows may still register: %s',
    async (odd) => {
      expect(await register(odd)).toMatchObject({ status: 201, json: { phoneNumber: odd } });
      expect((await signIn(odd)).status).toBe(200);
    },
  );

  it.each(['+639171234567', '63 9171234567', '12345678', '1234567890123456'])(
    'is 9 to 15 digits for whoever registers: not %s',
    async (odd) => {
      expect((await register(odd)).status).toBe(400);
    },
  );

  it('is locked in each of its writings together', async () => {
    const phoneNumber = newPhone();
    await register(phoneNumber);
    for (const written of [...writings(phoneNumber), `+${phoneNumber}`, phoneNumber]) {
      expect((await signIn(written, 'Wrong1!!')).status).toBe(401);
    }

    for (const written of writings(phoneNumber)) expect((await signIn(written)).status).toBe(429);
  });

  it('in a body is the caller’s in each of its writings, and another member’s in none', async () => {
    const [own, other] = [newPhone(), newPhone()];
    await register(own);
    await register(other);
    const { accessToken } = (await signIn(own)).json as { accessToken: string };
    const state = (phoneNumber: string) => post('/member/infostate', { phoneNumber }, accessToken);

    for (const written of writings(own)) expect((await state(written)).status).toBe(200);
    for (const written of [...writings(other), `1${own.slice(2)}`]) {
      expect(await state(written)).toMatchObject({ status: 403, json: { code: 'NOT_YOUR_ACCOUNT' } });
    }
  });

  it('names its member to staff, and to whoever changes or recovers a password', async () => {
    const staff = await addStaff(test);
    const { phoneNumber, walletId: id, client, token } = await approvedLoan(test, staff);
    const requestBody = { id, phoneNumber: atHome(phoneNumber), withdrawalAmount: 5000 };
    await client.wallet.prepareWithdrawal({ requestBody });
    const written = `00${phoneNumber}`;

    expect((await post('/backoffice/otp', { phoneNumber: written }, staff.assistant.token)).status).toBe(200);
    const change = { currentPassword: PASSWORD, newPassword: 'Kalabaw2$', password: 'Kalabaw2$' };
    const changed = await post('/authmember/chpwd', { phoneNumber: written, ...change }, token);
    expect(changed.status).toBe(204);
    const code = await post('/backoffice/recovery-codes', { phoneNumber: written }, staff.assistant.token);
    const { recoveryCode } = code.json as { recoveryCode: string };
    const recovery = { phoneNumber: atHome(phoneNumber), recoveryCode, newPassword: 'Kalabaw3$' };
    expect((await post('/authmember/recover', recovery)).status).toBe(204);
    expect((await signIn(phoneNumber, 'Kalabaw3$')).status).toBe(200);
  });
});

describe('phone numbers of a database from before they were compared', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let test: TestApp;
  const environment = readEnvironment({ DEMO: 'true' });

  /** By name: the number as it was stored. The later ones are younger. */
  const STORED = {
    canonical: '639180000001',
    sameAtHome: '09180000001',
    atHome: '09180000002',
    firstAbroad: '00639180000003',
    thenAtHome: '09180000003',
    foreign: '819012345678',
    odd: '000000017',
  };
  const passwordOf = (name: string) => `Own1!${name}`;

  beforeAll(async () => {
    database = await createDatabase({ isEmpty: true });
    const first = new DataSource({
      ...dataSourceOptions(database.ownerUrl, environment),
      migrations: [CreateSchema1763700000000, GuardLedger1763700000001],
    });
    await first.initialize();
    await first.runMigrations({ transaction: 'each' });
    let age = 0;
    for (const [name, phoneNumber] of Object.entries(STORED)) {
      age += 1;
      const id = `0193d5a0-0000-7000-8000-00000000000${age}`;
      const hash = await new PasswordHasher().hash(passwordOf(name));
      await first.query(`INSERT INTO account VALUES ($1, $2, $3, $4, '{MEMBER}')`, [
        id,
        phoneNumber,
        name,
        hash,
      ]);
      await first.query(
        `INSERT INTO member (id, phone_number, full_name, work_place_country, work_location, job_title, job_category,
           monthly_net_income, state)
         VALUES ($1, $2, $3, 'Philippines', 'Pasig', 'Teacher', 'Education', 38000, 'INFO_COMPLETED')`,
        [id, phoneNumber, name],
      );
    }
    await first.destroy();
    await migrate(database, environment);
    test = await startSecondApp({ databaseUrl: database.url } as TestApp);
    dataSource = test.dataSource;
  });

  afterAll(async () => {
    await test?.close();
    await database.drop();
  });

  const signIn = (phoneNumber: string, name: string) =>
    send(`${test.url}/v2/authmember/login`, { body: { phoneNumber, password: passwordOf(name) } });

  it('are canonical where that names nobody else, with the member’s', async () => {
    const kept = {
      canonical: '639180000001',
      sameAtHome: '09180000001',
      atHome: '639180000002',
      firstAbroad: '639180000003',
      thenAtHome: '09180000003',
      foreign: '819012345678',
      odd: '000000017',
    };
    for (const table of ['account', 'member']) {
      const rows = await dataSource.query(`SELECT full_name, phone_number FROM ${table}`);
      expect(
        Object.fromEntries(
          rows.map(({ full_name, phone_number }: Record<string, string>) => [full_name, phone_number]),
        ),
      ).toEqual(kept);
    }
  });

  it('let everybody in who was in before, by the digits of that time', async () => {
    for (const [name, phoneNumber] of Object.entries(STORED)) {
      expect([name, (await signIn(phoneNumber, name)).status]).toEqual([name, 200]);
    }
  });

  it('lead to the canonical account by every other writing', async () => {
    expect((await signIn('00639180000001', 'canonical')).status).toBe(200);
    expect((await signIn('+639180000001', 'canonical')).status).toBe(200);
    expect((await signIn('639180000003', 'firstAbroad')).status).toBe(200);
    expect((await signIn('639180000002', 'atHome')).status).toBe(200);
    expect((await signIn('639180000001', 'sameAtHome')).status).toBe(401);
  });

  it('keep two accounts of one number apart in a body', async () => {
    const { accessToken: token } = (await signIn('09180000001', 'sameAtHome')).json as {
      accessToken: string;
    };
    const state = (phoneNumber: string) =>
      send(`${test.url}/v2/member/infostate`, { token, body: { phoneNumber } });

    expect((await state('09180000001')).status).toBe(200);
    expect((await state('639180000001')).status).toBe(403);
  });

  it('are refused to whoever registers one that is there already', async () => {
    const body = { fullName: 'Juana dela Cruz', password: PASSWORD };
    for (const phoneNumber of ['09180000001', '00639180000002', '639180000003']) {
      const answer = await send(`${test.url}/v2/authmember/register`, { body: { ...body, phoneNumber } });
      expect(answer.status).toBe(409);
    }
  });
});
