import { defineTexts } from './define-texts';

/** `[1]` is the mark of the first footnote. */
export const landingTexts = defineTexts({
  en: {
    pageTitle: 'Home',
    headline: 'Empowering Your Future with Our Trusted Lending Services.',
    lead: 'Instant credit[1] for personal or business use. You see every peso of the cost before you agree.',
    borrow: 'Borrow',
    amounts: (least: string, largest: string) => `${least} to ${largest}`,
    repayOver: 'Repay over',
    months: (range: readonly string[]) =>
      `${range.join(' to ')} ${range.at(-1) === '1' ? 'month' : 'months'}`,
    monthlyInterest: 'Monthly interest',
    percent: (percent: string) => `${percent}%`,
    note: (number: string) => `Note ${number}`,

    carousel: 'carousel',
    previews: 'Previews of Pautang. They stand still while you are here.',
    slides: {
      register: 'Registration: phone number, full name and password',
      activate: 'Activation: the five steps, from personal information to the bank account',
      loan: 'Loan: the amount, the months, and the installment beside them',
      confirm: 'Before you agree: what you receive, the total interest and the effective rate',
      submitted: 'Success: the loan application is submitted',
      wallet: 'Wallet: the available balance and the button WITHDRAW NOW',
      withdraw: 'Withdrawal: the amount, the receiving account and the total',
      otp: 'One Time Password: the code that confirms one transfer',
      settings: 'Settings: the credit score out of 1000',
    },

    why: 'Why Pautang',
    reasons: {
      rates: {
        unit: 'a month[2]',
        title: 'Unbeatable Interest Rates',
        text: 'The charge is fixed the day you sign and never grows while you pay on time. 0% APR[3] with our affiliated financial institution.',
      },
      line: {
        unit: (longest: number): string => (longest === 1 ? 'month' : 'months'),
        title: 'Versatile Credit Line',
        text: 'For your family or your business. Take out what you need, when you need it. Pay on time and later loans can be larger or longer.',
      },
      features: {
        unit: 'hours to your money',
        title: 'Exclusive Features at Your Fingertips',
        text: 'Instant approval[1], e-wallet recharge, bank transfers and bill payment, from the phone you already have.',
      },
    },

    wholeCost: 'The whole cost, before you agree',
    wholeCostText:
      'We count every peso that you pay back, and show it as one yearly rate, so that you can lay it beside any other offer.',
    example: 'Representative example',
    exampleOf: (amount: string, months: number) =>
      `What a loan of ${amount} over ${months === 1 ? '1 month' : `${months} months`} costs, with every charge.`,
    interest: (months: number, amount: string) => `Interest, ${months} × ${amount}`,
    interestOnBalance: (months: number) => `Interest of ${months === 1 ? '1 month' : `${months} months`}`,
    otherFees: 'Other fees',
    installmentsOf: (count: number) => (count === 1 ? '1 installment of' : `${count} installments of`),
    oneInstallment: '1 installment',
    lastInstallment: 'Last installment',
    aMonth: (percent: string) => `${percent}% a month`,

    footnotes: {
      instant:
        '“Instant” is the decision on a complete application. Money is sent within 24 hours of your confirming the contract.',
      addOn: (effective: string, months: number) =>
        `Add-on interest, on the amount first borrowed, each month. See the representative example: ${effective} effective a year over ${months === 1 ? '1 month' : `${months} months`}.`,
      onBalance: (effective: string, months: number) =>
        `Interest on what is still owed, each month. See the representative example: ${effective} effective a year over ${months === 1 ? '1 month' : `${months} months`}.`,
      affiliated:
        'Offered by the affiliated institution on its own terms; not a rate of loans made by Pautang.',
    },
  },

  fil: {
    pageTitle: 'Home',
    headline: 'Pinalalakas ang Kinabukasan Mo sa Maaasahan Naming Pagpapautang.',
    lead: 'Instant credit[1] para sa sarili o sa negosyo. Makikita mo ang bawat pisong gastos bago ka pumayag.',
    borrow: 'Halaga',
    amounts: (least: string, largest: string) => `${least} hanggang ${largest}`,
    repayOver: 'Bayaran sa loob ng',
    months: (range: readonly string[]) => `${range.join(' hanggang ')} buwan`,
    monthlyInterest: 'Interes bawat buwan',
    percent: (percent: string) => `${percent}%`,
    note: (number: string) => `Tala ${number}`,

    carousel: 'carousel',
    previews: 'Mga silip sa Pautang. Hindi ito gagalaw habang nandito ka.',
    slides: {
      register: 'Registration: phone number, buong pangalan at password',
      activate: 'Activation: ang limang hakbang, mula sa personal na impormasyon hanggang sa bank account',
      loan: 'Loan: ang halaga, ang mga buwan, at ang hulog sa tabi nila',
      confirm: 'Bago ka pumayag: ang matatanggap mo, ang kabuuang interes at ang effective rate',
      submitted: 'Tagumpay: naipasa na ang loan application',
      wallet: 'Wallet: ang available balance at ang button na WITHDRAW NOW',
      withdraw: 'Withdrawal: ang halaga, ang tatanggap na account at ang kabuuan',
      otp: 'One Time Password: ang code na nagkukumpirma ng isang transfer',
      settings: 'Settings: ang credit score mula sa 1000',
    },

    why: 'Bakit Pautang',
    reasons: {
      rates: {
        unit: 'bawat buwan[2]',
        title: 'Interes na Walang Katulad',
        text: 'Nakapirmi ang singil sa araw na pumirma ka, at hindi ito lalaki habang nagbabayad ka sa oras. 0% APR[3] sa kaakibat naming financial institution.',
      },
      line: {
        unit: (_longest: number) => 'buwan',
        title: 'Credit Line na Para sa Lahat',
        text: 'Para sa pamilya o sa negosyo mo. Kunin ang kailangan mo, kapag kailangan mo. Magbayad sa oras, at puwedeng mas malaki o mas matagal ang mga susunod na loan.',
      },
      features: {
        unit: 'oras papunta sa pera mo',
        title: 'Mga Natatanging Feature sa Iyong Palad',
        text: 'Instant approval[1], e-wallet recharge, bank transfer at bayad ng bills, mula sa phone na hawak mo na.',
      },
    },

    wholeCost: 'Ang buong gastos, bago ka pumayag',
    wholeCostText:
      'Binibilang namin ang bawat pisong ibabalik mo, at ipinapakita bilang iisang taunang rate, para maihambing mo sa kahit anong alok.',
    example: 'Halimbawa ng loan',
    exampleOf: (amount: string, months: number) =>
      `Ang gastos ng loan na ${amount} sa loob ng ${months} buwan, kasama ang lahat ng singil.`,
    interest: (months: number, amount: string) => `Interes, ${months} × ${amount}`,
    interestOnBalance: (months: number) => `Interes ng ${months} buwan`,
    otherFees: 'Iba pang singil',
    installmentsOf: (count: number) => (count === 1 ? '1 hulog na' : `${count} hulog na tig-`),
    oneInstallment: '1 hulog',
    lastInstallment: 'Huling hulog',
    aMonth: (percent: string) => `${percent}% bawat buwan`,

    footnotes: {
      instant:
        'Ang “instant” ay ang desisyon sa kumpletong application. Ipapadala ang pera sa loob ng 24 na oras mula sa pagkumpirma mo ng kontrata.',
      addOn: (effective: string, months: number) =>
        `Add-on na interes, sa halagang unang inutang, bawat buwan. Tingnan ang halimbawa ng loan: ${effective} effective bawat taon sa ${months} buwan.`,
      onBalance: (effective: string, months: number) =>
        `Interes sa natitirang utang, bawat buwan. Tingnan ang halimbawa ng loan: ${effective} effective bawat taon sa ${months} buwan.`,
      affiliated:
        'Alok ng kaakibat na institusyon ayon sa sarili nitong mga tuntunin; hindi rate ng mga loan ng Pautang.',
    },
  },
});
