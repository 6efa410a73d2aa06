/** A new loan that pays off the one that runs. */
export const TOP_UP = {
  'The loan cannot be paid off by a new one': 'Hindi mababayaran ng bagong loan ang loan na ito',
  'The loan that this one would pay off has ended, or too little would be left to pay out.':
    'Tapos na ang loan na babayaran sana nito, o masyadong kaunti ang matitirang ilalabas.',
  'The loan that it would pay off has changed since you applied.':
    'Nagbago na ang loan na babayaran sana nito mula nang mag-apply ka.',
  'At present no loan is paid off by a new one.': 'Sa ngayon, walang loan na binabayaran ng bagong loan.',
  'You have applied for a loan that pays this one off.':
    'Nag-apply ka na para sa loan na magbabayad nito nang buo.',
  'This loan does not run, so there is nothing to pay off.':
    'Hindi tumatakbo ang loan na ito, kaya walang babayaran.',
  'Something of this loan is overdue. Pay it first.':
    'May lampas na sa due date sa loan na ito. Bayaran muna ito.',
  'What you asked for about your payments is not settled yet.':
    'Hindi pa nasasagot ang hiling mo tungkol sa mga bayad mo.',
  'Pay {needed} installments of this loan first. Paid so far: {paid}.':
    'Magbayad muna ng {needed} hulog ng loan na ito. Nabayaran na: {paid}.',
  'With your credit score you may borrow up to {most} PHP, too little to pay off this loan.':
    'Sa credit score mo, hanggang {most} PHP ang mahihiram mo, na kulang para mabayaran nang buo ang loan na ito.',
  '{payoff} pay off your loan, and at least {least} must be left for you. Borrow more.':
    '{payoff} ang magbabayad nang buo sa loan mo, at hindi bababa sa {least} ang dapat matira sa iyo. Humiram nang mas malaki.',
  'A loan that pays off another is in the same currency.':
    'Nasa parehong currency ang loan na nagbabayad ng ibang loan.',
  'This loan has paid off another one, so it cannot be cancelled any more. You may repay it early at any time.':
    'May binayaran nang ibang loan ang loan na ito, kaya hindi na ito makakansela. Maaari mo itong bayaran nang maaga anumang oras.',
  'Another loan paid this one off': 'Ibang loan ang nagbayad nito',
  'This loan was paid off by a later loan of the member, so there is no money to give back.':
    'Binayaran ito ng mas bagong loan ng miyembro, kaya walang perang isasauli.',
  'Paid off by a later loan': 'Binayaran nang buo ng mas bagong loan',
} as const;
