import { ReportFiles } from '../../src/modules/reports/report-files.service';
import { SealedFileStore } from '../../src/modules/upload/file-store/sealed-file-store';
import { newMember, type TestWallet } from '../support/factories';
import { refusal, send } from '../support/http';
import { pdfText } from '../support/pdf-text';
import { reportFile } from '../support/report-files';
import { type Business, goTo, loanOf, pay, reverse, startBusiness } from '../support/servicing';

/** 100,000 pesos over six months: 17,067 a month, 16,667 of it principal and 400 interest. */
const APPROVED = '2027-01-15';
const DUE = '2027-02-15';
const CLOSED = '2027-03-01';
const TODAY = '2027-03-20';

let business: Business;
let loan: TestWallet;

const reports = () => business.staff.officer.client.backOffice;
const pesos = <Row extends { currency: string }>(rows: readonly Row[]) =>
  rows.filter(({ currency }) => currency === 'PHP');
const balances = async (at: string) =>
  Object.fromEntries(
    pesos((await reports().readTrialBalance({ at })).accounts).map(({ account, debit, credit }) => [
      account,
      credit - debit,
    ]),
  );
const ageing = async (at: string) => {
  const [portfolio] = pesos((await reports().readPortfolioAtRisk({ at })).portfolios);
  return (portfolio?.ageing ?? [])
    .filter(({ loans }) => loans > 0)
    .map(({ bucket, loans }) => [bucket, loans]);
};

beforeAll(async () => {
  business = await startBusiness();
  loan = await loanOf(business, APPROVED);
  await loanOf(business, APPROVED, { selectedCurrency: 'USD' });
});

afterAll(() => business.test.close());

const fileOf = (...asked: Parameters<typeof reportFile> extends [unknown, ...infer Asked] ? Asked : never) =>
  reportFile(business, ...asked);

describe('the books', () => {
  it('say of the day of approval what was lent, and nothing of the day before', async () => {
    await goTo(business, DUE);

    expect(await balances('2027-01-14')).toEqual({});
    expect(await balances(APPROVED)).toEqual({ LOANS_RECEIVABLE: -100_000, WALLET: 100_000 });
    expect(await reports().readTrialBalance({ at: APPROVED })).toMatchObject({ at: APPROVED, final: true });
    expect(await reports().readTrialBalance({})).toMatchObject({ at: DUE, final: false });
  });

  it('balance in each currency, with the interest that fell due', async () => {
    const { totals } = await reports().readTrialBalance({ at: DUE });

    expect(await balances(DUE)).toEqual({
      LOANS_RECEIVABLE: -100_000,
      WALLET: 100_000,
      INTEREST_RECEIVABLE: -400,
      INTEREST_INCOME: 400,
    });
    expect(totals.map(({ currency }) => currency)).toEqual(['PHP', 'USD']);
    for (const { debit, credit } of totals) expect(credit).toBe(debit);
    expect(totals[0]).toMatchObject({ debit: 100_400 });
  });

  it.each([
    [DUE, 'CURRENT', [0, 0, 0, 0]],
    ['2027-02-16', 'DPD_1_30', [1, 0, 0, 0]],
    ['2027-03-17', 'DPD_1_30', [1, 0, 0, 0]],
    ['2027-03-18', 'DPD_31_60', [1, 1, 0, 0]],
  ])('count a loan past due from the day after: on %s as %s', async (at, bucket, atRisk) => {
    await goTo(business, TODAY);
    const [portfolio] = pesos((await reports().readPortfolioAtRisk({ at })).portfolios);

    expect(await ageing(at)).toEqual([[bucket, 1]]);
    expect(portfolio).toMatchObject({ loans: 1, principal: 100_000 });
    expect(portfolio?.atRisk.map(({ loans }) => loans)).toEqual(atRisk);
    expect(portfolio?.atRisk.map(({ ratio }) => ratio)).toEqual(atRisk);
  });

  it('set aside what is configured for each bucket', async () => {
    const of = async (at: string) => pesos((await reports().readProvisions({ at })).totals)[0]?.provision;

    expect(await of(DUE)).toBe(1_000);
    expect(await of('2027-02-16')).toBe(5_000);
    expect(await of('2027-03-18')).toBe(25_000);
  });

  it('stay as they were for a day that is over, whatever is recorded of it later', async () => {
    const read = () =>
      Promise.all([
        reports().readTrialBalance({ at: CLOSED }),
        reports().readPortfolioAtRisk({ at: CLOSED }),
        reports().readProvisions({ at: CLOSED }),
        reports().readCollections({ from: '2027-02-01', to: CLOSED }),
        reports().readIncome({ from: '2027-01-01', to: CLOSED }),
      ]);
    const before = await read();

    const payment = await pay(business, loan, 17_067, { paidAt: '2027-02-15' });

    expect(await read()).toEqual(before);
    expect(await balances(TODAY)).toMatchObject({ COLLECTIONS: -17_067, LOANS_RECEIVABLE: -83_333 });
    expect(await ageing(TODAY)).toEqual([['DPD_1_30', 1]]);
    await reverse(business, payment);
    expect(await read()).toEqual(before);
    expect(await balances(TODAY)).toMatchObject({ COLLECTIONS: 0, LOANS_RECEIVABLE: -100_000 });
    await goTo(business, '2027-03-21');
    expect(await read()).toEqual(before);
  });

  it('say what was expected and what came, in its month', async () => {
    await pay(business, loan, 20_000, { reference: 'BPI 0043' });
    const { months } = await reports().readCollections({ from: '2027-02-01', to: '2027-03-21' });
    const [february, march] = pesos(months);

    expect(february).toMatchObject({
      month: '2027-02',
      expected: 17_067,
      expectedInterest: 400,
      received: 0,
    });
    expect(march).toMatchObject({ month: '2027-03', expected: 17_067, received: 20_000 });
    expect(march?.principal).toBe(
      20_000 - (march?.interest ?? 0) - (march?.penalties ?? 0) - (march?.fees ?? 0),
    );
  });

  it.each([
    ['at', { at: '2027-04-01' }],
    ['at', { at: '2027-02-30' }],
    ['at', { at: 'yesterday' }],
  ])('refuse a day that is still to come, or none, naming the field %s', async (field, query) => {
    const { status, fieldErrors } = await refusal(reports().readTrialBalance(query));

    expect([status, fieldErrors.map((error) => error.field)]).toEqual([400, [field]]);
  });

  it('refuse days in the wrong order', async () => {
    const { status, fieldErrors } = await refusal(
      reports().readIncome({ from: '2027-02-02', to: '2027-02-01' }),
    );

    expect([status, fieldErrors.map((error) => error.field)]).toEqual([400, ['from']]);
  });

  it('are nothing for members', async () => {
    const { client } = await newMember(business.test);

    for (const read of [
      client.backOffice.readTrialBalance({}),
      client.backOffice.readPortfolioAtRisk({}),
      client.backOffice.prepareReport({ requestBody: { report: 'LOAN_TAPE', format: 'CSV' } }),
    ]) {
      expect(await refusal(read)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    }
  });
});

describe('a report as a file', () => {
  it('has every loan, as a spreadsheet reads it', async () => {
    const { url = '', ...file } = await fileOf('LOAN_TAPE', 'CSV', { to: '2027-03-18' });
    const { status, headers, text } = await send(business.test.url + url);
    const [head = '', ...rows] = text.trim().split('\r\n');

    expect(file).toMatchObject({ report: 'LOAN_TAPE', from: '2027-03-18', to: '2027-03-18' });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers.get('content-disposition')).toContain('loan-tape-2027-03-18.csv');
    expect(rows).toHaveLength(2);
    const row = Object.fromEntries(
      head
        .split(',')
        .map((label, column) => [
          label,
          rows.find((one) => one.startsWith(loan.loanNumber))?.split(',')[column],
        ]),
    );
    expect(row).toMatchObject({ Principal: '100000.00', Interest: '800.00', 'Days past due': '31' });
  });

  it('has every posting, whose sum is zero', async () => {
    const { url = '' } = await fileOf('GENERAL_LEDGER', 'JSON', { from: '2027-01-01', to: '2027-03-21' });
    const { lines } = (await send(business.test.url + url)).json as {
      lines: {
        currency: string;
        debit: number;
        credit: number;
        kind: string;
        bookedOn: string;
        businessOn: string;
      }[];
    };
    const late = lines.filter(({ bookedOn, businessOn }) => bookedOn !== businessOn);

    for (const currency of ['PHP', 'USD']) {
      const own = lines.filter((line) => line.currency === currency);
      const sum = own.reduce((total, { debit, credit }) => total + Math.round((credit - debit) * 100), 0);
      expect([own.length > 3, sum]).toEqual([true, 0]);
    }
    expect(new Set(late.map((line) => [line.kind, line.bookedOn, line.businessOn].join()))).toEqual(
      new Set([`REPAYMENT,${TODAY},2027-02-15`]),
    );
  });

  it('is a paper that one can show', async () => {
    const { url = '' } = await fileOf('PORTFOLIO', 'PDF', { to: '2027-03-18' });
    const paper = Buffer.from(await (await fetch(business.test.url + url)).arrayBuffer());
    const said = pdfText(paper).join('\n');

    for (const words of ['Portfolio report', 'PAR 30', '31 to 60', '100.00 %', '25,000.00', 'Collections']) {
      expect(said).toContain(words);
    }
  });

  it.each(['LOAN_TAPE', 'GENERAL_LEDGER', 'SUSPENSE'] as const)(
    'is a paper of the list %s, with its sums',
    async (kind) => {
      const { url = '' } = await fileOf(kind, 'PDF', {
        ...(kind === 'GENERAL_LEDGER' && { from: '2027-01-01' }),
        to: '2027-03-18',
      });
      const said = pdfText(Buffer.from(await (await fetch(business.test.url + url)).arrayBuffer())).join(
        '\n',
      );

      if (kind === 'SUSPENSE') expect(said).toContain('Nothing in these days.');
      else
        for (const words of ['summed', loan.loanNumber, '100,000.00', 'PHP']) expect(said).toContain(words);
    },
  );

  it('is made once, also by workers that take it on at the same time', async () => {
    const requestBody = { report: 'GENERAL_LEDGER', format: 'JSON', from: '2027-01-01', to: CLOSED } as const;
    const put = jest.spyOn(business.test.get(SealedFileStore), 'put');
    const { id: reportId } = await reports().prepareReport({ requestBody });
    const files = business.test.get(ReportFiles);
    await Promise.all([files.make(reportId), files.make(reportId), files.make(reportId)]);

    expect(put.mock.calls.map(([key]) => key)).toEqual([`reports/${reportId}.1`]);
    const asked = await business.test.sql('SELECT action, actor_id FROM audit_entry WHERE subject = $1', [
      `report ${reportId}`,
    ]);
    expect(asked).toEqual([{ action: 'REPORT_ASKED', actor_id: business.staff.officer.accountId }]);
    put.mockRestore();
    const { state, sizeBytes, url = '' } = await reports().readReportFile({ reportId });
    const { text } = await send(business.test.url + url);
    expect([state, sizeBytes]).toEqual(['READY', Buffer.byteLength(text)]);
  });

  it('is given up at once where its last day is still to come, since the day was moved back', async () => {
    const { id: reportId } = await fileOf('TRIAL_BALANCE', 'JSON', { to: CLOSED });
    await business.test.sql(`UPDATE report_file SET state = 'RUNNING', to_on = $2 WHERE id = $1`, [
      reportId,
      '2099-01-01',
    ]);

    await business.test.get(ReportFiles).make(reportId);

    expect(await reports().readReportFile({ reportId })).toMatchObject({ state: 'FAILED' });
  });

  it('is of the day that it is asked for, whatever that is called, and refuses days that it would not read', async () => {
    const wish = { report: 'LOAN_TAPE', format: 'JSON', at: CLOSED } as const;
    expect(await reports().prepareReport({ requestBody: wish })).toMatchObject({ to: CLOSED });
    const two = reports().prepareReport({ requestBody: { ...wish, to: '2027-01-31' } });
    await expect(two).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    const path = `${business.test.url}/v2/backoffice/reports`;
    const { token } = business.staff.officer;
    for (const [field, refused] of [
      ['from', send(path, { token, body: { ...wish, from: '2027-01-01' } })],
      ['to', send(`${path}/portfolio-at-risk?to=${CLOSED}`, { token })],
      ['at', send(`${path}/income?at=${CLOSED}`, { token })],
    ] as const) {
      expect(await refused).toMatchObject({ status: 400, json: { errors: [{ field }] } });
    }
  });

  it('opens by its own link alone', async () => {
    const [one, other] = [
      await fileOf('TRIAL_BALANCE', 'JSON', { to: CLOSED }),
      await fileOf('TRIAL_BALANCE', 'CSV', { to: CLOSED }),
    ];
    const query = one.url?.split('?')[1];

    expect((await send(`${business.test.url}/v2/reports/${other.id}?${query}`)).status).toBe(403);
    expect((await send(`${business.test.url}/v2/reports/${one.id}`)).status).toBe(400);
    await business.test.sql(`UPDATE report_file SET expires_at = now() - interval '1 second' WHERE id = $1`, [
      one.id,
    ]);
    expect((await send(`${business.test.url}${one.url}`)).json).toMatchObject({ code: 'LINK_EXPIRED' });
    expect(await reports().readReportFile({ reportId: one.id })).toMatchObject({ state: 'EXPIRED' });
  });
});
