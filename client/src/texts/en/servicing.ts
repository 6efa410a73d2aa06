export const servicing = {
  title: 'Loan',
  notLoaded: 'Your loan did not arrive',
  emptyTitle: 'You have no loan yet.',
  emptyText: 'Once you apply, you see here what to pay and when.',
  apply: 'APPLY FOR A LOAN',
  earlierLoan: 'This is an earlier loan.',
  newestLoan: 'Show the newest one',

  paidOf: (paid: number, count: number) => `${paid} of ${count} installments are paid.`,
  paidAmount: 'Paid',
  leftToPay: 'Left to pay',
  credit: (amount: string) => `${amount} more was paid than you owed. It is kept for you as a credit.`,

  repaidTitle: 'Your loan is repaid',
  repaidText: (amount: string, date: string) => `You have paid ${amount} in all, the last of it on ${date}.`,
  repaidNext: 'You owe nothing. You can borrow again whenever you like.',
  borrowAgain: 'BORROW AGAIN',

  afterPaying:
    'Once the transfer has arrived, it is recorded with the day on which you paid. You find it here under Payments, with what it paid: the oldest installment first.',

  settleTitle: 'Settle early',
  settleText: 'You can repay the whole loan at any time. Interest for the time that is left is not charged.',
  bySchedule: 'Left to pay by the schedule',
  interestSaved: 'Interest you save',
  settleOn: (date: string) => `Everything paid on ${date}`,
  settleHow: (date: string) =>
    `Pay exactly this amount on ${date}; on another day it can be another one. To settle a part, tell your Loan Assistant before you pay: else it pays the next installments.`,

  schedule: 'Schedule',
  installment: (number: number) => `Installment ${number}`,
  upcoming: 'Upcoming',
  dueToday: 'Due today',
  paid: 'Paid',
  paidOn: (date: string) => `Paid on ${date}`,
  paidEarly: (date: string) => `Paid early, on ${date}`,
  paidLate: (date: string, days: number) => `Paid on ${date}, ${days === 1 ? '1 day' : `${days} days`} late`,
  plusPenalty: (amount: string) => `${amount} penalty`,
  principal: 'Principal',
  interest: 'Interest',
  penaltyInterest: 'Penalty by days',
  lateCharge: 'Late charge',
  paidSoFar: 'Paid so far',
  stillToPay: 'Still to pay',
  inAll: 'In all',
  showAll: (count: number) => `Show all ${count} installments`,
  showFewer: 'Show fewer',

  penalties: 'Penalties',
  noPenalties: 'None so far. This is how they are counted:',
  wasDue: (due: string, days: string) => `Due on ${due}, and ${days}.`,
  penaltyDays: (days: number, percent: string) =>
    days === 1 ? `${percent}% for 1 day` : `${percent}% a day for ${days} days`,
  lateChargeOnce: (percent: string) => `${percent}% late charge, once`,
  waivedNote: (amount: string) => `${amount} more was waived`,
  penaltiesInAll: 'Penalties in all',
  rules: 'How penalties are counted',
  ruleGrace: (days: number) =>
    days === 1
      ? 'Nothing on the first day after the due date.'
      : `Nothing on the first ${days} days after the due date.`,
  ruleDaily: (day: number, percent: string) =>
    `From day ${day} on, ${percent}% a day of what is unpaid of the installment. Nothing is ever charged on penalties.`,
  ruleOnce: (day: number, percent: string) => `On day ${day}, ${percent}% of it once.`,
  ruleCap: (percent: string, amount: string) =>
    `Interest and penalties of one year never exceed ${percent}% of what you borrowed, for this loan ${amount}. What would be above it is waived.`,
  example: (cost: { amount: string; firstDay: number; first: string; longDays: number; long: string }) =>
    `Your next installment of ${cost.amount} would cost ${cost.first} more when it is ${cost.firstDay} days late, and ${cost.long} more when it is ${cost.longDays} days late.`,

  payments: 'Payments',
  showAllPayments: (count: number) => `Show all ${count} payments`,
  noPayments: 'None so far.',
  repaymentNumber: 'Payment number',
  paymentReference: 'Reference of your transfer',
  reversed: 'Taken back',
  reversedText: 'This payment was taken back, so it pays nothing.',
  settlement: 'Early settlement',
  paidFor: (first: number, last: number) =>
    first === last ? `Paid installment ${first}` : `Paid installments ${first} to ${last}`,
  keptAsCredit: 'Kept as your credit',

  status: 'Loan Status',
  loanNumber: 'Loan Application No.',
  amount: 'Borrowing Amount',
  terms: 'Terms',
  termsOf: (months: number, percent: string) => `${months} months, ${percent}% a month`,
  timeline: 'What happened so far',
  by: { MEMBER: 'by you', STAFF: 'by our staff', SYSTEM: 'automatically' },
  waiting: 'This page shows the decision by itself as soon as it is there.',
  loans: 'Your loans',
  shown: 'Shown here',

  cancel: 'Cancel the loan',
  cancelFree: 'You can take your application back free of charge, as long as it is not decided.',
  cancelUntil: (date: string) =>
    `You can give the loan back free of charge until ${date}, as long as nothing was withdrawn.`,
  cancelTitle: 'Cancel this loan?',
  cancelApplication: (amount: string) =>
    `Your application for ${amount} ends. It costs nothing, and you owe nothing.`,
  cancelApproved: (amount: string) =>
    `${amount} leaves your wallet again, and the contract ends. It costs nothing, and you owe nothing.`,
  cancelAfter: 'This cannot be undone. You can apply for another loan at once.',
  keep: 'Keep it',
  confirmCancel: 'CANCEL THE LOAN',
  cancelled: 'Your loan is cancelled.',
};
