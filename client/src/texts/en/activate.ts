export const activate = {
  title: 'Activate your account',
  lead: 'Five steps, once. Each one is saved when you continue, so you may stop and come back.',
  done: 'Done',
  next: 'Next',
  start: 'START ACTIVATION',
  resume: 'CONTINUE ACTIVATION',
  account: 'Account',
  activated: 'Activated',
  activatedText: 'Your registration is complete. You can apply for a loan now.',
  toDashboard: 'GO TO THE DASHBOARD',
  loadFailed: 'The state of your activation could not be read.',
};
