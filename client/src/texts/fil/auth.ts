export const auth = {
  signInTitle: 'Mag-sign In',
  phone: 'Phone number',
  password: 'Password',
  rememberMe: 'Tandaan ako',
  signIn: 'MAG-SIGN IN',
  noAccount: 'Wala ka pang account?',
  registerHere: 'Mag-register Dito',
  signingIn: 'Nagsa-sign in.',
  signedIn: 'Naka-sign in ka na.',
  staffTitle: 'Account ng staff ang ginamit mo sa pag-sign in.',
  staffText:
    'Sa back office nagtatrabaho ang staff, at wala itong screen dito. Mag-sign in gamit ang account ng miyembro, o mag-log out.',
  expired: 'Paso na ang login mo.',
  resuming: 'NAGLO-LOAD...',
  redirecting: 'Ibinabalik ka sa home',
};
