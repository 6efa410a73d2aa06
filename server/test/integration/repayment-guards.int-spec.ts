import { addDays } from '@pautang/loan-terms';
import type { TestWallet } from '../support/factories';
import { type Business, goTo, loanOf, pay, startBusiness } from '../support/servicing';

const APPROVED = '2027-01-15';
const DUE = '2027-02-15';

describe('of payments and charges the database refuses', () => {
  let business: Business;

  beforeAll(async () => {
    business = await startBusiness();
  });

  afterAll(() => business.test.close());

  it.each([
    [
      'an allocation above the payment',
      `INSERT INTO repayment_allocation (member_id, id, loan_id, repayment_id, bucket, installment_number, amount_minor, booked_on)
       SELECT member_id, gen_random_uuid(), loan_id, id, 'PRINCIPAL', 2, 1, paid_on FROM repayment WHERE member_id = $1`,
      'allocations and credit sum to the repayment',
    ],
    [
      'an allocation below zero',
      `INSERT INTO repayment_allocation (member_id, id, loan_id, repayment_id, bucket, installment_number, amount_minor, booked_on)
       SELECT member_id, gen_random_uuid(), loan_id, id, 'PRINCIPAL', n, (5 - n) * 2 - 5, paid_on
       FROM repayment, generate_series(2, 3) n WHERE member_id = $1`,
      'no allocation sums to less than zero',
    ],
    [
      'a payment that pays nothing',
      `INSERT INTO repayment SELECT member_id, gen_random_uuid(), loan_id, 'RP9', 1, paid_at, paid_on, 'x', false, recorded_by, recorded_at
       FROM repayment WHERE member_id = $1`,
      'allocations and credit sum to the repayment',
    ],
    [
      'a reversal that leaves the payment paying',
      `INSERT INTO repayment_reversal SELECT member_id, id, 'x', recorded_by, now() FROM repayment WHERE member_id = $1`,
      'allocations and credit sum to the repayment',
    ],
    [
      'a charge below zero',
      `INSERT INTO loan_charge (member_id, id, loan_id, installment_number, kind, charged_on, amount_minor, waived_minor, booked_on)
       SELECT member_id, gen_random_uuid(), loan_id, 1, 'PENALTY', '2027-03-01', -1, 0, paid_on FROM repayment WHERE member_id = $1`,
      'no charge sums to less than zero',
    ],
    [
      'a change of what was waived below zero',
      `INSERT INTO loan_charge (member_id, id, loan_id, installment_number, kind, charged_on, amount_minor, waived_minor, booked_on)
       SELECT member_id, gen_random_uuid(), loan_id, 1, 'PENALTY', '2027-03-01', 1, -1, paid_on FROM repayment WHERE member_id = $1`,
      'no charge sums to less than zero',
    ],
    ...['installment', 'servicing_policy', 'repayment', 'repayment_allocation', 'loan_charge'].flatMap(
      (table) => [
        [
          `a change of ${table}`,
          `UPDATE ${table} SET loan_id = loan_id WHERE member_id = $1`,
          `${table} is append-only`,
        ],
        [
          `a row of ${table} to be removed`,
          `DELETE FROM ${table} WHERE member_id = $1`,
          `${table} is append-only`,
        ],
      ],
    ),
  ] as [string, string, string][])('%s', async (_, sql, message) => {
    const loan = await paidLoan();
    await expect(business.test.sql(sql, [loan.accountId])).rejects.toThrow(message);
  });

  let paid: Promise<TestWallet> | undefined;

  /** Ten days late, with one payment. */
  function paidLoan(): Promise<TestWallet> {
    paid ??= (async () => {
      const loan = await loanOf(business, APPROVED);
      await goTo(business, addDays(DUE, 10));
      await pay(business, loan, 1_000);
      return loan;
    })();
    return paid;
  }
});
