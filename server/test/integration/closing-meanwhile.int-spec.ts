import { randomUUID } from 'node:crypto';
import { Downloads, keyOfDownload } from '../../src/modules/data-rights/downloads.service';
import { FileStore } from '../../src/modules/upload/file-store/file-store';
import { startApp, type TestApp } from '../support/app';
import {
  activatedMember,
  addStaff,
  approvedLoan,
  PASSWORD,
  type TestAccount,
  type TestStaff,
} from '../support/factories';
import { type Answer, cookieOf, refusalCode, send } from '../support/http';
import { inTurnBehind, untilWaiting } from '../support/in-turn';
import { Authenticator } from '../support/passkey';
import { accountOf, pay } from '../support/servicing';
import { refundByStaff, settle, withdraw } from '../support/withdrawals';

const SITE = 'https://pautang.example';

describe('an account that is closed', () => {
  let test: TestApp;
  let staff: TestStaff;

  beforeAll(async () => {
    test = await startApp({ PUBLIC_URL: SITE, ACCOUNT_RECOVERY: 'true' });
    staff = await addStaff(test);
  });

  afterAll(() => test.close());

  const close = ({ token }: TestAccount) =>
    send(`${test.url}/v2/member/close`, { token, body: { password: PASSWORD } });
  const call = (path: string, body: object, token?: string) =>
    send(`${test.url}/v2/authmember${path}`, { token, body });
  const prepared = async ({ token }: TestAccount) => {
    const { json } = await call('/passkeys/options', { password: PASSWORD }, token);
    return (json as { options: Parameters<Authenticator['create']>[0] }).options;
  };
  const issueCode = ({ phoneNumber }: TestAccount) =>
    staff.assistant.client.backOffice.issueRecoveryCode({ requestBody: { phoneNumber } });
  const rowsOf = (table: string, { accountId }: TestAccount) =>
    test.sql(`SELECT 1 FROM ${table} WHERE account_id = $1`, [accountId]);
  const held = (table: string, { accountId }: TestAccount, lock = 'UPDATE') => ({
    statement: `SELECT 1 FROM ${table} WHERE ${table === 'account' ? 'id' : 'account_id'} = $1 FOR ${lock}`,
    values: [accountId],
  });
  const statuses = (ends: readonly PromiseSettledResult<Answer>[]) =>
    ends.map((end) => (end.status === 'fulfilled' ? end.value.status : end.reason));

  it('takes along the session that is refreshed at the same moment', async () => {
    const member = await activatedMember(test);
    const { phoneNumber } = member;
    const cookie = cookieOf(await call('/login', { phoneNumber, password: PASSWORD }));
    const refresh = () => send(`${test.url}/v2/authmember/refresh`, { headers: { cookie } });

    const ends = await inTurnBehind(test, held('refresh_token', member), [refresh, () => close(member)]);

    expect(statuses(ends)).toEqual([200, 204]);
    for (const table of ['refresh_token', 'session']) expect(await rowsOf(table, member)).toEqual([]);
    expect((await refresh()).status).toBe(403);
  });

  it('takes along a passkey and a recovery code that came just before', async () => {
    const member = await activatedMember(test);
    const credential = new Authenticator(SITE).create(await prepared(member));

    const ends = await inTurnBehind(
      test,
      held('account', member, 'SHARE'),
      [() => close(member)],
      async () => {
        const added = await call('/passkeys', { name: 'My phone', credential }, member.token);
        expect(added.status).toBe(201);
        await issueCode(member);
      },
    );

    expect(statuses(ends)).toEqual([204]);
    for (const table of ['passkey', 'recovery_code', 'security_notice'])
      expect(await rowsOf(table, member)).toEqual([]);
  });

  it('leaves staff no refund that was prepared, and sent by them in another way', async () => {
    const member = await approvedLoan(test, staff);
    const { client, phoneNumber, loanNumber } = member;
    const { withdrawal } = await withdraw(member, staff, 250_000);
    await settle(staff, withdrawal.withdrawalNumber, 'PROCESSING', 'COMPLETED');
    const { payoffAmount = 0 } = await accountOf(member);
    await pay({ test, staff }, member, payoffAmount + 900);
    const { requestId } = await client.wallet.prepareRefund({ requestBody: { phoneNumber, loanNumber } });
    const { withdrawalNumber } = await refundByStaff(staff, member);
    await settle(staff, withdrawalNumber, 'PROCESSING', 'COMPLETED');
    const { backOffice } = staff.assistant.client;
    const waiting = async () =>
      (await backOffice.listWithdrawalRequests({})).items.map((one) => one.requestId);
    expect(await waiting()).toContain(requestId);

    expect((await close(member)).status).toBe(204);

    expect(await waiting()).toEqual([]);
  });

  it('gets no download that was still being made, and leaves no file of it', async () => {
    const member = await activatedMember(test);
    const { accountId: memberId } = member;
    const id = randomUUID();
    await test.sql(`INSERT INTO data_export (member_id, id, state) VALUES ($1, $2, 'RUNNING')`, [
      memberId,
      id,
    ]);
    const files = test.app.get(FileStore, { strict: false });
    const put = files.put.bind(files);
    const slow = jest.spyOn(files, 'put').mockImplementationOnce(async (...file) => {
      expect((await close(member)).status).toBe(204);
      await put(...file);
    });

    await test.get(Downloads).make({ memberId }, id);
    slow.mockRestore();

    const states = await test.sql('SELECT state FROM data_export WHERE member_id = $1', [memberId]);
    expect(states).toEqual([{ state: 'FAILED' }]);
    expect(await files.get(keyOfDownload(memberId, id))).toBeUndefined();
  });

  it('prepares no passkey any more', async () => {
    const member = await activatedMember(test);
    await prepared(member);
    let preparing: Promise<Answer> | undefined;

    const last = held('passkey_challenge', member);
    const ends = await inTurnBehind(test, last, [() => close(member)], async () => {
      preparing = call('/passkeys/options', { password: PASSWORD }, member.token);
      await Promise.race([preparing, untilWaiting(test, 2)]);
    });

    expect(statuses(ends)).toEqual([204]);
    expect(await preparing).toMatchObject({ status: 422, json: { code: 'CURRENT_PASSWORD_WRONG' } });
    expect(await rowsOf('passkey_challenge', member)).toEqual([]);
  });

  it('gets no recovery code any more', async () => {
    const member = await activatedMember(test);
    await prepared(member);
    let issued = Promise.resolve('');

    const last = held('passkey_challenge', member);
    const ends = await inTurnBehind(test, last, [() => close(member)], async () => {
      issued = refusalCode(issueCode(member));
      await Promise.race([issued, untilWaiting(test, 2)]);
    });

    expect(statuses(ends)).toEqual([204]);
    expect(await issued).toBe('MEMBER_NOT_FOUND');
    expect(await rowsOf('recovery_code', member)).toEqual([]);
  });
});
