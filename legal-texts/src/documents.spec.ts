import { createHash } from 'node:crypto';
import { agreedTerms, type LegalDocument, type LegalFacts, type LegalLanguage, TERMS_VERSION } from '.';
import { terms } from './2026-11/en/terms';
import { terms as termsFil } from './2026-11/fil/terms';
import { loanContract } from './2027-01/en/loan-contract';
import { privacy } from './2027-01/en/privacy';
import { serviceAgreement } from './2027-01/en/service-agreement';
import { loanContract as loanContractFil } from './2027-01/fil/loan-contract';
import { privacy as privacyFil } from './2027-01/fil/privacy';
import { serviceAgreement as serviceAgreementFil } from './2027-01/fil/service-agreement';
import { formatMoment } from './dates';
import { type AddendumLabels, addendumEditions, editions } from './papers';
import { topUpLabels } from './top-up';

const facts: LegalFacts = {
  companyName: 'Example Lending Corp.',
  companyShortName: 'Example',
  secRegistration: 'CS-SEC-1',
  certificateOfAuthority: 'CA-2',
  paymentOperatorNumber: 'OPS-3',
  contactEmail: 'help@lending.example',
  minLoan: 123_456,
  maxLoan: 7_654_321,
  interestRate: 0.775,
  interestMethod: 'add_on',
  terms: [7, 19],
  coolingOffDays: 8,
  upload: { maxBytes: 13 * 1_048_576 },
};

const written = {
  en: { terms, privacy, serviceAgreement, loanContract },
  fil: {
    terms: termsFil,
    privacy: privacyFil,
    serviceAgreement: serviceAgreementFil,
    loanContract: loanContractFil,
  },
};

type LegalKind = keyof typeof written.en;
const languages: LegalLanguage[] = ['en', 'fil'];
const methods = ['add_on', 'declining'] as const;

function read(kind: LegalKind, language: LegalLanguage, changes: Partial<LegalFacts> = {}): LegalDocument {
  return written[language][kind]({ ...facts, ...changes });
}

function textOf(kind: LegalKind, language: LegalLanguage, changes: Partial<LegalFacts> = {}): string {
  const { intro, sections } = read(kind, language, changes);
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
  it.each(languages)('has its %s sections in %s, none of them empty', (language) => {
    const { intro, sections } = read(kind, language);
    expect(sections).toHaveLength(count);
    for (const { title, paragraphs } of sections) {
      expect(paragraphs.length).toBeGreaterThanOrEqual(2);
      for (const text of [title, intro, ...paragraphs]) expect(text.trim()).not.toBe('');
    }
    expect(new Set(sections.map(({ title }) => title)).size).toBe(count);
  });

  it.each(languages)('ends no sentence of %s with the point of the company name and its own', (language) => {
    expect(textOf(kind, language)).not.toContain('..');
  });

  it.each(methods)('says the same figures in the same paragraphs of both languages, %s', (interestMethod) => {
    const [en, fil] = languages.map((language) => read(kind, language, { interestMethod }));
    const figures = en?.sections.map(({ paragraphs }) => paragraphs.map(figuresIn));
    expect(fil?.sections.map(({ paragraphs }) => paragraphs.map(figuresIn))).toEqual(figures);
  });
});

const lending = ['₱123,456.00', '₱7,654,321.00', '0.775%', '7', '19', 'Example Lending Corp.'];

const configured: [LegalKind, string[]][] = [
  ['terms', [...lending, 'CS-SEC-1', 'CA-2', 'OPS-3', 'help@lending.example']],
  ['privacy', ['Example Lending Corp.', 'help@lending.example', '13 MB', '18', '10173']],
  ['serviceAgreement', [...lending, '999', '8']],
  ['loanContract', ['Example Lending Corp.', 'help@lending.example', '999', '8']],
];

describe.each(languages)('in %s', (language) => {
  it.each(configured)('%s takes its figures from the configuration', (kind, figures) => {
    const text = textOf(kind, language);
    for (const figure of figures) expect(text).toContain(figure);
  });

  it('the privacy text names every cookie, for how long it stays, and what stays in the browser', () => {
    const [kept, beside] = read('privacy', language).sections[1]?.paragraphs.slice(3) ?? [];
    for (const part of ['Remember me', '30 ', '180 ', 'theme']) expect(kept).toContain(part);
    for (const part of ['phone number', 'user account', 'Remember me', 'ID', 'theme'])
      expect(beside).toContain(part);
  });

  it('the agreement states its limit, the notice and the cost of a cancellation', () => {
    const figures = figuresIn(textOf('serviceAgreement', language));
    const { capPercentAYear, extensionNoticeDays, cancellationFeePercent, refundWorkingDays } = agreedTerms;
    const stated = [capPercentAYear, extensionNoticeDays, cancellationFeePercent, refundWorkingDays];
    expect(figures).toEqual(expect.arrayContaining(stated.map(String)));
  });

  it('the contract states its limit, penalties, notice and the cost of ending it', () => {
    const figures = figuresIn(textOf('loanContract', language));
    const { cancellationFeePercent: _, refundWorkingDays: __, ...stated } = agreedTerms;
    expect(figures).toEqual(expect.arrayContaining(Object.values(stated).map(String)));
  });

  it.each(['terms', 'serviceAgreement', 'loanContract'] as const)(
    '%s says how interest is counted, and only that way',
    (kind) => {
      const [onPrincipal, onBalance] =
        language === 'en'
          ? ['original loan amount', 'what is still owed']
          : ['orihinal na halaga ng loan', 'natitirang utang'];
      expect(textOf(kind, language)).toContain(onPrincipal);
      expect(textOf(kind, language)).not.toContain(onBalance);
      expect(textOf(kind, language, { interestMethod: 'declining' })).toContain(onBalance);
      expect(textOf(kind, language, { interestMethod: 'declining' })).not.toContain(onPrincipal);
    },
  );

  it('minors are told that they may not register', () => {
    const { intro } = read('privacy', language);
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
    withdrawalAbove: 999,
    lifeCapPercent: 100,
  });
});

it.each([
  ['2026-11', 'b66b894f753caad3f9d89e77777a87c09f451a309a24829bd8acd45fb65811c2'],
  ['2026-12', 'eb91f51600b6fc715375183445db6e6cb382626960a8ebf6673d6f2fb703b44e'],
  ['2027-01', '3efda20be717fc21fdf03280e7ace6ffd8591be16f2eec287d2a79c693578198'],
])(
  'a text of the edition %s that changes is a new edition: somebody may have agreed to it',
  (version, hash) => {
    const texts = methods.flatMap((interestMethod) =>
      languages.flatMap((language) => {
        const { serviceAgreement, loanContract } = editions[version]![language];
        return [serviceAgreement, loanContract].map((write) => write({ ...facts, interestMethod }));
      }),
    );
    expect(createHash('sha256').update(JSON.stringify(texts)).digest('hex')).toBe(hash);
  },
);

it.each(languages)(
  'what the product never charges by itself states what it is a share of (%s)',
  (language) => {
    const base = { en: 'of the interest earned to that day', fil: 'ng interes hanggang sa araw na iyon' }[
      language
    ];

    expect(textOf('serviceAgreement', language)).toContain(`50% ${base}`);
    expect(textOf('loanContract', language)).toContain(`30% ${base}`);
  },
);

const addendumText = ({ ways, foot, holdsFrom, intro, signedText, ...labels }: AddendumLabels) => ({
  ...labels,
  ways: Object.values(ways).map((write) => [1, 2].map(write)),
  filled: [foot('LN1', 'E', 'H'), holdsFrom('D'), intro('LN1', 'C'), signedText('B')],
});

it.each([['2026-12', 'a696b514270ab29c566b41fc91acba1b65d97233e8f853de4bc851c4dc683471']])(
  'a text of the addendum %s that changes is a new edition: somebody may have agreed to it',
  (version, hash) => {
    const texts = languages.map((language) => addendumText(addendumEditions[version]![language]));
    expect(createHash('sha256').update(JSON.stringify(texts)).digest('hex')).toBe(hash);
    expect(texts[1]?.paragraphs).toHaveLength(texts[0]?.paragraphs.length ?? 0);
  },
);

describe('the edition in force', () => {
  const { labels } = editions[TERMS_VERSION]!.en;

  it('says of one day and one month that it is one', () => {
    for (const kind of ['serviceAgreement', 'loanContract'] as const) {
      expect(textOf(kind, 'en', { coolingOffDays: 1 })).toContain('within a day after it');
      expect(textOf(kind, 'en')).toContain('within 8 days after it');
    }
    expect(textOf('serviceAgreement', 'en', { terms: [1] })).toContain('a term of 1 month.');
    expect(textOf('terms', 'en', { terms: [1] })).toContain('repaid over 1 month, at');
    expect(textOf('terms', 'en')).toContain('repaid over 7 or 19 months, at');
    expect([labels.cancel(1), labels.cancel(8)].join()).toMatch(/within a day after .*within 8 days after/);
    expect([labels.months(1), labels.months(6)]).toEqual(['1 month', '6 months']);
  });

  it.each([
    [{}, 'at once and in full', 'agad at buong'],
    [{ isCharged: true }, 'less the charges stated above, is', 'bawas ang mga singil na nakasaad sa itaas.'],
    [{ paysOff: true }, 'less what pays off the earlier loan, is', 'bawas ang ipambabayad sa naunang loan.'],
    [{ isCharged: true, paysOff: true }, 'above and what pays off', 'sa itaas at ang ipambabayad'],
  ])('promises into the wallet what comes there, of a loan of %j', (changes, en, fil) => {
    for (const [language, told] of [
      ['en', en],
      ['fil', fil],
    ] as const) {
      expect(written[language].loanContract({ ...facts, ...changes }).sections[0]?.paragraphs[1]).toContain(
        told,
      );
      const lending = textOf('serviceAgreement', language, changes);
      expect(lending).not.toContain(language === 'en' ? 'at once and in full' : 'buong idadagdag');
    }
  });

  it.each(languages)('lets a balance that is no larger be withdrawn as a whole (%s)', (language) => {
    const whole = language === 'en' ? 'your whole balance' : 'ang buong balance mo|ng buong balance mo';
    for (const kind of ['serviceAgreement', 'loanContract'] as const) {
      expect(textOf(kind, language)).toMatch(new RegExp(whole));
    }
  });
});

describe('what is told of a loan that pays off an earlier one', () => {
  it('has a day where it is one, and days else', () => {
    expect(topUpLabels.en.cancel(1)).toContain('within a day after it');
    expect(topUpLabels.en.cancel(8)).toContain('within 8 days after it');
  });
});

describe('a moment', () => {
  it.each([
    ['2026-11-21T13:05:30.900Z', 'en', 'November 21, 2026, 9:05:30 PM'],
    ['2026-11-21T04:00:00Z', 'en', 'November 21, 2026, 12:00:00 PM'],
    ['2026-11-20T16:07:00Z', 'fil', 'Nobyembre 21, 2026, 12:07:00 AM'],
  ] as const)('%s is told as it is in the Philippines (%s)', (moment, language, told) => {
    expect(formatMoment(new Date(moment), language)).toBe(told);
  });
});
