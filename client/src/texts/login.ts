import { defineTexts } from './define-texts';

export const loginTexts = defineTexts({
  en: {
    signInTitle: 'Sign In',
    phone: 'Phone number',
    password: 'Password',
    forgotPassword: 'Forgot password?',
    rememberMe: 'Remember me',
    signIn: 'SIGN IN',
    byPasskey: 'Use a passkey',
    noAccount: 'No account yet?',
    registerHere: 'Register Here',
    signingIn: 'Signing In.',
    signedIn: 'Sign in successfully.',
    staffTitle: 'You are signed in with a staff account.',
    staffText:
      'Staff work through the back office, which has no screens here. Sign in with a member account, or log out.',
    expired: 'Your login has expired.',
    taken: 'Another member has signed in on this browser.',
    redirecting: 'Redirecting to home',
  },

  fil: {
    signInTitle: 'Mag-sign In',
    phone: 'Phone number',
    password: 'Password',
    forgotPassword: 'Nakalimutan ang password?',
    rememberMe: 'Tandaan ako',
    signIn: 'MAG-SIGN IN',
    byPasskey: 'Gamitin ang passkey',
    noAccount: 'Wala ka pang account?',
    registerHere: 'Mag-register Dito',
    signingIn: 'Nagsa-sign in.',
    signedIn: 'Naka-sign in ka na.',
    staffTitle: 'Account ng staff ang gamit mo.',
    staffText:
      'Nasa back office ang staff, at walang screen dito. Mag-sign in bilang miyembro, o mag-log out.',
    expired: 'Paso na ang login mo.',
    taken: 'May ibang miyembrong nag-sign in dito.',
    redirecting: 'Ibinabalik ka sa home',
  },
});
