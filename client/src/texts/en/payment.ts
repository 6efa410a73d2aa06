export const payment = {
  dueNow: 'Due now',
  nextPayment: 'Next payment',
  nothingDue: 'Nothing is due now.',
  dueOn: (date: string, days: string) => `${date}: ${days}`,
  today: 'today',
  daysLeft: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
  daysLate: (days: number) => (days === 1 ? '1 day late' : `${days} days late`),
  overdue: (date: string, days: string) => `Overdue, due on ${date}: ${days}`,
  penaltyRuns: (number: number, percent: string) =>
    `Installment ${number} is late: each day adds a penalty of ${percent}% of what is unpaid of it.`,
  penaltyLeft: (number: number, amount: string) =>
    `Installment ${number} is paid, but its penalty is not: ${amount}.`,
  capReached: (percent: string) =>
    `Interest and penalties have reached the limit of ${percent}% a year. What would be above it is waived.`,
  graceLeft: (number: number, date: string) =>
    `Pay installment ${number} by ${date}, and being late costs nothing.`,
  penaltyADay: (amount: string) => `That is ${amount} a day.`,
  penaltiesADay: (amount: string) => `All that is late adds ${amount} a day.`,
  settleOn: (date: string) => `Settle everything on ${date}`,
  notLoaded: 'What to pay did not arrive',
  nextNotLoaded: 'Your next payment did not arrive',
  fromTo: (from: string, to: string) => `${from} to ${to}`,

  howToPay: 'How to pay',
  bank: 'Bank',
  accountName: 'Account name',
  accountNumber: 'Account number',
  reference: 'Reference number',
  copyAccountName: 'Copy the account name',
  copyAccountNumber: 'Copy the account number',
  copyReference: 'Copy the reference number',
  referenceNote: 'Write the reference number on the transfer, so that it finds your loan.',
  notSure: 'Does somebody name another account? Do not pay:',
  contactUs: 'contact us',
  seeSchedule: 'See the schedule',
  repaid: 'You have nothing to pay: your loan is repaid.',
};
