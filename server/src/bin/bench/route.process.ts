import Fastify from 'fastify';
import { serveTasks } from './worker';

/** The least that the framework below us can do; answers its port. */
serveTasks(async (_task: object): Promise<number> => {
  const server = Fastify();
  server.get('/', () => ({ status: 'ok' }));
  await server.listen({ port: 0, host: '127.0.0.1' });
  const [address] = server.addresses();
  return typeof address === 'object' ? address.port : 0;
});
