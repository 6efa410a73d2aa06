import type { MemberState } from '@pautang/sdk';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
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

  const [isCompleted, setCompleted] = useState(false);
  const isHome = isCompleted && state.data === 'INFO_COMPLETED';

  // The button that opened the dialog is gone with its prompt, so the focus goes to what took its place, once the
  // dialog lets it.
  useEffect(() => {
    if (isHome) document.getElementById(contentId)?.focus();
  }, [isHome]);

  const complete = () => {
    know('INFO_COMPLETED');
    setCompleted(true);
  };

  return (
    <>
      <Dashboard state={state} stepsOf={(known) => <ActivationSteps state={known} />} onActivate={open} />
      {state.data && <ActivationDialog state={state.data} onState={know} onCompleted={complete} />}
    </>
  );
}
