import { RetentionService } from '../../src/modules/data-rights/retention.service';
import { newMember, PASSWORD } from '../support/factories';
import { finishedBorrower } from '../support/lives';
import { type Business, startBusiness } from '../support/servicing';

/** Server and owner are two roles here, and the rows of a member stand on one of several nodes. */
describe('the retention job on three nodes', () => {
  let business: Business;

  beforeAll(async () => {
    business = await startBusiness();
  });

  afterAll(() => business?.test.close());

  it('forgets a closed account after its years, and who agreed', async () => {
    const { test } = business;
    const { accountId, client } = await finishedBorrower(business);
    await client.myData.closeAccount({ requestBody: { password: PASSWORD } });
    await test.sql('UPDATE closed_account SET forget_at = closed_at WHERE member_id = $1', [accountId]);

    await test.get(RetentionService).run();

    const kept = await test.sql(
      `SELECT c.sealed_cipher AS sealed, a.agreed ? 'borrower' AS "hasBorrower", a.address
       FROM closed_account c JOIN loan_agreement a ON a.member_id = c.member_id WHERE c.member_id = $1`,
      [accountId],
    );
    expect(kept).toEqual([{ sealed: null, hasBorrower: false, address: '' }]);
  });

  it('closes and forgets a registration that nobody goes on with', async () => {
    const { test } = business;
    const { accountId } = await newMember(test);
    await test.sql(`UPDATE member SET created_at = now() - interval '181 days' WHERE id = $1`, [accountId]);

    await test.get(RetentionService).run();

    const kept = await test.sql(
      `SELECT m.state, c.forgotten_at IS NOT NULL AS "isForgotten"
       FROM member m JOIN closed_account c ON c.member_id = m.id WHERE m.id = $1`,
      [accountId],
    );
    expect(kept).toEqual([{ state: 'CLOSED', isForgotten: true }]);
  });
});
