import type { ExtraPayment, PaidMore } from '@pautang/loan-terms';

type Payment = PaidMore['plan']['payments'][number];

export interface PaymentLine {
  readonly kind: 'once' | 'each' | 'last';
  readonly payment: Payment;
}

/**
 * What one pays with the extra money in it, told in few lines. What is late is paid before that; on a due day it is paid
 * with it, and then the first payment is not what one pays each month.
 */
export function paymentLines(
  payments: readonly Payment[],
  rhythm: ExtraPayment['rhythm'],
): readonly PaymentLine[] {
  const last = payments.at(-1);
  const [first, second] = payments.filter((payment) => payment.isSettlement && payment !== last);
  const lines: (PaymentLine | undefined)[] =
    rhythm === 'MONTHLY' && second && first?.amountMinor === second.amountMinor
      ? [{ kind: 'each', payment: first }]
      : [
          first && { kind: 'once', payment: first },
          rhythm === 'MONTHLY' && second ? { kind: 'each', payment: second } : undefined,
        ];
  if (last) lines.push({ kind: first || !last.isSettlement ? 'last' : 'once', payment: last });
  return lines.filter((line) => line !== undefined);
}
