export const limits = {
  own: (amount: string, score: number) => `Hanggang ${amount} ang limit mo sa credit score na ${score}.`,
  more: (score: number, amount: string, months: number) =>
    `Mula sa score na ${score}, ${amount} na ito, hanggang ${months} buwan.`,
  moreMoney: (score: number, amount: string) => `Mula sa score na ${score}, ${amount} na ito.`,
  moreTime: (score: number, months: number) =>
    `Mula sa score na ${score}, puwede nang hanggang ${months} buwan.`,
  most: 'Ito na ang pinakamataas.',
  laterTerms: (terms: string, score: number) => `${terms} buwan: mula sa credit score na ${score}.`,
  notLoaded: 'Hindi dumating ang sarili mong limit',
};
