import { type ConfigDto, componentSchemas } from '@pautang/sdk';
import { formatMoney, formatNumber } from '../../lib/format';
import type { Language } from '../../lib/language';

export interface LegalSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** The text of a document. Its title stands in the catalogue, so that a dialog has its name before its text. */
export interface LegalDocument {
  readonly intro: string;
  readonly sections: readonly LegalSection[];
}

/** What the documents take from the configuration, ready to stand in a sentence. */
export interface LegalFacts {
  readonly companyName: string;
  readonly companyShortName: string;
  readonly secRegistration: string;
  readonly certificateOfAuthority: string;
  readonly paymentOperatorNumber: string;
  readonly contactEmail: string;
  readonly minLoan: string;
  readonly maxLoan: string;
  /** Percent of the loan a month, without its sign. */
  readonly interestRate: string;
  /** '6, 12 or 24', the months one chooses from. */
  readonly terms: string;
  readonly maxPhotoMegabytes: string;
  /** A withdrawal is above this many units of its currency. */
  readonly withdrawalAbove: string;
}

export type WriteLegalDocument = (facts: LegalFacts) => LegalDocument;

const bytesAMegabyte = 1_048_576;
const { minimum: withdrawalAbove } = componentSchemas.WithdrawalPrepareDto.properties.withdrawalAmount;

export function legalFacts(config: ConfigDto, language: Language): LegalFacts {
  return {
    ...config,
    minLoan: formatMoney(config.minLoan),
    maxLoan: formatMoney(config.maxLoan),
    interestRate: formatNumber(config.interestRate),
    terms: new Intl.ListFormat(language, { type: 'disjunction' }).format(config.terms.map(String)),
    maxPhotoMegabytes: formatNumber(config.upload.maxBytes / bytesAMegabyte),
    withdrawalAbove: formatNumber(withdrawalAbove),
  };
}
