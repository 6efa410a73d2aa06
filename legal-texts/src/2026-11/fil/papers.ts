import { agreedTerms } from '../agreed-terms';

/** What stands around the texts when they are printed. */
export const papers = {
  loanContract: 'Kontrata ng loan',
  serviceAgreement: 'Service and Policy Agreement',
  disclosure: 'Disclosure statement',
  article: (number: number, title: string) => `Artikulo ${number}. ${title}`,
  secRegistration: (number: string) => `SEC Registration No. ${number}`,
  certificateOfAuthority: (number: string) => `Certificate of Authority No. ${number}`,
  loanNumber: (number: string) => `Blg. ng Loan Application ${number}`,
  agreedOn: (day: string) => `Pinagkasunduan noong ${day}`,
  foot: (loanNumber: string, version: string, hash: string) =>
    `${loanNumber} · Mga tuntunin ${version} · ${hash}`,
  page: (number: number, count: number) => `Pahina ${number} ng ${count}`,

  parties: 'Ang mga panig',
  lender: 'Lender',
  borrower: 'Borrower',
  contactEmail: 'E-mail',
  phoneNumber: 'Phone number',
  receivingAccount: 'Tatanggap na account',

  figures: 'Ang loan',
  amountApplied: 'Halagang inaplayan',
  exchangeRate: 'Palitan',
  exchange: (rate: string, currency: string) => `1 PHP = ${rate} ${currency}`,
  repaymentPeriod: 'Panahon ng pagbabayad',
  months: (count: number) => `${count} buwan`,
  interestRate: 'Interest rate',
  percentAMonth: (percent: string) => `${percent}% bawat buwan`,
  percentAYear: (percent: string) => `${percent}% bawat taon`,
  ofPrincipal: 'ng orihinal na halaga ng loan',
  ofBalance: 'ng natitirang utang',
  interestAmount: 'Interes bawat buwan',
  interestAmountFirst: 'Interes sa unang buwan',
  repaymentAmount: 'Hulog bawat buwan',
  lastInstallment: (amount: string) => `${amount} ang huli`,
  interestInAll: 'Interes sa buong loan',
  effectiveRate: 'Effective interest rate',
  repayInAll: 'Kabuuang babayaran mo',

  signed: 'Pinirmahan nang electronic',
  signedText: (borrower: string) =>
    `Kinumpirma ito ni ${borrower} nang electronic, matapos makita ang buong gastos. Itinatago ng lender nang walang pagbabago ang napagkasunduan; ang check sum sa ibaba ay sa bawat numero ng quote.`,
  signedFiguresText: (borrower: string) =>
    `Kinumpirma ni ${borrower} nang electronic ang mga halagang ito: halaga, currency at palitan, tagal, interes at hulog. Itinatago ng lender nang walang pagbabago ang napagkasunduan; sa lender mismo ang check sum sa ibaba, sa bawat numero ng quote.`,
  consent: 'Sinang-ayunan',
  consentTo: {
    QUOTE: 'Ang buong quote, ayon sa check sum nito',
    FIGURES: 'Ang mga halaga, walang check sum',
  },
  agreedAt: 'Oras ng kasunduan',
  inPhilippines: 'oras sa Pilipinas',
  address: 'Mula sa network address',
  readIn: 'Binasa sa',
  languages: { en: 'Ingles', fil: 'Filipino' },
  termsVersion: 'Edisyon ng mga tuntunin',
  checkSum: 'Check sum ng quote (SHA-256)',

  disclosureIntro:
    'Ang gastos ng loan na ito, ayon sa hinihingi ng Truth in Lending Act (Republic Act 3765, section 4) at ng Circular 730 ng Bangko Sentral ng Pilipinas na sabihin ng lender bago pagkasunduan ang loan.',
  creditor: 'Nagpapautang',
  amountFinanced: 'Halaga ng loan',
  deductions: 'Ibinawas dito',
  proceeds: 'Matatanggap mo (amount financed)',
  financeCharge: 'Finance charge: ang interes sa buong loan',
  otherCharges: 'Iba pang singil',
  totalPayments: 'Kabuuang babayaran mo',
  rates: 'Ang mga rate',
  contractRate: 'Interest rate sa kontrata',
  effectiveMonthly: 'Effective interest rate bawat buwan',
  simpleYearly: 'Simple interest rate bawat taon',
  simpleYearlyNote: 'labindalawang beses ng rate bawat buwan, sa natitirang utang',
  effectiveYearly: 'Effective interest rate bawat taon',
  compounded: 'ang rate bawat buwan, compounded',
  schedule: 'Ang mga hulog',
  scheduleNote: (day: string) =>
    `Ang mga petsa ay para sa loan na naaprubahan noong ${day}. Kung mas huli ang approval, ang unang hulog ay dapat bayaran isang buwan pagkatapos ng approval, at makikita sa account mo ang bawat petsa.`,
  number: 'Blg.',
  due: 'Takdang petsa',
  principal: 'Principal',
  interest: 'Interes',
  installment: 'Hulog',
  inAll: 'Lahat',
  ifLate: 'Kapag nahuli ang bayad mo',
  lateFree: (days: number) => `Hanggang ${days} araw na huli: walang singil.`,
  latePenalty: (percent: number) =>
    `Sa bawat araw pagkatapos noon: ${percent}% ng hindi pa bayad na principal at interes ng hulog.`,
  lateCharge: (percent: number) =>
    `Bukod dito, isang beses sa bawat hulog, sa una sa mga araw na iyon: ${percent}% ng hindi pa bayad na principal at interes nito.`,
  lateExample: (installment: string, afterFour: string, afterThirty: string) =>
    `Ang hulog na ${installment} na hindi pa bayad ay may dagdag na ${afterFour} kapag 4 na araw nang huli, at ${afterThirty} kapag 30 araw nang huli.`,
  lateCap: () =>
    `Ang interes, mga penalty at singil sa isang taon ng kontrata ay hindi kailanman lalampas sa ${agreedTerms.capPercentAYear}% ng halaga ng loan.`,
  ifEarly: 'Kapag nagbayad ka nang maaga o nagkansela',
  early:
    'Puwede mong bayaran nang maaga ang loan anumang oras, buo man o bahagi, nang walang dagdag na singil. Hindi na sisingilin ang interes ng mga araw na hindi pa dumarating.',
  cancel: (days: number) =>
    `Puwede kang magkansela nang walang singil bago ang approval, at sa loob ng ${days} araw pagkatapos nito basta wala pang na-withdraw o nabayaran.`,
  security: 'Collateral',
  unsecured: 'Wala. Walang collateral ang loan.',
  acknowledged: 'Nakita mo ang mga numerong ito bago ka pumayag',
};
