import { type ChargeKind, type Day, toMajor } from '@pautang/loan-terms';
import { figuresOf } from '../../platform/figures';
import type { Language } from '../../platform/language/language';
import { filled, inLanguage, type Words } from '../../platform/language/sentence';
import type { MovementKind } from './statement.dto';
import type { ChargedLine, StatementLine } from './statement-lines';

/** What a line is about, as far as others know it. */
export interface LineSubject {
  /** The number of the payment or withdrawal. */
  readonly reference?: string;
  readonly bankName?: string;
  readonly isSettlement?: boolean;
  /** A later loan paid this one off. */
  readonly isTopUp?: boolean;
  /** A withdrawal of what was paid too much. */
  readonly isRefund?: boolean;
}

/** A line of a statement in the reader's language. */
export function describeLine(
  line: StatementLine,
  subject: LineSubject,
  currency: string,
  language: Language,
): string {
  const words = line.charged
    ? chargedWords(line.kind, line.charged, currency, language)
    : movedWords(line, subject);
  return inLanguage(language, words);
}

const MOVED: Readonly<Partial<Record<MovementKind, Words>>> = {
  DISBURSEMENT: 'The loan, paid into your wallet',
  WITHDRAWAL_RETURN: 'The withdrawal did not go through: back in your wallet',
  PAYMENT_REVERSAL: 'Payment taken back',
  CANCELLATION: 'The loan was cancelled and taken out of your wallet',
  SMALL_REST: 'A small rest that is not asked for',
  CHARGES_WAIVED: 'Penalties and late charges waived',
  CHARGES_WAIVED_REVERSAL: 'Waiver taken back',
  CREDIT_REFUND: 'What was paid too much, taken out to be sent to you',
  CREDIT_PAYMENT: 'What was paid too much, paid on another loan',
  WRITTEN_OFF: 'Written off: from now on nothing more is charged, and what is left is still owed',
  WRITTEN_OFF_REVERSAL: 'The write-off was taken back: the loan runs on',
};

const REFUND_RETURNED = 'What was paid too much did not reach your account: it is in your wallet now';

function movedWords(
  { kind, walletMinor }: StatementLine,
  { bankName = '', isSettlement, isTopUp, isRefund }: LineSubject,
): Words {
  if (kind === 'WITHDRAWAL' && isRefund) {
    return filled('What was paid too much, sent to {bankName}', { bankName });
  }
  if (kind === 'WITHDRAWAL_RETURN' && isRefund) return REFUND_RETURNED;
  if (kind === 'WITHDRAWAL') return filled('Withdrawn to {bankName}', { bankName });
  if (kind === 'WALLET_CARRIED_OVER') {
    return walletMinor > 0 ? 'From the wallet of an earlier loan' : 'To the wallet of a later loan';
  }
  if (kind === 'PAYMENT' && isTopUp) return 'Paid off by a later loan';
  if (kind === 'PAYMENT_REVERSAL' && isTopUp)
    return 'The later loan was cancelled: what it paid here was taken back';
  if (kind === 'PAYMENT') return isSettlement ? 'Payment received, early settlement' : 'Payment received';
  return MOVED[kind] ?? 'Payment received';
}

function chargedWords(kind: MovementKind, charged: ChargedLine, currency: string, language: Language): Words {
  const { charge, waivedMinor } = charged;
  const number = String(charged.installmentNumber);
  const days = shownDays(charged.from, charged.to, language);
  if (kind === 'WAIVER') {
    const amount = `${figuresOf(toMajor(waivedMinor), currency)} ${currency}`;
    return filled('Not charged, because of a limit of the contract: {amount}, installment {number}, {days}', {
      amount,
      number,
      days,
    });
  }
  if (kind === 'ADJUSTMENT') return filled(CORRECTED[charge], { number, days });
  if (charge === 'PENALTY') return filled('Penalty, installment {number}, {days}', { number, days });
  return charge === 'INTEREST'
    ? filled('Interest, installment {number}', { number })
    : filled('Late charge, installment {number}', { number });
}

const CORRECTED = {
  INTEREST: 'Interest corrected, installment {number}, {days}',
  PENALTY: 'Penalty corrected, installment {number}, {days}',
  LATE_CHARGE: 'Late charge corrected, installment {number}, {days}',
  WAIVED_PENALTY: 'Waiver corrected, installment {number}, {days}',
  WAIVED_FEE: 'Waiver corrected, installment {number}, {days}',
  REST_PENALTY: 'Small rest corrected, installment {number}, {days}',
  REST_FEE: 'Small rest corrected, installment {number}, {days}',
  REST_INTEREST: 'Small rest corrected, installment {number}, {days}',
  REST_PRINCIPAL: 'Small rest corrected, installment {number}, {days}',
} as const satisfies Record<ChargeKind, string>;

const DAYS: Readonly<Record<Language, Intl.DateTimeFormat>> = { en: dayFormat('en'), fil: dayFormat('fil') };

function dayFormat(language: Language): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(`${language}-PH`, { dateStyle: 'medium', timeZone: 'UTC' });
}

/** One day, or the first and the last of several. */
function shownDays(from: Day, to: Day, language: Language): string {
  const format = DAYS[language];
  return from === to
    ? format.format(new Date(from))
    : format.formatRange(new Date(from), new Date(to)).replaceAll(/\s/g, ' ');
}
