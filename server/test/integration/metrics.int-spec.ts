import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { Settings } from '../../src/config/settings';
import { Metrics } from '../../src/platform/metrics/metrics';
import { tellMetrics } from '../../src/platform/metrics/metrics-server';
import { startApp, startSecondApp, type TestApp } from '../support/app';
import { startProxy } from '../support/database-proxy';
import { eventually } from '../support/eventually';
import {
  addStaff,
  approvedLoan,
  newPhone,
  PASSWORD,
  type TestStaff,
  type TestWallet,
} from '../support/factories';
import { answer, Gateway } from '../support/gateway';
import { refusalCode, send } from '../support/http';
import { freePort } from '../support/own-process';
import { WITHOUT_JOBS } from '../support/round-trips';
import { confirm, prepareWithCode, settle, withdraw, wrong } from '../support/withdrawals';

const ROOT = join(__dirname, '../../..');
const alerts: { groups: { rules: { alert: string; expr: string }[] }[] } = parse(
  readFileSync(join(ROOT, 'ops/alert-rules.yml'), 'utf8'),
);
const dashboard: { panels: { title: string; targets?: { expr: string }[] }[] } = JSON.parse(
  readFileSync(join(ROOT, 'ops/grafana-dashboard.json'), 'utf8'),
);
const rules = alerts.groups.flatMap(({ rules }) => rules);
const expressions: [string, string][] = [
  ...rules.map(({ alert, expr }): [string, string] => [alert, expr]),
  ...dashboard.panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }): [string, string] => [title, expr]),
  ),
];
/** For so long Prometheus waits for an answer where nobody told it otherwise. */
const SCRAPE_MILLISECONDS = 10_000;
/** What Prometheus itself adds. */
const OF_PROMETHEUS = ['job', 'instance'];

type Sample = { readonly name: string; readonly labels: Record<string, string>; readonly value: number };

function samplesOf(text: string): Sample[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [, name = '', labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label, value]) => [label, value]);
    return { name, labels: Object.fromEntries(pairs), value: Number(value) };
  });
}

describe('the metrics', () => {
  let test: TestApp;
  let gateway: Gateway;
  let staff: TestStaff;
  let member: TestWallet;
  let port: number;
  let server: Awaited<ReturnType<typeof tellMetrics>>;
  let before: Sample[];
  let codesSent: Sample[];
  let text: string;

  const scrape = async () => (await send(`http://127.0.0.1:${port}/metrics`)).text;
  /** How much a counter has grown with the journey, or until an earlier moment. */
  function grown(name: string, labels: Record<string, string>, until = samplesOf(text)): number {
    const valueIn = (samples: readonly Sample[]) =>
      samples
        .filter((one) => one.name === name)
        .filter((one) => Object.entries(labels).every(([label, value]) => one.labels[label] === value))
        .reduce((sum, { value }) => sum + value, 0);
    return valueIn(until) - valueIn(before);
  }

  beforeAll(async () => {
    [gateway, port] = [await new Gateway().start(), await freePort()];
    test = await startApp({
      METRICS_PORT: String(port),
      PHONE_OTP: 'true',
      DELIVERY: 'http',
      DELIVERY_URL: gateway.url,
      DELIVERY_TOKEN: 'a token of the gateway',
    });
    server = await tellMetrics(test.app, test.get(Settings).environment);
    before = samplesOf(await scrape());
    // Before there is a member, who is told of everything as well.
    gateway.willReply(answer(202), answer(500), answer(500));
    await send(`${test.url}/v2/authmember/phoneotp`, { body: { phoneNumber: newPhone() } });
    await send(`${test.url}/v2/authmember/phoneotp`, { body: { phoneNumber: newPhone() } });
    codesSent = samplesOf(await scrape());
    staff = await addStaff(test);
    await journey();
    text = await scrape();
  });

  afterAll(async () => {
    server?.close();
    await test.close();
    await gateway.stop();
  });

  async function journey(): Promise<void> {
    member = await approvedLoan(test, staff);
    const { loanNumber, phoneNumber } = member;
    const { assistant } = staff;
    const confirmation = await prepareWithCode(member, staff, 50_000);
    await refusalCode(confirm(member, { ...confirmation, oTP: wrong(confirmation.oTP) }));
    const key = randomUUID();
    const { withdrawal } = await confirm(member, confirmation, key);
    await confirm(member, confirmation, key);
    await settle(staff, withdrawal.withdrawalNumber, 'PROCESSING');
    await settle(staff, (await withdraw(member, staff, 20_000)).withdrawal.withdrawalNumber, 'FAILED');
    const paid = await assistant.client.backOffice.recordRepayment({
      loanNumber,
      idempotencyKey: randomUUID(),
      requestBody: { amount: 1234.56, reference: 'BPI 0042' },
    });
    await assistant.client.backOffice.reverseRepayment({
      loanNumber,
      repaymentNumber: paid.repaymentNumber,
      idempotencyKey: randomUUID(),
      requestBody: { reason: 'The transfer bounced.' },
    });
    const signIn = (password: string) =>
      send(`${test.url}/v2/authmember/login`, { body: { phoneNumber, password } });
    await signIn(PASSWORD);
    await signIn('Wrong$ecret1');
    await staff.officer.client.backOffice.readMember({ memberId: member.accountId });
    await send(`${test.url}/v2/loan/${loanNumber}/nothing/${phoneNumber}`);
    await send(`${test.url}/${phoneNumber}?phone=${phoneNumber}`);
  }

  it('stand on a port of their own, and nothing else does there', async () => {
    const { headers } = await send(`http://127.0.0.1:${port}/metrics`);
    expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    for (const path of ['/', '/v2/config', '/metrics/', '/metrics/more']) {
      expect((await send(`http://127.0.0.1:${port}${path}`)).status).toBe(404);
    }
    expect((await send(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
    expect((await send(`${test.url}/metrics`)).text).not.toContain('pautang_request_seconds');
    expect((await send(`${test.url}/v2/metrics`)).status).toBe(404);
  });

  it('count what became of applications and money, each once', () => {
    expect(grown('pautang_applications_total', { currency: 'PHP' })).toBe(1);
    expect(grown('pautang_decisions_total', { outcome: 'APPROVED', by: 'STAFF' })).toBe(1);
    expect(grown('pautang_approved_money_total', { currency: 'PHP' })).toBe(250_000);
    const ofStatus = (status: string) => [
      grown('pautang_withdrawals_total', { status }),
      grown('pautang_withdrawn_money_total', { status, currency: 'PHP' }),
    ];
    expect(ofStatus('PENDING')).toEqual([2, 70_000]);
    expect(ofStatus('PROCESSING')).toEqual([1, 50_000]);
    expect(ofStatus('FAILED')).toEqual([1, 20_000]);
    for (const kind of ['RECORDED', 'REVERSED']) {
      expect(grown('pautang_repayments_total', { kind, currency: 'PHP' })).toBe(1);
      expect(grown('pautang_repaid_money_total', { kind, currency: 'PHP' })).toBeCloseTo(1234.56);
    }
  });

  it('count sign-ins and messages by how they ended', () => {
    expect(grown('pautang_sign_ins_total', { outcome: 'SIGNED_IN' })).toBe(1);
    expect(grown('pautang_sign_ins_total', { outcome: 'SIGN_IN_FAILED' })).toBe(1);
    expect(grown('pautang_messages_total', { outcome: 'SENT' }, codesSent)).toBe(1);
    expect(grown('pautang_messages_total', { outcome: 'FAILED' }, codesSent)).toBe(1);
  });

  it('measure requests by the route as it is declared', () => {
    const answered = (route: string, method: string, status: string) =>
      grown('pautang_request_seconds_count', { route, method, status });

    expect(answered('/v2/backoffice/loans/:loanNumber/repayments', 'POST', '2xx')).toBe(1);
    expect(answered('/v2/backoffice/members/:memberId', 'GET', '2xx')).toBe(1);
    expect(answered('/v2/authmember/login', 'POST', '2xx')).toBe(1);
    expect(answered('/v2/authmember/login', 'POST', '4xx')).toBe(1);
    expect(answered('/v2/authmember/phoneotp', 'POST', '5xx')).toBe(1);
    expect(answered('none', 'GET', '4xx')).toBeGreaterThan(0);
  });

  it('tell jobs, and since when the oldest is due', async () => {
    await test.sql(
      `INSERT INTO jobs.job (id, name, data, state, start_after, created_on, retry_limit)
       SELECT gen_random_uuid(), 'decide-application', '{}', state::jobs.job_state, now() - interval '9 minutes', now(), 0
       FROM unnest(ARRAY['failed', 'failed']) state`,
    );
    await test.sql(
      `INSERT INTO jobs.job (id, name, data, state, start_after, created_on, retry_limit)
       VALUES (gen_random_uuid(), 'decide-application', '{}', 'retry', now() - interval '9 minutes', now(), 5)`,
    );
    const samples = samplesOf(await scrape());
    const queue = 'decide-application';
    const jobsIn = (state: string) =>
      samples.find(
        ({ name, labels }) => name === 'pautang_jobs' && labels.queue === queue && labels.state === state,
      )?.value;

    expect(jobsIn('failed')).toBe(2);
    expect(jobsIn('retrying')).toBe(1);
    const oldest = samples.find(
      ({ name, labels }) => name === 'pautang_job_oldest_seconds' && labels.queue === queue,
    );
    expect(oldest?.value).toBeGreaterThan(530);
  });

  it('are told in time also where the database is silent, and say so', async () => {
    const proxy = await startProxy(test.databaseUrl);
    const cutOff = await startSecondApp({ databaseUrl: proxy.url }, WITHOUT_JOBS);
    const told = () => cutOff.get(Metrics).text();
    expect(await told()).toMatch(/^pautang_database_up 1$/m);

    proxy.hang(true);
    const began = Date.now();
    const [silent, again] = await Promise.all([told(), told()]);
    const took = Date.now() - began;
    proxy.hang(false);

    for (const one of [silent, again]) {
      expect(one).toMatch(/^pautang_database_up 0$/m);
      expect(one).not.toMatch(/^pautang_jobs\{/m);
    }
    expect(took).toBeLessThan(SCRAPE_MILLISECONDS);
    await eventually(async () => expect(await told()).toMatch(/^pautang_database_up 1$/m));
    await cutOff.close();
    await proxy.close();
  });

  it('name nobody: no phone numbers, names, ids, or numbers of loans, withdrawals and repayments', () => {
    const labels = samplesOf(text).flatMap((sample) => Object.values(sample.labels));
    const private_ = /\d{7,}|LN\d|WD\d|RP\d|[\da-f]{8}-[\da-f]{4}|juana|olivia|ramos|peña/i;

    expect(labels.filter((value) => private_.test(value))).toEqual([]);
    expect(text).not.toContain(member.phoneNumber);
    expect(text).not.toContain(member.loanNumber);
  });

  it.each(expressions)('are all that is asked for by %s: %s', (_, expr) => {
    const samples = samplesOf(text);
    const asked = [...expr.matchAll(/\b([a-z]\w*_\w+|up)\b(?:\{([^}]*)\})?/g)].filter(
      ([, name = '']) => !['histogram_quantile', '__rate_interval'].includes(name),
    );
    const metrics = asked.filter(([, name]) => name !== 'up');
    const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', '));
    const known = new Set(OF_PROMETHEUS);

    expect(asked.length).toBeGreaterThan(0);
    for (const [, name = '', selector = ''] of metrics) {
      const found = samples.filter((sample) => sample.name === name);
      expect([name, found.length > 0]).toEqual([name, true]);
      for (const label of found.flatMap(({ labels }) => Object.keys(labels))) known.add(label);
      for (const [, label = '', how, value = ''] of selector.matchAll(/(\w+)(=~|!=|=)"([^"]*)"/g)) {
        if (OF_PROMETHEUS.includes(label)) continue;
        expect([name, label, found.every(({ labels }) => label in labels)]).toEqual([name, label, true]);
        const values = how === '=~' ? value.split('|') : [value];
        for (const one of values) {
          expect([one, found.some(({ labels }) => labels[label] === one)]).toEqual([one, true]);
        }
      }
    }
    expect(grouped.filter((label) => !known.has(label))).toEqual([]);
  });

  it('have alerts that the operations’ handbook explains', () => {
    const handbook = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');

    expect(rules.map(({ alert }) => alert).filter((alert) => !handbook.includes(`\`${alert}\``))).toEqual([]);
  });
});
