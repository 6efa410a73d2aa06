/** A new loan that pays off the one that runs. */
export const TOP_UP = {
  'The loan cannot be paid off by a new one': 'Hindi mababayaran ng bagong loan ang loan na ito',
  'The loan that this one would pay off has ended, or too little would be left to pay out.':
    'Tapos na ang loan na babayaran sana nito, o masyadong kaunti ang matitirang ilalabas.',
  'The loan that this one would pay off does not run any more.':
    'Hindi na tumatakbo ang loan na babayaran sana nito.',
  'Something of the loan that this one would pay off is overdue. It is paid first.':
    'May lampas na sa due date sa loan na babayaran sana nito. Babayaran muna iyon.',
  'What the member asked for, or promised, about the loan that this one would pay off is not settled yet.':
    'Hindi pa tapos ang hiningi o ipinangako ng miyembro tungkol sa loan na babayaran sana nito.',
  'Once the earlier loan is paid off, too little would be left to pay out.':
    'Kapag nabayaran na ang naunang loan, masyadong kaunti ang matitirang ilalabas.',
  'The loan that it would pay off has changed since you applied.':
    'Nagbago na ang loan na babayaran sana nito mula nang mag-apply ka.',
  'At present no loan is paid off by a new one.': 'Sa ngayon, walang loan na binabayaran ng bagong loan.',
  'You have applied for a loan that pays this one off.':
    'Nag-apply ka na para sa loan na magbabayad nito nang buo.',
  'This loan does not run, so there is nothing to pay off.':
    'Hindi tumatakbo ang loan na ito, kaya walang babayaran.',
  'This loan is written off. What is left of it is paid first; no new loan pays it off.':
    'Naka-write off ang loan na ito. Babayaran muna ang natitira rito; hindi ito mababayaran ng bagong loan.',
  'Something of this loan is overdue. Pay it first.':
    'May lampas na sa due date sa loan na ito. Bayaran muna ito.',
  'What you asked for about your payments is not settled yet.':
    'Hindi pa nasasagot ang hiling mo tungkol sa mga bayad mo.',
  'Pay {needed} installments of this loan first. Paid so far: {paid}.':
    'Magbayad muna ng {needed} hulog ng loan na ito. Nabayaran na: {paid}.',
  'Pay an installment of this loan first.': 'Magbayad muna ng isang hulog ng loan na ito.',
  'This loan has too few installments for a new one to pay it off. Once it is paid, you may apply for another one.':
    'Masyadong kaunti ang hulog ng loan na ito para mabayaran ng bagong loan. Kapag nabayaran na ito, puwede kang mag-apply para sa iba.',
  'With your credit score you may borrow up to {most} PHP, too little to pay off this loan.':
    'Sa credit score mo, hanggang {most} PHP ang mahihiram mo, na kulang para mabayaran nang buo ang loan na ito.',
  '{payoff} pay off your loan, and at least {least} must be left for you. Borrow more.':
    '{payoff} ang magbabayad nang buo sa loan mo, at hindi bababa sa {least} ang dapat matira sa iyo. Humiram nang mas malaki.',
  'A loan that pays off another is in the same currency.':
    'Nasa parehong currency ang loan na nagbabayad ng ibang loan.',
  'This loan has paid off another one, so it cannot be cancelled any more. You may repay it early at any time.':
    'May binayaran nang ibang loan ang loan na ito, kaya hindi na ito makakansela. Maaari mo itong bayaran nang maaga anumang oras.',
  'You have applied for loan {number}, which pays this one off. Cancel that application first; then you may cancel this loan.':
    'Nag-apply ka para sa loan {number}, na magbabayad nito nang buo. I-cancel muna ang application na iyon; saka mo puwedeng i-cancel ang loan na ito.',
  'Another loan paid this one off': 'Ibang loan ang nagbayad nito',
  'This loan was paid off by a later loan of the member, so there is no money to give back.':
    'Binayaran ito ng mas bagong loan ng miyembro, kaya walang perang isasauli.',
  'Paid off by a later loan': 'Binayaran nang buo ng mas bagong loan',
  'The later loan was cancelled: what it paid here was taken back':
    'Kinansela ang mas bagong loan: binawi ang ibinayad nito rito',
  'Loan {loan} of {amount} is approved. It has paid off loan {earlier} with {payoff}, and {received} is in your wallet. The first payment, {first}, is due on {day}.':
    'Aprubado na ang loan {loan} na {amount}. Nabayaran na nito ang loan {earlier} ng {payoff}, at {received} ang nasa wallet mo. Ang unang bayad, {first}, ay sa {day}.',
  'Loan {loan} of {amount} is approved. It has paid off loan {earlier} with {payoff}. After that and its charges {received} is in your wallet. The first payment, {first}, is due on {day}.':
    'Aprubado na ang loan {loan} na {amount}. Nabayaran na nito ang loan {earlier} ng {payoff}. Matapos ito at ang mga singil, {received} ang nasa wallet mo. Ang unang bayad, {first}, ay sa {day}.',
  'Loan {loan} was cancelled as you asked. You owe nothing for it. Loan {earlier} runs on: pay it as agreed.':
    'Kinansela ang loan {loan} ayon sa hiling mo. Wala kang babayaran para rito. Tuloy ang loan {earlier}: bayaran ito ayon sa napagkasunduan.',
} as const;
