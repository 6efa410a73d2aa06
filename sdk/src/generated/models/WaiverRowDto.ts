/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type WaiverRowDto = {
    /**
     * In the loan's currency.
     */
    amount: number;
    reason: string;
    /**
     * Why it was taken back.
     */
    reversalReason?: string;
    /**
     * Taken back: then it waives nothing.
     */
    reversed: boolean;
    waivedOn: string;
    waiverId: string;
};

