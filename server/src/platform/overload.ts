import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { HEALTH_ROUTES } from './api-path';
import { ServiceBusy } from './problem/common.errors';
import { retryAfter } from './problem/retry-after';

const RETRY_SECONDS = 5;
/** Starting is busy by itself. */
const GRACE_MILLISECONDS = 3000;
/** So many at once are no overload of ours: where they wait, something else on the machine is busy, or a part is loading. */
const ALWAYS_TAKEN = 16;

/**
 * Refuses at once what would wait too long. Measured by how late the event loop is on average over a second, which grows
 * with what is in work, whatever it is; so what is accepted is still answered in good time. It is late as well where others
 * take the processor, or after one piece of work that was long: that alone turns nobody away.
 */
export async function refuseOverload(server: FastifyInstance, mostDelayMilliseconds: number): Promise<void> {
  if (mostDelayMilliseconds === 0) return;
  let countsFrom = Number.POSITIVE_INFINITY;
  const inWork = new InWork();
  server.addHook('onListen', (done) => {
    countsFrom = performance.now() + GRACE_MILLISECONDS;
    done();
  });
  server.addHook('onRequest', (request, reply, done) => {
    inWork.begin(request.raw.socket, reply.raw);
    done();
  });
  await server.register(underPressure, {
    maxEventLoopDelay: mostDelayMilliseconds,
    pressureHandler: ({ routeOptions: { url = '' } }) => {
      const isFew = inWork.count <= ALWAYS_TAKEN;
      const isAllowed = isFew || url.startsWith(HEALTH_ROUTES) || performance.now() < countsFrom;
      if (!isAllowed) throw new ServiceBusy(retryAfter(RETRY_SECONDS));
    },
  });
}

/** Counts what is in work. Where a caller goes, Node closes the first of its answers alone, and not those that wait behind it. */
class InWork {
  count = 0;
  private readonly bySocket = new WeakMap<Socket, { count: number }>();

  begin(socket: Socket, response: ServerResponse): void {
    const own = this.bySocket.get(socket) ?? this.watch(socket);
    own.count += 1;
    this.count += 1;
    response.once('close', () => {
      if (own.count === 0) return;
      own.count -= 1;
      this.count -= 1;
    });
  }

  private watch(socket: Socket): { count: number } {
    const own = { count: 0 };
    this.bySocket.set(socket, own);
    socket.once('close', () => {
      this.count -= own.count;
      own.count = 0;
    });
    return own;
  }
}
