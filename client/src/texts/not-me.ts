import { defineTexts } from './define-texts';

export const notMeTexts = defineTexts({
  en: {
    title: 'Was this not you?',
    question:
      'We told you of something that happened to your account. If it was somebody else, stop them: every device is signed out, and your password signs nobody in any more until you set a new one. If it was you, there is nothing to do.',
    withoutLink: 'Open the link of the message that we sent you, whole.',
    notMe: 'THIS WAS NOT ME',
    stopped: 'Every device is signed out, and your password signs nobody in any more.',
    mayBeStopped:
      'It may be stopped already: the answer to your first try was lost. Ask your Loan Assistant to be sure.',
    next: 'Now set a new password. Your Loan Assistant gives you a recovery code for it.',
    recover: 'Set a new password',
  },

  fil: {
    title: 'Hindi ba ikaw ito?',
    question:
      'Ipinaalam namin sa iyo ang isang nangyari sa account mo. Kung ibang tao iyon, pigilan ito: masa-sign out ang lahat ng device, at hindi na magagamit ang password mo hangga’t hindi ka nagtatakda ng bago. Kung ikaw iyon, wala kang kailangang gawin.',
    withoutLink: 'Buksan nang buo ang link ng mensaheng ipinadala namin sa iyo.',
    notMe: 'HINDI AKO ITO',
    stopped: 'Naka-sign out na ang lahat ng device, at hindi na magagamit ang password mo.',
    mayBeStopped:
      'Maaaring napigilan na ito: hindi nakarating ang sagot sa una mong subok. Magtanong sa Loan Assistant mo para makatiyak.',
    next: 'Magtakda na ng bagong password. Bibigyan ka ng Loan Assistant mo ng recovery code para rito.',
    recover: 'Magtakda ng bagong password',
  },
});
