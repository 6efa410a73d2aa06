import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type VerifiedEvent, Webhook } from '@pautang/sdk';
import { Client } from 'pg';
import type { Persistent } from './persistent';

const EVENTS = `
  SELECT e.member_id AS "memberId", e.id FROM member_event e JOIN webhook_endpoint w ON e.recorded_at >= w.since
  ORDER BY e.member_id, e.recorded_at, e.id`;
const WAITING = `
  SELECT (SELECT count(*) FROM webhook_delivery WHERE state = 'PENDING')::int
    + (SELECT count(*) FROM member_event e JOIN webhook_endpoint w ON e.recorded_at >= w.since
       WHERE e.taken_at IS NULL)::int AS count`;

interface Told {
  readonly memberId: string;
  readonly id: string;
}

/** A receiver of webhooks, which remembers what came, in its order. */
export class WebhookReceiver {
  private readonly came = new Map<string, { readonly memberId: string; readonly body: string }>();
  private readonly wrong: string[] = [];
  private secret = '';

  private constructor(private readonly server: Server) {}

  /** @param officer who tells the product about it */
  static async toldBy(officer: Persistent): Promise<WebhookReceiver> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const receiver = new WebhookReceiver(server);
    server.on('request', async (request, answer) => {
      const body = await buffer(request).catch(() => undefined);
      if (body === undefined) return;
      const event = await Webhook.verify(body, request.headers, receiver.secret, { seen: false }).catch(
        String,
      );
      receiver.note(event, body.toString());
      answer.writeHead(204).end();
    });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const added = await officer.ask('webhook', ({ backOffice }) =>
      backOffice.addWebhook({ requestBody: { url } }),
    );
    receiver.secret = added.secret;
    return receiver;
  }

  /** @returns what came otherwise than it should have, once all has come that was to come */
  differences(databaseUrl: string): Promise<string[]> {
    return withDatabase(databaseUrl, async (database) => {
      const { rows } = await database.query<Told>(EVENTS);
      return [...this.wrong, ...this.misplaced(rows)];
    });
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private note(event: VerifiedEvent | string, body: string): void {
    if (typeof event === 'string') return void this.wrong.push(`a webhook is not to be believed: ${event}`);
    const before = this.came.get(event.id);
    if (before && before.body !== body)
      this.wrong.push(`webhook ${event.id} came as ${before.body} and ${body}`);
    const memberId = 'memberId' in event.data ? event.data.memberId : '';
    if (!before) this.came.set(event.id, { memberId, body });
  }

  /** Each event came, no other one did, and those of a member came in their order. */
  private misplaced(events: readonly Told[]): string[] {
    const missing = events
      .filter(({ id }) => !this.came.has(id))
      .map(({ id }) => `webhook ${id} did not come`);
    const strange = [...this.came.keys()]
      .filter((id) => !events.some((event) => event.id === id))
      .map((id) => `webhook ${id} tells what did not happen`);
    const order: Told[] = [...this.came].map(([id, { memberId }]) => ({ id, memberId }));
    const members = [...new Set(events.map(({ memberId }) => memberId))];
    const idsOf = (list: readonly Told[], member: string) =>
      list.filter(({ memberId }) => memberId === member).map(({ id }) => id);
    const disordered = members
      .filter((member) => idsOf(order, member).join() !== idsOf(events, member).join())
      .map((member) => `webhooks of ${member} came in another order`);
    return [...missing, ...strange, ...(missing.length + strange.length > 0 ? [] : disordered)];
  }
}

/** What a killed worker was at is taken up when its time is over: here at once. */
export function hurryWebhooks(databaseUrl: string): Promise<void> {
  return withDatabase(databaseUrl, async (database) => {
    await database.query(`DELETE FROM jobs.job WHERE name = 'send-webhooks'`);
    await database.query(`UPDATE webhook_delivery SET claimed_until = NULL, next_try_at = now()
      WHERE state = 'PENDING'`);
  });
}

/** Events that somebody is still to be told of. */
export function waitingWebhooks(databaseUrl: string): Promise<number> {
  return withDatabase(databaseUrl, async (database) => {
    const { rows } = await database.query<{ count: number }>(WAITING);
    return rows[0]?.count ?? 0;
  });
}

async function withDatabase<T>(databaseUrl: string, work: (database: Client) => Promise<T>): Promise<T> {
  const database = new Client(databaseUrl);
  await database.connect();
  try {
    return await work(database);
  } finally {
    await database.end();
  }
}
