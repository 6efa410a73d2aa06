import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchRates } from './rate-source';

const NOW = new Date('2026-11-21T04:00:00Z');
const WANTED = ['PHP', 'USD', 'JPY', 'KWD'];

describe('fetchRates', () => {
  let server: Server;
  let url: string;
  let answer: (response: ServerResponse) => void;

  beforeAll(async () => {
    server = createServer((_, response) => answer(response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/latest/PHP`;
  });

  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const fetched = () => fetchRates(url, WANTED, NOW);
  const answerWith = (body: unknown, status = 200) => {
    answer = (response) =>
      response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  };

  it('takes the wanted currencies, and the time the source names', async () => {
    answerWith({
      rates: { PHP: 1, USD: 0.01776, JPY: 2.56, EUR: 0.0151 },
      time_last_update_unix: 1_795_000_000,
    });

    await expect(fetched()).resolves.toEqual({
      asOf: new Date(1_795_000_000_000),
      rates: { PHP: 1, USD: 0.01776, JPY: 2.56 },
    });
  });

  it.each([undefined, 'yesterday', -1, 1e15])('takes the present for the time %j', async (time) => {
    answerWith({ rates: { USD: 0.02 }, time_last_update_unix: time });

    expect((await fetched()).asOf).toEqual(NOW);
  });

  it('keeps ten digits of a rate', async () => {
    answerWith({ rates: { USD: 0.017761234567891 } });

    expect((await fetched()).rates.USD).toBe(0.01776123457);
  });

  it.each([
    ['the status 500', { rates: { USD: 0.02 } }, 500, 'answered 500'],
    ['the status 404', 'not found', 404, 'answered 404'],
    ['garbage', '<html>', 200, 'JSON'],
    ['nothing', '', 200, 'JSON'],
    ['no rates', { result: 'error' }, 200, 'no rate'],
    ['rates that are no object', { rates: 'USD' }, 200, 'no rate'],
    ['rates of other currencies alone', { rates: { PHP: 1, XTS: 3 } }, 200, 'no rate'],
    ['rates against another currency', { rates: { PHP: 56, USD: 1 } }, 200, 'against PHP'],
    ['a negative rate', { rates: { USD: -0.02, JPY: 2.5 } }, 200, 'rate of USD'],
    ['a rate of zero', { rates: { USD: 0 } }, 200, 'rate of USD'],
    ['a rate in quotes', { rates: { USD: '0.02' } }, 200, 'rate of USD'],
    ['an endless rate', '{"rates":{"USD":1e999}}', 200, 'rate of USD'],
    ['an absurdly high rate', { rates: { USD: 100_001 } }, 200, 'rate of USD'],
    ['an absurdly low rate', { rates: { USD: 0.0009 } }, 200, 'rate of USD'],
    ['yen of which a peso buys less than one', { rates: { USD: 0.02, JPY: 0.9999 } }, 200, 'rate of JPY'],
    ['too much', `{"rates":{"USD":0.02},"more":"${'x'.repeat(1_000_001)}"}`, 200, 'too much'],
  ])('refuses %s', async (_, body, status, reason) => {
    answerWith(body, status);

    await expect(fetched()).rejects.toThrow(reason);
  });

  it('does not look into prototypes', async () => {
    answerWith('{"rates":{"__proto__":{"USD":0.02}}}');

    await expect(fetched()).rejects.toThrow('no rate');
  });

  it.each([
    ['never answers', () => undefined],
    ['never ends its answer', (response: ServerResponse) => response.writeHead(200).write('{"rates"')],
  ])('gives up on a source that %s, within ten seconds', async (_, hang) => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const limit = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50));
    answer = hang;

    await expect(fetched()).rejects.toThrow(/abort|timeout/i);
    expect(limit.mock.calls[0]?.[0]).toBeLessThanOrEqual(10_000);
  });

  it('follows nobody elsewhere', async () => {
    let asked = 0;
    answer = (response) => {
      asked += 1;
      response.writeHead(302, { location: '/elsewhere' }).end();
    };

    await expect(fetched()).rejects.toThrow();
    expect(asked).toBe(1);
  });

  it('fails when nobody is there', async () => {
    await expect(fetchRates('http://127.0.0.1:1/', WANTED, NOW)).rejects.toThrow();
  });
});
