import { OwnPassword } from '../../src/modules/auth/own-password';
import { startApp, type TestApp } from '../support/app';
import { OTHER_ACCOUNT, OTHER_NAME } from '../support/corrections';
import { activatedMember, PASSWORD } from '../support/factories';
import { send } from '../support/http';

describe('what takes the password', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startApp();
  });

  afterAll(() => test.close());

  /** Once it was found right, and before anything is done, it becomes another one. */
  function changeMeanwhile(accountId: string): jest.SpyInstance {
    const passwords = test.get(OwnPassword);
    const confirm = passwords.confirm.bind(passwords);
    return jest.spyOn(passwords, 'confirm').mockImplementationOnce(async (...how) => {
      const account = await confirm(...how);
      await test.sql(`UPDATE account SET password_hash = 'another' WHERE id = $1`, [accountId]);
      return account;
    });
  }

  it.each([
    ['closes no account', '/member/close', {}, 'closed_account'],
    ['corrects no name', '/member/corrections/name', OTHER_NAME, 'correction'],
    ['corrects no account', '/member/corrections/account', OTHER_ACCOUNT, 'correction'],
    ['prepares no download', '/member/download', {}, 'data_export'],
  ])('%s where it became another one meanwhile', async (_, path, body, table) => {
    const { accountId, token } = await activatedMember(test);
    const spy = changeMeanwhile(accountId);

    const refused = await send(`${test.url}/v2${path}`, { token, body: { ...body, password: PASSWORD } });
    spy.mockRestore();

    expect(refused).toMatchObject({ status: 422, json: { code: 'CURRENT_PASSWORD_WRONG' } });
    expect(await test.sql(`SELECT 1 FROM ${table} WHERE member_id = $1`, [accountId])).toEqual([]);
  });
});
