import {
  checkpointOf,
  owedUntil,
  playLoan,
  type ServicedContract,
  serviceLoan,
  toMajor,
} from '@pautang/loan-terms';
import type { InstallmentStandingDto, PaymentDto } from '@pautang/sdk';
import { receivedPayments, waivedCharges } from './received-payments';

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

  it('leave out what was paid too much and used since', () => {
    const schedule = [installment(1, 400, '2027-01-15')];
    const payments = [
      payment('RP2', '2027-02-01T04:00:00.000Z', 500, { allocations: [], creditUsed: 500 }),
      payment('RP1', '2027-01-15T04:00:00.000Z', 1_000, { creditUsed: 600 }),
    ];

    expect(receivedPayments({ schedule, payments })).toEqual([
      { id: 'RP1', paidOn: '2027-01-15', amountMinor: 40_000, isSettlement: false },
    ]);
  });

  it('draw with what was waived what is really owed', () => {
    const contract: ServicedContract = {
      principalMinor: 100_000_00,
      method: 'add_on',
      ratePercent: 0.4,
      startsOn: '2027-01-15',
      installments: [
        { number: 1, dueOn: '2027-02-15', principalMinor: 50_000_00, interestMinor: 400_00 },
        { number: 2, dueOn: '2027-03-15', principalMinor: 50_000_00, interestMinor: 400_00 },
      ],
      policy: {
        graceDays: 3,
        dailyPercent: 0.3,
        lateChargePercent: 5,
        capPercent: 25,
        order: ['PENALTY', 'FEE', 'INTEREST', 'PRINCIPAL'],
      },
    };
    const day = '2027-03-01';
    const [late] = serviceLoan(contract, [], day).installments;
    const waivedMinor = late!.penaltyMinor + late!.feeMinor;
    const waived = { id: 'w', kind: 'WAIVER', enteredOn: day, amountMinor: waivedMinor } as const;
    const paid = { id: 'p', paidOn: day, amountMinor: 50_400_00, isSettlement: false };
    const checkpoint = checkpointOf(playLoan(contract, [waived, paid], day));
    const account = {
      schedule: [],
      payments: [payment('RP1', '2027-03-01T04:00:00.000Z', 50_400)],
      waivers: [{ installmentNumber: 1, date: day, amount: toMajor(waivedMinor) }],
    };

    const entries = [...waivedCharges(account), ...receivedPayments(account)];
    expect(owedUntil(checkpoint, entries, day).at(-1)?.principalMinor).toBe(50_000_00);
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
