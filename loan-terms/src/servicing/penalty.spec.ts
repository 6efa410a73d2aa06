import { addDays } from '../calendar';
import { contractOf, payment } from '../testing/loans';
import type { ReceivedPayment, ServicedContract } from './contract';
import { serviceLoan } from './service-loan';

const contract = contractOf();
const dueOn = contract.installments[0]!.dueOn;
const late = (days: number, payments: ReceivedPayment[] = [], of: ServicedContract = contract) =>
  serviceLoan(of, payments, addDays(dueOn, days));

describe('being late', () => {
  it('costs the percentage of what is unpaid when the day begins, so a payment in part lowers it from the next day on', () => {
    // Ten days late: 7 × 51.201 = 358.41 and 853.35. Of 5,000.00 is left for interest 400 and principal 3,388.24,
    // so 13,278.76 is unpaid, which bears 39.83628 a day.
    const paid = [payment(addDays(dueOn, 10), 5_000)];

    expect(late(10, paid).installments[0]).toMatchObject({
      penaltyMinor: 35_841,
      feeMinor: 85_335,
      paid: { PENALTY: 35_841, FEE: 85_335, INTEREST: 40_000, PRINCIPAL: 338_824 },
    });
    expect(late(11, paid).installments[0]!.penaltyMinor).toBe(39_824);
    expect(late(30, paid).installments[0]).toMatchObject({ penaltyMinor: 115_513, feeMinor: 85_335 });
  });

  it('charges the percentage once on what was left after a payment within the grace', () => {
    const paid = [payment(addDays(dueOn, 2), 7_067)];

    expect(late(4, paid).installments[0]).toMatchObject({ feeMinor: 50_000, penaltyMinor: 3_000 });
    expect(late(40, paid).installments[0]).toMatchObject({ feeMinor: 50_000, penaltyMinor: 111_000 });
  });

  it('never bears penalties on penalties: with principal and interest paid nothing more comes', () => {
    const first: ServicedContract = {
      ...contract,
      policy: { ...contract.policy, order: ['INTEREST', 'PRINCIPAL', 'PENALTY', 'FEE'] },
    };
    const position = late(60, [payment(addDays(dueOn, 10), 17_067)], first);

    expect(position.installments[0]).toMatchObject({
      penaltyMinor: 35_841,
      feeMinor: 85_335,
      status: 'OVERDUE',
      settledOn: addDays(dueOn, 10),
      daysLate: 10,
    });
  });

  it('loses no hundredth to rounding: the days sum to the whole, rounded once', () => {
    const penalties = late(60).charges.filter((row) => row.kind === 'PENALTY' && row.installmentNumber === 1);

    expect(penalties.map(({ amountMinor }) => amountMinor).slice(0, 6)).toEqual([
      5120, 5120, 5120, 5120, 5121, 5120,
    ]);
    expect(penalties.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(Math.round(57 * 5120.1));
  });

  it('follows the contract’s own figures', () => {
    const strict = contractOf({ policy: { graceDays: 0, dailyPercent: 1, lateChargePercent: 0 } });

    expect(late(2, [], strict).charges.slice(1)).toEqual([
      expect.objectContaining({ kind: 'PENALTY', chargedOn: addDays(dueOn, 1), amountMinor: 17_067 }),
      expect.objectContaining({ kind: 'PENALTY', chargedOn: addDays(dueOn, 2), amountMinor: 17_067 }),
    ]);
  });
});
