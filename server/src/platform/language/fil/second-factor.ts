/** The second factor of staff. */
export const SECOND_FACTOR = {
  'A second factor is needed': 'Kailangan ng pangalawang patunay',
  'Please set up an authenticator for your account first, or sign in with its code.':
    'Mag-set up muna ng authenticator para sa account mo, o mag-sign in gamit ang code nito.',
  'The sign-in has to begin again': 'Kailangang ulitin ang pag-sign in',
  'This sign-in took too long, or is done already. Please sign in again.':
    'Masyadong natagalan ang pag-sign in na ito, o tapos na. Mag-sign in ulit.',
  'The code is not right': 'Hindi tama ang code',
  'This code is wrong, or was used already. Wait for the next one of your authenticator, or use another recovery code.':
    'Mali ang code na ito, o nagamit na. Hintayin ang kasunod sa authenticator mo, o gumamit ng ibang recovery code.',
  'Too many wrong codes': 'Sobrang dami ng maling code',
  'Too many wrong codes. Please sign in again.': 'Sobrang dami ng maling code. Mag-sign in ulit.',
  'Too many wrong codes were tried today. Please try again tomorrow.':
    'Sobrang dami ng maling code na sinubok ngayong araw. Subukan ulit bukas.',
  'There is no second factor': 'Walang pangalawang patunay',
  'There is no authenticator to do this with. Please begin to set one up.':
    'Walang authenticator na magagamit para rito. Magsimulang mag-set up ng isa.',
  'Enter the 6 digits of your authenticator, or one of your recovery codes.':
    'Ilagay ang 6 digit ng authenticator mo, o isa sa mga recovery code mo.',
  'Enter a code of the authenticator that you have so far.':
    'Ilagay ang code ng authenticator na gamit mo ngayon.',
  'token is missing.': 'Kulang ang token.',
} as const;
