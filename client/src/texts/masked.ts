import { defineTexts } from './define-texts';

export const maskedTexts = defineTexts({
  en: {
    restHidden: (start: string) => `${start}, the rest is hidden`,
  },

  fil: {
    restHidden: (start: string) => `${start}, nakatago ang iba pa`,
  },
});
