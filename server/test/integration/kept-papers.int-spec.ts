import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Settings } from '../../src/config/settings';
import { KeptPapers } from '../../src/modules/documents/kept-papers';
import { FileStore } from '../../src/modules/upload/file-store/file-store';
import { startSecondApp, type TestApp } from '../support/app';
import { memberWithLoan, type TestBorrower, type TestWallet } from '../support/factories';
import { send } from '../support/http';
import { type Business, goTo, loanOf, pay, startBusiness } from '../support/servicing';

const DOCUMENTS = [
  'contract.pdf',
  'agreement.pdf',
  'disclosure.pdf',
  'statement.pdf',
  'statement.csv',
] as const;
type Document = (typeof DOCUMENTS)[number];

interface KeptRow {
  readonly hash: string;
  readonly document: string;
}

describe('a paper', () => {
  let business: Business;
  let borrower: TestWallet;

  beforeAll(async () => {
    business = await startBusiness();
    borrower = await loanOf(business, '2027-01-15');
  });

  afterEach(() => jest.restoreAllMocks());
  afterAll(() => business.test.close());

  const folderOf = ({ accountId }: TestBorrower) =>
    join(business.test.get(Settings).dataDir, 'uploads', accountId);

  const rowsOf = ({ accountId }: TestBorrower) =>
    business.test.sql<KeptRow>('SELECT hash, document FROM kept_paper WHERE member_id = $1', [accountId]);

  /** How often something was written into the file store. */
  const puts = (test = business.test) => jest.spyOn(test.get(FileStore as never) as FileStore, 'put');

  async function download(
    document: string,
    { loanNumber, token }: TestBorrower = borrower,
    { url }: TestApp = business.test,
  ): Promise<Buffer> {
    const answer = await fetch(`${url}/v2/loan/${loanNumber}/documents/${document}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  }

  async function pathOf(document: Document): Promise<string> {
    const rows = (await rowsOf(borrower)).filter((row) => row.document === document);
    expect(rows).toHaveLength(1);
    return join(folderOf(borrower), `paper-${rows[0]?.hash}`);
  }

  it.each(DOCUMENTS)('%s is drawn once, for its member alone', async (document) => {
    const put = puts();
    const first = await download(document);
    expect(put).toHaveBeenCalledTimes(1);
    expect(await download(document)).toEqual(first);
    expect(put).toHaveBeenCalledTimes(1);

    expect((await stat(await pathOf(document))).mode & 0o777).toBe(0o600);
    const stranger = await memberWithLoan(business.test);
    const path = `/v2/loan/${borrower.loanNumber}/documents/${document}`;
    expect(await send(business.test.url + path, { token: stranger.token })).toMatchObject({ status: 404 });
    expect(await send(business.test.url + path)).toMatchObject({ status: 401 });
    const { hash } = (await rowsOf(borrower)).find((row) => row.document === document)!;
    const guessed = `${business.test.url}/v2/files/${borrower.accountId}/paper-${hash}`;
    for (const token of [stranger.token, borrower.token]) {
      expect(
        (await send(`${guessed}?expires=9999999999&signature=x`, { token })).status,
      ).toBeGreaterThanOrEqual(400);
    }
    expect(await download(document, stranger)).not.toEqual(first);
  });

  it('is drawn once where several ask at once', async () => {
    const other = await memberWithLoan(business.test);
    const put = puts();
    const all = await Promise.all(Array.from({ length: 6 }, () => download('contract.pdf', other)));
    expect(new Set(all.map((bytes) => bytes.toString('base64'))).size).toBe(1);
    expect(put).toHaveBeenCalledTimes(1);
    expect(await rowsOf(other)).toHaveLength(1);
  });

  it.each([
    ['is gone', (path: string) => rm(path)],
    ['is cut off', (path: string) => writeFile(path, '%PDF-1.7')],
    ['is empty', (path: string) => writeFile(path, '')],
  ])('whose file %s is drawn again, with the same bytes', async (_, harm) => {
    const first = await download('contract.pdf');
    const path = await pathOf('contract.pdf');
    const { size } = await stat(path);
    await harm(path);
    expect(await download('contract.pdf')).toEqual(first);
    expect((await stat(path)).size).toBe(size);
  });

  it.each([
    ['refuses', () => Promise.reject(new Error('The file store answered 503.'))],
    ['does not answer', () => new Promise<never>(() => undefined)],
  ])('comes although the file store %s', async (_, trouble) => {
    const first = await download('contract.pdf');
    const store = business.test.get(FileStore as never) as FileStore;
    jest.spyOn(store, 'get').mockImplementation(trouble);
    jest.spyOn(store, 'put').mockImplementation(trouble);
    expect(await download('contract.pdf')).toEqual(first);
  });

  it('is right on two servers that have files of their own, however often each is asked', async () => {
    const second = await startSecondApp(business.test, { DEMO: 'true' });
    const first = await download('statement.csv');
    const stores = [business.test, second].map((test) => puts(test));
    expect(await download('statement.csv', borrower, second)).toEqual(first);
    for (const test of [business.test, second]) {
      expect(await download('statement.csv', borrower, test)).toEqual(first);
    }
    expect(stores.map((put) => put.mock.calls.length)).toEqual([0, 1]);
    await second.close();
  });

  it('is never the file of another drawing, where two with files of their own draw it differently', async () => {
    const second = await startSecondApp(business.test, { DEMO: 'true' });
    const { accountId: memberId } = await memberWithLoan(business.test);
    const ask = async (test: TestApp, drawn: string) => {
      const draw = () => Buffer.from(drawn);
      const wanted = { memberId, document: 'contract.pdf', shown: 'the same', isOfDay: false, draw } as const;
      return String(await test.get(KeptPapers).bytesOf(wanted));
    };
    expect(await ask(business.test, 'of the first')).toBe('of the first');
    expect(await ask(second, 'of the second')).toBe('of the second');
    // The first one's file is not that of the row any more, and after this the second one's is not.
    expect(await ask(business.test, 'drawn again')).toBe('drawn again');
    expect(await ask(business.test, 'not asked for')).toBe('drawn again');
    expect(await ask(second, 'drawn again')).toBe('drawn again');
    expect(await ask(business.test, 'not asked for')).toBe('drawn again');
    await second.close();
  });

  it('is another one in the other language, after a payment and on the next day', async () => {
    const seen = new Set<string>();
    const isNew = async (document: string) => {
      const bytes = (await download(document)).toString('base64');
      expect(seen.has(bytes)).toBe(false);
      seen.add(bytes);
    };
    await isNew('statement.pdf');
    await isNew('statement.pdf?language=fil');
    await pay(business, borrower, 500);
    await isNew('statement.pdf');
    await goTo(business, '2027-01-16');
    await isNew('statement.pdf');
  });

  it('is forgotten after a day where it is a statement, and kept where it was agreed', async () => {
    for (const document of DOCUMENTS) await download(document);
    const { accountId } = borrower;
    const papers = () => readdir(folderOf(borrower));
    const before = await papers();
    await business.test.get(KeptPapers).forget();
    expect(await papers()).toEqual(before);

    await business.test.sql(
      `UPDATE kept_paper SET keep_until = keep_until - interval '25 hours' WHERE member_id = $1`,
      [accountId],
    );
    await business.test.get(KeptPapers).forget();
    const rows = await rowsOf(borrower);
    expect(rows.map(({ document }) => document).sort()).toEqual([
      'agreement.pdf',
      'contract.pdf',
      'disclosure.pdf',
    ]);
    expect((await papers()).sort()).toEqual(rows.map(({ hash }) => `paper-${hash}`).sort());
    await download('statement.pdf');
    expect(await rowsOf(borrower)).toHaveLength(4);
  });

  it('is forgotten however many there are', async () => {
    await business.test.sql(
      `INSERT INTO kept_paper (member_id, hash, document, check_sum, keep_until)
       SELECT $1, 'paper ' || n, 'statement.csv', '', now() - n * interval '1 second' FROM generate_series(1, 250) n`,
      [borrower.accountId],
    );
    await business.test.get(KeptPapers).forget();
    expect((await rowsOf(borrower)).filter(({ hash }) => hash.startsWith('paper '))).toEqual([]);
  });

  it('whose file cannot be removed keeps no other from being forgotten, and goes later', async () => {
    await download('statement.pdf');
    await download('statement.csv');
    await business.test.sql(
      `UPDATE kept_paper SET keep_until = now() - interval '1 second'
       WHERE keep_until IS NOT NULL AND member_id = $1`,
      [borrower.accountId],
    );
    const statements = async () =>
      (await rowsOf(borrower)).filter(({ document }) => document.startsWith('statement'));
    const store = business.test.get(FileStore as never) as FileStore;
    jest.spyOn(store, 'remove').mockRejectedValueOnce(new Error('The file store answered 503.'));
    await business.test.get(KeptPapers).forget();
    expect(await statements()).toHaveLength(1);
    await business.test.get(KeptPapers).forget();
    expect(await statements()).toEqual([]);
  });
});
