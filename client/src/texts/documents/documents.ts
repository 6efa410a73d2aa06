import type { Language } from '../../lib/language';
import type { WriteLegalDocument } from './legal-document';

export type LegalKind = 'terms' | 'privacy' | 'serviceAgreement' | 'loanContract';

type Load = () => Promise<WriteLegalDocument>;

/** The documents are long, so each is loaded when somebody opens it, in the reader's language alone. */
export const legalDocuments: Readonly<Record<Language, Readonly<Record<LegalKind, Load>>>> = {
  en: {
    terms: async () => (await import('./en/terms')).terms,
    privacy: async () => (await import('./en/privacy')).privacy,
    serviceAgreement: async () => (await import('./en/service-agreement')).serviceAgreement,
    loanContract: async () => (await import('./en/loan-contract')).loanContract,
  },
  fil: {
    terms: async () => (await import('./fil/terms')).terms,
    privacy: async () => (await import('./fil/privacy')).privacy,
    serviceAgreement: async () => (await import('./fil/service-agreement')).serviceAgreement,
    loanContract: async () => (await import('./fil/loan-contract')).loanContract,
  },
};
