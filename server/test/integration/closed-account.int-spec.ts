import { PASSWORD, type TestAccount } from '../support/factories';
import { send } from '../support/http';
import { finishedBorrower } from '../support/lives';
import { type Business, startBusiness } from '../support/servicing';

let business: Business;

beforeAll(async () => {
  business = await startBusiness();
});

afterAll(() => business.test.close());

const close = ({ client }: TestAccount) =>
  client.myData.closeAccount({ requestBody: { password: PASSWORD } });

describe('of a closed account', () => {
  it('staff read loans and withdrawals, and neither name nor number', async () => {
    const { test, staff } = business;
    const { loanNumber, ...member } = await finishedBorrower(business);
    await close(member as TestAccount);
    const read = async (path: string) =>
      (await send(`${test.url}/v2/backoffice/${path}`, { token: staff.officer.token })).json as {
        readonly items: readonly unknown[];
      };

    const rows = [
      (await read('loans')).items[0],
      await read(`loans/${loanNumber}`),
      (await read('withdrawals')).items[0],
    ];

    for (const row of rows)
      expect(row).toMatchObject({ memberId: member.accountId, fullName: '', phoneNumber: '' });
  });
});
