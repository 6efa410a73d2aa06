import { agreedTerms } from '../agreed-terms';

/** What stands around the texts when they are printed. */
export const papers = {
  loanContract: 'Loan contract',
  serviceAgreement: 'Service and Policy Agreement',
  disclosure: 'Disclosure statement',
  article: (number: number, title: string) => `Article ${number}. ${title}`,
  secRegistration: (number: string) => `SEC Registration No. ${number}`,
  certificateOfAuthority: (number: string) => `Certificate of Authority No. ${number}`,
  loanNumber: (number: string) => `Loan Application No. ${number}`,
  agreedOn: (day: string) => `Agreed on ${day}`,
  foot: (loanNumber: string, version: string, hash: string) => `${loanNumber} · Terms ${version} · ${hash}`,
  page: (number: number, count: number) => `Page ${number} of ${count}`,

  parties: 'The parties',
  lender: 'Lender',
  borrower: 'Borrower',
  contactEmail: 'E-mail',
  phoneNumber: 'Phone number',
  receivingAccount: 'Receiving account',

  figures: 'The loan',
  amountApplied: 'Amount applied for',
  exchangeRate: 'Exchange rate',
  exchange: (rate: string, currency: string) => `1 PHP = ${rate} ${currency}`,
  repaymentPeriod: 'Repayment period',
  months: (count: number) => `${count} months`,
  interestRate: 'Interest rate',
  percentAMonth: (percent: string) => `${percent}% a month`,
  percentAYear: (percent: string) => `${percent}% a year`,
  ofPrincipal: 'of the original loan amount',
  ofBalance: 'of what is still owed',
  interestAmount: 'Interest amount, a month',
  interestAmountFirst: 'Interest amount, in the first month',
  repaymentAmount: 'Repayment amount, a month',
  lastInstallment: (amount: string) => `the last one ${amount}`,
  interestInAll: 'Interest for the whole loan',
  effectiveRate: 'Effective interest rate',
  repayInAll: 'You repay in all',

  signed: 'Signed electronically',
  signedText: (borrower: string) =>
    `${borrower} confirmed this electronically, after seeing the whole cost. The lender keeps what was agreed unchanged; the check sum below is of every figure of the quote.`,
  signedFiguresText: (borrower: string) =>
    `${borrower} confirmed these figures electronically: amount, currency and exchange rate, term, interest and installment. The lender keeps what was agreed unchanged; the check sum below is the lender's own, of every figure of the quote.`,
  consent: 'Consented to',
  consentTo: { QUOTE: 'The whole quote, by its check sum', FIGURES: 'The figures, without a check sum' },
  agreedAt: 'Time of the agreement',
  inPhilippines: 'Philippine time',
  address: 'From the network address',
  readIn: 'Read in',
  languages: { en: 'English', fil: 'Filipino' },
  termsVersion: 'Edition of the terms',
  checkSum: 'Check sum of the quote (SHA-256)',

  disclosureIntro:
    'What this loan costs, as the Truth in Lending Act (Republic Act 3765, section 4) and Circular 730 of the Bangko Sentral ng Pilipinas ask a lender to tell before a loan is agreed to.',
  creditor: 'Creditor',
  amountFinanced: 'Amount of the loan',
  deductions: 'Deducted from it',
  proceeds: 'You receive, the amount financed',
  financeCharge: 'Finance charge: the interest of the whole loan',
  otherCharges: 'Other charges',
  totalPayments: 'You repay in all',
  rates: 'The rates',
  contractRate: 'Contract interest rate',
  effectiveMonthly: 'Effective interest rate, by the month',
  simpleYearly: 'Simple interest rate, by the year',
  simpleYearlyNote: 'twelve times the rate by the month, on what is still owed',
  effectiveYearly: 'Effective interest rate, by the year',
  compounded: 'the rate by the month, compounded',
  schedule: 'The installments',
  scheduleNote: (day: string) =>
    `The dates are those of a loan that is approved on ${day}. If it is approved later, the first installment falls due one month after the approval, and your account shows every date.`,
  number: 'No.',
  due: 'Due',
  principal: 'Principal',
  interest: 'Interest',
  installment: 'Installment',
  inAll: 'In all',
  ifLate: 'If you pay late',
  lateFree: (days: number) =>
    `Up to ${days} days late: no charge. A due date on a Sunday or a holiday is kept by paying on the next banking day.`,
  latePenalty: (percent: number) =>
    `For each day after those: ${percent}% of the unpaid principal and interest of the installment.`,
  lateCharge: (percent: number) =>
    `In addition, once for an installment, on the first of those days: ${percent}% of its unpaid principal and interest.`,
  lateExample: (installment: string, afterFour: string, afterThirty: string) =>
    `An installment of ${installment} that stays unpaid costs ${afterFour} more when it is 4 days late, and ${afterThirty} when it is 30 days late.`,
  lateCap: (lifePercent: number) =>
    `Interest, penalties and charges of one year of the contract never come to more than ${agreedTerms.capPercentAYear}% of the loan amount, and penalties and charges of its whole life never to more than ${lifePercent}% of it.`,
  ifEarly: 'If you pay early or cancel',
  early:
    'You may settle the loan early at any time, in whole or in part, at no cost. Interest that is not yet earned is then not charged. The reference of a payment says whether what is beyond the amount due pays the next installments or principal.',
  cancel: (days: number) =>
    `You may cancel free of charge before the approval, and within ${days} days after it as long as nothing was withdrawn or paid.`,
  security: 'Security',
  unsecured: 'None. The loan is unsecured.',
  acknowledged: 'You saw these figures before you agreed',
};
