export const dashboard = {
  title: 'Home',
  promptTitle: 'I-activate muna ang account mo bago mag-apply ng loan',
  promptLead: 'Ihanda ang mga ito:',
  promptItems: ['Mga detalye ng registration mo', 'Government ID', 'Malinaw na selfie'],
  activate: 'I-ACTIVATE ANG ACCOUNT',
  errorTitle: 'Hindi namin ma-load ang account mo',
};
