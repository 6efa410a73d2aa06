import { readMemberState, type SaveStep, saveSteps } from '../../api/member';
import { ApiError } from '../../api/problem';
import { uploadPhoto } from '../../api/upload';
import { type Attempt, useAppForm } from '../../components/form/use-app-form';
import { useOnce } from '../../components/form/use-once';
import { photoFields, photoKinds, photoStore } from '../../components/photo/photo-store';
import { markRefusedPhotos, UploadStopped, uploadPhotos } from '../../components/photo/photo-uploads';
import { closeProblems, notify } from '../../components/ui/toaster/notify';
import { errorMessage, retryOffer } from '../../lib/error-message';
import { activationTexts } from '../../texts/activation';
import { textsNow } from '../../texts/define-texts';
import { type ActivationFields, activationDraft, type FormStep, namesOfStep } from './activation-draft';
import { otherIdentityType, stepModels } from './activation-gates';
import { bankStep, nameOf } from './activation-steps';
import type { ActivationPlace } from './use-activation-place';

type Ways = Pick<ActivationPlace, 'goOn' | 'moveTo' | 'finish' | 'isDone' | 'complete'>;

/** What a step sends: its fields as they are, with nothing for what is empty. */
function bodyOf(step: FormStep, phoneNumber: string, values: ActivationFields): object {
  const isOther = values.identityType === otherIdentityType;
  const photos = photoKinds.map((kind) => [photoFields[kind], photoStore.get()[kind].url]);
  const sent = {
    ...values,
    otherIdentityType: isOther ? values.otherIdentityType : '',
    ...Object.fromEntries(photos),
  };
  const filled = namesOfStep(step).filter((name) => sent[name] !== '');
  return { phoneNumber, ...Object.fromEntries(filled.map((name) => [name, sent[name]])) };
}

/** The form of one of the five steps, and the way from it to the next: save, then go on. */
export function useActivationForm(step: FormStep, phoneNumber: string, ways: Ways) {
  const once = useOnce();
  // The account may have gone on, or back, in another tab: the server knows where it is.
  const findPlace = async (code: ApiError['code']) => {
    if (code !== 'ALREADY_ACTIVATED' && code !== 'STEP_OUT_OF_ORDER') return;
    const state = await readMemberState(phoneNumber).catch(() => undefined);
    if (state === 'INFO_COMPLETED') {
      activationDraft.forget();
      ways.complete();
    } else if (state) ways.moveTo(state);
  };

  const save = async (values: ActivationFields, { isShown }: Attempt) => {
    if (step === 4) await uploadPhotos(phoneNumber, uploadPhoto);
    // The gates let only listed values through, which is what the types of the lists stand for.
    const send = saveSteps[nameOf(step) as SaveStep] as (body: object) => ReturnType<typeof saveSteps.bank>;
    const body = bodyOf(step, phoneNumber, values);
    const saved = await once({
      what: JSON.stringify(body),
      call: () => send(body),
      refusedWith: ['ALREADY_ACTIVATED'],
      isDone: async () => (await readMemberState(phoneNumber)) === 'INFO_COMPLETED',
    });
    if (step === 4) activationDraft.forgetId();
    if (saved?.state === 'UPDATE_NEXT' && step !== bankStep) return ways.goOn(step);
    notify.success(textsNow(activationTexts).validated);
    activationDraft.forget();
    if (isShown()) ways.finish();
    else ways.complete();
  };

  const send = async (values: ActivationFields, attempt: Attempt) => {
    closeProblems();
    try {
      await save(values, attempt);
    } catch (error) {
      if (ways.isDone()) return activationDraft.forget();
      if (error instanceof UploadStopped) notify.info(textsNow(activationTexts).uploadStopped);
      else notify.error(errorMessage(error), retryOffer(error, attempt.retry));
      if (error instanceof ApiError) {
        markRefusedPhotos(error);
        await findPlace(error.code);
      }
      throw error;
    }
  };
  const onWrong = () => notify.error(textsNow(activationTexts).incomplete);
  return useAppForm(stepModels[step], send, { staysFilled: true, onWrong });
}
