/** Repayments, the account of a loan and its statement. */
export const SERVICING = {
  'The loan is not running': 'Hindi tumatakbo ang loan',
  'This loan was never paid out, or was cancelled, so there is nothing to repay.':
    'Hindi nailabas o na-cancel ang loan na ito, kaya walang babayaran.',
  'This loan is repaid, so nothing of it is left to pay.':
    'Bayad na ang loan na ito, kaya wala nang natitirang babayaran.',
  'This loan is written off: what is left of it can be paid at any time, without a schedule.':
    'Naka-write off na ang loan na ito: puwedeng bayaran ang natitira kahit kailan, nang walang iskedyul.',
  'Repayment not found': 'Hindi nahanap ang bayad',
  'This loan has no repayment with this number.': 'Walang bayad na may ganitong number ang loan na ito.',
  'The repayment looks recorded already': 'Mukhang naitala na ang bayad',
  'This amount was already recorded for this day under this reference.':
    'Naitala na ang halagang ito sa araw na ito, sa reference na ito.',
  'This amount was already recorded for this day under this reference, as {number}. If it is another payment, record it with force.':
    'Naitala na ang halagang ito sa araw na ito sa reference na ito, bilang {number}. Kung ibang bayad ito, itala nang may force.',
  'force is true or false.': 'true o false ang force.',
  'Nothing to waive': 'Walang maipapatawad',
  'This loan has no unpaid penalties or late charges.':
    'Walang hindi pa bayad na penalty o singil sa pagkahuli ang loan na ito.',
  'This loan is written off: what is left of it is not waived. Take the write-off back first.':
    'Naka-write off ang loan na ito: hindi pinapatawad ang natitira rito. Bawiin muna ang write-off.',
  'This is more than what is unpaid of penalties and late charges.':
    'Higit ito sa hindi pa bayad na mga penalty at singil sa pagkahuli.',
  'Waiver not found': 'Hindi nahanap ang pagpapatawad',
  'This loan has no such waiver.': 'Walang ganitong pagpapatawad ang loan na ito.',
  'The waiver was taken back already': 'Nabawi na ang pagpapatawad',
  'This waiver was taken back already.': 'Nabawi na ang pagpapatawad na ito.',
  'Say in 1 to 500 characters why it is waived.':
    'Sabihin sa 1 hanggang 500 na character kung bakit ito pinapatawad.',
  'Say in 1 to 500 characters why the waiver is taken back.':
    'Sabihin sa 1 hanggang 500 na character kung bakit binabawi ang pagpapatawad.',
  'Penalties and late charges waived': 'Mga penalty at singil sa pagkahuli na pinatawad',
  'Waiver taken back': 'Binawing pagpapatawad',
  'What was paid too much, taken out to be sent to you': 'Ang sobrang naibayad, kinuha para ipadala sa iyo',
  'What was paid too much, paid on another loan': 'Sobrang bayad na ibinayad sa ibang loan',
  'Waiver corrected, installment {number}, {days}': 'Itinamang pagpapatawad, hulog {number}, {days}',
  'The loan cannot be written off': 'Hindi puwedeng i-write off ang loan',
  'Only a running loan that is late for long enough can be written off.':
    'Tumatakbong loan lang na matagal nang huli ang puwedeng i-write off.',
  'Only a running loan that is more than {days} days past due can be written off.':
    'Tumatakbong loan lang na mahigit {days} araw nang huli ang puwedeng i-write off.',
  'The loan is not written off': 'Hindi naka-write off ang loan',
  'This loan is not written off, so there is nothing to take back.':
    'Hindi naka-write off ang loan na ito, kaya walang babawiin.',
  'Say in 1 to 500 characters why the loan is written off.':
    'Sabihin sa 1 hanggang 500 na character kung bakit iwa-write off ang loan.',
  'Say in 1 to 500 characters why the write-off is taken back.':
    'Sabihin sa 1 hanggang 500 na character kung bakit binabawi ang write-off.',
  'Written off: from now on nothing more is charged, and what is left is still owed':
    'Naka-write off: mula ngayon wala nang idaragdag na singil, at babayaran pa rin ang natitira',
  'The write-off was taken back: the loan runs on': 'Binawi ang write-off: tuloy ang loan',
  'An earlier loan is still owed': 'May natitira pa sa naunang loan',
  'What is left of your earlier loan is paid first; then you may apply again.':
    'Bayaran muna ang natitira sa naunang loan mo; saka ka puwedeng mag-apply ulit.',
  'What is left of your loan {number} is paid first; then you may apply again.':
    'Bayaran muna ang natitira sa loan mong {number}; saka ka puwedeng mag-apply ulit.',
  'This loan is written off, so there is nothing to cancel.':
    'Naka-write off na ang loan na ito, kaya walang kakanselahin.',
  'The repayment was taken back already': 'Nabawi na ang bayad',
  'This repayment was taken back already.': 'Nabawi na ang bayad na ito.',
  'The member has another open loan': 'May iba pang bukas na loan ang miyembro',
  'Taking this repayment back would open the loan again, and the member has another open loan by now.':
    'Bubukas ulit ang loan kapag binawi ang bayad na ito, at may iba nang bukas na loan ang miyembro.',
  'There is money of another currency in the wallet': 'May perang nasa ibang currency sa wallet',
  'Your wallet still holds money of an earlier loan in another currency. Withdraw it first.':
    'May laman pa ang wallet mo mula sa naunang loan na nasa ibang currency. I-withdraw muna iyon.',
  'Your wallet still holds {amount} of an earlier loan. Withdraw it first, or borrow in {currency}.':
    'May {amount} pa sa wallet mo mula sa naunang loan. I-withdraw muna iyon, o humiram sa {currency}.',
  'The amount must be more than 0, with at most 2 decimals.':
    'Dapat higit sa 0 ang halaga, na hanggang 2 decimal lang.',
  'The payments of one loan cannot come to this much.':
    'Hindi puwedeng umabot sa ganito ang mga bayad sa isang loan.',
  'A payment cannot be dated in the future.': 'Hindi puwedeng sa hinaharap ang petsa ng bayad.',
  'A payment cannot be dated before the approval of the loan.':
    'Hindi puwedeng mas maaga ang petsa ng bayad kaysa sa pag-apruba ng loan.',
  'The reference has 1 to 100 characters.': '1 hanggang 100 na character ang reference.',
  'settlement is true or false.': 'true o false ang settlement.',
  'withCheckpoint is true or false.': 'true o false ang withCheckpoint.',
  'Say in 1 to 500 characters why the payment is taken back.':
    'Sabihin sa 1 hanggang 500 na character kung bakit binabawi ang bayad.',

  'The loan, paid into your wallet': 'Ang loan, inilagay sa wallet mo',
  'The withdrawal did not go through: back in your wallet':
    'Hindi natuloy ang withdrawal: balik sa wallet mo',
  'Payment taken back': 'Binawing bayad',
  'A small rest that is not asked for': 'Maliit na natira na hindi na sinisingil',
  'Small rest corrected, installment {number}, {days}': 'Itinamang maliit na natira, hulog {number}, {days}',
  'The loan was cancelled and taken out of your wallet': 'Na-cancel ang loan at inalis sa wallet mo',
  'Withdrawn to {bankName}': 'Na-withdraw papunta sa {bankName}',
  'From the wallet of an earlier loan': 'Galing sa wallet ng naunang loan',
  'To the wallet of a later loan': 'Papunta sa wallet ng sumunod na loan',
  'Payment received': 'Natanggap na bayad',
  'Payment received, early settlement': 'Natanggap na bayad, maagang pagbabayad',
  'Interest, installment {number}': 'Interes, hulog {number}',
  'Late charge, installment {number}': 'Singil sa pagkahuli, hulog {number}',
  'Penalty, installment {number}, {days}': 'Penalty, hulog {number}, {days}',
  'Not charged, because of a limit of the contract: {amount}, installment {number}, {days}':
    'Hindi siningil dahil sa limit na nasa kontrata: {amount}, hulog {number}, {days}',
  'Interest corrected, installment {number}, {days}': 'Itinamang interes, hulog {number}, {days}',
  'Penalty corrected, installment {number}, {days}': 'Itinamang penalty, hulog {number}, {days}',
  'Late charge corrected, installment {number}, {days}':
    'Itinamang singil sa pagkahuli, hulog {number}, {days}',
} as const;
