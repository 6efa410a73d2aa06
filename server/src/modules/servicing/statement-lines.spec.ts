import { addDays } from '@pautang/loan-terms';
import type { LoanMovement } from '../ledger/ledger.service';
import type { ChargeRow } from './statement.sql';
import { statementLines } from './statement-lines';

const movement = (
  id: string,
  onDay: string,
  kind: LoanMovement['kind'] = 'CHARGE',
  owedMinor = 5120,
): LoanMovement => ({
  id,
  kind,
  subjectId: id,
  onDay,
  owedMinor,
  walletMinor: 0,
});
const charge = (
  transactionId: string | null,
  bookedOn: string,
  more: Partial<ChargeRow> = {},
): ChargeRow => ({
  id: `${transactionId ?? 'z'} ${bookedOn}`,
  installmentNumber: 1,
  kind: 'PENALTY',
  chargedOn: bookedOn,
  amountMinor: 5120,
  waivedMinor: 0,
  bookedOn,
  transactionId,
  ...more,
});

/** The lines as day, kind, change and the days they are about. */
function told(movements: LoanMovement[], charges: ChargeRow[]): string[] {
  return statementLines(movements, charges).map(({ onDay, kind, owedMinor, charged }) =>
    [onDay, kind, owedMinor, ...(charged ? [charged.from, charged.to, charged.waivedMinor] : [])].join(' '),
  );
}

/** How often an array was walked one element further, copies included, while something was made. */
function countingSteps<T>(make: () => T): { result: T; steps: number } {
  const iterator = Object.getPrototypeOf([][Symbol.iterator]());
  const next = jest.spyOn(iterator, 'next');
  try {
    return { result: make(), steps: next.mock.calls.length };
  } finally {
    next.mockRestore();
  }
}

describe('the lines of a statement', () => {
  it('join the penalties of a month that nothing comes between', () => {
    const days = ['2027-02-27', '2027-02-28', '2027-03-01', '2027-03-02', '2027-03-03'];
    const movements = [
      ...days.map((day, index) => movement(`${index}`, day)),
      movement('2b', '2027-03-01', 'REPAYMENT', -100),
    ].sort((one, other) => (one.onDay + one.id < other.onDay + other.id ? -1 : 1));

    expect(
      told(
        movements,
        days.map((day, index) => charge(`${index}`, day)),
      ),
    ).toEqual([
      '2027-02-28 PENALTY 10240 2027-02-27 2027-02-28 0',
      '2027-03-01 PENALTY 5120 2027-03-01 2027-03-01 0',
      '2027-03-01 PAYMENT -100',
      '2027-03-03 PENALTY 10240 2027-03-02 2027-03-03 0',
    ]);
  });

  it('keep installments apart', () => {
    const charges = ['2027-02-27', '2027-02-28'].flatMap((day, index) => [
      charge(`${index}`, day),
      charge(`${index}`, day, { installmentNumber: 2, amountMinor: 3 }),
    ]);

    expect(told([movement('0', '2027-02-27'), movement('1', '2027-02-28')], charges)).toEqual([
      '2027-02-28 PENALTY 10240 2027-02-27 2027-02-28 0',
      '2027-02-28 PENALTY 6 2027-02-27 2027-02-28 0',
    ]);
  });

  it('stand in the order of their days, whichever installment was late first', () => {
    const charges = [
      charge('0', '2027-01-26', { amountMinor: 1 }),
      charge('1', '2027-01-27', { installmentNumber: 2 }),
      charge('2', '2027-01-29', { amountMinor: 1 }),
      charge('2', '2027-01-29', { installmentNumber: 2 }),
      charge('3', '2027-01-30', { installmentNumber: 2 }),
      charge('4', '2027-01-31', { installmentNumber: 2 }),
    ];
    const movements = [...new Set(charges.map(({ bookedOn }) => bookedOn))].map((day, index) =>
      movement(`${index}`, day),
    );

    expect(told(movements, charges)).toEqual([
      '2027-01-29 PENALTY 2 2027-01-26 2027-01-29 0',
      '2027-01-31 PENALTY 20480 2027-01-27 2027-01-31 0',
    ]);
  });

  it('of a loan that is never paid copy each row a few times, and are one for each installment and month', () => {
    const [installments, days] = [12, 400];
    const charges = Array.from({ length: days }, (_, day) =>
      Array.from({ length: installments }, (_, index) =>
        charge(null, addDays('2027-02-01', day), {
          id: `${day} ${index}`,
          installmentNumber: index + 1,
          amountMinor: 0,
          waivedMinor: 5120,
        }),
      ),
    ).flat();

    const { result: lines, steps } = countingSteps(() => statementLines([], charges));
    expect(lines).toHaveLength(installments * 14);
    expect(lines.reduce((sum, { charged }) => sum + (charged?.waivedMinor ?? 0), 0)).toBe(
      charges.length * 5120,
    );
    expect(steps).toBeLessThan(10 * charges.length);
  });

  it('show what was waived beside what was charged, and without a movement', () => {
    const charges = [
      charge('0', '2027-02-27', { amountMinor: 20, waivedMinor: 5100 }),
      charge(null, '2027-02-28', { amountMinor: 0, waivedMinor: 5120 }),
      charge(null, '2027-03-01', { amountMinor: 0, waivedMinor: 5120 }),
    ];

    expect(told([movement('0', '2027-02-27', 'CHARGE', 20)], charges)).toEqual([
      '2027-02-27 PENALTY 20 2027-02-27 2027-02-27 5100',
      '2027-02-28 WAIVER 0 2027-02-27 2027-02-28 10220',
      '2027-03-01 WAIVER 0 2027-03-01 2027-03-01 5120',
    ]);
  });

  it('tell corrections by installment and kind, and only where they change what is owed', () => {
    const charges = [
      charge('0', '2027-03-05', { chargedOn: '2027-02-27', amountMinor: -10 }),
      charge('0', '2027-03-05', { chargedOn: '2027-02-28', amountMinor: -20 }),
      charge('0', '2027-03-05', { kind: 'INTEREST', chargedOn: '2027-02-15', amountMinor: 7 }),
      charge('0', '2027-03-05', { kind: 'LATE_CHARGE', amountMinor: 0, waivedMinor: -7 }),
    ];

    expect(told([movement('0', '2027-03-05', 'REALLOCATION', -23)], charges)).toEqual([
      '2027-03-05 ADJUSTMENT -30 2027-02-27 2027-02-28 0',
      '2027-03-05 ADJUSTMENT 7 2027-02-15 2027-02-15 0',
    ]);
  });
});
