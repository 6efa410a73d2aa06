import { agreedTerms, latePayment } from '../../2026-12/agreed-terms';
import { formatNumber } from '../../format';
import type { ContractFacts, LegalDocument } from '../../legal-document';

export function loanContract(facts: ContractFacts): LegalDocument {
  const { companyName, contactEmail, coolingOffDays } = facts;
  const isDeclining = facts.interestMethod === 'declining';
  const late = { ...latePayment, ...facts.penalty };
  const kept = [
    ...(facts.isCharged ? ['the charges stated above'] : []),
    ...(facts.paysOff ? ['what pays off the earlier loan'] : []),
  ].join(' and ');
  return {
    intro: `This contract is between ${companyName}, the lender, and the borrower named here, who is called 'you'. The figures stated here are part of it.`,
    sections: [
      {
        title: 'Loan',
        paragraphs: [
          'The lender lends you the amount stated above, in the currency stated above, once it has approved your application. Until then neither side owes the other anything under this contract.',
          `On approval the amount${kept ? `, less ${kept}, is added to your wallet at once` : ' is added to your wallet at once and in full'}. It is an unsecured loan for lawful personal or business needs, and you may not lend it on to others.`,
        ],
      },
      {
        title: 'Interest and charges',
        paragraphs: [
          isDeclining
            ? 'Interest is the stated percentage a month of what is still owed of the loan. The installments are equal but for the last: month by month they hold less interest and repay more of the loan.'
            : 'Interest is the stated percentage of the original loan amount for each month of the repayment period. It is added to the repayment of each month and does not change.',
          `Interest, fines, service charges and fees together come to at most ${agreedTerms.capPercentAYear}% per year of the loan amount, in each year of the contract. What would go beyond is waived, and your account shows it. The total stated above is all you pay when you pay on time.`,
          `Penalty interest and late charges of the whole life of the loan together come to at most ${late.lifeCapPercent}% of the loan amount, whatever its years allow.`,
          ...(facts.isCharged
            ? [
                'The charges stated above, and no others, are taken once, on approval; they count in both limits. Those that are deducted come besides the total stated above. Those that are added are a part of the loan, are repaid with the installments, and bear interest like the rest of it. When you cancel free of charge, all of them are given back.',
              ]
            : []),
        ],
      },
      {
        title: 'Repayment',
        paragraphs: [
          'You repay in monthly installments, as many as the repayment period has months. The first falls due one month after the approval and the others month by month after it, each on the same day or on the last day of a shorter month. Days are those of the Philippines.',
          'No installment is larger than the stated repayment amount; the last one settles the rounding of the others. A payment goes to the oldest installment first. What you pay beyond all that you owe is kept as a credit for you.',
          'A due date on a Sunday or a holiday is kept by paying on the next banking day: the installment is not late, and days late count from that day. In a currency without a smaller unit everything is paid and charged in whole units. A rest that is worth less than the small amount your account names is not overdue, bears nothing, and is not asked for when the loan ends.',
          'You may settle the loan early at any time, in whole or in part, at no cost. You then owe the unpaid principal, the interest earned to that day, of the current month by its days, and the charges that have arisen; interest that is not yet earned is not charged.',
          isDeclining
            ? 'When you pay more than is due, you choose by the reference of your payment what the rest does. It pays the next installments in advance, with all their interest; or it settles principal from the last installment backwards, and from that day on interest is counted on the principal that is left.'
            : 'When you pay more than is due, you choose by the reference of your payment what the rest does. It pays the next installments in advance, with all their interest; or it settles principal from the last installment backwards, and from that day on an installment bears its interest in the share of its principal that is not settled.',
        ],
      },
      {
        title: 'Receiving account and withdrawals',
        paragraphs: [
          'The lender pays only to the receiving account stated above. You confirm that the account is yours and its number is right.',
          `You may withdraw any amount above ${formatNumber(agreedTerms.withdrawalAbove)} in the currency of the loan, up to your balance, or your whole balance, with a one-time password from your Loan Assistant. Transfers cost no fee, and one that fails is returned to your wallet.`,
        ],
      },
      {
        title: 'Late payment',
        paragraphs: [
          `An installment may be up to ${agreedTerms.penaltyAfterDaysLate} days late at no cost. For each day after those it bears penalty interest of ${late.dailyPercent}% per day on its unpaid principal and interest, until they are paid. Penalty interest is never charged on penalties.`,
          `In addition a charge of ${late.lateChargePercent}% of the overdue total, the unpaid principal and interest of the installment, applies once, on the first of those days. The limit of ${agreedTerms.capPercentAYear}% per year in Article 2 holds here too.`,
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
          `When this contract is modified or terminated, you repay ${agreedTerms.terminationPercent}% of the interest earned to that day and not yet paid, in addition to the principal and the interest. This holds when it is changed or ended in a way that it does not provide for itself, at your request or because you broke it, and within the limit of ${agreedTerms.capPercentAYear}% per year in Article 2.`,
          'Paying or settling early, in whole or in part, an extension under Article 6 and a cancellation under Article 10 are not a modification or termination in this sense. A change of this contract is valid only when both sides agree to it in writing, also electronically.',
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
          `You may cancel it free of charge at any time before the approval, and within ${coolingOffDays === 1 ? 'a day' : `${coolingOffDays} days`} after it as long as nothing was withdrawn or paid. The loan is then taken back in full, and you owe nothing.`,
          'It ends when the loan is repaid in full, or when the application is rejected or cancelled. You may read, print and download it at any time.',
        ],
      },
    ],
  };
}
