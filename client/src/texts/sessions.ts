import { defineTexts } from './define-texts';

export const sessionsTexts = defineTexts({
  en: {
    title: 'Where you are signed in',
    about: 'If you do not know one of these, end it and change your password.',
    notLoaded: 'Your devices could not be loaded',
    unknownDevice: 'Unknown device',
    unknownPlace: 'Unknown place',
    thisOne: 'This device',
    lastSeen: (at: string) => `Last seen ${at}`,
    since: (at: string) => `Signed in ${at}`,
    end: 'End',
    endOf: (device: string, at: string) => `End ${device}, last seen ${at}`,
    endOthers: 'End all others',
    ending: 'Ending it.',
    ended: 'That device is signed out.',
    othersEnded: 'All other devices are signed out.',
  },

  fil: {
    title: 'Kung saan ka naka-sign in',
    about: 'Kung may hindi ka kilala rito, tapusin ito at palitan ang password mo.',
    notLoaded: 'Hindi ma-load ang mga device mo',
    unknownDevice: 'Hindi kilalang device',
    unknownPlace: 'Hindi kilalang lugar',
    thisOne: 'Ang device na ito',
    lastSeen: (at: string) => `Huling nakita ${at}`,
    since: (at: string) => `Nag-sign in ${at}`,
    end: 'Tapusin',
    endOf: (device: string, at: string) => `Tapusin ang ${device}, huling nakita ${at}`,
    endOthers: 'Tapusin ang lahat ng iba pa',
    ending: 'Tinatapos.',
    ended: 'Naka-sign out na ang device na iyon.',
    othersEnded: 'Naka-sign out na ang lahat ng iba pang device.',
  },
});
