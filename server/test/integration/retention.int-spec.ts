import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Client } from 'pg';
import { AccountClosing } from '../../src/modules/data-rights/account-closing.service';
import { keyOfDownload } from '../../src/modules/data-rights/downloads.service';
import { MemberNotice } from '../../src/modules/data-rights/member-notice.service';
import { RetentionService } from '../../src/modules/data-rights/retention.service';
import { FileStore } from '../../src/modules/upload/file-store/file-store';
import { inLanguage } from '../../src/platform/language/sentence';
import type { TestApp } from '../support/app';
import { activatedMember, newMember, PASSWORD, type TestAccount } from '../support/factories';
import { send } from '../support/http';
import { untilWaiting } from '../support/in-turn';
import { finishedBorrower } from '../support/lives';
import { asBlob, picture } from '../support/pictures';
import { type Business, startBusiness } from '../support/servicing';

let business: Business;
let test: TestApp;

beforeAll(async () => {
  business = await startBusiness();
  test = business.test;
});

afterAll(() => test.close());

const close = ({ client }: TestAccount) =>
  client.myData.closeAccount({ requestBody: { password: PASSWORD } });
const signIn = (phoneNumber: string) =>
  send(`${test.url}/v2/authmember/login`, { body: { phoneNumber, password: PASSWORD } });
const stateOf = async ({ accountId }: TestAccount) =>
  (await test.sql<{ state: string }>('SELECT state FROM member WHERE id = $1', [accountId]))[0]?.state;

describe('the retention job', () => {
  it('forgets closed accounts after their years, and no earlier', async () => {
    const member = await activatedMember(test);
    await close(member);
    const of = 'FROM closed_account WHERE member_id = $1';
    const read = async (what: string) =>
      (await test.sql<{ is: boolean }>(`SELECT ${what} AS is ${of}`, [member.accountId]))[0]?.is;
    // Who closes it on February 29 is forgotten on March 1.
    const leapDay = `CASE to_char(closed_at, 'MM-DD') WHEN '02-29' THEN interval '1 day' ELSE interval '0' END`;
    expect(await read(`forget_at = closed_at + interval '5 years' + ${leapDay}`)).toBe(true);
    await test.get(RetentionService).run();
    expect(await read('forgotten_at IS NULL')).toBe(true);
    await test.sql(`UPDATE closed_account SET forget_at = closed_at WHERE member_id = $1`, [
      member.accountId,
    ]);
    await test.get(RetentionService).run();
    expect(await read('forgotten_at IS NULL')).toBe(false);
  });

  describe('leaves no photo that was on its way to the store while its account was forgotten', () => {
    let member: TestAccount;
    let files: FileStore;
    let put: FileStore['put'];
    let slow: jest.SpiedFunction<FileStore['put']>;

    beforeEach(async () => {
      member = await newMember(test);
      files = test.app.get(FileStore, { strict: false });
      put = files.put.bind(files);
      slow = jest.spyOn(files, 'put');
    });

    afterEach(() => jest.restoreAllMocks());

    const upload = async () => {
      const { phoneNumber, token } = member;
      const form = new FormData();
      for (const [field, value] of Object.entries({ phoneNumber, kind: 'front' })) form.append(field, value);
      form.append('image', asBlob(await picture()), 'photo.jpg');
      return send(`${test.url}/v2/upload`, { method: 'POST', token, raw: form });
    };

    const forget = async () => {
      await close(member);
      await test.sql('UPDATE closed_account SET forget_at = closed_at WHERE member_id = $1', [
        member.accountId,
      ]);
      await test.get(RetentionService).run();
    };

    async function expectNoneOf(answer: Awaited<ReturnType<typeof upload>>): Promise<void> {
      expect(answer).toMatchObject({ status: 404, json: { code: 'MEMBER_NOT_FOUND' } });
      const [[key = ''] = []] = slow.mock.calls;
      expect(key).toContain(member.accountId);
      await expect(files.get(key)).resolves.toBeUndefined();
    }

    it('before it came', async () => {
      slow.mockImplementation(async (key, bytes) => {
        await forget();
        await put(key, bytes);
      });

      await expectNoneOf(await upload());
    });

    it('and that came once the files were deleted', async () => {
      const deletes = new EventTarget();
      const deleted = once(deletes, 'deleted');
      let forgotten: Promise<void> | undefined;
      slow.mockImplementation(async (key, bytes) => {
        forgotten = forget();
        await deleted;
        await put(key, bytes);
      });
      const remove = files.remove.bind(files);
      const uploaded = upload();
      jest.spyOn(files, 'remove').mockImplementationOnce(async (key) => {
        await remove(key);
        deletes.dispatchEvent(new Event('deleted'));
        await Promise.race([uploaded, untilWaiting(test, 1)]);
      });

      const answer = await uploaded;
      await forgotten;

      await expectNoneOf(answer);
    });
  });

  it('deletes the file of a download after its day, and that it was asked for after thirty', async () => {
    const { accountId } = await newMember(test);
    const files = test.app.get(FileStore, { strict: false });
    const [over, good, old, late] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    await test.sql(
      `INSERT INTO data_export (member_id, id, state, expires_at, requested_at) VALUES
         ($1, $2, 'READY', now() - interval '1 second', now() - interval '2 days'),
         ($1, $3, 'READY', now() + interval '1 hour', now()),
         ($1, $4, 'EXPIRED', now() - interval '29 days', now() - interval '30 days 1 hour'),
         ($1, $5, 'EXPIRED', now() - interval '28 days', now() - interval '29 days 23 hours')`,
      [accountId, over, good, old, late],
    );
    for (const id of [over, good]) await files.put(keyOfDownload(accountId, id), Buffer.from('all'));

    await test.get(RetentionService).run();

    expect(await files.get(keyOfDownload(accountId, over))).toBeUndefined();
    expect(await files.get(keyOfDownload(accountId, good))).toBeDefined();
    const kept = await test.sql('SELECT id, state FROM data_export WHERE member_id = $1', [accountId]);
    expect(kept).toEqual(
      expect.arrayContaining([
        { id: over, state: 'EXPIRED' },
        { id: good, state: 'READY' },
        { id: late, state: 'EXPIRED' },
      ]),
    );
    expect(kept).toHaveLength(3);
  });

  it('waits where a loan was opened again', async () => {
    const member = await finishedBorrower(business);
    await close(member);
    await test.sql(`UPDATE closed_account SET forget_at = closed_at WHERE member_id = $1`, [
      member.accountId,
    ]);
    await test.sql(`UPDATE loan SET status = 'APPROVED' WHERE member_id = $1`, [member.accountId]);
    await test.get(RetentionService).run();
    const [row] = await test.sql('SELECT forgotten_at FROM closed_account WHERE member_id = $1', [
      member.accountId,
    ]);
    expect(row).toEqual({ forgotten_at: null });
    await test.sql(`UPDATE loan SET status = 'REPAID' WHERE member_id = $1`, [member.accountId]);
  });

  it('forgets who agreed at its next run, where it could not the first time', async () => {
    const member = await finishedBorrower(business);
    await close(member);
    await test.sql(`UPDATE closed_account SET forget_at = closed_at WHERE member_id = $1`, [
      member.accountId,
    ]);
    const told = () =>
      test.sql(`SELECT agreed ? 'borrower' AS borrower, address FROM loan_agreement WHERE member_id = $1`, [
        member.accountId,
      ]);
    const closing = test.get(AccountClosing);
    const cutOff = jest.spyOn(closing, 'forgetAgreements').mockRejectedValue(new Error('cut off'));
    await test.get(RetentionService).run();
    cutOff.mockRestore();
    expect(await told()).toEqual([{ borrower: true, address: '127.0.0.1' }]);

    await test.get(RetentionService).run();

    expect(await told()).toEqual([{ borrower: false, address: '' }]);
  });

  it('forgets registrations that nobody goes on with, and old messages', async () => {
    const [stale, present, active] = [
      await newMember(test),
      await newMember(test),
      await activatedMember(test),
    ];
    await signIn(present.phoneNumber);
    const ofStale = 'WHERE account_id = $1 AND revoked_at IS NULL';
    for (const end of ['revoked_at', 'expires_at']) {
      await signIn(stale.phoneNumber);
      await test.sql(`UPDATE session SET ${end} = now() ${ofStale}`, [stale.accountId]);
    }
    await test.sql(`UPDATE member SET created_at = now() - interval '181 days' WHERE id = ANY ($1)`, [
      [stale.accountId, present.accountId, active.accountId],
    ]);
    const message = `INSERT INTO contact_message (id, name, email, message, sender_hash, created_at)
      VALUES (gen_random_uuid(), $1, '', '', '', now() - $2 * interval '1 day')`;
    await test.sql(message, ['Old', 366]);
    await test.sql(message, ['New', 364]);
    const told = jest.spyOn(test.get(MemberNotice), 'put');
    await test.get(RetentionService).run();
    // Nobody is to think that somebody else closed it.
    const texts = told.mock.calls.map(([, { phoneNumber }, { text }]) => [
      phoneNumber,
      inLanguage('en', text),
    ]);
    expect(texts).toEqual([[stale.phoneNumber, expect.stringMatching(/was not finished.* register again/)]]);
    told.mockRestore();
    expect(await Promise.all([stale, present, active].map(stateOf))).toEqual([
      'CLOSED',
      'PERSONAL_INFO',
      'INFO_COMPLETED',
    ]);
    const [account] = await test.sql('SELECT full_name FROM account WHERE id = $1', [stale.accountId]);
    expect(account).toEqual({ full_name: '' });
    expect(await test.sql('SELECT name FROM contact_message')).toEqual([{ name: 'New' }]);
  });

  it('forgets a registration that ran out at its next run, where it could not the first time', async () => {
    const member = await newMember(test);
    await test.sql(`UPDATE member SET created_at = now() - interval '181 days' WHERE id = $1`, [
      member.accountId,
    ]);
    const files = test.app.get(FileStore, { strict: false });
    await files.put(`${member.accountId}/front-1.jpg`, Buffer.from('a photo'));
    await test.sql(
      `INSERT INTO upload (member_id, file_name, kind, size_bytes) VALUES ($1, 'front-1.jpg', 'front', 7)`,
      [member.accountId],
    );
    const away = jest.spyOn(files, 'remove').mockRejectedValue(new Error('the store is away'));
    await test.get(RetentionService).run();
    away.mockRestore();
    expect(await stateOf(member)).toBe('CLOSED');

    await test.get(RetentionService).run();

    const closed = await test.sql(
      'SELECT forgotten_at IS NOT NULL AS "isForgotten" FROM closed_account WHERE member_id = $1',
      [member.accountId],
    );
    expect(closed).toEqual([{ isForgotten: true }]);
    await expect(files.get(`${member.accountId}/front-1.jpg`)).resolves.toBeUndefined();
  });

  it('leaves a registration that somebody goes on with after it was found', async () => {
    const member = await newMember(test);
    await test.sql(`UPDATE member SET created_at = now() - interval '181 days' WHERE id = $1`, [
      member.accountId,
    ]);
    const holder = new Client({ connectionString: test.ownerUrl });
    await holder.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM member WHERE id = $1 FOR UPDATE', [member.accountId]);
    const signedIn = signIn(member.phoneNumber);
    await untilWaiting(test, 1);
    const run = test.get(RetentionService).run();
    await untilWaiting(test, 2);
    await holder.query('COMMIT');
    await holder.end();
    await run;

    expect((await signedIn).status).toBe(200);
    expect(await stateOf(member)).toBe('PERSONAL_INFO');
  });
});
