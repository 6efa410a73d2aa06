/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type WaiverRequestDto = {
    /**
     * In the loan's currency, at most what is unpaid of penalties and late charges; all of that without it.
     */
    amount?: number;
    /**
     * Kept, for the audit log and other staff.
     */
    reason: string;
};

