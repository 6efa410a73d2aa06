import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Settings } from '../../src/config/settings';
import { MemberService } from '../../src/modules/member/member.service';
import { startApp, type TestApp } from '../support/app';
import { coolDown } from '../support/corrections';
import {
  activatedMember,
  addStaff,
  identityOf,
  newMember,
  PASSWORD,
  type TestAccount,
  uploadedRows,
} from '../support/factories';
import { type Answer, refusal, refusalCode, send } from '../support/http';
import { asBlob, picture } from '../support/pictures';

describe('uploads of a member', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startApp();
  });

  afterAll(() => test.close());

  const uploadTo = async (
    path: string,
    { phoneNumber, token }: TestAccount,
    kind = 'front',
    image?: Buffer,
  ): Promise<Answer> => {
    const form = new FormData();
    form.append('phoneNumber', phoneNumber);
    form.append('kind', kind);
    form.append('image', asBlob(image ?? (await picture())), 'photo.jpg');
    return send(test.url + path, { method: 'POST', token, raw: form });
  };
  const upload = (member: TestAccount, kind?: string, image?: Buffer) =>
    uploadTo('/v2/upload', member, kind, image);

  const linkOf = ({ json }: Answer) => (json as { url: string }).url;
  const isThere = async (link: string) => (await send(test.url + link)).status === 200;
  const rowsOf = ({ accountId }: TestAccount) =>
    test.sql('SELECT file_name FROM upload WHERE member_id = $1', [accountId]);
  const setState = ({ accountId }: TestAccount, state: string) =>
    test.sql('UPDATE member SET state = $2 WHERE id = $1', [accountId, state]);
  const makeOlder = ({ accountId }: TestAccount, hours: number) =>
    test.sql(`UPDATE upload SET created_at = created_at - $2 * interval '1 hour' WHERE member_id = $1`, [
      accountId,
      hours,
    ]);

  it('are at most 20 a day, also for several at once', async () => {
    const member = await newMember(test);
    for (let count = 0; count < 6; count++) await uploadedRows(test, member.accountId);

    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(member)));

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.json).toMatchObject({ code: 'UPLOAD_LIMIT' });
    const seconds = Number(refused[0]?.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(24 * 60 * 60);
    expect(await rowsOf(member)).toHaveLength(20);

    await makeOlder(member, 24);
    expect((await upload(member)).status).toBe(201);
  });

  it('do not count when they were refused', async () => {
    const member = await newMember(test);
    for (let count = 0; count < 6; count++) await uploadedRows(test, member.accountId);
    await uploadedRows(test, member.accountId);
    await test.sql(
      'DELETE FROM upload WHERE (member_id, file_name) IN (SELECT member_id, file_name FROM upload WHERE member_id = $1 LIMIT 2)',
      [member.accountId],
    );

    expect((await upload(member, 'front', Buffer.from('no picture'))).status).toBe(415);
    expect((await upload(member)).status).toBe(201);
    expect((await upload(member)).status).toBe(429);
  });

  it('are taken until the account is activated, and never after', async () => {
    const member = await newMember(test);
    for (const state of ['PERSONAL_INFO', 'IDENTITY_INFO', 'BANK_INFO']) {
      await setState(member, state);
      expect((await upload(member)).status).toBe(201);
    }
    await setState(member, 'INFO_COMPLETED');

    expect(await upload(member)).toMatchObject({ status: 409, json: { code: 'ALREADY_ACTIVATED' } });
    expect(await rowsOf(member)).toHaveLength(3);
  });

  it('of more than 40 megapixels are refused, and the sentence names the field', async () => {
    const answer = await upload(await newMember(test), 'front', await picture('png', 8000, 5001));

    expect(answer).toMatchObject({
      status: 413,
      json: {
        code: 'TOO_MANY_PIXELS',
        errors: [{ field: 'image', message: expect.stringContaining('40 megapixels') }],
      },
    });
  });

  describe('for a correction of the ID', () => {
    const uploadOther = (member: TestAccount, kind: string) =>
      uploadTo('/v2/member/corrections/photo', member, kind);
    const photosOf = async ({ client, phoneNumber }: TestAccount) => {
      const { imageIdFrontURL, imageIdBackURL, imageSelfieURL } = await client.member.readMemberInfo({
        requestBody: { phoneNumber },
      });
      return [imageIdFrontURL, imageIdBackURL, imageSelfieURL].map((url = '') => url.split('?')[0]);
    };
    const ask = (member: TestAccount, addresses: object) =>
      member.client.myData.askForIdentity({
        requestBody: { ...identityOf(member), ...addresses, password: PASSWORD },
      });
    const purge = () => test.get(MemberService).forgetUnusedPhotos();

    it('are the own ones, of an activated account, each of its kind', async () => {
      const [member, stranger] = [await activatedMember(test), await activatedMember(test)];
      expect(await uploadOther(await newMember(test), 'front')).toMatchObject({
        status: 409,
        json: { code: 'NOT_ACTIVATED' },
      });
      expect((await uploadOther({ ...member, phoneNumber: stranger.phoneNumber }, 'front')).status).toBe(403);
      const theirs = linkOf(await uploadOther(stranger, 'front'));
      const back = linkOf(await uploadOther(member, 'back'));
      expect(await refusal(ask(member, { imageIdFrontURL: theirs, imageSelfieURL: back }))).toMatchObject({
        status: 400,
        fieldErrors: [{ field: 'imageIdFrontURL' }, { field: 'imageSelfieURL' }],
      });
    });

    it('are seen by an officer beside those so far, and stand in their place once confirmed', async () => {
      const { officer } = await addStaff(test);
      const office = officer.client.backOffice;
      const member = await activatedMember(test);
      const [before, , selfie] = await photosOf(member);
      const [front, back] = [
        linkOf(await uploadOther(member, 'front')),
        linkOf(await uploadOther(member, 'back')),
      ];
      const { correctionId } = await ask(member, { imageIdFrontURL: front, imageIdBackURL: back });
      await coolDown(test, member);
      await makeOlder(member, 25);
      await purge();
      const shown = await office.readCorrection({ correctionId });
      expect(shown).toMatchObject({ imageIdFrontURL: expect.stringContaining(before ?? '-') });
      expect(shown).not.toHaveProperty('wantedSelfieURL');
      expect(await isThere(shown.wantedIdFrontURL ?? '')).toBe(true);

      await office.confirmCorrection({ correctionId });
      expect(await photosOf(member)).toEqual([front.split('?')[0], back.split('?')[0], selfie]);
      await purge();
      expect(await Promise.all([front, back].map(isThere))).toEqual([true, true]);
      // Agreements were made upon the photos before, so they stay with the account, whatever is asked for with them.
      expect(await rowsOf(member)).toHaveLength(5);
      expect(await refusalCode(ask(member, { imageIdFrontURL: before }))).toBe('VALIDATION_FAILED');
    });

    it('are forgotten after a day where it is refused or withdrawn', async () => {
      const member = await activatedMember(test);
      const { backOffice } = (await addStaff(test)).officer.client;
      const asked = async () => {
        const front = linkOf(await uploadOther(member, 'front'));
        const { correctionId } = await ask(member, { imageIdFrontURL: front });
        return { front, correctionId };
      };
      const withdrawn = await asked();
      await member.client.myData.withdrawCorrection(withdrawn);
      const refused = await asked();
      await coolDown(test, member);
      const requestBody = { reason: 'It is not readable.' };
      await backOffice.refuseCorrection({ correctionId: refused.correctionId, requestBody });
      const photos = () => Promise.all([withdrawn.front, refused.front].map(isThere));
      await purge();
      expect(await photos()).toEqual([true, true]);
      await makeOlder(member, 25);
      await purge();
      expect(await photos()).toEqual([false, false]);
      expect(await rowsOf(member)).toHaveLength(3);
    });
  });

  describe('that nothing uses', () => {
    const purge = () => test.get(MemberService).forgetUnusedPhotos();

    it('are forgotten after a day, with their files, and no others', async () => {
      const member = await newMember(test);
      const unused = linkOf(await upload(member));
      const [front, back, selfie] = [
        linkOf(await upload(member, 'front')),
        linkOf(await upload(member, 'back')),
        linkOf(await upload(member, 'selfie')),
      ];
      await setState(member, 'IDENTITY_INFO');
      const save = (imageIdFrontURL: string) =>
        send(`${test.url}/v2/member/update/identity`, {
          method: 'PATCH',
          token: member.token,
          body: {
            ...identityOf(member),
            phoneNumber: member.phoneNumber,
            imageIdFrontURL,
            imageIdBackURL: back,
            imageSelfieURL: selfie,
          },
        });
      expect((await save(front)).status).toBe(200);
      await makeOlder(member, 23);
      await purge();
      expect(await rowsOf(member)).toHaveLength(4);

      await makeOlder(member, 2);
      const recent = linkOf(await upload(member));
      await purge();

      expect(await Promise.all([unused, front, back, selfie, recent].map(isThere))).toEqual([
        false,
        true,
        true,
        true,
        true,
      ]);
      expect(await rowsOf(member)).toHaveLength(4);

      // Another photo takes the place of the first one, which is an orphan from then on.
      expect((await save(recent)).status).toBe(200);
      await purge();
      expect(await Promise.all([front, back, selfie, recent].map(isThere))).toEqual([
        false,
        true,
        true,
        true,
      ]);
      expect((await save(front)).status).toBe(400);
    });

    it('do not include what was used before anybody noted it', async () => {
      const member = await activatedMember(test);
      await makeOlder(member, 25);
      await test.sql('UPDATE upload SET is_used = false WHERE member_id = $1', [member.accountId]);

      await purge();

      expect(await rowsOf(member)).toHaveLength(3);
      expect(
        await test.sql('SELECT 1 FROM upload WHERE member_id = $1 AND is_used', [member.accountId]),
      ).toHaveLength(3);
    });

    it('are forgotten however many they are, by two servers at once', async () => {
      const member = await newMember(test);
      await test.sql(
        `INSERT INTO upload (member_id, file_name, kind, size_bytes, created_at)
         SELECT $1, 'front-' || number || '.jpg', 'front', 1, now() - interval '2 days'
         FROM generate_series(1, 350) number`,
        [member.accountId],
      );

      await Promise.all([purge(), purge()]);
      await purge();

      expect(await rowsOf(member)).toEqual([]);
    });

    it('are forgotten although the file of one cannot be removed', async () => {
      const member = await newMember(test);
      const [stuck, other] = ['front-stuck.jpg', 'front-other.jpg'];
      await test.sql(
        `INSERT INTO upload (member_id, file_name, kind, size_bytes, created_at)
         SELECT $1, unnest($2::text[]), 'front', 1, now() - interval '2 days'`,
        [member.accountId, [stuck, other]],
      );
      mkdirSync(join(test.get(Settings).dataDir, 'uploads', member.accountId, stuck), { recursive: true });

      await purge();

      // Without its size nobody begins to use it.
      const left = await test.sql('SELECT file_name, size_bytes FROM upload WHERE member_id = $1', [
        member.accountId,
      ]);
      expect(left).toEqual([{ file_name: stuck, size_bytes: 0 }]);
    });

    it('stay while somebody begins to use them', async () => {
      const member = await newMember(test);
      const name = `front-${randomUUID()}.jpg`;
      await test.sql(
        `INSERT INTO upload (member_id, file_name, kind, size_bytes, created_at)
         VALUES ($1, $2, 'front', 1, now() - interval '2 days')`,
        [member.accountId, name],
      );

      await test.dataSource.transaction(async (tx) => {
        await tx.query('UPDATE upload SET is_used = true WHERE member_id = $1', [member.accountId]);
        await purge();
      });

      expect(await rowsOf(member)).toEqual([{ file_name: name }]);
    });
  });
});
