import { agreedTerms } from '../../2026-12/agreed-terms';
import { formatChoice, formatMoney, formatNumber } from '../../format';
import type { AgreementFacts, LegalDocument } from '../../legal-document';

export function serviceAgreement(facts: AgreementFacts): LegalDocument {
  const { companyName, coolingOffDays } = facts;
  const isDeclining = facts.interestMethod === 'declining';
  const interestRate = formatNumber(facts.interestRate);
  const minLoan = formatMoney(facts.minLoan);
  const maxLoan = formatMoney(facts.maxLoan);
  return {
    intro: `This agreement is between you, the borrower, and ${companyName}, the lender. It says how a loan is applied for, what it costs and what each side promises.`,
    sections: [
      {
        title: 'Loan form',
        paragraphs: [
          `The loan is an unsecured cash loan. It is kept in your wallet as a credit line in the currency you choose, and is worth from ${minLoan} to ${maxLoan}.`,
          'You withdraw from it to the bank or e-wallet account that you registered. No other account is paid.',
        ],
      },
      {
        title: 'Interest rate',
        paragraphs: [
          isDeclining
            ? `Interest is ${interestRate}% a month of what is still owed of the loan. The installments are equal but for the last: month by month they hold less interest and repay more of the loan.`
            : `Interest is ${interestRate}% of the original loan amount for each month of the term. It is added to the repayment of each month and does not change during the term.`,
          `Interest, fees and charges together come to at most ${agreedTerms.capPercentAYear}% per annum of the loan amount. Before you agree you see the interest of the whole loan, the effective interest rate by the month and by the year, every installment with its date, and the total you repay.`,
        ],
      },
      {
        title: 'Loan terms',
        paragraphs: [
          `You choose a term of ${formatChoice(facts.terms, 'en')} ${facts.terms.every((term) => term === 1) ? 'month' : 'months'}. There is one installment a month; the first falls due one month after the approval, on the same day or on the last day of a shorter month. The dates you see before you agree are those of a loan that is approved on the same day.`,
          'Installments are rounded up to the unit of the currency. The last one is never larger than the others and settles the rounding, so that all of them together never come to more than the loan and its interest.',
          'You may settle the loan early at any time, in whole or in part. Interest that is not yet earned is then not charged.',
        ],
      },
      {
        title: 'Loan application',
        paragraphs: [
          'You apply with your own name, documents and account, and confirm that what you state is true and complete. One loan can be open at a time.',
          'We may check what you state with credit bureaus and with the references you name, as the law on data privacy allows.',
        ],
      },
      {
        title: 'Lending',
        paragraphs: [
          'A Loan Officer decides on your application, or a fixed rule that names its reasons to you. Sending it gives no right to a loan. When it is approved, what you receive of the loan, as you see it before you agree, is added to your wallet at once.',
          `A withdrawal is above ${formatNumber(agreedTerms.withdrawalAbove)} in the currency of the loan and at most your balance, or it is your whole balance. Each one needs a one-time password that your Loan Assistant gives you for that very amount and account. Transfers cost no fee.`,
        ],
      },
      {
        title: 'Loan use',
        paragraphs: [
          'You use the loan for lawful personal or business needs. It may not be used for gambling, for trade in prohibited goods, or to lend it on to others.',
          'You do not hand your password to anyone. You type a one-time password only on this site, for the withdrawal that you asked for, and you tell us at once when your phone or account is lost.',
        ],
      },
      {
        title: 'Modification or termination',
        paragraphs: [
          `Amount, currency and term stay as agreed once the loan is approved. A longer term must be requested at least ${agreedTerms.extensionNoticeDays} days before the contract period ends, and needs our consent.`,
          'The loan contract says what is owed on late payment, and when a contract is modified or terminated. You find it in your settings once you applied.',
        ],
      },
      {
        title: 'Dispute resolution',
        paragraphs: [
          `Please bring a complaint to ${companyName} first; we answer in writing. What is not settled between us goes to the regulator or to the courts of the Philippines, whose law applies.`,
          'A dispute about one installment does not end the duty to pay the others.',
        ],
      },
      {
        title: 'Cancellation',
        paragraphs: [
          `You may cancel free of charge at any time before the approval, and within ${coolingOffDays === 1 ? 'a day' : `${coolingOffDays} days`} after it as long as nothing was withdrawn or paid. The loan is then taken back in full, and you owe nothing.`,
          `In every other case you may ask your Loan Officer to cancel, who has to agree. Such a cancellation costs a processing fee of ${agreedTerms.cancellationFeePercent}% of the interest earned to that day, refunded after ${agreedTerms.refundWorkingDays} working days, and never more than the limit of Article 2 allows.`,
          'The finance charge and the other charges that you see before you agree are all that a loan costs that is not cancelled in that way, modified or terminated and is repaid on time.',
        ],
      },
      {
        title: 'Effective date',
        paragraphs: [
          'This agreement takes effect for you when you tick that you have read it and confirm the loan. Your electronic consent counts as your signature.',
          'It stays in effect until the loan is repaid in full. Later changes to it apply to later loans only.',
        ],
      },
    ],
  };
}
