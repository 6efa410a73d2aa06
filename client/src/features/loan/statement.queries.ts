import type { StatementDto, StatementRequestDto } from '@pautang/sdk';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { keptFresh } from '../../api/kept-fresh';
import { loanService } from '../../lib/services/loan-service';

/** Every movement of the newest loan, or of the one named. */
export function statementOptions(phoneNumber: string | null, loanNumber: string | undefined) {
  return queryOptions({
    queryKey: ['statement', phoneNumber, loanNumber],
    queryFn:
      phoneNumber === null
        ? skipToken
        : (): Promise<StatementDto> => wholeStatement({ phoneNumber, loanNumber }),
    ...keptFresh,
  });
}

/** An answer holds some months; most loans are told by one. */
async function wholeStatement(requestBody: StatementRequestDto): Promise<StatementDto> {
  const newest = await loanService.readLoanStatement({ requestBody });
  let whole = newest;
  while (whole.earlier !== undefined) {
    const before = await loanService.readLoanStatement({
      requestBody: { ...requestBody, to: whole.earlier },
    });
    const { openingBalance, earlier } = before;
    whole = { ...newest, openingBalance, months: [...before.months, ...whole.months], earlier };
  }
  return whole;
}
