import { randomUUID } from 'node:crypto';
import { startApp, startSecondApp, type TestApp } from '../support/app';
import { activatedMember, newPhone, quoteOf } from '../support/factories';
import { Gateway } from '../support/gateway';
import { type Answer, send } from '../support/http';

/** What a caller at 203.0.113.9 sends who wants to be taken for 198.51.100.6, as the proxies pass it on. */
const FORGED = '198.51.100.6';
const BEHIND_ONE = `${FORGED}, 203.0.113.9`;
const BEHIND_TWO = `${BEHIND_ONE}, 10.0.0.2`;

describe('the address of a caller', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startApp();
  });

  afterAll(() => test.close());

  async function addressAt({ url }: TestApp, forwardedFor: string) {
    const { json } = await send(`${url}/v2/misc/ip`, { headers: { 'x-forwarded-for': forwardedFor } });
    return (json as { ip: string }).ip;
  }

  it.each([
    ['false', BEHIND_ONE, '127.0.0.1'],
    ['0', BEHIND_ONE, '127.0.0.1'],
    ['1', BEHIND_ONE, '203.0.113.9'],
    ['1', FORGED, FORGED],
    ['2', BEHIND_TWO, '203.0.113.9'],
    ['127.0.0.1', BEHIND_ONE, '203.0.113.9'],
    ['127.0.0.0/8, 10.0.0.0/8', BEHIND_TWO, '203.0.113.9'],
    // Nobody who is not such a proxy is believed.
    ['10.0.0.0/8', BEHIND_TWO, '127.0.0.1'],
    ['127.0.0.1', BEHIND_TWO, '10.0.0.2'],
  ])('with TRUST_PROXY=%s and "%s" is %s', async (TRUST_PROXY, forwardedFor, address) => {
    const server = await startSecondApp(test, { TRUST_PROXY });
    const found = await addressAt(server, forwardedFor);
    await server.close();

    expect(found).toBe(address);
  });

  describe('that a proxy names', () => {
    let server: TestApp;

    let gateway: Gateway;

    beforeAll(async () => {
      gateway = await new Gateway().start();
      server = await startSecondApp(test, {
        TRUST_PROXY: '1',
        CONTACT_LIMIT_PER_HOUR: '2',
        PHONE_OTP_LIMIT_PER_HOUR: '2',
        PHONE_OTP: 'true',
        ...gateway.settings,
      });
    });

    afterAll(async () => {
      await server.close();
      await gateway.stop();
    });

    const contact = (forwardedFor: string) =>
      send(`${server.url}/v2/misc/contact`, {
        headers: { 'x-forwarded-for': forwardedFor },
        body: { name: 'Juana', email: 'juana@example.com', message: 'Kumusta?', agreed: true },
      });
    const askForCode = (forwardedFor: string) =>
      send(`${server.url}/v2/authmember/phoneotp`, {
        headers: { 'x-forwarded-for': forwardedFor },
        body: { phoneNumber: newPhone() },
      });
    const statusesOf = async (sendFrom: (address: string) => Promise<Answer>, addresses: string[]) => {
      const statuses: number[] = [];
      for (const address of addresses) statuses.push((await sendFrom(address)).status);
      return statuses;
    };

    it('is what limits count by, whatever the caller put before it', async () => {
      const addresses = ['198.51.100.1', '198.51.100.2', '198.51.100.3'].map(
        (forged) => `${forged}, 203.0.113.10`,
      );

      expect(await statusesOf(contact, addresses)).toEqual([201, 201, 429]);
    });

    it('is one with all others of its /64, and none with IPv4 written as IPv6', async () => {
      const addresses = ['2001:db8:1:1::1', '2001:db8:1:1::2', '2001:db8:1:1:ffff::', '2001:db8:1:2::1'];
      const ofIPv4 = ['203.0.113.11', '::ffff:203.0.113.11', '203.0.113.11', '::ffff:203.0.113.12'];

      expect(await statusesOf(contact, addresses)).toEqual([201, 201, 429, 201]);
      expect(await statusesOf(contact, ofIPv4)).toEqual([201, 201, 429, 201]);
      expect(await statusesOf(askForCode, addresses)).toEqual([200, 200, 429, 200]);
      expect(await statusesOf(askForCode, ofIPv4)).toEqual([200, 200, 429, 200]);
    });

    it('is the evidence of a consent', async () => {
      const member = await activatedMember(server);
      const { token, phoneNumber, accountId } = member;
      await send(`${server.url}/v2/loan/applynew`, {
        token,
        headers: { 'idempotency-key': randomUUID(), 'x-forwarded-for': BEHIND_ONE },
        body: { ...(await quoteOf(member)), phoneNumber },
      });

      expect(await test.sql('SELECT address FROM loan_agreement WHERE member_id = $1', [accountId])).toEqual([
        { address: '203.0.113.9' },
      ]);
    });
  });

  describe('that asks too often', () => {
    let server: TestApp;

    beforeAll(async () => {
      server = await startSecondApp(test, {
        TRUST_PROXY: '1',
        ADDRESS_LIMIT_PER_MINUTE: '2',
        API_PAGE: 'true',
      });
    });

    afterAll(() => server.close());

    const ask = async (path: string, address: string) =>
      (await send(server.url + path, { headers: { 'x-forwarded-for': address } })).status;

    it('is one with all others of its /64', async () => {
      expect(await ask('/v2/config', '2001:db8:2:1::1')).toBe(200);
      expect(await ask('/v2/config', '2001:db8:2:1::2')).toBe(200);
      expect(await ask('/v2/config', '2001:db8:2:1::3')).toBe(429);
      expect(await ask('/v2/config', '2001:db8:2:2::1')).toBe(200);
    });

    it('still gets pages, their files and the document, which do not count', async () => {
      for (const path of ['/', '/login', '/assets/none.js', '/favicon.svg', '/docs', '/openapi.json']) {
        expect([path, await ask(path, '203.0.113.20')]).not.toEqual([path, 429]);
      }
      expect(await ask('/v2/config', '203.0.113.20')).toBe(200);
      expect(await ask('/v2/config?x=1', '203.0.113.20')).toBe(200);
      expect(await ask('/v2/config', '203.0.113.20')).toBe(429);
      expect(await ask('/openapi.json', '203.0.113.20')).toBe(200);
    });

    it('gains nothing by spelling the path in another way', async () => {
      expect(await ask('/%76%32/config', '203.0.113.21')).toBe(200);
      expect(await ask('/v2/%63onfig', '203.0.113.21')).toBe(200);
      expect(await ask('/%762/config', '203.0.113.21')).toBe(429);
    });
  });
});
