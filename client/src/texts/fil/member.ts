export const member = {
  homeTitle: 'Home',
  walletTitle: 'Wallet',
  activateTitle: 'I-activate ang account mo',
};
