import type { InstallmentStandingDto, PaymentDto } from '@pautang/sdk';
import { receivedPayments } from './received-payments';

const installment = (number: number, paid: number, paidOn?: string) =>
  ({ installmentNumber: number, paid, paidOn, dueDate: `2027-0${number}-15` }) as InstallmentStandingDto;
const payment = (
  number: string,
  paidAt: string,
  amount: number,
  more: Partial<PaymentDto> = {},
): PaymentDto => ({
  repaymentNumber: number,
  paidAt,
  amount,
  reference: 'BPI 0042',
  reversed: false,
  settlement: false,
  allocations: [{ installmentNumber: 1, penalty: 0, fee: 0, interest: 400, principal: amount - 400 }],
  credit: 0,
  ...more,
});

describe('the payments of an account', () => {
  it('come oldest first, on their days in the Philippines, without those taken back', () => {
    const payments = [
      payment('RP3', '2027-02-14T17:00:00.000Z', 1000.5, { settlement: true, allocations: [] }),
      payment('RP2', '2027-02-01T04:00:00.000Z', 500, { reversed: true }),
      payment('RP1', '2027-01-15T04:00:00.000Z', 17_067),
    ];

    expect(receivedPayments({ schedule: [installment(1, 17_067, '2027-01-15')], payments })).toEqual([
      { id: 'RP1', paidOn: '2027-01-15', amountMinor: 1_706_700, isSettlement: false },
      { id: 'RP3', paidOn: '2027-02-15', amountMinor: 100_050, isSettlement: true },
    ]);
  });

  it('that are not listed any more are known by what they paid', () => {
    const payments = [payment('RP9', '2027-03-15T04:00:00.000Z', 600)];
    const schedule = [installment(1, 900, '2027-03-15'), installment(2, 250)];

    expect(
      receivedPayments({ schedule, payments }).map(({ paidOn, amountMinor }) => [paidOn, amountMinor]),
    ).toEqual([
      ['2027-03-15', 30_000],
      ['2027-03-15', 25_000],
      ['2027-03-15', 60_000],
    ]);
  });
});
