/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type WaiverRowDto = {
    /**
     * In the loan's currency.
     */
    amount: number;
    /**
     * What the officer said, for the audit log and other staff.
     */
    reason: string;
    /**
     * Why it was taken back.
     */
    reversalReason?: string;
    /**
     * Taken back: then it waives nothing.
     */
    reversed: boolean;
    /**
     * The business day on which it was granted.
     */
    waivedOn: string;
    /**
     * Which waiver.
     */
    waiverId: string;
};

