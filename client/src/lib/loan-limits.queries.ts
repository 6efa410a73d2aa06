import type { LoanLimitsDto } from '@pautang/sdk';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { loanService } from './services/loan-service';

/** What the member may borrow with the score of this moment. */
export function loanLimitsOptions(phoneNumber: string | null) {
  return queryOptions({
    queryKey: ['loan-limits', phoneNumber],
    queryFn:
      phoneNumber === null
        ? skipToken
        : (): Promise<LoanLimitsDto> => loanService.readLoanLimits({ requestBody: { phoneNumber } }),
  });
}
