export const member = {
  homeTitle: 'Home',
  walletTitle: 'Wallet',
  activateTitle: 'Activate your account',
};
