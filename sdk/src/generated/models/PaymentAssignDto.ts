/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PaymentAssignDto = {
    /**
     * Although it looks like a repeat of a repayment.
     */
    force?: boolean;
    /**
     * The loan application number.
     */
    loanNumber: string;
    /**
     * Early settlement in part, as of a repayment that staff record. Without it, what was proposed holds.
     */
    settlement?: boolean;
};

