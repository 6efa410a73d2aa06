/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PaymentReasonDto = {
    /**
     * For the audit log, and for whoever reads the payments.
     */
    reason: string;
};

