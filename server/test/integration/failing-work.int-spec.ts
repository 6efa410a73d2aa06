import { randomUUID } from 'node:crypto';
import { COMMANDS } from '../../src/bin/backoffice/commands';
import { AutomaticDecisionService } from '../../src/modules/loan/automatic-decision.service';
import { COMPARED_BY } from '../../src/modules/member/number-index/number-index.sql';
import { Outbox } from '../../src/platform/delivery/outbox';
import { JobWorker } from '../../src/platform/jobs/job-worker';
import { Jobs } from '../../src/platform/jobs/jobs.service';
import { startApp, startSecondApp, type TestApp } from '../support/app';
import { eventually } from '../support/eventually';
import { addStaff, memberWithLoan, newMember, type TestBorrower, type TestStaff } from '../support/factories';
import { answer, Gateway } from '../support/gateway';
import { refusalCode, send } from '../support/http';

const NEWS = { subject: 'news', withinMinutes: 10 };
const FAILING = 100;
const AFFORDABLE = { loanAmountPHP: 100_000, installmentCount: 12 };

/** Rows like those of one borrower, for so many others, older than any. */
async function addOthersLike(test: TestApp, { accountId }: TestBorrower): Promise<void> {
  await test.sql(
    `CREATE TABLE other AS SELECT ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid AS id, n
     FROM generate_series(1, ${FAILING}) n`,
  );
  const copies = [
    ['account', 'id', `'id', o.id, 'phone_number', '63919' || lpad(o.n::text, 7, '0')`],
    [
      'member',
      'id',
      `'id', o.id, 'phone_number', '63919' || lpad(o.n::text, 7, '0'), 'identity_number_hash', '${COMPARED_BY}' || o.id,
        'account_number_hash', '${COMPARED_BY}' || o.id`,
    ],
    ['loan', 'member_id', `'member_id', o.id, 'id', o.id, 'loan_number', 'LN9' || lpad(o.n::text, 7, '0')`],
    ['wallet_account', 'member_id', `'member_id', o.id, 'id', o.id, 'loan_id', o.id`],
    ['loan_event', 'member_id', `'member_id', o.id, 'loan_id', o.id`],
  ];
  for (const [table, owner, changed] of copies) {
    await test.sql(
      `INSERT INTO ${table} SELECT (jsonb_populate_record(t, jsonb_build_object(${changed}))).*
       FROM ${table} t, other o WHERE t.${owner} = $1`,
      [accountId],
    );
  }
}

describe('a hundred applications that cannot be decided', () => {
  let test: TestApp;

  let deciding: TestApp | undefined;

  beforeAll(async () => {
    test = await startApp({ LOAN_DECISION_DELAY_SECONDS: '0' });
  });

  afterAll(async () => {
    await deciding?.close();
    await test.close();
  });

  it('leave room for the one that comes after them, and are tried again until it works', async () => {
    const good = await memberWithLoan(test, AFFORDABLE);
    await addOthersLike(test, good);
    const repaired = await memberWithLoan(test, AFFORDABLE);
    await test.sql(
      `ALTER TABLE loan_event ADD CONSTRAINT broken CHECK (member_id = '${good.accountId}') NOT VALID`,
    );
    const decided = () => test.sql(`SELECT member_id FROM loan WHERE status = 'APPROVED'`);
    const setAside = () => test.sql(`SELECT 1 FROM jobs.job WHERE name = 'decide-application'`);

    await test.get(AutomaticDecisionService).decideWaiting();
    await test.get(AutomaticDecisionService).decideWaiting();

    expect(await decided()).toEqual([{ member_id: good.accountId }]);
    expect(await setAside()).toHaveLength(FAILING + 1);
    await test.sql('ALTER TABLE loan_event DROP CONSTRAINT broken');
    deciding = await startSecondApp(test, { LOAN_DECISION: 'auto' });
    await eventually(async () => expect(await decided()).toContainEqual({ member_id: repaired.accountId }));
  });
});

describe('a message that cannot be sent', () => {
  let test: TestApp;
  let gateway: Gateway;
  let staff: TestStaff;

  beforeAll(async () => {
    gateway = await new Gateway().start();
    test = await startApp({
      ACCOUNT_RECOVERY: 'true',
      ...gateway.settings,
    });
    staff = await addStaff(test);
  });

  afterAll(async () => {
    await test.close();
    await gateway.stop();
  });

  const issueFor = (phoneNumber: string) =>
    staff.assistant.client.backOffice.issueRecoveryCode({ requestBody: { phoneNumber } });
  const messageJobs = () => test.sql(`SELECT * FROM jobs.job WHERE name = 'send-message'`);
  const run = async (...words: string[]) =>
    (await COMMANDS.jobs?.run(staff.officer.client, { words }))?.text ?? '';
  const dueNow = () =>
    test.sql(`UPDATE jobs.job SET start_after = now() - interval '1 second' WHERE name = 'send-message'`);
  const outlive = () =>
    test.sql(`UPDATE jobs.job SET keep_until = now() - interval '1 second' WHERE name = 'send-message'`);
  const textsTo = (phoneNumber: string) =>
    gateway.received.filter(({ body }) => body.phoneNumber === phoneNumber).map(({ body }) => body.id);

  it('is kept without its words, and sent later under the same id', async () => {
    const { phoneNumber } = await newMember(test);
    gateway.willReplyTo(phoneNumber, answer(500), answer(500));

    expect((await issueFor(phoneNumber)).memberTold).toBe(false);

    const [kept] = await messageJobs();
    for (const secret of [phoneNumber, 'stop-recovery', 'Loan Assistant']) {
      expect(JSON.stringify(kept)).not.toContain(secret);
    }
    await dueNow();
    await eventually(async () => expect(await messageJobs()).toEqual([]));
    expect(textsTo(phoneNumber)).toHaveLength(3);
    expect(new Set(textsTo(phoneNumber)).size).toBe(1);
  });

  it('that was sent at once leaves nothing', async () => {
    const { phoneNumber } = await newMember(test);

    expect((await issueFor(phoneNumber)).memberTold).toBe(true);

    expect(await messageJobs()).toEqual([]);
  });

  it('is shown with its reason when it failed too often, and sent when an officer says so', async () => {
    const { phoneNumber } = await newMember(test);
    gateway.willReplyTo(phoneNumber, answer(400), answer(400));
    await issueFor(phoneNumber);
    await test.sql(`UPDATE jobs.job SET retry_limit = 0 WHERE name = 'send-message'`);
    await dueNow();
    await eventually(async () => expect(await messageJobs()).toMatchObject([{ state: 'failed' }]));

    const listed = await run();
    const [{ id } = { id: '' }] = await test.sql<{ id: string }>(
      `SELECT id FROM jobs.job WHERE state = 'failed'`,
    );

    expect(listed).toMatch(/send-message +0 +0 +0 +1/);
    expect(listed).toMatch(
      new RegExp(`${id} +send-message +news of a recovery code +1 +waits for you +the gateway answered 400`),
    );
    await expect(run('retry', id)).resolves.toContain('is tried again now');
    await eventually(async () => expect(await messageJobs()).toEqual([]));
    expect(textsTo(phoneNumber)).toHaveLength(3);
    expect(await test.sql(`SELECT action, subject FROM audit_entry WHERE action = 'JOB_RETRIED'`)).toEqual([
      { action: 'JOB_RETRIED', subject: `job ${id}` },
    ]);
    await expect(refusalCode(staff.officer.client.backOffice.retryJob({ jobId: id }))).resolves.toBe(
      'JOB_NOT_FOUND',
    );
  });

  it('is not sent by a worker that comes once it is no longer wanted', async () => {
    const { phoneNumber } = await newMember(test);
    gateway.willReplyTo(phoneNumber, answer(400));
    await issueFor(phoneNumber);
    await outlive();

    await dueNow();

    await eventually(async () => expect(await messageJobs()).toEqual([]));
    expect(textsTo(phoneNumber)).toHaveLength(1);
  });

  it('is not sent by an officer once it is no longer wanted', async () => {
    const { phoneNumber } = await newMember(test);
    gateway.willReplyTo(phoneNumber, answer(400));
    await issueFor(phoneNumber);
    await test.sql(`UPDATE jobs.job SET state = 'failed' WHERE name = 'send-message'`);
    await outlive();
    const [{ id } = { id: '' }] = await test.sql<{ id: string }>(
      `SELECT id FROM jobs.job WHERE state = 'failed'`,
    );

    await expect(refusalCode(staff.officer.client.backOffice.retryJob({ jobId: id }))).resolves.toBe(
      'JOB_NOT_FOUND',
    );
    await expect(run('remove', id)).resolves.toContain('is removed');
  });

  it('is given up by an officer once it failed, which the audit log keeps', async () => {
    const { phoneNumber } = await newMember(test);
    gateway.willReplyTo(phoneNumber, answer(400));
    await issueFor(phoneNumber);
    const turn = (state: string) =>
      test.sql(
        `UPDATE jobs.job SET state = $1, start_after = now() + interval '1 hour' WHERE name = 'send-message'`,
        [state],
      );
    await turn('created');
    const [{ id } = { id: '' }] = (await messageJobs()) as [{ id: string }];
    const removed = () =>
      test.sql(`SELECT actor_id, after FROM audit_entry WHERE action = 'JOB_REMOVED' AND subject = $1`, [
        `job ${id}`,
      ]);
    await expect(refusalCode(run('remove', id))).resolves.toBe('JOB_NOT_FOUND');
    expect(await removed()).toEqual([]);
    await turn('failed');

    await expect(run('remove', id)).resolves.toContain('is removed');

    expect(await messageJobs()).toEqual([]);
    expect(await removed()).toEqual([
      {
        actor_id: staff.officer.accountId,
        after: { queue: 'send-message', subject: 'news of a recovery code' },
      },
    ]);
    await expect(refusalCode(run('remove', id))).resolves.toBe('JOB_NOT_FOUND');
    expect(await removed()).toHaveLength(1);
  });

  it('is shown page by page, the newest first', async () => {
    const ids = [1, 2, 3].map((number) => `0193d5a0-6f5e-7c1e-9a31-00000000000${number}`);
    await test.sql(
      `INSERT INTO jobs.job (id, name, data, state, start_after, created_on, retry_limit)
       SELECT id, 'make-report', '{}', 'failed', now(), now(), 0 FROM unnest($1::uuid[]) id`,
      [ids],
    );
    const { backOffice } = staff.officer.client;

    const first = await backOffice.listFailedJobs({ limit: 2 });
    const second = await backOffice.listFailedJobs({ limit: 2, cursor: first.nextCursor });

    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids.reverse());
    expect(second.nextCursor).toBeUndefined();
    await test.sql('DELETE FROM jobs.job WHERE id = ANY ($1::uuid[])', [ids]);
  });

  it('is shown to officers alone', async () => {
    const { token } = await newMember(test);
    for (const other of [token, staff.assistant.token, undefined]) {
      for (const [method, path] of [
        ['GET', 'jobs'],
        ['GET', 'jobs/failed'],
        ['POST', `jobs/failed/${randomUUID()}/retry`],
        ['DELETE', `jobs/failed/${randomUUID()}`],
      ]) {
        const { status } = await send(`${test.url}/v2/backoffice/${path}`, { method, token: other });
        expect(status).toBe(other ? 403 : 401);
      }
    }
  });

  it('is not sent for what was rolled back', async () => {
    const { phoneNumber, accountId } = await newMember(test);
    await test.sql(
      `ALTER TABLE audit_entry ADD CONSTRAINT broken CHECK (member_id <> '${accountId}') NOT VALID`,
    );

    await expect(refusalCode(issueFor(phoneNumber))).resolves.toBe('INTERNAL_ERROR');
    await test.sql('ALTER TABLE audit_entry DROP CONSTRAINT broken');

    expect(await messageJobs()).toEqual([]);
    expect(textsTo(phoneNumber)).toEqual([]);
  });

  it('of a server that died is sent by another one', async () => {
    const { phoneNumber } = await newMember(test);
    gateway.willReplyTo(phoneNumber, answer(400));
    await issueFor(phoneNumber);
    await test.sql(
      `UPDATE jobs.job SET state = 'active', started_on = now() - interval '2 minutes' WHERE name = 'send-message'`,
    );

    await test.sql(`UPDATE jobs.version SET maintained_on = NULL`);
    await (Reflect.get(test.get(Jobs), 'boss') as { maintain(): Promise<void> }).maintain();
    await dueNow();

    await eventually(async () => expect(await messageJobs()).toEqual([]));
    expect(textsTo(phoneNumber)).toHaveLength(2);
  });
});

describe('a server that stops', () => {
  const settings = () => ({
    ...gateway.settings,
    DELIVERY_TIMEOUT_SECONDS: '90',
  });
  let test: TestApp;
  let other: TestApp | undefined;
  let gateway: Gateway;

  beforeAll(async () => {
    gateway = await new Gateway().start();
    test = await startApp(settings());
  });

  afterAll(async () => {
    await gateway.stop();
    await other?.close();
    await test.close();
  });

  it('waits for the message that it is sending, which no other one sends then', async () => {
    let reply = () => {};
    gateway.willReply((response) => {
      reply = () => answer(202)(response);
    });
    await test.dataSource.transaction((tx) =>
      test.get(Outbox).put(tx, { phoneNumber: '639171234567', subject: 'News', text: 'News.' }, NEWS),
    );
    // Nobody takes it while whoever put it, or took it, may still be sending it: two tries, each with its silence.
    const [first] = await test.sql<{ waits: number; expires: number; kept: number }>(
      `SELECT extract(epoch FROM start_after - created_on)::int AS waits,
         extract(epoch FROM keep_until - created_on)::int AS kept,
         extract(epoch FROM expire_in)::int AS expires FROM jobs.job WHERE name = 'send-message'`,
    );
    expect(Math.min(first?.waits ?? 0, first?.expires ?? 0)).toBeGreaterThan(2 * 90);
    expect(first?.kept).toBe(NEWS.withinMinutes * 60);
    await test.sql(
      `UPDATE jobs.job SET start_after = now() - interval '1 second' WHERE name = 'send-message'`,
    );
    await eventually(async () => expect(gateway.received).toHaveLength(1));
    other = await startSecondApp(test, settings());
    const looks = jest.spyOn(other.get(Jobs), 'withWork');

    const stopped = test.get(JobWorker).stop(0.1);
    await eventually(async () => expect(looks.mock.calls.length).toBeGreaterThan(2));
    reply();
    await stopped;
    await other.get(JobWorker).stop(0);

    expect(await test.sql(`SELECT state FROM jobs.job WHERE name = 'send-message'`)).toEqual([]);
    expect(gateway.received).toHaveLength(1);
  });

  it('waits no longer than a setting says that was made shorter', async () => {
    const web = await startSecondApp(test, { ...settings(), ROLE: 'web' });
    await test.sql(`DELETE FROM jobs.job WHERE name = 'forget-papers'`);
    await web.get(Jobs).send('forget-papers', {}, { afterSeconds: 7200 });

    await web.get(JobWorker).start({ 'forget-papers': { run: async () => undefined, everySeconds: 60 } });

    const [waits] = await test.sql<{ longest: number }>(
      `SELECT extract(epoch FROM max(start_after) - now())::int AS longest FROM jobs.job WHERE name = 'forget-papers'`,
    );
    expect(waits?.longest).toBeLessThanOrEqual(60);
    await web.get(JobWorker).stop(0);
    await web.close();
  });

  it('hands back at once what it has not done in time', async () => {
    const web = await startSecondApp(test, { ...settings(), ROLE: 'web' });
    const worker = web.get(JobWorker);
    const begun = jest.fn(() => new Promise<never>(() => undefined));
    await test.sql(`DELETE FROM jobs.job WHERE name = 'forget-papers'`);
    await web.get(Jobs).send('forget-papers', {});
    const [{ tries } = { tries: 0 }] = await test.sql<{ tries: number }>(
      `SELECT retry_limit AS tries FROM jobs.job WHERE name = 'forget-papers'`,
    );
    await worker.start({ 'forget-papers': { run: begun } });
    await eventually(async () => expect(begun).toHaveBeenCalledTimes(1));

    await worker.stop(0.1);

    expect(
      await test.sql(
        `SELECT state, start_after <= now() AS "isDue", retry_limit AS tries FROM jobs.job
         WHERE name = 'forget-papers'`,
      ),
    ).toEqual([{ state: 'retry', isDue: true, tries: tries + 1 }]);
    await web.close();
  });
});
