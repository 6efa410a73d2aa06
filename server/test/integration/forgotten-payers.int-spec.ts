import { randomUUID } from 'node:crypto';
import { RetentionService } from '../../src/modules/data-rights/retention.service';
import { arrived, PAYMENTS_SECRET, toldPayment } from '../support/payments';
import { accountOf, type Business, loanOf, reverse, startBusiness } from '../support/servicing';
import { expectSoundLedger } from '../support/sound-ledger';

const APPROVED = '2027-01-15';

describe('payments of which it is forgotten who paid them', () => {
  let business: Business;

  beforeAll(async () => {
    business = await startBusiness({ PAYMENTS_SECRET });
  });

  afterAll(() => expectSoundLedger(business.test).finally(() => business.test.close()));

  it('are given anew once they were taken back', async () => {
    const loan = await loanOf(business, APPROVED);
    const office = business.staff.officer.client.backOffice;
    const { paymentNumber } = await arrived(business.test, toldPayment(APPROVED, 1000, loan.loanNumber));
    await business.test.sql(
      `UPDATE incoming_payment SET closed_at = now() - interval '2 years' WHERE payment_number = $1`,
      [paymentNumber],
    );
    await business.test.get(RetentionService).run();
    const [payment] = (await accountOf(loan)).payments ?? [];
    await reverse(business, {
      loanNumber: loan.loanNumber,
      repaymentNumber: payment?.repaymentNumber ?? '',
    });
    expect(await office.readPayment({ paymentNumber })).toMatchObject({
      state: 'UNASSIGNED',
      reference: '',
      payerName: '',
    });

    const other = await loanOf(business, APPROVED);
    expect(
      await office.assignPayment({
        paymentNumber,
        idempotencyKey: randomUUID(),
        requestBody: { loanNumber: other.loanNumber },
      }),
    ).toMatchObject({ loanNumber: other.loanNumber });
    expect((await accountOf(other)).payments).toMatchObject([{ reference: paymentNumber }]);
  });
});
