export const auth = {
  signInTitle: 'Sign In',
  registrationTitle: 'Registration',
};
