/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BorrowerDto } from './BorrowerDto';
import type { ConsentDto } from './ConsentDto';
import type { Language } from './Language';
import type { LenderDto } from './LenderDto';
import type { LoanQuoteDto } from './LoanQuoteDto';
export type LoanAgreementDto = {
    /**
     * Whether there is one, in force.
     */
    active: boolean;
    /**
     * When it was agreed to.
     */
    agreedAt?: string;
    /**
     * Who borrows.
     */
    borrower?: BorrowerDto;
    /**
     * Absent from agreements made before it was kept.
     */
    consent?: ConsentDto;
    /**
     * For so many days after the approval the loan can be cancelled free of charge while nothing was withdrawn.
     */
    coolingOffDays?: number;
    /**
     * What the texts were read in.
     */
    language?: Language;
    /**
     * Who lends.
     */
    lender?: LenderDto;
    /**
     * The loan application number.
     */
    loanNumber?: string;
    /**
     * The figures of the loan.
     */
    quote?: LoanQuoteDto;
    /**
     * Of the quote as the server keeps it; whether the member named it stands in consent.
     */
    quoteHash?: string;
    /**
     * The edition of the Service and Policy Agreement and of the loan contract.
     */
    termsVersion?: string;
};

