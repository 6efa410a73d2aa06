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
  'You paid more than you owed': 'Sobra ang naibayad mo',
  'Your account cannot be closed while we hold what you paid too much. Have it sent to your account first, from your wallet.':
    'Hindi maisasara ang account mo habang nasa amin pa ang sobra mong bayad. Ipadala muna ito sa bank account mo, mula sa wallet mo.',
  'A withdrawal is on its way': 'May withdrawal na papunta pa',
  'Your account cannot be closed while a withdrawal is on its way to you. Wait until it has arrived.':
    'Hindi maisasara ang account mo habang may withdrawal na papunta pa sa iyo. Hintayin munang dumating ito.',
  'Your account at {company} is closed': 'Sarado na ang account mo sa {company}',
  'Your account at {company} is closed, and nobody can sign in to it any more. If it was not you who closed it, call us at once.':
    'Sarado na ang account mo sa {company}, at wala nang makakapag-sign in dito. Kung hindi ikaw ang nagsara nito, tawagan kami agad.',
  'Your registration at {company} is deleted': 'Binura na ang registration mo sa {company}',
  'Your registration at {company} was not finished for a long time, so it is closed, and what you told us is deleted. You can register again at any time.':
    'Matagal nang hindi natapos ang registration mo sa {company}, kaya isinara na ito at binura ang mga sinabi mo sa amin. Puwede kang mag-register ulit kahit kailan.',
  'Until your account is activated, correct the steps of the activation themselves.':
    'Hangga’t hindi pa activated ang account mo, itama ang mismong mga hakbang ng activation.',
  'A correction is open already': 'May bukas nang pagtatama',
  'You asked for this to be corrected already. Withdraw that first, or wait until it has ended.':
    'Hiniling mo na itong itama. Bawiin muna iyon, o hintaying matapos.',
  'There is no such correction': 'Walang ganitong pagtatama',
  'There is no correction with this id.': 'Walang pagtatama na may ganitong id.',
  'The correction has ended': 'Tapos na ang pagtatama',
  'This correction has ended by now, so nothing more can be done about it.':
    'Tapos na ang pagtatamang ito, kaya wala nang magagawa pa rito.',
  'The member can still withdraw this': 'Puwede pa itong bawiin ng member',
  'The member was told of this correction and can still withdraw it. Decide once that time is over.':
    'Sinabihan ang member tungkol sa pagtatamang ito at puwede pa niya itong bawiin. Magpasya kapag tapos na ang panahong iyon.',
  'Say in 1 to 500 characters why it is refused.':
    'Sabihin sa 1 hanggang 500 character kung bakit tinatanggihan.',
  'Your name is corrected.': 'Naitama na ang pangalan mo.',
  'Your ID is corrected.': 'Naitama na ang ID mo.',
  'Your name was not corrected: {reason}': 'Hindi naitama ang pangalan mo: {reason}',
  'Your ID was not corrected: {reason}': 'Hindi naitama ang ID mo: {reason}',
  'Your withdrawals go to your new bank account from now on.':
    'Mula ngayon, sa bago mong bank account na mapupunta ang mga withdrawal mo.',
  'This is your name already.': 'Ito na ang pangalan mo.',
  'This is your ID already.': 'Ito na ang ID mo.',
  'This is your bank account already.': 'Ito na ang bank account mo.',
  'This is your phone number already.': 'Ito na ang phone number mo.',
  'Another account has this phone number.': 'May ibang account na gumagamit ng phone number na ito.',
  'Another account has taken this phone number meanwhile.':
    'Samantala, may ibang account nang kumuha sa phone number na ito.',
  'Your new phone number counts from now on: sign in with it. Our messages go there too.':
    'Gagamitin na mula ngayon ang bago mong phone number: ito ang ipang-sign in mo. Doon na rin mapupunta ang mga mensahe namin.',
  'This phone number is no longer that of your account, as was asked for. If it was not you, call us at once.':
    'Hindi na ito ang phone number ng account mo, gaya ng hiniling. Kung hindi ikaw ang humiling, tawagan kami agad.',
  'Your phone number was not changed: {reason}': 'Hindi napalitan ang phone number mo: {reason}',
  '{company}: {happened}': '{company}: {happened}',
};
