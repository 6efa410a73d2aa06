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
    staffTitle: 'Account ng staff ang ginamit mo sa pag-sign in.',
    staffText:
      'Sa back office nagtatrabaho ang staff, at wala itong screen dito. Mag-sign in gamit ang account ng miyembro, o mag-log out.',
    expired: 'Paso na ang login mo.',
    redirecting: 'Ibinabalik ka sa home',
  },
});
