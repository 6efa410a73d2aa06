import { defineTexts } from './define-texts';

export const dashTexts = defineTexts({
  en: {
    title: 'Home',
    promptTitle: 'Activate your account before applying loan',
    promptLead: 'Have ready:',
    promptItems: ['Your registration details', 'A government ID', 'A clear selfie'],
    activate: 'ACTIVATE ACCOUNT',
    stepsTitle: 'The five steps',
    withdraw: 'WITHDRAW NOW',
    details: 'See the details',
    questions: 'Any questions?',
    errorTitle: 'We could not load your account',
  },

  fil: {
    title: 'Home',
    promptTitle: 'I-activate muna ang account mo bago mag-apply ng loan',
    promptLead: 'Ihanda ang mga ito:',
    promptItems: ['Mga detalye ng registration mo', 'Government ID', 'Malinaw na selfie'],
    activate: 'I-ACTIVATE ANG ACCOUNT',
    stepsTitle: 'Ang limang hakbang',
    withdraw: 'MAG-WITHDRAW NA',
    details: 'Tingnan ang mga detalye',
    questions: 'May tanong ka ba?',
    errorTitle: 'Hindi namin ma-load ang account mo',
  },
});
