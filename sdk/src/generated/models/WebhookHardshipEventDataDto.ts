/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type WebhookHardshipEventDataDto = {
    /**
     * The loan application number.
     */
    loanNumber: string;
    /**
     * The member's id.
     */
    memberId: string;
    /**
     * Which request.
     */
    requestId: string;
    /**
     * Months, or the day of the month.
     */
    size: number;
    /**
     * PAUSE, LONGER_TERM or DUE_DAY.
     */
    way: string;
};

