/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Overpayment } from './Overpayment';
import type { OverpaymentReferencesDto } from './OverpaymentReferencesDto';
export type HowToPayDto = {
    /**
     * Whose account it is.
     */
    accountName: string;
    /**
     * Number of the receiving bank or e-wallet account.
     */
    accountNumber: string;
    /**
     * The receiving bank or e-wallet.
     */
    bankName: string;
    /**
     * What is received: the loan's currency. No payment is exchanged.
     */
    currency: string;
    /**
     * Units of it for one peso today, to see what it costs; no promise. Absent for pesos, and where there is none.
     */
    guideRate?: number;
    /**
     * What money beyond the amount due pays where the reference does not say it.
     */
    overpaymentDefault: Overpayment;
    /**
     * What to write on the transfer: the loan's number.
     */
    reference: string;
    /**
     * The reference with the member's choice of what money beyond the amount due pays.
     */
    references: OverpaymentReferencesDto;
};

