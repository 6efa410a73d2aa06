/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PaymentClaimState } from './PaymentClaimState';
import type { SuggestedPaymentDto } from './SuggestedPaymentDto';
export type OpenPaymentClaimDto = {
    /**
     * While it is not found: the day of a payment of the same amount that arrived before it was told of, and may be this one.
     */
    alikeOn?: string;
    /**
     * In the chosen currency.
     */
    amount: number;
    /**
     * The bank or e-wallet that it was sent from.
     */
    bank?: string;
    /**
     * Which claim.
     */
    claimId: string;
    /**
     * When the member told of it.
     */
    claimedAt: string;
    /**
     * First and last name.
     */
    fullName: string;
    /**
     * The loan application number.
     */
    loanNumber: string;
    /**
     * The member's id.
     */
    memberId: string;
    /**
     * The day of the transfer.
     */
    paidOn: string;
    /**
     * Of the transfer; empty once it is forgotten.
     */
    reference: string;
    /**
     * How many other claims tell of the same reference.
     */
    sameReferenceClaims: number;
    /**
     * ISO 4217.
     */
    selectedCurrency: string;
    /**
     * MATCHED once the money is there; NOT_FOUND where it was not by `waitsUntil`, and staff look for it; ENDED 30 days later.
     */
    state: PaymentClaimState;
    /**
     * Payments in suspense of the same amount, those with its reference first.
     */
    suggestions: Array<SuggestedPaymentDto>;
    /**
     * The last day on which it may still be on its way; until then nothing late is asked for.
     */
    waitsUntil: string;
};

