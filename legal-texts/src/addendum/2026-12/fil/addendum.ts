import type { HardshipWayOfText } from '../../ways';

/** The addendum by which another schedule takes the place of a loan's. */
export const addendum = {
  title: 'Addendum sa kontrata ng loan',
  foot: (loanNumber: string, version: string, hash: string) =>
    `${loanNumber} · Addendum ${version} · ${hash}`,
  holdsFrom: (day: string) => `May bisa mula ${day}`,
  intro: (loanNumber: string, company: string) =>
    `Hindi mabayaran ng borrower ang loan ${loanNumber} ayon sa napagkasunduan. Humiling siya ng ibang iskedyul, at pumayag ang ${company} dito. Mula sa araw sa itaas, ito ang papalit sa dating iskedyul; nananatili ang lahat ng iba pa sa kontrata ng loan.`,
  change: 'Ang nagbabago',
  askedFor: 'Ang hiniling',
  ways: {
    PAUSE: (months: number) => (months === 1 ? 'Pahinga nang isang buwan' : `Pahinga nang ${months} buwan`),
    LONGER_TERM: (months: number) =>
      months === 1 ? 'Dagdag na isang buwan ng pagbabayad' : `Dagdag na ${months} buwan ng pagbabayad`,
    DUE_DAY: (day: number) => `Ika-${day} ng buwan bilang takdang araw`,
  } satisfies HardshipWayOfText,
  rate: 'Interest rate, gaya ng nasa kontrata',
  figures: 'Natitirang babayaran, bago at pagkatapos',
  before: 'Bago',
  after: 'Pagkatapos',
  installments: 'Mga hulog',
  principal: 'Principal',
  interest: 'Interes',
  total: 'Lahat',
  endsOn: 'Huling takdang araw',
  costsMore: 'Mas mahal ang bagong iskedyul nang',
  costsLess: 'Mas mura ang bagong iskedyul nang',
  costsTheSame: 'Pareho ang halaga ng bagong iskedyul',
  dueAtOnce: 'Mga penalty at late charge na dapat pa ring bayaran agad',
  dueAtOnceNote: 'sa araw kung kailan ito hiniling',
  effectiveMonthly: 'Effective interest rate ng natitira, bawat buwan',
  effectiveYearly: 'Katumbas bawat taon, compounded',
  schedule: 'Ang bagong iskedyul',
  scheduleNote: 'Hindi nagbabago ang bilang ng mga hulog na nabayaran o dumating na ang takdang araw.',
  terms: 'Mga tuntunin ng pagbabago',
  paragraphs: [
    'Ang hindi pa bayad na principal at interes sa araw ng pagbabago ay babayaran ayon sa iskedyul sa itaas, kapalit ng dati. Hindi na huli ang dating huli.',
    'Dapat pa ring bayaran ang mga penalty at late charge hanggang sa araw na iyon, at hindi na madaragdagan ang mga ito. Ang hulog ng bagong iskedyul na nahuli ang bayad ay may penalty at late charge ayon sa kontrata ng loan, sa loob ng mga limitasyon nito.',
    'Ang dagdag na panahon ay may interes ayon sa rate ng kontrata ng loan sa natitirang principal, ayon sa mga araw kung hindi buong buwan. Walang interes na sinisingil sa interes. Hindi sinisingil ang lampas sa taunang limitasyon ng kontrata ng loan.',
    'Puwedeng magbayad nang maaga ang borrower anumang oras, buo man o bahagi, nang walang dagdag na singil.',
  ],
  signed: 'Pinagkasunduan nang electronic',
  signedText: (borrower: string) =>
    `Nakita ni ${borrower} ang mga halagang ito, at sumang-ayon dito nang electronic. Itinatago ng lender ang mga ito nang walang pagbabago; sa bawat isa sa mga ito ang check sum sa ibaba.`,
  agreedByBorrower: 'Sinang-ayunan ng borrower',
  agreedByLender: 'Sinang-ayunan ng lender',
  edition: 'Edisyon ng addendum',
  checkSum: 'Check sum ng mga halaga (SHA-256)',
};
