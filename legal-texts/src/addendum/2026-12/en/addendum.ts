import type { HardshipWayOfText } from '../../ways';

/** The addendum by which another schedule takes the place of a loan's. */
export const addendum = {
  title: 'Addendum to the loan contract',
  foot: (loanNumber: string, version: string, hash: string) =>
    `${loanNumber} · Addendum ${version} · ${hash}`,
  holdsFrom: (day: string) => `In force from ${day}`,
  intro: (loanNumber: string, company: string) =>
    `The borrower could not pay loan ${loanNumber} as agreed, and asked for another schedule. ${company} agreed to it. From the day above on, this schedule takes the place of the one before; all else of the loan contract stays as it is.`,
  change: 'What changes',
  askedFor: 'Asked for',
  ways: {
    PAUSE: (months: number) => (months === 1 ? 'A pause of one month' : `A pause of ${months} months`),
    LONGER_TERM: (months: number) =>
      months === 1 ? 'One month more to repay' : `${months} months more to repay`,
    DUE_DAY: (day: number) => `Day ${day} of the month as the due day`,
  } satisfies HardshipWayOfText,
  rate: 'Interest rate, as in the contract',
  figures: 'What is left to pay, before and after',
  before: 'Before',
  after: 'After',
  installments: 'Installments',
  principal: 'Principal',
  interest: 'Interest',
  total: 'In all',
  endsOn: 'Last due day',
  costsMore: 'The new schedule costs more',
  costsLess: 'The new schedule costs less',
  costsTheSame: 'The new schedule costs the same',
  dueAtOnce: 'Penalties and late charges that stay due at once',
  dueAtOnceNote: 'as of the day on which it was asked for',
  effectiveMonthly: 'Effective interest rate of what is left, by the month',
  effectiveYearly: 'The same by the year, compounded',
  schedule: 'The new schedule',
  scheduleNote: 'Installments that were paid or due before keep their numbers.',
  terms: 'Terms of the change',
  paragraphs: [
    'What was unpaid of principal and interest on the day of the change is paid by the schedule above, in place of the one before. What was overdue is overdue no more.',
    'Penalties and late charges up to that day stay due, and do not grow any more. An installment of the new schedule that is paid late bears them as the loan contract says, within its limits.',
    'Time that is added bears the interest rate of the loan contract on the principal that is left, by days where it is no whole month. No interest is charged on interest. What the yearly limit of the loan contract leaves no room for is not charged.',
    'The borrower may pay early at any time, in whole or in part, at no cost.',
  ],
  signed: 'Agreed electronically',
  signedText: (borrower: string) =>
    `${borrower} saw these figures, and agreed to them electronically. The lender keeps them unchanged; the check sum below is of every one of them.`,
  agreedByBorrower: 'Agreed to by the borrower',
  agreedByLender: 'Agreed to by the lender',
  edition: 'Edition of the addendum',
  checkSum: 'Check sum of the figures (SHA-256)',
};
