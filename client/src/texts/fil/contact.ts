export const contact = {
  pageTitle: 'Kontakin Kami',
  banner: 'Narito kami para tulungan ka',
  lead: 'Tawagan o i-message ang iyong Loan Assistant, o sumulat sa amin dito. Diretso sa staff namin ang mensahe mo.',

  recoveryTitle: 'Pagbawi ng account',
  recoveryQuestion: 'Nawala ang device mo, o hindi ka na makapasok sa account mo?',
  recover: 'BAWIIN ANG ACCOUNT',
  recovering: 'Sandali lang.',
  recoveryAdvice: 'Tawagan o i-message ang iyong Loan Assistant!',
  recoverySoon: 'Malapit nang magamit ang feature na ito.',

  touchTitle: 'Makipag-ugnayan',
  officeHours: 'Oras ng opisina',
  hours: 'Araw-araw, 10 am–10 pm.',
  emailAddress: 'Email',
  startChat: 'SIMULAN ANG LIVE CHAT',
  noChat: 'Hindi pa bukas ang live chat. Makakarating sa amin ang form sa page na ito.',
  social:
    'Ang opisyal na social media lang namin ang i-follow. Hindi namin hihingin doon kailanman ang password o OTP mo.',

  formTitle: 'Sumulat sa amin',
  name: 'Pangalan',
  email: 'Email',
  message: 'Mensahe',
  agreeBefore: 'Sumasang-ayon ako sa ',
  terms: 'Terms & Conditions',
  agreeAfter: '.',
  send: 'Ipadala',
  sending: 'Ipinapadala ang mensahe.',
  sent: 'Naipadala na ang mensahe.',
};
