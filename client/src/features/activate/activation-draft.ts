import type { UploadKind } from '@pautang/sdk';

/** What the five steps ask for, as it is typed. */
export interface DraftValues {
  gender: string;
  firstName: string;
  middleName: string;
  lastName: string;
  birthDate: string;
  maritalStatus: string;
  nationality: string;
  isAgree: boolean;
  countryResidence: string;
  province: string;
  town: string;
  streetAddress: string;
  postalCode: string;
  refFullName1: string;
  refRelationship1: string;
  refPhoneNumber1: string;
  refFullName2: string;
  refRelationship2: string;
  refPhoneNumber2: string;
  identityType: string;
  otherIdentityType: string;
  identityNumber: string;
  bankName: string;
  accountNumber: string;
}

export type ValueName = keyof DraftValues;

/** The fields that hold text: all but the consent. */
export type TextName = Exclude<ValueName, 'isAgree'>;

export const photoKinds = ['front', 'back', 'selfie'] as const satisfies readonly UploadKind[];

export const photoFields = {
  front: 'imageIdFrontURL',
  back: 'imageIdBackURL',
  selfie: 'imageSelfieURL',
} as const satisfies Record<UploadKind, string>;

export type PhotoField = (typeof photoFields)[UploadKind];

export type FieldName = ValueName | PhotoField;

export type PhotoStatus = 'empty' | 'chosen' | 'uploading' | 'uploaded' | 'failed';

export interface Photo {
  status: PhotoStatus;
  /** What was picked; none for a photo that an earlier visit uploaded. */
  file?: File;
  previewUrl?: string;
  /** How much of it has gone out, from 0 to 1. */
  progress?: number;
  /** The address that the upload answered. */
  url?: string;
  /** Why it failed. */
  message?: string;
  /** Whether the same file may go through another time. */
  mayRetry?: boolean;
}

export type Photos = Record<UploadKind, Photo>;

export interface Draft {
  values: DraftValues;
  photos: Photos;
}

export const emptyValues: DraftValues = {
  gender: '',
  firstName: '',
  middleName: '',
  lastName: '',
  birthDate: '',
  maritalStatus: '',
  nationality: 'Filipino',
  isAgree: false,
  countryResidence: '',
  province: '',
  town: '',
  streetAddress: '',
  postalCode: '',
  refFullName1: '',
  refRelationship1: '',
  refPhoneNumber1: '',
  refFullName2: '',
  refRelationship2: '',
  refPhoneNumber2: '',
  identityType: '',
  otherIdentityType: '',
  identityNumber: '',
  bankName: '',
  accountNumber: '',
};

export const emptyPhotos: Photos = {
  front: { status: 'empty' },
  back: { status: 'empty' },
  selfie: { status: 'empty' },
};

/** The fields of each step from 1 to 5, in the order they stand in the form. */
export const stepValueNames = {
  1: [
    'gender',
    'firstName',
    'middleName',
    'lastName',
    'birthDate',
    'maritalStatus',
    'nationality',
    'isAgree',
  ],
  2: ['countryResidence', 'province', 'town', 'streetAddress', 'postalCode'],
  3: [
    'refFullName1',
    'refRelationship1',
    'refPhoneNumber1',
    'refFullName2',
    'refRelationship2',
    'refPhoneNumber2',
  ],
  4: ['identityType', 'otherIdentityType', 'identityNumber'],
  5: ['bankName', 'accountNumber'],
} as const satisfies Record<number, readonly ValueName[]>;

export type FormStep = keyof typeof stepValueNames;

/** Whether nothing of a step was filled in yet. */
export function isUntouched(values: DraftValues, step: FormStep): boolean {
  return stepValueNames[step].every((name) => values[name] === emptyValues[name]);
}
