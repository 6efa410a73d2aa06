import { once } from 'node:events';
import { connect } from 'node:net';
import { closeInTime, startApp } from '../support/app';

const PATIENCE_SECONDS = 0.5;

describe('a server in a test', () => {
  it('is left, where a request never comes whole and a connection to the database never comes back', async () => {
    const test = await startApp({ ROLE: 'web' });
    const { hostname, port } = new URL(test.url);
    const half = connect(Number(port), hostname);
    half.on('error', () => undefined).write('GET /v2/config HTTP/1.1\r\n');
    await once(half, 'ready');
    const lent = test.dataSource.createQueryRunner();
    await lent.connect();
    const runner: { readonly driver: { connectedQueryRunners: unknown[] } } = Object(lent);
    // Like a read that many share, it is none of those that TypeORM takes back.
    runner.driver.connectedQueryRunners = [];
    const hung = once(half, 'close');

    expect(await closeInTime(test.app, PATIENCE_SECONDS)).toBe(false);

    await hung;
    await lent.release();
    await test.close();
  });
});
