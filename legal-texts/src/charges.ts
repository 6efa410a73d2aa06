import type { LegalLanguage } from './legal-document';

const en = {
  names: { PROCESSING_FEE: 'Processing fee', DOCUMENTARY_STAMP_TAX: 'Documentary stamp tax' },
  ways: { DEDUCTED: 'deducted from the loan', ADDED: 'added to the loan' },
  principal: 'Amount of the loan, with what is added',
  receive: 'You receive',
  interest: 'Interest of the whole loan',
  financeCharge: 'Finance charge: interest and processing fee',
  financeChargeOfInterest: 'Finance charge: the interest of the whole loan',
  otherCharges: 'Other charges: the tax, which goes to the state',
  ratesNote: 'The effective rates are of what you receive: they count interest and every charge.',
};

const fil: typeof en = {
  names: {
    PROCESSING_FEE: 'Bayad sa pagproseso',
    DOCUMENTARY_STAMP_TAX: 'Buwis sa dokumento (documentary stamp tax)',
  },
  ways: { DEDUCTED: 'ibinabawas sa loan', ADDED: 'idinadagdag sa loan' },
  principal: 'Halaga ng loan, kasama ang idinagdag',
  receive: 'Matatanggap mo',
  interest: 'Interes ng buong loan',
  financeCharge: 'Finance charge: interes at bayad sa pagproseso',
  financeChargeOfInterest: 'Finance charge: ang interes ng buong loan',
  otherCharges: 'Iba pang singil: ang buwis, na napupunta sa pamahalaan',
  ratesNote: 'Ang mga effective rate ay sa matatanggap mo: kasama ang interes at bawat singil.',
};

/** How the charges of a loan are named, whatever edition it was agreed to by. */
export const chargeLabels: Readonly<Record<LegalLanguage, typeof en>> = { en, fil };
