import type { UploadKind } from '../modules/upload/upload.dto';

/** What made-up members tell of themselves. */
export const EMPLOYMENT = {
  workPlaceCountry: 'Philippines',
  workLocation: 'Pasig City',
  jobTitle: 'Store supervisor',
  jobCategory: 'Sales / Marketing',
  monthlyNetIncome: 65_000,
} as const;

export const PERSON = {
  gender: 'Female',
  birthDate: '1991-04-17',
  maritalStatus: 'Married',
  nationality: 'Filipino',
  isAgree: true,
} as const;

export const ADDRESS = {
  countryResidence: 'Philippines',
  province: 'Metro Manila',
  town: 'Pasig City',
  streetAddress: '12 Mabini Street, Kapitolyo',
  postalCode: '1603',
} as const;

export function referencesOf(lastName: string) {
  return {
    refFullName1: `Rosa ${lastName}`,
    refRelationship1: 'Sister',
    refPhoneNumber1: '639180000021',
    refFullName2: 'Benito Salazar',
    refRelationship2: 'Colleague',
    refPhoneNumber2: '639180000022',
  };
}

/** A drawing that says what a real photo would show. */
export function drawSpecimen(kind: UploadKind): Promise<Buffer> {
  const sharp: typeof import('sharp') = require('sharp');
  const card = { width: 780, height: 460, channels: 3, background: '#FFFFFF' } as const;
  const text = `<span foreground="#0F5563">SPECIMEN ${kind}</span>`;
  return sharp({ create: { width: 860, height: 540, channels: 3, background: '#E2EEEF' } })
    .composite([{ input: { create: card } }, { input: { text: { text, rgba: true, dpi: 300 } } }])
    .png()
    .toBuffer();
}
