import { toMajor } from '@pautang/loan-terms';
import { inTurns } from '../../../platform/in-turns';
import { type LedgerLine, ledgerLines } from '../queries/books.sql';
import { suspenseLines } from '../queries/suspense.sql';
import { longTableOf, money, text } from '../report-table';
import { TooManyRows } from '../reports.errors';
import type { Compose } from './content';

/** About 60 MB of commas. */
const MOST_LINES = 400_000;

/** Every posting of some days, in the order in which the books came to know of it. @throws TooManyRows */
export const generalLedger: Compose = async (tx, { from, to }) => {
  const ofMembers = await ledgerLines.all(tx, from, to, MOST_LINES + 1);
  const apart = await suspenseLines.all(tx, from, to, MOST_LINES + 1);
  const lines = [...ofMembers, ...apart].sort((one, other) =>
    one.bookedOn < other.bookedOn ? -1 : +(one.bookedOn > other.bookedOn),
  );
  if (lines.length > MOST_LINES) throw new TooManyRows();
  const answer = {
    lines: await inTurns(lines, ({ amountMinor, ...line }) => ({
      ...line,
      debit: toMajor(Math.max(-amountMinor, 0)),
      credit: toMajor(Math.max(amountMinor, 0)),
    })),
  };
  const columns = [
    text<LedgerLine>('Booked', ({ bookedOn }) => bookedOn),
    text<LedgerLine>('Day', ({ businessOn }) => businessOn),
    text<LedgerLine>('Transaction', ({ transactionId }) => transactionId),
    text<LedgerLine>('Kind', ({ kind }) => kind),
    text<LedgerLine>('Loan', ({ loanNumber }) => loanNumber),
    text<LedgerLine>('Account', ({ account }) => account),
    text<LedgerLine>('Currency', ({ currency }) => currency),
    money<LedgerLine>('Debit', ({ amountMinor }) => Math.max(-amountMinor, 0)),
    money<LedgerLine>('Credit', ({ amountMinor }) => Math.max(amountMinor, 0)),
  ];
  return { answer, tables: [await longTableOf('Postings', columns, lines)] };
};
