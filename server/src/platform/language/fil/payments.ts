/** Money that arrives from banks, and what providers tell of it. */
export const PAYMENTS = {
  'The signature is missing': 'Walang signature',
  'This takes signed messages alone: send webhook-id, webhook-timestamp and webhook-signature.':
    'Mga nilagdaang mensahe lang ang tinatanggap dito: ipadala ang webhook-id, webhook-timestamp at webhook-signature.',
  'The signature is not valid': 'Hindi tama ang signature',
  'The signature does not belong to this message and secret.':
    'Hindi sa mensahe at secret na ito ang signature.',
  'The message was signed at another time': 'Sa ibang oras nilagdaan ang mensahe',
  'The webhook-timestamp is more than five minutes away from now. Please sign the message anew.':
    'Mahigit limang minuto ang layo ng webhook-timestamp sa ngayon. Lagdaan ulit ang mensahe.',
  'Payment not found': 'Hindi nahanap ang bayad',
  'There is no incoming payment with this number.': 'Walang dumating na bayad na may ganitong number.',
  'The payment does not lie in suspense': 'Wala sa suspense ang bayad',
  'This payment was assigned, returned or bounced by now.':
    'Naitalaga, naibalik o tumalbog na ang bayad na ito.',
  'The payment was told differently before': 'Iba ang unang sinabi tungkol sa bayad',
  'A payment with this id is known with another day, amount, currency or reference.':
    'May bayad nang may ganitong id na iba ang araw, halaga, currency o reference.',
  'Payment {number} is known under this id with another day, amount, currency or reference.':
    'Kilala na ang bayad na {number} sa id na ito na iba ang araw, halaga, currency o reference.',
  'The loan cannot take the payment': 'Hindi matatanggap ng loan ang bayad',
  'The loan cannot take a payment of this day or amount.':
    'Hindi matatanggap ng loan ang bayad na may ganitong araw o halaga.',
  'The payment is of another currency': 'Nasa ibang currency ang bayad',
  'A payment counts in the currency of the loan alone, and is never exchanged.':
    'Sa currency lang ng loan binibilang ang bayad, at hindi ito ipinapalit.',
  'The currency is a code of ISO 4217, in three capital letters.':
    'Ang currency ay isang code ng ISO 4217, sa tatlong malalaking titik.',
  'The reference has at most 140 characters.': 'Hanggang 140 character ang reference.',
  'The name of the payer has at most 140 characters.': 'Hanggang 140 character ang pangalan ng nagbayad.',
  'The channel has at most 40 characters.': 'Hanggang 40 character ang channel.',
  'The id has 1 to 100 characters.': 'May 1 hanggang 100 character ang id.',
  'You told us of this transfer already': 'Nasabi mo na sa amin ang transfer na ito',
  'You told us of a transfer with this reference number already.':
    'May nasabi ka nang transfer na may ganitong reference number.',
  'Too many transfers wait': 'Masyadong maraming transfer ang naghihintay',
  'So many of your transfers were not found yet that you can tell us of no more. Withdraw one, or contact us.':
    'Marami ka pang transfer na hindi nahahanap kaya hindi ka muna makapagsasabi ng iba. Bawiin ang isa, o makipag-ugnayan sa amin.',
  'You told us of many transfers within a month. Please contact us about this one.':
    'Marami ka nang nasabing transfer sa loob ng isang buwan. Makipag-ugnayan sa amin tungkol dito.',
  'The transfer does not wait': 'Hindi naghihintay ang transfer',
  'There is no such transfer that waits to be found.': 'Walang ganoong transfer na naghihintay na mahanap.',
  'The reference number has 6 to 60 characters, with at least 6 letters or digits.':
    'May 6 hanggang 60 character ang reference number, na may hindi bababa sa 6 na titik o numero.',
  'The bank has 2 to 100 characters.': 'May 2 hanggang 100 character ang bangko.',
  'pays is one of installments, principal.': 'Isa sa installments, principal ang pays.',
  'The type is one of received, bounced.': 'Isa sa received, bounced ang type.',
  'The state is one of UNASSIGNED, ASSIGNED, RETURNED, BOUNCED.':
    'Isa sa UNASSIGNED, ASSIGNED, RETURNED, BOUNCED ang state.',
  'The source is one of PROVIDER, STATEMENT.': 'Isa sa PROVIDER, STATEMENT ang source.',
  'A loan number is like LN00000001.': 'Ganito ang number ng loan: LN00000001.',
  'proposed is true or false.': 'true o false ang proposed.',
  'Send 1 to 50 lines.': 'Magpadala ng 1 hanggang 50 linya.',
  'The number of the line is a whole number from 1.': 'Buong numero mula 1 ang number ng linya.',
  'The place of the line is a whole number from 1.': 'Buong numero mula 1 ang puwesto ng linya.',
  'dryRun is true or false.': 'true o false ang dryRun.',
  'What bounced is told with the id of the payment.': 'Sinasabi ang tumalbog na bayad kasama ang id nito.',
  'Say why in 1 to 500 characters.': 'Sabihin kung bakit, sa 1 hanggang 500 character.',
};
