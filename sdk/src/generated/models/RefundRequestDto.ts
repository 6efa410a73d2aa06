/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type RefundRequestDto = {
    /**
     * In the loan's currency; all of it without an amount.
     */
    amount?: number;
    /**
     * How the member asked for it: kept, for the audit log and other staff.
     */
    reason: string;
};

