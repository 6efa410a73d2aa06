import type { HardshipWayName } from '@pautang/sdk';
import { defineTexts } from './define-texts';

/** How one asks for another schedule. */
export const hardshipFormTexts = defineTexts({
  en: {
    notLoaded: 'What you asked for could not be loaded',
    notRunning: 'This loan is not running, so its schedule cannot be changed.',

    happenedChoose: 'Choose what happened',
    inOwnWords: 'In your own words',
    canPay: 'What you can pay each month',
    canPayNote: 'So that you see which way fits.',

    waysTitle: 'Three ways to go on',
    waysAbout:
      'All amounts are what is left to pay from today on. What is overdue goes into the new schedule. Asking costs nothing, and changes nothing yet.',
    names: {
      PAUSE: 'A pause',
      LONGER_TERM: 'A longer term',
      DUE_DAY: 'Another due day',
    } satisfies Record<HardshipWayName, string>,
    about: {
      PAUSE: 'Nothing falls due for some months. Then you go on paying.',
      LONGER_TERM: 'You pay less each month, for more months.',
      DUE_DAY: 'You pay on another day of the month, as after payday.',
    } satisfies Record<HardshipWayName, string>,
    pauseMonths: 'Months of pause',
    moreMonths: 'Months more',
    dueDay: 'Day of the month',
    chooseDay: 'Choose a day',
    dayFirst: 'Choose a day to see what it costs.',
    quoteNotLoaded: 'The costs could not be loaded',
    choose: 'Ask for this',
    chooseWay: (way: string) => `Ask for this: ${way}`,

    costsMore: (amount: string) => `Costs ${amount} more in all`,
    costsLess: (amount: string) => `Costs ${amount} less in all`,
    costsSame: 'Costs nothing more',
    laterMonths: (months: number) => (months === 1 ? 'ends 1 month later' : `ends ${months} months later`),
    laterDays: (days: number) => (days === 1 ? 'ends 1 day later' : `ends ${days} days later`),
    earlierDays: (days: number) => (days === 1 ? 'ends 1 day earlier' : `ends ${days} days earlier`),
    endsOn: (date: string) => `ends on ${date}`,
    sameEnd: 'ends on the same day',
    difference: (cost: string, end: string) => `${cost}, and ${end}.`,
    fits: 'This is within what you can pay each month.',
    above: (amount: string) => `This is ${amount} a month above what you can pay.`,

    installment: 'New installment',
    lastOne: (count: number, amount: string) => `${count} installments, the last one ${amount}`,
    allEqual: (count: number) => (count === 1 ? '1 installment' : `${count} installments`),
    firstPayment: 'First payment',
    lastPayment: 'Last payment',
    inAll: 'To pay in all',
    effectiveRate: 'Effective rate',
    aYear: (percent: string) => `${percent}% a year`,
    aMonth: (percent: string) => `${percent}% a month`,

    agreeTitle: 'Ask for a new schedule',
    figuresChanged:
      'The figures have changed, since something was paid or fell due. Please look at the new ones.',
    dates: 'Counted from the day on which it is agreed.',
    meaning: 'What you agree to',
    penaltiesStay: (amount: string) =>
      `Penalties and late charges so far, ${amount}, stay due at once, and grow no more.`,
    means: {
      place: 'This schedule takes the place of the one before as soon as an officer agrees.',
      until: 'Until then your schedule stays as it is. Pay what you can meanwhile.',
      changes: 'When something is paid or falls due before the answer, you are asked again.',
      rest: 'Everything else of your loan contract stays as it is.',
    },
    consent: 'I have read the figures and the new schedule, and agree to them.',
    tickFirst: 'Tick the box to go on.',
    cancel: 'Not now',
    ask: 'ASK FOR THIS',
    isAsked: 'We have your request.',
    isOpen: 'You have asked already. See what you asked for here.',

    withdraw: 'Withdraw the request',
    withdrawing: 'Withdrawing the request.',
    isWithdrawn: 'Your request is withdrawn.',
    talk: 'Or talk to us',
  },

  fil: {
    notLoaded: 'Hindi ma-load ang hiniling mo',
    notRunning: 'Hindi tumatakbo ang loan na ito, kaya hindi mababago ang iskedyul nito.',

    happenedChoose: 'Piliin kung ano ang nangyari',
    inOwnWords: 'Sa sarili mong salita',
    canPay: 'Kaya mong bayaran bawat buwan',
    canPayNote: 'Para makita mo kung aling paraan ang kasya.',

    waysTitle: 'Tatlong paraan para magpatuloy',
    waysAbout:
      'Ang lahat ng halaga ay ang natitirang babayaran mula ngayon. Kasama sa bagong iskedyul ang mga lampas na sa petsa. Libre ang humiling, at wala pa itong binabago.',
    names: {
      PAUSE: 'Pahinga',
      LONGER_TERM: 'Mas mahabang panahon',
      DUE_DAY: 'Ibang araw ng bayad',
    },
    about: {
      PAUSE: 'Walang babayaran sa loob ng ilang buwan. Pagkatapos, tuloy ang pagbabayad.',
      LONGER_TERM: 'Mas maliit ang bayad bawat buwan, sa mas maraming buwan.',
      DUE_DAY: 'Ibang araw ng buwan ang bayad, gaya ng pagkatapos ng suweldo.',
    },
    pauseMonths: 'Ilang buwang pahinga',
    moreMonths: 'Ilang dagdag na buwan',
    dueDay: 'Araw ng buwan',
    chooseDay: 'Pumili ng araw',
    dayFirst: 'Pumili ng araw para makita kung magkano.',
    quoteNotLoaded: 'Hindi ma-load ang halaga',
    choose: 'Hilingin ito',
    chooseWay: (way: string) => `Hilingin ito: ${way}`,

    costsMore: (amount: string) => `Mas mahal nang ${amount} sa kabuuan`,
    costsLess: (amount: string) => `Mas mura nang ${amount} sa kabuuan`,
    costsSame: 'Walang dagdag na bayad',
    laterMonths: (months: number) => `matatapos nang ${months} buwan na mas huli`,
    laterDays: (days: number) => `matatapos nang ${days} araw na mas huli`,
    earlierDays: (days: number) => `matatapos nang ${days} araw na mas maaga`,
    endsOn: (date: string) => `matatapos sa ${date}`,
    sameEnd: 'matatapos sa parehong araw',
    difference: (cost: string, end: string) => `${cost}, at ${end}.`,
    fits: 'Kasya ito sa kaya mong bayaran bawat buwan.',
    above: (amount: string) => `Lampas ito nang ${amount} bawat buwan sa kaya mong bayaran.`,

    installment: 'Bagong hulog',
    lastOne: (count: number, amount: string) => `${count} hulog, ang huli ay ${amount}`,
    allEqual: (count: number) => `${count} hulog`,
    firstPayment: 'Unang bayad',
    lastPayment: 'Huling bayad',
    inAll: 'Kabuuang babayaran',
    effectiveRate: 'Effective interest rate',
    aYear: (percent: string) => `${percent}% bawat taon`,
    aMonth: (percent: string) => `${percent}% bawat buwan`,

    agreeTitle: 'Humiling ng bagong iskedyul',
    figuresChanged:
      'Nagbago ang mga halaga, dahil may nabayaran o may dumating na petsa ng bayad. Tingnan ang mga bago.',
    dates: 'Binibilang mula sa araw na mapagkasunduan ito.',
    meaning: 'Ang sinasang-ayunan mo',
    penaltiesStay: (amount: string) =>
      `Dapat pa ring bayaran agad ang mga penalty at singil sa pagkahuli hanggang ngayon, ${amount}, at hindi na ito lalaki.`,
    means: {
      place: 'Papalitan ng iskedyul na ito ang dati kapag pumayag ang isang Loan Officer.',
      until: 'Hanggang doon, walang magbabago sa iskedyul mo. Bayaran muna ang kaya mo.',
      changes: 'Kapag may nabayaran o dumating na petsa ng bayad bago ang sagot, tatanungin ka ulit.',
      rest: 'Walang magbabago sa iba pang nasa kontrata ng loan mo.',
    },
    consent: 'Nabasa ko ang mga halaga at ang bagong iskedyul, at pumapayag ako.',
    tickFirst: 'Lagyan ng tsek ang kahon para magpatuloy.',
    cancel: 'Huwag muna',
    ask: 'HILINGIN ITO',
    isAsked: 'Natanggap namin ang hiling mo.',
    isOpen: 'Nakahiling ka na. Tingnan dito ang hiniling mo.',

    withdraw: 'Bawiin ang hiling',
    withdrawing: 'Binabawi ang hiling.',
    isWithdrawn: 'Nabawi na ang hiling mo.',
    talk: 'O makipag-usap sa amin',
  },
});
