import { JwtService } from '@nestjs/jwt';
import { MemoryTokenStore, PautangClient } from '@pautang/sdk';
import { AuthService } from '../../src/modules/auth/auth.service';
import { DueNumbers } from '../../src/modules/data-rights/due-numbers.service';
import { readOwnData } from '../../src/modules/data-rights/own-data';
import { FieldCipher } from '../../src/platform/crypto/field-cipher';
import type { TestApp } from '../support/app';
import {
  auditOf as auditOfMember,
  coolDown as coolDownOn,
  correctionCommand,
  correctionsIn,
  infoOf,
  newest,
} from '../support/corrections';
import { TEST_SECRETS } from '../support/environment';
import { eventually } from '../support/eventually';
import { activatedMember, approvedLoan, newPhone, PASSWORD, type TestAccount } from '../support/factories';
import { Gateway } from '../support/gateway';
import { refusal, refusalCode, send } from '../support/http';
import { askByCode, sendCode, takeOther } from '../support/phone-correction';
import { type Business, startBusiness } from '../support/servicing';

let gateway: Gateway;
let business: Business;
let test: TestApp;

beforeAll(async () => {
  gateway = await new Gateway().start();
  business = await startBusiness({
    ROLE: 'web',
    PHONE_OTP_LIMIT_PER_HOUR: '1000',
    // Who waits for an account here waits until others do.
    DATABASE_LOCK_SECONDS: '30',
    ...gateway.settings,
  });
  test = business.test;
});

afterAll(async () => {
  await test.close();
  await gateway.stop();
});

const coolDown = (member: TestAccount) => coolDownOn(test, member);
const ask = (member: TestAccount, phoneNumber: string) => askByCode({ test, gateway }, member, phoneNumber);
const take = (member: TestAccount, phoneNumber: string) => takeOther({ test, gateway }, member, phoneNumber);
const run = () => test.get(DueNumbers).run();
const textsTo = (phoneNumber: string) => gateway.textsTo({ phoneNumber });
const numbersOf = async ({ accountId }: TestAccount) => {
  const [row] = await test.sql<{ account: string; member: string }>(
    `SELECT a.phone_number AS account, m.phone_number AS member
     FROM account a JOIN member m ON m.id = a.id WHERE a.id = $1`,
    [accountId],
  );
  return row;
};
/** Signed in by the form, with a session that can be refreshed. */
const signedIn = async (phoneNumber: string) => {
  const tokens = new MemoryTokenStore();
  const client = new PautangClient({ baseUrl: test.url, tokens });
  await client.signIn({ phoneNumber, password: PASSWORD });
  return { client, tokens };
};
const numberIn = (token = '') =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).UserInfo.phoneNumber;
const register = async (phoneNumber: string) => {
  const person = { fullName: 'Rosa Salazar', password: PASSWORD };
  await test.client().authentication.registerMember({ requestBody: { phoneNumber, ...person } });
};

describe('another phone number', () => {
  it('is asked for once at a time, told at the one so far, and kept where nobody reads it', async () => {
    const member = await activatedMember(test);
    const phoneNumber = newPhone();
    const asked = await ask(member, phoneNumber);
    expect(asked).toMatchObject({
      kind: 'PHONE',
      state: 'COOLING',
      wanted: `${phoneNumber.slice(0, 3)}*********`,
    });
    expect(Date.parse(asked.coolingUntil) - Date.parse(asked.askedAt)).toBe(24 * 60 * 60 * 1000);
    await eventually(async () =>
      expect(textsTo(member.phoneNumber)).toEqual([
        expect.stringMatching(/Another phone number .* stop it: .*\/not-me#/),
      ]),
    );
    expect(textsTo(phoneNumber)).toEqual([expect.stringContaining('your code for your new phone number')]);
    expect(await refusalCode(sendCode(member, newPhone()))).toBe('CORRECTION_OPEN');
    const { correctionId } = asked;
    const stranger = await activatedMember(test);
    await expect(stranger.client.myData.readCorrections()).resolves.toMatchObject({ items: [] });
    expect(await refusalCode(stranger.client.myData.withdrawCorrection({ correctionId }))).toBe(
      'CORRECTION_NOT_FOUND',
    );
    const kept = await test.sql<{ row: string }>(
      `SELECT c::text AS row FROM correction c UNION ALL SELECT a::text FROM audit_entry a
       UNION ALL SELECT e::text FROM member_event e UNION ALL SELECT j.data::text FROM jobs.job j`,
    );
    expect(kept.map(({ row }) => row).join()).not.toContain(phoneNumber);
  });

  it('is read by nobody until it is in its place, and then by everybody, while papers stay', async () => {
    const member = await approvedLoan(test, business.staff);
    const { accountId: memberId, loanNumber, phoneNumber: before } = member;
    const elsewhere = await signedIn(before);
    const phoneNumber = newPhone();
    await ask(member, phoneNumber);
    await coolDown(member);
    expect(await newest(member)).toMatchObject({ state: 'COOLING' });
    expect(await infoOf(member)).toMatchObject({ phoneNumber: before });
    await expect(signedIn(phoneNumber)).rejects.toMatchObject({ code: 'SIGN_IN_FAILED' });
    await signedIn(before);

    await run();
    await run();
    expect(await numbersOf(member)).toEqual({ account: phoneNumber, member: phoneNumber });
    expect(await newest(member)).toMatchObject({ state: 'DONE', endedAt: expect.any(String) });
    await expect(signedIn(before)).rejects.toMatchObject({ code: 'SIGN_IN_FAILED' });
    const { client } = await signedIn(phoneNumber);
    const requestBody = { phoneNumber, loanNumber };
    await expect(client.member.readMemberInfo({ requestBody })).resolves.toMatchObject({ phoneNumber });
    await expect(client.loan.readLoanAccount({ requestBody })).resolves.toMatchObject({ loanNumber });
    await expect(client.wallet.loadWallet({ requestBody })).resolves.toMatchObject({ active: true });
    const agreement = JSON.stringify(await client.loan.readAgreement({ requestBody }));
    expect([agreement.includes(before), agreement.includes(phoneNumber)]).toEqual([true, false]);
    const { officer } = business.staff;
    await expect(officer.client.backOffice.readMember({ memberId })).resolves.toMatchObject({ phoneNumber });

    // A page that was left open comes back with a token that has run out.
    const claims = {
      sub: memberId,
      sid: member.sessionId,
      UserInfo: { phoneNumber: before, roles: ['MEMBER'] },
    };
    const { JWT_SECRET: secret } = TEST_SECRETS;
    elsewhere.tokens.set(new JwtService({}).sign(claims, { secret, audience: 'pautang', expiresIn: -1 }));
    const asBefore = { requestBody: { phoneNumber: before, loanNumber } };
    await expect(elsewhere.client.loan.readLoanAccount(asBefore)).resolves.toMatchObject({ loanNumber });
    expect(numberIn(elsewhere.tokens.get())).toBe(phoneNumber);
    expect(await correctionsIn(test, member)).toEqual(['CORRECTION_ASKED', 'CORRECTION_DONE']);
    const audit = (await auditOfMember(test, member)).map(({ row }) => row).join();
    for (const number of [before, phoneNumber]) expect(audit).not.toContain(number);
    const events = await test.sql<{ data: object }>(
      `SELECT data FROM member_event WHERE member_id = $1 AND type = 'member.corrected'`,
      [memberId],
    );
    expect(events).toEqual([{ data: { kind: 'PHONE', memberId, fields: ['phoneNumber'] } }]);
    expect(textsTo(phoneNumber)).toContainEqual(expect.stringContaining('counts from now on'));
    expect(textsTo(before)).toContainEqual(expect.stringContaining('no longer that of your account'));
    expect(textsTo(before).join()).not.toContain(phoneNumber);
  });

  it('counts on the business day', async () => {
    const member = await activatedMember(test);
    const clock = business.staff.officer.client.backOffice;
    const phoneNumber = newPhone();
    await ask(member, phoneNumber);
    await run();
    expect(await numbersOf(member)).toMatchObject({ account: member.phoneNumber });
    await clock.moveClock({ requestBody: { days: 1 } });
    await run();
    await clock.moveClock({ requestBody: { days: -1 } });
    expect(await numbersOf(member)).toEqual({ account: phoneNumber, member: phoneNumber });
  });

  it('leaves a token of before its own data alone, also once somebody else has the number', async () => {
    const member = await approvedLoan(test, business.staff);
    const { phoneNumber: before, client, token, accountId, loanNumber } = member;
    const phoneNumber = newPhone();
    await take(member, phoneNumber);
    await register(before);
    const holder = await test.get(AuthService).accountByPhone(before);
    expect(holder.accountId).not.toBe(accountId);

    const requestBody = { phoneNumber: before };
    await expect(client.member.readMemberInfo({ requestBody })).resolves.toMatchObject({ phoneNumber });
    await expect(client.member.lookUpPhoneNumber({ requestBody })).resolves.toMatchObject({ phoneNumber });
    await expect(client.loan.readLoanAccount({ requestBody })).resolves.toMatchObject({ loanNumber });
    const other = { requestBody: { phoneNumber } };
    expect(await refusalCode(client.member.readMemberInfo(other))).toBe('NOT_YOUR_ACCOUNT');
    const own = await signedIn(phoneNumber);
    expect(await refusalCode(own.client.member.readMemberInfo({ requestBody }))).toBe('NOT_YOUR_ACCOUNT');
    await expect(own.client.loan.readLoanAccount(other)).resolves.toMatchObject({ loanNumber });
    const { client: theirs } = await signedIn(before);
    await expect(theirs.loan.readLoanAccount({ requestBody })).resolves.toEqual({ active: false });

    const close = { token, body: { password: 'Wrong1!?' } };
    for (let count = 0; count < 6; count++) await send(`${test.url}/v2/member/close`, close);
    await signedIn(before);
    const tried = await test.sql(
      `SELECT member_id FROM audit_entry WHERE action = 'PASSWORD_REFUSED' AND member_id IN ($1, $2)`,
      [accountId, holder.accountId],
    );
    expect(tried.map((row) => row.member_id)).toEqual(Array(5).fill(accountId));
  });

  it('leaves no failed sign-ins to who registers the one before', async () => {
    const member = await activatedMember(test);
    const { phoneNumber: before } = member;
    const wrong = { phoneNumber: before, password: 'Wrong1!?' };
    for (let count = 0; count < 5; count++) {
      await refusal(test.client().authentication.signIn({ requestBody: wrong }));
    }
    await expect(signedIn(before)).rejects.toMatchObject({ code: 'SIGN_IN_LOCKED' });
    await take(member, newPhone());
    await register(before);
    await signedIn(before);
  });

  it('is withdrawn in the settings until it is in its place, and by the link of its message', async () => {
    const member = await activatedMember(test);
    const { correctionId } = await ask(member, newPhone());
    await coolDown(member);
    await member.client.myData.withdrawCorrection({ correctionId });
    await run();
    expect(await newest(member)).toMatchObject({ state: 'WITHDRAWN' });
    expect(await refusalCode(member.client.myData.withdrawCorrection({ correctionId }))).toBe(
      'CORRECTION_ENDED',
    );

    await ask(member, newPhone());
    await eventually(async () => expect(textsTo(member.phoneNumber)).toHaveLength(2));
    const token = /\/not-me#([\w-]{43})$/.exec(textsTo(member.phoneNumber)[1] ?? '')?.[1];
    expect((await send(`${test.url}/v2/authmember/not-me`, { body: { token } })).status).toBe(204);
    await coolDown(member);
    await run();
    const rows = await test.sql('SELECT state, wanted_cipher FROM correction WHERE member_id = $1', [
      member.accountId,
    ]);
    expect(rows).toEqual(Array(2).fill({ state: 'WITHDRAWN', wanted_cipher: null }));
    expect(await numbersOf(member)).toEqual({ account: member.phoneNumber, member: member.phoneNumber });
  });

  it('ends refused, with a reason in the member’s language, where somebody registered it meanwhile', async () => {
    const member = await activatedMember(test);
    const phoneNumber = newPhone();
    await ask(member, phoneNumber);
    await register(phoneNumber);
    await coolDown(member);
    await run();
    expect(await numbersOf(member)).toEqual({ account: member.phoneNumber, member: member.phoneNumber });
    expect(await newest(member)).toMatchObject({
      state: 'REFUSED',
      reason: 'Another account has taken this phone number meanwhile.',
    });
    const inFilipino = await send(`${test.url}/v2/member/corrections`, {
      token: member.token,
      headers: { 'accept-language': 'fil' },
    });
    expect(inFilipino.text).toContain('may ibang account nang kumuha');
    expect(inFilipino.headers.get('content-language')).toBe('fil');
    expect(await correctionsIn(test, member)).toEqual(['CORRECTION_ASKED', 'CORRECTION_REFUSED']);
    expect(textsTo(member.phoneNumber)).toContainEqual(
      expect.stringContaining('not changed: Another account has taken'),
    );
    expect(textsTo(phoneNumber).join()).not.toContain('counts from now on');
    await signedIn(member.phoneNumber);
  });

  it('is one member’s, where two are to have it at the same moment', async () => {
    const members = [await activatedMember(test), await activatedMember(test)];
    const phoneNumber = newPhone();
    for (const member of members) {
      await ask(member, phoneNumber);
      await test.sql(`UPDATE phone_verification SET created_at = created_at - interval '61 seconds'`);
      await coolDown(member);
    }
    const ids = members.map(({ accountId }) => accountId);
    const settled = await (await test.owner()).transaction(async (tx) => {
      // Both have looked for a holder by the time that they wait for their accounts.
      await tx.query('SELECT 1 FROM account WHERE id = ANY ($1) FOR UPDATE', [ids]);
      const both = ids.map((id) => test.get(DueNumbers).settle(id));
      await eventually(async () => {
        const waiting = await tx.query(
          `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        expect(waiting).toHaveLength(2);
      });
      return { both };
    });
    await Promise.all(settled.both);
    const states = await Promise.all(members.map(newest));
    expect(states.map((one) => one?.state).sort()).toEqual(['DONE', 'REFUSED']);
    for (const [index, member] of members.entries()) {
      const has = states[index]?.state === 'DONE' ? phoneNumber : member.phoneNumber;
      expect(await numbersOf(member)).toEqual({ account: has, member: has });
      expect(await correctionsIn(test, member)).toHaveLength(2);
    }
    expect(textsTo(phoneNumber).filter((text) => text.includes('counts from now on'))).toHaveLength(1);
  });

  it('is in a download while it is open, and forgotten with a closed account', async () => {
    const member = await activatedMember(test);
    const { accountId, phoneNumber: before } = member;
    const phoneNumber = newPhone();
    await ask(member, phoneNumber);
    const told = await readOwnData(test.dataSource.manager, accountId, test.get(FieldCipher));
    expect(JSON.stringify(told['Corrections that you asked for'])).toContain(phoneNumber);
    await member.client.myData.closeAccount({ requestBody: { password: PASSWORD } });
    await coolDown(member);
    await run();
    expect(await test.sql('SELECT 1 FROM correction WHERE member_id = $1', [accountId])).toEqual([]);
    expect((await numbersOf(member))?.account).toMatch(/^x/);
    await register(phoneNumber);
    await register(before);
  });

  it('is nothing that staff, keys and nobody ask for, and nothing that officers decide on', async () => {
    const member = await activatedMember(test);
    const { correctionId } = await ask(member, newPhone());
    const { officer } = business.staff;
    const { backOffice } = officer.client;
    const scopes = ['corrections:decide', 'corrections:read'] as const;
    const { apiKey } = await backOffice.issueApiKey({ requestBody: { name: 'Desk', scopes: [...scopes] } });
    for (const path of ['phone/code', 'phone']) {
      const url = `${test.url}/v2/member/corrections/${path}`;
      const body = { phoneNumber: newPhone(), code: '123456', password: PASSWORD };
      for (const token of [officer.token, apiKey])
        expect((await send(url, { token, body })).status).toBe(403);
      expect((await send(url, { body })).status).toBe(401);
    }
    await coolDown(member);
    const listed = await backOffice.listCorrections({ limit: 200 });
    expect(listed.items.map((one) => one.correctionId)).not.toContain(correctionId);
    for (const call of [
      () => backOffice.readCorrection({ correctionId }),
      () => backOffice.confirmCorrection({ correctionId }),
      () => correctionCommand(officer, ['refuse', correctionId], { reason: 'No.' }),
    ]) {
      expect(await refusalCode(call())).toBe('CORRECTION_NOT_FOUND');
    }
  });
});
