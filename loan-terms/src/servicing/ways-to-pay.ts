import { type Day, toDayNumber } from '../calendar';
import type { LoanCheckpoint } from './checkpoint';
import { payMore, unpaidBy } from './repayment-plan';
import { resumeLoan } from './service-loan';
import { payoffOn } from './settlement';

/** What money beyond what is due may pay: the next installments, or principal. */
export const WAYS_TO_PAY = ['installments', 'principal'] as const;
export type WayToPay = (typeof WAYS_TO_PAY)[number];

/** What comes of it when all that is left is paid on its due days. Hundredths of the loan's currency. */
export interface PaidThisWay {
  readonly pays: WayToPay;
  /** Interest that is never charged. */
  readonly savedMinor: number;
  /** How many due days fewer there are to wait for. */
  readonly monthsEarlier: number;
  /** The day of the last payment. */
  readonly endsOn: Day;
  /** The next payment after this one; absent where nothing is left. */
  readonly next?: { readonly on: Day; readonly amountMinor: number };
}

export interface PaidToday {
  /** All that is left, of a loan that was written off. */
  readonly dueMinor: number;
  readonly beyondMinor: number;
  /** What is more than closes the loan. */
  readonly creditMinor: number;
  readonly closes: boolean;
  /** Both, where something is beyond what is due and does not close the loan. */
  readonly ways: readonly PaidThisWay[];
}

/**
 * What an amount would do that is paid today, either way: the next installments in advance with all their interest, or
 * principal with the interest that it saves (Republic Act 11765 gives the right to prepay in whole or in part).
 * @throws RangeError for a day before the checkpoint
 */
export function paidToday(checkpoint: LoanCheckpoint, today: Day, amountMinor: number): PaidToday {
  const loan = resumeLoan(checkpoint, [], today);
  const isOver = loan.closedDay !== undefined;
  const day = toDayNumber(today);
  const { owedBackMinor } = loan;
  const payoffMinor = owedBackMinor + (isOver ? 0 : payoffOn(loan, day));
  const isByPlan = !isOver && loan.writtenOffDay === undefined;
  const dueMinor = isByPlan ? owedBackMinor + unpaidBy(loan, day) : payoffMinor;
  const beyondMinor = Math.max(0, amountMinor - dueMinor);
  const ways =
    !isByPlan || beyondMinor === 0
      ? []
      : WAYS_TO_PAY.map((pays) => thisWay(checkpoint, today, beyondMinor, pays));
  const closes = amountMinor >= payoffMinor || (isByPlan && isClosedBy(checkpoint, today, amountMinor));
  return {
    dueMinor,
    beyondMinor,
    creditMinor: Math.max(0, amountMinor - payoffMinor),
    closes,
    ways: closes ? [] : ways,
  };
}

/** As it is with a payment that leaves no more than a rest that nobody asks for. */
function isClosedBy(checkpoint: LoanCheckpoint, today: Day, amountMinor: number): boolean {
  const payment = { id: `paid on ${today}`, paidOn: today, amountMinor, isSettlement: false };
  return resumeLoan(checkpoint, [payment], today).closedDay !== undefined;
}

function thisWay(checkpoint: LoanCheckpoint, today: Day, amountMinor: number, way: WayToPay): PaidThisWay {
  const pays = way === 'principal' ? 'PRINCIPAL' : 'INSTALLMENTS';
  const { plan, savedMinor, monthsEarlier } = payMore(checkpoint, today, {
    amountMinor,
    rhythm: 'ONCE',
    pays,
  });
  const next = plan.payments.find(({ paidOn }) => paidOn > today);
  return {
    pays: way,
    savedMinor,
    monthsEarlier,
    endsOn: plan.endsOn,
    ...(next && { next: { on: next.paidOn, amountMinor: next.amountMinor } }),
  };
}
