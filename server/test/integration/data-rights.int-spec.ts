import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { AuthService } from '../../src/modules/auth/auth.service';
import { Downloads, keyOfDownload } from '../../src/modules/data-rights/downloads.service';
import { readOwnData } from '../../src/modules/data-rights/own-data';
import { RetentionService } from '../../src/modules/data-rights/retention.service';
import { FileStore } from '../../src/modules/upload/file-store/file-store';
import { FieldCipher } from '../../src/platform/crypto/field-cipher';
import { JobWorker } from '../../src/platform/jobs/job-worker';
import { startSecondApp, type TestApp } from '../support/app';
import { eventually } from '../support/eventually';
import {
  activatedMember,
  applyForLoan,
  approvedLoan,
  decide,
  memberWithLoan,
  newMember,
  newPhone,
  PASSWORD,
  type TestAccount,
} from '../support/factories';
import { cookieOf, outcomes, refusal, refusalCode, send } from '../support/http';
import { inTurnBehind, untilWaiting } from '../support/in-turn';
import { finishedBorrower } from '../support/lives';
import { tellNotices } from '../support/notices';
import { accountOf, type Business, nextLoan, pay, reverse, startBusiness } from '../support/servicing';
import { expectSoundLedger } from '../support/sound-ledger';
import { confirm, prepareWithCode, settle, withdraw } from '../support/withdrawals';

let business: Business;
let test: TestApp;

beforeAll(async () => {
  business = await startBusiness();
  test = business.test;
});

afterAll(() => business.test.close());

const close = ({ client }: TestAccount, password = PASSWORD) =>
  client.myData.closeAccount({ requestBody: { password } });
const signIn = (phoneNumber: string) =>
  send(`${test.url}/v2/authmember/login`, { body: { phoneNumber, password: PASSWORD } });
const stateOf = async ({ accountId }: TestAccount) =>
  (await test.sql<{ state: string }>('SELECT state FROM member WHERE id = $1', [accountId]))[0]?.state;

const prepare = ({ client }: TestAccount, password = PASSWORD) =>
  client.myData.prepareDownload({ requestBody: { password } });

describe('a download', () => {
  const made = (member: TestAccount) =>
    eventually(async () => {
      await test.get(JobWorker).drain('make-download');
      expect(await member.client.myData.readDownload()).toMatchObject({ state: 'READY' });
    });
  const ready = async (member: TestAccount) => {
    await prepare(member);
    await made(member);
    return member.client.myData.readDownload();
  };

  it('is made once at a time, three times a day', async () => {
    const member = await newMember(test);
    const { client, accountId } = member;
    await expect(client.myData.readDownload()).resolves.toEqual({ state: 'NONE' });
    // Held until all three stand at it, so that none is made before another one is asked for.
    const holder = new Client({ connectionString: test.ownerUrl });
    await holder.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM member WHERE id = $1 FOR UPDATE', [accountId]);
    const asked = Promise.all([1, 2, 3].map(() => prepare(member)));
    await untilWaiting(test, 3);
    await holder.query('COMMIT');
    await holder.end();
    await asked;
    expect(await test.sql('SELECT 1 FROM data_export WHERE member_id = $1', [accountId])).toHaveLength(1);
    await made(member);
    for (const _ of [2, 3]) await ready(member);
    const refused = await refusal(prepare(member));
    expect(refused).toMatchObject({ status: 429, code: 'DOWNLOAD_LIMIT' });
    expect(
      await test.sql(
        `SELECT 1 FROM audit_entry a JOIN data_export e ON a.subject = 'download ' || e.id AND e.member_id = a.member_id
         WHERE a.member_id = $1 AND a.actor_id = $1 AND a.action = 'DATA_DOWNLOAD_ASKED'`,
        [accountId],
      ),
    ).toHaveLength(3);
    const earlier = `UPDATE data_export SET requested_at = now() - interval '1 day' WHERE member_id = $1`;
    await test.sql(earlier, [accountId]);
    await expect(prepare(member)).resolves.toMatchObject({ state: 'RUNNING' });
  });

  it('is asked for with the password, and a wrong one counts as at a sign-in', async () => {
    const member = await newMember(test);
    const without = await send(`${test.url}/v2/member/download`, { token: member.token, body: {} });
    expect(without).toMatchObject({
      status: 400,
      json: { code: 'VALIDATION_FAILED', errors: [{ field: 'password' }] },
    });
    for (const _ of [1, 2, 3, 4, 5]) {
      expect(await refusalCode(prepare(member, 'Wrong1!?'))).toBe('CURRENT_PASSWORD_WRONG');
    }
    expect(await refusal(prepare(member))).toMatchObject({ status: 429, code: 'SIGN_IN_LOCKED' });
    expect(await refusalCode(close(member))).toBe('SIGN_IN_LOCKED');
    await expect(member.client.myData.readDownload()).resolves.toEqual({ state: 'NONE' });
  });

  it('is asked for by its member alone, and opened by whoever has its link, for a day', async () => {
    const member = await activatedMember(test);
    const { url = '', sizeBytes } = await ready(member);
    const answer = await send(test.url + url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(Number(answer.headers.get('content-length'))).toBe(sizeBytes);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');

    const stranger = await newMember(test);
    await expect(stranger.client.myData.readDownload()).resolves.toEqual({ state: 'NONE' });
    const foreign = url.replace(member.accountId, stranger.accountId);
    expect((await send(test.url + foreign)).json).toMatchObject({ code: 'LINK_INVALID' });
    expect((await send(test.url + url.replace(/.$/, '_'))).json).toMatchObject({ code: 'LINK_INVALID' });
    const later = url.replace(/expires=\d+/, 'expires=9999999999');
    expect((await send(test.url + later)).json).toMatchObject({ code: 'LINK_INVALID' });

    await test.sql(`UPDATE data_export SET expires_at = now() - interval '1 second' WHERE member_id = $1`, [
      member.accountId,
    ]);
    expect((await send(test.url + url)).json).toMatchObject({ code: 'LINK_EXPIRED' });
    await expect(member.client.myData.readDownload()).resolves.toMatchObject({ state: 'EXPIRED' });
  });

  it('is opened by nobody once the account is closed', async () => {
    const member = await newMember(test);
    const { url = '' } = await ready(member);

    await close(member);

    expect((await send(test.url + url)).json).toMatchObject({ code: 'LINK_EXPIRED' });
  });

  it('leaves no file of one that a worker did not live to finish, and that nobody makes any more', async () => {
    const member = await newMember(test);
    const { accountId } = member;
    const id = randomUUID();
    await test.sql(
      `INSERT INTO data_export (member_id, id, state, requested_at) VALUES ($1, $2, 'RUNNING', now() - interval '2 hours')`,
      [accountId, id],
    );
    const files: FileStore = test.app.get(FileStore, { strict: false });
    const key = keyOfDownload(accountId, id);
    await files.put(key, Buffer.from('all that is kept'));

    await test.get(RetentionService).run();

    expect(await files.get(key)).toBeUndefined();
    await expect(member.client.myData.readDownload()).resolves.toMatchObject({ state: 'FAILED' });
  });

  it('is there when two workers made it, the first of which was slow', async () => {
    const member = await newMember(test);
    const { accountId: memberId } = member;
    const id = randomUUID();
    await test.sql(`INSERT INTO data_export (member_id, id, state) VALUES ($1, $2, 'RUNNING')`, [
      memberId,
      id,
    ]);
    const files = test.app.get(FileStore, { strict: false });
    const put = files.put.bind(files);
    const make = () => test.get(Downloads).make({ memberId }, id);
    const slow = jest.spyOn(files, 'put').mockImplementationOnce(async (key, bytes) => {
      await make();
      await put(key, bytes);
    });
    await make();
    slow.mockRestore();

    const { url } = await member.client.myData.readDownload();
    expect((await fetch(`${test.url}${url}`)).status).toBe(200);
  });

  it('has amounts in whole units where the currency of their loan has no others', async () => {
    const { accountId } = await approvedLoan(test, business.staff, { selectedCurrency: 'JPY' });

    const own = await readOwnData(test.dataSource.manager, accountId, test.get(FieldCipher));

    const amounts = Object.entries(own).flatMap(([title, rows]) =>
      rows.flatMap((row) =>
        Object.entries(row)
          .filter(([, value]) => typeof value === 'string' && /^\d+\.\d\d$/.test(value))
          .map(([name, value]) => `${title}: ${name} ${value}`),
      ),
    );
    expect(amounts.filter((amount) => !amount.includes('in pesos'))).toEqual([]);
    expect(amounts.filter((amount) => amount.includes('in pesos'))).not.toEqual([]);
  });

  it('says of which loan, payment and movement a row is, and a message in its words', async () => {
    const first = await approvedLoan(test, business.staff);
    const bounced = await pay(business, first, 1_000);
    await reverse(business, bounced);
    await pay(business, first, (await accountOf(first)).payoffAmount ?? 0);
    const second = await nextLoan(business, first);
    await tellNotices(test);

    const own = await readOwnData(test.dataSource.manager, first.accountId, test.get(FieldCipher));

    const told = (title: string, name: string) => [...new Set((own[title] ?? []).map((row) => row[name]))];
    const both = [first.loanNumber, second.loanNumber];
    for (const title of ['Installments', 'What you agreed to', 'Steps of your loans', 'Wallets']) {
      expect([title, told(title, 'Loan number')]).toEqual([title, both]);
    }
    expect(told('Payments that were taken back', 'Repayment number')).toEqual([bounced.repaymentNumber]);
    expect(told('Amounts of those movements', 'Movement')).toEqual(told('Movements of money', 'Movement'));
    expect(own['Messages that we sent you']?.map(({ Text }) => Text)).toContainEqual({
      subject: 'Your loan is approved',
      text: expect.stringContaining(second.loanNumber),
    });
  });

  it('is for members: not for staff, API keys and nobody', async () => {
    const { officer, assistant } = business.staff;
    const { apiKey } = await officer.client.backOffice.issueApiKey({
      requestBody: { name: 'Accounting', scopes: ['members:read', 'loans:read'] },
    });
    for (const path of ['member/download', 'member/close']) {
      for (const token of [officer.token, assistant.token, apiKey]) {
        const body = { password: PASSWORD };
        expect(await send(`${test.url}/v2/${path}`, { token, body })).toMatchObject({ status: 403 });
      }
      expect(await send(`${test.url}/v2/${path}`, { body: {} })).toMatchObject({ status: 401 });
    }
  });
});

describe('closing an account', () => {
  it('is refused without the password, and while something is open', async () => {
    const applicant = await memberWithLoan(test);
    expect(await refusalCode(close(applicant, 'Wrong1!?'))).toBe('CURRENT_PASSWORD_WRONG');
    expect(await refusal(close(applicant))).toMatchObject({ status: 409, code: 'LOAN_STILL_OPEN' });
    const borrower = await approvedLoan(test, business.staff);
    expect(await refusalCode(close(borrower))).toBe('LOAN_STILL_OPEN');
    await test.sql(`UPDATE loan SET status = 'REPAID' WHERE member_id = $1`, [borrower.accountId]);
    expect(await refusalCode(close(borrower))).toBe('MONEY_IN_WALLET');
    const { withdrawal } = await withdraw(borrower, business.staff, 250_000);
    expect(await refusalCode(close(borrower))).toBe('WITHDRAWAL_ON_THE_WAY');
    await settle(business.staff, withdrawal.withdrawalNumber, 'PROCESSING');
    expect(await refusalCode(close(borrower))).toBe('WITHDRAWAL_ON_THE_WAY');
    await test.sql(`UPDATE loan SET status = 'APPROVED' WHERE member_id = $1`, [borrower.accountId]);
    expect(await stateOf(borrower)).toBe('INFO_COMPLETED');
  });

  it('ends every session, and leaves nothing that members or staff read', async () => {
    const member = await finishedBorrower(business);
    const { officer } = business.staff;
    const signedIn = await signIn(member.phoneNumber);
    const unknown = await signIn(newPhone());

    await close(member);

    const refused = await signIn(member.phoneNumber);
    expect(refused.status).toBe(401);
    expect(refused.json).toEqual({ ...(unknown.json as object), instance: '/v2/authmember/login' });
    const [kept] = await test.sql<{ number: string }>(
      'SELECT phone_number AS number FROM account WHERE id = $1',
      [member.accountId],
    );
    expect((await signIn(kept?.number ?? '')).json).toEqual(refused.json);
    const headers = { cookie: cookieOf(signedIn) };
    expect((await send(`${test.url}/v2/authmember/refresh`, { headers })).status).toBe(403);
    const { phoneNumber } = member;
    const asBefore = { token: member.token, body: { phoneNumber } };
    expect(await send(`${test.url}/v2/member/info`, asBefore)).toMatchObject({
      status: 403,
      json: { code: 'TOKEN_INVALID' },
    });
    expect(await refusalCode(officer.client.backOffice.readMember({ memberId: member.accountId }))).toBe(
      'MEMBER_NOT_FOUND',
    );
    const told = await Promise.all([
      send(`${test.url}/v2/backoffice/loans`, { token: officer.token }),
      send(`${test.url}/v2/backoffice/loans/${member.loanNumber}`, { token: officer.token }),
      send(`${test.url}/v2/backoffice/withdrawals`, { token: business.staff.assistant.token }),
    ]);
    for (const { status, text } of told) {
      expect(status).toBe(200);
      expect(text).not.toContain(phoneNumber);
    }
    const requests = 'SELECT DISTINCT status FROM withdrawal_request WHERE member_id = $1';
    expect(await test.sql(requests, [member.accountId])).toEqual([{ status: 'USED' }]);
    await expectSoundLedger(test);
  });

  it('leaves nothing to do at another server, where the token that is out is still one', async () => {
    const elsewhere = await startSecondApp(test, { ROLE: 'web', DEMO: 'true' });
    const member = await activatedMember(test);
    const { token, accountId } = member;
    const codeOf = async (method: string, path: string, body: object) => {
      const { status, json } = await send(`${elsewhere.url}/v2/${path}`, { method, token, body });
      return `${status} ${(json as { code?: string }).code}`;
    };
    await close(member);

    const password = { password: PASSWORD };
    const codes = [
      await codeOf('POST', 'member/close', password),
      await codeOf('POST', 'member/download', password),
      await codeOf('POST', 'authmember/passkeys/options', password),
      await codeOf('POST', 'member/calendar', {}),
      await codeOf('PUT', 'member/notice-preferences', { sms: ['LOAN', 'LATE'], email: ['CONTRACT'] }),
    ];
    await elsewhere.close();

    const [ended, gone] = ['403 TOKEN_INVALID', '404 MEMBER_NOT_FOUND'];
    expect(codes).toEqual([ended, ended, ended, gone, gone]);
    for (const table of ['calendar_subscription', 'notice_preference'])
      expect(await test.sql(`SELECT 1 FROM ${table} WHERE member_id = $1`, [accountId])).toEqual([]);
  });

  it('gives the phone number back', async () => {
    const member = await activatedMember(test);
    const { phoneNumber } = member;
    await close(member);
    await send(`${test.url}/v2/authmember/register`, {
      body: { phoneNumber, fullName: 'Juana dela Peña', password: PASSWORD },
    });
    const again = await test.get(AuthService).accountByPhone(phoneNumber);
    expect(again.accountId).not.toBe(member.accountId);
    expect((await signIn(phoneNumber)).status).toBe(200);
  });

  it('and applying come one after the other', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => activatedMember(test)));
    for (const member of members) {
      const ends = await outcomes([close(member), applyForLoan(member)]);
      const isClosed = (await stateOf(member)) === 'CLOSED';
      const open = await test.sql(`SELECT 1 FROM loan WHERE member_id = $1`, [member.accountId]);
      expect(open).toHaveLength(isClosed ? 0 : 1);
      expect(ends).toEqual([expect.stringMatching(isClosed ? /TOKEN|NOT/ : /LOAN_STILL_OPEN/), 'done']);
    }
  });

  it('waits for who holds the member, and sees what they did', async () => {
    const member = await activatedMember(test);
    const dataSource = test.get(DataSource);
    const runner = dataSource.createQueryRunner();
    await runner.connect();
    await runner.query('BEGIN');
    await runner.query('SELECT 1 FROM member WHERE id = $1 FOR NO KEY UPDATE', [member.accountId]);
    const closing = refusalCode(close(member));
    await untilWaiting(test, 1);
    await runner.query(
      `INSERT INTO loan (member_id, id, loan_number, status, currency, units_per_php, rounding_unit_minor, term_months,
         rate_percent, interest_method, principal_minor, interest_minor, installment_minor, principal_php_minor,
         interest_php_minor, installment_php_minor)
       VALUES ($1, $1, 'LN1', 'PENDING', 'PHP', 1, 100, 6, 0.4, 'add_on', 1, 1, 1, 1, 1, 1)`,
      [member.accountId],
    );
    await runner.query(
      `INSERT INTO loan_event (member_id, loan_id, number, status, by, reasons, at)
       VALUES ($1, $1, 1, 'PENDING', 'MEMBER', '{}', now())`,
      [member.accountId],
    );
    await runner.query('COMMIT');
    await runner.release();
    expect(await closing).toBe('LOAN_STILL_OPEN');
  });

  it('leaves nothing of a sign-in of the same moment', async () => {
    const member = await activatedMember(test);
    const { accountId, phoneNumber } = member;
    const last = { statement: 'SELECT 1 FROM account WHERE id = $1 FOR KEY SHARE', values: [accountId] };
    await signIn(phoneNumber);
    let signedIn: ReturnType<typeof signIn> | undefined;

    const [closed] = await inTurnBehind(test, last, [() => close(member)], async () => {
      signedIn = signIn(phoneNumber);
      await Promise.race([signedIn, untilWaiting(test, 2)]);
    });

    expect(closed?.status).toBe('fulfilled');
    expect(await signedIn).toMatchObject({ status: 401, json: { code: 'SIGN_IN_FAILED' } });
    for (const table of ['session', 'refresh_token', 'known_device', 'security_notice'])
      expect(await test.sql(`SELECT 1 FROM ${table} WHERE account_id = $1`, [accountId])).toEqual([]);
  });

  it('and confirming a withdrawal, or a decision, leave no money behind', async () => {
    const borrower = await approvedLoan(test, business.staff);
    const code = await prepareWithCode(borrower, business.staff, 250_000);
    const ends = await outcomes([close(borrower), confirm(borrower, code)]);
    expect(ends).toEqual(['LOAN_STILL_OPEN', 'done']);
    const applicant = await memberWithLoan(test);
    const decided = await outcomes([close(applicant), decide(business.staff, applicant, 'REJECT')]);
    expect(['done', 'LOAN_STILL_OPEN']).toContain(decided[0] === 'done' ? 'done' : decided[0]);
    expect(decided).toContain('done');
    await expectSoundLedger(test);
  });
});
