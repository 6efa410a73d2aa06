export const score = {
  title: 'Credit score',
  notLoaded: 'Your credit score did not arrive',
  latest: 'Last changes',
  more: 'How the score moves',
  history: 'What moved it',
  showAll: (count: number) => `Show all ${count} changes`,
  installmentOf: (number: number, loan: string) => `Installment ${number} of ${loan}`,
  scoreThen: (score: number) => `${score} then`,
  rules: 'How the score moves',
  rulesText:
    'It starts at 500 and stays between 0 and 1000. Each of these counts once for an installment or a loan.',
  limits: 'What a score allows',
  limitsText: 'Paying on time lets you borrow more, or for longer, the next time.',
  fromScore: 'From score',
  upToAmount: 'Loan up to',
  upToMonths: 'Months up to',
  youAreHere: '(you are here)',
};
