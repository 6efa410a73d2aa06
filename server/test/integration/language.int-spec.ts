import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMetadataStorage } from 'class-validator';
import { LAPSED_LOOK, LOAN_LOOKS } from '../../src/modules/loan/loan-status';
import { WITHDRAWAL_LOOKS } from '../../src/modules/wallet/withdrawal-status';
import { FILIPINO } from '../../src/platform/language/fil';
import { problemClasses } from '../../src/platform/problem/problem';
import { startApp, type TestApp } from '../support/app';
import { addStaff, approvedLoan, type TestStaff, type TestWallet } from '../support/factories';
import { type Answer, send } from '../support/http';
import { sourceTexts } from '../support/sources';
import { prepareWithCode } from '../support/withdrawals';

const fil = { 'accept-language': 'fil' };
const FILIPINO_APPROVED = FILIPINO[LOAN_LOOKS.APPROVED.message as keyof typeof FILIPINO];

describe('the language of the caller', () => {
  let test: TestApp;
  let staff: TestStaff;
  let member: TestWallet;

  beforeAll(async () => {
    test = await startApp();
    staff = await addStaff(test);
    member = await approvedLoan(test, staff);
  });

  afterAll(() => test.close());

  const asMember = (path: string, headers: Record<string, string> = {}, body: object = {}): Promise<Answer> =>
    send(`${test.url}/v2${path}`, {
      token: member.token,
      headers,
      body: { phoneNumber: member.phoneNumber, ...body },
    });

  describe('the catalogue', () => {
    /** What validation may say about a field of any request. */
    function validationMessages(): unknown[] {
      const stored: Map<{ name: string }, { type: string; message?: unknown }[]> = Reflect.get(
        getMetadataStorage(),
        'validationMetadatas',
      );
      return [...stored]
        .filter(([{ name }]) => name.endsWith('Dto'))
        .flatMap(([, rules]) => rules)
        .filter(({ type }) => type !== 'conditionalValidation')
        .map(({ message }) => message);
    }

    const problemSentences = () => problemClasses().flatMap(({ title, detail }) => [title, detail]);
    const lookSentences = () => [
      ...[...Object.values(LOAN_LOOKS), LAPSED_LOOK].flatMap(({ message, statement }) => [
        message,
        statement,
      ]),
      ...Object.values(WITHDRAWAL_LOOKS).map(({ message }) => message),
    ];

    it('has every sentence of problems, validation and statuses', () => {
      const said = [...problemSentences(), ...validationMessages(), ...lookSentences()];

      expect(said.length).toBeGreaterThan(150);
      expect(said.filter((sentence) => !Object.hasOwn(FILIPINO, String(sentence)))).toStrictEqual([]);
    });

    it('has no sentence that nothing says any more', () => {
      const said = new Set<unknown>([...problemSentences(), ...validationMessages(), ...lookSentences()]);
      const source = sourceTexts('server/src', (path) => !path.includes('platform/language/')).join('\n');
      const unsaid = Object.keys(FILIPINO).filter((sentence) => !said.has(sentence));

      expect(unsaid.filter((sentence) => !source.includes(`'${sentence}'`))).toStrictEqual([]);
    });

    it('fills the same places in both languages', () => {
      const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

      for (const [english, filipino] of Object.entries(FILIPINO)) {
        expect(places(filipino)).toEqual(places(english));
      }
    });

    it('gives the document a Filipino sentence beside each English one', () => {
      const document = readFileSync(join(__dirname, '../../../openapi.json'), 'utf8');
      const pairs: [string, string | undefined][] = [];
      JSON.parse(document, (_, value) => {
        if (value?.['x-message'] !== undefined) pairs.push([value['x-message'], value['x-message-fil']]);
        return value;
      });

      expect(pairs.length).toBeGreaterThan(80);
      for (const [english, filipino] of pairs) expect(filipino).toBe(Reflect.get(FILIPINO, english));
    });
  });

  it('is in every part of a problem, also one with figures in it', async () => {
    const answer = await send(`${test.url}/v2/loan/quote`, {
      headers: fil,
      body: { selectedCurrency: 'PHP', installmentCount: 12, loanAmountPHP: 1 },
    });

    const sentence = '100,000 hanggang 5,000,000 PHP ang puwedeng i-loan.';
    expect(answer).toMatchObject({
      status: 400,
      json: {
        title: 'May mga sagot na hindi tama',
        detail: sentence,
        message: sentence,
        code: 'VALIDATION_FAILED',
        errors: [{ field: 'loanAmountPHP', message: sentence }],
      },
    });
    expect(answer.headers.get('content-language')).toBe('fil');
    expect(answer.headers.get('vary')).toMatch(/accept-language/i);
  });

  it('is in problems from before any operation, too', async () => {
    const statuses: [string, object][] = [
      ['/v2/nothing', { json: { title: 'Hindi nahanap' } }],
      ['/v2/%', { json: { title: 'Hindi mabasa ang request' } }],
      ['/v2/backoffice/loans', { json: { message: 'Mag-sign in muna.' } }],
    ];
    for (const [path, problem] of statuses) {
      expect(await send(test.url + path, { headers: fil })).toMatchObject(problem);
    }
  });

  it.each(['en', '*', 'de', undefined])('is English for %s', async (language) => {
    const headers: Record<string, string> = language === undefined ? {} : { 'accept-language': language };
    const answer = await asMember('/wallet/load', headers);

    expect(answer.json).toMatchObject({ statusMessage: LOAN_LOOKS.APPROVED.message });
    expect(answer.headers.get('content-language')).toBe('en');
  });

  it('is in what a member reads of the wallet, while the status stays a word to switch on', async () => {
    const answer = await asMember('/wallet/load', fil);

    expect(answer.json).toMatchObject({
      status: 'APPROVED',
      statusMessage: FILIPINO_APPROVED,
      statement: 'APRUBADO ANG LOAN APPLICATION',
      statementMessage: FILIPINO_APPROVED,
    });
    expect(answer.headers.get('content-language')).toBe('fil');
    expect(answer.headers.get('vary')).toMatch(/accept-language/i);
  });

  it('does not change what staff wrote, nor what staff read', async () => {
    const other = await approvedLoan(test, staff);
    const own = 'Call me\nabout it.';
    const { loanNumber, phoneNumber, token } = other;
    await staff.officer.client.backOffice.changeStatement({
      loanNumber,
      requestBody: { statusMessage: own },
    });

    const wallet = await send(`${test.url}/v2/wallet/load`, { token, headers: fil, body: { phoneNumber } });
    const loans = await send(`${test.url}/v2/backoffice/loans`, {
      token: staff.officer.token,
      headers: fil,
    });

    expect(wallet.json).toMatchObject({ statusMessage: own, statement: 'APRUBADO ANG LOAN APPLICATION' });
    expect(loans.text).toContain('LOAN APPLICATION IS APPROVED');
  });

  it('is that of the first answer in every repetition, byte for byte', async () => {
    const body = await prepareWithCode(member, staff);
    const key = { 'idempotency-key': 'withdrawn once' };

    const first = await asMember('/wallet/withdraw', { ...fil, ...key }, body);
    const repeated = await asMember('/wallet/withdraw', { 'accept-language': 'en', ...key }, body);

    const statusMessage = 'Papunta na ang transfer mo. Karaniwang 10 hanggang 60 minuto ito.';
    expect(first).toMatchObject({
      status: 200,
      json: { withdrawal: { status: 'PENDING', statusMessage } },
    });
    expect(repeated.text).toBe(first.text);
    expect((await asMember('/member/info', fil)).json).toMatchObject({ withdrawal: { statusMessage } });
    expect((await asMember('/misc/phonenumber')).json).toMatchObject({
      withdrawal: { statusMessage: WITHDRAWAL_LOOKS.PENDING.message },
    });
  });
});
