import { startApp, type TestApp } from '../support/app';
import {
  activatedMember,
  address,
  addStaff,
  bank,
  bankOf,
  identity,
  identityOf,
  newMember,
  personal,
  references,
  type TestAccount,
  uploadedRows,
} from '../support/factories';
import { send } from '../support/http';
import { asBlob, picture } from '../support/pictures';

type Step = 'personal' | 'address' | 'references' | 'identity' | 'bank';
const STEPS: readonly Step[] = ['personal', 'address', 'references', 'identity', 'bank'];
const tooLong = 'a'.repeat(101);

/** Links to photos are signed anew at each look. */
function withoutSignatures(info: unknown): unknown {
  return JSON.parse(JSON.stringify(info).replaceAll(/\?expires=\d+&signature=[\w-]+/g, ''));
}

describe('activation', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startApp();
  });

  afterAll(() => test.close());

  async function bodyOf(
    step: Step,
    { phoneNumber, accountId }: TestAccount,
  ): Promise<Record<string, unknown>> {
    const fields = { personal, address, references, identity, bank }[step];
    if (step !== 'identity') return { phoneNumber, ...fields };
    const [imageIdFrontURL, imageIdBackURL, imageSelfieURL] = await uploadedRows(test, accountId);
    return { phoneNumber, ...fields, imageIdFrontURL, imageIdBackURL, imageSelfieURL };
  }

  async function save(
    step: Step,
    member: TestAccount,
    change: object = {},
    token: string | undefined = member.token,
  ) {
    return send(`${test.url}/v2/member/update/${step}`, {
      method: 'PATCH',
      body: { ...(await bodyOf(step, member)), ...change },
      ...(token !== '' && { token }),
    });
  }

  const stateOf = async ({ client, phoneNumber }: TestAccount) =>
    (await client.member.readActivationState({ requestBody: { phoneNumber } })).state;
  const infoOf = ({ client, phoneNumber }: TestAccount) =>
    client.member.readMemberInfo({ requestBody: { phoneNumber } });

  /** A member whose next step is this one. */
  async function memberAt(step: Step): Promise<TestAccount> {
    const member = await newMember(test);
    for (const earlier of STEPS.slice(0, STEPS.indexOf(step))) await save(earlier, member);
    return member;
  }

  it('leads through five steps, with real pictures, to the complete state', async () => {
    const member = await newMember(test);
    const { client, phoneNumber } = member;
    const states = [await stateOf(member)];
    const upload = async (kind: 'front' | 'back' | 'selfie') =>
      (await client.upload.uploadImage({ formData: { phoneNumber, kind, image: asBlob(await picture()) } }))
        .url;
    const images = {
      imageIdFrontURL: await upload('front'),
      imageIdBackURL: await upload('back'),
      imageSelfieURL: await upload('selfie'),
    };

    const answers: string[] = [];
    for (const step of STEPS) {
      const { json } = await save(step, member, step === 'identity' ? images : {});
      answers.push((json as { state: string }).state);
      states.push(await stateOf(member));
    }

    expect(answers).toEqual(['UPDATE_NEXT', 'UPDATE_NEXT', 'UPDATE_NEXT', 'UPDATE_NEXT', 'INFO_COMPLETED']);
    expect(states).toEqual([
      'PERSONAL_INFO',
      'ADDRESS_INFO',
      'REFERENCES_INFO',
      'IDENTITY_INFO',
      'BANK_INFO',
      'INFO_COMPLETED',
    ]);
    const { isAgree: _, ...told } = personal;
    expect(await infoOf(member)).toMatchObject({
      active: true,
      phoneNumber,
      ...told,
      ...address,
      ...references,
      ...identity,
      ...bank,
      imageSelfieURL: expect.stringContaining('/v2/files/'),
      loan: { active: false, creditScore: 500 },
      withdrawal: { active: false },
    });
    await expect(client.member.lookUpPhoneNumber({ requestBody: { phoneNumber } })).resolves.toMatchObject(
      bank,
    );
  });

  it('stores account and ID numbers encrypted', async () => {
    const member = await activatedMember(test);

    const [row] = await test.sql('SELECT * FROM member WHERE id = $1', [member.accountId]);

    expect(JSON.stringify(row)).not.toContain(bankOf(member).accountNumber);
    expect(JSON.stringify(row)).not.toContain(identityOf(member).identityNumber);
  });

  it.each(
    STEPS.flatMap((at) =>
      STEPS.filter((step) => STEPS.indexOf(step) > STEPS.indexOf(at)).map((step) => [step, at] as const),
    ),
  )('refuses the %s step before the %s step', async (step, at) => {
    const member = await memberAt(at);
    const before = await stateOf(member);

    expect(await save(step, member)).toMatchObject({ status: 409, json: { code: 'STEP_OUT_OF_ORDER' } });
    expect(await stateOf(member)).toBe(before);
  });

  it('lets an earlier step be corrected without going back', async () => {
    const member = await memberAt('bank');

    const answer = await save('address', member, { town: 'Quezon City', postalCode: '' });

    expect(answer).toMatchObject({ status: 200, json: { state: 'UPDATE_NEXT' } });
    expect(await stateOf(member)).toBe('BANK_INFO');
    const info = await infoOf(member);
    expect(info.town).toBe('Quezon City');
    expect(info.postalCode).toBeUndefined();
  });

  it.each(STEPS)('refuses the %s step once all are complete', async (step) => {
    const member = await activatedMember(test);

    expect(await save(step, member)).toMatchObject({ status: 409, json: { code: 'ALREADY_ACTIVATED' } });
  });

  it('saves one step of two that are sent at once, and refuses or repeats the other', async () => {
    const member = await memberAt('bank');

    const answers = await Promise.all([save('bank', member), save('bank', member), save('bank', member)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it.each(STEPS)('takes the %s step from the member alone', async (step) => {
    const member = await memberAt(step);
    const stranger = await memberAt(step);
    const { officer } = await addStaff(test);
    const before = await infoOf(member);

    expect(await save(step, member, {}, stranger.token)).toMatchObject({
      status: 403,
      json: { code: 'NOT_YOUR_ACCOUNT' },
    });
    expect(await save(step, member, {}, officer.token)).toMatchObject({
      status: 403,
      json: { code: 'FORBIDDEN' },
    });
    expect(await save(step, member, {}, '')).toMatchObject({ status: 401, json: { code: 'TOKEN_MISSING' } });
    expect(withoutSignatures(await infoOf(member))).toEqual(withoutSignatures(before));
  });

  it.each<[Step, string, unknown[]]>([
    ['personal', 'gender', ['male', '?', undefined]],
    ['personal', 'firstName', ['Jo', tooLong, 'Juana1', '', undefined]],
    ['personal', 'middleName', ['Jo', tooLong, 'a\ufe0f'.repeat(60)]],
    ['personal', 'lastName', ['C', 'S ', 'S2', tooLong, 'Cruz_', undefined]],
    [
      'personal',
      'birthDate',
      ['1991-02-29', '91-04-17', '17.04.1991', '2020-01-01', '1900-01-01', '1991-4-17', undefined],
    ],
    ['personal', 'maritalStatus', ['Widow', '?', undefined]],
    ['personal', 'nationality', ['Martian', undefined]],
    ['personal', 'isAgree', [false, 'true', undefined]],
    ['address', 'countryResidence', ['?', 'PH', undefined]],
    ['address', 'province', ['?', 'ab', tooLong, undefined]],
    ['address', 'town', ['?', 'ab', 'Pasig;', undefined]],
    ['address', 'streetAddress', ['12a', 'a'.repeat(251), '12 Main @3', '12 Main; 3', undefined]],
    ['address', 'postalCode', ['123', '1'.repeat(21), '16/05', '#1605']],
    ['references', 'refFullName1', ['Al', tooLong, undefined]],
    ['references', 'refRelationship1', ['Al', 'Aunt 2', undefined]],
    ['references', 'refPhoneNumber1', ['12345678', '+639181234567', undefined]],
    ['references', 'refFullName2', ['Al', undefined]],
    ['references', 'refRelationship2', ['', undefined]],
    ['references', 'refPhoneNumber2', ['1'.repeat(16), undefined]],
    ['identity', 'identityType', ['Library card', undefined]],
    ['identity', 'identityNumber', ['1234567', '1'.repeat(21), '-12345678', '1234_5678', undefined]],
    [
      'identity',
      'imageIdFrontURL',
      ['', 'front.jpg', 'https://evil.example/v2/files/x/front.jpg', undefined],
    ],
    ['bank', 'bankName', ['BP', tooLong, 'BPI;', undefined]],
    ['bank', 'accountNumber', ['123', '1'.repeat(101), '1234_5678', undefined]],
  ])('refuses a wrong value in the %s step, field %s', async (step, field, values) => {
    const member = await memberAt(step);
    const before = await infoOf(member);

    for (const value of values) {
      const answer = await save(step, member, { [field]: value });
      expect([value, answer.status]).toEqual([value, 400]);
      expect(answer.json).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field }] });
    }
    expect(withoutSignatures(await infoOf(member))).toEqual(withoutSignatures(before));
  });

  it.each<[Step, Record<string, unknown>]>([
    ['personal', { firstName: "Niño-Joel D'Arc, Jr.", middleName: '', maritalStatus: 'Others' }],
    ['personal', { firstName: 'Nin\u0303o', nationality: 'Japanese', maritalStatus: 'Widow/Widower' }],
    [
      'address',
      { province: 'Region IV-A (CALABARZON)', streetAddress: 'Blk. 5, Lot 2 O’Hara', postalCode: '1234' },
    ],
    ['personal', { firstName: 'Ana', lastName: 'Sy' }],
    ['personal', { lastName: 'Ñg' }],
    ['address', { streetAddress: '#12/3 Mabini St. (rear), Blk. 5 & 6' }],
    ['identity', { identityType: 'Others', otherIdentityType: 'Barangay ID', identityNumber: "A-1234.5'67" }],
    ['bank', { bankName: 'G-Xchange, Inc. (GCash) / BPI & Co', accountNumber: 'PH12 3456-7890' }],
  ])('takes unusual but right values in the %s step: %j', async (step, change) => {
    expect((await save(step, await memberAt(step), change)).status).toBe(200);
  });

  it('asks for the other ID type with Others only', async () => {
    const member = await memberAt('identity');

    expect(await save('identity', member, { identityType: 'Others' })).toMatchObject({
      status: 400,
      json: { errors: [{ field: 'otherIdentityType' }] },
    });
    await save('identity', member, { identityType: 'UMID', otherIdentityType: 'Ignored' });
    expect((await infoOf(member)).otherIdentityType).toBeUndefined();
  });

  it('takes only pictures that this member uploaded for that purpose', async () => {
    const member = await memberAt('identity');
    const own = await uploadedRows(test, member.accountId);
    const foreign = await uploadedRows(test, (await newMember(test)).accountId);
    const renamed = foreign[0].replace(/files\/[^/]+/, `files/${member.accountId}`);

    for (const [front, back] of [
      [foreign[0], own[1]],
      [renamed, own[1]],
      [own[1], own[0]],
      [own[2], own[1]],
    ]) {
      const answer = await save('identity', member, { imageIdFrontURL: front, imageIdBackURL: back });
      expect(answer).toMatchObject({ status: 400, json: { code: 'VALIDATION_FAILED' } });
      expect(answer.text).toContain('imageIdFrontURL');
    }
    expect(await stateOf(member)).toBe('IDENTITY_INFO');
    const expired = own[0].replace(/expires=\d+/, 'expires=1');
    const right = { imageIdFrontURL: expired, imageIdBackURL: own[1], imageSelfieURL: test.url + own[2] };
    expect((await save('identity', member, right)).status).toBe(200);
  });
});
