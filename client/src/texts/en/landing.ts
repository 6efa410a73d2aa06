/** `[1]` is the mark of the first footnote. */
export const landing = {
  pageTitle: 'Home',
  headline: 'Empowering Your Future with Our Trusted Lending Services.',
  lead: 'Instant credit[1] for personal or business use. You see every peso of the cost before you agree.',
  borrow: 'Borrow',
  amounts: (least: string, largest: string) => `${least} to ${largest}`,
  repayOver: 'Repay over',
  months: (least: string, most: string) => `${least} to ${most} months`,
  monthlyInterest: 'Monthly interest',
  percent: (percent: string) => `${percent}%`,
  note: (number: string) => `Note ${number}`,

  carousel: 'carousel',
  previews: 'Previews of Pautang. They stand still while you are here.',
  slides: {
    register: 'Registration: phone number, full name and password',
    activate: 'Activation: the five steps, from personal information to the bank account',
    loan: 'Loan: the amount, the months, and the installment beside them',
    confirm: 'Before you agree: what you receive, the total interest and the effective rate',
    submitted: 'Success: the loan application is submitted',
    wallet: 'Wallet: the available balance and the button WITHDRAW NOW',
    withdraw: 'Withdrawal: the amount, the receiving account and the total',
    otp: 'One Time Password: the code that confirms one transfer',
    settings: 'Settings: the credit score out of 1000',
  },

  why: 'Why Pautang',
  reasons: {
    rates: {
      unit: 'a month[2]',
      title: 'Unbeatable Interest Rates',
      text: 'The charge is fixed the day you sign and never grows while you pay on time. 0% APR[3] with our affiliated financial institution.',
    },
    line: {
      unit: 'months',
      title: 'Versatile Credit Line',
      text: 'For your family or your business. Take out what you need, when you need it. Pay on time and later loans can be larger or longer.',
    },
    features: {
      unit: 'hours to your money',
      title: 'Exclusive Features at Your Fingertips',
      text: 'Instant approval[1], e-wallet recharge, bank transfers and bill payment, from the phone you already have.',
    },
  },

  wholeCost: 'The whole cost, before you agree',
  wholeCostText:
    'We count every peso that you pay back, and show it as one yearly rate, so that you can lay it beside any other offer.',
  example: 'Representative example',
  exampleOf: (amount: string, months: number) =>
    `What a loan of ${amount} over ${months} months costs, with every charge.`,
  interest: (months: number, amount: string) => `Interest, ${months} × ${amount}`,
  interestOnBalance: (months: number) => `Interest of ${months} months, on what is still owed`,
  otherFees: 'Other fees',
  installmentsOf: (count: number) => `${count} installments of`,
  lastInstallment: 'Last installment',
  aMonth: (percent: string) => `${percent}% a month`,

  footnotes: {
    instant:
      '“Instant” is the decision on a complete application. Money is sent within 24 hours of your confirming the contract.',
    addOn: (effective: string, months: number) =>
      `Add-on interest, on the amount first borrowed, each month. See the representative example: ${effective} effective a year over ${months} months.`,
    onBalance: (effective: string, months: number) =>
      `Interest on what is still owed, each month. See the representative example: ${effective} effective a year over ${months} months.`,
    affiliated:
      'Offered by the affiliated institution on its own terms; not a rate of loans made by Pautang.',
  },
};
