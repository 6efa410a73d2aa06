import { defineTexts } from './define-texts';

/**
 * What a search engine shows below the title of each page, and what a page says whose program does not come. The build
 * writes it, for whatever a server lends, so no figure of an offer stands in it.
 */
export const pagesTexts = defineTexts({
  en: {
    home: 'Borrow in pesos or another currency and repay month by month. You see every peso of the cost before you agree.',
    hiw: 'Register, activate your account, apply for a loan and withdraw it to your bank or e-wallet account: what each step asks of you.',
    about: 'Who lends to you at Pautang, and under which registrations.',
    contact: 'Write to Pautang about a loan, your account or this site.',
    login: 'Sign in to Pautang with your phone number and password.',
    register:
      'Open a Pautang account with your phone number and a password. You see every cost before you borrow.',
    'not-found': 'There is no page at this address.',
    asleep:
      'A part of this page is not here yet, so nothing of it works so far. On a slow connection it may still be on its way. If you load the page again, what you typed is lost.',
    again: 'Load the page again',
  },

  fil: {
    home: 'Umutang sa piso o sa ibang currency at bayaran ito buwan-buwan. Makikita mo ang bawat pisong gastos bago ka pumayag.',
    hiw: 'Mag-register, i-activate ang account mo, mag-apply ng loan at i-withdraw ito sa iyong bangko o e-wallet: ito ang hihingin sa bawat hakbang.',
    about: 'Kung sino ang nagpapautang sa Pautang, at ang mga rehistro nito.',
    contact: 'Sumulat sa Pautang tungkol sa loan, sa account mo o sa site na ito.',
    login: 'Mag-sign in sa Pautang gamit ang phone number at password mo.',
    register:
      'Magbukas ng Pautang account gamit ang phone number at isang password. Makikita mo ang bawat gastos bago ka umutang.',
    'not-found': 'Walang page sa address na ito.',
    asleep:
      'May bahagi ng page na ito na hindi pa dumarating, kaya wala pang gumagana rito. Kung mabagal ang koneksiyon, baka paparating pa ito. Kapag ni-load mo ulit, mawawala ang mga na-type mo.',
    again: 'I-load ulit ang page',
  },
});
