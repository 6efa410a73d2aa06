import { randomUUID } from 'node:crypto';
import type { LoanQuoteDto } from '@pautang/sdk';
import { startApp, type TestApp } from '../support/app';
import {
  activatedMember,
  addStaff,
  approvedLoan,
  bankOf,
  decide,
  identityOf,
  memberWithLoan,
  quoteOf,
  type TestAccount,
  type TestStaff,
} from '../support/factories';
import { refusal, refusalCode, send } from '../support/http';
import { publishRates } from '../support/rates';

interface Row {
  agreed_at: Date;
  language: string;
  address: string;
  terms_version: string;
  quote_hash: string;
  agreed: { quote: LoanQuoteDto };
}

describe('what a member agrees to', () => {
  let test: TestApp;
  let staff: TestStaff;

  beforeAll(async () => {
    test = await startApp({ DEMO: 'true' });
    staff = await addStaff(test);
  });

  afterAll(() => test.close());

  beforeEach(() => publishRates(test, { USD: 0.01776 }));

  function apply({ client, phoneNumber }: TestAccount, quote: LoanQuoteDto) {
    return client.loan.applyForLoan({ idempotencyKey: randomUUID(), requestBody: { ...quote, phoneNumber } });
  }

  const agreementOf = ({ client, phoneNumber }: TestAccount, loanNumber?: string) =>
    client.loan.readAgreement({ requestBody: { phoneNumber, loanNumber } });

  const rowsOf = ({ accountId }: TestAccount) =>
    test.sql<Row>('SELECT * FROM loan_agreement WHERE member_id = $1', [accountId]);

  /** Makes the agreement one of the time before the consent was kept. */
  const forgetConsent = async ({ accountId }: TestAccount) =>
    (await test.owner()).transaction(async (tx) => {
      await tx.query('ALTER TABLE loan_agreement DISABLE TRIGGER USER');
      await tx.query(`UPDATE loan_agreement SET agreed = agreed - 'consent' WHERE member_id = $1`, [
        accountId,
      ]);
      await tx.query('ALTER TABLE loan_agreement ENABLE TRIGGER USER');
    });

  const moveClock = (days: number) => staff.officer.client.backOffice.moveClock({ requestBody: { days } });

  it('is kept to the last figure, with borrower, lender, time, language, edition and address', async () => {
    const member = await activatedMember(test);
    const quote = await quoteOf(member, { selectedCurrency: 'USD' });
    const { phoneNumber, token } = member;
    await send(`${test.url}/v2/loan/applynew`, {
      token,
      headers: { 'idempotency-key': randomUUID(), 'accept-language': 'fil-PH' },
      body: { ...quote, phoneNumber },
    });

    const agreement = await agreementOf(member);

    expect(agreement).toMatchObject({
      active: true,
      termsVersion: '2027-01',
      language: 'fil',
      quoteHash: quote.quoteHash,
      coolingOffDays: 3,
      quote,
      borrower: {
        fullLegalName: 'Juana dela Peña',
        identityType: 'Passport',
        identityNumberMasked: 'P12******',
        phoneNumber,
        bankName: 'BPI',
        accountNumberMasked: '123*******',
      },
      lender: { companyName: 'Pautang Financing Company, Inc.', secRegistration: 'CS202300000' },
    });
    const [row] = await rowsOf(member);
    expect(row).toMatchObject({ language: 'fil', terms_version: '2027-01', quote_hash: quote.quoteHash });
    expect(row?.address).toMatch(/127\.0\.0\.1|::1/);
    expect(row?.agreed.quote).toEqual(quote);
    expect(row?.agreed_at.toISOString()).toBe(agreement.agreedAt);
    expect(JSON.stringify(row?.agreed)).not.toMatch(
      `${identityOf(member).identityNumber}|${bankOf(member).accountNumber}`,
    );
  });

  it('is kept without a hash too, when every figure agrees', async () => {
    const member = await activatedMember(test);
    const { quoteHash, ...figures } = await quoteOf(member);

    await apply(member, figures as LoanQuoteDto);

    const agreement = await agreementOf(member);
    expect(agreement).toMatchObject({ active: true, quoteHash });
    expect(agreement.consent).toEqual({ kind: 'FIGURES' });
  });

  it('names the hash that the member sent, and says nothing of it where it was not kept yet', async () => {
    const member = await activatedMember(test);
    const quote = await quoteOf(member);
    await apply(member, quote);
    const { quoteHash } = quote;
    expect((await agreementOf(member)).consent).toEqual({ kind: 'QUOTE', quoteHash });

    const earlier = await activatedMember(test);
    const { state, loanNumber } = await apply(earlier, await quoteOf(earlier));
    expect(state).toBe('LOAN_CREATED');
    await forgetConsent(earlier);
    const agreement = await agreementOf(earlier, loanNumber);
    expect(agreement).toMatchObject({ active: true, quoteHash });
    expect(agreement).not.toHaveProperty('consent');
  });

  it('is asked for anew when the hash is of other figures', async () => {
    const member = await activatedMember(test);
    const quote = await quoteOf(member);
    const other = await quoteOf(member, { loanAmountPHP: 300_000 });

    const failure = await refusal(apply(member, { ...quote, quoteHash: other.quoteHash }));

    expect(failure).toMatchObject({ status: 409, code: 'QUOTE_CHANGED' });
    expect(failure.problem?.quote).toEqual(quote);
    await expect(rowsOf(member)).resolves.toEqual([]);
    await expect(apply(member, failure.problem?.quote as LoanQuoteDto)).resolves.toMatchObject({
      state: 'LOAN_CREATED',
    });
  });

  it('is asked for anew on another day, since its dates have moved', async () => {
    const member = await activatedMember(test);
    const quote = await quoteOf(member);
    await moveClock(1);

    const failure = await refusal(apply(member, quote));
    await moveClock(-1);

    expect(failure.code).toBe('QUOTE_CHANGED');
    const fresh = failure.problem?.quote as LoanQuoteDto;
    // The first ones need not: loans of January 30 and 31 are both due on the last of February.
    const dates = ({ schedule }: LoanQuoteDto) => schedule.map(({ dueDate }) => dueDate).join();
    expect(dates(fresh) > dates(quote)).toBe(true);
    expect({ ...fresh, schedule: [], quoteHash: '' }).toEqual({ ...quote, schedule: [], quoteHash: '' });
  });

  it.each(['', 'b5bb', 'B5BB9D8014A0F9B1D61E21E796D78DCCDF1352F23CD32812F4850B878AE4944C', 7])(
    'takes no %j for a hash',
    async (quoteHash) => {
      const member = await activatedMember(test);
      const applying = apply(member, { ...(await quoteOf(member)), quoteHash: quoteHash as string });

      if (quoteHash === '') await expect(applying).resolves.toMatchObject({ state: 'LOAN_CREATED' });
      else await expect(refusalCode(applying)).resolves.toBe('VALIDATION_FAILED');
    },
  );

  it('stays as it is: the database refuses every change', async () => {
    const member = await memberWithLoan(test);

    for (const statement of [
      `UPDATE loan_agreement SET language = 'en'`,
      'DELETE FROM loan_agreement',
      'TRUNCATE loan_agreement',
    ]) {
      await expect(test.sql(statement)).rejects.toThrow('append-only');
    }
    await expect(rowsOf(member)).resolves.toHaveLength(1);
  });

  it('belongs to each of the loans, and an application that is refused leaves none', async () => {
    const first = await memberWithLoan(test);
    await apply(first, await quoteOf(first));
    await expect(rowsOf(first)).resolves.toHaveLength(1);
    await decide(staff, first, 'REJECT');
    const { loanNumber } = await apply(first, await quoteOf(first, { loanAmountPHP: 300_000 }));

    await expect(agreementOf(first)).resolves.toMatchObject({
      loanNumber,
      quote: { loanAmountPHP: 300_000 },
    });
    await expect(agreementOf(first, first.loanNumber)).resolves.toMatchObject({
      loanNumber: first.loanNumber,
      quote: { loanAmountPHP: 250_000 },
    });
  });

  it('is nobody else’s business', async () => {
    const [owner, stranger] = [await memberWithLoan(test), await memberWithLoan(test)];

    await expect(refusalCode(agreementOf(stranger, owner.loanNumber))).resolves.toBe('LOAN_NOT_FOUND');
    await expect(refusalCode(agreementOf(stranger, 'LN99999999'))).resolves.toBe('LOAN_NOT_FOUND');
    await expect(
      refusalCode(agreementOf({ ...stranger, phoneNumber: owner.phoneNumber }, owner.loanNumber)),
    ).resolves.toBe('NOT_YOUR_ACCOUNT');
    await expect(agreementOf(await activatedMember(test))).resolves.toEqual({ active: false });
  });
});

describe('a product with interest on what is still owed', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startApp({ LOAN_METHOD: 'declining' });
  });

  afterAll(() => test.close());

  it('quotes, takes and funds loans by that method', async () => {
    const staff = await addStaff(test);
    const member = await approvedLoan(test, staff);
    const { client, phoneNumber } = member;
    const { quote } = await client.loan.readAgreement({ requestBody: { phoneNumber } });

    expect((await client.misc.readConfig()).interestMethod).toBe('declining');
    expect(quote).toMatchObject({
      interestMethod: 'declining',
      interestAmountXR: 1000,
      loanAmountXR: 250_000,
    });
    expect(quote?.financeChargeXR).toBeLessThan(12_000);
    const interest = quote?.schedule.map((installment) => installment.interest) ?? [];
    expect(interest).toEqual([...interest].sort((one, other) => other - one));
    await expect(client.wallet.loadWallet({ requestBody: { phoneNumber } })).resolves.toMatchObject({
      wallet: 250_000,
    });
    await expect(test.sql('SELECT DISTINCT interest_method FROM loan')).resolves.toEqual([
      { interest_method: 'declining' },
    ]);
  });
});
