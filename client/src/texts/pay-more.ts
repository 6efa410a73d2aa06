import { defineTexts } from './define-texts';

export const payMoreTexts = defineTexts({
  en: {
    title: 'What if I pay more?',
    amount: 'More than is due',
    rhythm: 'How often',
    rhythms: { MONTHLY: 'Each month', ONCE: 'Once, today' },
    earlier: (months: number, amount: string) =>
      `You finish ${months === 1 ? '1 month' : `${months} months`} earlier and save ${amount} in interest.`,
    earlierOnly: (months: number) =>
      `You finish ${months === 1 ? '1 month' : `${months} months`} earlier. The interest stays the same.`,
    savedOnly: (amount: string) => `You save ${amount} in interest. You finish in the same month.`,
    nothing:
      'This saves no interest: it settles no whole month at the end of the loan. The last payments become smaller.',
    each: (date: string) => `You pay each month, from ${date} on`,
    once: (date: string) => `You pay on ${date}`,
    last: (date: string) => `The last payment, on ${date}`,
    inAll: 'In all from today on',
    how: {
      principal: 'What you pay beyond what is due settles principal.',
      installments:
        'The extra money settles principal if the reference of your transfer says so: else it pays the next installments.',
    },
    getReference: 'Get that reference',
    noPromise: 'This is an estimate and no promise. It holds as long as everything is paid on its day.',
  },
  fil: {
    title: 'Paano kung mas malaki ang ibayad ko?',
    amount: 'Dagdag sa dapat bayaran',
    rhythm: 'Gaano kadalas',
    rhythms: { MONTHLY: 'Bawat buwan', ONCE: 'Isang beses, ngayon' },
    earlier: (months: number, amount: string) =>
      `Matatapos ka nang mas maaga nang ${months} buwan at makakatipid ng ${amount} sa interes.`,
    earlierOnly: (months: number) =>
      `Matatapos ka nang mas maaga nang ${months} buwan. Hindi magbabago ang interes.`,
    savedOnly: (amount: string) => `Makakatipid ka ng ${amount} sa interes. Sa parehong buwan ka matatapos.`,
    nothing:
      'Walang matitipid na interes dito: walang buong buwan sa dulo ng loan ang nababayaran nito. Liliit lang ang mga huling bayad.',
    each: (date: string) => `Babayaran mo bawat buwan, mula ${date}`,
    once: (date: string) => `Babayaran mo sa ${date}`,
    last: (date: string) => `Ang huling bayad, sa ${date}`,
    inAll: 'Kabuuan mula ngayon',
    how: {
      principal: 'Sa principal napupunta ang lampas sa dapat mong bayaran.',
      installments:
        'Sa principal mapupunta ang dagdag kung iyon ang sinasabi ng reference number ng transfer mo: kung hindi, mapupunta ito sa mga susunod na hulog.',
    },
    getReference: 'Kunin ang reference na iyon',
    noPromise: 'Tantiya lang ito at hindi pangako. Totoo ito habang nababayaran ang lahat sa tamang araw.',
  },
});
