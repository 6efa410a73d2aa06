export type LegalLanguage = 'en' | 'fil';

export interface LegalSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** The text of a document. Its title stands where it is shown, so that a dialog has its name before its text. */
export interface LegalDocument {
  readonly intro: string;
  readonly sections: readonly LegalSection[];
}

/** What a loan contract says besides the figures of its loan. */
export interface ContractFacts {
  readonly companyName: string;
  readonly contactEmail: string;
  /** Interest on the whole loan each month, or on what is still owed. */
  readonly interestMethod: 'add_on' | 'declining';
  /** For so many days after the approval a loan of which nothing was withdrawn is cancelled free of charge. */
  readonly coolingOffDays: number;
  /** What paying late costs, in percent, where the loan says so: never more than the edition lays down. */
  readonly penalty?: {
    /** A day, of the unpaid principal and interest of a late installment. */
    readonly dailyPercent: number;
    /** Once, of the same. */
    readonly lateChargePercent: number;
    /** In the whole life of the loan, of its principal. */
    readonly lifeCapPercent?: number;
  };
  /** Whether charges are stated that are taken once, on approval. */
  readonly isCharged?: boolean;
  /** Whether it pays off an earlier loan, which is stated too. */
  readonly paysOff?: boolean;
}

/** What the agreement before a loan says. */
export interface AgreementFacts extends ContractFacts {
  /** Pesos. */
  readonly minLoan: number;
  readonly maxLoan: number;
  /** Percent a month. */
  readonly interestRate: number;
  /** The months one chooses from. */
  readonly terms: readonly number[];
}

/** What all documents together say of the product. The configuration of the API has all of it. */
export interface LegalFacts extends AgreementFacts {
  readonly companyShortName: string;
  readonly secRegistration: string;
  readonly certificateOfAuthority: string;
  readonly paymentOperatorNumber: string;
  readonly upload: { readonly maxBytes: number };
}

export type WriteLegalDocument<Facts = LegalFacts> = (facts: Facts) => LegalDocument;
