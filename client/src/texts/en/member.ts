export const member = {
  activateTitle: 'Activate your account',
};
