import type { MemberState } from '@pautang/sdk';
import { useQuery } from '@tanstack/react-query';
import { activationStateOptions, knowActivationState } from '../../api/member';
import { useSession } from '../../api/session';
import { contentId } from '../../components/layout/route-change';
import { ActivationSteps } from '../../features/activate/activation-checklist';
import { ActivationDialog } from '../../features/activate/activation-dialog';
import { useActivationOpening } from '../../features/activate/use-activation-place';
import { Dashboard } from '../../features/dash/dashboard';

export default function Dash() {
  const { phoneNumber } = useSession();
  const state = useQuery(activationStateOptions(phoneNumber));
  const open = useActivationOpening();
  const know = (known: MemberState) => knowActivationState(phoneNumber, known);

  // The button that opened the dialog is gone with its prompt, so the focus goes to what took its place.
  const complete = () => {
    know('INFO_COMPLETED');
    document.getElementById(contentId)?.focus();
  };

  return (
    <>
      <Dashboard state={state} stepsOf={(known) => <ActivationSteps state={known} />} onActivate={open} />
      {state.data && <ActivationDialog state={state.data} onState={know} onCompleted={complete} />}
    </>
  );
}
