import { connect } from 'node:net';
import { startApp, type TestApp } from '../support/app';
import { eventually } from '../support/eventually';
import type { Answer } from '../support/http';
import { ServerProcess } from '../support/server-process';

/** More than are always taken. */
const CONNECTIONS = 64;

/**
 * Asks on each of its connections again as soon as it is answered, by so little work that the server is the busy one.
 * @returns what ends it
 */
function press(url: string, nextRequest: () => string): () => void {
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: CONNECTIONS }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('data', (answer) => {
      if (answer.toString('latin1').startsWith('HTTP/1.1 ')) socket.write(nextRequest());
    });
    socket.write(nextRequest());
    return socket;
  });
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

describe('a server with more to do than it can', () => {
  let test: TestApp;
  let server: ServerProcess;

  beforeAll(async () => {
    test = await startApp({ ROLE: 'web' });
    server = await ServerProcess.start(test, { ROLE: 'web', OVERLOAD_DELAY_MILLISECONDS: '4' });
  });

  afterAll(async () => {
    await server.end();
    await test.close();
  });

  let asked = 0;
  /** Another amount each time, so that it is computed. */
  const nextQuote = () => {
    asked += 1;
    return { selectedCurrency: 'PHP', loanAmountPHP: 100_000 + asked, installmentCount: 48 };
  };
  const quote = () => server.ask('loan/quote', { body: nextQuote() });
  const rawQuote = () => {
    const body = JSON.stringify(nextQuote());
    const headers = `host: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`;
    return `POST /v2/loan/quote HTTP/1.1\r\n${headers}\r\n\r\n${body}`;
  };
  const byManyAtOnce = (callers: number) => Promise.all(Array.from({ length: callers }, quote));

  it('refuses some at once with 503 and a time, and is alive for the balancer all the while', async () => {
    const answers: Answer[] = [];
    const alive: Answer[] = [];
    const release = press(server.url, rawQuote);

    await eventually(async () => {
      const [some, live] = await Promise.all([byManyAtOnce(20), server.ask('health/live')]);
      answers.push(...some);
      alive.push(live);
      expect(some.filter(({ status }) => status === 503).length).toBeGreaterThan(0);
    }).finally(release);

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
    const refused = answers.filter(({ status }) => status === 503);
    for (const { json, headers } of refused) {
      expect(json).toMatchObject({ status: 503, code: 'SERVICE_BUSY', requestId: expect.any(String) });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(new Set(alive.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('answers everybody again when it is over, and sixteen at once always', async () => {
    await eventually(async () => expect((await quote()).status).toBe(200));
    const ends: number[] = [];
    for (let call = 0; call < 50; call++) ends.push(...(await byManyAtOnce(16)).map(({ status }) => status));

    expect(new Set(ends)).toEqual(new Set([200]));
  });
});
