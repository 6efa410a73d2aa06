import { useState } from 'react';
import { readMemberState } from '../../api/member';
import { ApiError, type FieldErrors, fieldErrorsOf } from '../../api/problem';
import { closeProblems, notify } from '../../components/ui/toaster/notify';
import { errorMessage, retryOffer } from '../../lib/error-message';
import { useIsShown } from '../../lib/use-is-shown';
import { activationTexts } from '../../texts/activation';
import { useTexts } from '../../texts/define-texts';
import type { FormStep } from './activation-draft';
import { bankStep } from './activation-steps';
import { draftStore } from './draft-store';
import { markRefusedPhotos, UploadStopped, uploadPhotos } from './photo-uploads';
import { saveStep } from './save-step';
import type { ActivationPlace } from './use-activation-place';

type Ways = Pick<ActivationPlace, 'goOn' | 'moveTo' | 'finish' | 'complete'>;

interface SaveResult {
  isSaved: boolean;
  errors: FieldErrors;
}

/** The way from one of the five steps to the next: save, then go on. */
export function useActivationSaving(phoneNumber: string, { goOn, moveTo, finish, complete }: Ways) {
  const texts = useTexts(activationTexts);
  const [busy, setBusy] = useState(false);
  const isShown = useIsShown();

  // The account may have gone on, or back, in another tab: the server knows where it is.
  const findPlace = async (code: ApiError['code']) => {
    if (code !== 'ALREADY_ACTIVATED' && code !== 'STEP_OUT_OF_ORDER') return;
    const state = await readMemberState(phoneNumber).catch(() => undefined);
    if (state === 'INFO_COMPLETED') {
      draftStore.forget();
      complete();
    } else if (state) moveTo(state);
  };

  /** @throws whatever kept the step from being saved */
  const saveOnce = async (current: FormStep) => {
    if (current === 4) await uploadPhotos(phoneNumber);
    const { state } = await saveStep(current, phoneNumber, draftStore.get());
    if (state === 'UPDATE_NEXT' && current !== bankStep) return goOn(current);
    notify.success(texts.validated);
    draftStore.forget();
    if (isShown()) finish();
    else complete();
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

  return { busy, save };
}
