import type { LegalFacts, WriteLegalDocument } from '@pautang/legal-texts';
import type { PaperLabels } from '@pautang/legal-texts/papers';
import type { Language } from '../lib/language';

export type LegalKind = 'terms' | 'privacy' | 'serviceAgreement' | 'loanContract';

type Load = () => Promise<WriteLegalDocument<LegalFacts>>;

/** The documents are long, so each is loaded when somebody opens it, in the reader's language alone. */
export const legalDocuments: Readonly<Record<Language, Readonly<Record<LegalKind, Load>>>> = {
  en: {
    terms: async () => (await import('@pautang/legal-texts/2026-11/en/terms')).terms,
    privacy: async () => (await import('@pautang/legal-texts/2027-01/en/privacy')).privacy,
    serviceAgreement: async () =>
      (await import('@pautang/legal-texts/2027-01/en/service-agreement')).serviceAgreement,
    loanContract: async () => (await import('@pautang/legal-texts/2027-01/en/loan-contract')).loanContract,
  },
  fil: {
    terms: async () => (await import('@pautang/legal-texts/2026-11/fil/terms')).terms,
    privacy: async () => (await import('@pautang/legal-texts/2027-01/fil/privacy')).privacy,
    serviceAgreement: async () =>
      (await import('@pautang/legal-texts/2027-01/fil/service-agreement')).serviceAgreement,
    loanContract: async () => (await import('@pautang/legal-texts/2027-01/fil/loan-contract')).loanContract,
  },
};

/** What a disclosure statement says, in the words in which it is printed. */
export const disclosureLabels: Readonly<Record<Language, () => Promise<PaperLabels>>> = {
  en: async () => (await import('@pautang/legal-texts/2027-01/en/papers')).papers,
  fil: async () => (await import('@pautang/legal-texts/2027-01/fil/papers')).papers,
};
