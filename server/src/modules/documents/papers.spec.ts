import { createHash } from 'node:crypto';
import { addendumEditions, editions, topUpLabels } from '@pautang/legal-texts/papers';
import { fromPhp, type InterestMethod, PESO_MINOR, quoteLoan, roundingUnitMinor } from '@pautang/loan-terms';
import { pdfPages, pdfText } from '../../../test/support/pdf-text';
import type { Language } from '../../platform/language/language';
import type { AgreedConsent } from '../loan/agreed';
import type { KeptAgreement } from '../loan/loan-agreement.service';
import { hashOfQuote, toQuoteDto } from '../loan/loan-quote-view';
import { type AddendumPaper, writeAddendum } from './addendum-paper';
import type { AgreementPaper } from './agreement-paper';
import { writeContract } from './contract-paper';
import { writeDisclosure } from './disclosure-paper';
import { lateCost } from './late-cost';
import { writeServiceAgreement } from './service-agreement-paper';

interface Wish {
  currency?: string;
  unitsPerPhp?: number;
  termMonths?: number;
  method?: InterestMethod;
  fullLegalName?: string;
  language?: Language;
  consent?: AgreedConsent;
}

/** An agreement as the database keeps it. */
function agreementAbout({
  currency = 'PHP',
  unitsPerPhp = 1,
  termMonths = 6,
  method = 'add_on',
  fullLegalName = 'Juana Santos dela Peña',
  language = 'en',
  consent,
}: Wish = {}): AgreementPaper {
  const terms = { termMonths, ratePercent: 0.4, method };
  const phpMinor = 100_000_00;
  const { quoteHash: _, ...quoted } = toQuoteDto(
    {
      currency,
      unitsPerPhp,
      php: quoteLoan({ ...terms, principalMinor: phpMinor, unitMinor: PESO_MINOR }),
      foreign: quoteLoan({
        ...terms,
        principalMinor: fromPhp(phpMinor, unitsPerPhp),
        unitMinor: roundingUnitMinor(unitsPerPhp),
      }),
    },
    '2026-11-21',
  );
  const agreed = { ...quoted, termsVersion: '2026-11' };
  const quote = { ...agreed, quoteHash: hashOfQuote(agreed) };
  const kept: KeptAgreement = {
    memberId: '0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f10',
    loanId: '0193d5a0-6f5e-7c1e-9a31-5d0c8a4b7f11',
    loanNumber: 'LN00000001',
    agreedAt: new Date('2026-11-21T04:30:15Z'),
    termsVersion: '2026-11',
    language: 'en',
    address: '203.0.113.7',
    quoteHash: quote.quoteHash,
    agreed: {
      quote,
      borrower: {
        fullLegalName,
        identityType: 'Passport',
        identityNumberMasked: 'P12******',
        phoneNumber: '639170000011',
        bankName: 'BPI',
        accountNumberMasked: '123*******',
      },
      lender: {
        companyName: 'Pautang Financing Company, Inc.',
        secRegistration: 'CS202300000',
        certificateOfAuthority: '0000',
        contactEmail: 'help@pautang.example',
      },
      product: { minLoan: 100_000, maxLoan: 5_000_000, terms: [6, 12, 24, 36, 48], coolingOffDays: 3 },
      consent,
    },
  };
  return { kept, edition: editions['2026-11']![language], language };
}

describe.each(['en', 'fil'] as const)('the papers in %s', (language) => {
  const { labels } = editions['2026-11']![language];

  it('of the contract have ten articles, the figures of the loan, and how it was signed', async () => {
    const about = agreementAbout({ language });
    const lines = pdfText(await writeContract(about));

    expect(lines.filter((line) => /^(Article|Artikulo) \d+\./.test(line))).toHaveLength(10);
    expect(lines).toEqual(
      expect.arrayContaining([
        labels.loanContract,
        'Juana Santos dela Peña',
        'Passport',
        'P12******',
        '639170000011',
        'BPI',
        '123*******',
        '₱100,000.00',
        labels.months(6),
        labels.percentAMonth('0.4'),
        '₱400.00',
        '₱17,067.00',
        labels.lastInstallment('₱17,065.00'),
        '₱2,400.00',
        labels.percentAYear('8.50'),
        '₱102,400.00',
        '203.0.113.7',
        '2026-11',
        `${labels.checkSum}: ${about.kept.quoteHash}`,
      ]),
    );
    expect(lines.join(' ')).toMatch(/(November|Nobyembre) 21, 2026, 12:30:15 PM/);
    expect(lines.join(' ')).not.toContain('P1234567A');
  });

  it('of the agreement have ten articles and the limits of its day', async () => {
    const lines = pdfText(await writeServiceAgreement(agreementAbout({ language })));
    const text = lines.join(' ');

    expect(lines.filter((line) => /^(Article|Artikulo) \d+\. ./.test(line))).toHaveLength(10);
    expect(text).toContain('₱100,000.00');
    expect(text).toContain('₱5,000,000.00');
  });

  it('of a loan that pays off another tell both figures', async () => {
    const about = agreementAbout({ language });
    const topUp = {
      loanNumber: 'LN00000007',
      asOf: '2026-11-21',
      payoffXR: 50_065.67,
      receivedXR: 49_934.33,
      avoidedXR: 51_199,
      effectiveYearlyRate: 9.13,
    };
    const agreed = { ...about.kept.agreed, quote: { ...about.kept.agreed.quote, topUp } };
    for (const write of [writeDisclosure, writeContract]) {
      const text = pdfText(await write({ ...about, kept: { ...about.kept, agreed } })).join(' ');
      for (const told of ['LN00000007', '50,065.67', '49,934.33', '51,199', '9.13'])
        expect(text).toContain(told);
    }
    const { effectiveYearlyRate: _, ...withoutRate } = topUp;
    const quote = { ...agreed.quote, topUp: withoutRate };
    const text = pdfText(
      await writeDisclosure({ ...about, kept: { ...about.kept, agreed: { ...agreed, quote } } }),
    );
    const { rate, noRate } = topUpLabels[language];
    expect(text).toEqual(expect.arrayContaining([rate, noRate]));
  });

  it('tell what paying late costs where the lender asks for less than the contract lays down', async () => {
    const about = { ...agreementAbout({ language }), edition: editions['2026-12']![language] };
    const penaltyRules = {
      graceDays: 3,
      dailyPercent: 0.1,
      lateChargePercent: 2,
      capPercent: 25,
      lifeCapPercent: 80,
    };
    const agreed = { ...about.kept.agreed, quote: { ...about.kept.agreed.quote, penaltyRules } };
    const less = { ...about, kept: { ...about.kept, agreed } };
    for (const write of [writeDisclosure, writeContract]) {
      const [before, now] = [about, less].map(async (one) => pdfText(await write(one)).join(' '));
      for (const figure of ['0.3%', '5%', '100%']) expect(await before).toMatch(` ${figure}`);
      for (const figure of ['0.1%', '2%', '80%']) expect(await now).toMatch(` ${figure}`);
      for (const figure of [' 0.3%', ' 5%', ' 100%']) expect(await now).not.toMatch(figure);
    }
    // An installment of 17,067: 2 % of it, and 27 days of 0.1 %.
    expect(lateCost(less, 30)).toBe(802.15);
  });

  it('of the disclosure statement tell the whole cost, every date, and what being late costs', async () => {
    const lines = pdfText(await writeDisclosure(agreementAbout({ language })));
    const text = lines.join(' ');

    expect(lines).toEqual(
      expect.arrayContaining([
        labels.financeCharge,
        '₱2,400.00',
        labels.percentAMonth('0.6819'),
        labels.percentAYear('8.18'),
        labels.percentAYear('8.50'),
      ]),
    );
    expect(lines.filter((line) => line === '₱17,067.00')).toHaveLength(5);
    expect(lines.filter((line) => line === '₱17,065.00')).toHaveLength(1);
    expect(text).toMatch(/(December|Disyembre) 21, 2026/);
    expect(text).toMatch(/(May|Mayo) 21, 2027/);
    expect(text).toContain('₱904.55');
    expect(text).toContain('₱2,235.78');
    expect(text).toContain('3765');
    expect(text).toContain('CS202300000');
  });

  it('number their pages, and name loan, edition and hash at each foot', async () => {
    const about = agreementAbout({ language, termMonths: 48 });
    const pdf = await writeDisclosure(about);
    const lines = pdfText(pdf);
    const count = pdfPages(pdf);

    expect(count).toBeGreaterThan(2);
    for (let page = 1; page <= count; page++) expect(lines).toContain(labels.page(page, count));
    const foot = labels.foot('LN00000001', '2026-11', about.kept.quoteHash);
    expect(lines.filter((line) => line === foot)).toHaveLength(count);
  });

  it('say to a reading program what they are and in which language', async () => {
    const source = (await writeContract(agreementAbout({ language }))).toString('latin1');

    expect(source).toContain(`/Lang (${language}-PH)`);
    expect(source).toContain('/Marked true');
    expect(source).toContain('/DisplayDocTitle true');
    expect(source).toContain(`(${labels.loanContract} LN00000001)`);
    expect(source).toContain('/S /H1');
    expect(source).toContain('/S /TH');
  });
});

/** An addendum with as many installments as the loan has. */
function addendumAbout(wish: Wish): AddendumPaper {
  const about = agreementAbout(wish);
  const { kept } = about;
  const { quote } = kept.agreed;
  const { installmentCount, loanAmountXR: principal, financeChargeXR: interest } = quote;
  const left = { installmentCount, endsOn: '2030-11-15', principal, interest, total: principal + interest };
  return {
    ...about,
    change: {
      requestId: kept.loanId,
      edition: '2026-12',
      language: 'en',
      askedAt: kept.agreedAt,
      agreedAt: kept.agreedAt,
      changedOn: '2026-12-21',
      quote: {
        ...quote,
        loanNumber: kept.loanNumber,
        way: 'DUE_DAY',
        size: 15,
        before: left,
        after: left,
        cost: 0,
      },
    },
  };
}

it('an addendum is signed on one page, wherever its schedule ends', async () => {
  const { signed, checkSum } = addendumEditions['2026-12']!.fil;
  for (let termMonths = 12; termMonths <= 48; termMonths++) {
    const lines = pdfText(await writeAddendum(addendumAbout({ language: 'fil', termMonths })));
    const end = lines.findIndex((line) => line.startsWith(checkSum));
    const signing = lines.slice(lines.indexOf(signed), end);

    expect(signing.length).toBeGreaterThan(10);
    expect(signing.filter((line) => line.startsWith('LN00000001'))).toEqual([]);
  }
});

describe('a paper', () => {
  it.each([
    ['contract', writeContract],
    ['agreement', writeServiceAgreement],
    ['disclosure statement', writeDisclosure],
  ])('has the same bytes whenever it is written (%s)', async (_, write) => {
    const first = await write(agreementAbout());
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2031-01-01T00:00:00Z'));
    const second = await write(agreementAbout());
    now.mockRestore();

    expect(second.equals(first)).toBe(true);
    expect((await write(agreementAbout({ language: 'fil' }))).equals(first)).toBe(false);
  });

  it.each([
    ['QUOTE', { kind: 'QUOTE', quoteHash: 'a'.repeat(64) }, 'after seeing the whole cost'],
    ['FIGURES', { kind: 'FIGURES' }, 'confirmed these figures'],
  ] as const)('says what was consented to (%s)', async (kind, consent, words) => {
    for (const language of ['en', 'fil'] as const) {
      const about = agreementAbout({ consent, language });
      const { labels } = about.edition;
      for (const write of [writeContract, writeServiceAgreement, writeDisclosure]) {
        const lines = pdfText(await write(about));
        expect(lines).toEqual(expect.arrayContaining([labels.consent, labels.consentTo[kind]]));
        if (language === 'en') expect(lines.join(' ')).toContain(words);
      }
    }
  });

  it.each([
    ['contract', writeContract, 'ddc0574ac4a3650d771836ba45dcd1657e5c4b0f802b020223f5d77e3520f434'],
    ['agreement', writeServiceAgreement, 'a9a932685cdd8d2401a3e53a2fc0dca6cc5fc6a193dddd518fd541dc4bc88129'],
    [
      'disclosure statement',
      writeDisclosure,
      '74baa60a8e491566a2ce1b33eba84afc71c1079390a253dcdd51de19f0ecf113',
    ],
  ])(
    'of an agreement from before the consent was kept reads as it always did (%s)',
    async (_, write, read) => {
      const lines = pdfText(await write(agreementAbout()));

      expect(createHash('sha256').update(lines.join('\n')).digest('hex')).toBe(read);
    },
  );

  it('tells a loan in another currency in that one and in pesos, with the rate', async () => {
    const about = agreementAbout({ currency: 'USD', unitsPerPhp: 0.01776, method: 'declining' });
    const lines = pdfText(await writeContract(about));

    expect(lines).toEqual(
      expect.arrayContaining(['$1,776.00', '₱100,000.00', '1 PHP = 0.01776 USD', 'of what is still owed']),
    );
  });

  it('prints a name in another script, and a box for a letter that no typeface has', async () => {
    const lines = pdfText(await writeContract(agreementAbout({ fullLegalName: 'Жанна Ólafsdóttir 李小龍' })));

    expect(lines.filter((line) => line === 'Жанна Ólafsdóttir □□□')).toHaveLength(2);
  });

  it('prints the words of a name that is written from the right from there', async () => {
    const lines = pdfText(await writeContract(agreementAbout({ fullLegalName: 'שרה מרים לוי' })));

    // In the order of drawing, which is from the left.
    const drawn = [...'שרה מרים לוי'].reverse().join('');
    expect(lines.filter((line) => line.replaceAll('\u00a0', ' ') === drawn)).toHaveLength(2);
  });

  it('holds the longest of names without losing a letter', async () => {
    const fullLegalName = ['Maria', 'Concepcion', 'Villanueva'].map((name) => name.repeat(10)).join(' ');
    const text = pdfText(await writeContract(agreementAbout({ fullLegalName }))).join('');

    expect(text.replaceAll(' ', '')).toContain(fullLegalName.replaceAll(' ', ''));
  });
});

it('the cost of being late is the worked example of the specification', () => {
  const about = agreementAbout();

  expect([3, 4, 30, 90].map((days) => lateCost(about, days))).toEqual([0, 904.55, 2235.78, 5307.84]);
});

it('the cost of being late is whole in a currency that has no smaller unit, where its edition says so', () => {
  const about = agreementAbout({ currency: 'JPY', unitsPerPhp: 2.7133 });
  const edition = editions['2026-12']!.en;

  expect(lateCost({ ...about, edition }, 30)).toBe(Math.round(lateCost(about, 30)));
  expect(lateCost(about, 30) % 1).not.toBe(0);
});
