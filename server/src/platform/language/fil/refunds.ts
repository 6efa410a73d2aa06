/** What was paid too much, and what becomes of it. */
export const REFUNDS = {
  'Nothing was paid too much': 'Walang sobrang bayad',
  'There is no money on this loan that was paid too much.': 'Walang sobrang bayad sa loan na ito.',
  'More than was paid too much': 'Higit sa sobrang bayad',
  'The amount is more than what was paid too much on this loan.':
    'Mas malaki ang halaga kaysa sa sobrang naibayad sa loan na ito.',
  'No money has gone to this account yet': 'Wala pang perang naipadala sa account na ito',
  'The member’s account has not received money from us since it was named. The member asks for this in the wallet, with a code.':
    'Hindi pa nakatanggap ng pera mula sa amin ang account ng miyembro mula nang itala ito. Ang miyembro ang hihiling nito sa wallet, gamit ang code.',
  'The account is closed, and no bank account of the member is known any more. Take the payment back, and return the money to its payer.':
    'Sarado na ang account, at wala nang alam na bank account ng miyembro. Bawiin ang bayad, at ibalik ang pera sa nagbayad.',
  'No loan to pay': 'Walang loan na babayaran',
  'You have no other running loan in this currency.': 'Wala kang ibang kasalukuyang loan sa currency na ito.',
  'The repayment came out of credit': 'Galing sa sobrang bayad ang bayad na ito',
  'This was paid with what was paid too much on another loan. No bank can take it back.':
    'Ibinayad ito mula sa sobrang bayad sa ibang loan. Walang bangkong makababawi nito.',
  'The transfer did not go through. What you paid too much is in your wallet now: withdraw it from there.':
    'Hindi natuloy ang transfer. Nasa wallet mo na ang sobra mong naibayad: i-withdraw mo ito mula roon.',
  'What was paid too much, sent to {bankName}': 'Ang sobrang naibayad, ipinadala sa {bankName}',
  'What was paid too much did not reach your account: it is in your wallet now':
    'Hindi nakarating sa account mo ang sobrang naibayad: nasa wallet mo na ito',
  'Say in 1 to 500 characters how the member asked for it.':
    'Sabihin sa 1 hanggang 500 character kung paano ito hiniling ng miyembro.',
} as const;
