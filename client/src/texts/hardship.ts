import type { HardshipCause, HardshipState, HardshipWayName } from '@pautang/sdk';
import { defineTexts } from './define-texts';

/** What was asked for of a loan's schedule, and what became of it. */
export const hardshipTexts = defineTexts({
  en: {
    title: 'Help with paying',
    offer:
      'If you cannot pay as agreed, tell us early. You see what a pause, a longer term or another due day would cost before you ask for it.',
    needHelp: 'I need help paying',
    seeRequest: 'See what you asked for',

    ways: {
      PAUSE: (months: number) => (months === 1 ? 'A pause of 1 month' : `A pause of ${months} months`),
      LONGER_TERM: (months: number) => (months === 1 ? '1 month longer' : `${months} months longer`),
      DUE_DAY: (day: number) => `Due on day ${day} of each month`,
    } satisfies Record<HardshipWayName, (size: number) => string>,
    causes: {
      LOST_JOB: 'I lost my job',
      LESS_INCOME: 'I earn less than before',
      HIGHER_COSTS: 'I have higher costs',
      DISASTER: 'A disaster hit us',
      OTHER: 'Something else',
    } satisfies Record<HardshipCause, string>,
    states: {
      ASKED: 'ASKED FOR',
      AGREED: 'AGREED',
      REFUSED: 'NOT AGREED',
      WITHDRAWN: 'WITHDRAWN',
      ENDED: 'ENDED WITH THE LOAN',
    } satisfies Record<HardshipState, string>,
    said: {
      ASKED:
        'An officer reads it and answers here. Until then your schedule stays as it is, and so does what being late costs.',
      AGREED: 'The new schedule holds. What is shown on this page goes by it.',
      REFUSED: 'Your schedule stays as it is. You can ask for another way, or talk to us.',
      WITHDRAWN: 'You took it back. Your schedule stays as it is.',
      ENDED:
        'The loan was paid off, cancelled or written off before we answered, so this needs no answer any more.',
    } satisfies Record<HardshipState, string>,
    askedFor: 'You asked for',
    askedOn: 'Asked on',
    happened: 'What happened',
    canPay: 'You can pay each month',
    holdsFrom: 'Holds from',
    reason: 'Why',
    newInstallment: 'New installment',
    endsOn: 'Last payment',
    before: (value: string) => `before: ${value}`,

    addendum: 'Download what was agreed',
    earlier: 'Schedules before',
    earlierSince: (date: string) => `Agreed on ${date}`,
  },

  fil: {
    title: 'Tulong sa pagbabayad',
    offer:
      'Kung hindi mo kayang magbayad ayon sa napagkasunduan, sabihin agad sa amin. Makikita mo kung magkano ang pahinga, mas mahabang panahon o ibang araw ng bayad bago ka humiling.',
    needHelp: 'Kailangan ko ng tulong sa pagbabayad',
    seeRequest: 'Tingnan ang hiniling mo',

    ways: {
      PAUSE: (months: number) => `Pahinga nang ${months} buwan`,
      LONGER_TERM: (months: number) => `Mas mahaba nang ${months} buwan`,
      DUE_DAY: (day: number) => `Bayad tuwing ika-${day} ng buwan`,
    },
    causes: {
      LOST_JOB: 'Nawalan ako ng trabaho',
      LESS_INCOME: 'Mas maliit ang kita ko kaysa dati',
      HIGHER_COSTS: 'Mas malaki ang gastos ko',
      DISASTER: 'Nasalanta kami ng kalamidad',
      OTHER: 'Iba pa',
    },
    states: {
      ASKED: 'HINILING NA',
      AGREED: 'PINAGBIGYAN',
      REFUSED: 'HINDI PINAGBIGYAN',
      WITHDRAWN: 'BINAWI',
      ENDED: 'NATAPOS KASAMA NG LOAN',
    },
    said: {
      ASKED:
        'Babasahin ito ng isang Loan Officer at dito sasagutin. Hanggang doon, walang magbabago sa iskedyul mo at sa halaga ng pagkahuli.',
      AGREED: 'May bisa na ang bagong iskedyul. Ito ang sinusunod ng page na ito.',
      REFUSED:
        'Walang magbabago sa iskedyul mo. Puwede kang humiling ng ibang paraan, o makipag-usap sa amin.',
      WITHDRAWN: 'Binawi mo ito. Walang magbabago sa iskedyul mo.',
      ENDED:
        'Nabayaran nang buo, kinansela o na-write off ang loan bago kami nakasagot, kaya hindi na ito kailangang sagutin.',
    },
    askedFor: 'Hiniling mo',
    askedOn: 'Hiniling noong',
    happened: 'Ano ang nangyari',
    canPay: 'Kaya mong bayaran bawat buwan',
    holdsFrom: 'May bisa mula',
    reason: 'Bakit',
    newInstallment: 'Bagong hulog',
    endsOn: 'Huling bayad',
    before: (value: string) => `dati: ${value}`,

    addendum: 'I-download ang napagkasunduan',
    earlier: 'Mga dating iskedyul',
    earlierSince: (date: string) => `Napagkasunduan noong ${date}`,
  },
});
