export const auth = {
  signInTitle: 'Sign In',
  phone: 'Phone number',
  password: 'Password',
  rememberMe: 'Remember me',
  signIn: 'SIGN IN',
  noAccount: 'No account yet?',
  registerHere: 'Register Here',
  signingIn: 'Signing In.',
  signedIn: 'Sign in successfully.',
  staffTitle: 'You are signed in with a staff account.',
  staffText:
    'Staff work through the back office, which has no screens here. Sign in with a member account, or log out.',
  expired: 'Your login has expired.',
  resuming: 'LOADING...',
  redirecting: 'Redirecting to home',
};
