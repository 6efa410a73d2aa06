import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Outbox } from '../../src/platform/delivery/outbox';
import { startApp, type TestApp } from '../support/app';
import { eventually } from '../support/eventually';
import {
  addStaff,
  approvedLoan,
  bankOf,
  identityOf,
  newPhone,
  PASSWORD,
  personal,
  type TestWallet,
} from '../support/factories';
import { answer, Gateway } from '../support/gateway';
import { ServerProcess } from '../support/server-process';
import { prepareWithCode } from '../support/withdrawals';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  readonly status: { code?: number };
}

const [SERVER, CLIENT, CONSUMER] = [2, 3, 5];
const ERROR = 2;

/** What collects traces, by OTLP over HTTP. */
class Collector {
  readonly bodies: string[] = [];
  private readonly server: Server = createServer(async (request, response) => {
    if (request.url === '/v1/traces') this.bodies.push(await text(request));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });

  async start(): Promise<string> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  get spans(): Span[] {
    return this.bodies.flatMap((body) =>
      JSON.parse(body).resourceSpans.flatMap((resource: { scopeSpans: { spans: Span[] }[] }) =>
        resource.scopeSpans.flatMap(({ spans }) => spans),
      ),
    );
  }
}

const attributesOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));

describe('traces', () => {
  const CALLER = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
  const MARKED = 'Marked-Value-7';
  const collector = new Collector();
  let gateway: Gateway;
  let test: TestApp;
  let member: TestWallet;
  let newcomer: string;
  let spans: Span[];

  beforeAll(async () => {
    gateway = await new Gateway().start();
    const gatewaySettings = { DELIVERY: 'http', DELIVERY_URL: gateway.url, DELIVERY_TOKEN: MARKED };
    test = await startApp({ ROLE: 'web', ...gatewaySettings });
    const staff = await addStaff(test);
    // Outside the demo nothing is sent to an address like this, and so it is over at once.
    await staff.officer.client.backOffice.addWebhook({ requestBody: { url: 'https://hooks.example.com/' } });
    await test.sql('UPDATE webhook_endpoint SET url = $1', [`https://127.0.0.1/${MARKED}`]);
    member = await approvedLoan(test, staff);
    const confirmation = await prepareWithCode(member, staff);
    newcomer = newPhone();
    const { phoneNumber, token } = member;
    const message = { phoneNumber, subject: 'News', text: MARKED };
    await test.dataSource.transaction((tx) =>
      test.get(Outbox).put(tx, message, { subject: 'news', withinMinutes: 60 }),
    );
    await test.sql(`UPDATE jobs.job SET start_after = now() WHERE name = 'send-message'`);

    const server = await ServerProcess.start(test, {
      OTEL_EXPORTER_OTLP_ENDPOINT: await collector.start(),
      OTEL_SERVICE_NAME: 'lender',
      PHONE_OTP: 'true',
      ...gatewaySettings,
    });
    await eventually(async () =>
      expect(await test.sql(`SELECT 1 FROM jobs.job WHERE name = 'send-message'`)).toEqual([]),
    );
    await eventually(async () =>
      expect(await test.sql('SELECT 1 FROM webhook_delivery WHERE tries > 0')).not.toEqual([]),
    );
    await server.ask(`authmember/login?of=${MARKED}`, { body: { phoneNumber, password: PASSWORD } });
    await server.ask('wallet/withdraw', {
      token,
      body: confirmation,
      headers: { 'idempotency-key': `${MARKED} withdrawal` },
    });
    const traceparent = `00-${CALLER.traceId}-${CALLER.spanId}-01`;
    await server.ask('member/info', {
      token,
      body: { phoneNumber },
      headers: { traceparent, 'x-request-id': 'asked-once', 'user-agent': MARKED },
    });
    await server.ask(`${MARKED}/${phoneNumber}`);
    await server.ask('health/ready');
    await server.ask('%68ealth/ready');
    await fetch(`${server.url}/%76%32/config`);
    gateway.willReplyTo(newcomer, answer(500), answer(500));
    await server.ask('authmember/phoneotp', { body: { phoneNumber: newcomer } });
    await server.end();
    spans = collector.spans;
  });

  afterAll(async () => {
    collector.stop();
    await gateway.stop();
    await test.close();
  });

  const named = (name: string) => spans.filter((span) => span.name === name);
  const within = ({ spanId }: Span) => spans.filter(({ parentSpanId }) => parentSpanId === spanId);

  it('tell each request by route, status and id, under the span of its caller', () => {
    const [info] = named('POST /v2/member/info') as [Span];

    expect(info).toMatchObject({ traceId: CALLER.traceId, parentSpanId: CALLER.spanId, kind: SERVER });
    expect(attributesOf(info)).toEqual({
      'http.request.method': 'POST',
      'http.response.status_code': 200,
      'http.route': '/v2/member/info',
      'pautang.request.id': 'asked-once',
    });
    expect(named('POST /v2/authmember/login')).toHaveLength(1);
    // However its path is spelt.
    expect(named('GET /v2/config')).toHaveLength(1);
    expect(named('GET').map((span) => attributesOf(span)['http.response.status_code'])).toEqual([404]);
    expect(spans.filter(({ name }) => name.includes('health'))).toEqual([]);
    expect(collector.bodies[0]).toContain('{"key":"service.name","value":{"stringValue":"lender"}}');
  });

  it('tell the statements of a request by their names, and none outside of what they belong to', () => {
    const [confirmed] = named('POST /v2/wallet/withdraw') as [Span];

    const names = within(confirmed).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['START', 'idempotency.claim', 'COMMIT']));
    for (const span of within(confirmed)) {
      expect(span).toMatchObject({ traceId: confirmed.traceId, kind: CLIENT });
      expect(attributesOf(span)).toEqual({ 'db.system.name': 'postgresql', 'db.query.summary': span.name });
    }
    const known = new Set(spans.map(({ spanId }) => spanId));
    const alone = spans.filter(
      ({ parentSpanId = CALLER.spanId, kind }) => !known.has(parentSpanId) && kind === CLIENT,
    );
    expect(alone).toEqual([]);
  });

  it('tell jobs, and what is delivered in their course and that of a request', () => {
    const [job] = named('job send-message') as [Span];
    const [refused] = named('POST /v2/authmember/phoneotp') as [Span];

    expect(job).toMatchObject({ kind: CONSUMER });
    expect(job.parentSpanId ?? '').toBe('');
    expect(within(job).map(({ name }) => name)).toEqual(['jobs.wanted', 'deliver message']);
    const [hooks] = named('job send-webhooks') as [Span];
    const sent = within(hooks).find(({ name }) => name === 'deliver webhook');
    expect(sent).toMatchObject({ kind: CLIENT, status: { code: ERROR } });
    const failed = within(refused).find(({ name }) => name === 'deliver message');
    expect(failed).toMatchObject({ kind: CLIENT, status: { code: ERROR } });
    expect(refused.status).toEqual({ code: ERROR });
    expect(attributesOf(refused)).toMatchObject({ 'error.type': '503' });
  });

  it('hold nothing about anybody', () => {
    const all = collector.bodies.join('\n');

    const { firstName, lastName } = personal;
    const { phoneNumber } = member;
    const secrets = [phoneNumber, phoneNumber.slice(2), newcomer, PASSWORD, MARKED, firstName, lastName];
    secrets.push(bankOf(member).accountNumber, identityOf(member).identityNumber);
    for (const secret of [...secrets, 'Juana', '127.0.0.1']) {
      expect(all.includes(secret) && secret).toBe(false);
    }
    expect(all).not.toMatch(/SELECT |eyJ/);
  });
});
