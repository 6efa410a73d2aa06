import { useEffect, useRef, useState } from 'react';
import { readMemberInfo } from '../../api/member';
import { useSession } from '../../api/session';
import { Dialog } from '../../components/ui/dialog/dialog';
import { Skeleton } from '../../components/ui/skeleton/skeleton';
import { notify } from '../../components/ui/toaster/notify';
import { errorMessage } from '../../lib/error-message';
import { activationTexts } from '../../texts/activation';
import { useTexts, withTexts } from '../../texts/define-texts';
import { type StepNumber, stepOf } from './activation-steps';
import {
  type ActivationPlace,
  type ActivationPlaceOptions,
  useActivationPlace,
} from './use-activation-place';

/** The registration dialog: five steps, saved one by one, each with its own address. What was typed is kept. */
export function ActivationDialog(options: ActivationPlaceOptions) {
  const { step, ...place } = useActivationPlace(options);
  return step && <OpenActivation step={step} place={place} reached={stepOf(options.state)} />;
}

// The form is mostly there at once, and then an empty dialog would only flash.
const loadingShownAfterMs = 300;

const bars = [36, [28, 0.6], 50, 50, 50] as const;

interface OpenActivationProps {
  step: StepNumber;
  /** The next step of the member. */
  reached: StepNumber;
  place: Omit<ActivationPlace, 'step'>;
}

function OpenActivation({ step, reached, place }: OpenActivationProps) {
  const texts = useTexts(activationTexts);
  const { phoneNumber } = useSession();
  const [firstReached] = useState(reached);
  const [Form, setForm] = useState<LoadedForm>();
  const isLate = useIsLate(loadingShownAfterMs);

  const close = useRef(place.close);
  useEffect(() => {
    close.current = place.close;
  });

  useEffect(() => {
    if (phoneNumber === null) return;
    let isGone = false;
    loadActivation(phoneNumber, firstReached).then(
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
  }, [phoneNumber, firstReached]);

  if (Form && phoneNumber !== null) return <Form {...{ step, place, phoneNumber }} />;
  if (!isLate) return null;
  return (
    <Dialog opened title={texts.title} onClose={place.close}>
      <Skeleton bars={bars} />
    </Dialog>
  );
}

/** Whether this much time has passed since the component appeared. */
function useIsLate(afterMs: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return isLate;
}

export type LoadedForm = typeof import('./activation-form').ActivationForm;

/**
 * Fetches the form, which brings the rules of every field along, and what the server has of the earlier steps.
 * @throws ApiError, or whatever kept the code from arriving
 */
async function loadActivation(phoneNumber: string, step: StepNumber): Promise<LoadedForm> {
  const [{ ActivationForm }, { activationDraft }] = await Promise.all([
    withTexts(import('./activation-form')),
    import('./activation-draft'),
  ]);
  await activationDraft.open(phoneNumber);
  if (step > 1) activationDraft.fillUntouched(await readMemberInfo(phoneNumber));
  return ActivationForm;
}
