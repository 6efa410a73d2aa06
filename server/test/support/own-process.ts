import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** As whom a program runs that refuses to run as root. */
export const NOBODY = 65534;

/** Below the ports from which Linux takes one for each connection that goes out, which may be any of them a moment later. */
const FIRST_PORT = 10_000;
const LAST_PORT = 30_000;

/** @returns the first of so many ports in a row on which nobody listens */
export async function freePort(inARow = 1): Promise<number> {
  const first = randomInt(FIRST_PORT, LAST_PORT);
  const ports = Array.from({ length: inARow }, (_, index) => first + index);
  const free = await Promise.all(ports.map(isFree));
  return free.every(Boolean) ? first : freePort(inARow);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  const is = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (is) await once(server.close(), 'close');
  return is;
}
