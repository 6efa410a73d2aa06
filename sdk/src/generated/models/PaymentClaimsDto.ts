/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PaymentClaimDto } from './PaymentClaimDto';
export type PaymentClaimsDto = {
    /**
     * Newest first.
     */
    claims: Array<PaymentClaimDto>;
    /**
     * How many more may be told of until one is found or withdrawn.
     */
    left: number;
};

