import { defineTexts } from './define-texts';

export const cookiesTexts = defineTexts({
  en: {
    refused:
      'This browser takes no cookies, so you are signed out whenever a page is loaded again. To stay signed in, allow cookies for this site in its settings.',
  },

  fil: {
    refused:
      'Hindi tumatanggap ng cookies ang browser na ito, kaya masa-sign out ka tuwing nilo-load ulit ang page. Para manatiling naka-sign in, payagan ang cookies ng site na ito sa settings ng browser.',
  },
});
