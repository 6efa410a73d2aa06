import { ApiError } from '@pautang/sdk';
import { useEffect, useRef, useState } from 'react';
import { closeProblems, notify } from '../../components/ui/notify';
import { errorMessage, retryOffer } from '../../lib/error-message';
import { type FieldErrors, fieldErrorsOf } from '../../lib/field-errors';
import { activationTexts } from '../../texts/activation';
import { useTexts } from '../../texts/define-texts';
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

interface SaveResult {
  isSaved: boolean;
  errors: FieldErrors;
}

/** Where the member is in the five steps, and the way to the next one: save, then go on. */
export function useActivationSteps({ firstStep, phoneNumber, onCompleted }: ActivationStepsOptions) {
  const texts = useTexts(activationTexts);
  const [step, setStep] = useState(firstStep);
  const [busy, setBusy] = useState(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const completed = useRef(onCompleted);
  useEffect(() => {
    completed.current = onCompleted;
  });

  const complete = () => {
    clearTimeout(closing.current);
    draftStore.forget();
    completed.current();
  };
  const succeed = () => {
    notify.success(texts.validated);
    setStep(savedStep);
    draftStore.forget();
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

  /**
   * Whether it is saved; if not, a toast says what is wrong, with the offer to run `retry` when no answer came, and
   * the server's errors about fields are answered.
   */
  const save = async (current: FormStep, retry: () => void): Promise<SaveResult> => {
    closeProblems();
    setBusy(true);
    try {
      await saveOnce(current);
      return { isSaved: true, errors: {} };
    } catch (error) {
      if (error instanceof UploadStopped) {
        notify.info(texts.uploadStopped);
        return { isSaved: false, errors: {} };
      }
      if (!(error instanceof ApiError)) throw error;
      notify.error(errorMessage(error), retryOffer(error, retry));
      markRefusedPhotos(error);
      await findPlace(error.code);
      return { isSaved: false, errors: fieldErrorsOf(error) };
    } finally {
      setBusy(false);
    }
  };

  return { step, busy, save, complete, goBack: () => setStep((shown) => (shown - 1) as StepNumber) };
}
