import type { MemberState } from '@pautang/sdk';
import { useQuery } from '@tanstack/react-query';
import { activationStateOptions, knowActivationState } from '../../api/member';
import { useSession } from '../../api/session';
import { LoadProblem } from '../../components/layout/load-problem';
import { lazyDialog } from '../../components/ui/dialog/lazy-dialog';
import { Skeleton } from '../../components/ui/skeleton/skeleton';
import { ActivationChecklist, ActivationDone, StopHere } from '../../features/activate/activation-checklist';
import { ActivationDialog } from '../../features/activate/activation-dialog';
import { stepNames } from '../../features/activate/activation-steps';
import { useActivationOpening } from '../../features/activate/use-activation-place';
import { usePageTitle } from '../../lib/use-page-title';
import { usePlace } from '../../lib/use-place';
import { activateTexts } from '../../texts/activate';
import { useTexts } from '../../texts/define-texts';

const dialogs = ['mydata'] as const;

const MyDataDialog = lazyDialog(
  async () => (await import('../../features/settings/my-data-dialog')).MyDataDialog,
);

const placeholders = [40, 40, 40, 40, 40];

export default function Activate() {
  const { title } = useTexts(activateTexts);
  usePageTitle(title);
  return (
    <>
      <h1>{title}</h1>
      <Activation />
    </>
  );
}

function Activation() {
  const { loadFailed } = useTexts(activateTexts);
  const { phoneNumber } = useSession();
  const answer = useQuery(activationStateOptions(phoneNumber));
  const { data: state } = answer;
  const open = useActivationOpening();
  const { name: step } = usePlace('step', stepNames);
  const myData = usePlace('dialog', dialogs);
  const know = (known: MemberState) => knowActivationState(phoneNumber, known);

  // The dialog first tells that all is saved, however that became known.
  if (state === 'INFO_COMPLETED' && step === undefined) return <ActivationDone />;
  if (state === undefined && answer.isError) return <LoadProblem title={loadFailed} answer={answer} />;
  if (state === undefined) return <Skeleton bars={placeholders} />;
  return (
    <>
      <div className="stack-wide">
        <ActivationChecklist state={state} onStart={() => open(state)} />
        <StopHere />
      </div>
      <ActivationDialog state={state} onState={know} onCompleted={() => know('INFO_COMPLETED')} />
      {myData.name && step === undefined && <MyDataDialog onClose={myData.close} />}
    </>
  );
}
