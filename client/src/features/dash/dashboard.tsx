import type { MemberState } from '@pautang/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { LoadProblem } from '../../components/layout/load-problem';
import { Button } from '../../components/ui/button/button';
import { Card } from '../../components/ui/card/card';
import { Skeleton } from '../../components/ui/skeleton/skeleton';
import { notify } from '../../components/ui/toaster/notify';
import { errorMessage } from '../../lib/error-message';
import { usePageTitle } from '../../lib/use-page-title';
import { dashTexts } from '../../texts/dash';
import { useTexts } from '../../texts/define-texts';
import classes from './loan-box.module.css';

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

interface ActivationPromptProps {
  busy: boolean;
  onActivate: () => void;
}

/** Stands where the loan will be, until the account is activated. */
function ActivationPrompt({ busy, onActivate }: ActivationPromptProps) {
  const texts = useTexts(dashTexts);
  return (
    <Card>
      <h2>{texts.promptTitle}</h2>
      <p className={classes.lead}>{texts.promptLead}</p>
      <ul className={classes.items}>
        {texts.promptItems.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <Button busy={busy} onClick={onActivate}>
        {texts.activate}
      </Button>
    </Card>
  );
}
