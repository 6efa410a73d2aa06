/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type WebhookPromiseEventDataDto = {
    /**
     * What was promised, in the loan's currency.
     */
    amount: number;
    /**
     * ISO 4217.
     */
    currency: string;
    /**
     * The loan application number.
     */
    loanNumber: string;
    /**
     * The member's id.
     */
    memberId: string;
    /**
     * Which promise.
     */
    promiseId: string;
    /**
     * The last day on which it was to be paid.
     */
    promisedOn: string;
};

