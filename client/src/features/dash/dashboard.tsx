import type { MemberState } from '@pautang/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { LoadProblem } from '../../components/layout/load-problem';
import { Button } from '../../components/ui/button/button';
import { Card } from '../../components/ui/card/card';
import { Skeleton } from '../../components/ui/skeleton/skeleton';
import { notify } from '../../components/ui/toaster/notify';
import { errorMessage } from '../../lib/error-message';
import { usePageTitle } from '../../lib/use-page-title';
import { dashTexts } from '../../texts/dash';
import { useTexts } from '../../texts/define-texts';
import { Home } from './home';
import classes from './home.module.css';
import { fetchLoanBox } from './lazy-loan-box';
import { useHome } from './use-home';

interface DashboardProps {
  state: UseQueryResult<MemberState>;
  /** How far the activation is. */
  stepsOf: (state: MemberState) => ReactNode;
  /** Opens the activation at the step that the server named. */
  onActivate: (step: MemberState) => void;
}

/** Money and loan of an activated member, the way to them for everyone else. */
export function Dashboard(props: DashboardProps) {
  // Asked for together with the state, and not after it.
  const home = useHome();
  return props.state.data === 'INFO_COMPLETED' ? <Home home={home} /> : <NotActivated {...props} />;
}

const bars = [
  [28, 0.7],
  [16, 0.3],
  [16, 0.5],
  [16, 0.4],
  [16, 0.3],
  [48, 0.4],
] as const;

function NotActivated({ state, stepsOf, onActivate }: DashboardProps) {
  const texts = useTexts(dashTexts);
  usePageTitle(texts.title);
  const [busy, setBusy] = useState(false);
  const isToActivate = state.data !== undefined;
  // What comes after the activation.
  useEffect(() => {
    if (isToActivate) fetchLoanBox();
  }, [isToActivate]);

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
        <ActivationPrompt steps={stepsOf(state.data)} busy={busy} onActivate={() => void activate()} />
      ) : (
        <Card>
          {state.isError ? <LoadProblem title={texts.errorTitle} answer={state} /> : <Skeleton bars={bars} />}
        </Card>
      )}
    </>
  );
}

interface ActivationPromptProps {
  steps: ReactNode;
  busy: boolean;
  onActivate: () => void;
}

/** Stands where the loan will be, until the account is activated. */
function ActivationPrompt({ steps, busy, onActivate }: ActivationPromptProps) {
  const texts = useTexts(dashTexts);
  return (
    <Card>
      <h2>{texts.promptTitle}</h2>
      <div className={classes.activation}>
        <div>
          <h3 className="small-title">{texts.stepsTitle}</h3>
          {steps}
          <Button busy={busy} onClick={onActivate}>
            {texts.activate}
          </Button>
        </div>
        <div>
          <h3 className="small-title">{texts.promptLead}</h3>
          <ul className={classes.items}>
            {texts.promptItems.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
    </Card>
  );
}
