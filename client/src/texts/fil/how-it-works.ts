export const howItWorks = {
  pageTitle: 'Paano Gumagana',
  headline: 'Paano makakuha ng online loan na mabilis maaprobahan sa Pilipinas',
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
};
