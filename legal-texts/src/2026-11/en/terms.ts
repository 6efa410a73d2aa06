import { formatChoice, formatMoney, formatNumber } from '../../format';
import type { LegalDocument, LegalFacts } from '../../legal-document';

export function terms(facts: LegalFacts): LegalDocument {
  const { companyName, companyShortName, contactEmail } = facts;
  const isDeclining = facts.interestMethod === 'declining';
  const minLoan = formatMoney(facts.minLoan);
  const maxLoan = formatMoney(facts.maxLoan);
  const interestRate = formatNumber(facts.interestRate);
  const price = isDeclining
    ? `at ${interestRate}% a month of what is still owed`
    : `at ${interestRate}% of the original loan amount a month`;
  const months = facts.terms.every((term) => term === 1) ? 'month' : 'months';
  return {
    intro: `These terms are an agreement between ${companyName} and you. They apply to everyone who visits this site and to every member who borrows through it.`,
    sections: [
      {
        title: 'Terms',
        paragraphs: [
          'By using this site you accept these terms and our Privacy statement. If you do not accept them, please do not use the site. You may register when you are 18 or older. You register once, in your own name and with your own phone number, and you keep your password to yourself.',
          'We may revise these terms. The text that stands here is the one in force, and using the site after a revision means that you accept it. A loan that you already have keeps the terms you agreed to when you took it.',
          'We may suspend an account that was opened with false details, that somebody else uses, that endangers the money or data of others, or that breaks these terms. A suspension does not end what you owe or what you are owed. You may ask us for the reason and for a review. After five wrong passwords the sign-in also locks itself for a while; this protects you and is not a suspension.',
          `Through this site you may apply for a loan facility of ${minLoan} to ${maxLoan}, repaid over ${formatChoice(facts.terms, 'en')} ${months}, ${price}. Sending an application is not an approval: every loan facility is subject to the approval of the lender, who may approve it, put it on hold or reject it. You may have one open application or unpaid loan at a time.`,
          `${companyName} is the facility manager. It runs this site, takes and checks your application and documents, shows you the full cost, tells you the decision of the lender, keeps your wallet, and answers your questions.`,
          `The facility manager allocates each approved loan to a lender. The lender is ${companyName} itself unless your loan contract names another. The allocation never changes the amount, the rate, the installments or the charges that you agreed to, and you go on dealing with the facility manager.`,
        ],
      },
      {
        title: 'Disclosure Statement',
        paragraphs: [
          'Before you agree to a loan you see what the Truth in Lending Act (Republic Act 3765) asks for: the amount you receive, every charge, the finance charge of the whole loan in pesos and centavos, the installments and when they fall due, and the effective interest rate by the month and by the year. Study the disclosure statement before you borrow.',
          isDeclining
            ? `Interest is counted on what is still owed: ${interestRate}% of it for each month, in equal installments that hold less interest month by month. The effective rate by the year is a little higher than twelve times the stated one, since it is compounded. Compare loans by the effective rate.`
            : `Interest is add-on: ${interestRate}% of the original loan amount for each month, added to the repayment of that month. You repay part of the loan every month while the interest stays the same, so the effective rate is higher than the stated one. Compare loans by the effective rate.`,
          'Installments are rounded up to the unit of the currency. The last one is never larger than the others and settles the rounding, so that you never pay more than the loan and its interest. For a loan in another currency, the exchange rate you are shown before you agree is the one that counts.',
          `${companyName} is a financing company with SEC Registration No. ${facts.secRegistration} and Certificate of Authority No. ${facts.certificateOfAuthority}. It is registered with the Bangko Sentral ng Pilipinas as an operator of payment system, No. ${facts.paymentOperatorNumber}.`,
        ],
      },
      {
        title: 'Intellectual property',
        paragraphs: [
          `The name ${companyShortName}, its mark, and the texts, pictures and design of this site belong to ${companyName} or to those who let us use them. The Intellectual Property Code of the Philippines (Republic Act 8293) protects them. Program code, fonts and icons that are published under an open licence stay under that licence, also where this section says otherwise.`,
          'What you send us, such as documents, photos and messages, stays yours. You let us use it to examine your application, to serve your loan and to meet our legal duties, as our Privacy statement describes, and for nothing else.',
        ],
      },
      {
        title: 'Use License',
        paragraphs: [
          'You may view this site, and print or save what concerns your own account, loan and contract. This is a permission to use, and nothing changes its owner.',
          'Under this permission you may not sell the material or offer it as your own, remove notices of ownership from it, copy the site to deceive others, or collect data from it by automatic means without our written consent.',
          'The permission ends when you break one of these limits. You then destroy what you saved of the site. You may always keep your own contract, disclosure statement and records.',
        ],
      },
      {
        title: 'Viruses and hacking',
        paragraphs: [
          'You may not bring viruses or other harmful programs onto this site, try to enter the account or data of somebody else, guess passwords or one-time passwords, get around limits, or overload the service. Such acts may be crimes under the Cybercrime Prevention Act (Republic Act 10175).',
          'We report such acts to the authorities, cooperate with them, and end your right to use the site at once.',
          `We protect the service, yet no site is free of risk. Keep your device and browser up to date, and never give your password to anyone. If you find a weakness, please write to ${contactEmail} before you tell others.`,
        ],
      },
      {
        title: 'Disclaimer',
        paragraphs: [
          'We take care that the figures are right and the service is there when you need it. We cannot promise that it is never interrupted or free of error. What the calculator shows is an example: only the figures that you are shown when you confirm an application count.',
          'A transfer could take 10 up to 60 minutes, and your bank or e-wallet may need longer before it shows the money. Exchange rates come from a public source and may lag behind the market.',
          'The texts of this site inform you; they are not legal or tax advice. Nothing in these terms takes away a right that the laws of the Philippines give you as a consumer.',
        ],
      },
      {
        title: 'Limitations',
        paragraphs: [
          'As far as the law allows, we do not answer for a loss that arises because you gave your password or one-time password to somebody, because the account number you registered was wrong, or because a bank, an e-wallet, a network or an event beyond our control failed.',
          'We do answer for a loss that we cause on purpose or by gross negligence, and wherever the law forbids us to exclude it. A transfer that fails is returned to your wallet in full.',
          `If something went wrong, tell us at ${contactEmail} as soon as you notice it, so that we can still limit the loss.`,
        ],
      },
      {
        title: 'Revisions and Errata',
        paragraphs: [
          'This site may hold technical, typing or picture errors. We correct them when we learn of them, and may do so without notice. We do not promise that every text is complete or up to date at every moment.',
          'An error on the site does not change the figures of a loan that you agreed to. If a figure that was shown to you no longer holds when you confirm, your application is not accepted: you are shown the new figures and decide again.',
          'These documents come in English and in Filipino, and both are meant to say the same. If you find a difference, please tell us. Until it is corrected, the English text holds.',
        ],
      },
      {
        title: 'Links',
        paragraphs: [
          'This site may link to other sites. A link does not mean that we approve of a site, have checked it or answer for it, and you visit it at your own risk. Their own terms and privacy rules apply there.',
          'You may link to our public pages as long as you do not suggest that we support your site. Our pages cannot be shown inside the frame of another site, which protects you from copies: look at the address before you type your password.',
        ],
      },
      {
        title: 'Modifications',
        paragraphs: [
          'We may change or end functions of this site, and change the currencies, amounts, rates and periods that we offer. Such a change applies to later applications. A loan that was approved changes only as its contract allows.',
          'Changed terms apply from the time they stand here. Please read them again before each application.',
          'These terms follow the laws of the Philippines, and its courts decide. If one provision cannot stand, the others remain.',
        ],
      },
    ],
  };
}
