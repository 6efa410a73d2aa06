import { defineTexts } from './define-texts';

export const paymentTexts = defineTexts({
  en: {
    dueNow: 'Due now',
    stillOwed: 'Still owed',
    writtenOff: (date: string) =>
      `Written off on ${date}: nothing more is charged. You may pay what is left whenever you can, in parts too.`,
    nextPayment: 'Next payment',
    nothingDue: 'Nothing is due now.',
    dueOn: (date: string, days: string) => `${date}: ${days}`,
    today: 'today',
    daysLeft: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
    daysLate: (days: number) => (days === 1 ? '1 day late' : `${days} days late`),
    overdue: (date: string, days: string) => `Overdue, due on ${date}: ${days}`,
    penaltyRuns: (number: number, percent: string) =>
      `Installment ${number} is late: each day adds a penalty of ${percent}% of what is unpaid of it.`,
    penaltyLeft: (number: number, amount: string) =>
      `Installment ${number} is paid, but its penalty is not: ${amount}.`,
    penaltiesMoved: (amount: string) =>
      `Penalties from before the new schedule are due: ${amount}. They grow no more.`,
    owedBack: (amount: string) =>
      `You got ${amount} back as paid too much, or paid another loan with it. Its payment was taken back since, so it is due. It bears no interest.`,
    capReached: (percent: string) =>
      `Interest and penalties have reached the limit of ${percent}% a year. What would be above it is waived.`,
    lifeCapReached: (percent: string) =>
      `Penalties and late charges have reached the limit of ${percent}% of what you borrowed. They grow no more.`,
    graceLeft: (number: number, date: string) =>
      `Pay installment ${number} by ${date}, and being late costs nothing.`,
    penaltyADay: (amount: string) => `That is ${amount} a day.`,
    penaltiesADay: (amount: string) => `All that is late adds ${amount} a day.`,
    settleOn: (date: string) => `Settle everything on ${date}`,
    notLoaded: 'What to pay could not be loaded',
    nextNotLoaded: 'Your next payment could not be loaded',
    fromTo: (from: string, to: string) => `${from} to ${to}`,

    pay: 'Pay',
    howToPay: 'How to pay',
    bank: 'Bank',
    accountName: 'Account name',
    accountNumber: 'Account number',
    reference: 'Reference number',
    copyAccountName: 'Copy the account name',
    copyAccountNumber: 'Copy the account number',
    copyReference: 'Copy the reference number',
    referenceNote: 'Write the reference number on the transfer, so that it finds your loan.',
    payIn: (currency: string) =>
      `Pay in ${currency}: a payment counts in the currency of the loan, and we exchange no other one. A bank that changes pesos for you does so at its own rate.`,
    guide: (currency: string, pesos: string) =>
      `As a guide, at the rate we know today: 1 ${currency} = ${pesos} PHP.`,
    guideAmount: (amount: string, pesos: string) => `${amount} is about ${pesos}.`,
    codeOf: (amount: string, loanNumber: string) => `QR Ph code: ${amount} for loan ${loanNumber}`,
    scanCode: 'Or scan this QR Ph code with the app of your bank or e-wallet.',
    codeSays: (name: string, amount: string, reference: string) =>
      `It pays ${amount} to ${name}, with the reference ${reference}. Check the name before you confirm.`,
    saveCode: 'Save picture',
    notSure: 'Does somebody name another account? Do not pay:',
    contactUs: 'contact us',
    seeSchedule: 'See the schedule',
    repaid: 'You have nothing to pay: your loan is repaid.',
  },

  fil: {
    dueNow: 'Babayaran ngayon',
    stillOwed: 'Natitirang babayaran',
    writtenOff: (date: string) =>
      `Naka-write off mula ${date}: wala nang idaragdag na singil. Puwede mong bayaran ang natitira kung kailan mo kaya, kahit paunti-unti.`,
    nextPayment: 'Susunod na bayad',
    nothingDue: 'Wala kang kailangang bayaran ngayon.',
    dueOn: (date: string, days: string) => `${date}: ${days}`,
    today: 'ngayong araw',
    daysLeft: (days: number) => `${days} araw pa`,
    daysLate: (days: number) => `${days} araw nang huli`,
    overdue: (date: string, days: string) => `Lampas na sa petsa ng bayad na ${date}: ${days}`,
    penaltyRuns: (number: number, percent: string) =>
      `Huli na ang hulog ${number}: bawat araw, may dagdag na penalty na ${percent}% ng hindi pa nababayaran dito.`,
    penaltyLeft: (number: number, amount: string) =>
      `Bayad na ang hulog ${number}, pero hindi pa ang penalty nito: ${amount}.`,
    penaltiesMoved: (amount: string) =>
      `May mga penalty mula bago ang bagong iskedyul na dapat bayaran: ${amount}. Hindi na ito lalaki.`,
    owedBack: (amount: string) =>
      `Nagamit mo na ang sobrang bayad na ${amount}, pero binawi ang bayad na pinagmulan nito, kaya dapat itong bayaran. Wala itong interes.`,
    capReached: (percent: string) =>
      `Umabot na sa limit na ${percent}% bawat taon ang interes at penalty. Hindi na sisingilin ang lampas dito.`,
    lifeCapReached: (percent: string) =>
      `Umabot na sa limit na ${percent}% ng hiniram mo ang mga penalty at singil. Hindi na ito lalaki.`,
    graceLeft: (number: number, date: string) =>
      `Bayaran ang hulog ${number} hanggang ${date} para wala kang bayarang penalty.`,
    penaltyADay: (amount: string) => `${amount} iyon kada araw.`,
    penaltiesADay: (amount: string) => `Sa lahat ng huli, ${amount} ang nadaragdag kada araw.`,
    settleOn: (date: string) => `Kung babayaran lahat sa ${date}`,
    notLoaded: 'Hindi ma-load ang babayaran mo',
    nextNotLoaded: 'Hindi ma-load ang susunod mong bayad',
    fromTo: (from: string, to: string) => `${from} hanggang ${to}`,

    pay: 'Magbayad',
    howToPay: 'Paano magbayad',
    bank: 'Bangko',
    accountName: 'Pangalan ng account',
    accountNumber: 'Account number',
    reference: 'Reference number',
    copyAccountName: 'Kopyahin ang pangalan ng account',
    copyAccountNumber: 'Kopyahin ang account number',
    copyReference: 'Kopyahin ang reference number',
    referenceNote: 'Ilagay ang reference number sa transfer para mapunta ito sa loan mo.',
    payIn: (currency: string) =>
      `Magbayad sa ${currency}: iyon ang currency ng loan, at hindi kami nagpapalit ng iba. Kung bangko ang magpapalit ng piso mo, sa sarili nitong rate iyon.`,
    guide: (currency: string, pesos: string) =>
      `Bilang gabay, ayon sa rate na alam namin ngayon: 1 ${currency} = ${pesos} PHP.`,
    guideAmount: (amount: string, pesos: string) => `Mga ${pesos} ang ${amount}.`,
    codeOf: (amount: string, loanNumber: string) => `QR Ph code: ${amount} para sa loan ${loanNumber}`,
    scanCode: 'O i-scan ang QR Ph code na ito gamit ang app ng bangko o e-wallet mo.',
    codeSays: (name: string, amount: string, reference: string) =>
      `${amount} ang bayad nito sa ${name}, na may reference na ${reference}. Tingnan ang pangalan bago kumpirmahin.`,
    saveCode: 'I-save ang larawan',
    notSure: 'May ibang account bang sinabi sa iyo? Huwag magbayad:',
    contactUs: 'makipag-ugnayan sa amin',
    seeSchedule: 'Tingnan ang iskedyul',
    repaid: 'Wala ka nang babayaran: bayad na ang loan mo.',
  },
});
