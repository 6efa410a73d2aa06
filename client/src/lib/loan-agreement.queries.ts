import type { LoanAgreementDto } from '@pautang/sdk';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { loanService } from './services/loan-service';

/** What was agreed to, as it was kept then. */
export type LoanAgreement = Required<LoanAgreementDto>;

/** undefined where there is none: the answer then says nothing else. */
export function agreementOf(answer: LoanAgreementDto): LoanAgreement | undefined {
  return answer.active ? (answer as LoanAgreement) : undefined;
}

/** The agreement of the newest loan, or of the one named. */
export function loanAgreementOptions(phoneNumber: string | null, loanNumber?: string) {
  return queryOptions({
    queryKey: ['loan-agreement', phoneNumber, loanNumber],
    queryFn:
      phoneNumber === null
        ? skipToken
        : (): Promise<LoanAgreementDto> =>
            loanService.readAgreement({ requestBody: { phoneNumber, loanNumber } }),
  });
}
