import { randomUUID } from 'node:crypto';
import { AccessTokens } from '../../src/modules/auth/access-token';
import { DueAccounts } from '../../src/modules/data-rights/due-accounts.service';
import { NumberIndex } from '../../src/modules/member/number-index/number-index.service';
import type { TestApp } from '../support/app';
import {
  askAccount,
  askIdentity,
  askName,
  auditOf as auditOfMember,
  coolDown as coolDownOn,
  correctionCommand,
  correctionsIn,
  infoOf,
  newest,
  OTHER_ACCOUNT,
  OTHER_NAME,
  withBoth,
} from '../support/corrections';
import { eventually } from '../support/eventually';
import {
  activatedMember,
  address,
  approvedLoan,
  bankOf,
  beginSession,
  identityOf,
  memberWithLoan,
  newMember,
  PASSWORD,
  type TestAccount,
} from '../support/factories';
import { Gateway } from '../support/gateway';
import { outcomes, refusal, refusalCode, send } from '../support/http';
import { type Business, startBusiness } from '../support/servicing';
import { expectSoundLedger } from '../support/sound-ledger';
import { confirm, prepare, prepareWithCode, withdraw } from '../support/withdrawals';

let gateway: Gateway;
let business: Business;
let test: TestApp;

beforeAll(async () => {
  gateway = await new Gateway().start();
  business = await startBusiness({ ROLE: 'web', ...gateway.settings });
  test = business.test;
});

afterAll(async () => {
  await expectSoundLedger(test).finally(() => test.close());
  await gateway.stop();
});

const command = (words: string[], more = {}) => correctionCommand(business.staff.officer, words, more);
const coolDown = (member: TestAccount) => coolDownOn(test, member);
const auditOf = (member: TestAccount) => auditOfMember(test, member);
const actionsOf = (member: TestAccount) => correctionsIn(test, member);

describe('address, e-mail and work', () => {
  it('are corrected at once, by their member alone, and told to the audit trail without saying them', async () => {
    const member = await memberWithLoan(test);
    const { client } = member;
    const place = { ...address, streetAddress: '7 Rizal Avenue', postalCode: undefined };
    await client.myData.correctAddress({ requestBody: place });
    await client.myData.correctContact({ requestBody: { email: 'juana.new@example.com' } });
    await client.myData.correctEmployment({
      requestBody: { jobTitle: 'Principal', monthlyNetIncome: 52_000 },
    });
    expect(await infoOf(member)).toMatchObject({
      streetAddress: '7 Rizal Avenue',
      email: 'juana.new@example.com',
    });
    expect((await infoOf(member)).postalCode).toBeUndefined();
    expect((await client.myData.readCorrections()).employment).toEqual({
      workPlaceCountry: 'Philippines',
      workLocation: 'Pasig City',
      jobTitle: 'Principal',
      jobCategory: 'Education / Teaching',
      monthlyNetIncome: 52_000,
    });
    await client.myData.correctAddress({ requestBody: place });
    expect(await actionsOf(member)).toEqual([
      'ADDRESS_CORRECTED',
      'CONTACT_CORRECTED',
      'EMPLOYMENT_CORRECTED',
    ]);
    const told = (await auditOf(member)).map(({ row }) => row).join();
    for (const value of ['Rizal', 'Mabini', 'juana.new', 'Principal']) expect(told).not.toContain(value);
    // Times and ids have such digits in them.
    expect(told).not.toMatch(/\b52000\b/);
    await eventually(async () =>
      expect(gateway.textsTo(member)).toEqual([
        expect.stringContaining('e-mail address of your account was changed'),
      ]),
    );
  });

  it('are not asked to change all day', async () => {
    const member = await activatedMember(test);
    const calls = Array.from({ length: 11 }, (_, number) =>
      member.client.myData.correctContact({ requestBody: { email: `j${number}@example.com` } }),
    );
    expect((await outcomes(calls)).filter((end) => end !== 'done')).toEqual(['TOO_MANY_REQUESTS']);
    expect(await refusalCode(askAccount(member))).toBe('TOO_MANY_REQUESTS');
  });

  it('say which field is wrong, and wait for the activation', async () => {
    const member = await activatedMember(test);
    const wrong = await refusal(member.client.myData.correctContact({ requestBody: { email: 'none' } }));
    expect(wrong).toMatchObject({ status: 400, fieldErrors: [{ field: 'email' }] });
    const income = { monthlyNetIncome: 1 };
    const low = await refusal(member.client.myData.correctEmployment({ requestBody: income }));
    expect(low).toMatchObject({ status: 400, fieldErrors: [{ field: 'monthlyNetIncome' }] });
    const stranger = await newMember(test);
    expect(await refusalCode(stranger.client.myData.correctAddress({ requestBody: address }))).toBe(
      'NOT_ACTIVATED',
    );
    expect(await refusalCode(askName(stranger))).toBe('NOT_ACTIVATED');
  });
});

describe('another bank account', () => {
  it('is asked for with the password, once at a time, and told at once', async () => {
    const member = await activatedMember(test);
    expect(await refusalCode(askAccount(member, {}, 'Wrong1!?'))).toBe('CURRENT_PASSWORD_WRONG');
    const asked = await askAccount(member, { accountNumber: '09𠮷 1234' });
    expect(asked).toMatchObject({ kind: 'BANK_ACCOUNT', state: 'COOLING', wanted: 'GCash 09𠮷*****' });
    expect(Date.parse(asked.coolingUntil) - Date.parse(asked.askedAt)).toBe(24 * 60 * 60 * 1000);
    expect(await refusal(askAccount(member))).toMatchObject({ status: 409, code: 'CORRECTION_OPEN' });
    expect(await outcomes([askName(member), askName(member)])).toEqual(['CORRECTION_OPEN', 'done']);
    await eventually(async () =>
      expect(gateway.textsTo(member)).toEqual([
        expect.stringMatching(/Another bank account .* stop it: .*\/not-me#/),
        expect.stringContaining('Another name'),
      ]),
    );
    const stranger = await activatedMember(test);
    await expect(stranger.client.myData.readCorrections()).resolves.toMatchObject({ items: [] });
    const { correctionId } = asked;
    expect(await refusalCode(stranger.client.myData.withdrawCorrection({ correctionId }))).toBe(
      'CORRECTION_NOT_FOUND',
    );
  });

  it('counts after its day, before any job came by, and each of its readers sees it', async () => {
    const member = await approvedLoan(test, business.staff);
    await askAccount(member);
    await withBoth(member, bankOf(member));
    await coolDown(member);
    await withBoth(member, OTHER_ACCOUNT);
    const { correctionId = '', state, wanted } = (await newest(member)) ?? {};
    expect([state, wanted]).toEqual(['DONE', undefined]);
    expect(await refusalCode(member.client.myData.withdrawCorrection({ correctionId }))).toBe(
      'CORRECTION_ENDED',
    );
    const { accountId: memberId } = member;
    await expect(business.staff.officer.client.backOffice.readMember({ memberId })).resolves.toMatchObject(
      OTHER_ACCOUNT,
    );
    const row = async () =>
      (
        await test.sql('SELECT bank_name, next_bank_name, next_account_at FROM member WHERE id = $1', [
          memberId,
        ])
      )[0];
    expect(await row()).toMatchObject({ bank_name: 'BPI', next_bank_name: 'GCash' });
    await test.get(DueAccounts).run();
    await test.get(DueAccounts).run();
    expect(await row()).toEqual({ bank_name: 'GCash', next_bank_name: null, next_account_at: null });
    await withBoth(member, OTHER_ACCOUNT);
    expect(await actionsOf(member)).toEqual(['CORRECTION_ASKED', 'CORRECTION_DONE']);
    const told = (await auditOf(member)).map(({ row: told }) => told).join();
    // Four digits alone stand in the ids, too.
    for (const value of ['GCash', OTHER_ACCOUNT.accountNumber.slice(0, 8), bankOf(member).accountNumber])
      expect(told).not.toContain(value);
    await eventually(async () =>
      expect(gateway.textsTo(member)).toContainEqual(expect.stringContaining('go to your new bank account')),
    );
  });

  it('counts on the business day', async () => {
    const member = await activatedMember(test);
    const clock = business.staff.officer.client.backOffice;
    await askAccount(member);
    expect(await infoOf(member)).toMatchObject(bankOf(member));
    await clock.moveClock({ requestBody: { days: 1 } });
    expect(await infoOf(member)).toMatchObject(OTHER_ACCOUNT);
    await clock.moveClock({ requestBody: { days: -1 } });
  });

  it('ends a request for a withdrawal that was prepared for the account so far, with its code', async () => {
    const member = await approvedLoan(test, business.staff);
    await askAccount(member);
    const prepared = await prepareWithCode(member, business.staff);
    await coolDown(member);
    const confirmed = refusalCode(confirm(member, prepared));
    await test.get(DueAccounts).run();
    expect(await confirmed).toBe('NO_WITHDRAWAL_REQUEST');
    expect(await withdraw(member, business.staff)).toMatchObject({ withdrawal: OTHER_ACCOUNT });
  });

  it('never shows half of one and half of the other, whoever reads while it comes into force', async () => {
    const member = await approvedLoan(test, business.staff);
    await askAccount(member);
    await coolDown(member);
    const accounts = await Promise.all([
      ...Array.from({ length: 4 }, () => prepare(member)),
      test.get(DueAccounts).run(),
      ...Array.from({ length: 4 }, () => prepare(member)),
    ]);
    expect(accounts).toHaveLength(9);
    const open = await member.client.wallet.readOpenWithdrawal({
      requestBody: { phoneNumber: member.phoneNumber },
    });
    expect(open).toMatchObject(OTHER_ACCOUNT);
    const kept = await test.sql('SELECT DISTINCT bank_name FROM withdrawal_request WHERE member_id = $1', [
      member.accountId,
    ]);
    expect(kept).toEqual([{ bank_name: 'GCash' }]);
  });

  it('is withdrawn in the settings, and by the link of its message', async () => {
    const member = await activatedMember(test);
    const { correctionId } = await askAccount(member);
    await member.client.myData.withdrawCorrection({ correctionId });
    expect(await newest(member)).toMatchObject({ state: 'WITHDRAWN' });
    expect(await refusalCode(member.client.myData.withdrawCorrection({ correctionId }))).toBe(
      'CORRECTION_ENDED',
    );
    await coolDown(member);
    expect(await infoOf(member)).toMatchObject(bankOf(member));

    await askAccount(member);
    await askName(member);
    await eventually(async () => expect(gateway.textsTo(member)).toHaveLength(3));
    const token = /\/not-me#([\w-]{43})$/.exec(gateway.textsTo(member)[2] ?? '')?.[1];
    expect((await send(`${test.url}/v2/authmember/not-me`, { body: { token } })).status).toBe(204);
    expect(
      await test.sql('SELECT DISTINCT state, wanted_cipher FROM correction WHERE member_id = $1', [
        member.accountId,
      ]),
    ).toEqual([{ state: 'WITHDRAWN', wanted_cipher: null }]);
    expect(await test.sql('SELECT next_account_at FROM member WHERE id = $1', [member.accountId])).toEqual([
      { next_account_at: null },
    ]);
  });

  it('is found in another account once it counts, and closes with its account', async () => {
    const [member, other] = [await activatedMember(test), await activatedMember(test)];
    await askAccount(member, bankOf(other));
    await coolDown(member);
    await test.get(DueAccounts).run();
    const shared = await test.get(NumberIndex).sharedBy(test.dataSource.manager, [member.accountId]);
    expect(shared).toEqual([{ memberId: member.accountId, otherId: other.accountId, kind: 'BANK_ACCOUNT' }]);

    await askAccount(member);
    await askName(member);
    await member.client.myData.closeAccount({ requestBody: { password: PASSWORD } });
    expect(await test.sql('SELECT 1 FROM correction WHERE member_id = $1', [member.accountId])).toEqual([]);
    expect(
      await test.sql('SELECT next_bank_name, next_account_at FROM member WHERE id = $1', [member.accountId]),
    ).toEqual([{ next_bank_name: null, next_account_at: null }]);
  });
});

describe('another name or ID', () => {
  const office = () => business.staff.officer.client.backOffice;
  const waiting = async (member: TestAccount, ask: Promise<{ correctionId: string }>) => {
    const { correctionId } = await ask;
    await coolDown(member);
    return correctionId;
  };

  it('cools, waits for an officer, and is in force once confirmed; agreements stay', async () => {
    const member = await memberWithLoan(test);
    const { loanNumber, client } = member;
    const { correctionId } = await askName(member);
    expect(await refusal(office().confirmCorrection({ correctionId }))).toMatchObject({
      status: 409,
      code: 'CORRECTION_COOLING',
    });
    await coolDown(member);
    expect(await newest(member)).toMatchObject({ state: 'WAITING', wanted: 'Juana Reyes Salazar' });
    const listed = await office().listCorrections({ limit: 200 });
    expect(listed.items[0]).toMatchObject({
      state: 'WAITING',
      fullName: 'Juana dela Peña',
      wanted: 'Juana Reyes Salazar',
    });
    const first = await office().listCorrections({ limit: 1 });
    const next = await office().listCorrections({ limit: 1, cursor: first.nextCursor });
    expect([...first.items, ...next.items]).toEqual(listed.items.slice(0, 2));
    await expect(office().readCorrection({ correctionId })).resolves.toMatchObject({
      before: { lastName: 'dela Peña' },
      after: OTHER_NAME,
      imageIdFrontURL: expect.stringContaining('/v2/files/'),
      sameIdentity: [],
    });

    expect(
      await outcomes([
        office().confirmCorrection({ correctionId }),
        office().confirmCorrection({ correctionId }),
      ]),
    ).toEqual(['CORRECTION_ENDED', 'done']);
    expect(await infoOf(member)).toMatchObject(OTHER_NAME);
    expect(await newest(member)).toMatchObject({ state: 'DONE', endedAt: expect.any(String) });
    const agreement = await client.loan.readAgreement({
      requestBody: { phoneNumber: member.phoneNumber, loanNumber },
    });
    expect(JSON.stringify(agreement)).toContain('Juana dela Peña');
    expect(JSON.stringify(agreement)).not.toContain('Salazar');
    expect(await test.sql('SELECT full_name FROM account WHERE id = $1', [member.accountId])).toEqual([
      { full_name: 'Juana Reyes Salazar' },
    ]);
    expect(await actionsOf(member)).toEqual(['CORRECTION_ASKED', 'CORRECTION_READ', 'CORRECTION_DONE']);
    expect((await auditOf(member)).map(({ row }) => row).join()).not.toContain('Salazar');
    await eventually(async () =>
      expect(gateway.textsTo(member)).toContainEqual(expect.stringContaining('Your name is corrected.')),
    );
  });

  it('is refused with a reason that the member reads', async () => {
    const member = await activatedMember(test);
    const correctionId = await waiting(member, askIdentity(member, 'P7654321B'));
    const output = await command(['refuse', correctionId], { reason: 'Another number.' });
    expect(output.text).toContain('is refused');
    expect((await command([])).text).not.toContain(correctionId);
    expect(await newest(member)).toMatchObject({
      kind: 'IDENTITY',
      state: 'REFUSED',
      reason: 'Another number.',
    });
    expect(await infoOf(member)).toMatchObject(identityOf(member));
    expect(await refusalCode(office().confirmCorrection({ correctionId }))).toBe('CORRECTION_ENDED');
    await askIdentity(member, 'P7654321B');
  });

  it('is indexed, so that one person in two accounts is found, before an officer decides and after', async () => {
    const [member, other] = [await activatedMember(test), await activatedMember(test)];
    const correctionId = await waiting(member, askIdentity(member, identityOf(other).identityNumber));
    const shown = await command(['show', correctionId]);
    expect(shown.text).toContain(identityOf(other).identityNumber);
    expect(shown.answer).toMatchObject({ sameIdentity: [other.accountId] });
    expect((await command([])).text).toContain(correctionId);
    await command(['confirm', correctionId]);
    const shared = await test.get(NumberIndex).sharedBy(test.dataSource.manager, [member.accountId]);
    expect(shared).toEqual([
      { memberId: member.accountId, otherId: other.accountId, kind: 'IDENTITY_NUMBER' },
    ]);
  });

  it('is for officers and keys with the scope, and never for the member', async () => {
    const { officer, assistant } = business.staff;
    const member = await activatedMember(test);
    const correctionId = await waiting(member, askName(member));
    const key = async (scope: 'corrections:read' | 'members:read') =>
      (await office().issueApiKey({ requestBody: { name: scope.replace(':', ' '), scopes: [scope] } }))
        .apiKey;
    const paths = {
      [correctionId]: 'GET',
      [`${correctionId}/confirm`]: 'POST',
      [`${correctionId}/refuse`]: 'POST',
    };
    for (const token of [member.token, assistant.token, await key('members:read')]) {
      for (const [path, method] of Object.entries({ '': 'GET', ...paths })) {
        const body = method === 'POST' ? { reason: 'No.' } : undefined;
        const answer = await send(`${test.url}/v2/backoffice/corrections/${path}`.replace(/\/$/, ''), {
          token,
          method,
          body,
        });
        expect(answer).toMatchObject({ status: 403 });
      }
    }
    for (const path of ['name', 'identity', 'account']) {
      const url = `${test.url}/v2/member/corrections/${path}`;
      expect(await send(url, { token: officer.token, body: {} })).toMatchObject({ status: 403 });
      expect(await send(url, { body: {} })).toMatchObject({ status: 401 });
    }
    const url = `${test.url}/v2/backoffice/corrections/${correctionId}`;
    expect((await send(url, { token: await key('corrections:read') })).status).toBe(200);
    const roles = ['MEMBER', 'LOAN_OFFICER'] as const;
    await test.sql('UPDATE account SET roles = $2 WHERE id = $1', [member.accountId, roles]);
    await beginSession(test, member);
    const token = test.get(AccessTokens).sign({ ...member, roles });
    const { apiKey } = await test
      .client(token)
      .backOffice.issueApiKey({ requestBody: { name: 'Own', scopes: ['corrections:decide'] } });
    for (const mine of [token, apiKey]) {
      const own = await send(`${url}/confirm`, { token: mine, method: 'POST' });
      expect(own).toMatchObject({ status: 403, json: { code: 'OWN_ACCOUNT' } });
    }
    expect(await newest(member)).toMatchObject({ state: 'WAITING' });
    expect(await refusalCode(office().confirmCorrection({ correctionId: randomUUID() }))).toBe(
      'CORRECTION_NOT_FOUND',
    );
  });
});
