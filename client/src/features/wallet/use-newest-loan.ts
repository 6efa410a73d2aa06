import { useQuery } from '@tanstack/react-query';
import { useFreshEachDay } from '../../api/kept-fresh';
import { loanAccountOf, loanAccountOptions } from '../../api/loan';
import { useSession } from '../../api/session';

/** The loan that the wallet is of, as it stands; nothing before that has arrived. */
export function useNewestLoan() {
  const { phoneNumber } = useSession();
  const { data, ...answer } = useQuery(loanAccountOptions(phoneNumber));
  useFreshEachDay(answer);
  return { account: data && loanAccountOf(data), ...answer };
}
