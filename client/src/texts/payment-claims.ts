import { defineTexts } from './define-texts';

export const paymentClaimsTexts = defineTexts({
  en: {
    title: 'I have paid',
    about: 'Tell us of your transfer, and we look for it. It counts once the money is here.',
    amount: 'Amount you paid',
    paidOn: 'Day of the transfer',
    reference: 'Reference number of the transfer',
    referenceHint: 'As your bank or e-wallet shows it: at least 6 letters or digits.',
    bank: 'Bank or e-wallet',
    send: 'Tell us',
    sending: 'Telling us of your transfer.',
    sent: 'We look for your transfer.',
    none: 'No more until one of these is found. Withdraw one that is wrong, or contact us.',
    told: 'Transfers you told us of',
    notLoaded: 'Your transfers could not be loaded',
    formNotLoaded: 'The form could not be loaded',
    transfer: (amount: string, date: string) => `${amount} on ${date}`,
    states: {
      WAITING: (until: string) =>
        `We wait for it until ${until}. Until then we do not remind you of being late; penalties go by the day on which you paid.`,
      MATCHED: () => 'It arrived and is counted.',
      NOT_FOUND: (until: string) =>
        `It had not arrived by ${until}. Our staff look for it. Check the reference number with your bank, or contact us.`,
      ENDED: () =>
        'It did not arrive, and we no longer look for it. If the money left your account, withdraw what you told us here and tell us again, or contact us.',
      WITHDRAWN: () => 'You withdrew it.',
    },
    alike: (date: string) =>
      `A payment of the same amount, of ${date}, was here before you told us. If it is this one, withdraw this.`,
    withdraw: 'Withdraw',
    withdrawOne: (reference: string) => `Withdraw the transfer ${reference}`,
    withdrawing: 'Withdrawing.',
  },
  fil: {
    title: 'Nakapagbayad na ako',
    about: 'Sabihin sa amin ang transfer mo, at hahanapin namin. Mabibilang ito kapag dumating na ang pera.',
    amount: 'Halagang ibinayad mo',
    paidOn: 'Araw ng transfer',
    reference: 'Reference number ng transfer',
    referenceHint: 'Gaya ng nasa bangko o e-wallet mo: hindi bababa sa 6 na titik o numero.',
    bank: 'Bangko o e-wallet',
    send: 'Sabihin sa amin',
    sending: 'Ipinapaalam ang transfer mo.',
    sent: 'Hinahanap namin ang transfer mo.',
    none: 'Wala munang iba hangga\u2019t hindi nahahanap ang isa sa mga ito. Bawiin ang mali, o makipag-ugnayan sa amin.',
    told: 'Mga transfer na sinabi mo sa amin',
    notLoaded: 'Hindi ma-load ang mga transfer mo',
    formNotLoaded: 'Hindi ma-load ang form',
    transfer: (amount: string, date: string) => `${amount} noong ${date}`,
    states: {
      WAITING: (until: string) =>
        `Hinihintay namin ito hanggang ${until}. Hanggang doon, hindi ka namin paaalalahanan na huli ka; ayon sa araw ng bayad mo ang penalty.`,
      MATCHED: () => 'Dumating na at nabilang na.',
      NOT_FOUND: (until: string) =>
        `Hindi ito dumating hanggang ${until}. Hinahanap ito ng staff namin. Tingnan ang reference number sa bangko mo, o makipag-ugnayan sa amin.`,
      ENDED: () =>
        'Hindi ito dumating, at hindi na namin hinahanap. Kung nabawas ang pera sa account mo, bawiin ang transfer na ito at sabihin ulit, o makipag-ugnayan sa amin.',
      WITHDRAWN: () => 'Binawi mo ito.',
    },
    alike: (date: string) =>
      `May bayad na kaparehong halaga, noong ${date}, na nandito na bago mo sinabi ito. Kung ito iyon, bawiin ito.`,
    withdraw: 'Bawiin',
    withdrawOne: (reference: string) => `Bawiin ang transfer na ${reference}`,
    withdrawing: 'Binabawi.',
  },
});
