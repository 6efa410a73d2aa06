import { ApiError } from '@pautang/sdk';
import { useEffect, useRef, useState } from 'react';
import { notify } from '../../components/ui/notify';
import { useTexts } from '../../texts/texts';
import type { FormStep } from './activation-draft';
import { bankStep, type StepNumber, savedStep, stepOf } from './activation-steps';
import { draftStore } from './draft-store';
import { markRefusedPhotos, UploadStopped, uploadPhotos } from './photo-uploads';
import { readMemberState, saveStep } from './save-step';

const closeAfterMs = 5000;

export interface ActivationStepsOptions {
  firstStep: StepNumber;
  phoneNumber: string;
  onCompleted: () => void;
}

/** Where the member is in the five steps, and the way to the next one: save, then go on. */
export function useActivationSteps({ firstStep, phoneNumber, onCompleted }: ActivationStepsOptions) {
  const texts = useTexts().activation;
  const [step, setStep] = useState(firstStep);
  const [busy, setBusy] = useState(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const completed = useRef(onCompleted);
  useEffect(() => {
    completed.current = onCompleted;
  });

  const complete = () => {
    clearTimeout(closing.current);
    completed.current();
  };
  const succeed = () => {
    draftStore.forget();
    notify.success(texts.validated);
    setStep(savedStep);
    closing.current = setTimeout(complete, closeAfterMs);
  };

  // The account may have gone on, or back, in another tab: the server knows where it is.
  const findPlace = async (code: ApiError['code']) => {
    if (code !== 'ALREADY_ACTIVATED' && code !== 'STEP_OUT_OF_ORDER') return;
    const state = await readMemberState(phoneNumber).catch(() => undefined);
    if (state === 'INFO_COMPLETED') complete();
    else if (state) setStep(stepOf(state));
  };

  /** @throws whatever kept the step from being saved */
  const saveOnce = async (current: FormStep) => {
    if (current === 4) await uploadPhotos(phoneNumber);
    const { state } = await saveStep(current, phoneNumber, draftStore.get());
    if (state === 'UPDATE_NEXT' && current !== bankStep) setStep((current + 1) as StepNumber);
    else succeed();
  };

  /** Resolves with the server's errors about fields; what else went wrong is said in a toast. */
  const save = async (current: FormStep): Promise<ApiError['fieldErrors']> => {
    setBusy(true);
    try {
      await saveOnce(current);
      return [];
    } catch (error) {
      if (error instanceof UploadStopped) {
        notify.info(texts.uploadStopped);
        return [];
      }
      if (!(error instanceof ApiError)) throw error;
      notify.error(error.message);
      markRefusedPhotos(error);
      await findPlace(error.code);
      return error.fieldErrors;
    } finally {
      setBusy(false);
    }
  };

  return { step, busy, save, complete, goBack: () => setStep((shown) => (shown - 1) as StepNumber) };
}
