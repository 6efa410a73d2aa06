import { defineTexts } from './define-texts';

export const recoveryTexts = defineTexts({
  en: {
    title: 'Account recovery',
    lead: 'With a recovery code you set a new password. This is how you get the code:',
    steps: [
      'Call or message your Loan Assistant.',
      'Answer a few questions, so that the assistant can be sure that it is you.',
      'The assistant tells you a recovery code of 8 digits. It is good for 10 minutes, and for one use.',
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
    mayBeStopped:
      'The recovery may be stopped already: the answer to your first try was lost. Ask your Loan Assistant to be sure.',
  },

  fil: {
    title: 'Pagbawi ng account',
    lead: 'Sa pamamagitan ng recovery code, makakagawa ka ng bagong password. Ganito mo makukuha ang code:',
    steps: [
      'Tawagan o i-message ang iyong Loan Assistant.',
      'Sagutin ang ilang tanong, para matiyak ng assistant na ikaw nga iyon.',
      'Sasabihin sa iyo ng assistant ang recovery code na may 8 digit. Magagamit ito sa loob ng 10 minuto, at isang beses lang.',
    ],
    warning:
      'Huwag sabihin ang code kahit kanino. Hindi kami kailanman tatawag o magme-message para hingin ang code o password mo.',
    phone: 'Phone number',
    code: 'Ang recovery code',
    newPassword: 'Bagong password',
    confirmation: 'I-confirm ang bagong password',
    mismatch: 'Hindi magkapareho ang dalawang password.',
    send: 'ITAKDA ANG BAGONG PASSWORD',
    missing:
      'Ilagay ang phone number mo at ang recovery code, at dalawang beses ang bagong password, para magpatuloy.',
    effect: 'Masa-sign out ang lahat ng device na naka-sign in sa account mo.',
    setting: 'Itinatakda ang bagong password.',
    set: 'Naitakda na ang bagong password mo. Gamitin ito sa pag-sign in.',

    stopTitle: 'Ipatigil ang recovery',
    stopQuestion:
      'May humiling ng code para magtakda ng bagong password sa account mo. Kung hindi ikaw iyon, ipatigil ito: mawawalan ng bisa ang code, walang ibang ibibigay sa loob ng isang araw, at babawiin ang password na itinakda gamit ito.',
    stopWithoutCode:
      'Buksan nang buo ang link ng mensaheng ipinadala namin sa iyo para ipatigil ang recovery.',
    stop: 'IPATIGIL ANG RECOVERY',
    stopped:
      'Napatigil na ang recovery. Ang dating password mo ang gagamitin. Sabihin sa Loan Assistant mo ang nangyari.',
    mayBeStopped:
      'Maaaring napatigil na ang recovery: hindi nakarating ang sagot sa una mong subok. Magtanong sa Loan Assistant mo para makatiyak.',
  },
});
