import { loansAt, TAPE_COLUMNS } from '../queries/loan-tape';
import type { Compose } from './content';

/** Every loan that was running, or written off and owed, at the end of a day, and where it stood. */
export const loanTape: Compose = async (tx, { to }) => ({
  answer: {},
  tables: [],
  list: {
    title: 'Loans',
    field: 'loans',
    columns: TAPE_COLUMNS,
    // What was written off is owed still, and stands in no account of loans any more.
    apart: { field: 'writtenOff', without: 'running', with: 'written off' },
    batches: (form) => loansAt.batches(tx, form, to),
  },
});
