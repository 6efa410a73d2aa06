import { defineTexts } from './define-texts';

export const contactTexts = defineTexts({
  en: {
    pageTitle: 'Contact Us',
    banner: 'We are here to help you',
    lead: 'Call or message your Loan Assistant, or write to us here. Your message goes straight to our staff.',

    recoveryTitle: 'Account recovery',
    recoveryQuestion: 'Lost device or need to regain access to your account?',
    recover: 'ACCOUNT RECOVERY',
    recovering: 'Please wait.',
    recoveryAdvice: 'Call or message your Loan Assistant!',
    recoverySoon: 'This feature will be coming soon.',

    touchTitle: 'Get in touch',
    officeHours: 'Office hours',
    hours: 'Everyday from 10 am to 10 pm.',
    emailAddress: 'E-mail',
    startChat: 'START LIVE CHAT',
    noChat: 'Live chat is not open yet. The form on this page reaches us.',
    social: 'Follow only our official social media. We never ask there for your password or an OTP.',

    formTitle: 'Write to us',
    name: 'Name',
    email: 'E-mail',
    message: 'Message',
    agreeBefore: 'I agree to the ',
    terms: 'Terms & Conditions',
    send: 'Send',
    sending: 'Sending Message.',
    sent: 'Message sent.',
  },

  fil: {
    pageTitle: 'Kontakin Kami',
    banner: 'Narito kami para tulungan ka',
    lead: 'Tawagan o i-message ang iyong Loan Assistant, o sumulat dito. Diretso sa staff namin ang mensahe mo.',

    recoveryTitle: 'Pagbawi ng account',
    recoveryQuestion: 'Nawala ang device, o hindi makapasok sa account?',
    recover: 'BAWIIN ANG ACCOUNT',
    recovering: 'Sandali lang.',
    recoveryAdvice: 'Tawagan o i-message ang iyong Loan Assistant!',
    recoverySoon: 'Malapit na ang feature na ito.',

    touchTitle: 'Makipag-ugnayan',
    officeHours: 'Oras ng opisina',
    hours: 'Araw-araw, 10 am–10 pm.',
    emailAddress: 'Email',
    startChat: 'SIMULAN ANG LIVE CHAT',
    noChat: 'Hindi pa bukas ang live chat. Sumulat sa form na ito.',
    social:
      'Ang opisyal na social media lang namin ang i-follow. Hindi namin hihingin doon kailanman ang password o OTP mo.',

    formTitle: 'Sumulat sa amin',
    name: 'Pangalan',
    email: 'Email',
    message: 'Mensahe',
    agreeBefore: 'Sumasang-ayon ako sa ',
    terms: 'Terms & Conditions',
    send: 'Ipadala',
    sending: 'Ipinapadala ang mensahe.',
    sent: 'Naipadala na ang mensahe.',
  },
});
