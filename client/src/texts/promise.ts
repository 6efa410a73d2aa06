import type { PromiseState } from '@pautang/sdk';
import { defineTexts } from './define-texts';

/** What a member says that they will pay, and by when. */
export const promiseTexts = defineTexts({
  en: {
    title: 'Promise to pay',
    offer:
      'Say how much you will pay and by when, and we send no reminder of being late until then. Penalties and interest go on meanwhile.',
    make: 'Promise a payment',
    states: {
      OPEN: 'PROMISED',
      KEPT: 'KEPT',
      BROKEN: 'NOT KEPT',
      WITHDRAWN: 'WITHDRAWN',
    } satisfies Record<PromiseState, string>,
    promised: 'Promised',
    by: 'By',
    paid: 'Paid since then',
    keptOn: 'Kept on',
    earlier: (count: number) => (count === 1 ? '1 earlier promise' : `${count} earlier promises`),
    withdraw: 'Take the promise back',
    withdrawing: 'Taking the promise back.',
    withdrawn: 'The promise is taken back.',

    amount: 'What you will pay',
    day: 'By when',
    chooseDay: 'Choose a day',
    chargesGoOn:
      'A promise changes nothing of what you owe. Interest and penalties go on as your contract says, so pay as early as you can.',
    missing: 'Fill in an amount, and choose a day.',
    save: 'PROMISE IT',
    saving: 'Writing down your promise.',
    saved: 'Your promise is written down.',
  },
  fil: {
    title: 'Pangakong magbayad',
    offer:
      'Sabihin kung magkano ang babayaran mo at kailan, at hindi kami magpapaalala ng pagkahuli hanggang doon. Tuloy ang penalty at interes habang naghihintay.',
    make: 'Mangakong magbayad',
    states: {
      OPEN: 'IPINANGAKO',
      KEPT: 'TINUPAD',
      BROKEN: 'HINDI NATUPAD',
      WITHDRAWN: 'BINAWI',
    },
    promised: 'Ipinangako',
    by: 'Hanggang',
    paid: 'Nabayaran mula noon',
    keptOn: 'Tinupad noong',
    earlier: (count: number) => `${count} naunang pangako`,
    withdraw: 'Bawiin ang pangako',
    withdrawing: 'Binabawi ang pangako.',
    withdrawn: 'Nabawi na ang pangako.',

    amount: 'Ang babayaran mo',
    day: 'Hanggang kailan',
    chooseDay: 'Pumili ng araw',
    chargesGoOn:
      'Walang binabago ang pangako sa utang mo. Tuloy ang interes at penalty ayon sa kontrata mo, kaya magbayad nang maaga hangga’t kaya.',
    missing: 'Ilagay ang halaga, at pumili ng araw.',
    save: 'MANGAKO',
    saving: 'Itinatala ang pangako mo.',
    saved: 'Naitala na ang pangako mo.',
  },
});
