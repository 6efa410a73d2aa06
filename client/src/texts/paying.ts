import { defineTexts } from './define-texts';

export const payingTexts = defineTexts({
  en: {
    keptUntil: (due: string, last: string) =>
      `${due} is a Sunday or a holiday: what is paid by ${last} is still in time.`,
    smallRest: (amount: string) =>
      `A rest of less than ${amount} is not late, costs nothing, and is not asked for at the end.`,
    lifeCap: (percent: string, amount: string) =>
      `In all the life of the loan, penalties and late charges never come to more than ${percent}% of what you borrowed: ${amount}.`,
    hasCredit: (amount: string) =>
      `You have ${amount} that you paid too much on an earlier loan. You can pay this loan with it.`,
    useCredit: 'See it in the wallet',
    title: 'How much do you pay?',
    amount: 'Amount you pay',
    amountNote: 'What is due or comes next, unless you type another amount.',
    amountNoteWrittenOff: 'All that is left, unless you type another amount.',
    amountWrong: 'Type an amount above 0.',
    wholeUnits: (currency: string) =>
      `${currency} is paid in whole units: leave out what is behind the point.`,
    less: (amount: string) => `This leaves ${amount} of what is due unpaid.`,
    stillOwed: (amount: string) => `After this ${amount} is still owed.`,
    closes: 'This closes your loan today.',
    credit: (amount: string) => `It is ${amount} more than closes your loan. That is kept for you.`,
    beyond: (amount: string) => `${amount} is beyond what is due. It pays:`,
    ways: { installments: 'Next installments', principal: 'Principal' },
    how: {
      installments: 'Next installments are paid early, with all their interest.',
      principal: 'Principal is paid, from the end of the loan backwards.',
    },
    saved: (amount: string) => `You save ${amount} in interest.`,
    nothingSaved: 'It saves no interest.',
    earlier: (months: number) =>
      months === 1 ? 'You finish 1 month earlier.' : `You finish ${months} months earlier.`,
    next: (amount: string, date: string) => `Your next payment is ${amount} on ${date}.`,
    last: (date: string) => `The last one is on ${date}.`,
    right:
      'You may pay early at any time, all or a part, and it costs nothing: Republic Act 11765 gives you this right.',
    referenceSays: (reference: string) =>
      `The reference ${reference} carries your choice: write it exactly so.`,
    notLoaded: 'What this amount would do could not be loaded.',
  },
  fil: {
    keptUntil: (due: string, last: string) =>
      `Linggo o holiday ang ${due}: nasa oras pa rin ang ibabayad hanggang ${last}.`,
    smallRest: (amount: string) =>
      `Hindi huli, walang bayad at hindi na sisingilin sa dulo ang natitirang mas maliit sa ${amount}.`,
    lifeCap: (percent: string, amount: string) =>
      `Sa buong panahon ng loan, hindi lalampas sa ${percent}% ng hiniram mo ang mga penalty at singil sa pagkahuli: ${amount}.`,
    hasCredit: (amount: string) =>
      `May ${amount} kang sobrang naibayad sa dati mong loan. Puwede mo itong ibayad sa loan na ito.`,
    useCredit: 'Tingnan sa wallet',
    title: 'Magkano ang ibabayad mo?',
    amount: 'Halagang ibabayad mo',
    amountNote: 'Ang dapat bayaran o ang susunod, maliban kung mag-type ka ng ibang halaga.',
    amountNoteWrittenOff: 'Ang lahat ng natitira, maliban kung mag-type ka ng ibang halaga.',
    amountWrong: 'Mag-type ng halagang higit sa 0.',
    wholeUnits: (currency: string) => `Buong unit ang bayad sa ${currency}: alisin ang nasa likod ng punto.`,
    less: (amount: string) => `May ${amount} pang hindi mababayaran sa dapat bayaran.`,
    stillOwed: (amount: string) => `Pagkatapos nito, ${amount} pa ang babayaran mo.`,
    closes: 'Matatapos nito ang loan mo ngayong araw.',
    credit: (amount: string) =>
      `Sobra ito nang ${amount} sa makakatapos ng loan mo. Itatabi iyon para sa iyo.`,
    beyond: (amount: string) => `Lampas nang ${amount} sa dapat bayaran. Mapupunta ito sa:`,
    ways: { installments: 'Mga susunod na hulog', principal: 'Principal' },
    how: {
      installments: 'Maagang mababayaran ang mga susunod na hulog, kasama ang buong interes ng mga ito.',
      principal: 'Mababayaran ang principal, mula sa dulo ng loan paatras.',
    },
    saved: (amount: string) => `Makakatipid ka ng ${amount} sa interes.`,
    nothingSaved: 'Walang matitipid na interes.',
    earlier: (months: number) => `Matatapos ka nang mas maaga nang ${months} buwan.`,
    next: (amount: string, date: string) => `${amount} sa ${date} ang susunod mong bayad.`,
    last: (date: string) => `Sa ${date} ang huli.`,
    right:
      'Puwede kang magbayad nang maaga anumang oras, lahat o bahagi, nang walang dagdag na bayad: karapatan mo ito ayon sa Republic Act 11765.',
    referenceSays: (reference: string) =>
      `Nasa reference na ${reference} ang pinili mo: isulat ito nang ganito mismo.`,
    notLoaded: 'Hindi ma-load ang magagawa ng halagang ito.',
  },
});
