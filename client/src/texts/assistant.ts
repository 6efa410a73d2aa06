import { defineTexts } from './define-texts';

export const assistantTexts = defineTexts({
  en: {
    role: 'Your Loan Assistant',
  },

  fil: {
    role: 'Ang iyong Loan Assistant',
  },
});
