import { type LoanPosition, serviceLoan } from '@pautang/loan-terms';
import { NOTICES } from '../../platform/language/fil/notices';
import { LANGUAGES } from '../../platform/language/language';
import { NOTICE_KINDS, type NoticeKind } from './notice-kinds';
import { amountOf, saidOf } from './wording';

const contract = {
  principalMinor: 10_000_000,
  method: 'add_on',
  ratePercent: 0.4,
  startsOn: '2027-01-20',
  installments: [{ number: 1, dueOn: '2027-02-20', principalMinor: 10_000_000, interestMinor: 40_000 }],
  policy: {
    graceDays: 3,
    dailyPercent: 0.1,
    lateChargePercent: 2,
    capPercent: 25,
    order: ['PENALTY', 'FEE', 'INTEREST', 'PRINCIPAL'],
  },
} as const;
const said = (
  kind: NoticeKind,
  day = '2027-02-24',
  language: (typeof LANGUAGES)[number] = 'en',
  position: LoanPosition = serviceLoan(contract, [], day),
  suspended?: Parameters<typeof saidOf>[0]['suspended'],
) =>
  saidOf(
    {
      kind,
      dueOn: '2027-02-20',
      facts: {
        loanNumber: 'LN00000001',
        currency: 'PHP',
        principalMinor: 10_000_000,
        proceedsMinor: 10_000_000,
        paysOff: null,
        isEarlierRunning: false,
        payoffMinor: 0,
        withdrawalMinor: 5_000_000,
        isRefund: false,
        paidMinor: 1_706_700,
        parts: [
          { bucket: 'PRINCIPAL', amountMinor: 1_666_700 },
          { bucket: 'INTEREST', amountMinor: 40_000 },
        ],
      },
      position,
      suspended,
      promisedMinor: 500_000,
      company: 'Pautang',
      contact: 'help@pautang.example',
    },
    language,
  );

/** What somebody says who threatens, shames or tells others (SEC Memorandum Circular 18, series of 2019, section 1). */
const THREATS =
  /\b(sue|court|legal action|lawyer|attorney|police|arrest|jail|prison|crim\w*|estafa|warrant|blacklist\w*|penal\w* code|shame|expose|post(ed)? online|employer|relatives?|neighbou?rs?|references?|contacts|family|seize|garnish\w*|final warning|last chance|immediately|or else|must|demand\w*|consequences?|kaso|korte|abogado|pulis|kulong|makukulong|demanda|ipahiya|hiya|pamilya|kamag-anak|kapitbahay|amo|trabaho|huling babala|agad)\b/i;

describe('the words of a notice', () => {
  it.each(NOTICE_KINDS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const)))(
    'of %s in %s threaten nobody, are filled in, and are no longer than three text messages',
    (kind, language) => {
      const { subject, text } = said(kind, '2027-02-24', language);

      for (const words of [subject, text]) {
        expect(words).not.toMatch(THREATS);
        expect(words).not.toMatch(/[{}]|undefined|NaN/);
      }
      expect(text.startsWith('Pautang: ')).toBe(true);
      expect(text.length).toBeLessThanOrEqual(3 * 153);
      // Each sign is one that a plain text message has: others make it more than twice as dear.
      expect(text).toMatch(/^[\w\s.,:;()@'/-]*$/);
    },
  );

  it('hold no threat in any sentence that there is', () => {
    for (const sentence of Object.entries(NOTICES).flat()) expect(sentence).not.toMatch(THREATS);
  });

  it('tell of the installment in force where a part of an earlier one keeps the same day', () => {
    const position = serviceLoan(contract, [], '2027-02-17');
    const [one] = position.installments;
    const moved = {
      ...one!,
      principalMinor: 0,
      interestMinor: 0,
      status: 'MOVED',
      movedOn: '2027-02-10',
    } as const;

    expect(said('DUE_IN_3', '2027-02-17', 'en', { ...position, installments: [moved, one!] }).text).toContain(
      'PHP 100,400.00 of loan',
    );
  });

  it('name the payment that comes next, also on its day', () => {
    expect(said('HARDSHIP_AGREED', '2027-02-20').text).toContain(
      'The next payment, PHP 100,400.00, is due on February 20, 2027.',
    );
  });

  it('name the penalties that stay due beside a new schedule', () => {
    const position = serviceLoan(contract, [], '2027-02-24');
    const [one] = position.installments;
    const charges = { number: 1, principalMinor: 0, interestMinor: 0, movedOn: '2027-02-24' } as const;
    const next = { ...one!, number: 2, dueOn: '2027-04-20', penaltyMinor: 0, feeMinor: 0 } as const;
    const changed = { ...position, installments: [{ ...one!, ...charges }, next] };

    expect(said('HARDSHIP_AGREED', '2027-02-24', 'en', changed).text).toBe(
      'Pautang: Loan LN00000001 has the schedule that you asked for. The next payment, PHP 100,400.00, is due on April 20, 2027. Penalties from before it are due now: PHP 2,108.40. They grow no more.',
    );
    expect(said('HARDSHIP_AGREED', '2027-02-24', 'fil', changed).text).toBe(
      'Pautang: May bisa na sa loan LN00000001 ang iskedyul na hiniling mo. Ang susunod na bayad, PHP 100,400.00, ay sa Abril 20, 2027. May mga penalty mula bago ito na babayaran ngayon: PHP 2,108.40. Hindi na ito lalaki.',
    );
  });

  it.each(['DUE_IN_7', 'DUE_IN_3', 'DUE_IN_1', 'DUE_TODAY'] as const)(
    'of %s name what is due already beside the installment, which a payment pays first',
    (kind) => {
      const position = serviceLoan(contract, [], '2027-02-17');
      const [one] = position.installments;
      const charges = {
        ...one!,
        principalMinor: 0,
        interestMinor: 0,
        penaltyMinor: 210_840,
        dueOn: '2027-01-25',
        movedOn: '2027-01-30',
        status: 'DUE',
      } as const;
      const withPenalties = {
        ...position,
        installments: [charges, { ...one!, number: 2 }],
        outstandingMinor: position.outstandingMinor + 210_840,
      };
      const withCredit = { ...position, outstandingMinor: position.outstandingMinor + 3_100 };

      expect(said(kind, '2027-02-17', 'en', withPenalties).text).toMatch(
        /^Pautang: PHP 100,400\.00 of .* PHP 2,108\.40 is due already, and is paid before it\.$/,
      );
      expect(said(kind, '2027-02-17', 'en', withCredit).text).toContain('PHP 31.00 is due already');
      expect(said(kind, '2027-02-17', 'fil', withCredit).text).toContain(
        'PHP 31.00 ang dapat nang bayaran, at ito ang unang babayaran.',
      );
      expect(said(kind, '2027-02-17').text).not.toContain('already');
    },
  );

  it('say what is so', () => {
    expect(said('DUE_IN_3', '2027-02-17').text).toBe(
      'Pautang: PHP 100,400.00 of loan LN00000001 is due in 3 days, on February 20, 2027.',
    );
    expect(said('DUE_IN_1', '2027-02-19', 'fil').text).toBe(
      'Pautang: PHP 100,400.00 para sa loan LN00000001 ang babayaran bukas, Pebrero 20, 2027.',
    );
    expect(said('LATE_4').text).toBe(
      'Pautang: The payment of February 20, 2027 for loan LN00000001 is 4 days late. Due now: PHP 102,508.40. If something came up, talk to us: help@pautang.example',
    );
    expect(said('PAYMENT_RECEIVED').text).toBe(
      'Pautang: We have received PHP 17,067.00 for loan LN00000001. It paid: principal PHP 16,667.00, interest PHP 400.00. Left of the loan: PHP 102,508.40.',
    );
  });

  it('ask for nothing after a waiver was taken back of which what was paid too much has paid it', () => {
    const paid = { id: '1', paidOn: '2027-02-24', amountMinor: 20_000_000, isSettlement: false };
    const over = serviceLoan(contract, [paid], '2027-02-24');

    expect(said('WAIVER_REVERSED').text).toContain('to be paid again. Left of the loan: PHP 102,508.40.');
    expect(said('WAIVER_REVERSED', '2027-02-24', 'en', over).text).toBe(
      'Pautang: The waiver of PHP 0.00 for loan LN00000001 was taken back. Nothing is left to pay.',
    );
  });

  it('say of money in another currency that it does not count', () => {
    const usd = { currency: 'USD', amountMinor: 123_450, because: 'OTHER_CURRENCY' };
    const of = (kind: NoticeKind, language: (typeof LANGUAGES)[number]) =>
      said(kind, '2027-02-20', language, undefined, usd).text;
    expect(of('PAYMENT_RECEIVED', 'en')).toBe(
      'Pautang: We have received USD 1,234.50 with the number of loan LN00000001. That loan is paid in PHP, so it does not count. We are looking at what to do with it. Talk to us: help@pautang.example',
    );
    expect(of('PAYMENT_REVERSED', 'fil')).toBe(
      'Pautang: Ibinalik sa pinanggalingan ang USD 1,234.50 na dumating na may numero ng loan LN00000001. Hindi ito nabilang.',
    );
  });

  it.each([
    ['LOAN_NOT_RUNNING', 'Nothing is owed on that loan, so it does not count.'],
    ['LOOKS_REPEATED', 'It does not count yet, and we are looking at it.'],
    ['NOT_RECORDABLE', 'It does not count yet, and we are looking at it.'],
  ])('say of money that lies in suspense for %s whether it counts', (because, sentence) => {
    const { text } = said('PAYMENT_RECEIVED', '2027-02-20', 'en', undefined, {
      currency: 'PHP',
      amountMinor: 123_450,
      because,
    });
    expect(text).toContain(`We have received PHP 1,234.50 with the number of loan LN00000001. ${sentence}`);
  });

  it('write amounts as the currency has them', () => {
    expect(amountOf(1_234_500, 'PHP')).toBe('PHP 12,345.00');
    expect(amountOf(1_234_500, 'IDR')).toBe('IDR 12,345.00');
    expect(amountOf(1_234_500, 'JPY')).toBe('JPY 12,345');
    expect(amountOf(1_234_567, 'JPY')).toBe('JPY 12,345.67');
    expect(amountOf(1_234_567, 'KWD')).toBe('KWD 12,345.67');
  });
});
