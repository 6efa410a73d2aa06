import { startApp, type TestApp } from '../support/app';
import { cancelOn, whyNotCancelled } from '../support/cancellation';
import {
  addStaff,
  applyForLoan,
  approvedLoan,
  decide,
  type TestBorrower,
  type TestStaff,
  type TestWallet,
} from '../support/factories';
import { pay } from '../support/servicing';
import { expectSoundLedger } from '../support/sound-ledger';
import { balanceOf, withdraw } from '../support/withdrawals';

describe('a member who cancels keeps what is left of an earlier loan', () => {
  let test: TestApp;
  let staff: TestStaff;

  beforeAll(async () => {
    test = await startApp({ DEMO: 'true' });
    staff = await addStaff(test);
  });

  afterEach(() => expectSoundLedger(test));

  afterAll(() => test.close());

  /** A loan that was repaid with all its money still in the wallet, and an application after it. */
  async function secondApplication(): Promise<TestWallet> {
    const first = await approvedLoan(test, staff);
    await pay({ test, staff }, first, 250_000);
    const { loanNumber } = await apply(first);
    const { _id: walletId = '' } = await first.client.wallet.loadWallet({
      requestBody: { phoneNumber: first.phoneNumber },
    });
    return { ...first, loanNumber, walletId };
  }

  const apply = async (member: TestBorrower) => {
    const { loanNumber = '' } = await applyForLoan(member);
    return { loanNumber };
  };

  it('before the approval and after it, and for the next application', async () => {
    const member = await secondApplication();
    await cancelOn(test, member);
    expect(await balanceOf(member)).toBe(250_000);

    const again = { ...member, ...(await apply(member)) };
    await decide(staff, again, 'APPROVE');
    expect(await balanceOf(again)).toBe(500_000);
    await cancelOn(test, again);

    expect(await balanceOf(again)).toBe(250_000);
  });

  it('to withdraw while the application waits, which takes nothing of the new loan', async () => {
    const member = await secondApplication();
    await withdraw(member, staff, 100_000);
    await decide(staff, member, 'APPROVE');

    await cancelOn(test, member);

    expect(await balanceOf(member)).toBe(150_000);
  });

  it('but takes what is withdrawn after the approval for the new loan’s', async () => {
    const member = await secondApplication();
    await decide(staff, member, 'APPROVE');
    await withdraw(member, staff, 100_000);

    expect(await whyNotCancelled(cancelOn(test, member))).toContain('was withdrawn');
    expect(await balanceOf(member)).toBe(400_000);
  });

  it('and knows that money of the loan is gone, also where the database’s clock was set back since', async () => {
    const loan = await approvedLoan(test, staff);
    await withdraw(loan, staff, 100_000);
    const setBack = async (days: number) =>
      (await test.owner()).transaction(async (tx) => {
        await tx.query(`SET LOCAL session_replication_role = 'replica'`);
        await tx.query(
          `UPDATE ledger_transaction SET created_at = created_at - $2 * interval '1 day'
           WHERE member_id = $1 AND kind = 'WITHDRAWAL'`,
          [loan.accountId, days],
        );
      });
    await setBack(1);
    expect(await whyNotCancelled(cancelOn(test, loan))).toContain('was withdrawn');
    expect(await balanceOf(loan)).toBe(150_000);
    await setBack(-1);
  });
});
