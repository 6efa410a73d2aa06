/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SuggestedLoanDto = {
    /**
     * Its member says to have made a transfer with this reference.
     */
    claimed: boolean;
    /**
     * First and last name.
     */
    fullName: string;
    /**
     * The loan application number.
     */
    loanNumber: string;
    /**
     * The member's id.
     */
    memberId: string;
    /**
     * It is the loan's installment, or what its member says to have paid.
     */
    sameAmount: boolean;
    /**
     * The borrower's names stand in the payer's.
     */
    sameName: boolean;
};

