import { randomUUID } from 'node:crypto';
import type { LoanQuoteDto } from '@pautang/sdk';
import { readEnvironment } from '../../src/config/env';
import { Settings } from '../../src/config/settings';
import { createApp } from '../../src/create-app';
import { startApp, type TestApp } from '../support/app';
import { TEST_SECRETS } from '../support/environment';
import {
  activatedMember,
  addStaff,
  approvedLoan,
  memberWithLoan,
  quoteOf,
  type TestBorrower,
  type TestStaff,
} from '../support/factories';
import { refusal, refusalCode, send } from '../support/http';
import { pdfText } from '../support/pdf-text';

const AGREED = ['contract.pdf', 'agreement.pdf', 'disclosure.pdf'] as const;

describe('the documents of a loan', () => {
  let test: TestApp;
  let staff: TestStaff;
  let member: TestBorrower;

  beforeAll(async () => {
    test = await startApp({ DEMO: 'true' });
    staff = await addStaff(test);
    member = await memberWithLoan(test);
  });

  afterAll(() => test.close());

  const pathOf = (document: string, loanNumber = member.loanNumber) =>
    `/v2/loan/${loanNumber}/documents/${document}`;

  async function download(document: string, url = test.url): Promise<Buffer> {
    const response = await fetch(url + pathOf(document), {
      headers: { authorization: `Bearer ${member.token}` },
    });
    expect(response.status).toBe(200);
    return Buffer.from(await response.arrayBuffer());
  }

  it.each(AGREED)('%s comes as a file that no cache keeps', async (document) => {
    const { blob, fileName } = await member.client.downloadDocument({
      loanNumber: member.loanNumber,
      document,
    });
    const { headers } = await send(test.url + pathOf(document), { token: member.token });

    expect(blob.type).toBe('application/pdf');
    expect(fileName).toBe(`${member.loanNumber}-${document}`);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${fileName}"`);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('say what the member agreed to', async () => {
    const { client, phoneNumber } = member;
    const { quote } = (await client.loan.readAgreement({ requestBody: { phoneNumber } })) as {
      quote: LoanQuoteDto;
    };
    const contract = pdfText(await download('contract.pdf'));

    expect(contract).toEqual(
      expect.arrayContaining(['Juana dela Peña', 'P12******', phoneNumber, '₱250,000.00', '₱21,834.00']),
    );
    expect(contract.join('\n')).toContain(quote.quoteHash);
    expect(pdfText(await download('disclosure.pdf')).join('\n')).toContain('₱12,000.00');
  });

  it('come in either language, and without a wish in the one that was read', async () => {
    const en = await download('contract.pdf');

    expect((await download('contract.pdf?language=en')).equals(en)).toBe(true);
    expect(pdfText(await download('contract.pdf?language=fil'))).toContain('Kontrata ng loan');
    const { status } = await send(test.url + pathOf('contract.pdf?language=de'), { token: member.token });
    expect(status).toBe(400);
    const reader = await activatedMember(test);
    const { phoneNumber, token } = reader;
    const applied = await send(`${test.url}/v2/loan/applynew`, {
      token,
      headers: { 'idempotency-key': randomUUID(), 'accept-language': 'fil' },
      body: { phoneNumber, ...(await quoteOf(reader)) },
    });
    const { loanNumber } = applied.json as { loanNumber: string };
    const { blob } = await reader.client.downloadDocument({ loanNumber, document: 'contract.pdf' });
    expect(pdfText(Buffer.from(await blob.arrayBuffer()))).toContain('Kontrata ng loan');
  });

  it.each(AGREED)('%s has the same bytes later, and from a server with other settings', async (document) => {
    const first = await download(document);
    await staff.officer.client.backOffice.moveClock({ requestBody: { days: 90 } });
    expect((await download(document)).equals(first)).toBe(true);

    const restarted = await createApp({
      settings: new Settings(
        readEnvironment({
          ...TEST_SECRETS,
          DATABASE_URL: test.databaseUrl,
          LOG_LEVEL: 'silent',
          COMPANY_NAME: 'Another Name Corp.',
          LOAN_MIN: '50000',
          LOAN_COOLING_OFF_DAYS: '7',
          LOAN_METHOD: 'declining',
        }),
      ),
      databaseUrl: test.databaseUrl,
      purpose: 'serve',
    });
    await restarted.listen(0, '127.0.0.1');
    const again = await download(document, await restarted.getUrl());
    await restarted.close();

    expect(again.equals(first)).toBe(true);
  });

  it('are for the borrower alone', async () => {
    const stranger = await memberWithLoan(test);
    const { loanNumber } = member;

    for (const document of [...AGREED, 'statement.pdf', 'statement.csv'] as const) {
      await expect(refusalCode(stranger.client.downloadDocument({ loanNumber, document }))).resolves.toBe(
        'LOAN_NOT_FOUND',
      );
      await expect(
        refusalCode(staff.officer.client.downloadDocument({ loanNumber, document })),
      ).resolves.toBe('FORBIDDEN');
      await expect(refusalCode(test.client().downloadDocument({ loanNumber, document }))).resolves.toBe(
        'TOKEN_MISSING',
      );
    }
  });

  it.each(['LN99999999', 'x', '%00', '..', 'LN00000001%2F..', "LN1'--", '🦉'])(
    'of the loan %s are not found',
    async (loanNumber) => {
      const { status } = await send(test.url + pathOf('contract.pdf', loanNumber), { token: member.token });

      expect([400, 404]).toContain(status);
    },
  );

  it.each(['secret.pdf', 'contract', 'contract.csv', 'CONTRACT.PDF', 'constructor', '__proto__', '%00'])(
    'hold no %s',
    async (document) => {
      const { status } = await send(test.url + pathOf(document), { token: member.token });

      expect([400, 404]).toContain(status);
    },
  );

  it('are there for a loan that was agreed to, and for no other', async () => {
    const { client } = await activatedMember(test);

    const failure = await refusal(
      client.downloadDocument({ loanNumber: 'LN00000009', document: 'contract.pdf' }),
    );

    expect(failure).toMatchObject({ status: 404, code: 'LOAN_NOT_FOUND' });
  });

  it('of its money are the statement, on paper and as a table', async () => {
    const borrower = await approvedLoan(test, staff);
    const { client, loanNumber, phoneNumber } = borrower;
    await staff.assistant.client.backOffice.recordRepayment({
      loanNumber,
      idempotencyKey: randomUUID(),
      requestBody: { amount: 21_834, reference: 'BPI 1' },
    });
    const statement = await client.loan.readLoanStatement({ requestBody: { phoneNumber } });
    const movements = statement.months.flatMap((month) => month.movements);
    const read = async (document: 'statement.pdf' | 'statement.csv') => {
      const { blob } = await client.downloadDocument({ loanNumber, document });
      return { type: blob.type, bytes: Buffer.from(await blob.arrayBuffer()) };
    };
    const [pdf, csv] = [await read('statement.pdf'), await read('statement.csv')];

    expect(movements.length).toBeGreaterThanOrEqual(2);
    expect(csv.type).toMatch(/^text\/csv; ?charset=utf-8$/);
    const lines = csv.bytes.toString('utf8').trim().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(',')[1])).toEqual(movements.map(({ kind }) => kind));
    expect(lines.at(-1)).toContain(movements.at(-1)!.balance.toFixed(2));
    const words = pdfText(pdf.bytes).join('\n');
    expect(words).toContain('Juana dela Peña');
    expect(words).toContain('−₱21,834.00');
    expect((await read('statement.pdf')).bytes.equals(pdf.bytes)).toBe(true);
  });
});
