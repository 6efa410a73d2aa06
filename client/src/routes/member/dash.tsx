import type { MemberState } from '@pautang/sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { contentId } from '../../components/layout/route-change';
import { ActivationDialog } from '../../features/activate/activation-dialog';
import { activationStateOptions } from '../../features/activate/activation-state.queries';
import { useActivationOpening } from '../../features/activate/use-activation-place';
import { Dashboard } from '../../features/dash/dashboard';
import { LoanBoxScreen } from '../../features/dash/loan-box-screen';
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
      <Dashboard state={state} loanScreen={<LoanBoxScreen />} onActivate={open} />
      {state.data && <ActivationDialog state={state.data} onState={know} onCompleted={complete} />}
    </>
  );
}
