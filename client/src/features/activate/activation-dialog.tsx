import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../api/session';
import { Dialog } from '../../components/ui/dialog/dialog';
import { Skeleton } from '../../components/ui/skeleton/skeleton';
import { notify } from '../../components/ui/toaster/notify';
import { errorMessage } from '../../lib/error-message';
import { activationTexts } from '../../texts/activation';
import { useTexts } from '../../texts/define-texts';
import { type StepNumber, stepOf } from './activation-steps';
import { type LoadedForm, loadActivation } from './load-activation';
import {
  type ActivationPlace,
  type ActivationPlaceOptions,
  useActivationPlace,
} from './use-activation-place';
import { useIsLate } from './use-is-late';

/** The registration dialog: five steps, saved one by one, each with its own address. What was typed is kept. */
export function ActivationDialog(options: ActivationPlaceOptions) {
  const { step, ...place } = useActivationPlace(options);
  return step && <OpenActivation step={step} place={place} reached={stepOf(options.state)} />;
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
