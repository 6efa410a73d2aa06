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
    batches: (form) => loansAt.batches(tx, form, to),
  },
});
