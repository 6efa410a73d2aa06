import { defineTexts } from './define-texts';

export const scoreDialogTexts = defineTexts({
  en: {
    title: 'Credit score',
    history: 'What moved it',
    showAll: (count: number) => `Show all ${count} changes`,
    rules: 'How the score moves',
    rulesText:
      'It starts at 500 and stays between 0 and 1000. Each of these counts once for an installment or a loan.',
    limits: 'What a score allows',
    limitsText: 'Paying on time lets you borrow more, or for longer, the next time.',
    fromScore: 'From score',
    upToAmount: 'Loan up to',
    upToMonths: 'Months up to',
    youAreHere: '(you are here)',
  },

  fil: {
    title: 'Ang credit score mo',
    history: 'Ano ang nagpagalaw rito',
    showAll: (count: number) => `Ipakita ang lahat ng ${count} pagbabago`,
    rules: 'Paano gumagalaw ang score',
    rulesText:
      'Nagsisimula ito sa 500 at nananatili sa pagitan ng 0 at 1000. Isang beses lang bibilangin ang bawat isa sa isang hulog o loan.',
    limits: 'Ano ang puwede sa bawat score',
    limitsText: 'Kapag nasa oras kang magbayad, mas malaki o mas matagal ang puwede mong hiramin sa susunod.',
    fromScore: 'Mula sa score',
    upToAmount: 'Loan hanggang',
    upToMonths: 'Buwan hanggang',
    youAreHere: '(nandito ka)',
  },
});
