/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LoanChargeDto } from './LoanChargeDto';
export type LoanChargesDto = {
    /**
     * Those that are not nothing.
     */
    items: Array<LoanChargeDto>;
    /**
     * What was paid out of the principal.
     */
    proceedsXR: number;
    /**
     * All of them together.
     */
    totalXR: number;
};

