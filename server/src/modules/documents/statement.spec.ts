import { pdfPages, pdfText } from '../../../test/support/pdf-text';
import type { MovementDto, StatementDto } from '../servicing/statement.dto';
import { writeStatementCsv } from './statement-csv';
import { writeStatement } from './statement-paper';

const sender = {
  companyName: 'Pautang Financing Company, Inc.',
  secRegistration: 'CS202300000',
  contactEmail: 'help@pautang.example',
};

const disbursement: MovementDto = {
  date: '2026-11-21',
  kind: 'DISBURSEMENT',
  description: 'Loan paid out to the wallet',
  amount: 100_000,
  balance: 100_000,
  walletAmount: 100_000,
  walletBalance: 100_000,
};
const payment: MovementDto = {
  date: '2026-12-21',
  kind: 'PAYMENT',
  description: 'Payment received, "on time"',
  reference: 'RP00000001',
  amount: -17_067,
  balance: 83_333,
  walletAmount: 0,
  walletBalance: 100_000,
};

function statementOf(...movements: MovementDto[]): StatementDto {
  const months = [...new Set(movements.map(({ date }) => date.slice(0, 7)))];
  return {
    loanNumber: 'LN00000001',
    selectedCurrency: 'PHP',
    asOf: '2026-12-31',
    openingBalance: 0,
    closingBalance: movements.at(-1)?.balance ?? 0,
    months: months.map((month) => {
      const ofMonth = movements.filter(({ date }) => date.startsWith(month));
      return {
        month,
        openingBalance: 0,
        closingBalance: ofMonth.at(-1)?.balance ?? 0,
        movements: ofMonth,
      };
    }),
  };
}

describe('the statement on paper', () => {
  it('has every movement in its month, with what is owed after it', async () => {
    const pdf = await writeStatement(statementOf(disbursement, payment), sender, 'Juana', 'en');
    const lines = pdfText(pdf).map((line) => line.trim());

    expect(lines).toEqual(
      expect.arrayContaining([
        'Loan statement',
        'November 2026',
        'December 2026',
        'Loan paid out to the wallet',
        'Payment received, "on time"',
        'RP00000001',
        '−₱17,067.00',
        '₱83,333.00',
      ]),
    );
  });

  it.each(['en', 'fil'] as const)('cuts no amount of many digits in two (%s)', async (language) => {
    const amount = 1_440_000_000;
    const paidOut = { ...disbursement, amount, balance: amount, walletAmount: amount, walletBalance: amount };
    const paidBack = { ...payment, amount: -amount, balance: 0, walletAmount: -amount, walletBalance: 0 };
    const inRupiah = { ...statementOf(paidOut, paidBack), selectedCurrency: 'IDR' };
    const lines = pdfText(await writeStatement(inRupiah, sender, 'Juana', language));
    const written = (text: string) =>
      lines.filter((line) => line.trim().replaceAll('\u00a0', ' ') === text).length;

    // Four of the movement, and what is owed at the end of its month.
    expect(written('Rp 1,440,000,000.00')).toBe(5);
    expect(written('−Rp 1,440,000,000.00')).toBe(2);
  });

  it.each([
    ['en', 'Your credit in all'],
    ['fil', 'Kabuuang credit mo'],
  ] as const)('calls what was paid too much a credit (%s)', async (language, label) => {
    const tooMuch = { ...payment, amount: -100_250.5, balance: -250.5 };
    const lines = pdfText(
      await writeStatement(statementOf(disbursement, tooMuch), sender, 'Juana', language),
    );

    expect(lines[lines.indexOf(label) + 1]).toBe('₱250.50');
  });

  it('prints what moved in the wallet alone, such as a withdrawal', async () => {
    const withdrawal: MovementDto = {
      ...disbursement,
      kind: 'WITHDRAWAL',
      amount: 0,
      walletAmount: -60_000,
      walletBalance: 40_000,
    };
    const lines = pdfText(await writeStatement(statementOf(disbursement, withdrawal), sender, 'Juana', 'en'));

    expect(lines).toEqual(expect.arrayContaining(['−₱60,000.00', '₱40,000.00']));
  });

  it('is one in Filipino too, and says when nothing has moved', async () => {
    const lines = pdfText(await writeStatement(statementOf(), sender, 'Juana', 'fil'));

    expect(lines).toContain('Statement ng loan');
    expect(lines).toContain('Wala pang gumalaw sa loan na ito.');
  });

  it('begins its table anew on each page, and has the same bytes on the same day', async () => {
    const long = statementOf(...Array.from({ length: 80 }, () => payment));
    const pdf = await writeStatement(long, sender, 'Juana', 'en');

    expect(pdfPages(pdf)).toBeGreaterThan(2);
    expect(pdfText(pdf).filter((line) => line === 'Movement')).toHaveLength(pdfPages(pdf));
    expect(pdf.equals(await writeStatement(long, sender, 'Juana', 'en'))).toBe(true);
  });

  it('begins no page with the end of its table alone, wherever that comes', async () => {
    const [head, ending] = ['In the wallet', 'Owed at its end'];
    for (let movements = 15; movements <= 60; movements++) {
      const pdf = await writeStatement(statementOf(...Array(movements).fill(payment)), sender, 'Juana', 'en');
      const lines = pdfText(pdf);
      const alone = lines.filter((line, index) => line === ending && lines[index - 1] === head);
      expect([movements, alone]).toEqual([movements, []]);
      expect(lines.filter((line) => line === ending)).toHaveLength(1);
    }
  });
});

describe('the statement as a table', () => {
  const csv = (statement: StatementDto) => writeStatementCsv(statement, 'en').toString('utf8');

  it('has a line for each movement, with amounts that can be added up', () => {
    expect(
      csv(statementOf(disbursement, payment))
        .replace(/^\uFEFF/, '')
        .split('\r\n'),
    ).toEqual([
      'Date,Kind,Movement,Reference,Currency,Change,Owed,Change of the wallet,In the wallet',
      '2026-11-21,DISBURSEMENT,Loan paid out to the wallet,,PHP,100000.00,100000.00,100000.00,100000.00',
      '2026-12-21,PAYMENT,"Payment received, ""on time""",RP00000001,PHP,-17067.00,83333.00,0.00,100000.00',
      '',
    ]);
  });

  it('has no decimals in a currency without a minor unit', () => {
    const text = csv({ ...statementOf(payment), selectedCurrency: 'JPY' });

    expect(text).toContain(',JPY,-17067,83333,0,100000\r\n');
  });

  it('is no formula in a spreadsheet, whatever a text says', () => {
    const text = csv(statementOf({ ...payment, description: '=HYPERLINK("http://x")', reference: '-1+1' }));

    expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(text).toContain(",'-1+1,");
  });
});
