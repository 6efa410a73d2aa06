/** What stands around the movements when a statement is printed. */
export const statement = {
  title: 'Loan statement',
  secRegistration: (number: string) => `SEC Registration No. ${number}`,
  loanNumber: (number: string) => `Loan Application No. ${number}`,
  asOf: (day: string) => `As of ${day}`,
  foot: (loanNumber: string, day: string) => `${loanNumber} · Statement of ${day}`,
  page: (number: number, count: number) => `Page ${number} of ${count}`,
  intro:
    'Every movement of this loan. What is owed is principal, interest that fell due, penalties and charges, less what was paid.',
  empty: 'Nothing has moved on this loan yet.',
  currency: 'Currency',
  date: 'Date',
  kind: 'Kind',
  movement: 'Movement',
  reference: 'Reference',
  change: 'Change',
  owed: 'Owed',
  walletChange: 'Change of the wallet',
  wallet: 'In the wallet',
  opening: 'Owed when the month began',
  closing: 'Owed at its end',
  owedNow: 'You owe in all',
};
