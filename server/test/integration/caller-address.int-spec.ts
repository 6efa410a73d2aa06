import { randomUUID } from 'node:crypto';
import { startApp, startSecondApp, type TestApp } from '../support/app';
import { activatedMember, quoteOf } from '../support/factories';
import { send } from '../support/http';

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

    beforeAll(async () => {
      server = await startSecondApp(test, {
        TRUST_PROXY: '1',
        ADDRESS_LIMIT_PER_MINUTE: '50',
        CONTACT_LIMIT_PER_HOUR: '2',
      });
    });

    afterAll(() => server.close());

    const contact = (forwardedFor: string) =>
      send(`${server.url}/v2/misc/contact`, {
        headers: { 'x-forwarded-for': forwardedFor },
        body: { name: 'Juana', email: 'juana@example.com', message: 'Kumusta?', agreed: true },
      });

    it('is what limits count by, whatever the caller put before it', async () => {
      const statuses: number[] = [];
      for (const forged of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
        statuses.push((await contact(`${forged}, 203.0.113.10`)).status);
      }

      expect(statuses).toEqual([201, 201, 429]);
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
});
