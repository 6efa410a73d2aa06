import { defineTexts } from './define-texts';

export const scoreTexts = defineTexts({
  en: {
    notLoaded: 'Your credit score could not be loaded',
    latest: 'Last changes of the score',
    more: 'How the score moves',
    installmentOf: (number: number, loan: string) => `Installment ${number} of ${loan}`,
    scoreThen: (score: number) => `${score} then`,
  },

  fil: {
    notLoaded: 'Hindi ma-load ang credit score mo',
    latest: 'Mga huling pagbabago ng score',
    more: 'Paano gumagalaw ang score',
    installmentOf: (number: number, loan: string) => `Hulog ${number} ng ${loan}`,
    scoreThen: (score: number) => `naging ${score}`,
  },
});
