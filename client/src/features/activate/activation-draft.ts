import type { MemberInfoDto } from '@pautang/sdk';
import { session } from '../../api/session';
import type { DraftPlace } from '../../components/form/form-model';
import { forgetSealed, keepNumbers, keptNumbers, keptPhotos } from '../../components/photo/kept-sealed';
import { photoFields, photoKinds, photoStore } from '../../components/photo/photo-store';
import { choosePhoto } from '../../components/photo/photo-uploads';
import { storage, tabStorage } from '../../lib/storage';

/** What the five steps ask for, as it is typed: the fields of each, in the order they stand in the form. */
export const stepFields = {
  1: {
    gender: '',
    firstName: '',
    middleName: '',
    lastName: '',
    birthDate: '',
    maritalStatus: '',
    nationality: 'Filipino',
    isAgree: false,
  },
  2: { countryResidence: '', province: '', town: '', streetAddress: '', postalCode: '' },
  3: {
    refFullName1: '',
    refRelationship1: '',
    refPhoneNumber1: '',
    refFullName2: '',
    refRelationship2: '',
    refPhoneNumber2: '',
  },
  4: {
    identityType: '',
    otherIdentityType: '',
    identityNumber: '',
    // The addresses of the photos, which have a place of their own.
    imageIdFrontURL: '',
    imageIdBackURL: '',
    imageSelfieURL: '',
  },
  5: { bankName: '', accountNumber: '' },
};

export type FormStep = keyof typeof stepFields;

export const emptyFields = {
  ...stepFields[1],
  ...stepFields[2],
  ...stepFields[3],
  ...stepFields[4],
  ...stepFields[5],
};

/** A type and no interface, so that it counts as a record. */
export type ActivationFields = typeof emptyFields;

export type FieldName = keyof ActivationFields;

export const namesOfStep = (step: FormStep) => Object.keys(stepFields[step]) as FieldName[];

const storageKey = 'activationDraft' as const;

const numberNames = ['identityNumber', 'accountNumber'] as const;

/** Neither numbers of an ID and an account nor its pictures wait in the tab: they have a place of their own, sealed. */
const unkept: ReadonlySet<string> = new Set([...numberNames, ...Object.values(photoFields)]);

const keptNames = (Object.keys(emptyFields) as FieldName[]).filter((name) => !unkept.has(name));

let owner: string | null = null;
let current = emptyFields;
/** The number of the ID that the server has. */
let savedId = '';

function readKept(phoneNumber: string): Partial<ActivationFields> {
  const { phoneNumber: keptFor, values } = (tabStorage.read(storageKey) ?? {}) as Record<string, unknown>;
  if (keptFor !== phoneNumber || typeof values !== 'object' || values === null) return {};
  const known = Object.entries(values).filter(([name, value]) =>
    keptNames.some((kept) => kept === name && typeof value === typeof emptyFields[kept]),
  );
  return Object.fromEntries(known);
}

/** Whether nothing of a step was filled in yet. */
export const isUntouched = (values: ActivationFields, step: FormStep): boolean =>
  namesOfStep(step).every((name) => values[name] === emptyFields[name]);

/** What the server already has of a step, for whoever comes back to correct it on another day. */
function savedFields(step: FormStep, info: MemberInfoDto): Partial<ActivationFields> {
  const saved = info as unknown as Readonly<Record<string, unknown>>;
  const known = namesOfStep(step).filter((name) => !unkept.has(name) || name === 'identityNumber');
  return {
    ...Object.fromEntries(
      known.filter((name) => typeof saved[name] === 'string').map((name) => [name, saved[name]]),
    ),
    // The step could not be saved without the consent.
    ...(step === 1 && info.firstName && { isAgree: true }),
  };
}

/** Who opens the same draft again waits for its photos too. */
let opening: Promise<void> = Promise.resolve();

async function takePhotosUp(phoneNumber: string): Promise<void> {
  for (const [kind, file] of await keptPhotos(phoneNumber)) {
    if (owner === phoneNumber && photoStore.get()[kind].status === 'empty') choosePhoto(kind, file);
  }
}

/** What waited for a reload; what is typed by then wins. */
async function takeNumbersUp(phoneNumber: string): Promise<void> {
  const kept = (await keptNumbers(phoneNumber)) as Record<string, unknown> | undefined;
  for (const name of numberNames) {
    const number = kept?.[name];
    if (owner !== phoneNumber || current[name] !== '' || typeof number !== 'string') continue;
    current = { ...current, [name]: number };
  }
}

const numbersNow = () => ({
  accountNumber: current.accountNumber,
  ...(current.identityNumber !== savedId && { identityNumber: current.identityNumber }),
});

/** What a member typed and picked, kept while the page lives. */
export const activationDraft = {
  read: () => current,

  keep(values: ActivationFields): void {
    // The form may still be shown when all is done, or the member has left.
    if (owner === null) return;
    const hasNewNumber = numberNames.some((name) => values[name] !== current[name]);
    current = values;
    if (hasNewNumber) keepNumbers(owner, numbersNow);
    const kept = Object.fromEntries(keptNames.map((name) => [name, values[name]]));
    if (keptNames.every((name) => values[name] === emptyFields[name])) tabStorage.forget(storageKey);
    else tabStorage.keep(storageKey, { phoneNumber: owner, values: kept });
  },

  /** Takes up what this member left, and forgets what another did. */
  open(phoneNumber: string): Promise<void> {
    if (owner === phoneNumber) return opening;
    const kept = readKept(phoneNumber);
    photoStore.forget();
    owner = phoneNumber;
    current = emptyFields;
    savedId = '';
    activationDraft.keep({ ...emptyFields, ...kept });
    opening = Promise.all([takePhotosUp(phoneNumber), takeNumbersUp(phoneNumber)]).then(() => undefined);
    return opening;
  },

  /**
   * Fills the steps that nobody touched with what the server has of them. An ID belongs to its number, so without the
   * number it counts as untouched.
   */
  fillUntouched(info: MemberInfoDto): void {
    const steps = ([1, 2, 3, 4] as const).filter((step) =>
      step === 4 ? current.identityNumber === '' : isUntouched(current, step),
    );
    current = Object.assign({}, current, ...steps.map((step) => savedFields(step, info)));
    savedId = info.identityNumber ?? '';
    for (const kind of photoKinds) {
      const url = info[photoFields[kind]];
      const isUnknown = photoStore.get()[kind].status === 'empty';
      if (url && isUnknown) photoStore.put(kind, { status: 'uploaded', url, previewUrl: url });
    }
  },

  /** The server has the ID: of what waited for a reload, the number of the account goes on waiting. */
  forgetId(): void {
    savedId = current.identityNumber;
    forgetSealed();
    if (owner !== null && current.accountNumber !== '') keepNumbers(owner, numbersNow);
  },

  forget(): void {
    owner = null;
    current = emptyFields;
    photoStore.forget();
    forgetSealed();
    tabStorage.forget(storageKey);
  },
} satisfies DraftPlace<ActivationFields> & Record<string, unknown>;

// An expired session leaves the phone number, and so the draft, for the next sign-in. Signing out takes both.
session.subscribe(() => {
  const hasLeft = session.get().token === null && storage.myPhoneNumber === null;
  if (hasLeft) activationDraft.forget();
});
