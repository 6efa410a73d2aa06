export const activate = {
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
  loadFailed: 'Hindi makuha kung nasaan ka na sa activation.',
};
