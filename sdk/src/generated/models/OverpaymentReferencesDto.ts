/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type OverpaymentReferencesDto = {
    /**
     * The next installments in advance, with all their interest.
     */
    installments: string;
    /**
     * Principal from the last installment backwards, with the interest that it saves.
     */
    principal: string;
};

