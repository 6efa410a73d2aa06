import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate as breath } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyUnderPressureOptions } from '@fastify/under-pressure';
import fastify, { type FastifyInstance } from 'fastify';
import { refuseOverload } from './overload';

/** An event loop that is late at every request, as on a machine whose processor others take. */
jest.mock('@fastify/under-pressure', () => {
  const plugin = async (server: FastifyInstance, { pressureHandler }: FastifyUnderPressureOptions) => {
    server.addHook('onRequest', async (asked, reply) => {
      pressureHandler?.(asked, reply, 'eventLoopDelay', 1000);
    });
  };
  return { __esModule: true, default: Object.assign(plugin, { [Symbol.for('skip-override')]: true }) };
});

const FEW = 16;

describe('a server whose event loop is late', () => {
  const server = fastify({ forceCloseConnections: true });
  const held: (() => void)[] = [];
  let port: number;

  beforeAll(async () => {
    await refuseOverload(server, 1);
    server.get('/work', () => new Promise((resolve) => held.push(() => resolve('done'))));
    await server.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = server.server.address() as AddressInfo);
  });

  beforeEach(() => {
    const isOver = performance.now() + 60_000;
    jest.spyOn(performance, 'now').mockReturnValue(isOver);
  });

  afterAll(() => server.close());

  /** A call, with the status that it ends with. */
  const call = () => {
    const sent = request({ port, host: '127.0.0.1', path: '/work', agent: false });
    const status = new Promise<number | undefined>((resolve, reject) => {
      sent.on('error', reject);
      sent.on('response', (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode));
      });
    });
    sent.end();
    return { sent, status };
  };
  const until = async (count: number) => {
    while (held.length < count) await breath();
  };
  const connections = () => promisify(server.server.getConnections.bind(server.server))();

  it('turns nobody away while few are in work, and the next one at once', async () => {
    const few = Array.from({ length: FEW }, call);
    await until(FEW);

    expect(await call().status).toBe(503);

    for (const end of held.splice(0)) end();
    expect(await Promise.all(few.map(({ status }) => status))).toEqual(Array<number>(FEW).fill(200));
  });

  it('counts nobody who has gone without an answer', async () => {
    const left = Array.from({ length: FEW - 1 }, call);
    await until(FEW - 1);
    for (const { sent, status } of left) {
      const gone = expect(status).rejects.toThrow();
      sent.destroy();
      await gone;
    }
    held.splice(0);
    const several = connect(port, '127.0.0.1');
    several.write('GET /work HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(FEW + 1));
    await until(FEW);
    several.destroy();
    held.splice(0);
    while ((await connections()) > 0) await breath();
    await breath();
    const again = call();
    await Promise.race([until(1), again.status]);

    for (const end of held) end();
    expect(await again.status).toBe(200);
  });
});
