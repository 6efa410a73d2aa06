import type {
  CountryName,
  Gender,
  IdentityType,
  MaritalStatus,
  Nationality,
  StepSavedDto,
} from '@pautang/sdk';
import { saveSteps } from '../../api/member';
import type { Draft, DraftValues, FormStep, ValueName } from './activation-draft';
import { otherIdentityType, trimmed } from './activation-gates';

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
export async function saveStep(
  step: FormStep,
  phoneNumber: string,
  { values, photos }: Draft,
): Promise<StepSavedDto> {
  const entries = Object.entries(values).map(([name, value]) => [name as ValueName, trimmed(value)]);
  return saves[step](phoneNumber, Object.fromEntries(entries) as DraftValues, photos);
}
