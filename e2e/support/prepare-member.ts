import { PautangClient } from '@pautang/sdk';
import sharp from 'sharp';
import { PASSWORD } from './member';

/** The steps of the activation that a prepared member has behind them. */
export type StepsDone = 0 | 1 | 2 | 3 | 4 | 5;

/** A member who stands at a step of the activation, made without the screens that lead there. */
export async function prepareMember(
  baseUrl: string,
  phoneNumber: string,
  done: StepsDone = 0,
  stated: { monthlyNetIncome?: number } = {},
): Promise<void> {
  const client = new PautangClient({ baseUrl });
  await client.authentication.registerMember({
    requestBody: { phoneNumber, fullName: 'Juana dela Cruz', password: PASSWORD, ...stated },
  });
  await client.signIn({ phoneNumber, password: PASSWORD });
  if (done >= 1) await savePersonal(client, phoneNumber);
  if (done >= 2) await saveAddress(client, phoneNumber);
  if (done >= 3) await saveReferences(client, phoneNumber);
  if (done >= 4) await saveIdentity(client, phoneNumber);
  if (done >= 5) await saveBank(client, phoneNumber);
}

async function savePersonal(client: PautangClient, phoneNumber: string): Promise<void> {
  await client.member.savePersonalInfo({
    requestBody: {
      phoneNumber,
      gender: 'Female',
      firstName: 'Juana',
      lastName: 'dela Cruz',
      birthDate: '1995-06-12',
      maritalStatus: 'Single',
      nationality: 'Filipino',
      isAgree: true,
    },
  });
}

async function saveAddress(client: PautangClient, phoneNumber: string): Promise<void> {
  await client.member.saveAddressInfo({
    requestBody: {
      phoneNumber,
      countryResidence: 'Philippines',
      province: 'Metro Manila',
      town: 'Pasig City',
      streetAddress: '12 Julia Vargas Ave.',
    },
  });
}

async function saveReferences(client: PautangClient, phoneNumber: string): Promise<void> {
  await client.member.saveReferencesInfo({
    requestBody: {
      phoneNumber,
      refFullName1: 'Pedro dela Cruz',
      refRelationship1: 'Brother',
      refPhoneNumber1: '639181234567',
      refFullName2: 'Maria Santos',
      refRelationship2: 'Aunt',
      refPhoneNumber2: '639191234567',
    },
  });
}

/** So many photos that the member uploaded earlier today, without using them. */
export async function uploadUnused(baseUrl: string, phoneNumber: string, count: number): Promise<void> {
  const client = new PautangClient({ baseUrl });
  await client.signIn({ phoneNumber, password: PASSWORD });
  const image = await smallPicture();
  for (let done = 0; done < count; done++) await client.uploadImage({ image, kind: 'front', phoneNumber });
}

async function smallPicture(): Promise<Blob> {
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: '#888' } });
  return new Blob([new Uint8Array(await picture.jpeg().toBuffer())], { type: 'image/jpeg' });
}

async function saveIdentity(client: PautangClient, phoneNumber: string): Promise<void> {
  const image = await smallPicture();
  const upload = async (kind: 'front' | 'back' | 'selfie') =>
    (await client.uploadImage({ image, kind, phoneNumber })).url;
  await client.member.saveIdentityInfo({
    requestBody: {
      phoneNumber,
      identityType: 'Passport',
      identityNumber: `P12${phoneNumber.slice(-5)}A`,
      imageIdFrontURL: await upload('front'),
      imageIdBackURL: await upload('back'),
      imageSelfieURL: await upload('selfie'),
    },
  });
}

async function saveBank(client: PautangClient, phoneNumber: string): Promise<void> {
  await client.member.saveBankInfo({
    requestBody: { phoneNumber, bankName: 'BPI', accountNumber: `123${phoneNumber.slice(-7)}` },
  });
}
