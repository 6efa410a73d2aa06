import { formatDay } from '@pautang/legal-texts/papers';
import { isStillOwed, type LoanPosition, sumOf, toMajor } from '@pautang/loan-terms';
import { figuresOf } from '../../platform/figures';
import type { Language } from '../../platform/language/language';
import { filled, inLanguage, type Words } from '../../platform/language/sentence';
import type { NoticeKind } from './notice-kinds';
import type { NoticeFacts, SuspendedPayment } from './notices.sql';
import { dueBeforeMinor, owedMinor } from './rules/still-owed';

/** What was said. */
export interface Said {
  readonly subject: string;
  readonly text: string;
}

/** What a notice is made of, as things stand when it is said. */
export interface Subject {
  readonly kind: NoticeKind;
  /** The installment that it is about. */
  readonly dueOn?: string;
  readonly facts: Pick<
    NoticeFacts,
    | 'loanNumber'
    | 'currency'
    | 'principalMinor'
    | 'proceedsMinor'
    | 'paysOff'
    | 'isEarlierRunning'
    | 'payoffMinor'
    | 'withdrawalMinor'
    | 'isRefund'
    | 'paidMinor'
    | 'parts'
  >;
  readonly position?: Pick<LoanPosition, 'installments' | 'dueMinor' | 'outstandingMinor' | 'asOf'>;
  /** Money that names the loan, and pays none. */
  readonly suspended?: Pick<SuspendedPayment, 'currency' | 'amountMinor' | 'because'>;
  readonly promisedMinor?: number;
  readonly waivedMinor?: number;
  readonly company: string;
  /** Where one writes to. */
  readonly contact: string;
}

/** In the words of a notice, in a language. */
export function saidOf(subject: Subject, language: Language): Said {
  const say = (words: Words) => inLanguage(language, words);
  const said = SAYINGS[subject.kind](wordsOf(subject, say, language));
  const beside = said.beside ? ` ${say(said.beside)}` : '';
  return { subject: say(said.subject), text: `${subject.company}: ${say(said.text)}${beside}` };
}

/** An amount as a text message can hold it, without a sign that makes it dearer to send. */
export function amountOf(minor: number, currency: string): string {
  return `${currency} ${figuresOf(toMajor(minor), currency)}`;
}

const WITHDRAWAL_FAILED = 'Your withdrawal of {amount} did not go through. The money is back in your wallet.';
const REFUND_FAILED =
  'The {amount} that you had paid too much did not reach your account. It is in your wallet now: withdraw it from there.';

interface Told {
  readonly subject: Words;
  readonly text: Words;
  /** A sentence that follows the text. */
  readonly beside?: Words | undefined;
}

type Given = ReturnType<typeof wordsOf>;

function wordsOf(subject: Subject, say: (words: Words) => string, language: Language) {
  const { facts, position, suspended, dueOn = '' } = subject;
  const { loanNumber: loan, currency } = facts;
  const amount = (minor: number | null | undefined) => amountOf(minor ?? 0, currency);
  // What was paid ahead of an installment that went into a later schedule keeps its day, on which that may ask for one, too.
  const ofDay = position?.installments.filter((one) => one.dueOn === dueOn) ?? [];
  const meant = ofDay.find((one) => one.movedOn === undefined) ?? ofDay[0];
  const first = position?.installments.find((one) => one.movedOn === undefined);
  const next = position?.installments.find((one) => one.movedOn === undefined && isStillOwed(one));
  const moved = position?.installments.filter((one) => one.movedOn !== undefined) ?? [];
  const movedMinor = sumOf(moved.map(owedMinor));
  const beforeMinor = position ? dueBeforeMinor(position, meant) : 0;
  return {
    loan,
    principal: amount(facts.principalMinor),
    received: amount(facts.proceedsMinor - facts.payoffMinor),
    isCharged: facts.proceedsMinor < facts.principalMinor,
    paysOff: facts.paysOff,
    runsOn: facts.isEarlierRunning ? facts.paysOff : null,
    payoff: amount(facts.payoffMinor),
    withdrawn: amount(facts.withdrawalMinor),
    isRefund: facts.isRefund,
    currency,
    paid: amount(facts.paidMinor),
    suspended: suspended && { ...suspended, amount: amountOf(suspended.amountMinor, suspended.currency) },
    promised: amount(subject.promisedMinor),
    waived: amount(subject.waivedMinor),
    parts: partsOf(facts.parts, amount, say),
    rest: amount(position?.outstandingMinor),
    isOver: position?.outstandingMinor === 0,
    due: amount(position?.dueMinor),
    installment: amount(meant && owedMinor(meant)),
    first: amount(first ? first.principalMinor + first.interestMinor : 0),
    firstDay: formatDay(first?.dueOn ?? '', language),
    next: amount(next && owedMinor(next)),
    nextDay: formatDay(next?.dueOn ?? '', language),
    penalties: movedMinor > 0 ? amount(movedMinor) : null,
    before: beforeMinor > 0 ? amount(beforeMinor) : null,
    day: formatDay(dueOn, language),
    days: String(meant?.daysLate ?? 0),
    contact: subject.contact,
  };
}

const PARTS = {
  PRINCIPAL: 'principal {amount}',
  INTEREST: 'interest {amount}',
  PENALTY: 'penalty {amount}',
  FEE: 'late charge {amount}',
  CREDIT: 'credit {amount}',
} as const;

function partsOf(
  parts: Subject['facts']['parts'],
  amount: (minor: number) => string,
  say: (words: Words) => string,
): string {
  return Object.entries(PARTS)
    .flatMap(([bucket, sentence]) => {
      const paid = sumOf(parts.filter((part) => part.bucket === bucket).map((part) => part.amountMinor));
      return paid > 0 ? [say(filled(sentence, { amount: amount(paid) }))] : [];
    })
    .join(', ');
}

const DUE = 'A payment of your loan falls due';

function dueAlready(before: string | null): Words | undefined {
  return before === null
    ? undefined
    : filled('{amount} is due already, and is paid before it.', { amount: before });
}

function dueIn(days: 1 | 3 | 7) {
  return ({ loan, installment, day, before }: Given): Told => ({
    subject: DUE,
    beside: dueAlready(before),
    text:
      days === 1
        ? filled('{amount} of loan {loan} is due tomorrow, {day}.', { amount: installment, loan, day })
        : filled('{amount} of loan {loan} is due in {days} days, on {day}.', {
            amount: installment,
            loan,
            day,
            days: String(days),
          }),
  });
}

/** How a day that has passed is told: what is so, what it comes to, and that one can talk about it. */
const late = ({ loan, day, days, due, contact }: Given): Told => ({
  subject: 'A payment of your loan is late',
  text:
    days === '1'
      ? filled(
          'The payment of {day} for loan {loan} has not reached us yet. Due now: {amount}. If something came up, talk to us: {contact}',
          { day, loan, amount: due, contact },
        )
      : filled(
          'The payment of {day} for loan {loan} is {days} days late. Due now: {amount}. If something came up, talk to us: {contact}',
          { day, loan, days, amount: due, contact },
        ),
});

/** What really came into the wallet, and where the rest of the loan went. */
function approvedWords({
  loan,
  principal,
  received,
  isCharged,
  paysOff,
  payoff,
  first,
  firstDay,
}: Given): Words {
  const about = { loan, amount: principal, first, day: firstDay };
  if (paysOff) {
    const went = { ...about, earlier: paysOff, payoff, received };
    return isCharged
      ? filled(
          'Loan {loan} of {amount} is approved. It has paid off loan {earlier} with {payoff}. After that and its charges {received} is in your wallet. The first payment, {first}, is due on {day}.',
          went,
        )
      : filled(
          'Loan {loan} of {amount} is approved. It has paid off loan {earlier} with {payoff}, and {received} is in your wallet. The first payment, {first}, is due on {day}.',
          went,
        );
  }
  if (isCharged) {
    return filled(
      'Loan {loan} of {amount} is approved. After its charges {received} is in your wallet. The first payment, {first}, is due on {day}.',
      { ...about, received },
    );
  }
  return filled(
    'Loan {loan} of {amount} is approved, and the money is in your wallet. The first payment, {first}, is due on {day}.',
    about,
  );
}

/** Of money that names the loan, and pays none. */
function suspendedOf(
  because: string | null,
  { amount, loan, currency, contact }: Readonly<Record<'amount' | 'loan' | 'currency' | 'contact', string>>,
): Told {
  if (because === 'OTHER_CURRENCY') {
    return {
      subject: 'A payment in another currency',
      text: filled(
        'We have received {amount} with the number of loan {loan}. That loan is paid in {currency}, so it does not count. We are looking at what to do with it. Talk to us: {contact}',
        { amount, loan, currency, contact },
      ),
    };
  }
  if (because === 'LOAN_NOT_RUNNING') {
    return {
      subject: 'A payment for a loan on which nothing is owed',
      text: filled(
        'We have received {amount} with the number of loan {loan}. Nothing is owed on that loan, so it does not count. We are looking at what to do with it. Talk to us: {contact}',
        { amount, loan, contact },
      ),
    };
  }
  return {
    subject: 'A payment that does not count yet',
    text: filled(
      'We have received {amount} with the number of loan {loan}. It does not count yet, and we are looking at it. Talk to us: {contact}',
      { amount, loan, contact },
    ),
  };
}

const SAYINGS: Readonly<Record<NoticeKind, (given: Given) => Told>> = {
  LOAN_APPROVED: (given) => ({ subject: 'Your loan is approved', text: approvedWords(given) }),
  LOAN_REFUSED: ({ loan }) => ({
    subject: 'Your application was not approved',
    text: filled('Application {loan} was not approved. Your account says more, and you may apply again.', {
      loan,
    }),
  }),
  LOAN_CANCELLED: ({ loan, runsOn }) => ({
    subject: 'Your loan was cancelled',
    text: runsOn
      ? filled(
          'Loan {loan} was cancelled as you asked. You owe nothing for it. Loan {earlier} runs on: pay it as agreed.',
          { loan, earlier: runsOn },
        )
      : filled('Loan {loan} was cancelled as you asked. You owe nothing for it.', { loan }),
  }),
  LOAN_LAPSED: ({ loan }) => ({
    subject: 'Your application has lapsed',
    text: filled(
      'Application {loan} has lapsed, since its time was over. You owe nothing, and may apply again.',
      {
        loan,
      },
    ),
  }),
  LOAN_CLOSED: ({ loan }) => ({
    subject: 'Your loan is fully paid',
    text: filled('Loan {loan} is fully paid. Thank you.', { loan }),
  }),
  LOAN_WRITTEN_OFF: ({ loan, rest, contact }) => ({
    subject: 'Your loan is written off',
    text: filled(
      'Loan {loan} is written off: nothing more is charged on it. Still owed: {rest}. You may pay it whenever you can, in parts too. Talk to us: {contact}',
      { loan, rest, contact },
    ),
  }),
  WRITE_OFF_REVERSED: ({ loan, due, contact }) => ({
    subject: 'Your loan runs on',
    text: filled(
      'Loan {loan} is not written off any more, and runs on by its schedule. Being late cost nothing meanwhile. Due now: {amount}. Talk to us: {contact}',
      { loan, amount: due, contact },
    ),
  }),
  HARDSHIP_AGREED: ({ loan, next: amount, nextDay: day, penalties }) => ({
    subject: 'Your new schedule is agreed',
    text: penalties
      ? filled(
          'Loan {loan} has the schedule that you asked for. The next payment, {amount}, is due on {day}. Penalties from before it are due now: {penalties}. They grow no more.',
          { loan, amount, day, penalties },
        )
      : filled(
          'Loan {loan} has the schedule that you asked for. The next payment, {amount}, is due on {day}.',
          { loan, amount, day },
        ),
  }),
  HARDSHIP_REFUSED: ({ loan, contact }) => ({
    subject: 'Your schedule stays as it is',
    text: filled(
      'We could not agree to another schedule for loan {loan}. Your account says why. Talk to us: {contact}',
      { loan, contact },
    ),
  }),
  ADDENDUM: ({ loan }) => ({
    subject: 'The addendum to your loan contract',
    text: filled('Attached is the addendum with the new schedule of loan {loan}.', { loan }),
  }),
  MONEY_SENT: ({ withdrawn }) => ({
    subject: 'Your money is on its way',
    text: filled('We have sent {amount} to your bank.', { amount: withdrawn }),
  }),
  MONEY_SETTLED: ({ withdrawn }) => ({
    subject: 'Your money has arrived',
    text: filled('Your bank has received your {amount}.', { amount: withdrawn }),
  }),
  MONEY_FAILED: ({ withdrawn, isRefund }) => ({
    subject: isRefund ? 'Your refund did not go through' : 'Your withdrawal did not go through',
    text: filled(isRefund ? REFUND_FAILED : WITHDRAWAL_FAILED, { amount: withdrawn }),
  }),
  DUE_IN_7: dueIn(7),
  DUE_IN_3: dueIn(3),
  DUE_IN_1: dueIn(1),
  DUE_TODAY: ({ loan, installment, day, before }) => ({
    subject: DUE,
    beside: dueAlready(before),
    text: filled('{amount} of loan {loan} is due today, {day}.', { amount: installment, loan, day }),
  }),
  PROMISE_DUE: ({ loan, promised }) => ({
    subject: 'The day you named is today',
    text: filled('You said you would pay {amount} for loan {loan} today.', { amount: promised, loan }),
  }),
  PAYMENT_RECEIVED: ({ loan, paid, parts, rest, suspended, currency, contact }) =>
    suspended
      ? suspendedOf(suspended.because, { amount: suspended.amount, loan, currency, contact })
      : {
          subject: 'We have received your payment',
          text: filled(
            'We have received {amount} for loan {loan}. It paid: {parts}. Left of the loan: {rest}.',
            { amount: paid, loan, parts, rest },
          ),
        },
  PAYMENT_REVERSED: ({ loan, paid, rest, suspended }) =>
    suspended
      ? {
          subject: 'A payment went back',
          text: filled(
            'The {amount} that came with the number of loan {loan} went back to where it came from. It did not count.',
            { amount: suspended.amount, loan },
          ),
        }
      : {
          subject: 'A payment was taken back',
          text: filled(
            'Your payment of {amount} for loan {loan} was taken back, so it pays nothing. Left of the loan: {rest}.',
            { amount: paid, loan, rest },
          ),
        },
  CHARGES_WAIVED: ({ loan, waived, rest }) => ({
    subject: 'We waived charges of your loan',
    text: filled(
      'We waived {amount} of penalties and late charges of loan {loan}: you need not pay them. Left of the loan: {rest}.',
      { amount: waived, loan, rest },
    ),
  }),
  WAIVER_REVERSED: ({ loan, waived: amount, rest, isOver }) => ({
    subject: 'A waiver was taken back',
    text: isOver
      ? filled('The waiver of {amount} for loan {loan} was taken back. Nothing is left to pay.', {
          amount,
          loan,
        })
      : filled(
          'The waiver of {amount} for loan {loan} was taken back, so that these charges are to be paid again. Left of the loan: {rest}.',
          { amount, loan, rest },
        ),
  }),
  LATE_1: late,
  LATE_4: late,
  LATE_15: late,
  LATE_30: late,
  CONTRACT: ({ loan }) => ({
    subject: 'Your loan contract',
    text: filled(
      'Attached is what you agreed to for loan {loan}: contract, agreement and disclosure statement.',
      {
        loan,
      },
    ),
  }),
  STATEMENT: ({ loan }) => ({
    subject: 'The statement of your loan',
    text: filled('Attached is the statement of loan {loan} with all its movements.', { loan }),
  }),
};
