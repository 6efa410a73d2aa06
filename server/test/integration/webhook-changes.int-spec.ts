import { once } from 'node:events';
import type { WebhookChangeDto, WebhookCreatedDto } from '@pautang/sdk';
import { Client } from 'pg';
import { WebhookDispatch } from '../../src/modules/webhooks/webhook-dispatch.service';
import { startSecondApp, type TestApp } from '../support/app';
import { newMember } from '../support/factories';
import { send } from '../support/http';
import { Receiver, status } from '../support/receiver';
import { type Business, startBusiness } from '../support/servicing';
import { TIMERS } from '../support/timers';

/** Ten messages are on their way at a time, each of another member. */
const MEMBERS = 13;
const AT_ONCE = 10;

describe('a webhook that is changed while messages are on their way to it', () => {
  let business: Business;
  let test: TestApp;
  let receiver: Receiver;
  let other: Receiver;

  beforeAll(async () => {
    business = await startBusiness({ ROLE: 'web' });
    test = business.test;
  });

  afterAll(() => test.close());

  beforeEach(async () => {
    receiver = await new Receiver().start();
    other = await new Receiver().start();
  });

  afterEach(() => Promise.all([receiver.stop(), other.stop()]));

  const api = () => business.staff.officer.client.backOffice;

  /** What arrives first waits for its answer until this is done. */
  async function meanwhile(change: (webhook: WebhookCreatedDto) => Promise<unknown>): Promise<void> {
    const webhook = await api().addWebhook({ requestBody: { url: receiver.url } });
    for (let member = 0; member < MEMBERS; member++) await newMember(test);
    const arrivals = new EventTarget();
    let changed: Promise<unknown> | undefined;
    receiver.reply = async (response, arrived) => {
      if (receiver.arrived.length === AT_ONCE) arrivals.dispatchEvent(new Event('all'));
      changed ??= once(arrivals, 'all').then(() => change(webhook));
      await changed;
      status(204)(response, arrived);
    };
    await test.get(WebhookDispatch).look();
    await test.get(WebhookDispatch).run({ endpointId: webhook.id });
    receiver.reply = status(204);
    await api().removeWebhook({ webhookId: webhook.id });
  }
  const set = (requestBody: WebhookChangeDto) => (webhook: WebhookCreatedDto) =>
    api().changeWebhook({ webhookId: webhook.id, requestBody });

  it('is sent nothing more once it is disabled', async () => {
    await meanwhile(set({ enabled: false }));

    expect(receiver.arrived).toHaveLength(AT_ONCE);
  });

  it('gets what happened before it was disabled once it is enabled, though nobody had looked at it by then', async () => {
    const { id } = await api().addWebhook({ requestBody: { url: receiver.url } });
    const work = async () => {
      await test.get(WebhookDispatch).look();
      await test.get(WebhookDispatch).run({ endpointId: id });
    };
    const before = await newMember(test);
    await api().changeWebhook({ webhookId: id, requestBody: { enabled: false } });
    await newMember(test);
    await api().changeWebhook({ webhookId: id, requestBody: { enabled: false } });
    await work();
    expect(receiver.arrived).toHaveLength(0);
    await api().changeWebhook({ webhookId: id, requestBody: { enabled: true } });
    await work();

    expect(receiver.arrived.map(({ event }) => event.data.memberId)).toEqual([before.accountId]);
    await api().removeWebhook({ webhookId: id });
  });

  it('gets another test at once, though the one before waits for its next try', async () => {
    const { id: webhookId } = await api().addWebhook({ requestBody: { url: receiver.url } });
    const tested = async () => {
      await api().testWebhook({ webhookId });
      await test.get(WebhookDispatch).run({ endpointId: webhookId });
    };
    receiver.reply = status(503);
    await tested();
    await tested();
    expect(receiver.arrived).toHaveLength(2);
    receiver.reply = status(204);
    await tested();

    expect(receiver.types).toEqual(Array(3).fill('webhook.test'));
    const { items } = await api().listWebhookDeliveries({ webhookId });
    expect(items.map(({ status }) => status)).toEqual(['DELIVERED', 'PENDING', 'PENDING']);
    await api().removeWebhook({ webhookId });
  });

  it('gets the rest at its other address', async () => {
    await meanwhile(set({ url: other.url }));

    expect([receiver.arrived.length, other.arrived.length]).toEqual([AT_ONCE, MEMBERS - AT_ONCE]);
  });

  it('goes on at its other address, though the one before says that it is gone', async () => {
    const { id: webhookId } = await api().addWebhook({ requestBody: { url: receiver.url } });
    await newMember(test);
    receiver.reply = async (response, arrived) => {
      await api().changeWebhook({ webhookId, requestBody: { url: other.url } });
      status(410)(response, arrived);
    };
    await test.get(WebhookDispatch).look();
    await test.get(WebhookDispatch).run({ endpointId: webhookId });

    expect(receiver.types).toEqual(['member.registered']);
    expect(await api().readWebhook({ webhookId })).toMatchObject({ status: 'ENABLED', url: other.url });
    await api().removeWebhook({ webhookId });
  });

  it('has the rest signed with the new secret, too', async () => {
    await meanwhile(({ id }) => api().rotateWebhookSecret({ webhookId: id }));

    const signatures = receiver.arrived.map(({ headers }) => String(headers['webhook-signature']).split(' '));
    expect(signatures.slice(AT_ONCE).map(({ length }) => length)).toEqual([2, 2, 2]);
  });

  it('gets what happens from then on, and waits as long as it should, where the server has another time', async () => {
    // Far behind at last: ids that a clock gave while it was ahead would be followed by those of all tests after it.
    for (const minutes of [5, -40]) {
      let webhook: WebhookCreatedDto | undefined;
      jest.useFakeTimers({ now: Date.now() + minutes * 60_000, doNotFake: TIMERS });
      try {
        webhook = await api().addWebhook({ requestBody: { url: receiver.url } });
        const { accountId } = await newMember(test);
        receiver.reply = status(500);
        await test.get(WebhookDispatch).look();
        await test.get(WebhookDispatch).run({ endpointId: webhook.id });

        const waits = await test.sql<{ seconds: number }>(
          `SELECT extract(epoch FROM next_try_at - tried_at)::float8 AS seconds FROM webhook_delivery
           WHERE endpoint_id = $1 AND member_id = $2`,
          [webhook.id, accountId],
        );
        expect(waits).toHaveLength(1);
        expect(waits[0]?.seconds).toBeGreaterThan(0);
        expect(waits[0]?.seconds).toBeLessThan(60);
      } finally {
        jest.useRealTimers();
        if (webhook) await api().removeWebhook({ webhookId: webhook.id });
      }
    }
  });

  it('is deleted also while a worker holds what is still to be sent, which is noted later', async () => {
    const hasty = await startSecondApp(test, { DATABASE_LOCK_SECONDS: '1' });
    const { id } = await api().addWebhook({ requestBody: { url: receiver.url } });
    await newMember(test);
    await test.get(WebhookDispatch).look();
    const worker = new Client({ connectionString: test.ownerUrl });
    await worker.connect();
    await worker.query('BEGIN');
    await worker.query(
      'SELECT id FROM webhook_delivery WHERE endpoint_id = $1 ORDER BY id DESC LIMIT 1 FOR UPDATE',
      [id],
    );

    const { token } = business.staff.officer;
    const deleted = await send(`${hasty.url}/v2/backoffice/webhooks/${id}`, { method: 'DELETE', token });
    await worker.end();
    await hasty.get(WebhookDispatch).forget();
    const states = await test.sql(
      'SELECT DISTINCT state, failure FROM webhook_delivery WHERE endpoint_id = $1',
      [id],
    );

    await hasty.close();
    expect(deleted.status).toBe(204);
    expect(states).toEqual([{ state: 'FAILED', failure: 'ENDPOINT_DELETED' }]);
  });
});
