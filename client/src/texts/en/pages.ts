/** What a search engine shows below the title of each page. */
export const pages = {
  home: 'Borrow in pesos or another currency and repay over 6 to 48 months. You see every peso of the cost before you agree.',
  hiw: 'Register, activate your account, apply for a loan and withdraw it to your bank or e-wallet account: what each step asks of you.',
  about: 'Who lends to you at Pautang, and under which registrations.',
  contact: 'Write to Pautang about a loan, your account or this site.',
  login: 'Sign in to Pautang with your phone number and password.',
  register:
    'Open a Pautang account with your phone number and a password. You see every cost before you borrow.',
  'not-found': 'There is no page at this address.',
};
