export const layout = {
  brand: 'Pautang',
  mainNavigation: 'Main',
  accountNavigation: 'Account',
  menu: 'Menu',
  dashboard: 'Dashboard',
  home: 'Home',
  wallet: 'Wallet',
  signOut: 'Sign Out',
  login: 'Login',
  logOut: 'Log out',
};
