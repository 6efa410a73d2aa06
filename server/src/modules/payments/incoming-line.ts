import type { Day } from '@pautang/loan-terms';

/** Money that arrived, as a provider or a statement tells of it. */
export interface IncomingLine {
  readonly source: 'PROVIDER' | 'STATEMENT';
  /** What the provider, or the statement, calls it. */
  readonly id?: string;
  /** Of lines without an id that are alike on a day: the first, the second… */
  readonly place?: number;
  readonly amountMinor: number;
  readonly currency: string;
  readonly paidAt: Date;
  readonly paidOn: Day;
  readonly reference: string;
  readonly payerName: string;
  readonly channel?: string;
  /** It is told to have bounced. */
  readonly isBounce?: boolean;
}

/** Who acts where a provider tells of a payment: no account has this id. */
export const PROVIDER_ID = '00000000-0000-7000-8000-000000000001';

const LONGEST_REFERENCE = 100;

/** The reference of the repayment that a payment becomes: as much of what was written as it has room for. */
export function recordedReference(reference: string, paymentNumber: string): string {
  return [...reference].slice(0, LONGEST_REFERENCE).join('') || paymentNumber;
}

/** Case, blanks, hyphens and marks are written as banks like. */
export function squeezed(text: string): string {
  return text
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Digits that follow the eighth at once belong to it: who writes one too many names another loan, or none. */
const LOAN_NUMBER = /L[^\p{L}\p{N}]*N(?:[^\p{L}\p{N}]*\d){8}\d*/gu;

/** The loan numbers in what somebody wrote beside a transfer, each once: 'ln 0000-0042 july' too. */
export function loanNumbersIn(reference: string): string[] {
  const written = reference.normalize('NFKD').toUpperCase().match(LOAN_NUMBER) ?? [];
  return [...new Set(written.map(squeezed))];
}

/** Shorter ones are no reference of a transfer: they stand in other texts by chance. */
const SHORTEST_REFERENCE = 6;

/** What in a line may be the reference of a transfer, squeezed: all that was written, each word of it, and its id. */
export function referencesIn({ reference, id = '' }: Pick<IncomingLine, 'reference' | 'id'>): string[] {
  const words = [...reference.split(/[\s,;:/|]+/u), ...reference.split(/[^\p{L}\p{N}]+/u)];
  const known = [reference, id, ...words].map(squeezed);
  return [...new Set(known)].filter(({ length }) => length >= SHORTEST_REFERENCE);
}

/** The number of a loan, a mobile number of the Philippines, and a year or a day in the ways in which banks write it. */
const KNOWN_NUMBERS = [
  /LN\d{8,}/g,
  /(?<!\d)(?:0|63)9\d{9}(?!\d)/g,
  /(?<!\d)(?:20\d\d(?:[01]\d[0-3]\d)?|[0-3]\d[0-3]\d20\d\d)(?!\d)/g,
];
const FEWEST_DIGITS = 3;

/**
 * Whether a squeezed reference can be of one transfer alone. 'INSTAPAY', 'SALARY' and a day stand beside the money of many, and
 * others may know the loan or the phone of a payer, so that whoever claims them could be given what strangers pay.
 */
export function isOfOneTransfer(reference: string): boolean {
  const left = KNOWN_NUMBERS.reduce((text, known) => text.replaceAll(known, ''), reference);
  return left.replaceAll(/\D/g, '').length >= FEWEST_DIGITS;
}

/** By what an event and a line are known for the same money: without a reference the payer's name has to do. */
export function figuresOf({
  paidOn,
  amountMinor,
  currency,
  reference,
  payerName,
}: Pick<IncomingLine, 'paidOn' | 'amountMinor' | 'currency' | 'reference' | 'payerName'>): string[] {
  const by = squeezed(reference) ? ['reference', squeezed(reference)] : ['payer', squeezed(payerName)];
  return [paidOn, currency, String(amountMinor), ...by];
}

/** Whether it says more than a day and an amount. */
export function isTellable({ reference, payerName }: Pick<IncomingLine, 'reference' | 'payerName'>): boolean {
  return squeezed(reference) !== '' || squeezed(payerName) !== '';
}
