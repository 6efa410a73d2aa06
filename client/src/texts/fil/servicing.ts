export const servicing = {
  title: 'Loan',
  notLoaded: 'Hindi dumating ang loan mo',
  emptyTitle: 'Wala ka pang loan.',
  emptyText: 'Kapag nag-apply ka, dito mo makikita kung magkano ang babayaran at kailan.',
  apply: 'MAG-APPLY NG LOAN',
  earlierLoan: 'Dating loan mo ito.',
  newestLoan: 'Ipakita ang pinakabago',

  paidOf: (paid: number, count: number) => `${paid} sa ${count} hulog ang bayad na.`,
  paidAmount: 'Nabayaran',
  leftToPay: 'Natitirang babayaran',
  credit: (amount: string) => `Sobra ng ${amount} ang nabayaran mo. Nakatabi ito para sa iyo bilang credit.`,

  repaidTitle: 'Bayad na ang loan mo',
  repaidText: (amount: string, date: string) =>
    `Nakapagbayad ka ng kabuuang ${amount}, at ang huli ay noong ${date}.`,
  repaidNext: 'Wala ka nang utang. Puwede kang umutang ulit kahit kailan.',
  borrowAgain: 'UMUTANG ULIT',

  afterPaying:
    'Kapag dumating ang transfer, itatala ito sa araw kung kailan ka nagbayad. Makikita mo ito rito sa Mga bayad, kasama kung ano ang nabayaran nito: una ang pinakamatagal nang hulog.',

  settleTitle: 'Bayaran nang maaga',
  settleText:
    'Puwede mong bayaran ang buong loan kahit kailan. Hindi na sisingilin ang interes para sa panahong natitira.',
  bySchedule: 'Natitira ayon sa iskedyul',
  interestSaved: 'Interes na matitipid mo',
  settleOn: (date: string) => `Kung babayaran lahat sa ${date}`,
  settleHow: (date: string) =>
    `Bayaran ang eksaktong halagang ito sa ${date}; maaaring iba na ito sa ibang araw. Kung bahagi lang ang babayaran mo nang maaga, sabihin muna sa iyong Loan Assistant bago magbayad: kung hindi, mapupunta ito sa mga susunod na hulog.`,

  schedule: 'Iskedyul',
  installment: (number: number) => `Hulog ${number}`,
  upcoming: 'Paparating',
  dueToday: 'Ngayon ang bayad',
  paid: 'Bayad na',
  paidOn: (date: string) => `Binayaran noong ${date}`,
  paidEarly: (date: string) => `Maagang binayaran, noong ${date}`,
  paidLate: (date: string, days: number) => `Binayaran noong ${date}, huli ng ${days} araw`,
  plusPenalty: (amount: string) => `${amount} ang penalty`,
  principal: 'Principal',
  interest: 'Interes',
  penaltyInterest: 'Penalty kada araw',
  lateCharge: 'Singil sa pagkahuli',
  paidSoFar: 'Nabayaran na',
  stillToPay: 'Kulang pa',
  inAll: 'Kabuuan',
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
  showAllPayments: (count: number) => `Ipakita ang lahat ng ${count} bayad`,
  noPayments: 'Wala pa sa ngayon.',
  repaymentNumber: 'Blg. ng bayad',
  paymentReference: 'Reference ng transfer mo',
  reversed: 'Binawi',
  reversedText: 'Binawi ang bayad na ito, kaya wala itong nabayaran.',
  settlement: 'Maagang pagbabayad',
  paidFor: (first: number, last: number) =>
    first === last ? `Para sa hulog ${first}` : `Para sa hulog ${first} hanggang ${last}`,
  keptAsCredit: 'Nakatabi bilang credit mo',

  status: 'Status ng Loan',
  loanNumber: 'Blg. ng Loan Application',
  amount: 'Halaga ng Loan',
  terms: 'Kasunduan',
  termsOf: (months: number, percent: string) => `${months} buwan, ${percent}% bawat buwan`,
  timeline: 'Ang mga nangyari',
  by: { MEMBER: 'ginawa mo', STAFF: 'ng aming staff', SYSTEM: 'awtomatiko' },
  waiting: 'Kusang lalabas sa page na ito ang desisyon kapag nandiyan na.',
  loans: 'Mga loan mo',
  shown: 'Nakikita ngayon',

  cancel: 'I-cancel ang loan',
  cancelFree: 'Puwede mong bawiin ang application nang libre hangga’t wala pang desisyon.',
  cancelUntil: (date: string) =>
    `Puwede mong isauli ang loan nang libre hanggang ${date}, basta wala ka pang na-withdraw.`,
  cancelTitle: 'I-cancel ang loan na ito?',
  cancelApplication: (amount: string) =>
    `Matatapos ang application mo para sa ${amount}. Wala itong bayad, at wala kang magiging utang.`,
  cancelApproved: (amount: string) =>
    `Aalisin sa wallet mo ang ${amount}, at matatapos ang kontrata. Wala itong bayad, at wala kang magiging utang.`,
  cancelAfter: 'Hindi na ito mababawi. Puwede kang mag-apply agad ng ibang loan.',
  keep: 'Huwag i-cancel',
  confirmCancel: 'I-CANCEL ANG LOAN',
  cancelled: 'Na-cancel na ang loan mo.',
};
