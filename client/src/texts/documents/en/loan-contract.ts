import { agreedTerms } from '@pautang/legal-texts';
import type { LegalDocument, LegalFacts } from '../legal-document';

export function loanContract({ companyName, contactEmail, withdrawalAbove }: LegalFacts): LegalDocument {
  return {
    intro: `This contract is between ${companyName}, the lender, and the borrower named here, who is called 'you'. The figures below are part of it.`,
    sections: [
      {
        title: 'Loan',
        paragraphs: [
          'The lender lends you the amount stated above, in the currency stated above, once it has approved your application. Until then neither side owes the other anything under this contract.',
          'On approval the amount is added to your wallet at once and in full. It is an unsecured loan for lawful personal or business needs, and you may not lend it on to others.',
        ],
      },
      {
        title: 'Interest and charges',
        paragraphs: [
          'Interest is the stated percentage of the original loan amount for each month of the repayment period. It is added to the repayment of each month and does not change.',
          `Interest, fines, service charges and fees together come to at most ${agreedTerms.capPercentAYear}% per year. The total stated above is all you pay when you pay on time.`,
        ],
      },
      {
        title: 'Repayment',
        paragraphs: [
          'You repay in monthly installments, as many as the repayment period has months. The first falls due one month after the approval, on the same day or on the last day of a shorter month.',
          'The last installment is smaller and settles the rounding of the others. You may pay an installment before it is due; that costs nothing.',
        ],
      },
      {
        title: 'Receiving account and withdrawals',
        paragraphs: [
          'The lender pays only to the receiving account stated above. You confirm that the account is yours and its number is right.',
          `You may withdraw any amount above ${withdrawalAbove} in the currency of the loan, up to your balance, with a one-time password from your Loan Assistant. Transfers cost no fee, and one that fails is returned to your wallet.`,
        ],
      },
      {
        title: 'Late payment',
        paragraphs: [
          `An installment that is more than ${agreedTerms.penaltyAfterDaysLate} days late bears penalty interest of ${agreedTerms.penaltyPercentADay}% per day on the amount that is overdue, until it is paid.`,
          `In addition a charge of ${agreedTerms.overdueChargePercent}% of the overdue total applies. The limit of ${agreedTerms.capPercentAYear}% per year in Article 2 holds here too.`,
        ],
      },
      {
        title: 'Extension',
        paragraphs: [
          `If you need more time, you request an extension at least ${agreedTerms.extensionNoticeDays} days before the contract period ends. Your Loan Officer or Loan Assistant takes the request.`,
          'An extension takes effect when the lender agrees to it. It tells you first, in figures, what the extension costs and which installments follow.',
        ],
      },
      {
        title: 'What you promise',
        paragraphs: [
          'Your details, documents and statements are true and complete, and you tell the lender when your name, address, phone number or e-mail address changes.',
          'You keep your password to yourself, type one-time passwords only on the site of the lender, and report a lost phone or a misused account at once.',
          'You agreed that this loan and its repayment are reported to credit bureaus, as the Privacy statement describes.',
        ],
      },
      {
        title: 'Modification or termination',
        paragraphs: [
          `When this contract is modified or terminated, you repay ${agreedTerms.terminationPercent}% in addition to the principal and the interest.`,
          'Paying installments early or an extension under Article 6 is not a modification in this sense. A change of this contract is valid only when both sides agree to it in writing, also electronically.',
        ],
      },
      {
        title: 'Disputes and notices',
        paragraphs: [
          `Please bring a complaint to the lender first, at ${contactEmail}; it answers in writing. What stays in dispute goes to the regulator or to the courts of the Philippines, whose law applies.`,
          'Notices reach you at the phone number or e-mail address you registered, or in your account on the site. A dispute about one installment does not end the duty to pay the others.',
        ],
      },
      {
        title: 'Effective date',
        paragraphs: [
          'This contract takes effect on signing, including electronically. You sign it electronically when you confirm your application on the site after seeing the whole cost.',
          'It ends when the loan is repaid in full, or when the application is rejected or cancelled. You may read and print it at any time while it is in effect.',
        ],
      },
    ],
  };
}
