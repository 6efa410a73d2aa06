import { defineTexts } from './define-texts';

export const notFoundTexts = defineTexts({
  en: {
    title: '404 Page Not Found',
    text: "Sorry, we don't know where you wanted to go.",
    back: 'Take Me Back',
  },

  fil: {
    title: '404 Hindi Nahanap ang Page',
    text: 'Paumanhin, hindi namin alam kung saan mo gustong pumunta.',
    back: 'Ibalik Mo Ako',
  },
});
