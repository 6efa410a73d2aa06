/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { QuotedChargeDto } from './QuotedChargeDto';
export type QuotedChargesDto = {
    /**
     * Interest and processing fee: the finance charge of Republic Act 3765. Taxes are none.
     */
    financeChargePHP: number;
    /**
     * Interest and processing fee: the finance charge of Republic Act 3765. Taxes are none.
     */
    financeChargeXR: number;
    /**
     * Those that are not nothing.
     */
    items: Array<QuotedChargeDto>;
    /**
     * What is repaid: the loan amount, and the charges that are added to it.
     */
    principalPHP: number;
    /**
     * What is repaid: the loan amount, and the charges that are added to it.
     */
    principalXR: number;
    /**
     * What is paid out.
     */
    proceedsPHP: number;
    /**
     * What is paid out. The effective rates are of this.
     */
    proceedsXR: number;
    /**
     * All of them together.
     */
    totalPHP: number;
    /**
     * All of them together.
     */
    totalXR: number;
};

