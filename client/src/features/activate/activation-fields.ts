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
