import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { AccountView } from './account-view';
import { StatementView } from './statement-view';

const route = getRouteApi('/_member/loan');

/** The member's loan, and its statement. The address says which, so that Back leads from one to the other. */
export function LoanScreen() {
  const { number: loanNumber, view } = route.useSearch();
  const moved = useHasChanged(`${view} ${loanNumber}`);
  return view === 'statement' ? (
    <StatementView key={loanNumber} loanNumber={loanNumber} moved={moved} />
  ) : (
    <AccountView key={loanNumber} loanNumber={loanNumber} moved={moved} />
  );
}

/** Whether a value is another one than at first, or once was. */
function useHasChanged(value: string): boolean {
  const [first, setFirst] = useState<string | undefined>(value);
  if (first !== undefined && first !== value) setFirst(undefined);
  return first !== value;
}
