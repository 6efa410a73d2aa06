/** Titles and details of problems. */
export const PROBLEMS = {
  'Some fields are not valid': 'May mga sagot na hindi tama',
  'Please check the marked fields.': 'Pakitingnan ang mga sagot na may marka.',
  'The request cannot be read': 'Hindi mabasa ang request',
  'The amount can be at most 1,000,000,000,000.': 'Hanggang 1,000,000,000,000 lang ang puwedeng halaga.',
  'The request is not well formed.': 'Hindi tama ang pagkakabuo ng request.',
  'The body must be a JSON object.': 'JSON object dapat ang laman ng request.',
  'The body must be in UTF-8.': 'Dapat naka-UTF-8 ang laman ng request.',
  'The request holds a character that cannot be stored.': 'May character sa request na hindi maitatago.',
  'This holds a character that cannot be stored.': 'May character dito na hindi maitatago.',
  'The request is nested too deeply.': 'Masyadong malalim ang pagkakapatong-patong ng request.',
  'The upload cannot be read.': 'Hindi mabasa ang in-upload.',
  'Not found': 'Hindi nahanap',
  'There is nothing at this address.': 'Walang laman ang address na ito.',
  'Method not allowed': 'Hindi tinatanggap ang method',
  'This address does not take this method.': 'Hindi tinatanggap ng address na ito ang ganitong method.',
  'The request is too large': 'Masyadong malaki ang request',
  'What was sent is too large.': 'Masyadong malaki ang ipinadala.',
  'Unsupported media type': 'Hindi suportadong uri ng laman',
  'This kind of content is not accepted here.': 'Hindi tinatanggap dito ang ganitong uri ng laman.',
  'Too many requests': 'Sobrang dami ng request',
  'That was too often. Please wait a little and try again.':
    'Masyadong madalas ang pagsubok. Maghintay muna sandali, saka subukan ulit.',
  'That was too often. Please wait a minute and try again.':
    'Masyadong madalas ang pagsubok. Maghintay muna ng isang minuto, saka subukan ulit.',
  'That was too often. Please wait {minutes} minutes and try again.':
    'Masyadong madalas ang pagsubok. Maghintay muna ng {minutes} minuto, saka subukan ulit.',
  'Something went wrong on our side': 'May nangyaring mali sa panig namin',
  'Something went wrong on our side. Please try again.':
    'May nangyaring mali sa panig namin. Pakisubukan ulit.',
  'Not possible at the moment': 'Hindi puwede sa ngayon',
  'This is not possible at the moment. Nothing was changed. Please try again.':
    'Hindi ito puwede sa ngayon. Walang nabago. Pakisubukan ulit.',
  'It is not certain whether this was done': 'Hindi tiyak kung nagawa ito',
  'It is not certain whether this was done. Please look before you try again.':
    'Hindi tiyak kung nagawa ito. Tingnan muna bago subukan ulit.',
  'It is not certain whether this was done. Please try again with the same key: it will not be done twice.':
    'Hindi tiyak kung nagawa ito. Subukan ulit gamit ang parehong key: hindi ito magagawa nang dalawang beses.',
  'Not possible in this status': 'Hindi puwede sa status na ito',
  'This is not possible in the present status.': 'Hindi ito puwede sa kasalukuyang status.',
  'The clock cannot be moved': 'Hindi puwedeng igalaw ang orasan',
  'The business day can be moved in the demo only.': 'Sa demo lang puwedeng igalaw ang araw ng negosyo.',
  'A loan that is {current} cannot become {next}.': 'Hindi puwedeng maging {next} ang loan na {current}.',
  'A withdrawal that is {current} cannot become {next}.':
    'Hindi puwedeng maging {next} ang withdrawal na {current}.',
  'There is no such job': 'Walang ganoong gawain',
  'No job with this number is to be done once more. It may be done by now, or be too old for that.':
    'Walang gawain na may ganitong numero na dapat ulitin. Baka tapos na ito ngayon, o masyado nang luma para ulitin.',
  'Not ready': 'Hindi pa handa',
  'The service is starting or cannot reach its database.':
    'Nagsisimula pa lang ang serbisyo, o hindi nito maabot ang database.',

  'Sign-in needed': 'Kailangang mag-sign in',
  'Please sign in first.': 'Mag-sign in muna.',
  'Not signed in': 'Hindi naka-sign in',
  'The access token has expired': 'Paso na ang access token',
  'The login has expired': 'Paso na ang login',
  'Your login has expired.': 'Paso na ang login mo.',
  'The access token is not valid': 'Hindi tama ang access token',
  'Your login is not valid. Please sign in again.': 'Hindi na tama ang login mo. Mag-sign in ulit.',
  'Not allowed': 'Hindi pinapayagan',
  'Your account may not do this.': 'Hindi ito puwedeng gawin ng account mo.',
  'Not your account': 'Hindi mo account',
  'This phone number is not the one you signed in with.':
    'Hindi ito ang phone number na ginamit mo sa pag-sign in.',
  'There is no such session': 'Walang ganoong session',
  'You have no session with this id. It may have run out by now.':
    'Wala kang session na may ganitong id. Baka paso na ito ngayon.',
  '{browser} on {system}': '{browser} sa {system}',
  'The phone number is registered already': 'Nakarehistro na ang phone number',
  'This phone number already has an account. Please sign in instead.':
    'May account na ang phone number na ito. Mag-sign in na lang.',
  'This phone number already has an account. Take another one.':
    'May account na ang phone number na ito. Ibang number ang gamitin.',
  'Sign-in failed': 'Hindi natuloy ang sign-in',
  'The phone number or the password is not right.': 'Mali ang phone number o ang password.',
  'The account is suspended': 'Suspendido ang account',
  'This account is suspended. Please ask whoever looks after the staff accounts.':
    'Suspendido ang account na ito. Magtanong sa namamahala ng mga account ng staff.',
  'Sign-in is locked for a while': 'Naka-lock muna ang sign-in',
  'Too many failed tries. Please wait a little before you sign in again.':
    'Sobrang dami ng maling subok. Maghintay muna sandali bago mag-sign in ulit.',
  'Too many failed tries. Please wait a minute before you sign in again.':
    'Sobrang dami ng maling subok. Maghintay muna ng isang minuto bago mag-sign in ulit.',
  'Too many failed tries. Please wait {minutes} minutes before you sign in again.':
    'Sobrang dami ng maling subok. Maghintay muna ng {minutes} minuto bago mag-sign in ulit.',
  'The password is too common': 'Masyadong karaniwan ang password',
  'Too many people choose this password, so it is guessed first. Please choose another one.':
    'Maraming gumagamit ng password na ito kaya ito ang unang hinuhulaan. Pumili ng iba.',
  'The current password is not right': 'Mali ang kasalukuyang password',
  'The current password is not right.': 'Mali ang kasalukuyang password.',
  'Password confirmation mismatch.': 'Hindi magkapareho ang dalawang password.',

  'Idempotency-Key is missing': 'Kulang ng Idempotency-Key',
  'This call needs an Idempotency-Key header of 1 to 255 characters.':
    'Kailangan dito ng Idempotency-Key header na 1 hanggang 255 na character.',
  'Idempotency-Key was used for something else': 'Nagamit na sa iba ang Idempotency-Key',
  'This Idempotency-Key was already used with another request.':
    'Nagamit na sa ibang request ang Idempotency-Key na ito.',
  'The first request is still under way': 'Ginagawa pa ang unang request',
  'The first request with this Idempotency-Key is still being worked on. Please try again in a moment.':
    'Ginagawa pa ang unang request na may ganitong Idempotency-Key. Subukan ulit maya-maya.',

  'An earlier step is missing': 'May kulang na naunang hakbang',
  'Please complete the earlier steps first.': 'Tapusin muna ang mga naunang hakbang.',
  'The account is activated already': 'Activated na ang account',
  'Your account is already activated.': 'Activated na ang account mo.',
  'The account is not activated': 'Hindi pa activated ang account',
  'Activate your account before applying for a loan.':
    'I-activate muna ang account mo bago mag-apply ng loan.',
  'Member not found': 'Hindi nahanap ang miyembro',
  'There is no member with this id.': 'Walang miyembrong may ganitong id.',
  'This account is closed: what was personal is sealed or forgotten, and nobody here reads it.':
    'Sarado na ang account na ito: nakaselyo na o kinalimutan ang personal na datos, at walang nakababasa nito dito.',

  'The picture has too many pixels': 'Masyadong maraming pixel ang larawan',
  'The picture has more than 40 megapixels. Please choose a smaller one.':
    'Lampas sa 40 megapixel ang larawan. Pumili ng mas maliit.',
  'Too many photos today': 'Sobrang dami ng litrato ngayong araw',
  'You uploaded 20 photos today, which is the most for one day. Please try again tomorrow.':
    'Nakapag-upload ka na ng 20 litrato ngayong araw, at iyon na ang pinakamarami. Subukan ulit bukas.',
  'Too many photos at once': 'Sobrang daming litrato nang sabay-sabay',
  'Many photos are being uploaded right now. Please try again in a moment.':
    'Maraming nag-a-upload ng litrato ngayon. Subukan ulit maya-maya.',
  'The picture is too large': 'Masyadong malaki ang larawan',
  'The picture is larger than 10 MB. Please choose a smaller one.':
    'Lampas 10 MB ang larawan. Pumili ng mas maliit.',
  'Not a picture': 'Hindi larawan',
  'This file is not a JPEG, PNG or WebP picture, or it is damaged.':
    'Hindi JPEG, PNG o WebP na larawan ang file na ito, o sira ito.',
  'The link is not valid': 'Hindi tama ang link',
  'This link is not valid.': 'Hindi tama ang link na ito.',
  'The link has expired': 'Paso na ang link',
  'This link has expired. Please open the page again.': 'Paso na ang link na ito. Buksan ulit ang page.',

  'The exchange rates are too old': 'Luma na ang palitan',
  'Today’s exchange rates are not available yet, so new loans are possible in pesos only. Please choose PHP or try again later.':
    'Wala pa ang palitan ngayong araw, kaya piso lang muna ang bagong loan. Piliin ang PHP o subukan ulit mamaya.',
  'Today’s exchange rates are not available yet, and the new loan is in the currency of the one that it pays off. Please try again later.':
    'Wala pa ang palitan ngayong araw, at ang bagong loan ay nasa currency ng loan na babayaran nito. Subukan ulit mamaya.',
  'No rate is held': 'Walang palitang naghihintay',
  'No rate of this currency waits to be accepted.':
    'Walang palitan ng currency na ito na naghihintay tanggapin.',
  'Another rate is held': 'Ibang palitan na ang naghihintay',
  'The rate that is held is another one by now. Please look at it first.':
    'Iba na ang palitang naghihintay ngayon. Tingnan muna ito.',
  'The quote has changed': 'Nagbago ang mga halaga',
  'The figures have changed since you saw them. Please look at the new ones before you apply.':
    'Nagbago ang mga halaga mula nang makita mo. Tingnan muna ang mga bago bago ka mag-apply.',
  'Loan not found': 'Hindi nahanap ang loan',
  'There is no loan with this number.': 'Walang loan na may ganitong number.',
  'Document not found': 'Hindi nahanap ang dokumento',
  'There is no such document of this loan.': 'Walang ganitong dokumento ang loan na ito.',

  'Wallet not found': 'Hindi nahanap ang wallet',
  'You have no wallet with this id.': 'Wala kang wallet na may ganitong id.',
  'Not enough in the wallet': 'Kulang ang laman ng wallet',
  'The amount is more than the balance of your wallet.': 'Mas malaki ang halaga kaysa balance ng wallet mo.',
  'No open withdrawal request': 'Walang bukas na withdrawal request',
  'There is no open withdrawal request. Please confirm the withdrawal again.':
    'Walang bukas na withdrawal request. I-confirm ulit ang withdrawal.',
  'There is no open withdrawal request with this id.':
    'Walang bukas na withdrawal request na may ganitong id.',
  'This member has no open withdrawal request.': 'Walang bukas na withdrawal request ang miyembrong ito.',
  'The receiving account is another one since this member asked. The member has to confirm the withdrawal again.':
    'Iba na ang tatanggap na account mula nang humiling ang miyembrong ito. Kailangang kumpirmahin muli ng miyembro ang withdrawal.',
  'The request was for something else': 'Para sa iba ang request',
  'The amount or the receiving account differs from the request that the code belongs to. Please confirm the withdrawal again.':
    'Iba ang halaga o ang tatanggap na account sa request na para sa code. I-confirm ulit ang withdrawal.',
  'The one-time password is wrong': 'Mali ang one-time password',
  'Invalid OTP': 'Maling OTP',
  'The one-time password has expired': 'Paso na ang one-time password',
  'This OTP has expired. Please ask your Loan Assistant for a new one.':
    'Paso na ang OTP na ito. Humingi ng bago sa Loan Assistant mo.',
  'Too many wrong tries': 'Sobrang dami ng maling subok',
  'Too many wrong tries. Please ask your Loan Assistant for a new OTP.':
    'Sobrang dami ng maling subok. Humingi ng bagong OTP sa Loan Assistant mo.',
  'Too many wrong tries today. Please try again tomorrow.':
    'Sobrang dami ng maling subok ngayong araw. Subukan ulit bukas.',
  'No one-time password was issued': 'Wala pang ibinigay na one-time password',
  'No OTP was issued for this withdrawal yet. Please ask your Loan Assistant.':
    'Wala pang ibinigay na OTP para sa withdrawal na ito. Itanong sa Loan Assistant mo.',
  'Withdrawal not found': 'Hindi nahanap ang withdrawal',
  'There is no withdrawal with this number.': 'Walang withdrawal na may ganitong number.',
} as const;
