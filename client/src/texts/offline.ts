import { defineTexts } from './define-texts';

export const offlineTexts = defineTexts({
  en: {
    title: 'No connection to Pautang',
    known: 'This is how it stood when it was last loaded here. It may have changed since.',
    nothingKnown:
      'Nothing of your account is kept on this device. It is loaded as soon as there is a connection.',
    asOf: (time: string) => `As of ${time}`,
    balance: 'Available Balance',
    loan: 'Loan',
    owed: 'Left to pay',
    waits: 'What waits',
    code: (amount: string, time: string) => `Withdrawing ${amount}: it waits for its code until ${time}.`,
    decision: 'Your application: it waits for a decision, which comes without you.',
    typed: 'What you typed in this tab: it is kept.',
    everythingElse: 'Withdrawing, applying and saving: they work again once there is a connection.',
  },

  fil: {
    title: 'Walang koneksiyon sa Pautang',
    known: 'Ito ang lagay noong huli itong na-load dito. Maaaring nagbago na ito mula noon.',
    nothingKnown:
      'Walang nakatago tungkol sa account mo sa device na ito. Ilo-load ito kapag may koneksiyon na.',
    asOf: (time: string) => `Noong ${time}`,
    balance: 'Available Balance',
    loan: 'Loan mo',
    owed: 'Natitirang babayaran',
    waits: 'Ano ang naghihintay',
    code: (amount: string, time: string) =>
      `Pag-withdraw ng ${amount}: naghihintay ng code hanggang ${time}.`,
    decision: 'Ang application mo: naghihintay ng desisyon, na darating kahit wala ka rito.',
    typed: 'Ang na-type mo sa tab na ito: hindi ito nabura.',
    everythingElse: 'Pag-withdraw, pag-apply at pag-save: gagana ulit kapag may koneksiyon na.',
  },
});
