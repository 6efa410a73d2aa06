import { defineTexts } from './define-texts';

export const assistantTexts = defineTexts({
  en: {
    name: 'Your Loan Assistant',
  },

  fil: {
    name: 'Ang iyong Loan Assistant',
  },
});
