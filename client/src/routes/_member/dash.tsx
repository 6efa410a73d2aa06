import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { contentId } from '../../components/layout/route-change';
import { ActivationDialog } from '../../features/activation/activation-dialog';
import { activationStateOptions } from '../../features/activation-state/activation-state.queries';
import { Dashboard } from '../../features/dashboard/dashboard';
import { LoanScreen } from '../../features/loan/loan-screen';
import { useSession } from '../../lib/session';

export const Route = createFileRoute('/_member/dash')({ component: Dash });

function Dash() {
  const { phoneNumber } = useSession();
  const state = useQuery(activationStateOptions(phoneNumber));
  const [isActivating, setActivating] = useState(false);
  const close = useCallback(() => setActivating(false), []);

  // The button that opened the dialog is gone with its prompt, so the focus goes to what took its place.
  const complete = async () => {
    setActivating(false);
    await state.refetch();
    document.getElementById(contentId)?.focus();
  };

  return (
    <>
      <Dashboard state={state} loanScreen={<LoanScreen />} onActivate={() => setActivating(true)} />
      {state.data && (
        <ActivationDialog
          opened={isActivating}
          step={state.data}
          onClose={close}
          onCompleted={() => void complete()}
        />
      )}
    </>
  );
}
