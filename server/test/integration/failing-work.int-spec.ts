import { AutomaticDecisionService } from '../../src/modules/loan/automatic-decision.service';
import { startApp, type TestApp } from '../support/app';
import { memberWithLoan, type TestBorrower } from '../support/factories';

const FAILING = 100;
const AFFORDABLE = { loanAmountPHP: 100_000, installmentCount: 12 };

/** Rows like those of one borrower, for so many others, older than any. */
async function addOthersLike(test: TestApp, { accountId }: TestBorrower): Promise<void> {
  await test.sql(
    `CREATE TABLE other AS SELECT ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid AS id, n
     FROM generate_series(1, ${FAILING}) n`,
  );
  const copies = [
    ['account', 'id', `'id', o.id, 'phone_number', '63919' || lpad(o.n::text, 7, '0')`],
    ['member', 'id', `'id', o.id, 'phone_number', '63919' || lpad(o.n::text, 7, '0')`],
    ['loan', 'member_id', `'member_id', o.id, 'id', o.id, 'loan_number', 'LN9' || lpad(o.n::text, 7, '0')`],
    ['loan_event', 'member_id', `'member_id', o.id, 'loan_id', o.id`],
  ];
  for (const [table, owner, changed] of copies) {
    await test.sql(
      `INSERT INTO ${table} SELECT (jsonb_populate_record(t, jsonb_build_object(${changed}))).*
       FROM ${table} t, other o WHERE t.${owner} = $1`,
      [accountId],
    );
  }
}

describe('a hundred applications that cannot be decided', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startApp({ LOAN_DECISION_DELAY_SECONDS: '0' });
  });

  afterAll(() => test.close());

  const decideWaiting = () => test.get(AutomaticDecisionService).decideWaiting();

  it('leave room for the one that comes after them', async () => {
    const good = await memberWithLoan(test, AFFORDABLE);
    await addOthersLike(test, good);
    await test.sql(
      `ALTER TABLE loan_event ADD CONSTRAINT broken CHECK (member_id = '${good.accountId}') NOT VALID`,
    );

    await decideWaiting();
    await decideWaiting();

    expect(await test.sql(`SELECT member_id FROM loan WHERE status <> 'PENDING'`)).toEqual([
      { member_id: good.accountId },
    ]);
    expect(await test.sql(`SELECT status FROM loan WHERE member_id = $1`, [good.accountId])).toEqual([
      { status: 'APPROVED' },
    ]);
  });
});
