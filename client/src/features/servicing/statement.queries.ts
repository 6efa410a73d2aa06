import type { StatementDto } from '@pautang/sdk';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { keptFresh } from '../../lib/kept-fresh';
import { loanService } from '../../lib/services/loan-service';

/** Every movement of the newest loan, or of the one named. */
export function statementOptions(phoneNumber: string | null, loanNumber: string | undefined) {
  return queryOptions({
    queryKey: ['statement', phoneNumber, loanNumber],
    queryFn:
      phoneNumber === null
        ? skipToken
        : (): Promise<StatementDto> =>
            loanService.readLoanStatement({ requestBody: { phoneNumber, loanNumber } }),
    ...keptFresh,
  });
}
