export const dashboard = {
  title: 'Home',
  promptTitle: 'Activate your account before applying loan',
  promptLead: 'Have ready:',
  promptItems: ['Your registration details', 'A government ID', 'A clear selfie'],
  activate: 'ACTIVATE ACCOUNT',
  errorTitle: 'We could not load your account',
};
