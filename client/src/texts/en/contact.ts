export const contact = {
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
  social:
    'Follow only our official social media. We never ask there for your password or a one-time password.',

  formTitle: 'Send us a message',
  name: 'Name',
  email: 'E-mail',
  message: 'Message',
  agreeBefore: 'I agree to the ',
  terms: 'Terms & Conditions',
  agreeAfter: '.',
  send: 'Send',
  sending: 'Sending Message.',
  sent: 'Message sent.',
};
