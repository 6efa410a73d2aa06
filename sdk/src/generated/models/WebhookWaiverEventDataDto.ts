/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type WebhookWaiverEventDataDto = {
    /**
     * In the loan's currency.
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
     * The day on which it was waived, in the Philippines.
     */
    waivedOn: string;
    /**
     * Which waiver.
     */
    waiverId: string;
};

