import { toMajor } from '@pautang/loan-terms';
import { type SuspensePayment, suspenseAt } from '../queries/suspense.sql';
import { money, tableOf, text } from '../report-table';
import type { SuspenseDto } from '../reports.dto';
import { type Compose, inOrder } from './content';

/** Money that came and was neither assigned nor returned by the end of a day. */
export const suspense: Compose = async (tx, { to }) => {
  const payments = inOrder(
    await suspenseAt.all(tx, to),
    ({ since, paymentNumber }) => `${since} ${paymentNumber}`,
  );
  const currencies = [...new Set(payments.map(({ currency }) => currency))];
  const answer: Pick<SuspenseDto, 'payments' | 'totals'> = {
    payments: payments.map(({ amountMinor, ...payment }) => ({ ...payment, amount: toMajor(amountMinor) })),
    totals: currencies.map((currency) => ({
      currency,
      amount: toMajor(
        payments
          .filter((payment) => payment.currency === currency)
          .reduce((total, { amountMinor }) => total + amountMinor, 0),
      ),
    })),
  };
  const columns = [
    text<SuspensePayment>('Currency', ({ currency }) => currency),
    text<SuspensePayment>('Payment', ({ paymentNumber }) => paymentNumber),
    text<SuspensePayment>('Paid', ({ paidOn }) => paidOn),
    text<SuspensePayment>('In suspense since', ({ since }) => since),
    money<SuspensePayment>('Amount', ({ amountMinor }) => amountMinor),
  ];
  return { answer, tables: [tableOf('Money in suspense', columns, payments)] };
};
