/** What members are told of their loans, in messages and in settings. */
export const NOTICES = {
  'Your loan is approved': 'Aprubado na ang loan mo',
  'Loan {loan} of {amount} is approved, and the money is in your wallet. The first payment, {first}, is due on {day}.':
    'Aprubado na ang loan {loan} na {amount}, at nasa wallet mo na ang pera. Ang unang bayad na {first} ay sa {day}.',
  'Loan {loan} of {amount} is approved. After its charges {received} is in your wallet. The first payment, {first}, is due on {day}.':
    'Aprubado na ang loan {loan} na {amount}. Pagkatapos ng mga singil, {received} ang nasa wallet mo. Ang unang bayad na {first} ay sa {day}.',
  'Your application was not approved': 'Hindi naaprubahan ang application mo',
  'Application {loan} was not approved. Your account says more, and you may apply again.':
    'Hindi naaprubahan ang application {loan}. May dagdag na detalye sa account mo, at puwede kang mag-apply ulit.',
  'Your loan was cancelled': 'Na-cancel ang loan mo',
  'Loan {loan} was cancelled as you asked. You owe nothing for it.':
    'Na-cancel ang loan {loan} gaya ng hiling mo. Wala kang babayaran para rito.',
  'Your application has lapsed': 'Lumipas na ang application mo',
  'Application {loan} has lapsed, since its time was over. You owe nothing, and may apply again.':
    'Lumipas na ang application {loan} dahil tapos na ang panahon nito. Wala kang babayaran, at puwede kang mag-apply ulit.',
  'Your loan is fully paid': 'Bayad na nang buo ang loan mo',
  'Loan {loan} is fully paid. Thank you.': 'Bayad na nang buo ang loan {loan}. Salamat.',
  'Your money is on its way': 'Papunta na ang pera mo',
  'We have sent {amount} to your bank.': 'Naipadala na namin ang {amount} sa bangko mo.',
  'Your money has arrived': 'Dumating na ang pera mo',
  'Your bank has received your {amount}.': 'Natanggap na ng bangko mo ang {amount}.',
  'Your withdrawal did not go through': 'Hindi natuloy ang withdrawal mo',
  'Your refund did not go through': 'Hindi natuloy ang refund mo',
  'The {amount} that you had paid too much did not reach your account. It is in your wallet now: withdraw it from there.':
    'Hindi nakarating sa account mo ang {amount} na sobra mong naibayad. Nasa wallet mo na ito: i-withdraw mo ito mula roon.',
  'Your withdrawal of {amount} did not go through. The money is back in your wallet.':
    'Hindi natuloy ang withdrawal mo na {amount}. Balik na sa wallet mo ang pera.',
  'A payment of your loan falls due': 'Malapit na ang bayaran ng loan mo',
  '{amount} of loan {loan} is due in {days} days, on {day}.':
    '{amount} para sa loan {loan} ang babayaran sa loob ng {days} araw, sa {day}.',
  '{amount} of loan {loan} is due tomorrow, {day}.':
    '{amount} para sa loan {loan} ang babayaran bukas, {day}.',
  '{amount} of loan {loan} is due today, {day}.':
    '{amount} para sa loan {loan} ang babayaran ngayong araw, {day}.',
  '{amount} is due already, and is paid before it.':
    '{amount} ang dapat nang bayaran, at ito ang unang babayaran.',
  'The day you named is today': 'Ngayon ang araw na sinabi mo',
  'You said you would pay {amount} for loan {loan} today.':
    'Sinabi mong magbabayad ka ng {amount} para sa loan {loan} ngayong araw.',
  'We have received your payment': 'Natanggap na namin ang bayad mo',
  'We have received {amount} for loan {loan}. It paid: {parts}. Left of the loan: {rest}.':
    'Natanggap na namin ang {amount} para sa loan {loan}. Binayaran nito: {parts}. Natitira sa loan: {rest}.',
  'A payment was taken back': 'Binawi ang isang bayad',
  'Your payment of {amount} for loan {loan} was taken back, so it pays nothing. Left of the loan: {rest}.':
    'Binawi ang bayad mo na {amount} para sa loan {loan}, kaya wala itong nabayaran. Natitira sa loan: {rest}.',
  'A payment in another currency': 'May bayad sa ibang pera',
  'We have received {amount} with the number of loan {loan}. That loan is paid in {currency}, so it does not count. We are looking at what to do with it. Talk to us: {contact}':
    'Natanggap namin ang {amount} na may numero ng loan {loan}. Sa {currency} binabayaran ang loan na iyon, kaya hindi ito nabibilang. Tinitingnan namin kung ano ang gagawin dito. Kausapin kami: {contact}',
  'A payment for a loan on which nothing is owed': 'May bayad sa loan na walang dapat bayaran',
  'We have received {amount} with the number of loan {loan}. Nothing is owed on that loan, so it does not count. We are looking at what to do with it. Talk to us: {contact}':
    'Natanggap namin ang {amount} na may numero ng loan {loan}. Walang dapat bayaran sa loan na iyon, kaya hindi ito nabibilang. Tinitingnan namin kung ano ang gagawin dito. Kausapin kami: {contact}',
  'A payment that does not count yet': 'May bayad na hindi pa nabibilang',
  'We have received {amount} with the number of loan {loan}. It does not count yet, and we are looking at it. Talk to us: {contact}':
    'Natanggap namin ang {amount} na may numero ng loan {loan}. Hindi pa ito nabibilang, at tinitingnan namin ito. Kausapin kami: {contact}',
  'A payment went back': 'May bayad na ibinalik',
  'The {amount} that came with the number of loan {loan} went back to where it came from. It did not count.':
    'Ibinalik sa pinanggalingan ang {amount} na dumating na may numero ng loan {loan}. Hindi ito nabilang.',
  'We waived charges of your loan': 'May mga singil ng loan mo na pinatawad namin',
  'We waived {amount} of penalties and late charges of loan {loan}: you need not pay them. Left of the loan: {rest}.':
    'Pinatawad namin ang {amount} ng mga penalty at singil sa pagkahuli ng loan {loan}: hindi mo na ito babayaran. Natitira sa loan: {rest}.',
  'A waiver was taken back': 'Binawi ang isang pagpapatawad',
  'The waiver of {amount} for loan {loan} was taken back, so that these charges are to be paid again. Left of the loan: {rest}.':
    'Binawi ang pagpapatawad ng {amount} para sa loan {loan}, kaya babayaran na ulit ang mga singil na ito. Natitira sa loan: {rest}.',
  'The waiver of {amount} for loan {loan} was taken back. Nothing is left to pay.':
    'Binawi ang pagpapatawad ng {amount} para sa loan {loan}. Wala nang natitirang babayaran.',
  'principal {amount}': 'principal {amount}',
  'interest {amount}': 'interes {amount}',
  'penalty {amount}': 'penalty {amount}',
  'late charge {amount}': 'singil sa pagkahuli {amount}',
  'credit {amount}': 'credit {amount}',
  'A payment of your loan is late': 'Huli ang isang bayad sa loan mo',
  'The payment of {day} for loan {loan} has not reached us yet. Due now: {amount}. If something came up, talk to us: {contact}':
    'Hindi pa namin natatanggap ang hulog na dapat bayaran noong {day} para sa loan {loan}. Babayaran ngayon: {amount}. Kung may nangyari, kausapin mo kami: {contact}',
  'The payment of {day} for loan {loan} is {days} days late. Due now: {amount}. If something came up, talk to us: {contact}':
    'Huli na nang {days} araw ang hulog na dapat bayaran noong {day} para sa loan {loan}. Babayaran ngayon: {amount}. Kung may nangyari, kausapin mo kami: {contact}',
  'Your loan contract': 'Ang kontrata ng loan mo',
  'Attached is what you agreed to for loan {loan}: contract, agreement and disclosure statement.':
    'Kalakip ang sinang-ayunan mo para sa loan {loan}: kontrata, kasunduan at disclosure statement.',
  'The statement of your loan': 'Ang statement ng loan mo',
  'Attached is the statement of loan {loan} with all its movements.':
    'Kalakip ang statement ng loan {loan} kasama ang lahat ng galaw nito.',
  'This notice stays on': 'Mananatiling naka-on ang abisong ito',
  'The contract or the law asks that you are told this, so it cannot be turned off.':
    'Hinihingi ng kontrata o ng batas na masabihan ka nito, kaya hindi ito puwedeng patayin.',
  'Choose topics of the list, each once.': 'Pumili ng mga paksa mula sa listahan, tig-isang beses.',
  'Give the number of a loan.': 'Ibigay ang number ng isang loan.',
  '{company}: due dates': '{company}: mga petsa ng bayad',
  'Loan payment due: {amount}': 'Bayaran ng loan: {amount}',
  'Loan {loan}, installment {number}': 'Loan {loan}, hulog {number}',
  'Loan {loan}, installment {number}. Paid by {day}, the next banking day, it is still on time.':
    'Loan {loan}, hulog {number}. Nasa oras pa rin kapag nabayaran hanggang {day}, ang susunod na araw na bukas ang bangko.',
  'Your loan is written off': 'Naka-write off na ang loan mo',
  'Loan {loan} is written off: nothing more is charged on it. Still owed: {rest}. You may pay it whenever you can, in parts too. Talk to us: {contact}':
    'Naka-write off na ang loan {loan}: wala nang idaragdag na singil dito. Babayaran pa rin: {rest}. Puwede mo itong bayaran kung kailan mo kaya, kahit paunti-unti. Kausapin kami: {contact}',
  'Your loan runs on': 'Tuloy ang loan mo',
  'Loan {loan} is not written off any more, and runs on by its schedule. Being late cost nothing meanwhile. Due now: {amount}. Talk to us: {contact}':
    'Hindi na naka-write off ang loan {loan}, at tuloy ito ayon sa iskedyul. Walang siningil sa pagkahuli sa pagitan. Babayaran ngayon: {amount}. Kausapin kami: {contact}',
  'Your new schedule is agreed': 'Pumayag kami sa bago mong iskedyul',
  'Loan {loan} has the schedule that you asked for. The next payment, {amount}, is due on {day}.':
    'May bisa na sa loan {loan} ang iskedyul na hiniling mo. Ang susunod na bayad, {amount}, ay sa {day}.',
  'Loan {loan} has the schedule that you asked for. The next payment, {amount}, is due on {day}. Penalties from before it are due now: {penalties}. They grow no more.':
    'May bisa na sa loan {loan} ang iskedyul na hiniling mo. Ang susunod na bayad, {amount}, ay sa {day}. May mga penalty mula bago ito na babayaran ngayon: {penalties}. Hindi na ito lalaki.',
  'Your schedule stays as it is': 'Hindi nagbabago ang iskedyul mo',
  'We could not agree to another schedule for loan {loan}. Your account says why. Talk to us: {contact}':
    'Hindi kami nakapayag sa ibang iskedyul para sa loan {loan}. Nasa account mo kung bakit. Kausapin kami: {contact}',
  'The addendum to your loan contract': 'Ang addendum sa kontrata ng loan mo',
  'Attached is the addendum with the new schedule of loan {loan}.':
    'Kalakip ang addendum na may bagong iskedyul ng loan {loan}.',
} as const;
