/** Codes that let a member back in or a visitor register, and how they are delivered. */
export const ACCESS_CODES = {
  'This is switched off': 'Hindi ito nakabukas',
  'This is not in use here.': 'Hindi ito ginagamit dito.',
  'The message was not sent': 'Hindi naipadala ang mensahe',
  'We could not send the message just now. Please try again in a little while.':
    'Hindi namin naipadala ang mensahe ngayon. Subukan ulit maya-maya.',

  'The recovery code does not fit': 'Hindi tugma ang recovery code',
  'The phone number and the recovery code do not fit together, or the code is no longer good. Check both, or ask your Loan Assistant for a new code.':
    'Hindi magkatugma ang phone number at ang recovery code, o hindi na magagamit ang code. Tingnan ang dalawa, o humingi ng bagong code sa Loan Assistant mo.',
  'The recovery was stopped': 'Pinatigil ang recovery',
  'The member has stopped a recovery of this account. Another code can be issued a day later.':
    'Pinatigil ng miyembro ang recovery ng account na ito. Puwedeng magbigay ng ibang code pagkalipas ng isang araw.',
  'There is nothing to stop with this code': 'Walang mapapatigil gamit ang code na ito',
  'This link was used already, or is no longer good. If you worry about your account, call your Loan Assistant.':
    'Nagamit na ang link na ito, o hindi na ito magagamit. Kung nag-aalala ka sa account mo, tawagan ang Loan Assistant mo.',
  'A code for a new password at {company} was issued':
    'May ibinigay na code para sa bagong password sa {company}',
  'A Loan Assistant of {company} has just issued a code to set a new password for your account. If you did not ask for it, stop it now: {address}':
    'Nagbigay ngayon lang ang isang Loan Assistant ng {company} ng code para magtakda ng bagong password sa account mo. Kung hindi mo ito hiniling, ipatigil ito ngayon: {address}',
  'The recovery code has 8 digits.': 'May 8 digit ang recovery code.',
  'There is no member with this phone number.': 'Walang miyembrong may ganitong phone number.',
  'Too many wrong recovery codes were tried for this member today. Please try again tomorrow.':
    'Sobrang dami ng maling recovery code na sinubok para sa miyembrong ito ngayong araw. Subukan ulit bukas.',
  'This member has had five recovery codes today. Please try again tomorrow.':
    'Limang recovery code na ang naibigay sa miyembrong ito ngayong araw. Subukan ulit bukas.',

  'The passkey is not accepted': 'Hindi tinanggap ang passkey',
  'This passkey does not sign in here. Please try again, or sign in with your password.':
    'Hindi makakapag-sign in dito ang passkey na ito. Subukan ulit, o mag-sign in gamit ang password mo.',
  'The passkey was not added': 'Hindi naidagdag ang passkey',
  'This passkey could not be added. Please begin once more.':
    'Hindi maidagdag ang passkey na ito. Magsimula ulit.',
  'The passkey is in use already': 'Gamit na ang passkey',
  'This passkey belongs to an account here already. Please make a new one.':
    'May account na rito ang passkey na ito. Gumawa ng bago.',
  'There is no such passkey': 'Walang ganoong passkey',
  'You have no passkey with this id. It may have been removed by now.':
    'Wala kang passkey na may ganitong id. Baka inalis na ito.',
  'There are ten passkeys already': 'May sampung passkey na',
  'An account has ten passkeys at most. Please remove one of them first.':
    'Hanggang sampung passkey lang ang isang account. Mag-alis muna ng isa.',
  'credential is what the browser answered.': 'Ang credential ay ang sagot ng browser.',
  'A passkey that signs in to your account was added.':
    'May idinagdag na passkey na makakapag-sign in sa account mo.',
  'The password is barred': 'Naka-block ang password',
  'The owner of this account has barred its password, since somebody else knew it. Ask your Loan Assistant for a recovery code, and set a new one.':
    'Blinock ng may-ari ng account na ito ang password nito, dahil may ibang nakaalam nito. Humingi ng recovery code sa Loan Assistant mo, at magtakda ng bago.',
  'News of your {company} account': 'Balita tungkol sa account mo sa {company}',
  '{company}: {happened} If it was not you, stop it: {address}':
    '{company}: {happened} Kung hindi ikaw iyon, ipatigil ito: {address}',
  'The e-mail address of your account was changed.': 'Pinalitan ang email address ng account mo.',
  'Another name was asked for in your account.': 'May humiling ng ibang pangalan sa account mo.',
  'Another ID was asked for in your account.': 'May humiling ng ibang ID sa account mo.',
  'Another phone number was asked for in your account, to sign in with and for our messages.':
    'May humiling ng ibang phone number sa account mo, na gagamitin sa pag-sign in at sa mga mensahe namin.',
  'Another bank account was asked for, to which your withdrawals would go.':
    'May humiling ng ibang bank account na pupuntahan ng mga withdrawal mo.',
  '{company}: {happened} If it was not you, tell whoever manages the staff at once.':
    '{company}: {happened} Kung hindi ikaw iyon, sabihin agad sa namamahala ng staff.',
  'An authenticator was set up for your account.': 'May na-set up na authenticator para sa account mo.',
  'The authenticator of your account was replaced by another one.':
    'Pinalitan ng iba ang authenticator ng account mo.',
  'The authenticator of your account was removed.': 'Inalis ang authenticator ng account mo.',
  'The password of your account was changed.': 'Pinalitan ang password ng account mo.',
  'A new password was set for your account with a recovery code.':
    'May nagtakda ng bagong password sa account mo gamit ang recovery code.',
  'Your account was signed in to from a new device.': 'May nag-sign in sa account mo mula sa bagong device.',
  'Your account was signed in to from a new device ({device}).':
    'May nag-sign in sa account mo mula sa bagong device ({device}).',
  'Open the link of the message, whole.': 'Buksan nang buo ang link ng mensahe.',

  'The invitation code is not valid': 'Hindi tama ang invitation code',
  'This invitation code is wrong, used up or expired. Check it, or ask for a new one.':
    'Mali, nagamit na o paso na ang invitation code na ito. Tingnan ulit, o humingi ng bago.',
  'An invitation code has 12 letters and digits.': 'May 12 letra at numero ang invitation code.',
  'Enter your invitation code.': 'Ilagay ang invitation code mo.',
  'The uses are a whole number from 1 to 1000.': 'Buong numero mula 1 hanggang 1000 ang dami ng gamit.',

  'The code is not valid': 'Hindi tama ang code',
  'This code is wrong or no longer good. Check it, or have a new one sent.':
    'Mali ang code na ito o hindi na magagamit. Tingnan ulit, o humingi ng bago.',
  'The code has 6 digits.': 'May 6 digit ang code.',
  'Enter the code that we sent you.': 'Ilagay ang code na ipinadala namin sa iyo.',
  'Enter your e-mail address: the code is sent there.':
    'Ilagay ang email address mo: doon ipapadala ang code.',
  'Too many codes were sent to this phone number today. Please try again tomorrow.':
    'Sobrang dami ng code na naipadala sa phone number na ito ngayong araw. Subukan ulit bukas.',
  'Your code for {company}': 'Ang code mo para sa {company}',
  '{code} is your code for registering with {company}. It is good for 10 minutes. Tell it to nobody; we never ask for it.':
    '{code} ang code mo para sa pag-register sa {company}. Magagamit ito sa loob ng 10 minuto. Huwag itong sabihin kahit kanino; hindi namin ito hihingin kailanman.',
  '{code} is your code for your new phone number at {company}. It is good for 10 minutes. Tell it to nobody; we never ask for it.':
    '{code} ang code mo para sa bago mong phone number sa {company}. Magagamit ito sa loob ng 10 minuto. Huwag itong sabihin kahit kanino; hindi namin ito hihingin kailanman.',
  'Save your e-mail address first: the code is sent there.':
    'I-save muna ang email address mo: doon ipapadala ang code.',

  'A second person has to confirm this': 'Kailangan itong kumpirmahin ng ikalawang tao',
  'This was proposed already. Somebody else has to confirm it.':
    'Naimungkahi na ito. Iba ang dapat magkumpirma nito.',
  'Somebody else proposed another thing for this payment. Confirm that, or withdraw it first.':
    'May nagmungkahi na ng iba para sa bayad na ito. Kumpirmahin iyon, o bawiin muna.',
  'Who wrote down that this money came does not pay it out alone. Somebody else who is signed in has to do this.':
    'Ang nagtala na dumating ang perang ito ay hindi maaaring mag-isang magbayad nito. Ibang taong naka-sign in ang dapat gumawa nito.',
  'This was proposed already. A person who is signed in has to confirm it.':
    'Naimungkahi na ito. Kailangan itong kumpirmahin ng taong naka-sign in.',
  'This is about yourself': 'Tungkol ito sa iyo mismo',
  'Nobody decides about the own account. Somebody else has to do this.':
    'Walang nagpapasya tungkol sa sariling account. Iba ang dapat gumawa nito.',
  'There is no such proposal': 'Walang ganoong mungkahi',
  'There is no open proposal with this id. It may have been confirmed, withdrawn or overtaken by now.':
    'Walang bukas na mungkahi na may ganitong id. Maaaring nakumpirma, binawi o nalampasan na ito.',
  'The API key is not valid': 'Hindi tama ang API key',
  'There is no such API key. Please check that it was copied whole.':
    'Walang ganoong API key. Pakitingnan kung nakopya ito nang buo.',
  'The API key has expired': 'Paso na ang API key',
  'The time of this API key is over. Please ask a loan officer for a new one.':
    'Tapos na ang panahon ng API key na ito. Humingi ng bago sa loan officer.',
  'The API key was revoked': 'Binawi ang API key',
  'This API key was revoked. Please ask a loan officer for a new one.':
    'Binawi na ang API key na ito. Humingi ng bago sa loan officer.',
  'The API key lacks a scope': 'Kulang ng scope ang API key',
  'This API key may not do this. Please ask a loan officer for one with the scope of this call.':
    'Hindi ito puwedeng gawin ng API key na ito. Humingi sa loan officer ng key na may scope para rito.',
  'This takes no API key. Please sign in.': 'Hindi ito tumatanggap ng API key. Mag-sign in muna.',
  'There is no such API key': 'Walang ganoong API key',
  'There is no API key with this id.': 'Walang API key na may ganitong id.',
  'There are two keys of this name already': 'May dalawang key na sa pangalang ito',
  'Two keys of this name are good at the moment. Please revoke one of them first.':
    'Dalawang key ang magagamit ngayon sa pangalang ito. Bawiin muna ang isa sa mga ito.',
  'The name has 3 to 60 letters, digits and signs of - . , / ( ).':
    'May 3 hanggang 60 na letra, digit at - . , / ( ) ang pangalan.',
  'Choose one scope or more of the list.': 'Pumili ng isa o higit pang scope mula sa listahan.',
  'The days are a whole number from 1 to 730.': 'Buong numero mula 1 hanggang 730 ang dami ng araw.',
} as const;
