import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { Logger } from '@nestjs/common';
import type { Settings } from '../../src/config/settings';
import type { Delivery } from '../../src/platform/delivery/delivery';
import { DeliveryFailed } from '../../src/platform/delivery/delivery.errors';
import { deliveryFromSettings } from '../../src/platform/delivery/delivery-from-settings';
import { HttpDelivery } from '../../src/platform/delivery/http-delivery';
import { SmtpDelivery } from '../../src/platform/delivery/smtp-delivery';
import { answer, Gateway, hangUp, silence } from '../support/gateway';
import { MailServer } from '../support/mail-server';

const TOKEN = 'a token of the gateway';
const message = {
  id: '0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f10',
  phoneNumber: '639171234567',
  email: 'juana@example.com',
  subject: 'Ang code mo',
  text: '123456 ang code mo. Peña ₱',
};

/** The refusal, as the member gets it. */
async function refusalOf(delivery: Delivery): Promise<{ status: number; headers: object }> {
  const error: unknown = await delivery.deliver(message).then(
    () => undefined,
    (caught: unknown) => caught,
  );
  if (!(error instanceof DeliveryFailed)) throw error;
  return { status: error.getStatus(), headers: error.details.headers ?? {} };
}

const unavailable = { status: 503, headers: { 'retry-after': '30' } };

let warned: jest.SpyInstance;
beforeEach(() => {
  warned = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  const logged = JSON.stringify(warned.mock.calls);
  for (const secret of ['639171234567', 'juana', '123456', TOKEN]) expect(logged).not.toContain(secret);
  jest.restoreAllMocks();
});

describe('delivery by a gateway', () => {
  let gateway: Gateway;
  const delivery = (url = gateway.url, timeoutMilliseconds = 2000) =>
    new HttpDelivery({ url, token: TOKEN, timeoutMilliseconds });

  beforeEach(async () => {
    gateway = await new Gateway().start();
  });

  afterEach(() => gateway.stop());

  it('posts number and text as JSON, with the token', async () => {
    await delivery().deliver(message);

    expect(gateway.received).toEqual([
      {
        method: 'POST',
        headers: expect.objectContaining({
          'content-type': 'application/json',
          authorization: `Bearer ${TOKEN}`,
        }),
        body: { id: message.id, phoneNumber: message.phoneNumber, text: message.text },
      },
    ]);
  });

  it.each([
    ['an error of the gateway', answer(500)],
    ['too many messages at once', answer(429)],
    ['a broken connection', hangUp],
  ])('tries once more after %s, under the same id', async (_, failure) => {
    gateway.willReply(failure);

    await delivery().deliver(message);

    expect(gateway.received).toHaveLength(2);
    expect(gateway.received[1]?.body).toEqual(gateway.received[0]?.body);
  });

  it.each([
    ['fails twice', answer(500), 2],
    ['refuses the token', answer(401), 1],
    ['refuses the message', answer(400), 1],
    ['points elsewhere', answer(302, { location: '/elsewhere' }), 1],
    ['hangs up twice', hangUp, 2],
  ])('says that it is unavailable when the gateway %s', async (_, failure, tries) => {
    gateway.willReply(failure, failure);

    expect(await refusalOf(delivery())).toEqual(unavailable);
    expect(gateway.received).toHaveLength(tries);
  });

  it('waits for an answer only so long', async () => {
    gateway.willReply(silence, silence);

    expect(await refusalOf(delivery(gateway.url, 100))).toEqual(unavailable);
    expect(warned).toHaveBeenCalledWith(
      expect.objectContaining({ reason: expect.stringContaining('Timeout') }),
    );
  });

  it('says that it is unavailable when nobody is there', async () => {
    const { url } = gateway;
    await gateway.stop();

    expect(await refusalOf(delivery(url))).toEqual(unavailable);
    expect(warned).toHaveBeenCalledTimes(2);
    gateway = await new Gateway().start();
  });
});

describe('delivery by e-mail', () => {
  let mails: MailServer;
  const delivery = (url = mails.url) =>
    new SmtpDelivery({ url, from: 'Pautang <help@pautang.example>', timeoutMilliseconds: 2000 });

  beforeEach(async () => {
    mails = await new MailServer({ disabledCommands: ['STARTTLS'] }).start();
  });

  afterEach(() => mails.stop());

  it('sends the text to the address, and to no other', async () => {
    await delivery().deliver(message);

    const [mail, ...others] = mails.received;
    expect(others).toEqual([]);
    expect(mail?.to).toEqual(['juana@example.com']);
    expect(mail?.text).toContain('From: Pautang <help@pautang.example>');
    expect(mail?.text).toContain('Subject: Ang code mo');
    expect(mail?.text).toContain(`Message-ID: <${message.id}@pautang.example>`);
    expect(mail?.text).toContain(message.text);
  });

  it('takes an address for one address, whatever it looks like', async () => {
    await delivery()
      .deliver({ ...message, email: 'juana@example.com,other@example.com' })
      .catch(() => undefined);

    for (const { to } of mails.received) expect(to).not.toContain('other@example.com');
  });

  it('tries once more when the server is busy, and gives up when it refuses', async () => {
    const refusals = [Object.assign(new Error('busy'), { responseCode: 450 })];
    mails.refuse = () => refusals.shift();
    await delivery().deliver(message);
    expect(mails.received).toHaveLength(1);

    let asked = 0;
    mails.refuse = () => {
      asked += 1;
      return Object.assign(new Error(`no ${message.email}`), { responseCode: 550 });
    };
    expect(await refusalOf(delivery())).toEqual(unavailable);
    expect(asked).toBe(1);
  });

  it('says that it is unavailable when nobody is there', async () => {
    const { url } = mails;
    await mails.stop();

    expect(await refusalOf(delivery(url))).toEqual(unavailable);
    mails = await new MailServer().start();
  });

  it('ends in time, however long the server goes on saying something', async () => {
    const endless = createServer((socket) => {
      socket.write('220 mail\r\n');
      const timer = setInterval(() => socket.write('250-more\r\n'), 20);
      socket.on('close', () => clearInterval(timer)).on('error', () => undefined);
    }).listen(0, '127.0.0.1');
    await once(endless, 'listening');
    const url = `smtp://127.0.0.1:${(endless.address() as AddressInfo).port}`;
    const impatient = new SmtpDelivery({ url, from: 'help@pautang.example', timeoutMilliseconds: 50 });
    const began = Date.now();

    expect(await refusalOf(impatient)).toEqual(unavailable);

    expect(impatient.longestSeconds).toBe(0.6);
    expect(Date.now() - began).toBeLessThan(10 * 600);
    endless.close();
    await once(endless, 'close');
  });

  it.each([
    ['smtp://mail.example', true],
    ['smtp://mail.example?requireTLS=false', false],
    ['smtp://localhost', false],
    ['smtp://127.0.0.1:2525', false],
    ['smtp://[::1]', false],
  ])('needs encryption beyond this machine, unless the address says otherwise: %s', (url, isNeeded) => {
    const { transporter } = Reflect.get(delivery(url), 'transport');

    expect(transporter.options.requireTLS).toBe(isNeeded);
  });

  it('is not sent in the open where encryption is asked for', async () => {
    expect(await refusalOf(delivery(`${mails.url}?requireTLS=true`))).toEqual(unavailable);
    expect(mails.received).toEqual([]);
  });

  it('is encrypted, and not sent to a server that cannot show who it is', async () => {
    await mails.stop();
    mails = await new MailServer().start();
    const url = `${mails.url}?requireTLS=true`;

    expect(await refusalOf(delivery(url))).toEqual(unavailable);
    expect(warned).toHaveBeenCalledWith(expect.objectContaining({ reason: expect.stringContaining('CERT') }));
    await delivery(`${url}&tls.rejectUnauthorized=false`).deliver(message);

    expect(mails.received).toMatchObject([{ isEncrypted: true }]);
  });
});

describe('delivery into the terminal', () => {
  const deliveryOf = (isDemo: boolean) =>
    deliveryFromSettings({ environment: { DELIVERY: 'log' }, isDemo } as Settings);
  let shown: jest.SpyInstance;

  beforeEach(() => {
    shown = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  });
  afterEach(() => shown.mockRestore());

  it('shows the message to whoever runs the demo', async () => {
    await deliveryOf(true).deliver(message);

    expect(shown.mock.calls).toEqual([['To 639171234567: 123456 ang code mo. Peña ₱']]);
  });

  it('writes no code and no number into the log of any other server: what was on its way stays there', async () => {
    expect(await refusalOf(deliveryOf(false))).toMatchObject({ status: 503 });

    expect(shown).not.toHaveBeenCalled();
  });
});
