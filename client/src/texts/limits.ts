import { defineTexts } from './define-texts';

/** What a credit score allows: in the loan box and in the settings. */
export const limitsTexts = defineTexts({
  en: {
    own: (amount: string, score: number) => `Your limit is ${amount} with a credit score of ${score}.`,
    more: (score: number, amount: string, months: number) =>
      `From a score of ${score} on it is ${amount}, over up to ${months} months.`,
    moreMoney: (score: number, amount: string) => `From a score of ${score} on it is ${amount}.`,
    moreTime: (score: number, months: number) =>
      `From a score of ${score} on you may take up to ${months} months.`,
    most: 'It is the highest there is.',
    laterTerms: (terms: string, score: number) => `${terms} months: from a credit score of ${score} on.`,
    notLoaded: 'Your own limits could not be loaded',
  },

  fil: {
    own: (amount: string, score: number) => `Hanggang ${amount} ang limit mo sa credit score na ${score}.`,
    more: (score: number, amount: string, months: number) =>
      `Mula sa score na ${score}, ${amount} na ito, hanggang ${months} buwan.`,
    moreMoney: (score: number, amount: string) => `Mula sa score na ${score}, ${amount} na ito.`,
    moreTime: (score: number, months: number) =>
      `Mula sa score na ${score}, puwede nang hanggang ${months} buwan.`,
    most: 'Ito na ang pinakamataas.',
    laterTerms: (terms: string, score: number) => `${terms} buwan: mula sa credit score na ${score}.`,
    notLoaded: 'Hindi ma-load ang sarili mong limit',
  },
});
