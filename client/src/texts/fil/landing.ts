export const landing = {
  pageTitle: 'Home',
  headline: 'Pinalalakas ang Kinabukasan Mo sa Maaasahan Naming Pagpapautang.',
  lead: 'Instant credit[1] para sa sarili o sa negosyo. Makikita mo ang bawat pisong gastos bago ka pumayag.',
  borrow: 'Halaga',
  amounts: (least: string, largest: string) => `${least} hanggang ${largest}`,
  repayOver: 'Bayaran sa loob ng',
  months: (least: string, most: string) => `${least} hanggang ${most} buwan`,
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
      unit: 'buwan',
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
  interestOnBalance: (months: number) => `Interes ng ${months} buwan, sa natitirang utang`,
  otherFees: 'Iba pang singil',
  installmentsOf: (count: number) => `${count} hulog na tig-`,
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
};
