import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import {
  Webhook,
  type WebhookCreateDto,
  type WebhookCreatedDto,
  type WebhookDeliveryDto,
} from '@pautang/sdk';
import { WebhookDispatch } from '../../src/modules/webhooks/webhook-dispatch.service';
import { Jobs } from '../../src/platform/jobs/jobs.service';
import { webhooks as counted } from '../../src/platform/metrics/counters';
import { startSecondApp, type TestApp } from '../support/app';
import { eventually } from '../support/eventually';
import { approvedLoan, decide, memberWithLoan, newMember } from '../support/factories';
import { refusalCode } from '../support/http';
import { isSigned, Receiver, status } from '../support/receiver';
import { ServerProcess } from '../support/server-process';
import { type Business, pay, startBusiness } from '../support/servicing';

const LOAN = ['loan.applied', 'loan.approved'] as const;
const MEMBER = ['member.registered', 'member.activated', ...LOAN];

describe('webhooks', () => {
  let business: Business;
  let test: TestApp;
  let receiver: Receiver;
  const made: string[] = [];

  beforeAll(async () => {
    business = await startBusiness({ ROLE: 'web' });
    test = business.test;
  });

  afterAll(() => test.close());

  beforeEach(async () => {
    receiver = await new Receiver().start();
  });

  afterEach(async () => {
    for (const webhookId of made.splice(0))
      await api()
        .removeWebhook({ webhookId })
        .catch(() => undefined);
    await receiver.stop();
  });

  const api = () => business.staff.officer.client.backOffice;
  async function create(wish: Partial<WebhookCreateDto> = {}): Promise<WebhookCreatedDto> {
    const webhook = await api().addWebhook({ requestBody: { url: receiver.url, ...wish } });
    made.push(webhook.id);
    return webhook;
  }
  /** What a worker does, once: `send` as often as there is something. */
  async function work(webhookId: string, on = test): Promise<void> {
    await on.get(WebhookDispatch).look();
    await on.get(WebhookDispatch).run({ endpointId: webhookId });
  }
  const deliveries = async (query: Parameters<ReturnType<typeof api>['listWebhookDeliveries']>[0] = {}) =>
    (await api().listWebhookDeliveries({ limit: 200, ...query })).items;
  /** As when the pauses are over. */
  const pausesEnd = () => test.sql(`UPDATE webhook_delivery SET next_try_at = now() WHERE state = 'PENDING'`);
  const ofMember = ({ accountId }: { accountId: string }) =>
    receiver.arrived.filter(({ event }) => event.data.memberId === accountId);
  const typesOf = (member: { accountId: string }) => ofMember(member).map(({ event }) => event.type);

  it('are told of what happens from then on, signed, each once and in its order', async () => {
    const before = await newMember(test);
    const { id, secret } = await create({ description: 'Our CRM' });
    const member = await approvedLoan(test, business.staff);
    await pay(business, member, 1_000);

    await work(id);
    await work(id);

    expect(typesOf(before)).toEqual([]);
    expect(typesOf(member)).toEqual([...MEMBER, 'repayment.recorded']);
    const [first] = ofMember(member);
    expect(receiver.arrived.every((arrived) => isSigned(arrived, secret))).toBe(true);
    expect(isSigned(first!, 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD')).toBe(false);
    const event = await Webhook.verify(first!.body, first!.headers, secret);
    expect(event).toEqual({
      id: first!.id,
      type: 'member.registered',
      version: 1,
      timestamp: expect.any(String),
      data: { memberId: member.accountId, state: 'PERSONAL_INFO' },
    });
    expect(new Set(receiver.arrived.map((arrived) => arrived.id)).size).toBe(receiver.arrived.length);
    const listed = await deliveries({ webhookId: id, status: 'DELIVERED' });
    expect(listed).toHaveLength(receiver.arrived.length);
    expect(listed[0]).toMatchObject({ type: 'repayment.recorded', tries: 1, answeredStatus: 204 });
    expect(await deliveries({ eventId: first!.id })).toMatchObject([{ memberId: member.accountId }]);
  });

  it('are told of the chosen events alone, and tell their secret once', async () => {
    const { id, secret } = await create({ events: ['loan.approved', 'loan.applied', 'loan.applied'] });
    const member = await approvedLoan(test, business.staff);

    await work(id);

    expect(typesOf(member)).toEqual(LOAN);
    const kept = await test.sql('SELECT * FROM webhook_endpoint, audit_entry');
    expect(JSON.stringify(kept)).not.toContain(secret.slice(6));
    const { items } = await api().listWebhooks();
    expect(items).toMatchObject([{ id, url: receiver.url, events: LOAN, status: 'ENABLED' }]);
    expect(JSON.stringify([items, await api().readWebhook({ webhookId: id })])).not.toContain('whsec');
  });

  it('that were away for an hour get everything once, in the order of each member', async () => {
    const { id } = await create({ events: [...LOAN] });
    receiver.reply = status(500);
    const [one, other] = [await memberWithLoan(test), await memberWithLoan(test)];
    await work(id);
    await decide(business.staff, one);
    await decide(business.staff, other);
    for (let tries = 1; tries < 4; tries++) {
      await pausesEnd();
      await work(id);
    }
    expect(typesOf(one)).toEqual(Array(4).fill('loan.applied'));
    const [waiting, tried] = await deliveries({ webhookId: id });
    expect(waiting).toMatchObject({ type: 'loan.approved', status: 'PENDING', tries: 0 });
    expect(tried).toMatchObject({ type: 'loan.approved' });
    const failing = (await deliveries({ webhookId: id })).filter(({ type }) => type === 'loan.applied');
    for (const delivery of failing) {
      expect(delivery).toMatchObject({
        status: 'PENDING',
        tries: 4,
        answeredStatus: 500,
        failure: 'ANSWERED',
      });
      const minutes = (Date.parse(delivery.nextTryAt!) - Date.now()) / 60_000;
      expect(minutes).toBeGreaterThan(8);
      expect(minutes).toBeLessThan(12);
    }
    await work(id);
    expect(typesOf(other)).toHaveLength(4);

    receiver.arrived.splice(0);
    receiver.reply = status(204);
    await pausesEnd();
    await work(id);

    for (const member of [one, other]) expect(typesOf(member)).toEqual(LOAN);
    expect(new Set(receiver.arrived.map((arrived) => arrived.id)).size).toBe(4);
  });

  it('are given up after a day, told as failed, and go on with what came next', async () => {
    const { id } = await create({ events: [...LOAN] });
    const failed = async () =>
      (await counted.get()).values.find(({ labels }) => labels.outcome === 'FAILED')?.value ?? 0;
    const before = await failed();
    const member = await approvedLoan(test, business.staff);
    receiver.reply = (response, { event }) =>
      status(event.type === 'loan.applied' ? 400 : 204)(response, {} as never);

    for (let tries = 0; tries < 12; tries++) {
      await work(id);
      await pausesEnd();
    }

    expect(typesOf(member)).toEqual([...Array(11).fill('loan.applied'), 'loan.approved']);
    const [given] = await deliveries({ webhookId: id, status: 'FAILED' });
    expect(given).toMatchObject({ type: 'loan.applied', tries: 11, answeredStatus: 400 });
    expect(given).not.toHaveProperty('nextTryAt');
    expect((await failed()) - before).toBe(1);

    receiver.reply = status(204);
    await api().replayWebhook({ webhookId: id, requestBody: { eventId: given!.eventId } });
    await work(id);
    expect(receiver.arrived.at(-1)).toMatchObject({ id: given!.eventId });
    expect(await deliveries({ webhookId: id, status: 'FAILED' })).toEqual([]);
  });

  it('are told again of an event, or of all since a time, under the same ids', async () => {
    const earlier = await approvedLoan(test, business.staff);
    const { id } = await create();
    const since = (
      await test.sql<{ at: Date }>('SELECT min(recorded_at) AS at FROM member_event WHERE member_id = $1', [
        earlier.accountId,
      ])
    )[0]!.at;
    const later = await newMember(test);
    await work(id);
    const [known] = ofMember(later);

    const { count } = await api().replayWebhook({
      webhookId: id,
      requestBody: { since: new Date(since.getTime() + 28_800_000).toISOString().replace('Z', '+08:00') },
    });
    await work(id);

    const { items } = await business.staff.officer.client.backOffice.listAuditEntries({ limit: 1 });
    expect(items[0]?.after).toEqual({ since: since.toISOString(), count });
    expect(count).toBe(MEMBER.length + 1);
    expect(typesOf(earlier)).toEqual(MEMBER);
    expect(ofMember(later).map((arrived) => arrived.id)).toEqual([known!.id, known!.id]);
    const again = { webhookId: id, requestBody: { eventId: known!.id } };
    await expect(api().replayWebhook(again)).resolves.toEqual({ count: 1 });
    await work(id);
    expect(ofMember(later)).toHaveLength(3);
    // The last three are times by ISO 8601, of a form that JavaScript does not read.
    const unread = ['soon', '2026-W48', '20261127', '2026-11-27T10'];
    const both = { eventId: known!.id, since: since.toISOString() };
    for (const requestBody of [{}, both, ...unread.map((time) => ({ since: time }))]) {
      await expect(refusalCode(api().replayWebhook({ webhookId: id, requestBody }))).resolves.toBe(
        'VALIDATION_FAILED',
      );
    }
    for (const from of unread)
      await expect(refusalCode(api().listWebhookDeliveries({ from }))).resolves.toBe('VALIDATION_FAILED');
    const unknown = { webhookId: id, requestBody: { eventId: randomUUID() } };
    await expect(refusalCode(api().replayWebhook(unknown))).resolves.toBe('EVENT_NOT_FOUND');
  });

  it('are sent one event at a time, however many workers there are', async () => {
    const second = await startSecondApp(test, { ROLE: 'web', DEMO: 'true' });
    const { id } = await create();
    const members = [await memberWithLoan(test), await memberWithLoan(test), await memberWithLoan(test)];
    const underWay = new Set<string>();
    const together: string[] = [];
    receiver.reply = async (response, { id: event }) => {
      if (underWay.has(event)) together.push(event);
      underWay.add(event);
      await turn();
      underWay.delete(event);
      response.writeHead(204).end();
    };

    await Promise.all([work(id), work(id, second), work(id), work(id, second)]);
    await work(id);

    await second.close();
    expect(together).toEqual([]);
    for (const member of members) expect(typesOf(member)).toEqual(MEMBER.slice(0, 3));
  });

  it('are signed with both secrets while they are rotated, until the old one is ended', async () => {
    const { id, secret: old } = await create();
    const sentTest = async () => {
      const { eventId } = await api().testWebhook({ webhookId: id });
      await work(id);
      return receiver.arrived.find((arrived) => arrived.id === eventId)!;
    };

    const { secret, previousSecretUntil } = await api().rotateWebhookSecret({ webhookId: id });
    const both = await sentTest();
    expect(both.event).toMatchObject({ type: 'webhook.test', data: { webhookId: id } });
    expect([isSigned(both, old), isSigned(both, secret)]).toEqual([true, true]);
    expect((Date.parse(previousSecretUntil) - Date.now()) / 3_600_000).toBeCloseTo(24, 1);
    expect(await api().readWebhook({ webhookId: id })).toMatchObject({ previousSecretUntil });

    await test.sql(`UPDATE webhook_endpoint SET previous_secret_until = now() WHERE id = $1`, [id]);
    const after = await sentTest();
    expect([isSigned(after, old), isSigned(after, secret)]).toEqual([false, true]);

    const { secret: passing } = await api().rotateWebhookSecret({ webhookId: id });
    const { secret: newest } = await api().rotateWebhookSecret({ webhookId: id });
    const third = await sentTest();
    expect([secret, passing, newest].map((one) => isSigned(third, one))).toEqual([false, true, true]);
    await api().endWebhookSecret({ webhookId: id });
    const last = await sentTest();
    expect([isSigned(last, secret), isSigned(last, newest)]).toEqual([false, true]);
    expect(await deliveries({ eventId: last.id })).toEqual([expect.not.objectContaining({ memberId: id })]);
  });

  it('that say that they are gone are disabled, and go on once they are enabled', async () => {
    const { id } = await create();
    receiver.reply = status(410);
    const member = await newMember(test);
    await work(id);
    await newMember(test);
    await work(id);

    expect(receiver.arrived).toHaveLength(1);
    expect(await api().readWebhook({ webhookId: id })).toMatchObject({
      status: 'DISABLED',
      disabledBecause: 'GONE',
    });
    await expect(refusalCode(api().testWebhook({ webhookId: id }))).resolves.toBe('WEBHOOK_DISABLED');
    receiver.reply = status(204);
    await api().changeWebhook({ webhookId: id, requestBody: { enabled: true } });
    await work(id);
    expect(typesOf(member)).toEqual(['member.registered', 'member.registered']);
    expect(receiver.arrived).toHaveLength(2);
    const told = await test.sql(
      `SELECT action, actor_id AS actor FROM audit_entry WHERE subject = $1 ORDER BY id`,
      [`webhook ${id}`],
    );
    expect(told.map(({ action }) => action)).toEqual([
      'WEBHOOK_CREATED',
      'WEBHOOK_DISABLED',
      'WEBHOOK_CHANGED',
    ]);
    expect(told[1]).toMatchObject({ actor: null });
  });

  it('that are changed or deleted are told so: what was sent stays to be read', async () => {
    const { id } = await create();
    const other = await new Receiver().start();
    await api().changeWebhook({
      webhookId: id,
      requestBody: { url: other.url, events: ['member.registered'], description: 'Another' },
    });
    const described = (description?: string | null) =>
      api().changeWebhook({ webhookId: id, requestBody: { description } });
    expect(await described('')).toHaveProperty('description', 'Another');
    expect(await described(null)).not.toHaveProperty('description');
    await newMember(test);
    await work(id);
    other.reply = status(500);
    await newMember(test);
    await work(id);
    expect([receiver.types, other.types]).toEqual([[], ['member.registered', 'member.registered']]);

    await api().removeWebhook({ webhookId: id });

    const listed: WebhookDeliveryDto[] = await deliveries({ webhookId: id });
    expect(listed).toMatchObject([
      { status: 'FAILED', failure: 'ENDPOINT_DELETED', tries: 1 },
      { status: 'DELIVERED' },
    ]);
    await expect(refusalCode(api().readWebhook({ webhookId: id }))).resolves.toBe('WEBHOOK_NOT_FOUND');
    await newMember(test);
    await work(id);
    expect(other.arrived).toHaveLength(2);
    await other.stop();
  });

  it('are sent by workers, none of which waits for one that is slow, and taken over from one that was killed', async () => {
    const slow = await new Receiver().start();
    slow.reply = () => undefined;
    const [hanging] = [await create({ url: slow.url }), await create()];
    const worker = await ServerProcess.start(test, { ROLE: 'worker', DEMO: 'true' });
    const [one, two] = [await newMember(test), await newMember(test)];
    await eventually(async () => {
      expect(slow.arrived).toHaveLength(2);
      expect(receiver.arrived).toHaveLength(2);
    });
    const three = await newMember(test);
    await eventually(async () => expect(receiver.arrived).toHaveLength(3));

    await worker.end('SIGKILL');
    slow.reply = status(204);
    slow.arrived.splice(0);
    await work(hanging.id);
    expect(slow.arrived.map(({ event }) => event.data.memberId)).not.toContain(one.accountId);
    await test.sql(`UPDATE webhook_delivery SET claimed_until = now() WHERE claimed_until IS NOT NULL`);
    await test.sql(`UPDATE jobs.job SET expire_in = interval '0' WHERE name = 'send-webhooks'`);
    await test.sql('UPDATE jobs.version SET maintained_on = NULL');
    await (Reflect.get(test.get(Jobs), 'boss') as { maintain(): Promise<void> }).maintain();
    await test.sql(`UPDATE jobs.job SET start_after = now() WHERE name = 'send-webhooks'`);
    const next = await startSecondApp(test, { ROLE: 'worker', DEMO: 'true' });
    await eventually(async () =>
      expect(new Set(slow.arrived.map(({ event }) => event.data.memberId))).toEqual(
        new Set([one.accountId, two.accountId, three.accountId]),
      ),
    );
    await eventually(async () =>
      expect(await test.sql(`SELECT 1 FROM jobs.job WHERE name = 'send-webhooks'`)).toEqual([]),
    );
    await next.close();
    await slow.stop();
  });

  it('keep their events for 90 days, and longer those that are still to be sent', async () => {
    const { id } = await create({ events: ['member.registered'] });
    const [old, unsent, recent] = [await newMember(test), await newMember(test), await newMember(test)];
    receiver.reply = (response, { event }) =>
      status(event.data.memberId === unsent.accountId ? 500 : 204)(response, {} as never);
    await work(id);
    for (const table of ['member_event', 'webhook_delivery'])
      await test.sql(
        `UPDATE ${table} SET recorded_at = now() - interval '91 days' WHERE member_id IN ($1, $2)`,
        [old.accountId, unsent.accountId],
      );

    await test.get(WebhookDispatch).forget();

    for (const table of ['member_event', 'webhook_delivery']) {
      const kept = await test.sql(`SELECT member_id FROM ${table} WHERE member_id IN ($1, $2, $3)`, [
        old.accountId,
        unsent.accountId,
        recent.accountId,
      ]);
      expect(new Set(kept.map(({ member_id }) => member_id))).toEqual(
        new Set([unsent.accountId, recent.accountId]),
      );
    }
  });
});
