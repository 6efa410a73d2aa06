import { wrongNames } from '../../components/form/form-model';
import { type Photo, photoKinds, photoStore } from '../../components/photo/photo-store';
import { tabStorage } from '../../lib/storage';
import { keepInTab } from '../../testing/kept-in-tab';
import {
  type ActivationFields,
  activationDraft,
  emptyFields,
  type FormStep,
  isUntouched,
} from './activation-draft';
import { ageInDays, choicesOf, isOfAge, stepModels } from './activation-gates';

const now = new Date('2026-11-21T12:00:00+08:00');

const filled: ActivationFields = {
  gender: 'Female',
  firstName: 'Niña',
  middleName: '',
  lastName: 'dela Cruz',
  birthDate: '1995-06-12',
  maritalStatus: 'Others',
  nationality: 'Filipino',
  isAgree: true,
  countryResidence: 'Philippines',
  province: 'Metro Manila',
  town: 'Pasig City',
  streetAddress: '12 Julia Vargas Ave.',
  postalCode: '',
  refFullName1: 'Pedro dela Cruz',
  refRelationship1: 'Brother',
  refPhoneNumber1: '639181234567',
  refFullName2: 'Maria Santos',
  refRelationship2: 'Aunt',
  refPhoneNumber2: '639191234567',
  identityType: 'Passport',
  otherIdentityType: '',
  identityNumber: 'P1234567A',
  imageIdFrontURL: '',
  imageIdBackURL: '',
  imageSelfieURL: '',
  bankName: 'BPI',
  accountNumber: '1234 5678 90',
};

const photos = {
  front: { status: 'chosen' },
  back: { status: 'uploaded', url: '/v2/files/member/back.jpg' },
  selfie: { status: 'failed', mayRetry: true },
} as const;

const putPhotos = (put: Record<keyof typeof photos, Photo>) => {
  for (const kind of photoKinds) photoStore.put(kind, put[kind]);
};

const wrong = (step: FormStep, values: Partial<ActivationFields> = {}) =>
  wrongNames(stepModels[step], { ...filled, ...values });

beforeAll(() => jest.useFakeTimers({ now }));
afterAll(() => jest.useRealTimers());
beforeEach(() => putPhotos(photos));
afterEach(photoStore.forget);

describe('the gates of the activation', () => {
  it.each([1, 2, 3, 4, 5] as const)('let a filled step %d pass', (step) => {
    expect(wrong(step)).toEqual([]);
  });

  it.each([
    [1, ['gender', 'firstName', 'lastName', 'birthDate', 'maritalStatus', 'isAgree']],
    [2, ['countryResidence', 'province', 'town', 'streetAddress']],
    [
      3,
      [
        'refFullName1',
        'refRelationship1',
        'refPhoneNumber1',
        'refFullName2',
        'refRelationship2',
        'refPhoneNumber2',
      ],
    ],
    [4, ['identityType', 'identityNumber', 'imageIdFrontURL', 'imageIdBackURL', 'imageSelfieURL']],
    [5, ['bankName', 'accountNumber']],
  ] as const)('name every required field of an empty step %d in its order', (step, names) => {
    photoStore.forget();
    expect(wrongNames(stepModels[step], emptyFields)).toEqual(names);
  });

  it.each([
    [1, { firstName: 'Jo' }, ['firstName']],
    [1, { firstName: '   ' }, ['firstName']],
    [1, { lastName: 'Sy' }, []],
    [1, { lastName: ' Y ' }, ['lastName']],
    [1, { lastName: 'S2' }, ['lastName']],
    [1, { middleName: 'J2' }, ['middleName']],
    [1, { birthDate: '2010-01-01' }, ['birthDate']],
    [1, { birthDate: '1940-01-01' }, ['birthDate']],
    [1, { birthDate: '1995-02-31' }, ['birthDate']],
    [1, { birthDate: '1995-06-' }, ['birthDate']],
    [2, { province: '?' }, ['province']],
    [2, { town: '?' }, ['town']],
    [2, { streetAddress: '#12/3 Mabini St. (rear), Blk. 5 & 6' }, []],
    [2, { streetAddress: '12 Mabini; rear' }, ['streetAddress']],
    [2, { postalCode: '16' }, ['postalCode']],
    [2, { postalCode: '#1605' }, ['postalCode']],
    [3, { refPhoneNumber1: '63918123' }, ['refPhoneNumber1']],
    [3, { refPhoneNumber2: '6391812345678901' }, ['refPhoneNumber2']],
    [4, { identityNumber: 'N04-18' }, ['identityNumber']],
    [4, { identityType: 'Others' }, ['otherIdentityType']],
    [4, { identityType: 'Others', otherIdentityType: 'Barangay ID' }, []],
    [4, { otherIdentityType: '?' }, []],
    [5, { accountNumber: '123' }, ['accountNumber']],
  ] as const)('step %d with %j stops at %j', (step, values, names) => {
    expect(wrong(step, values)).toEqual(names);
  });

  it('ask for another picture where the server refused one', () => {
    putPhotos({ ...photos, selfie: { status: 'failed', message: 'damaged' } });
    expect(wrong(4)).toEqual(['imageSelfieURL']);
  });

  it('take their choices from the API', () => {
    expect(choicesOf('identityType')).toHaveLength(15);
    expect(choicesOf('maritalStatus')).toContain('Others');
  });
});

describe('an untouched step', () => {
  it('is one that holds only its defaults', () => {
    expect(isUntouched(emptyFields, 1)).toBe(true);
    expect(isUntouched({ ...emptyFields, firstName: 'J' }, 1)).toBe(false);
  });
});

describe('the draft of an activation', () => {
  keepInTab();

  it('waits in the tab once something is typed, and not where its dialog was merely opened', () => {
    void activationDraft.open('639170000010');
    expect(tabStorage.holdsForm()).toBe(false);
    activationDraft.keep({ ...emptyFields, firstName: 'J' });
    expect(tabStorage.holdsForm()).toBe(true);
    activationDraft.keep(emptyFields);
    expect(tabStorage.holdsForm()).toBe(false);
    activationDraft.forget();
  });
});

const dayMs = 86_400_000;
const noon = new Date('2026-11-21T12:00:00+08:00');

function born(daysAgo: number): string {
  return new Date(Date.parse('2026-11-21T00:00:00Z') - daysAgo * dayMs).toISOString().slice(0, 10);
}

describe('the age of a member', () => {
  it.each([
    [6572, false],
    [6573, true],
    [29_199, true],
    [29_200, false],
  ])('of %d days is accepted: %s', (days, accepted) => {
    expect(ageInDays(born(days), noon)).toBe(days);
    expect(isOfAge(born(days), noon)).toBe(accepted);
  });

  it('grows at midnight in Manila, wherever the browser is', () => {
    const birthDate = born(6573);
    expect(isOfAge(birthDate, new Date('2026-11-20T23:59:59+08:00'))).toBe(false);
    expect(isOfAge(birthDate, new Date('2026-11-21T00:00:00+08:00'))).toBe(true);
  });

  it('is not accepted without a date, nor for one to come', () => {
    expect(isOfAge('', noon)).toBe(false);
    expect(isOfAge('2030-01-01', noon)).toBe(false);
  });
});
