import { agreedTerms as agreedTermsBefore } from './2026-11/agreed-terms';
import { loanContract as loanContractBefore } from './2026-11/en/loan-contract';
import { papers as papersBefore } from './2026-11/en/papers';
import { serviceAgreement as serviceAgreementBefore } from './2026-11/en/service-agreement';
import { loanContract as loanContractFilBefore } from './2026-11/fil/loan-contract';
import { papers as papersFilBefore } from './2026-11/fil/papers';
import { serviceAgreement as serviceAgreementFilBefore } from './2026-11/fil/service-agreement';
import { agreedTerms } from './2026-12/agreed-terms';
import { loanContract as loanContract202612 } from './2026-12/en/loan-contract';
import { papers as papers202612 } from './2026-12/en/papers';
import { serviceAgreement as serviceAgreement202612 } from './2026-12/en/service-agreement';
import { loanContract as loanContractFil202612 } from './2026-12/fil/loan-contract';
import { papers as papersFil202612 } from './2026-12/fil/papers';
import { serviceAgreement as serviceAgreementFil202612 } from './2026-12/fil/service-agreement';
import { loanContract } from './2027-01/en/loan-contract';
import { papers } from './2027-01/en/papers';
import { serviceAgreement } from './2027-01/en/service-agreement';
import { loanContract as loanContractFil } from './2027-01/fil/loan-contract';
import { papers as papersFil } from './2027-01/fil/papers';
import { serviceAgreement as serviceAgreementFil } from './2027-01/fil/service-agreement';
import { addendum } from './addendum/2026-12/en/addendum';
import { addendum as addendumFil } from './addendum/2026-12/fil/addendum';
import type { AgreementFacts, ContractFacts, LegalLanguage, WriteLegalDocument } from './legal-document';
import { statement } from './statement/en/statement';
import { statement as statementFil } from './statement/fil/statement';

export { chargeLabels } from './charges';
export * from './dates';
export * from './format';
export { topUpLabels } from './top-up';

type AgreedTerms = typeof agreedTermsBefore;
export type PaperLabels = typeof papers;
export type StatementLabels = typeof statement;
export type AddendumLabels = typeof addendum;

/** What an agreement is printed from. */
export interface Edition {
  readonly terms: { readonly [Term in keyof AgreedTerms]: number } & {
    /** Absent of editions that know the first version of the rules alone. */
    readonly lifeCapPercent?: number;
  };
  readonly labels: PaperLabels;
  readonly serviceAgreement: WriteLegalDocument<AgreementFacts>;
  readonly loanContract: WriteLegalDocument<ContractFacts>;
}

/** Every edition that somebody may have agreed to, by its version. */
export const editions: Readonly<Record<string, Readonly<Record<LegalLanguage, Edition>>>> = {
  '2026-11': {
    en: {
      terms: agreedTermsBefore,
      labels: papersBefore,
      serviceAgreement: serviceAgreementBefore,
      loanContract: loanContractBefore,
    },
    fil: {
      terms: agreedTermsBefore,
      labels: papersFilBefore,
      serviceAgreement: serviceAgreementFilBefore,
      loanContract: loanContractFilBefore,
    },
  },
  '2026-12': {
    en: {
      terms: agreedTerms,
      labels: papers202612,
      serviceAgreement: serviceAgreement202612,
      loanContract: loanContract202612,
    },
    fil: {
      terms: agreedTerms,
      labels: papersFil202612,
      serviceAgreement: serviceAgreementFil202612,
      loanContract: loanContractFil202612,
    },
  },
  '2027-01': {
    en: { terms: agreedTerms, labels: papers, serviceAgreement, loanContract },
    fil: {
      terms: agreedTerms,
      labels: papersFil,
      serviceAgreement: serviceAgreementFil,
      loanContract: loanContractFil,
    },
  },
};

/** Every edition of the addendum that somebody may have agreed to, by its version; the last one is the present one. */
export const addendumEditions: Readonly<Record<string, Readonly<Record<LegalLanguage, AddendumLabels>>>> = {
  '2026-12': { en: addendum, fil: addendumFil },
};

export const statementLabels: Readonly<Record<LegalLanguage, StatementLabels>> = {
  en: statement,
  fil: statementFil,
};
