import type { ArrearsBucket, LoanStatus } from '@pautang/sdk';
import { defineTexts } from './define-texts';

export const loanTexts = defineTexts({
  en: {
    title: 'Loan',
    notLoaded: 'Your loan could not be loaded',
    notArrived: 'This part of the page could not be loaded',
    pageNotArrived: 'This page could not be loaded',
    back: 'Back to the loan',
    pages: { statement: 'Statement', help: 'Help with paying', borrowMore: 'Borrow more' },
    emptyTitle: 'You have no loan yet.',
    emptyText: 'Once you apply, you see here what to pay and when.',
    apply: 'APPLY FOR A LOAN',
    earlierLoan: 'This is an earlier loan.',
    newestLoan: 'Show the newest one',
    show: 'Show it',
    beside: (status: LoanStatus): string => {
      if (status === 'APPROVED') return 'Another loan of yours is running.';
      if (status === 'WRITTEN_OFF') return 'Another loan of yours is still owed.';
      return 'Another application of yours is waiting.';
    },

    paidOf: (paid: number, count: number) =>
      count === 1 ? `${paid} of 1 installment is paid.` : `${paid} of ${count} installments are paid.`,
    paidAmount: 'Paid',
    leftToPay: 'Left to pay',
    lateness: 'The oldest payment',
    buckets: {
      DPD_1_30: 'Counted as late by up to 30 days',
      DPD_31_60: 'Counted as late by 31 to 60 days',
      DPD_61_90: 'Counted as late by 61 to 90 days',
      DPD_OVER_90: 'Counted as late by more than 90 days',
    } satisfies Record<Exclude<ArrearsBucket, 'CURRENT'>, string>,
    credit: (amount: string) => `${amount} more was paid than you owed. It is yours.`,
    creditPlace: 'See it in your wallet',

    repaidTitle: 'Your loan is repaid',
    repaidText: (amount: string, date: string) =>
      `You have paid ${amount} in all, the last of it on ${date}.`,
    repaidNext: 'You owe nothing. You can borrow again whenever you like.',
    borrowAgain: 'BORROW AGAIN',

    afterPaying:
      'Once the transfer has arrived, it is recorded with the day on which you paid. You find it here under Payments, with what it paid: the oldest installment first.',

    settleTitle: 'Settle early',
    settleText:
      'You can repay the whole loan at any time. Interest for the time that is left is not charged.',
    bySchedule: 'Left to pay by the schedule',
    interestSaved: 'Interest you save',
    settleOn: (date: string) => `Everything paid on ${date}`,
    settleHow: (date: string) => `Pay exactly this amount on ${date}; on another day it can be another one.`,

    schedule: 'Schedule',
    installment: (number: number) => `Installment ${number}`,
    upcoming: 'Upcoming',
    dueToday: 'Due today',
    paid: 'Paid',
    paidOn: (date: string) => `Paid on ${date}`,
    paidEarly: (date: string) => `Paid early, on ${date}`,
    paidLate: (date: string, days: number) =>
      `Paid on ${date}, ${days === 1 ? '1 day' : `${days} days`} late`,
    movedOn: (date: string) => `Went into the new schedule on ${date}`,
    plusPenalty: (amount: string) => `${amount} penalty`,
    principal: 'Principal',
    interest: 'Interest',
    penaltyInterest: 'Penalty by days',
    lateCharge: 'Late charge',
    paidSoFar: 'Paid so far',
    inAll: 'In all',
    paidBeforeChange: 'Paid early, before the schedule was changed',
    showAll: (count: number) => `Show all ${count} installments`,
    showFewer: 'Show fewer',

    penalties: 'Penalties',
    noPenalties: 'None so far. This is how they are counted:',
    wasDue: (due: string, days: string) => `Due on ${due}, and ${days}.`,
    penaltyDays: (days: number, percent: string) =>
      days === 1 ? `${percent}% for 1 day` : `${percent}% a day for ${days} days`,
    lateChargeOnce: (percent: string) => `${percent}% late charge, once`,
    waivedNote: (amount: string) => `${amount} more was waived`,
    penaltiesInAll: 'Penalties in all',
    waivedByUs: 'Waived: you need not pay this',
    rules: 'How penalties are counted',
    ruleGrace: (days: number) =>
      days === 1
        ? 'Nothing on the first day after the due date.'
        : `Nothing on the first ${days} days after the due date.`,
    ruleDaily: (day: number, percent: string) =>
      `From day ${day} on, ${percent}% a day of what is unpaid of the installment. Nothing is ever charged on penalties.`,
    ruleOnce: (day: number, percent: string) => `On day ${day}, ${percent}% of it once.`,
    ruleCap: (percent: string, amount: string) =>
      `Interest and penalties of one year never exceed ${percent}% of what you borrowed, for this loan ${amount}. What would be above it is waived.`,
    example: (cost: { amount: string; firstDay: number; first: string; longDays: number; long: string }) =>
      `Your next installment of ${cost.amount} would cost ${cost.first} more when it is ${cost.firstDay} days late, and ${cost.long} more when it is ${cost.longDays} days late.`,

    payments: 'Payments',
    showPayments: (count: number) => `Show ${count} payments`,
    allPayments: 'The statement has all payments.',
    noPayments: 'None so far.',
    repaymentNumber: 'Payment number',
    paymentReference: 'Reference of your transfer',
    reversed: 'Taken back',
    reversedText: 'This payment was taken back, so it pays nothing.',
    settlement: 'Early settlement',
    paidFor: (first: number, last: number) =>
      first === last ? `For installment ${first}` : `For installments ${first} to ${last}`,
    keptAsCredit: 'Kept as your credit',
    creditUsed: 'Credit that you have used',

    status: 'Loan Status',
    loanNumber: 'Loan Application No.',
    amount: 'Borrowing Amount',
    terms: 'Terms',
    termsOf: (months: number, percent: string) =>
      `${months === 1 ? '1 month' : `${months} months`}, ${percent}% a month`,
    timeline: 'What happened so far',
    by: { MEMBER: 'by you', STAFF: 'by our staff', SYSTEM: 'automatically' },
    waiting: 'This page shows the decision by itself as soon as it is there.',
    onHold: 'Something is missing to go on. Please contact your designated Loan Officer.',
    loans: 'Your loans',
    shown: 'Shown here',
    paysOff: (number: string) => `pays off ${number}`,
    paidOffBy: (number: string) => `paid off by ${number}`,
    afterCharges: (amount: string) => `${amount} after charges`,

    cancel: 'Cancel the loan',
    cancelFree: 'You can take your application back free of charge, as long as it is not decided.',
    cancelUntil: (date: string) =>
      `You can give the loan back free of charge until ${date}, as long as nothing was withdrawn.`,
    cancelOver: (date: string) =>
      `The time to cancel this loan free of charge ended on ${date}. You may repay it early at any time.`,
    cancelTitle: 'Cancel this loan?',
    cancelApplication: (amount: string) =>
      `Your application for ${amount} ends. It costs nothing, and you owe nothing for it.`,
    cancelApproved: (amount: string) =>
      `${amount} leaves your wallet again, and the contract ends. It costs nothing, and you owe nothing for it.`,
    runsOn: (number: string) => `This cannot be undone. ${number} runs on as it was: pay it as agreed.`,
    staysRepaid: (number: string) =>
      `This cannot be undone. ${number} stays repaid: what you paid on it yourself closes it.`,
    cancelAfter: 'This cannot be undone. You can apply for another loan at once.',
    keep: 'Keep it',
    confirmCancel: 'CANCEL THE LOAN',
    cancelled: 'Your loan is cancelled.',
  },

  fil: {
    title: 'Loan',
    notLoaded: 'Hindi ma-load ang loan mo',
    notArrived: 'Hindi ma-load ang bahaging ito ng page',
    pageNotArrived: 'Hindi ma-load ang page na ito',
    back: 'Bumalik sa loan',
    pages: { statement: 'Statement', help: 'Tulong sa pagbabayad', borrowMore: 'Umutang pa' },
    emptyTitle: 'Wala ka pang loan.',
    emptyText: 'Kapag nag-apply ka, dito mo makikita kung magkano ang babayaran at kailan.',
    apply: 'MAG-APPLY NG LOAN',
    earlierLoan: 'Dating loan mo ito.',
    newestLoan: 'Ipakita ang pinakabago',
    show: 'Ipakita ito',
    beside: (status) => {
      if (status === 'APPROVED') return 'May isa ka pang loan na tumatakbo.';
      if (status === 'WRITTEN_OFF') return 'May isa ka pang loan na babayaran.';
      return 'May isa ka pang application na naghihintay.';
    },

    paidOf: (paid: number, count: number) => `${paid} sa ${count} hulog ang bayad na.`,
    paidAmount: 'Nabayaran',
    leftToPay: 'Natitirang babayaran',
    lateness: 'Ang pinakamatagal na hulog',
    buckets: {
      DPD_1_30: 'Ibinibilang na huli nang hanggang 30 araw',
      DPD_31_60: 'Ibinibilang na huli nang 31 hanggang 60 araw',
      DPD_61_90: 'Ibinibilang na huli nang 61 hanggang 90 araw',
      DPD_OVER_90: 'Ibinibilang na huli nang higit sa 90 araw',
    },
    credit: (amount: string) => `Sobra nang ${amount} ang nabayaran mo. Sa iyo ito.`,
    creditPlace: 'Nasa wallet mo',

    repaidTitle: 'Bayad na ang loan mo',
    repaidText: (amount: string, date: string) =>
      `Nakapagbayad ka ng kabuuang ${amount}, at ang huli ay noong ${date}.`,
    repaidNext: 'Wala ka nang utang. Puwede kang umutang ulit kahit kailan.',
    borrowAgain: 'UMUTANG ULIT',

    afterPaying:
      'Kapag dumating ang transfer, itatala ito sa araw ng bayad mo. Makikita mo sa Mga bayad kung ano ang nabayaran nito: una ang pinakamatagal nang hulog.',

    settleTitle: 'Bayaran nang maaga',
    settleText:
      'Puwede mong bayaran ang buong loan kahit kailan. Hindi na sisingilin ang interes para sa panahong natitira.',
    bySchedule: 'Natitira ayon sa iskedyul',
    interestSaved: 'Interes na matitipid mo',
    settleOn: (date: string) => `Kung babayaran lahat sa ${date}`,
    settleHow: (date: string) =>
      `Bayaran ang eksaktong halagang ito sa ${date}; maaaring iba na ito sa ibang araw.`,

    schedule: 'Iskedyul',
    installment: (number: number) => `Hulog ${number}`,
    upcoming: 'Paparating',
    dueToday: 'Ngayon ang bayad',
    paid: 'Bayad na',
    paidOn: (date: string) => `Binayaran noong ${date}`,
    paidEarly: (date: string) => `Maagang binayaran, noong ${date}`,
    paidLate: (date: string, days: number) => `Binayaran noong ${date}, huli nang ${days} araw`,
    movedOn: (date: string) => `Napunta sa bagong iskedyul noong ${date}`,
    plusPenalty: (amount: string) => `${amount} ang penalty`,
    principal: 'Principal',
    interest: 'Interes',
    penaltyInterest: 'Penalty kada araw',
    lateCharge: 'Singil sa pagkahuli',
    paidSoFar: 'Nabayaran na',
    inAll: 'Kabuuan',
    paidBeforeChange: 'Maagang nabayaran, bago nagbago ang iskedyul',
    showAll: (count: number) => `Ipakita ang lahat ng ${count} hulog`,
    showFewer: 'Bawasan ang ipinapakita',

    penalties: 'Mga penalty',
    noPenalties: 'Wala pa sa ngayon. Ganito ito kinukuwenta:',
    wasDue: (due: string, days: string) => `Dapat nabayaran noong ${due}: ${days}.`,
    penaltyDays: (days: number, percent: string) =>
      days === 1 ? `${percent}% para sa 1 araw` : `${percent}% kada araw, ${days} araw`,
    lateChargeOnce: (percent: string) => `${percent}% na singil sa pagkahuli, isang beses`,
    waivedNote: (amount: string) => `${amount} pa ang hindi na siningil`,
    penaltiesInAll: 'Kabuuang penalty',
    waivedByUs: 'Pinatawad: hindi mo na ito babayaran',
    rules: 'Paano kinukuwenta ang penalty',
    ruleGrace: (days: number) => `Walang dagdag sa unang ${days} araw matapos ang petsa ng bayad.`,
    ruleDaily: (day: number, percent: string) =>
      `Mula sa ika-${day} na araw, ${percent}% kada araw ng hindi pa nababayaran sa hulog. Hindi kailanman pinapatungan ang penalty.`,
    ruleOnce: (day: number, percent: string) => `Sa ika-${day} na araw, ${percent}% nito, isang beses lang.`,
    ruleCap: (percent: string, amount: string) =>
      `Hindi lalampas sa ${percent}% ng hiniram mo ang interes at penalty ng isang taon: ${amount} para sa loan na ito. Hindi na sisingilin ang lampas dito.`,
    example: (cost: { amount: string; firstDay: number; first: string; longDays: number; long: string }) =>
      `Ang susunod mong hulog na ${cost.amount} ay madadagdagan ng ${cost.first} kapag ${cost.firstDay} araw na huli, at ng ${cost.long} kapag ${cost.longDays} araw na huli.`,

    payments: 'Mga bayad',
    showPayments: (count: number) => `Ipakita ang ${count} bayad`,
    allPayments: 'Nasa statement ang lahat.',
    noPayments: 'Wala pa sa ngayon.',
    repaymentNumber: 'Blg. ng bayad',
    paymentReference: 'Reference ng transfer mo',
    reversed: 'Binawi',
    reversedText: 'Binawi ang bayad na ito, kaya wala itong nabayaran.',
    settlement: 'Maagang pagbabayad',
    paidFor: (first: number, last: number) =>
      first === last ? `Para sa hulog ${first}` : `Para sa hulog ${first} hanggang ${last}`,
    keptAsCredit: 'Nakatabi bilang credit mo',
    creditUsed: 'Credit na nagamit mo na',

    status: 'Status ng Loan',
    loanNumber: 'Blg. ng Loan Application',
    amount: 'Halaga ng Loan',
    terms: 'Kasunduan',
    termsOf: (months: number, percent: string) => `${months} buwan, ${percent}% bawat buwan`,
    timeline: 'Ang mga nangyari',
    by: { MEMBER: 'ginawa mo', STAFF: 'ng aming staff', SYSTEM: 'awtomatiko' },
    waiting: 'Kusang lalabas sa page na ito ang desisyon kapag nandiyan na.',
    onHold: 'May kulang pa para maituloy. Kontakin ang Loan Officer mo.',
    loans: 'Mga loan mo',
    shown: 'Nakikita ngayon',
    paysOff: (number: string) => `nagbabayad sa ${number}`,
    paidOffBy: (number: string) => `binayaran ng ${number}`,
    afterCharges: (amount: string) => `${amount} matapos ang mga singil`,

    cancel: 'I-cancel ang loan',
    cancelFree: 'Puwede mong bawiin ang application nang libre hangga’t wala pang desisyon.',
    cancelUntil: (date: string) =>
      `Puwede mong isauli ang loan nang libre hanggang ${date}, basta wala ka pang na-withdraw.`,
    cancelOver: (date: string) =>
      `Natapos noong ${date} ang panahon para i-cancel nang libre ang loan na ito. Puwede mo itong bayaran nang maaga anumang oras.`,
    cancelTitle: 'I-cancel ang loan na ito?',
    cancelApplication: (amount: string) =>
      `Matatapos ang application mo para sa ${amount}. Wala itong bayad, at wala kang magiging utang dito.`,
    cancelApproved: (amount: string) =>
      `Aalisin sa wallet mo ang ${amount}, at matatapos ang kontrata. Wala itong bayad, at wala kang magiging utang dito.`,
    runsOn: (number: string) =>
      `Hindi na ito mababawi. Tuloy ang ${number} gaya ng dati: bayaran ito ayon sa napagkasunduan.`,
    staysRepaid: (number: string) =>
      `Hindi na ito mababawi. Mananatiling bayad ang ${number}: sapat ang mga ibinayad mo mismo dito.`,
    cancelAfter: 'Hindi na ito mababawi. Puwede kang mag-apply agad ng ibang loan.',
    keep: 'Huwag i-cancel',
    confirmCancel: 'I-CANCEL ANG LOAN',
    cancelled: 'Na-cancel na ang loan mo.',
  },
});
