import type { MemberState } from '@pautang/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { LoadProblem } from '../../components/layout/load-problem';
import { Card } from '../../components/ui/card/card';
import { Skeleton } from '../../components/ui/skeleton/skeleton';
import { notify } from '../../components/ui/toaster/notify';
import { errorMessage } from '../../lib/error-message';
import { usePageTitle } from '../../lib/use-page-title';
import { dashTexts } from '../../texts/dash';
import { useTexts } from '../../texts/define-texts';
import { ActivationPrompt } from './activation-prompt';

interface DashboardProps {
  state: UseQueryResult<MemberState>;
  /** What an activated member sees, with its own heading. */
  loanScreen: ReactNode;
  /** Opens the activation at the step that the server named. */
  onActivate: (step: MemberState) => void;
}

/** The loan for an activated member, the way to it for everyone else. */
export function Dashboard({ state, loanScreen, onActivate }: DashboardProps) {
  return state.data === 'INFO_COMPLETED' ? (
    loanScreen
  ) : (
    <NotActivated state={state} onActivate={onActivate} />
  );
}

const bars = [
  { id: 'title', width: 0.7, height: 28 },
  { id: 'lead', width: 0.3 },
  { id: 'details', width: 0.5 },
  { id: 'card', width: 0.4 },
  { id: 'selfie', width: 0.3 },
  { id: 'button', width: 0.4, height: 48 },
];

function NotActivated({ state, onActivate }: Omit<DashboardProps, 'loanScreen'>) {
  const texts = useTexts(dashTexts);
  usePageTitle(texts.title);
  const [busy, setBusy] = useState(false);

  // The state may be minutes old by now: what the server says at this moment decides where to begin.
  const activate = async () => {
    setBusy(true);
    const { data, error } = await state.refetch();
    setBusy(false);
    if (error) notify.error(errorMessage(error));
    else if (data && data !== 'INFO_COMPLETED') onActivate(data);
  };

  return (
    <>
      <h1>{texts.title}</h1>
      {state.data ? (
        <ActivationPrompt busy={busy} onActivate={() => void activate()} />
      ) : (
        <Card>
          {state.isError ? <LoadProblem title={texts.errorTitle} answer={state} /> : <Skeleton bars={bars} />}
        </Card>
      )}
    </>
  );
}
