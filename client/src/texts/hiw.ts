import { defineTexts } from './define-texts';

export const hiwTexts = defineTexts({
  en: {
    pageTitle: 'How It Works',
    headline: 'How to get online loan fast approval in Philippines',
    lead: 'Three steps, from your first question to the money in your account.',
    step: (number: string) => `Step ${number}`,
    steps: [
      {
        title: 'Get Advice',
        text: 'We contact you to confirm the terms, the conditions, the contract and what you need. Then we send the money.',
      },
      {
        title: 'Withdraw money securely',
        text: 'At the final step you confirm with a one-time password (OTP). Your Loan Assistant gives it to you; it works once, for that transfer only.',
      },
      {
        title: 'Get money fast',
        text: 'The money is disbursed within 24 hours after you confirm the contract by e-mail or SMS code.',
      },
    ],
    noLine: {
      title: 'YOU DO NOT NEED TO GO TO THE BANK & STAND IN LINE TO GET MONEY',
      text: 'Everything happens on the phone you already have. Keep these at hand when you activate your account:',
      list: [
        'Your personal details, and your home address',
        'Two people who know you, with their phone numbers',
        'A government ID, front and back, and a clear selfie',
        'The bank or e-wallet account that receives the loan',
      ],
    },
    support: {
      title: 'READY TO SUPPORT CUSTOMERS WHEN NEED TO LOAN',
      text: 'Your Loan Assistant answers your questions before you borrow, while the loan is decided on, and when you withdraw.',
    },
  },

  fil: {
    pageTitle: 'Paano Gumagana',
    headline: 'Paano makakuha ng online loan na mabilis maaprubahan sa Pilipinas',
    lead: 'Tatlong hakbang, mula sa una mong tanong hanggang sa pera sa account mo.',
    step: (number: string) => `Hakbang ${number}`,
    steps: [
      {
        title: 'Humingi ng payo',
        text: 'Kokontakin ka namin para kumpirmahin ang mga tuntunin, mga kondisyon, ang kontrata at ang kailangan mo. Saka namin ipapadala ang pera.',
      },
      {
        title: 'Ligtas na kunin ang pera mo',
        text: 'Sa huling hakbang, magkukumpirma ka gamit ang one-time password (OTP). Ibibigay ito ng iyong Loan Assistant; isang beses lang itong magagamit, at para lang sa transfer na iyon.',
      },
      {
        title: 'Mabilis na makuha ang pera',
        text: 'Ilalabas ang pera sa loob ng 24 na oras pagkatapos mong kumpirmahin ang kontrata sa pamamagitan ng code sa email o SMS.',
      },
    ],
    noLine: {
      title: 'HINDI MO KAILANGANG PUMUNTA SA BANGKO AT PUMILA PARA MAKAKUHA NG PERA',
      text: 'Sa phone na hawak mo na nangyayari ang lahat. Ihanda ang mga ito kapag ia-activate mo ang account mo:',
      list: [
        'Ang personal mong impormasyon, at ang address ng bahay mo',
        'Dalawang taong nakakakilala sa iyo, kasama ang phone number nila',
        'Isang government ID, harap at likod, at isang malinaw na selfie',
        'Ang bank o e-wallet account na tatanggap ng loan',
      ],
    },
    support: {
      title: 'HANDANG TUMULONG SA MGA CUSTOMER KAPAG KAILANGAN NG LOAN',
      text: 'Sinasagot ng iyong Loan Assistant ang mga tanong mo bago ka umutang, habang pinagpapasyahan ang loan, at kapag nagwi-withdraw ka.',
    },
  },
});
