/** What stands around the movements when a statement is printed. */
export const statement = {
  title: 'Statement ng loan',
  secRegistration: (number: string) => `SEC Registration No. ${number}`,
  loanNumber: (number: string) => `Blg. ng Loan Application ${number}`,
  asOf: (day: string) => `Hanggang ${day}`,
  foot: (loanNumber: string, day: string) => `${loanNumber} · Statement ng ${day}`,
  page: (number: number, count: number) => `Pahina ${number} ng ${count}`,
  intro:
    'Ang bawat galaw ng loan na ito. Ang utang ay ang principal, interes na dapat nang bayaran, mga penalty at singil, bawas ang mga nabayaran.',
  empty: 'Wala pang gumalaw sa loan na ito.',
  currency: 'Currency',
  date: 'Petsa',
  kind: 'Uri',
  movement: 'Galaw',
  reference: 'Reference',
  change: 'Pagbabago',
  owed: 'Utang',
  walletChange: 'Pagbabago sa wallet',
  wallet: 'Nasa wallet',
  opening: 'Utang sa simula ng buwan',
  closing: 'Utang sa dulo nito',
  owedNow: 'Kabuuang utang mo',
};
