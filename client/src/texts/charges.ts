import { defineTexts } from './define-texts';

/** What a loan is charged once; of most lenders nothing. */
export const chargesTexts = defineTexts({
  en: {
    names: { PROCESSING_FEE: 'Processing fee', DOCUMENTARY_STAMP_TAX: 'Documentary stamp tax' },
    ways: { DEDUCTED: 'deducted from the loan', ADDED: 'added to the loan' },
    applied: 'Amount applied for',
    principal: 'Amount of the loan, with what is added',
    receive: 'You receive',
    financeCharge: 'Finance charge: interest and processing fee',
    otherCharges: 'Other charges: the tax, which goes to the state',
    interestSum: (count: number, amount: string) => `the interest, ${count} × ${amount}`,
    interestFalling: (count: number) =>
      count === 1 ? 'the interest of 1 month' : `the interest of ${count} months, less each month`,
    ratesNote: 'The effective rates are of what you receive: they count interest and every charge.',
  },
  fil: {
    names: {
      PROCESSING_FEE: 'Bayad sa pagproseso',
      DOCUMENTARY_STAMP_TAX: 'Buwis sa dokumento (documentary stamp tax)',
    },
    ways: { DEDUCTED: 'ibinabawas sa loan', ADDED: 'idinadagdag sa loan' },
    applied: 'Halagang inaplayan',
    principal: 'Halaga ng loan, kasama ang idinagdag',
    receive: 'Matatanggap mo',
    financeCharge: 'Finance charge: interes at bayad sa pagproseso',
    otherCharges: 'Iba pang singil: ang buwis, na napupunta sa pamahalaan',
    interestSum: (count: number, amount: string) => `ang interes, ${count} × ${amount}`,
    interestFalling: (count: number) =>
      `ang interes ng ${count} buwan${count > 1 ? ', lumiliit bawat buwan' : ''}`,
    ratesNote: 'Ang mga effective rate ay sa matatanggap mo: kasama ang interes at bawat singil.',
  },
});
