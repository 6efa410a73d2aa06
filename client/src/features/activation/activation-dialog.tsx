import type { MemberState } from '@pautang/sdk';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../components/ui/dialog';
import { notify } from '../../components/ui/notify';
import { Skeleton } from '../../components/ui/skeleton';
import { errorMessage } from '../../lib/error-message';
import { useSession } from '../../lib/session';
import { activationTexts } from '../../texts/activation';
import { useTexts } from '../../texts/define-texts';
import { stepOf } from './activation-steps';
import { type LoadedForm, loadActivation } from './load-activation';
import { useIsLate } from './use-is-late';

export interface ActivationDialogProps {
  opened: boolean;
  /** Where the member is; the dialog opens there. */
  step: MemberState;
  /** Closed before the end; what was typed is kept. */
  onClose: () => void;
  /** The last step is saved and the dialog has closed. */
  onCompleted: () => void;
}

/** The registration dialog: five steps, saved one by one. */
export function ActivationDialog({ opened, ...rest }: ActivationDialogProps) {
  return opened ? <OpenActivation {...rest} /> : null;
}

// The form is mostly there at once, and then an empty dialog would only flash.
const loadingShownAfterMs = 300;

const bars = [
  { id: 'steps', height: 36 },
  { id: 'title', width: 0.6, height: 28 },
  { id: 'first', height: 50 },
  { id: 'second', height: 50 },
  { id: 'third', height: 50 },
];

function OpenActivation({ step, onClose, onCompleted }: Omit<ActivationDialogProps, 'opened'>) {
  const texts = useTexts(activationTexts);
  const { phoneNumber } = useSession();
  // The step only says where to begin; from there the form goes on by itself.
  const [firstStep] = useState(() => stepOf(step));
  const [Form, setForm] = useState<LoadedForm>();
  const isLate = useIsLate(loadingShownAfterMs);

  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    if (phoneNumber === null) return;
    let isGone = false;
    loadActivation(phoneNumber, firstStep).then(
      (loaded) => !isGone && setForm(() => loaded),
      (error: unknown) => {
        if (isGone) return;
        notify.error(errorMessage(error));
        close.current();
      },
    );
    return () => {
      isGone = true;
    };
  }, [phoneNumber, firstStep]);

  if (Form && phoneNumber !== null) return <Form {...{ firstStep, phoneNumber, onClose, onCompleted }} />;
  if (!isLate) return null;
  return (
    <Dialog opened title={texts.title} onClose={onClose}>
      <Skeleton bars={bars} />
    </Dialog>
  );
}
