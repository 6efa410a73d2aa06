/** What members may ask of the data that is kept about them. */
export const DATA_RIGHTS = {
  'Too many downloads today': 'Sobrang daming download ngayong araw',
  'You asked for your data three times today, which is the most for one day. Please try again tomorrow.':
    'Tatlong beses mo nang hiningi ang datos mo ngayong araw, ang pinakamarami sa isang araw. Subukan ulit bukas.',
  'There is an open loan': 'May bukas pang loan',
  'Your account cannot be closed while a loan or an application is open. Pay the loan back, or cancel it, first.':
    'Hindi maisasara ang account mo habang may bukas na loan o application. Bayaran muna ang loan, o kanselahin ito.',
  'There is money in the wallet': 'May pera pa sa wallet',
  'Your account cannot be closed while there is money in your wallet. Withdraw it first.':
    'Hindi maisasara ang account mo habang may pera sa wallet mo. I-withdraw muna ito.',
  'A withdrawal is on its way': 'May withdrawal na papunta pa',
  'Your account cannot be closed while a withdrawal is on its way to you. Wait until it has arrived.':
    'Hindi maisasara ang account mo habang may withdrawal na papunta pa sa iyo. Hintayin munang dumating ito.',
  'Your account at {company} is closed': 'Sarado na ang account mo sa {company}',
  'Your account at {company} is closed, and nobody can sign in to it any more. If it was not you who closed it, call us at once.':
    'Sarado na ang account mo sa {company}, at wala nang makakapag-sign in dito. Kung hindi ikaw ang nagsara nito, tawagan kami agad.',
};
