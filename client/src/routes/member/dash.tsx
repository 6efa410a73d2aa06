import type { MemberState } from '@pautang/sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { contentId } from '../../components/layout/route-change';
import { ActivationDialog } from '../../features/activation/activation-dialog';
import { useActivationOpening } from '../../features/activation/use-activation-place';
import { activationStateOptions } from '../../features/activation-state/activation-state.queries';
import { Dashboard } from '../../features/dashboard/dashboard';
import { LoanScreen } from '../../features/loan/loan-screen';
import { useSession } from '../../lib/session';

export default function Dash() {
  const { phoneNumber } = useSession();
  const options = activationStateOptions(phoneNumber);
  const state = useQuery(options);
  const queries = useQueryClient();
  const open = useActivationOpening();
  const know = (known: MemberState) => queries.setQueryData(options.queryKey, known);

  // The button that opened the dialog is gone with its prompt, so the focus goes to what took its place.
  const complete = () => {
    know('INFO_COMPLETED');
    document.getElementById(contentId)?.focus();
  };

  return (
    <>
      <Dashboard state={state} loanScreen={<LoanScreen />} onActivate={open} />
      {state.data && <ActivationDialog state={state.data} onState={know} onCompleted={complete} />}
    </>
  );
}
