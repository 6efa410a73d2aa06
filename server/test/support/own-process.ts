import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** As whom a program runs that refuses to run as root. */
export const NOBODY = 65534;

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
