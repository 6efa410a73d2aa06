import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { usePlace } from '../../lib/use-place';
import { AccountView } from './account-view';
import { HardshipView, StatementView, TopUpView } from './lazy-views';

const route = getRouteApi('/_member/loan');

/** The member's loan, its statement, help with it, and more of it. The address says which, so that Back leads from one to the other. */
export function LoanScreen() {
  const { number: loanNumber, view } = route.useSearch();
  const { name: step, close } = usePlace('step', ['help', 'borrowMore']);
  const moved = useHasChanged(`${view} ${step} ${loanNumber}`);
  if (step) {
    const View = step === 'help' ? HardshipView : TopUpView;
    return <View key={loanNumber} loanNumber={loanNumber} moved={moved} onLeave={close} />;
  }
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
