export const recovery = {
  title: 'Account recovery',
  lead: 'With a recovery code you set a new password. This is how you get the code:',
  steps: [
    'Call or message your Loan Assistant.',
    'Answer a few questions, so that the assistant can be sure that it is you.',
    'The assistant tells you a recovery code of 8 digits. It is good for 15 minutes, and for one use.',
  ],
  warning: 'Tell the code to nobody. We never call or write to ask for your code or your password.',
  phone: 'Phone number',
  code: 'Recovery code',
  newPassword: 'New password',
  confirmation: 'Confirm new password',
  mismatch: 'Password confirmation mismatch.',
  send: 'SET NEW PASSWORD',
  missing: 'Fill in your phone number, the recovery code and the new password twice to continue.',
  effect: 'Every device that is signed in to your account will be signed out.',
  setting: 'Setting the new password.',
  set: 'Your new password is set. Sign in with it.',

  stopTitle: 'Stop the recovery',
  stopQuestion:
    'Somebody had a code issued to set a new password for your account. If that was not you, stop it: the code ends, no other is issued for a day, and a password that was set with it is taken back.',
  stopWithoutCode: 'Open the link of the message that we sent you, whole, to stop a recovery.',
  stop: 'STOP THE RECOVERY',
  stopped:
    'The recovery is stopped. Your password is the one from before. Tell your Loan Assistant what happened.',
};
