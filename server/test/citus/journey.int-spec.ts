import { randomUUID } from 'node:crypto';
import { SignOut } from '../../src/modules/auth/sessions/sign-out.service';
import { readOwnData } from '../../src/modules/data-rights/own-data';
import { FieldCipher } from '../../src/platform/crypto/field-cipher';
import { startApp, startSecondApp, type TestApp } from '../support/app';
import { cancelOn } from '../support/cancellation';
import {
  addStaff,
  approvedLoan,
  decide,
  newMember,
  newPhone,
  PASSWORD,
  type TestStaff,
} from '../support/factories';
import { cookieOf, outcomes, send } from '../support/http';
import { Authenticator } from '../support/passkey';
import { challengeIn, codeOf, enrolled, secondFactorCall, tokenIn } from '../support/second-factor';
import { accountOf } from '../support/servicing';
import { expectSoundLedger } from '../support/sound-ledger';
import { appliedTopUp, topUpQuote } from '../support/top-ups';
import { balanceOf, confirm, prepareWithCode, settle } from '../support/withdrawals';

const visitor = () => ({
  phoneNumber: newPhone(),
  password: PASSWORD,
  fullName: 'Juana dela Peña',
  workPlaceCountry: 'Philippines',
  workLocation: 'Pasig City',
  jobTitle: 'Teacher',
  jobCategory: 'Education / Teaching',
  monthlyNetIncome: 38_000,
});

const SITE = 'https://pautang.example';

describe('two servers on three nodes', () => {
  let servers: [TestApp, TestApp];
  let staff: TestStaff;

  beforeAll(async () => {
    const settings = { TOP_UP_AFTER_INSTALLMENTS: '0', PUBLIC_URL: SITE };
    const first = await startApp(settings);
    servers = [first, await startSecondApp(first, settings)];
    staff = await addStaff(first);
  });

  afterAll(async () => {
    const [first, second] = servers ?? [];
    await second?.close();
    await first?.close();
  });

  it('register many members at the same moment', async () => {
    const ends = await outcomes(
      Array.from({ length: 24 }, async (_, index) => {
        const { url } = servers[index % 2] ?? servers[0];
        const { status } = await send(`${url}/v2/authmember/register`, { body: visitor() });
        if (status !== 201) throw new Error(String(status));
      }),
    );

    expect(ends).toEqual(Array.from({ length: 24 }, () => 'done'));
  });

  it('take a number once, also when it is registered twice at the same moment', async () => {
    const body = visitor();

    const answers = await Promise.all(
      servers.map(({ url }) => send(`${url}/v2/authmember/register`, { body })),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('take a passkey once, also when two members add it at the same moment', async () => {
    const authenticator = new Authenticator(SITE);
    const call = (path: string, { url }: TestApp, token: string, body: object) =>
      send(`${url}/v2/authmember/passkeys${path}`, { body, token });
    const making = servers.map(async (server) => {
      const { token } = await newMember(server);
      const { json } = await call('/options', server, token, { password: PASSWORD });
      const { options } = json as { options: Parameters<Authenticator['create']>[0] };
      return { server, token, credential: authenticator.create(options) };
    });

    const answers = await Promise.all(
      (await Promise.all(making)).map(({ server, token, credential }) =>
        call('', server, token, { name: 'My phone', credential }),
      ),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('sign members and staff in, with both factors, and tell in the audit trail how each session ended', async () => {
    const [one, other] = servers;
    const call = (path: string, cookie: string, { url }: TestApp, method = 'GET') =>
      send(`${url}/v2/authmember/${path}`, { method, headers: { cookie } });
    const signIn = ({ phoneNumber }: { readonly phoneNumber: string }, { url }: TestApp) =>
      send(`${url}/v2/authmember/login`, { body: { phoneNumber, password: PASSWORD } });
    const member = await newMember(one);
    const cookie = cookieOf(await signIn(member, one));
    const next = await call('refresh', cookie, other);
    expect(next.status).toBe(200);
    expect((await call('logout', cookieOf(next), one, 'POST')).status).toBe(204);

    const { officer } = await addStaff(one);
    const authenticator = await enrolled(one, officer.token);
    const { token } = challengeIn(await signIn(officer, other));
    const answer = await secondFactorCall(one, '', { token, code: authenticator.recoveryCodes[0] });
    expect((await send(`${other.url}/v2/backoffice/loans`, { token: tokenIn(answer) })).status).toBe(200);
    const body = { password: PASSWORD, code: codeOf(authenticator, 1) };
    expect((await secondFactorCall(other, '/remove', body, tokenIn(answer))).status).toBe(204);

    const told = await one.sql<{ action: string }>(
      `SELECT action FROM audit_entry WHERE subject = ANY ($1) AND action NOT LIKE 'STAFF%' ORDER BY created_at, id`,
      [[member, officer].map(({ accountId }) => `account ${accountId}`)],
    );
    expect(told.map(({ action }) => action)).toEqual([
      'SIGNED_IN',
      'SESSIONS_ENDED',
      'SECOND_FACTOR_ENROLLED',
      'SECOND_FACTOR_ASKED',
      'SECOND_FACTOR_ACCEPTED',
      'SIGNED_IN',
      'SECOND_FACTOR_ACCEPTED',
      'SESSIONS_ENDED',
      'SECOND_FACTOR_REMOVED',
    ]);
  });

  it('lead one loan from its application to its end', async () => {
    const [one, other] = servers;
    const member = await approvedLoan(one, staff);
    const there = { ...member, client: other.client(member.token) };
    await confirm(there, await prepareWithCode(member, staff, 50_000));
    const { items } = await staff.assistant.client.backOffice.listWithdrawals({});
    await settle(staff, items[0]?.withdrawalNumber ?? '', 'PROCESSING', 'COMPLETED');
    expect(await balanceOf(there)).toBe(200_000);
  });

  it('withdraw once, however often and wherever it is sent', async () => {
    const member = await approvedLoan(servers[0], staff);
    const wish = await prepareWithCode(member, staff, 20_000);
    const key = randomUUID();

    const ends = await outcomes(
      Array.from({ length: 16 }, (_, index) => {
        const { client } = { client: (servers[index % 2] ?? servers[0]).client(member.token) };
        return confirm({ ...member, client }, wish, key);
      }),
    );

    expect(new Set(ends)).toEqual(new Set(['done']));
    expect(await balanceOf(member)).toBe(230_000);
  });

  it('let a loan pay off another, and give it back', async () => {
    const [one, other] = servers;
    const old = await approvedLoan(one, staff);
    const before = await accountOf(old);
    const fresh = await appliedTopUp(old, await topUpQuote(old, 300_000));
    await decide(staff, fresh);
    expect(await accountOf(old)).toMatchObject({ status: 'REPAID' });
    expect(await accountOf(fresh)).toMatchObject({ canCancel: true, earlierRunsOn: true });

    await cancelOn(other, fresh);

    const { payoffAmount, schedule } = before;
    expect(await accountOf(old)).toMatchObject({ status: 'APPROVED', payoffAmount, schedule });
    expect(await balanceOf(old)).toBe(250_000);
  });

  it('tell a member all that is kept of them', async () => {
    const [one, other] = servers;
    const { accountId, loanNumber } = await approvedLoan(one, staff);

    const { Loans } = await readOwnData(other.dataSource.manager, accountId, other.get(FieldCipher));

    expect(Loans).toEqual([expect.objectContaining({ 'Loan number': loanNumber, Currency: 'PHP' })]);
  });

  it('leave the ledger whole', () => expectSoundLedger(servers[1]));

  it('sign one account out everywhere, and then everybody', async () => {
    const [one, other] = servers;
    const { phoneNumber } = await newMember(one);
    const signedIn = async () =>
      cookieOf(await send(`${other.url}/v2/authmember/login`, { body: { phoneNumber, password: PASSWORD } }));
    const refresh = (cookie: string) => send(`${other.url}/v2/authmember/refresh`, { headers: { cookie } });
    const first = await signedIn();
    await one.get(SignOut).one(phoneNumber);
    expect((await refresh(first)).status).toBe(403);

    const second = await signedIn();
    expect(await one.get(SignOut).everyone()).toBeGreaterThan(1);
    expect((await refresh(second)).status).toBe(403);
    expect(await other.get(SignOut).everyone()).toBe(0);
  });
});
