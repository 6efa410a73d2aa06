export const score = {
  title: 'Ang credit score mo',
  notLoaded: 'Hindi dumating ang credit score mo',
  latest: 'Mga huling pagbabago',
  more: 'Paano gumagalaw ang score',
  history: 'Ano ang nagpagalaw rito',
  showAll: (count: number) => `Ipakita ang lahat ng ${count} pagbabago`,
  installmentOf: (number: number, loan: string) => `Hulog ${number} ng ${loan}`,
  scoreThen: (score: number) => `naging ${score}`,
  rules: 'Paano gumagalaw ang score',
  rulesText:
    'Nagsisimula ito sa 500 at nananatili sa pagitan ng 0 at 1000. Isang beses lang bibilangin ang bawat isa sa isang hulog o loan.',
  limits: 'Ano ang puwede sa bawat score',
  limitsText: 'Kapag nasa oras kang magbayad, mas malaki o mas matagal ang puwede mong hiramin sa susunod.',
  fromScore: 'Mula sa score',
  upToAmount: 'Loan hanggang',
  upToMonths: 'Buwan hanggang',
  youAreHere: '(nandito ka)',
};
