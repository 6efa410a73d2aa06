/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LoanChargeKind } from './LoanChargeKind';
export type LoanChargeDto = {
    /**
     * In the chosen currency.
     */
    amountXR: number;
    /**
     * What it is.
     */
    kind: LoanChargeKind;
};

