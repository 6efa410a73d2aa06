import { agreedTerms } from '@pautang/legal-texts';
import type { ConfigDto } from '@pautang/sdk';
import { type Language, languages } from '../../lib/language';
import { type LegalKind, legalDocuments } from './documents';
import { legalFacts } from './legal-document';

const config = {
  companyName: 'Example Lending Corp.',
  companyShortName: 'Example',
  secRegistration: 'CS-SEC-1',
  certificateOfAuthority: 'CA-2',
  paymentOperatorNumber: 'OPS-3',
  contactEmail: 'help@lending.example',
  minLoan: 123_456,
  maxLoan: 7_654_321,
  interestRate: 0.77,
  terms: [7, 19],
  upload: { maxBytes: 13 * 1_048_576, types: ['image/png'] },
} as unknown as ConfigDto;

async function read(kind: LegalKind, language: Language) {
  const write = await legalDocuments[language][kind]();
  return write(legalFacts(config, language));
}

async function textOf(kind: LegalKind, language: Language): Promise<string> {
  const { intro, sections } = await read(kind, language);
  return [intro, ...sections.flatMap(({ title, paragraphs }) => [title, ...paragraphs])].join('\n');
}

const figuresIn = (text: string) => text.match(/\d[\d,.]*\d|\d/g)?.sort() ?? [];

const sectionCounts: [LegalKind, number][] = [
  ['terms', 10],
  ['privacy', 11],
  ['serviceAgreement', 10],
  ['loanContract', 10],
];

describe.each(sectionCounts)('%s', (kind, count) => {
  it.each(languages)('has its %s sections in %s, none of them empty', async (language) => {
    const { intro, sections } = await read(kind, language);
    expect(sections).toHaveLength(count);
    for (const { title, paragraphs } of sections) {
      expect(paragraphs.length).toBeGreaterThanOrEqual(2);
      for (const text of [title, intro, ...paragraphs]) expect(text.trim()).not.toBe('');
    }
    expect(new Set(sections.map(({ title }) => title)).size).toBe(count);
  });

  it.each(languages)(
    'ends no sentence of %s with the point of the company name and its own',
    async (language) => {
      expect(await textOf(kind, language)).not.toContain('..');
    },
  );

  it('says the same figures in the same paragraphs of both languages', async () => {
    const [en, fil] = await Promise.all(languages.map((language) => read(kind, language)));
    const figures = en?.sections.map(({ paragraphs }) => paragraphs.map(figuresIn));
    expect(fil?.sections.map(({ paragraphs }) => paragraphs.map(figuresIn))).toEqual(figures);
  });
});

const lending = ['₱123,456.00', '₱7,654,321.00', '0.77%', '7', '19', 'Example Lending Corp.'];

const configured: [LegalKind, string[]][] = [
  ['terms', [...lending, 'CS-SEC-1', 'CA-2', 'OPS-3', 'help@lending.example']],
  ['privacy', ['Example Lending Corp.', 'help@lending.example', '13 MB', '18', '10173']],
  ['serviceAgreement', [...lending, '999']],
  ['loanContract', ['Example Lending Corp.', 'help@lending.example', '999']],
];

describe.each(languages)('in %s', (language) => {
  it.each(configured)('%s takes its figures from the configuration', async (kind, figures) => {
    const text = await textOf(kind, language);
    for (const figure of figures) expect(text).toContain(figure);
  });

  it('the agreement states its limit, the notice and the cost of a cancellation', async () => {
    const figures = figuresIn(await textOf('serviceAgreement', language));
    const { capPercentAYear, extensionNoticeDays, cancellationFeePercent, refundWorkingDays } = agreedTerms;
    const stated = [capPercentAYear, extensionNoticeDays, cancellationFeePercent, refundWorkingDays];
    expect(figures).toEqual(expect.arrayContaining(stated.map(String)));
  });

  it('the contract states its limit, penalties, notice and the cost of ending it', async () => {
    const figures = figuresIn(await textOf('loanContract', language));
    const { cancellationFeePercent: _, refundWorkingDays: __, ...stated } = agreedTerms;
    expect(figures).toEqual(expect.arrayContaining(Object.values(stated).map(String)));
  });

  it('minors are told that they may not register', async () => {
    const { intro } = await read('privacy', language);
    expect(intro).toMatch(language === 'en' ? /minors are forbidden/ : /bawal magrehistro ang mga menor/);
  });
});

it('the agreement and the contract promise what the specification lays down', () => {
  expect(agreedTerms).toEqual({
    capPercentAYear: 25,
    penaltyPercentADay: 0.3,
    penaltyAfterDaysLate: 3,
    overdueChargePercent: 5,
    extensionNoticeDays: 5,
    terminationPercent: 30,
    cancellationFeePercent: 50,
    refundWorkingDays: 10,
  });
});
