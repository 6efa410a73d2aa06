/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type StaffPromiseRequestDto = {
    /**
     * In the loan's currency, at most what is left to pay.
     */
    amount: number;
    /**
     * What the member said, for the audit log.
     */
    note?: string;
    /**
     * The last day on which it will be paid: today, or one of the days after it that can be named.
     */
    promisedOn: string;
};

