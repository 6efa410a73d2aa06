/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LoanChargeKind } from './LoanChargeKind';
import type { LoanChargeWay } from './LoanChargeWay';
export type QuotedChargeDto = {
    /**
     * Pesos.
     */
    amountPHP: number;
    /**
     * In the chosen currency.
     */
    amountXR: number;
    /**
     * What it is.
     */
    kind: LoanChargeKind;
    /**
     * DEDUCTED: kept back from what is paid out. ADDED: financed, as a part of the principal.
     */
    way: LoanChargeWay;
};

