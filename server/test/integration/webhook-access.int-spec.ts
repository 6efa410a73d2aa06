import { randomUUID } from 'node:crypto';
import type { WebhookCreatedDto } from '@pautang/sdk';
import type { TestApp } from '../support/app';
import { newMember } from '../support/factories';
import { refusal, refusalCode, send } from '../support/http';
import { type Business, startBusiness } from '../support/servicing';

const URL = 'https://pautang.example/hooks';

describe('webhooks', () => {
  let business: Business;
  let test: TestApp;

  beforeAll(async () => {
    business = await startBusiness({ ROLE: 'web' });
    test = business.test;
  });

  afterAll(() => test.close());

  const api = () => business.staff.officer.client.backOffice;
  const create = async (): Promise<WebhookCreatedDto> => api().addWebhook({ requestBody: { url: URL } });

  it('are for officers alone', async () => {
    const { id } = await create();
    const member = await newMember(test);
    for (const token of [member.token, business.staff.assistant.token, undefined]) {
      for (const [method, path] of [
        ['GET', ''],
        ['POST', ''],
        ['GET', '/deliveries'],
        ['GET', `/${id}`],
        ['PATCH', `/${id}`],
        ['DELETE', `/${id}`],
        ['POST', `/${id}/rotate`],
        ['DELETE', `/${id}/previous-secret`],
        ['POST', `/${id}/test`],
        ['POST', `/${id}/replay`],
      ]) {
        const body = method === 'GET' || method === 'DELETE' ? undefined : {};
        const answer = await send(`${test.url}/v2/backoffice/webhooks${path}`, { method, token, body });
        expect([method, path, answer.status]).toEqual([method, path, token ? 403 : 401]);
      }
    }
  });

  it('have an entry in the audit trail for all that is done to them, which tells no secret', async () => {
    const { id: webhookId, secret } = await create();
    const events = ['loan.approved' as const];
    await api().changeWebhook({ webhookId, requestBody: { events, enabled: false } });
    await api().changeWebhook({ webhookId, requestBody: { enabled: true } });
    const { eventId } = await api().testWebhook({ webhookId });
    await api().replayWebhook({ webhookId, requestBody: { eventId } });
    const { secret: newer } = await api().rotateWebhookSecret({ webhookId });
    await api().endWebhookSecret({ webhookId });
    await api().removeWebhook({ webhookId });

    const audited = await test.sql(
      'SELECT actor_id, action, before, after FROM audit_entry WHERE subject = $1 ORDER BY id',
      [`webhook ${webhookId}`],
    );
    const by = { actor_id: business.staff.officer.accountId };
    const made = { url: URL, events: 'all', enabled: true };
    const off = { ...made, events, enabled: false };
    const on = { ...off, enabled: true };
    expect(audited).toMatchObject([
      { ...by, action: 'WEBHOOK_CREATED', before: null, after: made },
      { ...by, action: 'WEBHOOK_CHANGED', before: made, after: off },
      { ...by, action: 'WEBHOOK_CHANGED', before: off, after: on },
      { ...by, action: 'WEBHOOK_TESTED', after: { eventId } },
      { ...by, action: 'WEBHOOK_REPLAYED', after: { eventId, count: 1 } },
      { ...by, action: 'WEBHOOK_SECRET_ROTATED' },
      { ...by, action: 'WEBHOOK_SECRET_ENDED' },
      { ...by, action: 'WEBHOOK_DELETED', before: on },
    ]);
    for (const told of [secret, newer]) expect(JSON.stringify(audited)).not.toContain(told);
  });

  it('have what is sent to them listed page by page, by endpoint and time', async () => {
    const [webhookId, other] = [(await create()).id, (await create()).id];
    for (const id of [webhookId, webhookId, webhookId, other]) await api().testWebhook({ webhookId: id });
    const listed = async (query: object) =>
      (await api().listWebhookDeliveries({ webhookId, ...query })).items.map(({ eventId }) => eventId);
    const all = await listed({});
    const { nextCursor: cursor } = await api().listWebhookDeliveries({ webhookId, limit: 2 });
    const [before, after] = [-1, 1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());

    expect(new Set(all).size).toBe(3);
    expect([...(await listed({ limit: 2 })), ...(await listed({ limit: 2, cursor }))]).toEqual(all);
    expect(await listed({ from: before, to: after })).toEqual(all);
    expect(await listed({ from: after })).toEqual([]);
    expect(await listed({ to: before })).toEqual([]);
    // A test concerns no member, and no other endpoint.
    const { items } = await api().listWebhookDeliveries({ webhookId, limit: 1 });
    expect(items[0]).not.toHaveProperty('memberId');
    const [eventId] = all;
    const elsewhere = api().replayWebhook({ webhookId: other, requestBody: { eventId } });
    expect(await refusalCode(elsewhere)).toBe('EVENT_NOT_FOUND');
  });

  it('are refused where something is wrong, and where there are twenty', async () => {
    const wrong = async (requestBody: object) =>
      (await refusal(api().addWebhook({ requestBody: requestBody as never }))).fieldErrors[0]?.field;
    expect(await wrong({})).toBe('url');
    expect(await wrong({ url: 'http://169.254.169.254/latest' })).toBe('url');
    expect(await wrong({ url: `https://a.example/${'a'.repeat(500)}` })).toBe('url');
    expect(await wrong({ url: URL, events: [] })).toBe('events');
    expect(await wrong({ url: URL, events: ['loan.lost'] })).toBe('events');
    expect(await wrong({ url: URL, description: 'a'.repeat(201) })).toBe('description');
    for (const webhookId of [randomUUID(), 'none']) {
      await expect(refusalCode(api().readWebhook({ webhookId }))).resolves.toBe('WEBHOOK_NOT_FOUND');
    }
    const { items } = await api().listWebhooks();
    for (let count = items.length; count < 20; count++) await create();
    await expect(refusalCode(create())).resolves.toBe('TOO_MANY_WEBHOOKS');
  });
});
