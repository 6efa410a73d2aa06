export const member = {
  activateTitle: 'I-activate ang account mo',
};
