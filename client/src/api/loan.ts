import type { LoanAccountDto } from '@pautang/sdk';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { loanService } from '../lib/services/loan-service';
import { keptFresh } from './kept-fresh';

/** What only some loans have. */
type Occasional = 'approvedAt' | 'repaidAt' | 'coolingOffUntil' | 'nextPayment';

/** A loan as it stands: what is due, what was paid, what became of the application. */
export type LoanAccount = Required<Omit<LoanAccountDto, Occasional>> & Pick<LoanAccountDto, Occasional>;

/** undefined where there is no loan: the answer then says nothing else. */
export function loanAccountOf(answer: LoanAccountDto): LoanAccount | undefined {
  return answer.active ? (answer as LoanAccount) : undefined;
}

/** The newest loan, or the one named. Asked for anew by each screen that shows it. */
export function loanAccountOptions(phoneNumber: string | null, loanNumber?: string) {
  return queryOptions({
    queryKey: ['loan-account', phoneNumber, loanNumber],
    queryFn:
      phoneNumber === null
        ? skipToken
        : (): Promise<LoanAccountDto> =>
            loanService.readLoanAccount({ requestBody: { phoneNumber, loanNumber } }),
    ...keptFresh,
  });
}

/** Whether it is the member's last loan, and not one chosen from the earlier ones. */
export const isNewest = ({ loanNumber, loans }: LoanAccount): boolean => loans[0]?.loanNumber === loanNumber;
