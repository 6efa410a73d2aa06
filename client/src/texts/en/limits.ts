/** What a credit score allows: in the loan box and in the settings. */
export const limits = {
  own: (amount: string, score: number) => `Your limit is ${amount} with a credit score of ${score}.`,
  more: (score: number, amount: string, months: number) =>
    `From a score of ${score} on it is ${amount}, over up to ${months} months.`,
  moreMoney: (score: number, amount: string) => `From a score of ${score} on it is ${amount}.`,
  moreTime: (score: number, months: number) =>
    `From a score of ${score} on you may take up to ${months} months.`,
  most: 'It is the highest there is.',
  laterTerms: (terms: string, score: number) => `${terms} months: from a credit score of ${score} on.`,
  notLoaded: 'Your own limits did not arrive',
};
