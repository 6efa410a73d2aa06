/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type RepaymentRecordDto = {
    /**
     * In the loan's currency; more than 0.
     */
    amount: number;
    /**
     * Record it although it looks like a repeat: the same amount, paid on the same day, under the same reference.
     */
    force?: boolean;
    /**
     * A day of the Philippines as YYYY-MM-DD, or a moment of it; now when it is absent.
     */
    paidAt?: string;
    /**
     * Of the transfer, to find it again.
     */
    reference: string;
    /**
     * Early settlement in part: what is left after all that is due pays principal, the last installments first.
     */
    settlement?: boolean;
};

