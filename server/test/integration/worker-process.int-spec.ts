import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { Outbox } from '../../src/platform/delivery/outbox';
import { Jobs } from '../../src/platform/jobs/jobs.service';
import { startApp, startSecondApp, type TestApp } from '../support/app';
import { eventually } from '../support/eventually';
import { answer, Gateway, silence } from '../support/gateway';
import { send } from '../support/http';
import { ServerProcess } from '../support/server-process';

const MESSAGE = { phoneNumber: '639171234567', subject: 'News', text: 'News.' };
const PURPOSE = { subject: 'news', withinMinutes: 10 };
/** A server that stops in the settings of this test would have been done by then. */
const PAST_THE_STOP_MILLISECONDS = 3500;
const CONTACT = { name: 'Juana', email: 'juana@example.com', message: 'Kumusta?', agreed: true };

describe('servers that stop, and workers that take over', () => {
  let test: TestApp;
  let gateway: Gateway;
  let leaving: ServerProcess;
  let worker: ServerProcess | undefined;

  const delivery = () => ({
    ...gateway.settings,
    DELIVERY_TIMEOUT_SECONDS: '60',
  });

  beforeAll(async () => {
    gateway = await new Gateway().start();
    test = await startApp({ ...delivery(), ROLE: 'web' });
    leaving = await ServerProcess.start(test, { ...delivery(), STOP_DELAY_SECONDS: '1', STOP_SECONDS: '1' });
  });

  afterAll(async () => {
    await leaving.end('SIGKILL');
    await worker?.end('SIGKILL');
    await gateway.stop();
    await test.close();
  });

  /** As of somebody who died before sending it. */
  async function leaveMessage(): Promise<string> {
    const { id } = await test.dataSource.transaction((tx) => test.get(Outbox).put(tx, MESSAGE, PURPOSE));
    await dueNow();
    return id;
  }

  const dueNow = () =>
    test.sql(`UPDATE jobs.job SET start_after = now() WHERE name = 'send-message' AND state < 'active'`);
  const messageJobs = () => test.sql(`SELECT state FROM jobs.job WHERE name = 'send-message'`);
  const sent = () => gateway.received.map(({ body }) => body.id);

  it('a worker says on its port how it is, and answers nothing else', async () => {
    worker = await ServerProcess.start(test, { ...delivery(), ROLE: 'worker' });

    expect(await worker.ask('health/live')).toMatchObject({ status: 200, json: { status: 'ok' } });
    expect(await worker.ask('health/ready')).toMatchObject({ status: 200, json: { status: 'ok' } });
    for (const path of ['config', 'wallet/load', 'backoffice/jobs']) {
      expect((await worker.ask(path)).status).toBe(404);
    }
    expect((await send(`${worker.url}/`)).status).toBe(404);
    expect(await worker.end()).toEqual({ code: 0, signal: null });
  });

  it('a worker whose port somebody has says so in a line, and nothing of the jobs that it had begun', async () => {
    const { port } = new URL(leaving.url);
    const refused = ServerProcess.start(test, { ...delivery(), ROLE: 'worker', PORT: port });

    await expect(refused).rejects.toThrow(
      new RegExp(`^it ended: PORT: ${port} is in use; set PORT to another one\n$`),
    );
  });

  it('one that stops says so first and finishes what is under way, a message for as long as that takes', async () => {
    let reply = () => {};
    gateway.willReply((response) => {
      reply = () => answer(202)(response);
    });
    const id = await leaveMessage();
    await eventually(async () => expect(sent()).toEqual([id]));
    worker = await ServerProcess.start(test, { ...delivery(), ROLE: 'worker' });
    const other = new Client({ connectionString: test.databaseUrl });
    await other.connect();
    await other.query('BEGIN; LOCK TABLE contact_message');
    const underWay = leaving.ask('misc/contact', { body: CONTACT });
    await eventually(async () =>
      expect(
        await test.sql(
          `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'INSERT INTO "contact_message"%'`,
        ),
      ).toHaveLength(1),
    );

    leaving.signal('SIGTERM');
    await eventually(async () => expect((await leaving.ask('health/ready')).status).toBe(503));
    expect((await leaving.ask('health/live')).status).toBe(200);
    expect((await leaving.ask('currency')).status).toBe(200);
    await other.query('COMMIT');
    await other.end();

    expect((await underWay).status).toBe(201);
    await pause(PAST_THE_STOP_MILLISECONDS);
    reply();
    expect(await leaving.whenEnded()).toEqual({ code: 0, signal: null });
    expect(await messageJobs()).toEqual([]);
    expect(sent()).toEqual([id]);
  });

  it('what a killed one was at is taken up by another when its time is over', async () => {
    gateway.received.splice(0);
    gateway.willReply(silence, answer(202));
    const id = await leaveMessage();
    await eventually(async () => expect(sent()).toEqual([id]));

    expect(await worker?.end('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' });
    const next = await startSecondApp(test, { ...delivery(), ROLE: 'worker' });
    await lookForGone(next);
    expect(await messageJobs()).toEqual([{ state: 'active' }]);
    await test.sql(`UPDATE jobs.job SET expire_in = interval '0' WHERE name = 'send-message'`);
    await lookForGone(next);
    await dueNow();

    await eventually(async () => expect(await messageJobs()).toEqual([]));
    expect(sent()).toEqual([id, id]);
    await next.close();
  });

  /** What the engine does twice a minute. */
  async function lookForGone(on: TestApp): Promise<void> {
    await test.sql(`UPDATE jobs.version SET maintained_on = NULL`);
    await (Reflect.get(on.get(Jobs), 'boss') as { maintain(): Promise<void> }).maintain();
  }
});
