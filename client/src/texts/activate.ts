import { defineTexts } from './define-texts';

export const activateTexts = defineTexts({
  en: {
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
    myData: 'My data',
    myDataText: 'Changed your mind? Download what is kept about you, or close the account.',
    loadFailed: 'The state of your activation could not be read.',
  },

  fil: {
    title: 'I-activate ang account mo',
    lead: 'Limang hakbang, isang beses lang. Nase-save ang bawat isa kapag nagpatuloy ka, kaya puwede kang huminto at bumalik.',
    done: 'Tapos',
    next: 'Susunod',
    start: 'SIMULAN ANG ACTIVATION',
    resume: 'ITULOY ANG ACTIVATION',
    account: 'Account',
    activated: 'Activated na',
    activatedText: 'Kumpleto na ang registration mo. Puwede ka nang mag-apply ng loan.',
    toDashboard: 'PUMUNTA SA DASHBOARD',
    myData: 'Ang datos ko',
    myDataText: 'Nagbago ang isip mo? I-download ang nakatago tungkol sa iyo, o isara ang account.',
    loadFailed: 'Hindi makuha kung nasaan ka na sa activation.',
  },
});
