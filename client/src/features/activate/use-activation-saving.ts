import type {
  CountryName,
  Gender,
  IdentityType,
  MaritalStatus,
  Nationality,
  StepSavedDto,
} from '@pautang/sdk';
import { useState } from 'react';
import { readMemberState, saveSteps } from '../../api/member';
import { ApiError, type FieldErrors, fieldErrorsOf } from '../../api/problem';
import { closeProblems, notify } from '../../components/ui/toaster/notify';
import { errorMessage, retryOffer } from '../../lib/error-message';
import { useIsShown } from '../../lib/use-is-awake';
import { activationTexts } from '../../texts/activation';
import { useTexts } from '../../texts/define-texts';
import type { Draft, DraftValues, FormStep, ValueName } from './activation-draft';
import { otherIdentityType, trimmed } from './activation-gates';
import { bankStep } from './activation-steps';
import { draftStore } from './draft-store';
import { markRefusedPhotos, UploadStopped, uploadPhotos } from './photo-uploads';
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

type Save = (phoneNumber: string, values: DraftValues, photos: Draft['photos']) => PromiseLike<StepSavedDto>;

const orNothing = (text: string) => (text === '' ? undefined : text);

// The gates let only listed values through, which is what the types of the lists stand for.
const saves: Record<FormStep, Save> = {
  1: (phoneNumber, values) =>
    saveSteps.personal({
      phoneNumber,
      gender: values.gender as Gender,
      firstName: values.firstName,
      middleName: orNothing(values.middleName),
      lastName: values.lastName,
      birthDate: values.birthDate,
      maritalStatus: values.maritalStatus as MaritalStatus,
      nationality: values.nationality as Nationality,
      isAgree: values.isAgree,
    }),
  2: (phoneNumber, values) =>
    saveSteps.address({
      phoneNumber,
      countryResidence: values.countryResidence as CountryName,
      province: values.province,
      town: values.town,
      streetAddress: values.streetAddress,
      postalCode: orNothing(values.postalCode),
    }),
  3: (phoneNumber, values) =>
    saveSteps.references({
      phoneNumber,
      refFullName1: values.refFullName1,
      refRelationship1: values.refRelationship1,
      refPhoneNumber1: values.refPhoneNumber1,
      refFullName2: values.refFullName2,
      refRelationship2: values.refRelationship2,
      refPhoneNumber2: values.refPhoneNumber2,
    }),
  4: (phoneNumber, values, photos) =>
    saveSteps.identity({
      phoneNumber,
      identityType: values.identityType as IdentityType,
      otherIdentityType: values.identityType === otherIdentityType ? values.otherIdentityType : undefined,
      identityNumber: values.identityNumber,
      imageIdFrontURL: photos.front.url ?? '',
      imageIdBackURL: photos.back.url ?? '',
      imageSelfieURL: photos.selfie.url ?? '',
    }),
  5: (phoneNumber, values) =>
    saveSteps.bank({ phoneNumber, bankName: values.bankName, accountNumber: values.accountNumber }),
};

/** Saves what a step holds. @throws ApiError */
async function saveStep(
  step: FormStep,
  phoneNumber: string,
  { values, photos }: Draft,
): Promise<StepSavedDto> {
  const entries = Object.entries(values).map(([name, value]) => [name as ValueName, trimmed(value)]);
  return saves[step](phoneNumber, Object.fromEntries(entries) as DraftValues, photos);
}
