/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Overpayment } from './Overpayment';
export type PaymentCodeRequestDto = {
    /**
     * What the code pays, in pesos.
     */
    amount: number;
    /**
     * The loan application number.
     */
    loanNumber: string;
    /**
     * What money beyond the amount due pays: the code's reference says it. Without it the lender's default counts.
     */
    pays?: Overpayment;
    /**
     * Digits with the country code, without a plus.
     */
    phoneNumber: string;
};

