import type { LoanMovement } from '../ledger/ledger.service';
import type { LoanCharge } from './servicing.repository';
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
  more: Partial<LoanCharge> = {},
): LoanCharge => ({
  memberId: '',
  id: `${transactionId ?? 'z'} ${bookedOn}`,
  loanId: '',
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
function told(movements: LoanMovement[], charges: LoanCharge[]): string[] {
  return statementLines(movements, charges).map(({ onDay, kind, owedMinor, charged }) =>
    [onDay, kind, owedMinor, ...(charged ? [charged.from, charged.to, charged.waivedMinor] : [])].join(' '),
  );
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
