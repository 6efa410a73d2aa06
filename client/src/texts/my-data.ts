import { defineTexts } from './define-texts';

export const myDataTexts = defineTexts({
  en: {
    title: 'My data',
    download: 'Download everything',
    downloadText:
      'All that we keep about you, in one file: what you told us, your loans with their papers, your payments and your ID photos.',
    prepare: 'Prepare the file',
    again: 'Prepare a new file',
    preparing: 'Your file is being prepared. You can close this and come back.',
    missingToPrepare: 'Enter your password to prepare the file.',
    asking: 'Asking for the file.',
    save: 'Save the file',
    until: (at: string) => `It can be saved until ${at}. Whoever has the file can read it.`,
    failed: 'The file could not be prepared. Please try again.',
    expired: 'The last file is no longer there: each is kept for a day.',
    notLoaded: 'The state of your file could not be loaded',
    correctText:
      'Your address, e-mail, work, name, ID, bank account or phone number, and what became of what you asked for.',
    close: 'Close my account',
    closeText:
      'You are signed out everywhere, and cannot sign in again. Nobody reads your data any more; we keep it locked for as long as the law asks, and then delete it, with your photos. Your loans stay in our books without your name. This cannot be undone.',
    closeNeeds: 'It can be closed while you owe nothing and your wallet is empty.',
    password: 'Your password',
    missing: 'Enter your password to close the account.',
    closing: 'Closing your account.',
    closed: 'Your account is closed.',
    mayBeClosed: 'You are signed out: your account may be closed now, as you asked.',
  },

  fil: {
    title: 'Ang datos ko',
    download: 'I-download ang lahat',
    downloadText:
      'Lahat ng iniingatan namin tungkol sa iyo, sa isang file: ang mga sinabi mo, ang mga loan mo at ang mga papel nito, ang mga bayad mo at ang mga larawan ng ID mo.',
    prepare: 'Ihanda ang file',
    again: 'Maghanda ng bagong file',
    preparing: 'Inihahanda ang file mo. Puwede mo itong isara at balikan.',
    missingToPrepare: 'Ilagay ang password mo para ihanda ang file.',
    asking: 'Hinihingi ang file.',
    save: 'I-save ang file',
    until: (at: string) => `Puwede itong i-save hanggang ${at}. Mababasa ito ng sinumang may hawak ng file.`,
    failed: 'Hindi naihanda ang file. Subukan ulit.',
    expired: 'Wala na ang huling file: isang araw lang itinatago ang bawat isa.',
    notLoaded: 'Hindi ma-load ang kalagayan ng file mo',
    correctText:
      'Ang tirahan, email, trabaho, pangalan, ID, bank account o phone number mo, at kung ano ang nangyari sa mga hiniling mo.',
    close: 'Isara ang account ko',
    closeText:
      'Masa-sign out ka sa lahat ng dako, at hindi ka na makakapag-sign in. Wala nang babasa ng datos mo; nakakandado ito hangga’t hinihingi ng batas, at saka buburahin, pati ang mga larawan mo. Mananatili ang mga loan mo sa aming mga libro nang wala ang pangalan mo. Hindi na ito mababawi.',
    closeNeeds: 'Maisasara ito kapag wala kang utang at walang laman ang wallet mo.',
    password: 'Ang password mo',
    missing: 'Ilagay ang password mo para isara ang account.',
    closing: 'Isinasara ang account mo.',
    closed: 'Sarado na ang account mo.',
    mayBeClosed: 'Naka-sign out ka na: maaaring sarado na ang account mo, gaya ng hiniling mo.',
  },
});
