import type { LoanStatus } from '@pautang/sdk';
import { isNewest, type LoanAccount } from './loan';

/** Newest first. */
const loansOf = (statuses: readonly LoanStatus[]) =>
  statuses.map((status, index) => ({ loanNumber: `LN0000000${9 - index}`, status }));

describe('the loan that is meant where none is named', () => {
  it.each<[string, number, LoanStatus[]]>([
    ['the newest one', 0, ['REPAID', 'REPAID']],
    ['the one that runs beside an application', 1, ['UNDER_REVIEW', 'APPROVED']],
    ['what is written off and owed, beside an application that was refused', 1, ['REJECTED', 'WRITTEN_OFF']],
    ['an application that waits again, after a later one was refused', 1, ['REJECTED', 'PENDING']],
  ])('is, as for the server, %s', (_, place, statuses) => {
    const loans = loansOf(statuses);
    const meant = loans.filter(({ loanNumber }) => isNewest({ loanNumber, loans } as LoanAccount));

    expect(meant).toEqual([loans[place]]);
  });
});
