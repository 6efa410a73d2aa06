import { COMMANDS } from '../../src/bin/backoffice/commands';
import type { TestApp } from './app';
import { PASSWORD, type TestAccount, type TestWallet, walletOf } from './factories';
import { prepare } from './withdrawals';

export const OTHER_ACCOUNT = { bankName: 'GCash', accountNumber: '09171234567' };
export const OTHER_NAME = { firstName: 'Juana', middleName: 'Reyes', lastName: 'Salazar' };

export const askAccount = ({ client }: TestAccount, to: object = OTHER_ACCOUNT, password = PASSWORD) =>
  client.myData.askForAccount({ requestBody: { ...OTHER_ACCOUNT, ...to, password } });
export const askName = ({ client }: TestAccount, to: object = OTHER_NAME) =>
  client.myData.askForName({ requestBody: { ...OTHER_NAME, ...to, password: PASSWORD } });
export const askIdentity = ({ client }: TestAccount, identityNumber: string) =>
  client.myData.askForIdentity({
    requestBody: { identityType: 'Passport', identityNumber, password: PASSWORD },
  });
export const newest = async ({ client }: TestAccount) => (await client.myData.readCorrections()).items[0];
export const infoOf = ({ client, phoneNumber }: TestAccount) =>
  client.member.readMemberInfo({ requestBody: { phoneNumber } });
/** As if the day had gone by. Spread over nodes, an update cannot reckon with a moment of its row. */
export const coolDown = async (test: TestApp, { accountId }: TestAccount) => {
  const dayBefore = async (table: string, owner: string, moment: string) => {
    const its = `${owner} = $1 AND ${moment} IS NOT NULL`;
    const [row] = await test.sql<{ at: Date }>(
      `SELECT ${moment} - interval '25 hours' AS at FROM ${table} WHERE ${its}`,
      [accountId],
    );
    if (row) await test.sql(`UPDATE ${table} SET ${moment} = $2 WHERE ${its}`, [accountId, row.at]);
  };
  await dayBefore('correction', 'member_id', 'cooling_until');
  await dayBefore('member', 'id', 'next_account_at');
};

export const auditOf = (test: TestApp, { accountId }: TestAccount) =>
  test.sql<{ action: string; row: string }>(
    'SELECT action, a::text AS row FROM audit_entry a WHERE member_id = $1 ORDER BY id',
    [accountId],
  );
export const correctionsIn = async (test: TestApp, member: TestAccount) =>
  (await auditOf(test, member)).map(({ action }) => action).filter((action) => action.includes('CORRECT'));

/** What the wallet shows, and what the next withdrawal would go to. */
export async function withBoth(member: TestWallet, account: typeof OTHER_ACCOUNT): Promise<void> {
  const { bankName, member: shown } = await walletOf(member);
  expect({ bankName, ...shown }).toEqual(account);
  const { requestId } = await prepare(member);
  const { phoneNumber } = member;
  const open = await member.client.wallet.readOpenWithdrawal({ requestBody: { phoneNumber } });
  expect(open).toMatchObject({ requestId, ...account });
}

/** What the command line does about corrections. */
export function correctionCommand({ client }: TestAccount, words: readonly string[], more: object) {
  const { run } = COMMANDS.corrections ?? {};
  if (!run) throw new Error('there is no such command');
  return run(client, { words, ...more });
}
