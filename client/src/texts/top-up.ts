import { defineTexts } from './define-texts';

/** A new loan that pays off the running one. */
export const topUpTexts = defineTexts({
  en: {
    title: 'Borrow more',
    offer: (payoff: string) =>
      `You have paid well. One new loan can pay off this one, ${payoff} today, and you receive the rest.`,
    open: 'See what it costs',

    about: (number: string) =>
      `You take one new loan. It pays off ${number} on the day it is approved, and the rest goes into your wallet. Until then your loan goes on as it is: pay it as agreed.`,
    notLoaded: 'What you may borrow could not be loaded',
    noRate: 'There is no exchange rate for the currency of your loan now. Please try again later.',
    least: (payoff: string, received: string) =>
      `${payoff} of it pays off your loan today, and at least ${received} must be left for you.`,
    apply: 'See the figures and apply',

    paidOffTitle: 'The loan that this one pays off',
    newLoan: 'New loan',
    charges: 'Its charges',
    afterCharges: 'Left of it after its charges',
    paysOff: (number: string) => `Pays off ${number}`,
    paysOffOn: (date: string) => `as of ${date}`,
    receive: 'You really receive',
    paidOff: (number: string) => `Paid off ${number}`,
    received: 'You really received',
    avoided: 'No longer to be paid of it',
    rate: 'Effective rate on what you receive',
    rateNote: 'of the new installments less those no longer to be paid',
    noRateOf: 'None',
    noRateNote:
      'since the new installments come to less than what you receive and no longer have to pay, or what you receive is too little beside them for a rate to tell anything',
    percentAYear: (percent: string) => `${percent}% a year`,
    moves:
      'What pays off your loan changes from day to day. On the day of approval it is what closes it then, and what you receive changes by the same amount.',
    cancel: (days: number) =>
      `The new loan can be cancelled within ${days === 1 ? 'a day' : `${days} days`} after that, while nothing of it was withdrawn or paid and the next installment of the earlier loan could still be paid without a penalty. The earlier loan then goes on as if it had not been paid off.`,
    noCancel: 'After that the new loan cannot be cancelled, and can be repaid early at any time.',

    sent: 'Your loan application is with us. Your loan goes on as it is until it is decided.',
  },

  fil: {
    title: 'Umutang pa',
    offer: (payoff: string) =>
      `Maayos kang nagbabayad. Puwedeng bayaran ng isang bagong loan ang loan na ito, ${payoff} ngayong araw, at sa iyo ang matitira.`,
    open: 'Tingnan kung magkano',

    about: (number: string) =>
      `Isang bagong loan ang kukunin mo. Babayaran nito ang ${number} sa araw na maaprubahan, at mapupunta sa wallet mo ang matitira. Hanggang doon, bayaran ang loan mo ayon sa napagkasunduan.`,
    notLoaded: 'Hindi ma-load kung magkano ang puwede mong utangin',
    noRate: 'Walang palitan ngayon para sa currency ng loan mo. Pakisubukan ulit mamaya.',
    least: (payoff: string, received: string) =>
      `${payoff} nito ang pambayad sa loan mo ngayong araw, at dapat may matirang hindi bababa sa ${received} para sa iyo.`,
    apply: 'Tingnan ang mga halaga at mag-apply',

    paidOffTitle: 'Ang loan na babayaran nito',
    newLoan: 'Bagong loan',
    charges: 'Mga singil nito',
    afterCharges: 'Matitira nito matapos ang mga singil',
    paysOff: (number: string) => `Pambayad sa ${number}`,
    paysOffOn: (date: string) => `sa ${date}`,
    receive: 'Talagang matatanggap mo',
    paidOff: (number: string) => `Ipinambayad sa ${number}`,
    received: 'Talagang natanggap mo',
    avoided: 'Hindi na babayaran para dito',
    rate: 'Effective rate sa matatanggap mo',
    rateNote: 'ng mga bagong hulog na binawasan ng hindi na babayaran',
    noRateOf: 'Wala',
    noRateNote:
      'dahil mas maliit ang kabuuan ng mga bagong hulog kaysa sa matatanggap mo at sa hindi na babayaran, o masyadong maliit ang matatanggap mo kumpara sa mga ito para may masabi ang isang rate',
    percentAYear: (percent: string) => `${percent}% bawat taon`,
    moves:
      'Nagbabago araw-araw ang pambayad sa loan mo. Sa araw ng pag-apruba, ito ang halagang magsasara rito sa araw na iyon, at kasinlaki nito ang pagbabago ng matatanggap mo.',
    cancel: (days: number) =>
      `Puwedeng i-cancel ang bagong loan sa loob ng ${days} araw pagkatapos noon, basta wala pang na-withdraw o nabayaran dito at mababayaran pa nang walang penalty ang susunod na hulog ng naunang loan. Magpapatuloy ang naunang loan na parang hindi ito nabayaran.`,
    noCancel:
      'Pagkatapos noon, hindi na makakansela ang bagong loan, pero puwede itong bayaran nang maaga anumang oras.',

    sent: 'Nasa amin na ang loan application mo. Walang magbabago sa loan mo hanggang mapagpasyahan ito.',
  },
});
