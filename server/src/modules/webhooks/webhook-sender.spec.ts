import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Problem } from '../../platform/problem/problem';
import { checkedLookup, isReachable, webhookUrl } from './webhook-address';
import { pauseMilliseconds } from './webhook-backoff';
import { WebhookSender } from './webhook-sender';

/** A name server of our own: each look-up gets the next of its answers. */
function names(...answers: string[][]) {
  const asked: string[] = [];
  const find = (host: string, _: object, done: (error: null, found: object[]) => void) => {
    const found = answers[Math.min(asked.length, answers.length - 1)] ?? [];
    asked.push(host);
    done(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return { asked, find: find as never };
}

describe('an address', () => {
  it.each([
    '0.0.0.0 10.1.2.3 127.0.0.1 127.9.9.9 100.64.0.1 169.254.169.254 172.16.0.1 192.0.0.8 192.168.1.1',
    '198.18.0.1 203.0.113.1 224.0.0.1 240.0.0.1 255.255.255.255 192.88.99.1',
    ':: ::1 ::ffff:10.0.0.1 ::10.0.0.1 ::7f00:1 64:ff9b::a00:1 64:ff9b:1::1 100::1 2002:a00:1::',
    '2001::1 2001:db8::1 fc00::1 fd12::1 fe80::1 fec0::1 ff02::1 3fff::1 5f00::1 4000::1 no-address',
  ])('that is not public is refused: %s', (addresses) => {
    expect(addresses.split(' ').filter((address) => isReachable(address, 'PUBLIC'))).toEqual([]);
  });

  it('that is public is taken, and in the demo the own ones, but no other', () => {
    const open = ['8.8.8.8', '::ffff:8.8.8.8', '2606:4700::1111'];
    const own = ['127.0.0.1', '::1', '::ffff:127.0.0.1', '192.168.1.1', '172.17.0.1', 'fd12::1'];
    const closed = ['0.0.0.0', '169.254.169.254', 'fe80::1', '100.64.0.1', '224.0.0.1', '64:ff9b::7f00:1'];

    for (const reach of ['PUBLIC', 'DEMO'] as const) {
      expect(open.filter((address) => !isReachable(address, reach))).toEqual([]);
      expect(closed.filter((address) => isReachable(address, reach))).toEqual([]);
      expect(own.filter((address) => isReachable(address, reach))).toEqual(reach === 'DEMO' ? own : []);
    }
  });
});

describe('an endpoint', () => {
  it.each([
    'http://crm.example.com/hooks',
    'ftp://crm.example.com',
    'https://user:word@crm.example.com',
    'https://crm.example.com:22',
    'https://10.0.0.1/hooks',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:a00:1]/',
    'https://localhost/',
    'https://localhost./',
    'https://db.internal/',
    'https://db.internal./',
    'https://printer/',
    'nonsense',
  ])('%s is refused outside the demo', (url) => {
    expect(() => webhookUrl(url, 'PUBLIC')).toThrow('check the marked fields');
  });

  it.each([
    ['PUBLIC', 'begins with https://, and'],
    ['DEMO', 'begins with https:// or http://, and'],
  ] as const)('is refused with what is taken there: %s', (reach, sentence) => {
    const messageOf = (error: unknown) => (error as Problem).details.errors?.[0]?.message;

    expect.assertions(1);
    try {
      webhookUrl('ftp://crm.example.com', reach);
    } catch (error) {
      expect(messageOf(error)).toContain(sentence);
    }
  });

  it('is kept as it is reached', () => {
    expect(webhookUrl('https://CRM.example.com:443/hooks?a=1#part', 'PUBLIC')).toBe(
      'https://crm.example.com/hooks?a=1',
    );
    expect(webhookUrl('https://crm.example.com:8443', 'PUBLIC')).toBe('https://crm.example.com:8443/');
    expect(webhookUrl('http://localhost:4000/', 'DEMO')).toBe('http://localhost:4000/');
    expect(() => webhookUrl('http://169.254.169.254/', 'DEMO')).toThrow();
    expect(() => webhookUrl('http://localhost:25/', 'DEMO')).toThrow();
  });
});

describe('the look-up of a name', () => {
  it('hands out what is in reach alone, and nothing where nothing is', async () => {
    const { find } = names(['10.0.0.1', '8.8.8.8', '169.254.169.254'], ['10.0.0.1']);
    const look = checkedLookup('PUBLIC', find);
    const found = () =>
      new Promise((resolve) => look('crm.example.com', {}, (error, address) => resolve(error ?? address)));

    expect(await found()).toBe('8.8.8.8');
    expect(await found()).toMatchObject({ name: 'AddressRefused' });
  });
});

describe('sending', () => {
  let server: Server;
  let answer: RequestListener;
  let requests: number;
  let port: number;

  beforeAll(async () => {
    server = createServer((request, response) => {
      requests += 1;
      request.resume();
      answer(request, response);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  });

  afterAll(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });

  beforeEach(() => {
    requests = 0;
    answer = (_, response) => response.writeHead(204).end();
  });

  const send = (sender = new WebhookSender('DEMO'), host = '127.0.0.1') =>
    sender.send(`http://${host}:${port}/hooks`, { 'webhook-id': 'one' }, '{}');

  it.each([200, 204, 299])('is done with %d', async (status) => {
    answer = (_, response) => response.writeHead(status).end();
    await expect(send()).resolves.toEqual({ status, failure: null });
  });

  it.each([300, 400, 404, 410, 500, 503])('is not with %d', async (status) => {
    answer = (_, response) => response.writeHead(status).end();
    await expect(send()).resolves.toEqual({ status, failure: 'ANSWERED' });
  });

  it('follows no redirect', async () => {
    answer = (_, response) => response.writeHead(307, { location: `http://127.0.0.1:${port}/other` }).end();

    await expect(send()).resolves.toEqual({ status: 307, failure: 'ANSWERED' });
    expect(requests).toBe(1);
  });

  it('hangs up on who answers without an end', async () => {
    let written = 0;
    const closed = new Promise((resolve) => {
      answer = (_, response) => {
        const more = () => {
          while (!response.destroyed && response.write(Buffer.alloc(65_536))) written += 65_536;
        };
        response.writeHead(200).on('drain', more).on('close', resolve);
        more();
      };
    });

    await expect(send()).resolves.toEqual({ status: 200, failure: null });
    await closed;
    expect(written).toBeLessThan(64 * 1024 * 1024);
  });

  it('gives up who says nothing, and who is not there', async () => {
    answer = () => undefined;
    const hasty = new WebhookSender('DEMO', undefined, 100);
    await expect(send(hasty)).resolves.toEqual({ status: null, failure: 'TIMEOUT' });

    const nobody = await hasty.send('http://127.0.0.1:1/', {}, '{}');
    expect(nobody).toEqual({ status: null, failure: 'NO_CONNECTION' });
  });

  it('is over where somebody answers in another protocol', async () => {
    answer = ({ socket }) =>
      socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n');
    await expect(send()).resolves.toEqual({ status: null, failure: 'NO_CONNECTION' });
  });

  it('connects to the address that was checked, looked up anew for each message', async () => {
    const { find, asked } = names(['127.0.0.1'], ['169.254.169.254'], ['127.0.0.1']);
    const sender = new WebhookSender('DEMO', find);

    await expect(send(sender, 'crm.example.com')).resolves.toEqual({ status: 204, failure: null });
    await expect(send(sender, 'crm.example.com')).resolves.toEqual({
      status: null,
      failure: 'ADDRESS_REFUSED',
    });
    await expect(send(sender, 'crm.example.com')).resolves.toMatchObject({ status: 204 });
    expect([asked.length, requests]).toEqual([3, 2]);
  });

  it('reaches no own machine outside the demo, by number or by name', async () => {
    const sender = new WebhookSender('PUBLIC', names(['127.0.0.1']).find);

    for (const host of ['127.0.0.1', '[::ffff:127.0.0.1]', '2130706433', 'crm.example.com']) {
      await expect(send(sender, host)).resolves.toEqual({ status: null, failure: 'ADDRESS_REFUSED' });
    }
    expect(requests).toBe(0);
  });
});

describe('what was not taken', () => {
  it('is tried eleven times within a day, after pauses that grow and differ', () => {
    const pauses = Array.from({ length: 12 }, (_, index) => pauseMilliseconds(index + 1, () => 0.5));
    const known = pauses.filter((pause) => pause !== undefined);

    expect(known).toHaveLength(10);
    expect(known).toEqual([...known].sort((one, other) => one - other));
    const hours = known.reduce((sum, pause) => sum + pause, 0) / 3_600_000;
    expect(hours).toBeGreaterThan(23);
    expect(hours).toBeLessThan(24);
    expect([pauseMilliseconds(1, () => 0), pauseMilliseconds(1, () => 1)]).toEqual([4500, 5500]);
  });
});
