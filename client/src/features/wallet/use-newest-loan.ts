import { useQuery } from '@tanstack/react-query';
import { type LoanAccount, loanAccountOf, loanAccountOptions } from '../../lib/loan-account.queries';
import { useSession } from '../../lib/session';

/** The loan that the wallet is of, as it stands; nothing before that has arrived. */
export function useNewestLoan(): LoanAccount | undefined {
  const { phoneNumber } = useSession();
  const { data } = useQuery(loanAccountOptions(phoneNumber));
  return data && loanAccountOf(data);
}
