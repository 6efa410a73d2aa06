import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MemoryTokenStore, PautangClient, TIMEOUT, UNKNOWN_ERROR } from '.';

const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0xff, 0xfe, 0x00, 0x0a]);

describe('downloading a document', () => {
  let server: Server;
  let baseUrl: string;
  let asked: { url: string; token: string | undefined; language: string | undefined }[];
  let answer: (request: IncomingMessage, response: ServerResponse) => void;

  beforeAll(async () => {
    server = createServer((request, response) => {
      const { authorization: token, 'accept-language': language } = request.headers;
      asked.push({ url: request.url ?? '', token, language });
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  beforeEach(() => {
    asked = [];
    answer = (_request, response) =>
      response
        .writeHead(200, {
          'content-type': 'application/pdf',
          'content-disposition': 'attachment; filename="LN00000001-contract.pdf"',
        })
        .end(bytes);
  });

  function clientWith(token: string) {
    const tokens = new MemoryTokenStore();
    tokens.set(token);
    return new PautangClient({ baseUrl, tokens, language: () => 'fil' });
  }

  const wanted = { loanNumber: 'LN00000001', document: 'contract.pdf' } as const;

  it('answers the very bytes, with the name that the server gave them', async () => {
    const { blob, fileName } = await clientWith('good').downloadDocument({ ...wanted, language: 'en' });

    expect(Buffer.from(await blob.arrayBuffer()).equals(bytes)).toBe(true);
    expect(blob.type).toBe('application/pdf');
    expect(fileName).toBe('LN00000001-contract.pdf');
    expect(asked).toEqual([
      {
        url: '/v2/loan/LN00000001/documents/contract.pdf?language=en',
        token: 'Bearer good',
        language: 'fil',
      },
    ]);
  });

  it.each(['application/pdf', 'text/csv; charset=utf-8', 'application/json'])(
    'answers a file in %s to the generated calls, too',
    async (type) => {
      answer = (_request, response) =>
        response
          .writeHead(200, { 'content-type': type, 'content-disposition': 'attachment; filename="par"' })
          .end('{"at":"2027-03-31"}');
      const client = clientWith('good');
      const link = { reportId: 'R1', expires: '1', signature: 'S' };

      for (const calls of [client, client.with({ timeoutMilliseconds: 5000 })]) {
        const file = await calls.backOffice.showReport(link);

        expect(file).toBeInstanceOf(Blob);
        expect(file.type).toBe(type);
        expect(await file.text()).toBe('{"at":"2027-03-31"}');
      }
    },
  );

  it('refreshes an expired session once and asks again', async () => {
    const send = answer;
    answer = (request, response) => {
      if (request.url?.endsWith('/refresh')) {
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"accessToken":"new"}');
      } else if (request.headers.authorization === 'Bearer new') send(request, response);
      else refuse(response, 403, 'TOKEN_EXPIRED');
    };

    const { blob } = await clientWith('old').downloadDocument(wanted);

    expect(blob.size).toBe(bytes.length);
    expect(asked.map(({ url }) => url.split('/').at(-1))).toEqual([
      'contract.pdf',
      'refresh',
      'contract.pdf',
    ]);
  });

  it('may take longer than its time while it goes on, and fails once it stands still', async () => {
    // All of it takes longer than that, and each part of it much less, on a busy machine too.
    const timeoutMilliseconds = 1400;
    const sendSlowly = (count: number) => async (_request: IncomingMessage, response: ServerResponse) => {
      response.writeHead(200, {
        'content-type': 'application/pdf',
        'content-length': bytes.length,
        'content-disposition': 'attachment; filename="LN00000001-contract.pdf"',
      });
      for (const byte of bytes.subarray(0, count)) {
        response.write(Buffer.from([byte]));
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      if (count === bytes.length) response.end();
    };
    answer = sendSlowly(bytes.length);

    const { blob } = await clientWith('good').downloadDocument(wanted, { timeoutMilliseconds });
    expect(Buffer.from(await blob.arrayBuffer()).equals(bytes)).toBe(true);

    answer = sendSlowly(2);
    await expect(clientWith('good').downloadDocument(wanted, { timeoutMilliseconds })).rejects.toMatchObject({
      code: TIMEOUT,
    });
  });

  it('takes no page of somebody between for a document', async () => {
    answer = (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Sign in to this network.</p>');

    await expect(clientWith('good').downloadDocument(wanted)).rejects.toMatchObject({
      status: 200,
      code: UNKNOWN_ERROR,
      isUnanswered: true,
    });
  });

  it('fails with the problem that the server tells', async () => {
    answer = (_request, response) => refuse(response, 404, 'LOAN_NOT_FOUND');

    await expect(clientWith('good').downloadDocument(wanted)).rejects.toMatchObject({
      status: 404,
      code: 'LOAN_NOT_FOUND',
      message: 'It is LOAN_NOT_FOUND.',
    });
  });
});

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/problem+json' })
    .end(JSON.stringify({ code, message: `It is ${code}.`, status }));
}
