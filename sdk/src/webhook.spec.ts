import { Webhook as Standard } from 'standardwebhooks';
import { type SentEventType, Webhook, type WebhookEvent, WebhookVerificationError } from '.';

const NOW = new Date('2026-11-21T04:30:00Z');
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const OTHER = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';

const body = JSON.stringify({
  type: 'loan.approved',
  version: 1,
  timestamp: NOW.toISOString(),
  data: { memberId: 'm', loanNumber: 'LN00000001' },
});

let messages = 0;

function signed({ secret = SECRET, at = NOW, payload = body, id = '' } = {}) {
  messages += 1;
  const name = id || `event-${messages}`;
  return {
    'webhook-id': name,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Standard(secret).sign(name, at, payload),
  };
}

const refusalOf = (verified: Promise<unknown>) =>
  verified.then(
    () => 'verified',
    (error: unknown) => (error instanceof WebhookVerificationError ? error.code : error),
  );

describe('Webhook.verify', () => {
  beforeEach(() =>
    jest.useFakeTimers({ now: NOW, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }),
  );
  afterEach(() => jest.useRealTimers());

  it('tells of each event that is sent by its type', async () => {
    // A type that no body has does not compile.
    const typed = (type: SentEventType): WebhookEvent['type'] => type;
    const data = { memberId: 'm', kind: 'ADDRESS', fields: ['streetAddress'] };
    const payload = JSON.stringify({ ...JSON.parse(body), type: typed('member.corrected'), data });
    const event = await Webhook.verify(payload, signed({ payload }), SECRET);
    expect(event.type === 'member.corrected' && event.data.fields).toEqual(['streetAddress']);
  });

  it('takes what the library signs, in each form that headers and body come in', async () => {
    const one = signed();
    const event = await Webhook.verify(body, one, SECRET);
    expect(event).toEqual({ ...JSON.parse(body), id: one['webhook-id'] });
    if (event.type === 'loan.approved') expect(event.data.loanNumber).toBe('LN00000001');

    const upperCase = Object.fromEntries(
      Object.entries(signed()).map(([key, value]) => [key.toUpperCase(), [value]]),
    );
    for (const headers of [new Headers(signed()), upperCase]) {
      await expect(Webhook.verify(Buffer.from(body), headers, SECRET)).resolves.toMatchObject({ version: 1 });
    }
  });

  it('takes a message of either secret, on either side, while one is rotated', async () => {
    const both = { ...signed() };
    both['webhook-signature'] += ` ${new Standard(OTHER).sign(both['webhook-id'], NOW, body)}`;

    await expect(refusalOf(Webhook.verify(body, both, OTHER))).resolves.toBe('verified');
    await expect(refusalOf(Webhook.verify(body, signed(), [OTHER, SECRET]))).resolves.toBe('verified');
    await expect(refusalOf(Webhook.verify(body, signed(), [SECRET, '']))).resolves.toBe('verified');
  });

  it.each<[string, () => readonly [string, Record<string, string>]]>([
    ['another secret', () => [body, signed({ secret: OTHER })]],
    ['a changed body', () => [body.replace('approved', 'rejected'), signed()]],
    ['another id', () => [body, { ...signed(), 'webhook-id': 'another' }]],
    ['another time', () => [body, { ...signed(), 'webhook-timestamp': String(NOW.getTime() / 1000 - 1) }]],
    ['no signature that is one', () => [body, { ...signed(), 'webhook-signature': 'v1,*** v2,abc v1a,abc' }]],
    [
      'a signature of another version',
      () => {
        const headers = signed();
        return [
          body,
          { ...headers, 'webhook-signature': headers['webhook-signature'].replace('v1,', 'v2,') },
        ];
      },
    ],
  ])('refuses %s', async (_, forged) => {
    const [payload, headers] = forged();
    await expect(refusalOf(Webhook.verify(payload, headers, SECRET))).resolves.toBe('FORGED');
  });

  it('refuses the same message twice, and takes the same event in a new one', async () => {
    const first = signed({ id: 'one' });
    const again = signed({ id: 'one', at: new Date(NOW.getTime() + 5000) });

    await expect(refusalOf(Webhook.verify(body, first, SECRET))).resolves.toBe('verified');
    await expect(refusalOf(Webhook.verify(body, first, SECRET))).resolves.toBe('REPEATED');
    await expect(refusalOf(Webhook.verify(body, again, SECRET))).resolves.toBe('verified');
    await expect(refusalOf(Webhook.verify(body, first, SECRET, { seen: false }))).resolves.toBe('verified');
  });

  it('takes an event of each webhook that is told of it, also in the same second, and each message once', async () => {
    const [one, other] = [signed({ id: 'both' }), signed({ id: 'both', secret: OTHER })];

    await expect(refusalOf(Webhook.verify(body, one, SECRET))).resolves.toBe('verified');
    await expect(refusalOf(Webhook.verify(body, other, OTHER))).resolves.toBe('verified');
    await expect(refusalOf(Webhook.verify(body, other, OTHER))).resolves.toBe('REPEATED');
  });

  it('refuses the same message twice while the secret is rotated, whichever of its signatures was left away', async () => {
    const [first, second] = [signed({ id: 'two' }), signed({ id: 'two', secret: OTHER })];

    await expect(refusalOf(Webhook.verify(body, first, SECRET))).resolves.toBe('verified');
    for (const left of [first, second]) {
      await expect(refusalOf(Webhook.verify(body, left, [OTHER, SECRET]))).resolves.toBe('REPEATED');
    }
  });

  it.each([-301, 301])(
    'refuses a message of %d seconds from now, and takes it a moment nearer',
    async (seconds) => {
      const at = (offset: number) => new Date(NOW.getTime() + offset * 1000);
      const nearer = seconds - Math.sign(seconds);

      await expect(refusalOf(Webhook.verify(body, signed({ at: at(seconds) }), SECRET))).resolves.toBe(
        'LATE',
      );
      await expect(refusalOf(Webhook.verify(body, signed({ at: at(nearer) }), SECRET))).resolves.toBe(
        'verified',
      );
    },
  );

  it('remembers where it is told to, and forged messages nowhere', async () => {
    const asked: [string, number][] = [];
    const seen = { add: async (message: string, until: number) => asked.push([message, until]) === 1 };
    const headers = signed({ id: 'kept' });
    const at = NOW.getTime() / 1000;

    await refusalOf(Webhook.verify('{}', headers, SECRET, { seen }));
    expect(asked).toEqual([]);
    await expect(refusalOf(Webhook.verify(body, headers, SECRET, { seen }))).resolves.toBe('verified');
    await expect(refusalOf(Webhook.verify(body, headers, SECRET, { seen }))).resolves.toBe('REPEATED');
    expect(asked[0]).toEqual([expect.stringContaining(`kept.${at}`), at + 300]);
  });

  it('refuses what is no message of a webhook', async () => {
    const { 'webhook-signature': _, ...without } = signed();

    for (const headers of [{}, without, { ...signed(), 'webhook-timestamp': 'now' }]) {
      await expect(refusalOf(Webhook.verify(body, headers, SECRET))).resolves.toBe('MALFORMED');
    }
    for (const payload of ['no', 'null', '{}']) {
      await expect(refusalOf(Webhook.verify(payload, signed({ payload }), SECRET))).resolves.toBe(
        'MALFORMED',
      );
    }
    for (const secret of ['whsec_', '', [], [''], undefined]) {
      await expect(Webhook.verify(body, signed(), secret as string)).rejects.toThrow(
        /^The secret of a webhook/,
      );
    }
    await expect(Webhook.verify(JSON.parse(body), signed(), SECRET)).rejects.toThrow(/not parsed/);
  });

  it('takes no tolerance that is no number, with which nothing is ever too late', async () => {
    const old = signed({ at: new Date(NOW.getTime() - 86_400_000) });

    for (const toleranceSeconds of [Number.NaN, -1]) {
      await expect(Webhook.verify(body, old, SECRET, { toleranceSeconds })).rejects.toThrow(/^The tolerance/);
    }
  });
});
