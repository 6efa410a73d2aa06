import { randomBytes } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { Agent, request } from 'node:http';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { Settings } from '../../src/config/settings';
import { startApp, type TestApp } from '../support/app';
import { addStaff, newMember, type TestAccount } from '../support/factories';
import { type Answer, send } from '../support/http';
import { asBlob, photoWithPlace, picture } from '../support/pictures';

describe('an upload', () => {
  let test: TestApp;
  let member: TestAccount;

  beforeAll(async () => {
    test = await startApp();
    member = await newMember(test);
  });

  afterAll(() => test.close());

  function upload(
    image: Buffer | string | undefined,
    fields: Record<string, string> = {},
    token = member.token,
  ) {
    const form = new FormData();
    const all: Record<string, string> = { phoneNumber: member.phoneNumber, kind: 'front', ...fields };
    for (const [name, value] of Object.entries(all)) if (value !== '') form.append(name, value);
    if (Buffer.isBuffer(image)) form.append('image', asBlob(image), '../../../evil name.php');
    else if (image !== undefined) form.append('image', image);
    return send(`${test.url}/v2/upload`, { method: 'POST', token, raw: form });
  }

  const linkOf = ({ json }: Answer) => (json as { url: string }).url;
  const uploads = () => test.sql('SELECT * FROM upload');

  async function download(url: string): Promise<Buffer> {
    const response = await fetch(test.url + url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    return Buffer.from(await response.arrayBuffer());
  }

  it.each(['jpeg', 'png', 'webp'] as const)(
    'of a %s is kept as a JPEG under a name of the server’s',
    async (format) => {
      const answer = await upload(await picture(format));

      expect(answer.status).toBe(201);
      expect(answer.json).toEqual({
        fileName: expect.stringMatching(/^front-[\da-f-]{36}\.jpg$/),
        url: expect.stringContaining(`/v2/files/${member.accountId}/front-`),
      });
      expect(linkOf(answer)).not.toContain(member.phoneNumber);
      expect(await sharp(await download(linkOf(answer))).metadata()).toMatchObject({
        format: 'jpeg',
        width: 60,
        height: 40,
      });
    },
  );

  it('loses place and maker of a photo, and stands upright', async () => {
    const original = await photoWithPlace();
    expect((await sharp(original).metadata()).exif?.toString('latin1')).toContain('Pautang Phone');

    const kept = await download(linkOf(await upload(original)));

    const { exif, orientation, width, height } = await sharp(kept).metadata();
    expect(exif).toBeUndefined();
    expect(orientation ?? 1).toBe(1);
    expect([width, height]).toEqual([40, 60]);
    expect(kept.toString('latin1')).not.toContain('Pautang Phone');
  });

  it('is encrypted where it lies, and shown with its length', async () => {
    const link = linkOf(await upload(await picture('jpeg', 300, 200)));
    const folder = join(test.get(Settings).dataDir, 'uploads', member.accountId);
    const [name = ''] = readdirSync(folder).filter((file) => link.includes(`/${file}?`));
    const stored = readFileSync(join(folder, name));

    const response = await fetch(test.url + link);
    const shown = Buffer.from(await response.arrayBuffer());

    expect(response.headers.get('content-length')).toBe(String(shown.length));
    expect(await sharp(shown).metadata()).toMatchObject({ width: 300, height: 200 });
    expect(stored.toString('latin1', 0, 16)).toBe(`pautang\x01${test.get(Settings).dataKey.id}`);
    expect(stored.includes(shown.subarray(0, 16))).toBe(false);
    expect(readdirSync(folder).filter((file) => !file.endsWith('.jpg'))).toEqual([]);
  });

  it('is not shown in the place of another one, nor as it would be without encryption', async () => {
    const links = [linkOf(await upload(await picture())), linkOf(await upload(await picture('png')))];
    const folder = join(test.get(Settings).dataDir, 'uploads', member.accountId);
    const [one = '', other = ''] = links.map((link) =>
      join(folder, basename(new URL(link, test.url).pathname)),
    );
    const statusOf = async (link = '') => (await fetch(test.url + link)).status;

    copyFileSync(one, other);
    expect([await statusOf(links[0]), await statusOf(links[1])]).toEqual([200, 500]);
    writeFileSync(other, await picture());
    expect(await statusOf(links[1])).toBe(500);
  });

  it('is refused for now where the store cannot keep it, and is kept once it can', async () => {
    const other = await newMember(test);
    const place = join(test.get(Settings).dataDir, 'uploads', other.accountId);
    writeFileSync(place, 'a file where the folder should be');
    const send = async () => upload(await picture('jpeg'), { phoneNumber: other.phoneNumber }, other.token);

    const answer = await send();

    expect(answer).toMatchObject({ status: 503, json: { code: 'SERVICE_BUSY' } });
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(
      await test.sql('SELECT 1 FROM upload WHERE member_id = $1 AND size_bytes > 0', [other.accountId]),
    ).toEqual([]);
    rmSync(place);
    expect((await send()).status).toBe(201);
  });

  it('is shown later where the store cannot read it now', async () => {
    const link = linkOf(await upload(await picture()));
    const place = join(
      test.get(Settings).dataDir,
      'uploads',
      member.accountId,
      basename(new URL(link, test.url).pathname),
    );
    renameSync(place, `${place}.kept`);
    mkdirSync(place);

    const answer = await fetch(test.url + link);

    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.json()).toMatchObject({ code: 'SERVICE_BUSY' });
    rmdirSync(place);
    renameSync(`${place}.kept`, place);
    expect((await fetch(test.url + link)).status).toBe(200);
  });

  it('is scaled down to 2048 pixels, and never up', async () => {
    const kept = await download(linkOf(await upload(await picture('jpeg', 4000, 1000))));

    expect(await sharp(kept).metadata()).toMatchObject({ width: 2048, height: 512 });
  });

  it('may name the phone number identityNumber', async () => {
    const answer = await upload(await picture(), { phoneNumber: '', identityNumber: member.phoneNumber });

    expect(answer.status).toBe(201);
  });

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['text', () => Buffer.from('#!/bin/sh\necho hello')],
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>'),
    ],
    ['a GIF', () => picture('gif')],
    ['a TIFF', () => picture('tiff')],
    ['half a JPEG', async () => (await picture('jpeg', 800, 800)).subarray(0, 2000)],
    ['noise', () => randomBytes(5000)],
    [
      'noise that begins like a PNG',
      () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(500)]),
    ],
  ])('of %s is refused, and nothing is kept', async (_, bytes) => {
    const before = await uploads();

    expect(await upload(await bytes())).toMatchObject({ status: 415, json: { code: 'NOT_AN_IMAGE' } });
    expect(await uploads()).toEqual(before);
  });

  it('of more than 10 MB is refused', async () => {
    const answer = await upload(Buffer.concat([await picture(), randomBytes(10 * 1024 * 1024)]));

    expect(answer).toMatchObject({
      status: 413,
      json: { code: 'FILE_TOO_LARGE', errors: [{ field: 'image' }] },
    });
  });

  it('that cannot be read leaves its connection to the next request', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = (method: string, path: string, body = '') =>
      new Promise<number | undefined>((answered, failed) => {
        const type = 'multipart/form-data; boundary=end';
        const headers = { authorization: `Bearer ${member.token}`, ...(body && { 'content-type': type }) };
        const sent = request(test.url + path, { method, agent, headers, timeout: 5000 }, (answer) =>
          answer.resume().once('end', () => answered(answer.statusCode)),
        );
        sent.once('timeout', () => sent.destroy(new Error('not answered')));
        sent.once('error', failed).end(body);
      });
    const field = '--end\r\nContent-Disposition: form-data; name="other"\r\n\r\nvalue\r\n';

    await expect(ask('POST', '/v2/upload', `${field.repeat(20_000)}--end--\r\n`)).resolves.toBe(400);
    await expect(ask('GET', '/v2/config')).resolves.toBe(200);
    agent.destroy();
  });

  it.each<[string, Buffer | string | undefined, Record<string, string>, string]>([
    ['without a picture', undefined, {}, 'image'],
    ['with an empty picture', Buffer.alloc(0), {}, 'image'],
    ['with a text for the picture', 'a picture', {}, 'image'],
    ['of no kind', undefined, { kind: '' }, 'kind'],
    ['of an unknown kind', undefined, { kind: 'passport' }, 'kind'],
    ['without a phone number', undefined, { phoneNumber: '' }, 'phoneNumber'],
    ['with a malformed phone number', undefined, { phoneNumber: 'x' }, 'phoneNumber'],
    ['with another name of it malformed', undefined, { identityNumber: 'x' }, 'identityNumber'],
  ])('%s is a validation error', async (_, image, fields, field) => {
    const answer = await upload(image ?? (field === 'image' ? undefined : await picture()), fields);

    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field }] });
  });

  it('of two pictures at once is refused', async () => {
    const form = new FormData();
    form.append('phoneNumber', member.phoneNumber);
    form.append('kind', 'front');
    form.append('image', asBlob(await picture()), 'a.jpg');
    form.append('image', asBlob(await picture()), 'b.jpg');

    expect(
      await send(`${test.url}/v2/upload`, { token: member.token, raw: form, method: 'POST' }),
    ).toMatchObject({
      status: 400,
    });
  });

  it.each([
    ['JSON', { 'content-type': 'application/json' }, '{}', [415]],
    ['a form without boundary', { 'content-type': 'multipart/form-data' }, 'x', [400, 415]],
    [
      'a form that is cut off',
      { 'content-type': 'multipart/form-data; boundary=b' },
      '--b\r\nContent-Disp',
      [400],
    ],
  ])('as %s is refused', async (_, headers, raw, statuses) => {
    const answer = await send(`${test.url}/v2/upload`, { method: 'POST', token: member.token, headers, raw });

    expect(statuses).toContain(answer.status);
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  });

  it('is the member’s own alone', async () => {
    const other = await newMember(test);
    const staff = await addStaff(test);
    const before = await uploads();
    const image = await picture();

    expect(await upload(image, { phoneNumber: other.phoneNumber })).toMatchObject({
      status: 403,
      json: { code: 'NOT_YOUR_ACCOUNT' },
    });
    expect(await upload(image, { identityNumber: other.phoneNumber })).toMatchObject({
      status: 403,
      json: { code: 'NOT_YOUR_ACCOUNT' },
    });
    expect(await upload(image, {}, staff.assistant.token)).toMatchObject({
      status: 403,
      json: { code: 'FORBIDDEN' },
    });
    expect(await uploads()).toEqual(before);
  });

  describe('is shown through a link', () => {
    let link: URL;

    beforeAll(async () => {
      link = new URL(linkOf(await upload(await picture())), test.url);
    });

    const open = (change: (url: URL) => void) => {
      const url = new URL(link);
      change(url);
      return send(url.href);
    };

    it('that nobody keeps, and shown in place', async () => {
      const answer = await open(() => {});

      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('content-disposition')).toBe('inline; filename="photo.jpg"');
    });

    it('that lasts five minutes', async () => {
      const seconds = Number(link.searchParams.get('expires')) - Date.now() / 1000;
      expect(seconds).toBeGreaterThan(280);
      expect(seconds).toBeLessThanOrEqual(301);

      jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * 60 * 1000);
      const answer = await open(() => {});
      jest.restoreAllMocks();

      expect(answer).toMatchObject({ status: 403, json: { code: 'LINK_EXPIRED' } });
    });

    it.each<[string, (url: URL) => void]>([
      ['a longer life', (url) => url.searchParams.set('expires', '99999999999')],
      ['another signature', (url) => url.searchParams.set('signature', 'x'.repeat(43))],
      [
        'another file',
        (url) => {
          url.pathname = url.pathname.replace('front-', 'back-');
        },
      ],
      [
        'another member',
        (url) => {
          url.pathname = url.pathname.replace(/[\da-f-]{36}/, '0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f10');
        },
      ],
      [
        'a path out of the folder',
        (url) => {
          url.pathname = url.pathname.replace(/front-.*/, '..%2f..%2fsecrets.json');
        },
      ],
    ])('that refuses %s', async (_, change) => {
      const refused = await open(change);
      expect(refused).toMatchObject({ status: 403, json: { code: 'LINK_INVALID' } });
      expect(refused.headers.get('content-disposition')).toBeNull();
    });

    it('that is whole', async () => {
      expect(await open((url) => url.searchParams.delete('signature'))).toMatchObject({
        status: 400,
        json: { code: 'VALIDATION_FAILED' },
      });
    });
  });
});
