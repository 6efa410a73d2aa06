export const start = {
  pageTitle: 'Home',
  headline: 'Empowering Your Future with Our Trusted Lending Services.',
  lead: 'A loan for personal or business use, repaid over 6 to 48 months. You see every peso of the cost before you agree.',
  register: 'REGISTER NOW',
  login: 'Login',
  stepsTitle: 'From here to the money',
  steps: [
    { title: 'Register', text: 'With your phone number and a password.' },
    {
      title: 'Activate your account',
      text: 'Have ready: your registration details, a government ID and a clear selfie.',
    },
    {
      title: 'Apply for a loan',
      text: 'Choose the amount, the currency and the months. Interest, effective rate and total stand beside each other.',
    },
    {
      title: 'Withdraw',
      text: 'To your bank or e-wallet account, once your Loan Assistant gives you the one-time password.',
    },
  ],
  disclosure: 'Study the disclosure statement before you borrow.',
};
