export const howItWorks = {
  pageTitle: 'How It Works',
  headline: 'How to get online loan fast approval in Philippines',
  lead: 'Three steps, from your first question to the money in your account.',
  step: (number: string) => `Step ${number}`,
  steps: [
    {
      title: 'Get Advice',
      text: 'We contact you to confirm the terms, the conditions, the contract and what you need. Then we send the money.',
    },
    {
      title: 'Withdraw money securely',
      text: 'At the final step you confirm with a one-time password (OTP). Your Loan Assistant gives it to you; it works once, for that transfer only.',
    },
    {
      title: 'Get money fast',
      text: 'The money is disbursed within 24 hours after you confirm the contract by e-mail or SMS code.',
    },
  ],
  noLine: {
    title: 'YOU DO NOT NEED TO GO TO THE BANK & STAND IN LINE TO GET MONEY',
    text: 'Everything happens on the phone you already have. Keep these at hand when you activate your account:',
    list: [
      'Your personal details, and your home address',
      'Two people who know you, with their phone numbers',
      'A government ID, front and back, and a clear selfie',
      'The bank or e-wallet account that receives the loan',
    ],
  },
  support: {
    title: 'READY TO SUPPORT CUSTOMERS WHEN NEED TO LOAN',
    text: 'Your Loan Assistant answers your questions before you borrow, while the loan is decided on, and when you withdraw.',
  },
};
