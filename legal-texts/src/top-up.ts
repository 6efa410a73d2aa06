import type { LegalLanguage } from './legal-document';

const en = {
  title: 'The loan that this one pays off',
  loanNumber: 'Loan that is paid off',
  payoff: (day: string) => `Pays it off, as of ${day}`,
  avoided: 'No longer to be paid of it',
  received: 'You really receive',
  rate: 'Effective rate on what you receive',
  rateNote: 'of the new installments less those no longer to be paid',
  noRate: 'None',
  noRateNote:
    'since the new installments come to less than what you receive and no longer have to pay, or what you receive is too little beside them for a rate to tell anything',
  moves:
    'What pays off the earlier loan changes from day to day. On the day of approval it is what closes that loan then, and what you receive changes by the same amount; the principal and the installments of this loan stay as they are.',
  cancel: (days: number) =>
    `For this loan: you may cancel free of charge before the approval, and within ${days === 1 ? 'a day' : `${days} days`} after it as long as nothing was withdrawn or paid, but not after the last day on which the next installment of the earlier loan could still be paid without a penalty. This loan is then taken back in full, and the earlier loan goes on as if it had not been paid off.`,
  /** Of agreements from before that was possible. */
  cancelBefore:
    'For this loan: you may cancel free of charge before the approval; the earlier loan then goes on as it is. With the approval the earlier loan is paid off, so this one cannot be cancelled after it. You may repay it early at any time.',
};

const fil: typeof en = {
  title: 'Ang loan na babayaran nito',
  loanNumber: 'Loan na babayaran nang buo',
  payoff: (day) => `Pambayad dito, sa ${day}`,
  avoided: 'Hindi na babayaran para dito',
  received: 'Talagang matatanggap mo',
  rate: 'Effective rate sa matatanggap mo',
  rateNote: 'ng mga bagong hulog na binawasan ng hindi na babayaran',
  noRate: 'Wala',
  noRateNote:
    'dahil mas maliit ang kabuuan ng mga bagong hulog kaysa sa matatanggap mo at sa hindi na babayaran, o masyadong maliit ang matatanggap mo kumpara sa mga ito para may masabi ang isang rate',
  moves:
    'Nagbabago araw-araw ang halagang nagbabayad sa naunang loan. Sa araw ng pag-apruba, ito ang halagang magsasara sa loan na iyon sa araw na iyon, at kasinlaki nito ang pagbabago ng matatanggap mo; hindi nagbabago ang prinsipal at mga hulog ng loan na ito.',
  cancel: (days) =>
    `Para sa loan na ito: maaari kang magkansela nang libre bago ang pag-apruba, at sa loob ng ${days} araw pagkatapos nito hangga’t walang na-withdraw o nabayaran, pero hindi na lampas sa huling araw na mababayaran pa nang walang penalty ang susunod na hulog ng naunang loan. Babawiin nang buo ang loan na ito, at magpapatuloy ang naunang loan na parang hindi ito nabayaran.`,
  cancelBefore:
    'Para sa loan na ito: maaari kang magkansela nang libre bago ang pag-apruba; magpapatuloy kung gayon ang naunang loan. Sa pag-apruba, mababayaran na ang naunang loan, kaya hindi na makakansela ang loan na ito pagkatapos. Maaari mo itong bayaran nang maaga anumang oras.',
};

/** What is told of a loan that pays off an earlier one, whatever edition it was agreed to by. */
export const topUpLabels: Readonly<Record<LegalLanguage, typeof en>> = { en, fil };
