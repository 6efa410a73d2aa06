import { defineTexts } from './define-texts';

export const loanBoxTexts = defineTexts({
  en: {
    title: 'Apply for a loan',
    agreeBefore: 'I have read the ',
    agreement: 'Service and Policy Agreement',
    agreementMissing: 'Please read Service and Policy Agreement',
    agreementUnticked: 'Read the agreement, then tick the box.',
    apply: 'Apply Now',
    onlyPesos: 'Today’s exchange rates are not available yet, so new loans are possible in pesos only.',

    cost: (monthly: string, total: string) => `${monthly} a month, ${total} in all`,
    aboveHalf: (installment: string, income: string) =>
      `An installment of ${installment} is more than half of your monthly income of ${income}. A loan officer would decide on it, which takes longer.`,
    aboveIncome: (installment: string, income: string) =>
      `An installment of ${installment} is more than your whole monthly income of ${income}. Such an application is not approved.`,
    instead: 'A smaller amount, or more months, makes the installment smaller.',

    confirmTitle: 'Your loan, before you agree',
    interestSum: (count: number, amount: string) => `the interest, ${count} × ${amount}; no other charge`,
    interestFalling: (count: number) =>
      count === 1
        ? 'the interest of 1 month; no other charge'
        : `the interest of ${count} months, less each month; no other charge`,
    percent: (percent: string) => `${percent}%`,
    yearAndMonth: (monthly: string) => `a year; ${monthly}% a month`,
    exchangeRate: 'Exchange rate',
    installmentRow: 'Installment',
    aMonth: ' a month',
    financeCharge: 'Finance charge',
    interestRate: 'Interest rate',
    interestRateNotes: { add_on: 'of the loan amount', declining: 'of what you still owe' },
    percentAMonth: (percent: string) => `${percent}% a month`,
    account: 'Beneficiary account',
    methodTitle: 'How the interest is counted',
    methods: {
      add_on: (rate: string) =>
        `Each month ${rate} of the whole loan amount is added, even when you have repaid a part of it.`,
      declining: (rate: string) =>
        `Each month ${rate} of what you still owe is added, so the interest falls while the installment stays the same.`,
    },
    lateTitle: 'If you pay late',
    late: (graceDays: number, daily: string, once: string, cap: string) =>
      `The first ${graceDays} days after a due date cost nothing; then you pay ${daily} of what is unpaid of the installment for each day and ${once} of it once, and the interest and charges of a contract year are never above ${cap} of the loan.`,
    readDisclosure: 'Read the disclosure statement',
    signBefore: 'With CONFIRM LOAN you agree to these figures, to the ',
    contract: 'loan contract',
    signBetween: ' and to the ',
    signAfter: (edition: string) => ` (edition ${edition}).`,
    cancel: 'Cancel',
    confirm: 'CONFIRM LOAN',
    quoteChanged: 'The figures have changed. Nothing was applied for: please agree to the new ones.',
    quoteSame:
      'Nothing was applied for. The figures were counted anew and are the same: please agree once more.',
    change: (figure: string, now: string, before: string) => `${figure}: ${now}, before it was ${before}.`,
    was: (before: string) => `changed, was ${before}`,
    noFigure: 'none',
    figures: {
      loanAmount: 'You receive',
      payoff: 'Pays off your loan',
      exchangeRate: 'Exchange rate',
      totalInterest: 'Finance charge',
      effectiveRate: 'Effective interest rate, a year',
      receivedRate: 'Effective rate on what you receive, a year',
      interestRate: 'Interest rate, a month',
      installmentCount: 'Months',
      installment: 'Installment',
      total: 'You repay in all',
      lateCost: 'Paying late, for each day and once',
      firstDue: 'First due date',
      terms: 'Edition of contract and agreement',
    },
    notConfirmed: (message: string) =>
      `${message}\nThe figures are kept. Press CONFIRM LOAN again: you will not apply twice.`,

    submitted: 'Loan application submitted.',
    exists: 'You already have a loan!',
    existsBefore: 'You already have a loan, so this one was not applied for.',
    existsLink: 'See it in your wallet',
    submittingTitle: 'Submitting your application',
    submittingText: 'The process can take up to 1 minute.',
    submittingWarning: 'Please do not use your bank or e-wallet app at the same time.',
    successTitle: 'Success',
    successText: 'Your loan application is with us. Your wallet shows how far it is.',
    continue: 'CONTINUE',
  },

  fil: {
    title: 'Mag-apply ng loan',
    agreeBefore: 'Nabasa ko na ang ',
    agreement: 'Service and Policy Agreement',
    agreementMissing: 'Pakibasa ang Service and Policy Agreement',
    agreementUnticked: 'Basahin ang kasunduan, tapos markahan ang kahon.',
    apply: 'Mag-apply Na',
    onlyPesos: 'Wala pa ang palitan ngayong araw, kaya piso lang muna ang bagong loan.',

    cost: (monthly: string, total: string) => `${monthly} bawat buwan, ${total} sa kabuuan`,
    aboveHalf: (installment: string, income: string) =>
      `Higit sa kalahati ng buwanang kita mong ${income} ang hulog na ${installment}. Loan officer ang magpapasya rito, kaya mas matagal.`,
    aboveIncome: (installment: string, income: string) =>
      `Mas malaki pa sa buong buwanang kita mong ${income} ang hulog na ${installment}. Hindi inaaprubahan ang ganitong application.`,
    instead: 'Lumiliit ang hulog kung mas maliit ang halaga o mas maraming buwan.',

    confirmTitle: 'Ang loan mo, bago ka pumayag',
    interestSum: (count: number, amount: string) => `ang interes, ${count} × ${amount}; walang ibang singil`,
    interestFalling: (count: number) =>
      `ang interes ng ${count} buwan${count > 1 ? ', lumiliit bawat buwan' : ''}; walang ibang singil`,
    percent: (percent: string) => `${percent}%`,
    yearAndMonth: (monthly: string) => `bawat taon; ${monthly}% bawat buwan`,
    exchangeRate: 'Palitan',
    installmentRow: 'Hulog',
    aMonth: ' bawat buwan',
    financeCharge: 'Finance charge',
    interestRate: 'Interest rate',
    interestRateNotes: { add_on: 'ng halaga ng loan', declining: 'ng natitirang utang mo' },
    percentAMonth: (percent: string) => `${percent}% bawat buwan`,
    account: 'Tatanggap na account',
    methodTitle: 'Paano binibilang ang interes',
    methods: {
      add_on: (rate: string) =>
        `Bawat buwan, ${rate} ng buong halaga ng loan ang idinadagdag, kahit nabayaran mo na ang bahagi nito.`,
      declining: (rate: string) =>
        `Bawat buwan, ${rate} ng natitirang utang mo ang idinadagdag, kaya lumiliit ang interes habang pareho pa rin ang hulog.`,
    },
    lateTitle: 'Kung mahuli ka ng bayad',
    late: (graceDays: number, daily: string, once: string, cap: string) =>
      `Walang bayad ang unang ${graceDays} araw matapos ang petsa ng hulog; pagkatapos, ${daily} ng hindi pa nababayaran sa hulog ang dagdag bawat araw at ${once} nito nang isang beses, at hindi lalampas sa ${cap} ng loan ang interes at mga singil sa isang taon ng kontrata.`,
    readDisclosure: 'Basahin ang disclosure statement',
    signBefore: 'Sa pagpindot ng I-CONFIRM ANG LOAN, pumapayag ka sa mga halagang ito, sa ',
    contract: 'kontrata ng loan',
    signBetween: ' at sa ',
    signAfter: (edition: string) => ` (edisyong ${edition}).`,
    cancel: 'I-cancel',
    confirm: 'I-CONFIRM ANG LOAN',
    quoteChanged:
      'Nagbago ang mga halaga. Wala pang naipapasang application: kailangan ang pagpayag mo sa mga bago.',
    quoteSame:
      'Wala pang naipapasang application. Kinuwenta ulit ang mga halaga at pareho pa rin: kailangan ulit ang pagpayag mo.',
    change: (figure: string, now: string, before: string) => `${figure}: ${now}, dati ay ${before}.`,
    was: (before: string) => `nagbago, dati ay ${before}`,
    noFigure: 'wala',
    figures: {
      loanAmount: 'Matatanggap mo',
      payoff: 'Pambayad sa loan mo',
      exchangeRate: 'Palitan',
      totalInterest: 'Finance charge',
      effectiveRate: 'Effective interest rate bawat taon',
      receivedRate: 'Effective rate sa matatanggap mo, bawat taon',
      interestRate: 'Interest rate bawat buwan',
      installmentCount: 'Mga buwan',
      installment: 'Hulog',
      total: 'Kabuuang babayaran mo',
      lateCost: 'Kapag nahuli ang bayad, bawat araw at isang beses',
      firstDue: 'Unang petsa ng hulog',
      terms: 'Edisyon ng kontrata at kasunduan',
    },
    notConfirmed: (message: string) =>
      `${message}\nHindi nabura ang mga halaga. Pindutin ulit ang I-CONFIRM ANG LOAN: hindi madodoble ang application mo.`,

    submitted: 'Naipasa na ang loan application.',
    exists: 'May loan ka na!',
    existsBefore: 'May loan ka na, kaya hindi naipadala ang application na ito.',
    existsLink: 'Tingnan ito sa wallet mo',
    submittingTitle: 'Ipinapasa ang application mo',
    submittingText: 'Maaaring tumagal ito nang hanggang 1 minuto.',
    submittingWarning: 'Huwag munang gamitin ang app ng iyong bangko o e-wallet habang ginagawa ito.',
    successTitle: 'Tagumpay',
    successText: 'Nasa amin na ang loan application mo. Makikita sa wallet mo kung nasaan na ito.',
    continue: 'MAGPATULOY',
  },
});
